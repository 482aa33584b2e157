"""Weights of the injection model. Made by `tools/train_injection.py`; do not edit."""

# fmt: off

BIAS = -2.24888
UNIT = 0.000043520
#: Least score that is a finding, and that is a sure one.
CUT = 0.9166
SURE = 3.5132
#: Weights of kinds and marks.
NAMED = {
    'k A': 0.8689,
    'k AA': -0.1579,
    'k AB': -0.0811,
    'k AE': -0.1293,
    'k AG': 0.1319,
    'k AI': 0.0145,
    'k AJ': 0.0552,
    'k AL': 0.0403,
    'k AM': 0.0416,
    'k AN': 0.1828,
    'k AP': 0.3635,
    'k AR': 0.4466,
    'k AS': 0.0006,
    'k AU': 0.0662,
    'k AV': 0.0686,
    'k AW': 0.0514,
    'k AX': 0.2196,
    'k AY': -0.0307,
    'k B': 0.8057,
    'k BA': -0.1212,
    'k BE': -0.1758,
    'k BG': 0.0054,
    'k BI': 0.0412,
    'k BJ': 0.0457,
    'k BK': -0.1649,
    'k BL': -0.0324,
    'k BM': 0.0301,
    'k BN': 0.1219,
    'k BP': -0.145,
    'k BQ': 0.0054,
    'k BR': 0.3602,
    'k BS': 0.2322,
    'k BT': -0.1977,
    'k BU': 0.0247,
    'k BV': 0.0015,
    'k BW': 0.5903,
    'k BX': 0.1211,
    'k BY': 0.2415,
    'k BZ': 0.0249,
    'k C': 1.1294,
    'k CB': 0.0633,
    'k CC': 0.0641,
    'k CH': 0.0342,
    'k CI': -0.021,
    'k CJ': 0.0361,
    'k CK': 0.0203,
    'k CN': 0.0368,
    'k CP': 0.2149,
    'k CQ': -0.0428,
    'k CR': 0.1703,
    'k CS': 0.0058,
    'k CV': 0.1207,
    'k CY': 0.7939,
    'k D': 0.1542,
    'k DB': 0.0066,
    'k DI': 0.1227,
    'k DM': 0.0001,
    'k DN': 0.0061,
    'k DQ': 0.0054,
    'k DR': -0.2416,
    'k DS': 0.0061,
    'k DT': 0.0001,
    'k DU': -0.0455,
    'k DY': 0.08,
    'k E': -0.5185,
    'k EA': -0.3517,
    'k EE': -0.2485,
    'k EF': -0.1094,
    'k EG': -0.2413,
    'k EI': 0.2927,
    'k EJ': 0.1454,
    'k EK': 0.267,
    'k EL': -0.0796,
    'k EN': -0.2538,
    'k EO': -0.1916,
    'k EP': 0.0054,
    'k ER': 0.218,
    'k ES': 0.0434,
    'k ET': -0.5012,
    'k EU': -0.0205,
    'k EV': 0.0623,
    'k EW': 0.2867,
    'k EX': -0.1821,
    'k EY': 0.8054,
    'k F': 0.3303,
    'k FA': -0.1347,
    'k FB': -0.1149,
    'k FC': 0.0368,
    'k FE': -0.0318,
    'k FF': 0.0133,
    'k FG': 0.0873,
    'k FI': -0.1612,
    'k FJ': 0.1426,
    'k FM': 0.0061,
    'k FN': 0.4493,
    'k FP': 0.0482,
    'k FR': 0.823,
    'k FT': 0.0826,
    'k FU': 0.1192,
    'k FV': 0.0692,
    'k FW': 0.0017,
    'k FY': 0.4454,
    'k FZ': 0.0368,
    'k G': 0.9563,
    'k GA': 0.116,
    'k GB': 0.0179,
    'k GD': 0.3027,
    'k GE': -0.1747,
    'k GG': 0.2995,
    'k GH': 0.1185,
    'k GI': 0.1968,
    'k GJ': -0.0813,
    'k GK': -0.3526,
    'k GL': 0.3703,
    'k GM': 0.0869,
    'k GN': 0.0959,
    'k GP': -0.4718,
    'k GQ': 0.108,
    'k GR': 0.4103,
    'k GS': -0.022,
    'k GT': 0.2738,
    'k GU': -0.2051,
    'k GV': -0.307,
    'k GW': 0.0454,
    'k GX': 0.1465,
    'k GY': 0.1514,
    'k H': 0.0781,
    'k HA': -0.1773,
    'k HC': -0.0086,
    'k HG': 0.0321,
    'k HK': 0.3615,
    'k HL': 0.0102,
    'k HN': -0.1369,
    'k HQ': 0.0102,
    'k HR': 0.0833,
    'k HS': 0.218,
    'k HY': 0.2681,
    'k I': 0.045,
    'k IA': 0.0438,
    'k IB': -0.3377,
    'k IC': -0.0271,
    'k ID': 0.1227,
    'k IE': -0.1317,
    'k IF': 0.2513,
    'k IG': -0.1976,
    'k II': -0.0499,
    'k IJ': 0.1009,
    'k IK': -0.1456,
    'k IL': -0.0119,
    'k IM': 0.1552,
    'k IN': -0.0406,
    'k IP': 0.0985,
    'k IQ': 0.0589,
    'k IR': 0.2578,
    'k IS': -0.1231,
    'k IU': -0.2224,
    'k IV': 0.0222,
    'k IW': -0.217,
    'k IX': 0.0456,
    'k IY': 0.0191,
    'k IZ': 0.0404,
    'k J': 0.5643,
    'k JA': -0.0547,
    'k JB': -0.1229,
    'k JC': -0.0898,
    'k JE': 0.2957,
    'k JF': 0.0799,
    'k JG': 1.558,
    'k JH': 0.0914,
    'k JI': 0.557,
    'k JJ': 0.3568,
    'k JK': 0.0415,
    'k JL': 0.0661,
    'k JM': 0.07,
    'k JN': 0.2381,
    'k JP': 0.3696,
    'k JQ': 0.0213,
    'k JR': 0.7,
    'k JS': 0.1026,
    'k JT': -0.0008,
    'k JU': 0.1675,
    'k JV': -0.1534,
    'k JW': 0.2597,
    'k JX': 0.2661,
    'k JY': -0.1924,
    'k K': 1.6158,
    'k KB': 0.0365,
    'k KC': 0.0342,
    'k KI': 0.2319,
    'k KK': 0.0825,
    'k KL': 0.02,
    'k KN': -0.1743,
    'k KP': -0.0565,
    'k KQ': 0.0055,
    'k KS': 0.8686,
    'k KW': -0.0306,
    'k KX': -0.187,
    'k KY': -0.0927,
    'k KZ': -0.0906,
    'k L': -1.3963,
    'k LA': 0.0453,
    'k LB': -0.0072,
    'k LD': 0.02,
    'k LE': -0.0197,
    'k LF': -0.0388,
    'k LG': 0.0095,
    'k LI': -0.1639,
    'k LJ': 0.1041,
    'k LL': 0.2157,
    'k LM': 0.0224,
    'k LN': -0.3249,
    'k LP': -0.1436,
    'k LQ': 0.0445,
    'k LR': 0.1241,
    'k LS': -0.0687,
    'k LT': 0.0216,
    'k LU': 0.0934,
    'k LV': -0.0822,
    'k LW': 0.0659,
    'k LY': -0.2505,
    'k M': -0.0738,
    'k MA': 0.0541,
    'k MB': -0.1315,
    'k MD': 0.0001,
    'k MG': 0.2188,
    'k MH': 0.0195,
    'k MI': 0.1034,
    'k MJ': 0.0223,
    'k ML': -0.0251,
    'k MM': 0.0001,
    'k MN': -0.1269,
    'k MO': 0.0107,
    'k MP': 0.1119,
    'k MQ': 0.2447,
    'k MR': 0.102,
    'k MT': 0.0268,
    'k MW': 0.0015,
    'k MX': 0.0672,
    'k MY': 0.0776,
    'k MZ': 0.0999,
    'k N': 0.8157,
    'k NA': 0.0128,
    'k NB': 0.2279,
    'k NC': 0.0183,
    'k ND': 0.3576,
    'k NE': -0.0019,
    'k NF': 0.0417,
    'k NG': 0.1015,
    'k NI': -0.1599,
    'k NJ': 0.3422,
    'k NK': -0.0063,
    'k NL': -0.0774,
    'k NM': -0.0261,
    'k NN': 0.415,
    'k NO': 0.1828,
    'k NP': 0.6789,
    'k NQ': -0.0833,
    'k NR': 0.7687,
    'k NS': -0.0177,
    'k NT': 0.0019,
    'k NU': -0.0071,
    'k NV': 0.153,
    'k NW': -0.1401,
    'k NX': 0.0723,
    'k NY': -0.2435,
    'k NZ': 0.0285,
    'k O': 0.323,
    'k OG': -0.389,
    'k OI': -0.0876,
    'k OJ': 0.0107,
    'k OK': 0.2492,
    'k ON': -0.4408,
    'k OR': 0.3201,
    'k OV': -0.05,
    'k OW': 0.2085,
    'k OY': 0.1346,
    'k P': 0.1788,
    'k PA': 0.0782,
    'k PB': -0.1044,
    'k PD': 0.0211,
    'k PE': 0.0659,
    'k PF': 0.106,
    'k PG': 0.0055,
    'k PI': -0.1391,
    'k PJ': -0.0332,
    'k PK': -0.2407,
    'k PL': 0.0635,
    'k PM': 0.1983,
    'k PN': 1.3878,
    'k PP': 0.8187,
    'k PQ': -0.2208,
    'k PR': 0.6442,
    'k PS': 0.0464,
    'k PU': -0.2262,
    'k PV': 0.5859,
    'k PW': 0.4888,
    'k PX': 0.0882,
    'k PY': 0.5378,
    'k PZ': 0.0103,
    'k Q': -0.1387,
    'k QA': -0.0879,
    'k QB': 0.0055,
    'k QC': 0.0251,
    'k QG': 0.0084,
    'k QI': -0.1151,
    'k QL': 0.0102,
    'k QN': 0.0847,
    'k QO': 0.0248,
    'k QP': -0.0877,
    'k QR': 0.0951,
    'k QS': -0.0628,
    'k QY': -0.0054,
    'k R': 2.4203,
    'k RA': 0.0418,
    'k RB': 0.1279,
    'k RC': 0.0701,
    'k RD': 0.0001,
    'k RE': -0.3529,
    'k RF': 0.0153,
    'k RG': 0.2946,
    'k RJ': 0.3735,
    'k RK': 0.4909,
    'k RL': 0.0865,
    'k RM': -0.0071,
    'k RN': 0.3792,
    'k RP': 0.8671,
    'k RQ': 0.0102,
    'k RR': 0.4798,
    'k RS': 0.4928,
    'k RT': -0.127,
    'k RU': 0.0749,
    'k RV': -0.0773,
    'k RW': 0.3274,
    'k RX': 0.8558,
    'k RY': 0.1725,
    'k RZ': 0.5817,
    'k S': -0.2681,
    'k SA': 0.09,
    'k SB': 0.2178,
    'k SC': 0.3025,
    'k SE': -0.044,
    'k SF': 0.0032,
    'k SG': -0.0493,
    'k SH': 0.2492,
    'k SI': -0.0684,
    'k SJ': 0.5326,
    'k SK': 0.0255,
    'k SM': 0.0307,
    'k SN': 0.6908,
    'k SP': -0.1993,
    'k SQ': -0.1048,
    'k SR': 0.0633,
    'k SS': 0.1206,
    'k ST': -0.0393,
    'k SU': -0.0197,
    'k SV': -0.1367,
    'k SW': 0.264,
    'k SX': 0.1211,
    'k SY': 0.4819,
    'k SZ': 0.5437,
    'k T': 0.2293,
    'k TA': 0.0675,
    'k TE': 0.0569,
    'k TF': 0.0423,
    'k TG': 0.165,
    'k TH': 0.0271,
    'k TI': 0.0007,
    'k TJ': 0.1337,
    'k TL': 0.178,
    'k TM': 0.0535,
    'k TN': 0.0819,
    'k TP': 0.386,
    'k TQ': -0.028,
    'k TR': 0.0751,
    'k TS': -0.0907,
    'k TT': -0.4248,
    'k TU': 0.3554,
    'k TX': 0.0742,
    'k TY': 0.6568,
    'k U': -1.1444,
    'k UA': 0.315,
    'k UB': -0.0427,
    'k UE': -0.0205,
    'k UF': 0.1432,
    'k UG': 0.2617,
    'k UI': -0.086,
    'k UJ': 0.0661,
    'k UK': 0.02,
    'k UL': 0.0546,
    'k UM': 0.0413,
    'k UN': -0.07,
    'k UP': 0.0362,
    'k UQ': -0.0226,
    'k UR': 0.0745,
    'k US': 0.02,
    'k UT': 0.0163,
    'k UU': 0.4778,
    'k UW': -0.0794,
    'k UX': -0.0485,
    'k UY': -0.02,
    'k V': 1.1788,
    'k VA': -0.032,
    'k VC': 0.0361,
    'k VD': 0.0011,
    'k VE': -0.1374,
    'k VF': 0.0092,
    'k VG': -0.0661,
    'k VI': -0.1111,
    'k VJ': 0.0444,
    'k VK': -0.0733,
    'k VL': -0.2595,
    'k VM': 0.0015,
    'k VN': 0.3274,
    'k VP': 0.5369,
    'k VR': 0.4989,
    'k VS': -0.1863,
    'k VU': -0.0504,
    'k VV': -0.2029,
    'k VW': -0.142,
    'k VX': -0.211,
    'k VY': 1.1072,
    'k W': 0.6646,
    'k WB': 0.0268,
    'k WD': -0.1206,
    'k WF': -0.0397,
    'k WG': 0.1675,
    'k WI': 0.0244,
    'k WJ': 0.0015,
    'k WL': 0.0656,
    'k WN': 0.169,
    'k WP': 0.1082,
    'k WS': 0.0654,
    'k WX': 0.0046,
    'k WY': 0.6932,
    'k WZ': 0.1401,
    'k X': -0.0928,
    'k XA': 0.0541,
    'k XB': 0.0068,
    'k XD': 0.004,
    'k XG': 0.1325,
    'k XI': 0.1189,
    'k XJ': 0.0039,
    'k XK': 0.0843,
    'k XM': 0.0756,
    'k XN': -0.1459,
    'k XO': -0.1916,
    'k XP': 0.0076,
    'k XQ': 0.0401,
    'k XR': 0.13,
    'k XS': 0.0307,
    'k XV': 0.004,
    'k XW': 0.3599,
    'k XX': 0.4208,
    'k XY': 0.0711,
    'k XZ': 0.0426,
    'k Y': 1.1601,
    'k YA': 0.5133,
    'k YB': 0.1775,
    'k YC': -0.0428,
    'k YD': 0.186,
    'k YE': -0.6284,
    'k YF': 0.2579,
    'k YG': 1.6215,
    'k YH': 0.623,
    'k YI': -0.2771,
    'k YJ': 0.2027,
    'k YK': 0.756,
    'k YL': -0.1147,
    'k YM': -0.091,
    'k YN': 0.4697,
    'k YO': -0.05,
    'k YP': 1.0039,
    'k YQ': 0.1671,
    'k YR': 2.0714,
    'k YS': 0.6123,
    'k YT': 0.7823,
    'k YU': -0.046,
    'k YV': -0.3124,
    'k YW': -0.0945,
    'k YX': 0.2609,
    'k YY': 1.405,
    'k YZ': 0.4566,
    'k Z': 0.6564,
    'k ZB': -0.0463,
    'k ZC': 0.0368,
    'k ZM': 0.0054,
    'k ZN': 0.1599,
    'k ZP': 0.2352,
    'k ZQ': 0.0054,
    'k ZR': 0.442,
    'k ZW': 0.3558,
    'k ZY': 0.0999,
    'k ZZ': 0.3114,
    'm addressed': 0.3389,
    'm addressed-message': 0.8324,
    'm as-language-model': 0.5055,
    'm asks-above': 0.1831,
    'm asks-hidden': 0.4794,
    'm dan': 1.065,
    'm dialogue-bait': 2.0043,
    'm encoded': 0.7968,
    'm fiction': 0.5575,
    'm first-do': 0.8527,
    'm from-now': 0.1364,
    'm gone-before': 1.1681,
    'm i-want': 0.2559,
    'm in-reply': 0.119,
    'm instead': 0.437,
    'm into-response': 2.049,
    'm link-data': 0.122,
    'm markup-order': 0.3781,
    'm mode': 0.5933,
    'm new-task': 0.7102,
    'm no-doubt': 1.0765,
    'm now-mode': 0.0882,
    'm override': 1.3803,
    'm override-abroad': 0.8941,
    'm override-all': 0.8208,
    'm override-other-scripts': 1.0201,
    'm password-other-languages': 1.2152,
    'm persona': 0.9195,
    'm personal-detail': 0.1825,
    'm phishing': 0.05,
    'm prompt-extraction': 0.7515,
    'm prompt-text': 0.7398,
    'm reveal-key': 0.392,
    'm reveal-prompt': 0.3776,
    'm role-mark': 0.2997,
    'm say-so': 1.3209,
    'm say-yes': 1.3903,
    'm secrecy': 0.1051,
    'm secrecy-order': 0.0375,
    'm send-out': 1.1987,
    'm smuggle': 0.812,
    'm strict-override': 0.986,
    'm tagged-order': 0.3148,
    'm template': 0.257,
    'm todo-after-text': 1.7658,
    'm todo-order': 1.7658,
    'm unrestricted': 0.8257,
    'm your-hidden': 0.8201,
    'm your-key': 0.779,
    'm your-response': 1.1658,
    's AAA': -0.1379,
    's AAJ': -0.2354,
    's AAM': 0.0451,
    's AAP': 0.4764,
    's AAU': 0.0921,
    's AAY': -0.1528,
    's ABY': 0.0012,
    's ACC': 0.0736,
    's AEY': -0.1838,
    's AGL': 0.0909,
    's AGN': 0.1708,
    's AJB': -0.2354,
    's AJJ': 0.0031,
    's AJP': 0.0911,
    's AJR': 0.026,
    's AJS': 0.1125,
    's AJX': 0.1018,
    's ALJ': 0.013,
    's ANI': 0.0868,
    's ANL': -0.0739,
    's ANT': -0.0828,
    's ANY': 0.0031,
    's APF': 0.08,
    's APL': 0.03,
    's APY': 0.4764,
    's AQY': -0.0864,
    's ARJ': 0.0228,
    's ARL': 0.1125,
    's ARX': 0.6184,
    's ARY': 0.2769,
    's ASA': 0.0012,
    's AUA': -0.1123,
    's AUR': 0.0219,
    's AUU': 0.0921,
    's AVP': 0.1747,
    's AVY': 0.0063,
    's AWL': 0.1068,
    's AYG': 0.0002,
    's AYI': -0.2389,
    's AYJ': 0.03,
    's AYR': 0.1124,
    's AYT': 0.03,
    's AYY': -0.6558,
    's BAR': 0.1146,
    's BAW': -0.0524,
    's BAY': 0.0039,
    's BET': -0.062,
    's BII': 0.0868,
    's BMZ': 0.0116,
    's BNK': -0.1051,
    's BNN': -0.155,
    's BNR': 0.4121,
    's BNY': 0.0071,
    's BOR': 0.0084,
    's BPE': -0.2747,
    's BPK': -0.4142,
    's BPY': 0.1919,
    's BQG': 0.0111,
    's BRN': 0.0868,
    's BRY': 0.0164,
    's BSK': 0.01,
    's BSX': 0.2359,
    's BSZ': 0.0487,
    's BTT': -0.4434,
    's BUM': 0.0537,
    's BVX': 0.0029,
    's BWL': -0.0405,
    's BWY': 0.0568,
    's BYJ': 0.0083,
    's BYL': 0.0232,
    's BYR': 0.0378,
    's BYY': -0.1486,
    's CCC': 0.1124,
    's CCI': -0.1019,
    's CCV': 0.0124,
    's CCY': 0.1861,
    's CIP': -0.0419,
    's CQP': -0.0941,
    's CRB': 0.1522,
    's CRN': 0.0451,
    's CRP': 0.0518,
    's CSC': 0.0124,
    's CVC': 0.0735,
    's CVP': 0.0124,
    's CYH': 0.0736,
    's CYJ': 0.0735,
    's CYK': 0.0402,
    's CYR': 0.1124,
    's DBQ': 0.0111,
    's DIP': 0.2834,
    's DMY': 0.0002,
    's DRB': 0.0032,
    's DRJ': -0.4806,
    's DYG': 0.03,
    's DYS': 0.0122,
    's EAA': -0.2005,
    's EEA': -0.2005,
    's EEE': -0.2793,
    's EEF': -0.2536,
    's EEG': -0.2697,
    's EEI': -0.0714,
    's EEL': -0.1968,
    's EEN': -0.5278,
    's EER': 0.6122,
    's EES': -0.0368,
    's EET': -0.0829,
    's EEV': 0.0111,
    's EEY': 0.3292,
    's EGK': -0.1833,
    's EGL': -0.3346,
    's EGN': -0.0497,
    's EGP': -0.0889,
    's EIW': -0.0714,
    's EJG': -0.0807,
    's EJI': 0.7126,
    's EKS': 0.7961,
    's ELN': -0.217,
    's ENG': -0.0856,
    's ENJ': -0.2831,
    's ENY': -0.4075,
    's ESE': -0.0865,
    's ETE': -0.0885,
    's ETQ': -0.062,
    's ETS': -0.043,
    's EUE': -0.0387,
    's EVP': 0.0111,
    's EVR': 0.1857,
    's EWY': 0.856,
    's EXO': -0.465,
    's EXP': -0.0856,
    's EXY': 0.0928,
    's EYA': -0.7341,
    's EYF': 0.005,
    's EYG': 0.4126,
    's EYJ': 0.1178,
    's EYN': -0.283,
    's EYR': 1.1073,
    's EYS': 0.1728,
    's EYT': -0.3388,
    's EYU': -0.2502,
    's EYY': 1.2653,
    's FAY': -0.0908,
    's FBY': -0.265,
    's FEE': 0.0111,
    's FEG': -0.0889,
    's FFT': 0.0002,
    's FFY': 0.0063,
    's FIU': 0.0112,
    's FJF': 0.0112,
    's FJG': 0.1471,
    's FJR': 0.0118,
    's FNF': 0.0084,
    's FNP': 0.5077,
    's FNR': 0.0126,
    's FNV': 0.1655,
    's FNY': 0.442,
    's FRJ': 0.0266,
    's FRM': 0.0112,
    's FRP': 0.0228,
    's FRR': 0.0756,
    's FRU': 0.005,
    's FTA': 0.1125,
    's FTG': 0.0002,
    's FTU': 0.0182,
    's FUJ': 0.0219,
    's FUU': 0.0012,
    's FVP': 0.0084,
    's FWB': 0.0039,
    's FYA': -0.3879,
    's FYI': -0.0656,
    's FYJ': 0.1897,
    's FYN': 0.2002,
    's FYP': 0.0844,
    's FYR': 0.08,
    's FYT': 0.0849,
    's FYU': 0.0111,
    's FYY': 0.5489,
    's FZC': 0.0969,
    's GAA': 0.0002,
    's GAL': 0.013,
    's GAN': 0.0725,
    's GBY': 0.0378,
    's GDY': 0.4488,
    's GEE': -0.0889,
    's GGL': 0.1384,
    's GGX': 0.0338,
    's GHJ': 0.1471,
    's GHQ': 0.0202,
    's GHY': 0.0451,
    's GID': 0.2834,
    's GIL': 0.0143,
    's GIP': 0.1159,
    's GIU': 0.0266,
    's GJJ': 0.1178,
    's GJR': 0.0209,
    's GJT': 0.1039,
    's GKN': -0.1833,
    's GLE': 0.4261,
    's GLG': 0.0756,
    's GLI': 0.0209,
    's GLJ': 0.0325,
    's GLL': 0.1965,
    's GLN': -0.3947,
    's GLQ': 0.0957,
    's GLR': 0.0175,
    's GLS': 0.0737,
    's GLT': 0.0266,
    's GLY': -0.2394,
    's GNL': 0.0114,
    's GNR': 0.2619,
    's GNS': -0.0497,
    's GNY': 0.434,
    's GPA': 0.0725,
    's GPF': 0.1471,
    's GPG': 0.0217,
    's GPJ': 0.006,
    's GPL': 0.1875,
    's GPN': -0.1946,
    's GPP': -0.0742,
    's GPR': -0.0478,
    's GPU': -0.2257,
    's GPV': 0.0422,
    's GRA': 0.0031,
    's GRG': 0.4199,
    's GRJ': 0.4281,
    's GRM': 0.0913,
    's GRP': 0.0021,
    's GRR': 0.153,
    's GRU': 0.0779,
    's GRY': -0.1293,
    's GSC': 0.06,
    's GSP': -0.1347,
    's GTE': 0.1178,
    's GTJ': 0.1538,
    's GTN': 0.0977,
    's GTR': 0.0314,
    's GUD': -0.1344,
    's GUF': 0.0099,
    's GUR': 0.0966,
    's GUT': 0.0153,
    's GUY': 0.004,
    's GVA': -0.0739,
    's GVE': -0.283,
    's GVN': -0.1387,
    's GVP': -0.1508,
    's GVU': 0.004,
    's GWL': 0.0836,
    's GXS': 0.0741,
    's GXY': 0.0891,
    's GYG': 0.2187,
    's GYJ': 0.1915,
    's GYR': -0.1931,
    's GYT': 0.0451,
    's GYY': -0.5548,
    's HAA': -0.4729,
    's HJJ': 0.1471,
    's HKC': 0.0736,
    's HKS': 0.5846,
    's HQL': 0.0202,
    's HSI': 0.0039,
    's HYC': -0.0941,
    's HYG': 0.055,
    's HYR': 0.1834,
    's HYY': 0.4328,
    's IBR': 0.0164,
    's IDI': 0.2834,
    's IEE': -0.1,
    's IFZ': 0.0518,
    's IGU': -0.1279,
    's IIN': 0.5077,
    's IJC': -0.1138,
    's ILJ': 0.0725,
    's ILL': 0.0143,
    's IMA': 0.03,
    's IMG': -0.0824,
    's IMN': -0.222,
    's IMO': 0.0209,
    's INI': -0.1408,
    's INR': -0.1384,
    's INS': -0.0491,
    's INY': -0.2833,
    's IPJ': -0.1819,
    's IPL': 0.0092,
    's IPN': -0.2754,
    's IPU': -0.1357,
    's IPY': 0.3771,
    's IQI': -0.1947,
    's IQR': 0.2672,
    's IRF': 0.0064,
    's IRJ': 0.3383,
    's IRY': -0.1968,
    's ISC': -0.1019,
    's ISN': -0.1294,
    's ISQ': -0.1262,
    's IUR': -0.2381,
    's IUY': 0.0266,
    's IVP': -0.0823,
    's IVY': 0.1354,
    's IWL': -0.0965,
    's IXX': 0.1139,
    's IYF': 0.5806,
    's IYG': -0.2075,
    's IYI': -0.0936,
    's IYK': 0.4723,
    's IYM': 0.5254,
    's IYN': -0.3757,
    's IYP': 0.4755,
    's IYR': 0.4581,
    's IYS': 0.2248,
    's IYW': 0.1219,
    's IYY': -0.5719,
    's IZB': 0.0568,
    's JAR': 0.0228,
    's JBA': -0.2354,
    's JCK': -0.1138,
    's JEI': 0.7126,
    's JEY': 0.005,
    's JFI': 0.0112,
    's JFJ': 0.0106,
    's JFR': 0.034,
    's JFT': 0.1125,
    's JGG': 0.0121,
    's JGH': 0.1673,
    's JGI': 0.0143,
    's JGJ': 0.1178,
    's JGL': 0.1007,
    's JGP': 0.1471,
    's JGR': 0.3288,
    's JGT': 0.1178,
    's JHN': -0.2997,
    's JIG': -0.1279,
    's JIM': 0.0399,
    's JIN': 0.0084,
    's JIP': -0.1577,
    's JIR': 0.0064,
    's JIS': 0.0725,
    's JIY': 0.4897,
    's JJG': 0.0031,
    's JJI': 0.0015,
    's JJJ': 0.0012,
    's JJM': 0.0153,
    's JJN': 0.006,
    's JJR': 0.3707,
    's JJT': 0.1125,
    's JJU': 0.0039,
    's JJV': 0.0034,
    's JJY': 0.1178,
    's JMG': 0.0153,
    's JNB': 0.1146,
    's JNG': 0.0071,
    's JNN': 0.0382,
    's JPI': 1.1818,
    's JPJ': -0.2831,
    's JPL': 0.006,
    's JPN': 0.0911,
    's JPP': 0.0351,
    's JPY': 0.0232,
    's JQR': 0.006,
    's JRA': 0.025,
    's JRG': 0.1313,
    's JRM': 0.05,
    's JRN': 0.1536,
    's JRP': 0.0366,
    's JRR': 0.2291,
    's JRS': 0.0033,
    's JRT': 0.0064,
    's JRU': 0.0544,
    's JRX': 0.174,
    's JRY': 0.4832,
    's JSA': 0.1125,
    's JSW': 0.0071,
    's JTF': 0.0756,
    's JTG': 0.1561,
    's JTJ': 0.0101,
    's JTP': 0.0283,
    's JUA': 0.0869,
    's JUF': 0.0112,
    's JUL': 0.0232,
    's JUM': 0.0039,
    's JUU': 0.0969,
    's JVL': 0.0034,
    's JVN': 0.0071,
    's JVP': 0.0189,
    's JVR': 0.0735,
    's JXK': 0.0925,
    's JXW': 0.1609,
    's JXX': 0.1942,
    's JXY': -0.337,
    's JYA': 0.237,
    's JYG': 0.0209,
    's JYJ': -0.3276,
    's JYM': 0.0021,
    's JYR': 0.5104,
    's JYS': 0.0096,
    's JYT': 0.1878,
    's KCY': 0.0402,
    's KKX': 0.0408,
    's KNB': -0.0656,
    's KQB': 0.01,
    's KSY': 0.6421,
    's KSZ': 0.2903,
    's KTT': -0.2073,
    's KXR': 0.0925,
    's KXW': 0.0786,
    's KYK': 0.0381,
    's KYL': 0.0355,
    's KYR': 0.2559,
    's KYY': 0.0298,
    's LAG': 0.0909,
    's LAW': 0.0868,
    's LBI': 0.0868,
    's LBN': -0.0309,
    's LDY': 0.03,
    's LFA': -0.0908,
    's LFY': -0.0251,
    's LGP': -0.2005,
    's LGY': 0.0951,
    's LIM': 0.0209,
    's LIN': -0.0611,
    's LIP': 0.0477,
    's LIQ': -0.1002,
    's LIY': -0.4294,
    's LJF': 0.0112,
    's LJJ': 0.0112,
    's LJM': 0.013,
    's LJN': 0.0323,
    's LJP': 0.0232,
    's LJQ': 0.006,
    's LJR': 0.074,
    's LJT': 0.0153,
    's LJU': 0.0112,
    's LLG': 0.1064,
    's LLI': 0.0477,
    's LLJ': 0.0323,
    's LLL': 0.179,
    's LLM': 0.0283,
    's LLN': 0.0063,
    's LLP': 0.0323,
    's LLR': 0.0355,
    's LLT': 0.0277,
    's LLU': 0.1728,
    's LLY': 0.0967,
    's LMT': 0.0283,
    's LNG': -0.0592,
    's LNI': -0.1357,
    's LNJ': 0.1978,
    's LNY': 0.0111,
    's LPD': 0.0111,
    's LPL': 0.0323,
    's LPN': 0.1125,
    's LPV': -0.2002,
    's LRL': 0.0355,
    's LRS': 0.0101,
    's LRU': 0.0002,
    's LRY': 0.025,
    's LTG': 0.0277,
    's LTY': 0.0015,
    's LUU': 0.1728,
    's LWL': 0.0467,
    's LYE': -0.0644,
    's LYG': 0.1027,
    's LYI': -0.2621,
    's LYJ': 0.0494,
    's LYM': 0.0173,
    's LYN': -0.2275,
    's LYR': 0.0837,
    's LYU': 0.0951,
    's LYY': -0.0571,
    's MAJ': 0.1278,
    's MDM': 0.0002,
    's MGI': 0.0153,
    's MGN': 0.0112,
    's MGP': 0.0212,
    's MGS': 0.06,
    's MHY': 0.0182,
    's MIQ': 0.2672,
    's MJG': 0.0725,
    's MJR': 0.05,
    's MLN': -0.1837,
    's MMJ': 0.0725,
    's MNG': 0.025,
    's MNQ': -0.222,
    's MOJ': 0.0209,
    's MPP': 0.0966,
    's MPW': 0.0034,
    's MTG': 0.0213,
    's MTR': 0.0266,
    's MUA': 0.007,
    's MYH': 0.0039,
    's MYJ': 0.1229,
    's MYL': -0.3028,
    's MYT': 0.0002,
    's MZP': 0.0116,
    's MZY': 0.237,
    's NAB': 0.0012,
    's NAU': 0.0219,
    's NBN': 0.006,
    's NBP': 0.1919,
    's NBR': 0.0868,
    's NBW': -0.0656,
    's NDR': 0.0032,
    's NEJ': 0.7126,
    's NET': -0.2983,
    's NEY': -0.283,
    's NFF': 0.0063,
    's NFR': 0.0219,
    's NFV': 0.0084,
    's NFY': 0.0011,
    's NFZ': 0.0451,
    's NGA': 0.0063,
    's NGL': 0.116,
    's NGN': 0.0143,
    's NGP': -0.0393,
    's NGU': 0.1007,
    's NGW': 0.0111,
    's NGX': 0.0277,
    's NII': 0.5077,
    's NIM': -0.0852,
    's NIP': -0.5942,
    's NIY': -0.2039,
    's NJC': -0.1177,
    's NJG': 0.0741,
    's NJI': 0.0084,
    's NJJ': 0.031,
    's NJP': -0.2831,
    's NJR': 0.2776,
    's NJT': 0.0283,
    's NJU': 0.0868,
    's NJX': 0.0071,
    's NJY': 0.0414,
    's NLI': -0.0739,
    's NLJ': 0.0127,
    's NLY': -0.1925,
    's NNA': 0.0219,
    's NNI': 0.0323,
    's NNN': 0.0323,
    's NNR': 0.623,
    's NNT': 0.0869,
    's NNY': 0.006,
    's NOW': 0.3527,
    's NPI': -0.1594,
    's NPJ': 0.0039,
    's NPP': 0.6509,
    's NPY': 0.0224,
    's NRB': 0.0204,
    's NRF': 0.0016,
    's NRP': 1.2152,
    's NRX': 0.0003,
    's NRY': 0.1224,
    's NSG': -0.0491,
    's NSY': -0.0497,
    's NUR': 0.0788,
    's NUU': 0.013,
    's NVP': 0.1655,
    's NWD': -0.2504,
    's NWY': 0.0323,
    's NXX': 0.0107,
    's NYB': 0.2041,
    's NYE': -0.4821,
    's NYF': 0.0125,
    's NYI': -0.0167,
    's NYJ': -0.0549,
    's NYK': 0.0957,
    's NYN': 0.0172,
    's NYP': 0.0421,
    's NYR': -0.3898,
    's NYS': 0.6009,
    's NYT': 0.007,
    's NYU': 0.0071,
    's NYV': -0.2125,
    's NYY': 0.0725,
    's NZP': 0.0274,
    's OGR': 0.0467,
    's OGV': -0.1387,
    's OJY': 0.0209,
    's OKS': 0.6066,
    's ONE': -0.465,
    's ONG': 0.004,
    's ORY': 0.2054,
    's OSN': 0.585,
    's OWY': 0.4002,
    's OYR': 0.599,
    's PAW': 0.0725,
    's PBM': 0.0116,
    's PDB': 0.0111,
    's PEE': -0.2747,
    's PEG': -0.3346,
    's PFJ': 0.1471,
    's PFY': 0.1041,
    's PGL': 0.0217,
    's PGP': -0.1146,
    's PIE': -0.2342,
    's PIG': -0.2535,
    's PIY': -0.3649,
    's PJP': 0.006,
    's PJR': 0.0039,
    's PKL': -0.1598,
    's PKY': -0.4142,
    's PLA': 0.0909,
    's PLD': 0.03,
    's PLF': -0.0251,
    's PLI': -0.0611,
    's PLL': 0.0376,
    's PLN': 0.1978,
    's PLS': -0.1051,
    's PLY': 0.1562,
    's PMP': 0.0966,
    's PNA': 0.0012,
    's PNB': 0.006,
    's PND': 0.0032,
    's PNF': 0.023,
    's PNG': 0.0277,
    's PNI': 0.1606,
    's PNJ': 0.0558,
    's PNL': 0.0015,
    's PNN': 0.0869,
    's PNP': 0.104,
    's PNR': 0.1228,
    's PNW': 0.0323,
    's PNX': 0.187,
    's PNY': 0.1614,
    's PNZ': 0.0274,
    's PPG': 0.0966,
    's PPI': -0.0941,
    's PPN': 0.7119,
    's PPP': -0.0941,
    's PPR': 0.0046,
    's PPX': -0.1737,
    's PPY': -0.0193,
    's PQN': 0.1945,
    's PQO': 0.0467,
    's PQR': 0.0116,
    's PRJ': 0.0064,
    's PRK': 0.0016,
    's PRP': 0.1427,
    's PRT': -0.0478,
    's PRX': -0.4822,
    's PSC': 0.5362,
    's PSN': 0.1385,
    's PUF': -0.0766,
    's PUG': -0.1549,
    's PUP': -0.0603,
    's PUU': -0.1357,
    's PUW': -0.0823,
    's PUY': -0.0889,
    's PVP': -0.1215,
    's PVY': 0.0409,
    's PWG': 0.4027,
    's PWT': 0.0737,
    's PWU': 0.4261,
    's PWX': 0.2491,
    's PWY': 0.0034,
    's PYB': 0.08,
    's PYF': 0.0063,
    's PYI': 0.1722,
    's PYJ': 0.0306,
    's PYL': 0.0111,
    's PYM': 0.2971,
    's PYN': 0.5961,
    's PYP': 0.6609,
    's PYR': 0.2195,
    's PYS': -0.3043,
    's PYT': 0.1148,
    's PYV': 0.0177,
    's PYY': -0.5249,
    's QBY': 0.01,
    's QLL': 0.0143,
    's QNG': 0.0202,
    's QNQ': 0.1815,
    's QNU': 0.013,
    's QOG': 0.0467,
    's QPP': -0.0941,
    's QPX': -0.1167,
    's QRN': 0.0116,
    's QSC': 0.06,
    's QSG': -0.062,
    's QSI': -0.1262,
    's QYE': -0.0864,
    's RAA': 0.0451,
    's RAN': 0.0031,
    's RCC': 0.1124,
    's RCY': 0.1124,
    's REC': -0.3514,
    's REE': 0.3383,
    's REI': -0.3589,
    's RET': -0.8563,
    's REV': -0.2357,
    's RFY': 0.0064,
    's RGI': 0.1006,
    's RGL': 0.03,
    's RGN': 0.2291,
    's RGP': -0.225,
    's RGR': -0.527,
    's RGT': 0.0977,
    's RGV': 0.004,
    's RGY': 0.0073,
    's RJG': 0.0266,
    's RJN': 0.3383,
    's RJU': 0.0228,
    's RJY': -0.8559,
    's RKB': 0.2194,
    's RKK': 0.0016,
    's RKS': 0.2903,
    's RLP': 0.1125,
    's RMD': 0.0002,
    's RMG': 0.0612,
    's RMX': 0.0555,
    's RMY': 0.1169,
    's RNG': 0.0209,
    's RNJ': 0.1679,
    's RNP': 1.02,
    's RNY': 0.0911,
    's RPF': 0.0232,
    's RPJ': 0.1471,
    's RPK': -0.0476,
    's RPN': 0.6034,
    's RPS': 0.1385,
    's RPW': 0.0021,
    's RPY': 0.6277,
    's RQN': 0.0202,
    's RRG': 0.0467,
    's RRJ': 0.153,
    's RRQ': 0.006,
    's RRY': 0.3047,
    's RSA': 0.0012,
    's RSI': 0.0073,
    's RSN': 0.0101,
    's RSW': 0.4927,
    's RSY': 0.0378,
    's RSZ': 1.2195,
    's RTU': 0.0064,
    's RUG': 0.011,
    's RUI': 0.0009,
    's RUL': 0.0002,
    's RUN': 0.0121,
    's RUO': 0.004,
    's RUU': 0.0112,
    's RUY': 0.027,
    's RVI': -0.2597,
    's RVP': -0.2251,
    's RVY': 0.0073,
    's RWI': -0.2352,
    's RWZ': 0.2834,
    's RXI': 0.2239,
    's RXK': 0.0012,
    's RXR': 0.0356,
    's RXW': 0.1728,
    's RXX': 0.2543,
    's RXY': 0.3226,
    's RYA': 0.0383,
    's RYG': 0.5689,
    's RYJ': 0.2581,
    's RYK': -0.1647,
    's RYL': 0.0868,
    's RYM': -0.2467,
    's RYN': 0.0182,
    's RYP': 0.0064,
    's RYQ': 0.0756,
    's RYR': 0.1489,
    's RYS': 0.1828,
    's RYT': 0.1178,
    's RYV': 0.0064,
    's RYX': 0.006,
    's RYY': 0.2375,
    's RZN': 0.2468,
    's RZR': 0.2834,
    's RZZ': 0.0269,
    's SAR': 0.1125,
    's SAS': 0.0012,
    's SBS': 0.4356,
    's SCC': -0.0894,
    's SCI': 0.06,
    's SCP': 0.5362,
    's SCR': 0.1522,
    's SCS': 0.0124,
    's SCY': 0.06,
    's SEE': -0.0714,
    's SGP': -0.0491,
    's SIB': 0.0164,
    's SIN': 0.0112,
    's SIS': -0.1262,
    's SJY': -2.2263,
    's SKQ': 0.01,
    's SMA': 0.0741,
    's SNB': 0.2248,
    's SNE': 1.3643,
    's SNF': 0.0063,
    's SNJ': 0.585,
    's SNN': 0.0116,
    's SNP': 0.2041,
    's SNY': 0.1639,
    's SQP': -0.1167,
    's SQS': -0.1262,
    's SSC': 0.1522,
    's SSN': 0.0012,
    's STA': -0.0828,
    's SUI': -0.043,
    's SVN': -0.4249,
    's SWY': 0.0071,
    's SXP': 0.0092,
    's SXW': 0.0331,
    's SXX': 0.0498,
    's SYG': 0.0378,
    's SYH': 0.7684,
    's SYK': 0.0355,
    's SYN': -0.4925,
    's SYR': 0.4927,
    's SYY': 0.0381,
    's SZP': 0.0263,
    's SZW': 0.0224,
    's TAA': 0.1398,
    's TAE': -0.3872,
    's TAJ': 0.1125,
    's TAN': -0.0828,
    's TAY': 0.1507,
    's TBN': 0.4121,
    's TEY': 0.5898,
    's TFR': 0.0756,
    's TGA': 0.0002,
    's TGI': 0.0266,
    's TGJ': 0.0283,
    's TGL': 0.1749,
    's TGT': 0.1125,
    's TGU': 0.0153,
    's THY': 0.0451,
    's TJF': 0.0106,
    's TJI': 0.6254,
    's TJR': 0.0073,
    's TJU': 0.0101,
    's TJX': 0.1538,
    's TJY': 0.0911,
    's TNE': -0.162,
    's TPL': 0.1728,
    's TPM': 0.0966,
    's TPY': -0.4434,
    's TQA': -0.3102,
    's TQS': -0.062,
    's TRG': 0.025,
    's TRP': 0.0266,
    's TRY': 0.0064,
    's TSC': 0.0001,
    's TSU': -0.043,
    's TTE': -0.4465,
    's TTP': -0.4434,
    's TUB': -0.1273,
    's TUF': 0.007,
    's TUJ': 0.0901,
    's TUK': 0.0355,
    's TUN': 0.0966,
    's TUP': 0.0053,
    's TUR': 0.0064,
    's TUU': 0.1006,
    's TUY': 0.0483,
    's TYJ': 0.0754,
    's TYP': 0.6395,
    's TYU': 0.6689,
    's TYY': 0.0911,
    's UAJ': -0.1123,
    's UAN': 0.0868,
    's UAU': 0.0869,
    's UEE': -0.0387,
    's UFI': -0.0766,
    's UFJ': 0.0124,
    's UFT': 0.0182,
    's UFU': 0.1927,
    's UFY': 0.1453,
    's UGL': 0.521,
    's UGP': 0.0785,
    's UGR': 0.005,
    's UGU': -0.227,
    's UIN': 0.0009,
    's UJG': 0.0121,
    's UJN': 0.0289,
    's UJQ': -0.0708,
    's UJR': 0.0901,
    's UKS': 0.0355,
    's ULJ': 0.0232,
    's ULY': 0.0002,
    's UMG': 0.0537,
    's UMY': 0.0039,
    's UNG': 0.0966,
    's UON': 0.004,
    's UPN': -0.0752,
    's UPP': 0.0053,
    's UPY': 0.004,
    's URM': 0.0966,
    's URP': 0.0277,
    's URY': -0.2317,
    's UTG': 0.0153,
    's UUA': 0.1819,
    's UUF': 0.1939,
    's UUG': 0.4603,
    's UUI': -0.1471,
    's UUJ': 0.0121,
    's UUM': 0.0277,
    's UUP': 0.0869,
    's UUR': 0.0277,
    's UUU': 0.6597,
    's UUV': 0.1728,
    's UUW': -0.1245,
    's UUY': 0.1016,
    's UWG': 0.0112,
    's UWY': -0.1357,
    's UYG': 0.0951,
    's UYJ': 0.0114,
    's UYM': 0.0306,
    's UYP': 0.0129,
    's UYR': 0.0182,
    's UYX': -0.1398,
    's UYY': 0.0745,
    's VAN': -0.0739,
    's VCV': 0.0735,
    's VCY': 0.0735,
    's VEY': -0.283,
    's VJR': 0.0073,
    's VKN': -0.2395,
    's VLY': 0.0034,
    's VNJ': 0.0071,
    's VNP': 0.0039,
    's VPI': 0.0033,
    's VPL': -0.0189,
    's VPN': -0.1899,
    's VPP': 1.5771,
    's VPQ': -0.5171,
    's VPR': 0.8337,
    's VPU': -0.0823,
    's VPV': 0.0365,
    's VPY': 0.1743,
    's VRY': 0.0071,
    's VSP': -0.1955,
    's VTP': 0.1728,
    's VUP': 0.004,
    's VVP': -0.522,
    's VWO': -0.262,
    's VXY': 0.0029,
    's VYG': 0.0064,
    's VYI': 1.2475,
    's VYN': 0.0098,
    's VYP': 0.355,
    's VYV': 0.0073,
    's VYY': 0.0122,
    's WDY': -0.2504,
    's WGL': 0.0112,
    's WGR': 0.4027,
    's WGV': -0.2121,
    's WIP': -0.2352,
    's WIY': 0.8625,
    's WJX': 0.1041,
    's WLB': 0.0559,
    's WLF': -0.0908,
    's WLP': 0.0111,
    's WLR': 0.0467,
    's WLS': -0.0656,
    's WLY': 0.032,
    's WON': -0.262,
    's WPX': 0.2647,
    's WSN': 0.1538,
    's WUU': 0.4261,
    's WVP': -0.4753,
    's WXY': 0.0071,
    's WYA': 0.4002,
    's WYB': 0.0071,
    's WYJ': 0.0034,
    's WYS': 0.0568,
    's WYT': 0.856,
    's WYY': -0.2778,
    's WYZ': 0.0323,
    's XBY': 0.0346,
    's XIY': 0.2239,
    's XKP': -0.1971,
    's XKX': 0.1712,
    's XON': -0.465,
    's XPK': -0.0856,
    's XPN': 0.006,
    's XPW': 0.0092,
    's XRP': -0.7582,
    's XRX': 0.2868,
    's XRY': 0.0356,
    's XSC': 0.0124,
    's XSM': 0.0741,
    's XVP': 0.0655,
    's XVY': 0.0482,
    's XWN': 0.1728,
    's XWS': 0.1538,
    's XWX': 0.0071,
    's XXB': 0.0122,
    's XXQ': 0.0786,
    's XXZ': 0.0928,
    's XYJ': 0.0071,
    's XYK': 0.2483,
    's XYM': 0.2237,
    's XYR': 0.2543,
    's XYX': 0.0786,
    's XZN': 0.0928,
    's YAA': 0.241,
    's YAR': 0.2769,
    's YAW': -0.1931,
    's YBY': 0.1609,
    's YCQ': -0.0941,
    's YDR': -0.4806,
    's YDY': 0.0122,
    's YEE': -0.4688,
    's YEL': -0.0201,
    's YEX': -0.465,
    's YEY': -0.4304,
    's YFF': 0.0002,
    's YFN': -0.4782,
    's YFR': 0.005,
    's YFU': 0.0012,
    's YFW': 0.0039,
    's YFY': 0.4044,
    's YGA': 0.0855,
    's YGB': 0.0378,
    's YGD': 0.4488,
    's YGG': 0.1384,
    's YGJ': 0.0078,
    's YGL': -0.0964,
    's YGN': 0.1908,
    's YGP': -0.1049,
    's YGQ': 0.0951,
    's YGR': 0.3914,
    's YGT': 0.1852,
    's YGU': -0.2604,
    's YGW': 0.0725,
    's YGX': 0.0209,
    's YGY': 0.5184,
    's YHK': 1.0782,
    's YHS': 0.0039,
    's YHY': 0.2898,
    's YIG': -0.2558,
    's YII': -0.0237,
    's YIL': 0.0725,
    's YIN': -0.3674,
    's YIR': -0.8301,
    's YIU': -0.0679,
    's YIW': -0.0656,
    's YIX': 0.0569,
    's YIY': 0.1458,
    's YJA': 0.0228,
    's YJE': 0.005,
    's YJF': 0.1125,
    's YJG': 0.212,
    's YJH': -0.2997,
    's YJI': -0.0306,
    's YJJ': 0.2548,
    's YJN': 0.1146,
    's YJP': -0.1134,
    's YJR': 0.4085,
    's YJS': 0.0071,
    's YJU': 0.0232,
    's YJV': 0.0818,
    's YJY': 0.2559,
    's YKC': 0.0402,
    's YKI': 0.4723,
    's YKK': 0.1365,
    's YKP': -0.2647,
    's YKX': 0.2933,
    's YKY': 0.3065,
    's YLA': 0.0868,
    's YLL': -0.101,
    's YLN': -0.2917,
    's YLP': -0.2002,
    's YLR': 0.0232,
    's YMA': 0.0538,
    's YMB': -0.3358,
    's YMG': 0.2323,
    's YMI': 0.2539,
    's YMJ': -0.2046,
    's YML': -0.1837,
    's YMN': -0.166,
    's YMP': 0.0034,
    's YMQ': 0.4146,
    's YMT': 0.0405,
    's YMU': 0.007,
    's YMY': -0.0689,
    's YMZ': -0.5747,
    's YNB': 0.1919,
    's YND': 1.2723,
    's YNE': -0.283,
    's YNF': 0.0451,
    's YNJ': -0.4711,
    's YNL': -0.1925,
    's YNP': -0.1612,
    's YNR': 0.0329,
    's YNS': -0.2935,
    's YNW': -0.25,
    's YNY': -0.7385,
    's YOG': -0.1387,
    's YPE': 0.6395,
    's YPF': 0.0009,
    's YPI': 0.3347,
    's YPM': 0.237,
    's YPN': -0.1239,
    's YPP': -0.0481,
    's YPQ': 0.0467,
    's YPR': -0.1849,
    's YPV': 0.0409,
    's YPY': 0.7768,
    's YRA': -0.6277,
    's YRB': 0.1312,
    's YRC': 0.1124,
    's YRE': 0.4204,
    's YRF': 0.0554,
    's YRG': 0.03,
    's YRJ': 0.0232,
    's YRM': 0.0202,
    's YRP': 0.9996,
    's YRR': 0.0527,
    's YRS': 0.2746,
    's YRV': 0.0073,
    's YRW': -0.2352,
    's YRX': 0.8532,
    's YRY': 0.7986,
    's YRZ': 0.3094,
    's YSB': 0.4356,
    's YSN': 0.9823,
    's YSS': 0.1522,
    's YSY': 0.0381,
    's YTA': 0.1221,
    's YTE': -0.2615,
    's YTG': 0.0951,
    's YTH': 0.0451,
    's YTJ': 0.7166,
    's YTP': 0.0966,
    's YTS': -0.1673,
    's YTT': -0.183,
    's YTU': 0.2579,
    's YTY': 0.0091,
    's YUA': 0.6689,
    's YUJ': -0.0638,
    's YUP': -0.0752,
    's YUU': 0.1063,
    's YVG': -0.2077,
    's YVJ': 0.0073,
    's YVL': -0.22,
    's YVN': 0.0039,
    's YVP': 0.175,
    's YVR': 0.0071,
    's YVS': -0.1955,
    's YVX': -0.425,
    's YVY': 0.0186,
    's YWG': -0.2121,
    's YXK': -0.1185,
    's YXP': 0.006,
    's YXY': 0.0786,
    's YYA': 0.5375,
    's YYD': 0.0122,
    's YYF': 0.2069,
    's YYG': 1.0447,
    's YYI': 1.0647,
    's YYJ': 0.0977,
    's YYK': 0.5021,
    's YYM': -0.1408,
    's YYN': -0.3148,
    's YYP': -0.3028,
    's YYR': 0.7108,
    's YYS': -0.0714,
    's YYT': 0.867,
    's YYY': -0.4247,
    's YZA': 0.0323,
    's YZZ': 0.5786,
    's ZBN': -0.1961,
    's ZBR': 0.2868,
    's ZBW': 0.0568,
    's ZCR': 0.0969,
    's ZPB': 0.0116,
    's ZPQ': 0.0116,
    's ZPW': 0.2662,
    's ZRW': 0.2834,
    's ZRZ': 0.0559,
    's ZWP': 0.2647,
    's ZYR': 0.0463,
    's ZZR': 0.5786,
    's ZZY': 0.0463,
    's ZZZ': 0.3132,
}
#: Weights of words and letters in units: 16 bits a bucket, little-endian, zlib, base 85.
PACKED = (
    'c-owO2ecHm_wdZN*MUcsB7aaRN|9y(6p$jKf)uF=B1MXYjs*l1DRu!V(ga0Rihw8}A}E5QARQ@E6p-F|ZFgppFE=;IWM=o_?|gd>yxo~hCb_w}{oWXc`)L($'
    'zklo)#x*i33BI?D!v9^;ZZ?<Lg~;trUvgUvTa~+Z3wb+uQ<~xXRCFo@?#cCDD`n)_i<~Sn+4$6WGrF0=wQ+O|f5Qv5Y_*B#&kPD?i#yc*l{6<`sCJY+zn$Xu'
    'ANZSQ@?R_X|38$$J8P-&pP%wU`2V1Bf&3W6D^Jih0utBR%#WHw_?WK5^>tTS{F|Xh^&W4z-`DbX?e{&b=W`6UZw7J1gPh8wl-<QjG_t~B{2QjPI`B85?p$#G'
    '5O7*r#4tV&!MA^6Tln}NG|uunmw5Bc@_LWGi2og5)BEV@Xt9FD*|-+7x2)zP*?(+!Cj9MZRb^v*&vx6-w+fmP+7rdRS_b0Bem@_vix}m^-%6>5(L6Y_<P3hl'
    'jTzKn^SBz_Rq?Hlr{~!Y{;kIT29x%%Hks^S4c0?3-rlxalHXI_RiiD=pKd@48z1uDzldIEW#iwM8Qd87jC4~zaYvqEbW1UeoSZe}MmRG{jcYM2XcjOZ%xN2T'
    '?><0Vu`wZ>evZ9s<=@XaKBIooYXbA$Dqt8x=u2$nma`ttvAuCc%(?TehVeeR&vc(1LY`ow2qo-&R#bi~N{etj*kczAO%Kguy{=;azO(igW|)$i%jZ!)Zvbz5'
    'G;)o0OxFA9$J&m!n&$(H9&Bt=*x#*}@%IjLPvAX1o`UR&Zv0zSGV83?U*Jc;8?i#4^R+L=+TB9hTB+*I(;V-6{!bu&w!J0cI3@?4w-a6enfGt=-paD?{Wz50'
    'p*#3|jwKBvUK){2dfJsk?(@sooznbU1EaVG`T1m!>3>&pQ2zz<Z>WCFW&JdfG?sn839e~#oD(?5N7BaG@04VJgRHOP#$IhszwZ8TI`$A9z#tgoD^GGOht_$h'
    'P-b9?@hH0jOZAaw^nDAv-yJ@Vy|lHLnlmivt@XBo?A0*h$;h5U{TbBuJN^-sO`VW~u%1qTp+ji1q~gJ;_Qvp81>+f{fOAga>P<eVPOx5fR`9i-R1E%qj*sD3'
    'I$+RI2A!$=jmV=aCV<FbHtykUH#;1X&61E}6*rEv--pF~E;D+xQ5*RWR)^G9W<NIS&tl%*=7gI#col|e^XKo+d!Dr%lmg!ms9sizZ%7|Ea|j%D#%g`7iM>%!'
    'wI=_yvi()hIb^f*GlvrH$zs7!+|v&kTXwQ%IE?3rYXjM@J^b5A-q&{w!#-k9?&N#4yD{7<#~@sRk2llIBd5ele9Zohp&yWI>MeiK^#rJ%j}rK(&`yAU2IF8x'
    '*FaryZ;@}LRr&8tAQ@yCMkl(K+#8fMLF~UGy|tBTPm|TXs2JaneEIuHdsQJOU$A!^CGQlSDcTiv2C@G;h>=|IP>rRm%_VXN@3|7WNKE#73BAtt)HP>_v73!#'
    'TC}ct0N0c~**frQdVl`pVb)&<fzvPeDA7XR{%Q`xUh&qNJ~;fr|KA;rkfh*^u;A?kbFEFfXb@V$TZ}N;@xL&U@!=-++X55Yv)%Bc=%ZSs7Tv@~{CDIFcC{;8'
    'q1k3<<J+Qh$h>Gpj?J&IYu8NNAFGm)ZUFyW$47rN{~wv)K{n$KVh_(^Pn3o|#(uY8ZF-ghK2_I>u~Ck(9x;}Z>1yw<z+IV#zj``9+9CGj5q`B4pVd<WQXSa!'
    'FUfueosY=^HQ&e0aiowX=~5Zdwg$hy0Hr`<54jY(%tpUYqw4Rm9bCuwUq3xre}hEdozppPII}pf4~I_KASHB@lwIKDGiseG(elnhE}N#8<T9%Rc({wxt1E`3'
    '@L)12`Jdw`&i|L~BreU3!<g5N<B`%_CgQs_$-Q%%nSby7*uM{`qzs1m)iaArxqP<EGES0O>~HS%Cup*>iS=8ZROL@Z0{g_<YNyKnO6P(8P(B3k*}(p7606oR'
    'EXUl}=|u~Q5uN7$r#hw82xCdpg@pB(SE^)JXLAgB*@QPsxSQlXzQUKNyeg#IU^WT*_RUj*9!=6<vnY;=J}jPk!p3p86fHWj-O-koWAoW%)Fp%1yY5o7Z*8Qo'
    'gFA2E6{NX_ai^dMQ{#4TY2Kq_9}zv5Hoq49xpqEO?Qf2MEsOod-}0Jxt{(r}#2C(=>dK#N${}z}(ltJU5$yja&fN_5_ldPQ%6V$_9Jl`+3Ex|oT^+&R5%t07'
    'BI|2G5Tvzq2FX8TF#3h$(b%IJFIXJOGzL05*_~vP9r%t8$=RFW4b6;BtnZFdP10xmHjYi^_)x&pc7dIdbcW6E1N+@jEUk~C25S;x_eu3_L!lGSt4;y)g!3$i'
    'j$<`v|DV#Rby0I1`*rfV8Wr!cbdI;jCS+(v3-;Fj<^T(&bo~5A>eHQMZm?7+(KyDib~hU<*uARJY^#~LI?ikovjw!e21djB72<1^(ZaK@=de4~?3zGZ)EYd&'
    '|Nn_*v#~_P)xzc$KAzgJ6WH}!Z6|=H^jn||&>!-VdD(?MyK>R9vh8^v&(k#icLIlk+}NcQyl)~nF2k6IdTm;wdEcaZmbxp7J&!R+oO0G6m9%RLOTj7*i<yp>'
    'J4@cZCj2(*?R>J79Ltce<M8zgqc7XUJHPbkj$bJJSV0HdsJFPEu5lXd*3t_U;{6Fy8XZg8(fXqAPn@3vg#}RR8_DA77eLNuBbd%wJ#2o<INN0NR`xrS&*-Sy'
    '7vr5=@oXKV7k!;cS4CJ4>uIfXX=Yn4bsl%51tOVA=Ra|dd~*W$b}>=QEtEipoLT|2`-x)SH?gr*F;QQft+4BEt^G?8Ned5ay8@)<D(p8EZ|FgQ3pEpSDOO;O'
    'g4`(HqC(K6ZJw18??f3hovr`<=lO5ea(QIB`I&RC@qemy5*y1Y(MPsbnBKvl(#O+ZU9wDZn?Dp*j^?muI3Q+Sz@w9F5m!f~d>_b<6Mh~lXzo@|Rix5NBCi~e'
    'dtxh_*`lD7<Ws`lH<o3P>Q1(Cto_IL<Uf3@JH<RRLa2Mb;e*{wa}8+~-7Q8?#iwPhX03n7NyNE!og0;aCjQHyc7ToMT}7uF1uG{N_4Il#%I6v#?-VCzd~A&5'
    'bGq3a5$J7qqxh6dx6)!L9q1DJo&0~KN*fA%V1sPVxSF_oB7(H%1^&eCu`k$~|HImZ!dEni98Geyhx!~(d-K^B(AxB*l5RAxUinv}-5egTL_Ts*e)P`h_)YTL'
    'd5~Z|cefMZjW4QqG&gmQFoT5H?=*h5VF09>R0g~A8Yh^oL7}>omW*fAK07M#abDKj9O`TM|7jjfSZd$q`F+(n;^Q?fX<O@{=SoL`Axv8lqT|^J2oW7M*{4HB'
    'ZzAmm|EM?I#rqDLZTOY4CAiF$Hx1y;sL@77#+PKcebCSc;>oLQCa<y<ce5D`GJ&GcVm%QHbiut2Kq5`ddY!$D7NC;Kyds`|UhN-hrvzS&B0hX3;ZFK!QbJKW'
    'gFUs9^?!l=9naqU5CLf_ol%*yqUZX2lzY^?=CLsp4uHO;G=2vxFdRRv!ak1jF&pa`!EyRJu*+}LXk&5Fy03a_Ia~Wl>|K48q`s2(e2<Nmr#yDAT0*YHIJ($_'
    '-;<KQb)8CD_;&qSr!ZQro%kJI&7*<7V*Vj;buwrAt$Z|*wO~D6chEL^TWoMf|M1`DH2NWHHGz+PC0)Y!^Pwp4NIzYFD{d~|SU1*VO4GZIPgR@kT2GY}?KrJu'
    'i6tCQhtn@fK~FCe*@zmES{er4tIf)_+`J;jm&7f;l(lck+kM66af^E5X$G;DjQSL^0bg%t<M>QqVO_x`^B4?+F_iVYo6iV{jwS2Fn|f$gQ_1J&885S~woc5Y'
    '7VEVo8}&4`wgWgU-!OE&mD?7$G+&SP*qx95)&x@dJ;8NcrUVB>c{`SOl=n48NkrZGZ?H{`yDFc#g=C6%d_V>y|6mN$b`l7^bM0xx{qGscW_o8ZmBFWxH9aah'
    'H@AUO=!feW8cxKV_WakxD)4`vgI3SIA^2V_IWa~6S6=9|nruyg*Cp5+C(zB}ZT+ofT*GF2PQAaXQ9BIU<!ln+a43;AOX^mLZCqlQmovot*Tbb7M5Je+ty7te'
    '=2!moC;Zx-Z0uu|<0XsRj;ngcb;2g800XdhY_p|}7e9^plX<+S%ElLJr2U*`7HTZ_2weI)cdw5h^-1o;`T<Mp8_q`@&l=Kp#XO!XvOU;`z3~p#?pKD}9WJDw'
    '@>34O(1n9%7)I`9b8pNqu4MQaReNRZ_3zax49@6ID>(oIAR6UD`f3#qpuV2L@%$?W@4M7|muTYAui6@JP_nd{_eczE2L;${motj;T@>v+Z>kkJFXXyi$>>E|'
    'Y5c<a|5l?b*9qv8HrE;&mFPi1!Uj*pN^*!pcmpXXEjFZX483vX0;q*CUc_eEgT4I))n8kMnL`=9=|cW=meBIVwKxlm6HwTvuAOu?lYZAUYg`a)5t)1)yGW@{'
    'aQ3DkVduIU?-l24a0~rfgArO9YJle;R3il~Z-$boc4l7WZILF_z4kacLx4^kGm41ugqgnKT)9A8&W}$^Tm4QWWc*E}*Xr>EJFJuaI+fZL_lB`wOSN{h$f`n#'
    '_wYXBk2s0HuT>#{R#ivg)yz0r_Lsu?DMm@&N3#SRWB|jC$2`x5*p)gIDZn<5{S4vpEdPH>-fIc1>qk7c{g<>~RgGuKmr2s=_7DF%+Vkdz)rP7UTufd4XM!b1'
    'e!B;@l|!4(PUma*fw&$>K+!vg&{xSY#so`UYZ5R)g1kpTV;t4jRsUQQ7|rAuHQR~`=FJ=(kNzYV6IhwAs99L#A~~28-{L2VS}4%IZ({HA_iQoB@iFyK^O>mW'
    'RX;jkkpTUQ-5agJ7p!xgK&n?1;Tj+Lm=vAoFfM4J_xd04tjj!}^+E5vQQi5&Zl90b@g?tVnA6#jzBb$spoPq_y7;ieB5&HG?PU6>3G%gmCsoj=BzEU6VI%t6'
    '1a5IhK<?lB^JME^XcINcVcK|+6U-;o>6H_VE1?V*z*f8MQ6+ks)yeBAJ8k()JF!;x167E%VsJZ6sal<R#!0ctw-n*j%BUD9<AA2WHX09!w;0}bVB@{-GFXM%'
    '$H4DXPMiP3KqD+9;B9Y71j}2v?+<jp;<T%pRg%UX?j=`*ywgqf4BT`nZ@t~gPb!>}1ilxJU#K;bpoTNw@oVkGmGT^3X98{cd!N>zTa6-z{g~>uhUWw<-t<|h'
    'GO`baGLkTUpan$>;Ar|f<Jfg#(t8J<onx`@8I2#E>V5i=yw2?2zx;jYZS;{ce6>0SQ$2iq3&YE@8g6!{uI@EY$gd>mMjJe3y0H=hk~Cn-9sD?v7R$K|*D~Vh'
    '$Z)!h@t6e+GI!JZqGc*l77lx`KuX`i`pC0_AJwOsRvY$?52f@do~$8Sg5BalBK-t|`M2wKeXyhiTx!x@jb?u8ab-=?ZEU}@cWll3EFk?VE`Lp7vw`T9pMqY0'
    'hp;7}pTW2<MberbtS9hBylpSgVDPDi&EPkV1YV$T$Nb}H8ATs5U~paIxRF*1ciU&8r>8TO_8_%DHrB~}Z`X@~O^;DPPL53T4FCIgZar?15^&H)k<8xpO7>&?'
    '+2OVvxhCVWf3MOUgy=Olz5u-@V67b-*=4#mnQCOc*@8-W%PgeZtuC{6z4)EO9JY(t@5+Hy33l7!NWz$rKz|C7)-pcMa_s486rmp$@iNz<w>ZUw|M;yWNniH}'
    'Y$>DlIyfUs+v^QD?R+VHBwO7vXM`8d0o(I*1*^UuN({c&W2xwG+o?gcl+8Gth1|J(KD6ZD1pF;Pe<t1NadN~y@3?feKZ*A+y+^8w6)J7Dpe=1TI-niM4VepQ'
    'B_bnZI;%HHzWWfrGECEE#&Z~M@ln3}$q<bi^)ZW6m(PBF+S?Xw{+ksH);R|q@GY6*3ZdVnH>NT=?R|QO`1Tcf6!rjx=!>d;NiQL{lsf28u&VH03iCB}OpH?+'
    '$M=#Y=;>I?)dsmwzMzB>Xh4A3RA6)+TFX8QdJNzBo6YM<t|zmj5saf^;NO`WtdNh5cA(Wq!6KKB592`E`t-{=O!FPb`p7iS{bz(lDO;D!7TvJ@4(;yG_7#uj'
    's_%hKw%-R;iV`1R?nE2VTLiv247$0o5qtz-rGJe<O>g^w4^I1iquiOL%UEnRBj8zfuQd#PNfYgxCJq?lTR2<N-D@vW(9zJA4AgOC@OQG^>>T``-R8z>vLmT7'
    'Ul&(GepP*|lcl#UX-Vlzi~TUcPa-8h@DdCpeVLx2e_GQi!Oi45Gd|)H`OO`%Rd(BG1@fr*A#3w38+`)~>(|pDmh3g*ZS_hqcSBSJSn$A;q{k*2FC?!wWz-7z'
    'm_qhJ@*(O63FKwOgii%N%x1kU$m@Q68P)C0Gkq&q%;#&kk7QA<zlbYk9f;mJZv#F2f#Jq)d_9V5y)^UffuqrF>h1yYSJ#LhG>V~*mH$75mJZ~<qUbT39%^%S'
    '1$k3jzfh>S!0KDc>&b)91BWYD7%f}B)58p&#Ta}>v9bPa*7EeYQH^95pJ4@*Ml`J7t&L|=QLby4H8l=e(m2GV+DgX1g3HfLz1O<HzTX=H`R#ULy#_8*%DRWR'
    'vX9VK1YDad*>1Dy`*P}f+8A^fuBUV&wHbC6GMg$MjXe7^3!-y5Zl^3rpP}{snJuNz?|{M+^rUUF--*N2Kh1;cxz>!63>Clj6xf#bE|1Nt%%SkMhlgASy3R+t'
    'ThZX9#&|N6qMaNi8Hj*fZZ}5hJ)w6WIq*2=R!+@0?RHXwjfu2R%1=$S<PnU5xjPu(ciW4*HUT~g);@?KzuAY^@a)-8%>>eaX`_4;G==938Qb+vSVnhUGskHo'
    'zBN3+$)uJYqG2Wl4pIDTgVv^=!kmKnQt(LuuTQ1C8r2Wt?<)EiYctiZmv`GGq@;fD>TIJQe<~{cIzcYqI5|?|07$P+FoNlHXJ!I^c96++TfLkDHIj)2dQP}S'
    'hT-T_y!Vy@NA(EhZ1MeN);fuerV7J}mprs!ly5v&1EKJnY!-K<ffu1(v}xhxq*L6O7x4LiZbCd=O>yl>1@YC<6GnM^q{bCGYCS|~U%*6&MX>j?F~Rz;$Y)h7'
    'E)CH<_sUq+)6vXsq=p0Dy6)o5?^2vQ+ME_?^x{J`wzmA<0In~D=%(COVx5<X)|J9%`IQ5yh68bQYje-iW$c-W!6LqW0+zsmd=-vnFEd866&#>iv{Cc|slYVW'
    'HcMIgWSrr4HNp?bw7eT}O&JS1TRbs|kFlU#RoRl#DcpOpsQ0<$&J%PB8^Jm=!>8|n)KG)E7<|gN#vrs!w2EnS-edwE%iM};j*ImolEP^ktrgwj91uNyWx}4?'
    'Cw`rZ;~*uR&B9_ffX`|Ikx?vnbLjQUX{Pw+8l!mHD-<lO)dg1VH}&|0Mowih9+1CbGxasHSZ~9@7D^vcvuH?181M79g(7*u_q91+v!WhuU7Tx5UmG>~vsa=z'
    'OdpNPXp$NNs_5@&V5VgGXZaBA=fRtZjnULVqfPr0V;n7-l9gn8Rv+RT`>XkVWz;b$Ld+xqZ{=`4l7R_)CKLF(K?_Hp_hLFLNBSabkchCkE=vYq)qXaL>Iv}d'
    '5xz=oHEPrgs5uh^U(INj;*}Dv{}0mM$-E8$i1mpCwg*8XaPMRixf^W?W86n2chKd~C;x{$9sEH27?We!8!Cj{$fv5L`V|3FKC|XdRPDJk;@h|@pLjUXi{hOS'
    'E!V=7mWCOgHoL5*2}d@;r$3El&%54}W6rct3AQGy(<J@CtPA(k#+DNA7|-?b(L^yGu03QmzcbUQ8yPI4oXnTd7E4|K{dV?$bN+j<-6{alW{*T5KE1oELz<sM'
    'T&t3M>OmY4!-ki%H-puiuzv@yf@Jp&apQ4Yva4U%n4>c|10y^JvXPr9sLM5`7d%J<zS*lb`dctRWSPb@^f-*a0<BV>wj`BL1bN5}Ddw@{m2_Nw*wzyX6Y=!G'
    'Gzt&xL)qPO07}41-Zp=PI0y@3CEYg^wLx14%V)B-7i$X79OJ8e^sa{ar}$eaiWb2`To$=61aUm&S>Gw1*@QKCzi+#lC>{8>v5eXb<G;Zk{efrnuk&A^PaITu'
    '_nqE?-Koep(LWd1N~R-sf{6dAFh37|?bN=%Ou>5!aVFi9rqPz>A&3Ntyuo8=RtJl!@fGH41ks-d)Pz2b{3zbv&ps5)bim4diu4owphu*rQO<FBd-WuYog5G@'
    'W&C2fc3iMtqaKJ6XXgrD)o5lB^AK;B5_-dFuHjH&W0EWT@fA7Ee$ON|Z$L>_C6$m~Ymlc&Nxt{av$4$0mi*lP><OOG@Dw9#7pfS`-h$#mrq65Q$>L6PuKg|L'
    'JR?Y}7{?)xhGEgnplc;eVShV$I8w(#+X?0oKFwi^o;vij<P?KQEU=FpicWCekE0W{f(tpW9yeW%>fK2Ywe@I{v=KF-vq+9JGr>*+J>`3PJ`edKL_A<*(fqu3'
    '`CI#tT_G69aM8YsT`^&#^I44-fM)lgz=tmwg?P=?Lrt)MbQUm?F|imA3fZS`7)8W$&%z!x4*6yd@%)_?2At;b{Kz+}gC;<=7EKdY_XC>T_yO<zm25dnu)2e0'
    '#x#@wm_=Si4xNB5ujD?v%JfWJ23mXuA;|I#>CBS#g)iymz`a63NHQK0eV3*1mTxoHgX~hE_7!grGX&0OXnjLm=n?xUduqN@o6KhK_?-al*_S*@NG(m-*j`GY'
    'kGNVAN)iic84j~QJ@(;@5O~~{o$x=MtM=u$1r`&GV;sg~sk)f^EQ~nuXdGgOS4kChUB-1mti^-s>a#X#rR}YTIj-akc-7`gCyv=OERgi)SbO*kkFcIcvVY^E'
    'DDx}MLR`CkYqfSgY_w~SF<=6lLj6Oof2$_rh`$Ce#k!M}AVm8;iPR-e=kqEaKtT5|EegDtxCS=y7q0msR$J`z-?d(r^Cz~3(e87}{+{R-0>G^|c%1AY;{`f`'
    'Veb9hJK*NKwN>(VH77N>1dkgAYxG(o^dmac&|?ChcgBRlhXLN;RMz$hYg`uOwsC(y7cv&{wL8f%?*)i0E;RKbw^`HitiKC^qs6v47-PPGUbHV;jU(%+tLL1i'
    'V~zRTYO!AMoYI_%&3C><NrS<%XV|r9Uu3O1@>OmaiUdm0sT6hU?m^hq-*HG?G5`db9?inFhCE4o$Cfdf2j|d3z;>jk^_M_#3b|R0!_^90cm7M_yw2ePG0_<L'
    'aYX0{SvO7PzJOljPEO6&C3Q}R^?DZOE_QfrQYHe>PvXz?V(T9Z>?60S75*6gF%HBqEi)m~vA+d$fl00D5Em5=JPvjSg@3=Lz9qd_J_+;ym*qxeSI>jEwvT*s'
    '7zbEf*0uKxR!^JU2X)<qk)XYGP!K(Ttpmu9dlI0fVD)*LU0Ea|EOuMKOCUlC;|eMyw73)|82x@V74mQoTP2O!5b4g_KJ0Y0|0H0$kMNzcH-zd4#?4lPI10Mk'
    ')~!_k^=TUg&GJs;XZjCyBOZiI9@hidC$DQ)!KNu=ZrVi?zhQ#5b6X@?<c!j`yOANHuRHV2v)U6|l0Hb=-RlT)S6I^z6%~5MS?(L__>hdFzL^v^yUF|=^v&)='
    '-S1+s4mThF%0?cEnXFA$0XvM*#Hhrj(FXKdN|+?4<u^uj0u<tqYh+3)J|*mpM*u#7+yiq*=6bO4;S|>+2AO}==`=N?SrGdXDWjm!gkzcHPJ=T%)+Y**o%^ZC'
    '$FraBhAFI{ZE^mH+L$ezT${L_$W~&F&V<oMidy`(D9UfBJ<2<k!r$<97@CGYj3+!?{U%}Whde}OX$U;PW^k2{ta=e9FF2q@4G`@hqxB!I_ckOM?Am7fD0^~='
    'z_P;WDAhyW<4?3!2q<Xr=z3$2xh`Co$s)y*bgz^q<%J%hjmS%wSsHaQb1iBt{N0da55Qbd1Ec3#Ss)R2ChrIcj|kulnO2wON{@zdf|L?#eac4}e?r&_h}5P('
    '1Tb^0Z_<xMS}xIJl5R9H-ct1U7KR%|g_PmyN$p8<K5~rq|4>Su<X!gM<^X2@O(%Dl4+Q<bH{kC}f@ibFiG8-1dM(>v!+$|hOg9RDmS!0%?v9SSaTkaK+P({q'
    'Cg0ju)Cihbek-Mn${Lsic}!>p`#v^A_{%Q@N*k|pjY|69bmLr>g^|6z8LrJsnrY7C5i1ypny365T^Mbw>s$ZcasH;5&tA#>;OwdE$<p5Uto~;6J=3*3wN~rD'
    'fIy7j9ekFH<KiX`kwn(Yt_DUYwGd-m$)2`N%wPoX<8F$P052<uUkMjVO+<P6kY9YJrV+P!{JBw(bsMri!yE^t&%Af+y4fP3XYyrA1P%{&BtMX0rZSHhDaBLl'
    '7vZDAXs#~<r|o*d9M6nbnK$A+l#On5q&Lmg;3fyPf-k2VZ@!Ta;*S8truAoyE-Bd5@X#BK72)zML1-?(IB(3*V^6Mdyf#R$cl3h26)mUY`aPtw1r*~s>S!~o'
    'OL~Kq&>5lL{iEt<tXoUPxa_OvbAiA6tS6E>Pa97?2XSIj6foxq>8Z5~(KC=$8g(rhg=s76m^S{0BM@niejq(A<`(CNoAfts*PdysL9dX7a`ZWE)LZ$RKK1M#'
    '(1bgxIZOaQ7OswO&lOd4<a0rBd)i>-(R^7%%AS7`uMxbCE%{$5VMAJHv?eI=?~H&B>3)98+Cxyz93Ue1<0ET75R%)^m|G%7iafMR4tk>epGvIlMYj4Etcgya'
    'q<Ox(M~LhBtw8<s=1tG<wd5b-`dMO*)Kl>De>7ljO1UpQ(hfVb3dWD)Ir@4Gq_j~c);*}EX17Pl5D@8G(X$i4V)cayl_XHB{+*bbHEs<3)zxH8nRN<K{9coD'
    '9#C3s7xwJ*yjE7O{gWHTDEzN-#z7zVYm@@gflevalVa8HVN`!YVX)3(w7IN9^oTJl=_^t$9}72fS<`bD^D}oz2t#fYk4TlDN6Fy8>4esn>7o_p0Lo}w$buM^'
    '@idW@ybL1^Gg4(%K5LysaYyII`Z|y|a?+`8l;c>jQ>@E_2bd;ef1}_6@f64H7a>l8!R7zV>1u?1ESH`YW><gXV+C%PMIg(kW^hb8`l*{JIDTh?R?){Z8}tD-'
    'B)|K1z*D~8g#;{;owllyl5XFKuTOPAdruXp!nHW@>MRgXerZ9?kCGyf=rslxke{Arb6e_<r1H$563GjkvGt73!Tf$TJ5^lU6@<(?s7X;tT)Ccf#-n{;Oy3*Y'
    'm391`Z=1i{PguVYzkD=RT>%N;UQ^!z9r)@M^5FJ-&asw|)nJ2*<8hB-CJ}zm`;gaig3JThIV+8-HhLT8Cc9i*#_N8OpeEDH!X~m^tkSlyl&B`tp`LdaQTF>5'
    '6g-lTtLP*MkNYuQpC_XS+KkR5(A|JbfKBQIYu7sRYWkmMPB`(3e?S&<>Uk~Lkt|QZ@vC~^T`JHCttz!KE*Gd_D>?u&S49-x?+GhYtrfjY_sA{3@XSH{98U1u'
    'dC|HjEgr`ckXm4F;mcI_8r2d{_2*aT`{+<329=+arM<=^NG-q?^mBB*Nd)&?PL2t=Cd6p^$uP=&+=C%{$2don?<cbVzZLIUNMb%pD))FVN_=wQS0QQc?8|1q'
    '-UMIf;_I#z`F)X9gEBYwIMXSz9)LEls;27)c6TCZvc&_C+nr>7mw*~i4=o7R)UMMU@NnH5*RG|?p2q0!xi<KNo>j9%AKmb)(>+w@4<31X`G4|px>a4q$K9(E'
    '0=>VbFM{`B63i!Z3ugqislN8$+Pz#02EYI3RtKI{hdzfD{QpM-=z(){EwDnuS%wd{ky#u!?_wPBVY@v6yYJTUZt!x&LG@`57GJkr{AT+kf;APJ1$&BCw>wxn'
    '=K{AFerD$np(Hv!fOSvM&VbcfQmKq&<FI4bzT|xz$;_{x)xlpq^!pRTZ_8Riq&0thpowkUhbi#AEZ*-xu{%n;9uA{1gLE5;b&?L+(~J^2ek;kdj)TzBE3Q1G'
    'y|tSMl2bC#<_nRS8%R^yE>7FoA6Omf;DJ|m0=wqDxjJW*9<Hebr2O{9mY6b|1d7d-=CS3wnEccxPFuUv{)84%S}^43ZV`P|7c=~sei27IYfzBy{~+JQqy+(V'
    '{}}s~&D)lUmh=1iLwZJ&Vf>m7wK;1Npkz}bp*RYjd&c|wLpp~2e}eIYWG;y=ReJ<#v5m3TJ4FLOYU>XYG}@JsW<6_;6F#1Rn$0Eq)&Id337Wtj`&lwG>U}Sh'
    '9de~y^KJ;@M$xBwC{1$D@1zfef^B{PJpq=s;3Bl?u(9q4Y%pEWb{AjK#`AvkhtM8@8yI8rnSHDHeK1M-)#V$c2jNaSJqR9=ByyRp=~P}FPiO_1GTLDtbu~4F'
    'p70HcwJha&+1S%}3+i;1z5Cg?T!Zh8Ja+xdnDPJdxi?>$(9#~up!_1km{~=XcRj=4_GbOlg$C66xsm_FsiA6S<@dQ_jxZp?s5Tkve9!d83r<C&;_ZLf-v#xI'
    'em7ofpSA<{kOE={qt#-z4~L%d{J!5f&DOOb!|zQ=4QTrUjILM<W5{#Rr`Fez_LfyA8BZ`?Q?s0=Y$zEf_z=INr9;qv8Cp8!y;xPTKQG$gu>;HhwK#0XShLEZ'
    't-;6h#dP4N`_$bfzIN|hZd}Lb*EdqAc6&c>^R-o%jkKj0#d7JBreKvQ!mzJ)2;=kK4_@L=Pq>=ct^-vff<n%_!-EqYJyhY%wDbJEPndp5Nq*i7bv?(m8EzN7'
    '!fj!hyb9q?5}>!yPswi%Rs>;ECx6o<kNu!E0q^=QK9*Hvj#vkzWNGwC<0K7mi3RnvP^|iONr7!K?$-R-**3<S%7uJb+?}T)u~yO9mLB0Cw9A<E<9H~axH^PE'
    'V|LPC5KpIx9tF(oq{Ou&xECB{I40rCI#ug94XI(x30)8O^FX_fw4R2M>iZ*9>XLV_fkvZWA3~P$Iuczd?2D$x&<v<HxFYRbnykXqm)F3#Or}QNXZZgX)LlL9'
    '8NpMT4_L08!}SBFQed9If^P)u+-gr1EVOPtat&$<LOqi1>PgU=r+aKCGooO1Iut<rVl@@(l49?oW$1PSIq*ZGP?w-b62y}pEC^YZ5FfL}zLr$U{wz{JTbRv?'
    '|32${A>Q++SgDe{9m-$@vOZBeYNltELIkwvTt*Svhf&uAj6?b31g8&uj0eOhUER8@2RRyv9)A$E1a^a;k+=Pd0^gFl$$Bxe_BY50fOs=0chu&Y8s$VBBuF!m'
    'fr3$f^90s!2~5(g=XzZAG5aks%B$BBy{R5}5y`S-(2VX8{(k-(b@MdP&;5hq=n##w+gV7aMSl)F>XDgF6VQ~8k<AL1YA2lErUY{@9)vf+dgW-fg@Q^-aySjS'
    'ozD|$@4aFsQ*X7gOJd$lLek26I=Y37)7~Y$UQbv_*^R^)Q66q5=K7rRk&ST%@abf(q9~WR)m^au-#r;%lby$5GTNgV7YOV!HYls+G;QyeHJhbPNG{-sJ;e%+'
    'z$ekqUQuh06$V?VowH3rwKts@l$M+YbQ`C!P?6+$(u{%@r(1R=2442ikLw~U1ZqqfMl>axfQ`xxh}k8m3PfQ2uH_eRc4R!f!(=7BN8p*2jbVZKTE%UmSko2j'
    '+thMlm|*=sbI@Kp*})n@ZK5q{t$5Q9t{>f#Kw^Pxx-aczmaF$SiEDE|fqEy;s1<uUAL-=e^-nm2-?xthfrH5C^_mnkmxD=}TJ#54Ok~BkG7iM_{~}s1C0J2V'
    'LcAw=g38SGALyq{iMc6;x=?5GilSowlDSfT5!M;UeoRny-zXiZ6<#>}Z-QBb__gHNqnh4!Z?tC!Xgib92u9BSlee0FqhZTZ5j(Vnrt<q28Ki6uiIKq{2~@0W'
    'XAHASQuG_69KM`Fe5+f-=r%`Yn5-3e@};V&xr%>tYlJj)Tsf^Y>-{}XAZJ}FWBspL;E_xPOR8FV$U*2sWY!|^#W(2EB-ArMAS*nwa~JX_=;GJ5a(@lq7opNd'
    'Rr5}6jcDqXgF+CYRFs}qynT#=RPSc;TPpg`x8;qbsQEXKLH!MoA%4IbzG2K1?5%w6sq}JGdbOvEI>@c~EGm*&v63Ds59HXL*^p;cT2xS9ruJH@ht>|rhj%~@'
    'Ykhi?0hR6EBt?^u_jUJS2y(*PX+JXA^uFEw*yN?$l4_?cO(557qOO+)|GG76cKNjFa>n~kPkJ!W!+gux$lf_DIGhfad3;PyD*_e|MK{;dqR!7IRHvyRWH9}-'
    'gbee>I>kbMzhqz^Ig|6Z1zxMid{)bnoZ1egqe&Gd*}@tQr=7CV7M79pOqOfu!rg#U2l(}1#1{G1fqX%kxq1>KtbCS&4F&QWC5&vO19s@48Pb|~h+)nTd6Q|O'
    'G7#0kWzKZKxy%q!U?x!ut}>V3-4#IVS0ORZbP82r)=<=iU*j<ABJ$a%F$z=E%F10CdC}~mjbo@;G)MOV)L?t4u7h!8P}TJTL9O5P@_HXWj1{dGt2`cz=J*Kf'
    'k+YFJqE-;{_j7#|d_CPyrSIH(9>L#gwa-`=*cdEM;W4`q@vVkakNj!=K|Tzv2{iTe`>YK$1XoKdt5}QoF26yRXqs{ljp|%>!2dqFC`1btS2KQ(oYXX+`QZUd'
    'dTwJs==3l_5^0wET@?Hlg`8WhXFW4;BZX&+svXUP$Nn=n1LHu>a!TIX$j^89hYfsTH9c>%rqUkm<Y9HwE~ZN<fs*W}Uy0a_;#`mZgFMMv+-_n7N-ZOq4%Vt?'
    'cj8ZVOIb?4HoT?tS_mGSuIDufSbgo=o7tl6pN6!7W5mFp;(93`93YQqJAv4oNg|5mcy?JkJDALM*5YYyeoL+3Vc@<Tcc-BpgS;tLwXcIY4T}R1Ls-CBXpP6p'
    'Q+&idH0w!=V7m+4Zf@)fFSYA&diRrWOvPw%&ikP@%KuR*uW+f~l=f=$Dd%zBM)REqhDD{VO~!QJN4qdBey516MB6P=`So-XohtTGbI<<z*K#ZH0%;aI%#^<6'
    'a2aXiK%3@4Tb?EGI+JNNf4c+RH;oqK?PuDuK31<dY@Baw2?4$PDbOfZfxW$^^_i#^2;BW7p2#ECa0~sDNwuRGO`L@JUL@1#7L+;alX<IjjIT`@AUq%Lo5Exu'
    'pX;kO_X9;hGOfudvq$0!IF5{>yPj+(;6>wA`%UInpzw6J&xcsigeo{-9ofloHG}@*i8*>3V(4W2N?v~oXAF!YXmh|5eqh(>l~@0`@+rmaME(gp9K9`pr=Una'
    '-0Ce&e}^>!dLJUKX|3R+1id+Rt#|12^s;C3{h@u|obrm#Mg$Rq(wDYPgOcCigEez|1|gq5%*U6+^URLrc)f)fC4x2-fL;eLRt7L5>PiS?_jcM?)&$<nsB#^='
    '>qYR)0Y0ChWPVt39*AxDRz1;(=hksL6o-ioERZg6-+{fSw~h5M-f&(OerBYvr5P1)v0!cxC=yl(DVOrA4^CYJD?PtE3QhWBjx!y!F%(o-^p)p{Rtc<l5U~z^'
    '+dYgoP4US;$3wdm9vorc{?z3ekp*yP-XBC({VICS<3Ei_KX)f8GhyGRCzJ=qJvroOwhPy@jZ&MxttH#3ps7Nf$}BTL!Mb0d0G?@qvJJ@IS<V^)SUf!ZxpjnN'
    '<z=$clC@6&pYp_Pb1mK8rFkEX(n9J7Gx}VQeusSIQKLR$B4{ke67$2*DxnEK4SV0S>boqEW0xpg`(3=X7s^?{C1U5)-6h5r^9jhm3KSQ-&VBu!z~2@~AUz}Z'
    '2;T*d+_2DET!^$b-jW=HmL`wWiGdYlEZM6@GnB3%@sSTmy*>+cHQ#U^Q{zZulH)9~e?EwMV;E36nvOMqQjpe_p`{(v<JY6D%5nD^aM(eP8%5*#!r+_*@NXSr'
    '7+WPv_d(yTG)Rc2#hOn~n|j6N^n5JO4{P6dQn_lcWEYR4T%h$%VDI?^q98;0dDdiB2xK?PE*21k+O}vx(wFB;%i3|rNO!t}o()3u&kWlemsKey>wY#Ac}wM~'
    '*B;Y>T?HG>vFuBVp1z+0kxq9-;Upg(GeJMm`jqExRr1YkMg(N(M=V%nh!||i-&B^%hVpbP23Mkc7y7cdZ{RDoD^!R5UX?Hp9b%1KyW#hAN*w<xqRo0NhigGL'
    '`gD7SgFdJ}_D^)OZ}q^MzC&9B;FvYEHV~J0CIzsib~4h7T-wNlx)96x`+<}F=Dd>qI8z{Iren774&REqc^sg94tLI6!?X5Wi^txK0};q+y=1j?ejrZ~%-7w@'
    '|DP>-lX+G9=nT?<zLdR$T^}50k94EoT3MKJ{E#|TgKMDC8O~4*&(b_Nm&@K!yD(DER05cb(OM@7NSk-lUc#z)A|O}4J;`z&AWvnYZKrH1*lxi;_&WM>2%f3&'
    'RQ6Z4w2*8JLxi*RmR%tOef8(%`FdSFI>=!0cLZ_uqR+&<9!UA;2)EgqP|F3*Rr>J;e$d(El%Sb~5?Iin&ID8|tw13L0V+Y2;dQaGu5w@gMvRNYb0*tsyuJaI'
    'nH+l)RNZ+f8DR7Zxi5S#$xJxDTP#^ip}HkKL2f;VS^OK;Hk=ZXwJ4uUm<>|N$Ny^@jro;Exh1srpTxytwnV!=g-TDL#op@iSlw#E+`$5ge4`XSPZ|sCyo0>O'
    'u2o|Yb+brh%@c^&xG#Jtfch`Q7c`1u-mr}HZfaCxdobuc?0`L`n|&m;J+YmYR?Dl2PBp+f=KJ$dS39Yl_9*mK<CqCMa~M5N&@(Z>xpISCs@CG^X`alJblNxW'
    'nay!mZZ_XxJO3{A`==P3NrkoAzfl-`Qp4rz=DXG?^F4CRmc`UQa_-1`Qr1p1b|hF)h=ZFQJ}K(%aeG7%s4-?ES4xIz4Evpt_Ay3_y5x)dUDchTDoz<9Res}E'
    '0Aiz+tB0aqb{ORLIX3W#hb^#OL2SwQDQ*?n*2YiHW&XW=GI;AJg@5>4J`Gm7cx!7J0u?Xb&0AY|9Jdk8rx77FF4APZ;j~X2*IdpaBx?Sr;0^@pyU)||Cu5e='
    '$^<ID5Gz}ov(>6X?(QaA*219CmvZz-wo3NXR^M8z*T`by1p%o!f&HY1HZFYc&15ZsGyY1&fLh&@v)#VxyhYpcIMrr>iNf0g7U~6jY>O0?cJZ|2^|#r*mpGl6'
    ';#slV^2O7}>glQ`R&c_)p(~7Iv}*_=w=sfZx@cF9yK0`~+zqVFGOM^M{mMgIdxJd)V&2)`vz+P|H_<~bMdNnYA-FO*x1}2C1{<t1-#}bmIj|b9P}N(W@r-$m'
    'sz~@&6bwh78<C(c1^#cJ2^{X@99aPqYNg3IXK6Dj5r=Cab&hm4nZuj_?M*?GlhGkixfs3vLEH6jOeCLEl#Z)_?b!woa(iXrXh~Ci83hUGu0|j7NJ9&859*Nr'
    'TG23SrOk-rIE75e)g5OywQtJKX00FKqgqL@t~1b)jxuN80$sL0myIsO)~ng38TaO8li37vAs6II-{nj$=V2_NJU4VUx3)v|k?AoRVYS$X2-ZE~*RZ@u#Lbt1'
    'Yytf1){iMiw;B?5=r0&bO0r&yMZlwkHQ))?_i1t0YHg_Mc(O9!Ru2a1l~OMhtd@3yH0EPo9GT*&l<`t>{;+>g^oSLWNGjC3f+_$5?a9hgwILvVe?}nNW7*i~'
    'L}P1|H52eW=*c61YA(%q&yWlEm}Z&4zt3w`pY+dVQ5*4NdO9-IhU|rsfv)*jEenx*NR&xgXrJNIr3YV-Cg#|+LSXADNc<-gz|mO^=wmik{XOi|SGvqy3Es9g'
    'IGlFQmghuIrTrB=ZnhpbS6Z&ragPOB<d;1D3}m|+&S(qrJKm<X&DUan?}gx$Mn9(^`6#p}*3OybqvcR}@EuZsJsDGwxWL!@dpVP9_tD|9&a^G9HF-8jtDCJ?'
    'Bkxjg^^Do-h}C<<D4^PMjl2a)!a<6jYd5&U=$r=s3N(|tr!UJ-gr9$7*?_`#X?q^LV0eN@PftGB1oDY_fF7Xo%n|4>>0)1Xf=nN?I-Lu3vK4RdP5iVfV4{aB'
    '7=FA+n*yilD6zU2zlQZT)>6RbVOrGV!*nqn#76`Y4#rQ+C*V7cIb9Tf+~cELm8q*G%g<`5btex_K%3iAJUx@$&qaw{TIYK^myH~v$0EasJCKK*of<X#_u_9?'
    '{`O{&5gB2~=t#uxgZ9g3H<M>$X=nPR=C}JX_N-Y%^7;A%viH}(=^*3)w*q0VKUx}ALp^6YH~I$q^}dkRXOb16zql=6idmP`HlfbW(2V`$ZvmHFG1jxvQ-%62'
    '`}KmLN=fOnJv61XJ&V6hdM>3TGAQY~2f}cc4OsEA*&a9$T*Kcp%(r6h`La?9m<*bxtS<yr(*xsE;cTY9^sxC4DK21rhE%e28eZI7OWZSo_6lndr@@Y!L+$!T'
    '32%ET2fT$N$n=n`aW=_}+>jG~D{xCc2XCYed50gxNp>*@&L?@o##p_9&RhW<uuRrc&ksmQHETyZQuG-&GTq3X#<KPn!rzeRd!bDeGDk)dl!uxLof>Q5NGtR='
    '0w)GZ>$;Q5Xz3p*SDg0Ye-q|&!j1=fAXcE6E2!dS8#Ep`dGj9=>fN}t#Kuzh+&cHO*WO9?Yu1lL_Lm+DOR2nFJ}6X);@;0zeVsjxJ>%)KXL8(pQja%HwI4*}'
    'sUdq(r3TFRwdtP3CSyYDMPP5wzlOf=_wrng>n@+4V5GL!3po2|i1dwMWm2Fz73c#TzxT)V%*Y3BAQM8Bh3#aS*-rePd68+<_89A76&16|hgUhqOTnw29#ic~'
    'w18one-q%3qmx$q_SgyE`;%P%V6-aFoZ&Gi8BdX-)U8N;F^;NX?tqYe96jz9>Q4#l3<YY67U!Rowj#aWz)PPe@m^dIt9AusMzM?q`h@zuLDE(+h%8j^-fBR-'
    'Tab#-rdl|`egb(ZK6d?BI(m9opK8S~$F+jY#*4YSwtgvX9Kmef_2D<-+Bd0+x)ju9{e#_ws&5sA54o9=T;gleKBc%SdPBIpkS0%mmLJSHDIMsSkZM4k(#$YM'
    '_YZP5W__n{=RuVh+AHX4$nbf@xWeIvxx$5gvR5y=G>7z5IPZimu|L$uLbLfUZRrfAwH;R`h8kDO_dt@J<|*+beIlPdQJcvehisivgV*iJND~g{$&RdwF`fLL'
    '-QE7*w5(>nce(jt9h|eFS)`%({ic%>t|-C)YYQl~r*|8b@tf+UN~{lg#aOFVG$>8lu=Y)(sBg9q+<ckclvmCwF5+j-C8z)o_1WK~Ey)%S9=JJFe~_)@kl?dG'
    'wBE7S1~B?^yrS31Nr`3+nE-I&14MhQ;&tgO#Kt%nFxOY}aC6DPaHCU5>d|8P!!pzSOM1nk5LYhoaKC`z45C*Mew%yGCmYwydy>IFDr0P)G!dfGTr<j-nXtr`'
    'Rl7R|WGuvVb$6<>nH;vOYjkm|_`6I%YI-RD8Q>YUSM$+T-lZ?lFUS;rV*CP#Bo+Afq&<@^=TY-Y@-_^0wv+rcbh>jr3O<tZtx(Tg5+0eaMeJCH=-aIY_hD#s'
    '(w%e>k>_~1I=mjIxj6j4VExN{MK+V|RQl%z2fmMB?eZTBqQ!NYXZ!(rIB%5jC_a}hb4mYCwF%)#I+1%U%v?XL@Y#*;2g}_xPFDw5n8}0D3-c3J0p~oJ(cV)g'
    'o;$I|qkD1+$fKAbD+a1i9Cjvh7&aF0k+otT@<;+Vah!$>X&Du#bDM>x*H2%IoDF?UiW>zuZ62xgpUd);`v}%j`6>r;<a?;(vbV+k%App)*?i5f#*S+?&Yf9$'
    '{AhJCQpjAtFAO%FR%qo(f-?jeS7$SLToXOVT*B=2PaLq-cj0x7HxS$vyX_{VRvzXl>W*MIYalCcG=+)^?~qnZ=Gx%MlP)<=67u}37F5Rc<4Zr=)n`liDC^_S'
    't10t%WS!r)5RIe3P57KJ+q=EG3tZgqXD^Ypz?{uSSci|xTj@`7r%oIuFAM&R@jVcQJzdn9OcCSR;WR1&vD*w+!jBjyZID-Vd&G0*KglWi=hmEJnw$px&H?lU'
    '0zQr-klkF4xV6;BYW<XU-Z3Fw*S*q{<AR$_kj5o6uqNXf7c#b>1?^Ru;e%$I-zZ`gYVeU139Mz$v;a+=|K6`6k6_=`^~?p%jkr&(Gt`?r;$|Xf^KvWVj>r1;'
    'w7Cx^U-RGd((jWvh2BA<yz2cX&dvW)PsqIfHhhiFqa8lI0tKq}jty29ZsW;tWzq4PFtsq|j`Ty0E$?36l_Gs;vQh=c1MbQvE24Jbqz%*-q7r9^x0z5~d~^h|'
    'Oo1;HOFO3VUAMN?y=GsdK5ffKzsCU?{cU?Bb!9I__0aa99d|d3RyM(A1y$;D4SABS{y}?OJ?D^TcdUrE;e76-h%_W7O3DR@tTdsY!FfmCEFyVHv!rz-lI{AJ'
    'CA|fi7OJ)^(L7#VV(z(#99u-+)lcPjeorITYrlftb7f(#ZlQ2;@0~&E?EudCR06(PB>)wiSJ?B2q=*U*30ha6g$1|Y97j8Pb1YlJPntUGJLO#eKwa{UVb_8K'
    'GBYH7W$-s+TvE_S;p!zk_XvF0GG^vQ#x3By<emxSw1>Facd9);T+y!L#xVyl`)xFr)avu=-*KJ;k{6!TlWsJoZw7}4arbSH%6b3=9nfZ>y5;t~<r+utA*<Bd'
    'nDHE<(#nm#*q`VkHrt9h!#O9Mt743YF{my{0}J6=`(;Nz;pYd1RX<u&eDk{Cp}Mtf;FztsrE6dad@(Yz!J;QUt1y7dss?vocjHRXnt}1_t^H@J^SaM2MxvGO'
    'dD=US-sMYz#+Nl7A{g-lHDe&>sF*F|o}}HrfHu1`q+ZH)TY5=$dMN|NIJD=*3YW6mC*%Q;yO8dlrH1*UO1^HKBqNpmAIyP~8v5PBmJMgjfTp{b_4-=qX9k~t'
    'q1rXr3E1i{aXQfZ%vT*5_wboofp!A#rWmq9`DF5#&^@pc*j$3xRmnqf<k`2kSZ(aGz7amcp!!|{{orKWN%7uFt1YNJYhY}`2*uCSAjV~b<61G8Hf$#eZ`}2y'
    '{5b6b8)|sh<`~kW?AO!?V5HawNDDM5L&n(x`X&V{Y1?QSwHm8zh*Zr}r>cUq*v7<N;uuSlz(#zh7}o;go-Xry5}tf_j!7s*olMWH#yZ|JBlQn*x`Na_F#-3`'
    'X}6A%0}$9kPxAOa|L6PMk!*KQa9khsJEGp~E^Q2ew~n<(8v{th8xz2Og7ui<=-)Uo_c(7R<>oo9f-dHNW`Z7`O}#d#0%6o`-||_{P&kCT?47k!si2+_u<n-o'
    'wu`r-?g$aL^W#or01iAyQ2!~Uk@BT!J`&I&^D(gw4E+}Dm9xfk-tGHT*DRP^ta!$DpS`jSeO+mhzeO-s<#yYR1IkXh-2=_%<JKEaaUVy}+w!mKOV%OS7t5j1'
    'FlsYV#o=TnF#Xhs8RR7!BvU;GsZb$^)azU1zqGbxCRkh_pf!ai@j3<Ba%~X3H9Po;Bi_%$rXD@wwUhn#rwMCyb5%S!2X^M|*|MUIqArn1#<n~uGf5nHUyScb'
    ')_!C<Km~LB?}}lKtNVzwGuP#j7-=4!Dr>q*PAv0`zA;et8_K03sO#518?qh~O$D;$u#)M0MZ7wr{CIPt&t?DaTq6zWC(#8l^bn(lFvx=y>*-`7ZO-y!=E}lS'
    '(!*b$-UbTgo*V)Ghnn2}hSg*?sYsExd5<{`YS~;Wh@%wE*!6C(BIH{xZxpCI%qZ^D^n0n_?LvMlz5lbrIhO89iEyIkdvUG)OvST1Dtl&z8F_ux{(4h9w>!E$'
    'h_c;AHI8l3M`&56fCq*jI$K0VOk9C954Xbj&-JQ@C3KE&Tw4^bd~Tu+=a1?CO3Ayj22iYwe{PsT(M^o3Kamx~GmQmKAOT&i=95OzcVCZ<{Vg%R^P%N*vU!cY'
    'af85q_jHqkGMYg^?Oy(SO`vmndk1W)eUfF)IL2DNN&u2jZ`zxagw~d>PJOery6zqfoLT-6qXv@z=V<v1u9c~FLK)?tZ5o?$f8*c5u=ki~1^Y@;C>e8tKEMe{'
    'K=-$BsDY2Cz1CZ20x_rG8ne@03S)iEMcn(bMqA_2VoWxX@?LKqgLT2TiZkQne|-kclG+3sP|)bHhUCsXWdzkeJc@)q5P}GV%&7EOV*Q*ub0M0f1Kq1zf9%=x'
    'SqAs)v|s46H_WnXF7Ec==G$sPh;Yy=o6OU+NyJz%u@}@VKwCUmHYfK9s#lalyJjC=)BiR5d2R<dcdbQmdq~>((aXBr0{v{LPsjW#$2~K63!I_FrSPYqc07Gi'
    'KoN4pe@>t?<4GcwLtQl~t*cWxigFN~8pL-y?H4;8Ey~-*_)NZ4J_O*x<AdnI8{~najIvv)@{b~c0`?B>t3)5)vd{|x5B3s}!Zz?7gI0je=I5cNLi_jDWd%Iw'
    '$)tEZ+r&M!QfBx{Y3#|UZrMgj=A37QWt@)0J-5Q)SoOgLeZRb*+W)9QFVAQRS^Z>aP-X6G_1A>WFd@(F>i{qQm;LJ(#Jaa=Y56H-Ys&L%wJW859m6vv<R`^;'
    'J=;*JvbUfrF}@np9H|}nsg?YI1-~=Z&%?OiMxA1jqPyQSNSzYUI*TV4X??(~FuUP+tOS?WAl62L1JB}n>nd6#8aZ!?Jqi|aIV#X3y|o-b+kmQQYe+G&(=*;t'
    'Cgf#9c79XmBdhJD5@cmkVmk%L)xgKWQAtu_kg=nn-$SMWMiZ6Mq{Gp{dV-_06x8FzggVVB8{@0jkyTs<{VLZhcZ-+=jK~mI$B8k`a5`KP^0n|#PxJKME;v->'
    'd>`ejd%L8$wzL<PFyno;6~$UVX0|8W$Q|?*>X*1T8x4HXV?UFP4rE8dn!GCdJZJlD@LV5G0EG-;aYzvm#7f3%6C6p_<N8UydulS;bs!mQ$bRWS7S<^z&w+{?'
    'sOO;l#;xCu`5D6q@JcYJuM>03aT>?H;}TynI1%h0$K~rS1r+LQ@)7t<Ffa0?QJhW`ZwvA4De3Re&5@@ipYZI|PNs-l;rRLvjMl=cA5U{AoZxGOw$fV)qSd7~'
    '>4+4_gQ-wk4P^bZ#+{b#H<@m}R<N(u?io$T!V3JOH3*}Z^|;97UM|mwb~bueFm`>s?Vev)`(G)O{LEzXn+1fRW(s&PWObr{1-@zesh}VI1g3nOCaWDALh!B~'
    'sb_&#ucRqy?N;u;EzPS?eQv*|qL<zZwo<VoQiokg9-y;xp$f&{8lHAECVDveTGApY>F$mIME$()*`pW990N~iFU6za@l(^KW&xy>K3&<f%HIWbIUl)|*C$ck'
    '0*}*k4%CO3#9J@Tu7BwpW5{J)?^+PUc-K+p2fB|$jH;w(1a}2HD?Hd|jAoR!hBl@nwoca|KDB&K3a7R=2V7dCTb}W6RnjXGukq-uK|6lkmN>hc|6f&mqKJ{B'
    '!C#&Y=briTenH5#Y#FYm>22%DWpXTeu)v?X;*QjcK%UvkV6Zu#6RXkaKi_e+9XE@27Lid7Q+-cCd~HT{B!*ZE@l*>vcyV`v7=UjzIM}@P^L%d|=2ZO?6CyK?'
    'v)P|z-_B=W^X6En{;D`3I?(>!hUkGho(KkMk8YNXaej~knH_|T{{luG_3r(G_bm|Peb7!cK5iw~?QTKco+J1YS{N9wZpK=^bMaTjRY8t<MUCx6`dMfViSLK='
    'G%m$LeY?!Sobdj9JYl7|UUiXEb*Ktb$L>zkd=g}--SV5XDb=OYPw^X`KSYPnh9pa?880<YD|uK9WCzqti^gHF^rVam@$+x!pROG!3~`Hporf47eC&(BN`kdM'
    'vdG8IFMQX`G+P^3UGfWZLc<LG4DenQILW)dT)eujehTzATiaCunZMY^K`-tQ9{qG*9#FU1)|+NllAo@~4@B!i-IQP1ZaNSE-$_dJn%Ds)*a{t{&rAO(MHw^k'
    '=gH_or=XzV0pj)22tAwv?A!yxUa~einZ>2YaQ&rx`h_Uy>{}V_T@bF$;pRV${H4q(ap%_bB=u~l-BpR>Kou=^)rmmn^+$xH9^^3&5P|o&3G(-*Y`~{d2}iNb'
    '(xsXzL6qiN(|@!5ksl!U6BB%l%Zzi$Tj&*|JYSJxG4NH?(?-%&?F#U?H_#%Anpw-ty`*;R=D4V&6@pqcC%>mJ$j8@ML98{}<ySBX@%94a=s;_br`2o<GWvNF'
    '&-6H(hv$2tCmz;pom~Yy7lALh1+@n4M*eUxURIuSxI*zs887}thP3+sLe7YF4}>r;a*0QBZxM<pdt4d*&a43DKtg`Qi<Yc<o0l+tO82%c;cvw35^vp$zWM6T'
    'lg*>{FM&}G%E(CCy3_j@w3{TuCQY|TIBxCDwd5VzSX+r!+L&hh*5ECQ{sEZnFrSaE0M}$bE)Qoxbt84iYUlQZG%m~TsGWCoUG)Md+m28iu@D>4(qgiXj*_*V'
    'yL?nNM`@d7Q;^1eDtg4)ZFM5jdI1#>P5J_bm?Df#hRA*JgrTp3@;FeJLqBdk?y-`C4dYw;zH=L$p48Qe!LBIeKLQcSx81;=F_gdOW;ofAQTY_-bJqVj4T|*z'
    'N`WLSg;VfkVSF-rA8S&1-s#=9czcJ)g`1URBaP?Fl3gKVpXH67*ceU=9ZB8i0L8h^WnHOPzbW*tc1DshnfLjcCF@N?O&d-<4GA^(1oy_V7Nl6(aa+pvy&|YN'
    'm9o3gUCs{je*rxr1%0cX&nw#+#aR1NY8Fk%GV>`LPbz*b`mu(!vKCe~k=_eupP{TNvl|vipiYFWa0v0AnBiOAg!4eSH0pHsK=1>0XDgFaZq0J5Db+XL6&?j2'
    'wmT;yaMmJ35R?>EF}7ZXb6lU)bW=|82w2;n)t=AcCkJH*uR#?{wf@fwi)xhwn(;3V$}bS14^n4*aNRx|<)Gz0`$zo{%B&DW3--o=k^iIpJ#VPuETyd|oH&Kn'
    'hmS2ieh^N4ctlW#!>sRmL6m40#X>YpXNkgulzV^ijG1JPx{w+Emo}EW)7)5<r3w}$oKOfNSRn>u`~^mPJfolHfb|Eg`Af`WX}!$9w0na&g1>2R%zHS7xkPS^'
    'Ydc;M8;1s!IT`>?(Iy0}fma={u<jC2uTLOehGxJS#jf`mEof!L?uWD3rO$dyTwKCmY__E%)v2sc8&fo+w(x`_1*;VUtOl#MtX{Inevj$M^@6wZId}Ht<{lte'
    'O(Dr1KpUxw?(S!L(DfuNOK9=RC9W@iHO+GC!&B+6ekrsv0;81Yl|Ez+Fs>ztI|UAOA|WNupnCrQkZbz_7+q73{AFZ0`guB#X}5r!<lF?UU{gt5#~TIFjPpsX'
    'DG69Mmb|ZE*->fcQM(qKi>!!NTWy54+L=ud550rq;{ELYcy;GYploSe%Y|+}o)J*v@MeA$N%MO5WxO8b%b<*g1o%s{oe&z)Ujy1qSGzh*O~d#>sIYwx-52W>'
    'hdYm30}BHG9qatV-rXy>hhV&BHrXM$qq2X!n1%MspUB=arK#>$o9jHSTZE`CZ9i|0A|HtF==Exz;%1$djML%SXmea!=I>bjghE|57#YUGy5|>{F!99Yvit<O'
    '^#m&n0S8$oU|w9L`L^Qis<>JX{URN0E+^w8pf3dFg=|Ie&x4l+IA@UmmKi0lI&%ZRI`gdM=DQv|dXsF9lZ);rNT1!Hx1T&~u|?RPe>uI<8SC^mZezGpgpZ=B'
    '$L2OH3C?P-!@s}btR%JLPI`J(c!9qLNNQA8uN#Y&3(UdzmE1u;H2f!hLcY;6b{#t0^}<>DnH*q)0&i2g2{ygEwI}a&tCQ1r=tc+P&dX`==}y->ubV*OnnVl5'
    'F_B-RGQyzL4L#Ow)c-p~TEo{GdzDo8m6FkRsPQy66YGM4S{Yb55l$Mwlf+LeYgm2jxd7}k8O>cm>TB$GN0Kh>%AP)58DqT(Rcm%$tCJ3=HGIVL=!JdP`GoIq'
    'h;Y0gtpZM0p9Htlz|(M++g=-blt}+$JKC97$~xpqv_{_;M0fsT--pqZ;Gr{RUAjU6(14mysJ%Maf{ZBef>$=tk~u`_6~f9dsvUo<UG-*)gHE2p$9RxzkKl<h'
    'eWE?+6sXb7um4TgYFZiSGPf#>*ri4Nmkw=V+T!a()+dA0v~xwv-s+vOlN(allaQ4U(sf45sZ4@=#HwPuJHWL`2|rl$XQyPaUA`D~f=8Zyl??etGD{4yCtBfJ'
    'Db8Mt`mI@I!_&#{b_cU@AXnit)K%<7%Zqg`;G-~^24%A*$&i)yc?kGhA<tL`7{56`3%Wb^650@KYdSgOxN>K?G{cZd=-{6lDaJg`_VSU69!V=iz?wUmj8|IK'
    'zczSJa|18<>ZQEH^lppKClqIpfU{GdA?LJ}Tg3W+CEjme)!x@I*q?kvR?+c}td8tjd%g`_E;1>QuHnTWIj;w?rgHP>(886nBrv}tV`;;`QS&%jtOC>e;WN@h'
    'b6eSmIerv%9;bjG@??as7347<loHJGEX}V!Ko^spzO}J<t(OLNmObtAOwr37Vouxb3CW)nX&5R_KNk|iB>NS#8MArG)74*(vngPP$Vd*avLzOn7tBU+)oBh}'
    'ASG;YI(Rg`-%?AOaAHLD95<f!P(B$?a6<cVaUvi1K}_?AGlaHNRv*Y6mGM&9v6)_KW$MCT!8rMUx4q50EAIiaP2DLeFbK4Y(*z?u4nx+T=~n%n%^`vD#sjP^'
    'Iq0jxdoPE1y{W*eLi4m!g1i|C$4NK3mmCxG#R|C8GwwsqBBnFQOtbU6CB(slWx1A5bBD@hODJaYAM|j%cF|8&%c~I?m(o<mCxtC_x2avvqy0ZcFw5wO{XT>E'
    'nWBDNQrw>Pbt~Dxf5Q`Bk-_AYHoD1n3x&^3O{q~rltuR}H<ED&(a&EujOR2=*v+pm<bCR=Cm*8~DO6)wMz>j5S5SUjU-Q$ckmJVotL0iT%Q(&Xs;<(l2cf2c'
    'A_3{C^l*t_-8ha~!n2lr@QicFh~)I-QDZ0Zx-5Y&ymo_lwK<-hF-pkBaC%)~rlq*mhF{O^ru72){vJ5%IlPgVxNH(zWa=~u&oRaLEf*2Ndnfg6INi0sZ+5x1'
    'jMA^+bW^<z5f)v@^On~hreEbgZlmSmC+$$GL8NX#QWbr_%WsSM+ecl2`oS{7=NVd|cvP*>3<ZxxK8qCA{5&5j9l)%|8`YyJ=DSxd*qDAATAePT-IQTXS#mK7'
    'vCnX7AmA{dd7pewr<md(_W@i4Ys446_%;1xuJVQ+*%URJTUB%Y{eeetRz8--4&nrWAJhGJS_Dl)o(vxna@W^9{!3aEe<gnr&?}#cR=^YbtbzGppYBJ2h~&?('
    'R-*=iPa^jc-SR7Q%Dr0ic6!tUwKud(AHPSR(+^%-3GyP>p${l-9SdtCzF)vd=F&j)uN&i5-Scd*1a-Iy?^ASF)N~pvc+MB1XQ&LA=39xuWP*)0Ww2<Ds(eoj'
    '<clMsoGiG1ma6mAU8&@}J<A>_M$}gI_+H$YUgu{dV{97KJ1gj0A$bO@j8B)E7=+lqMOO23RXW?URn-_|vAt|h%Z4f(Z}7Hv*-voX`Of#|`4_#v%NcG>#=kJ;'
    'C%oR2_8pG*C}%nyMGfGMW*bvlJfwG5R@p~?`z{KxT9)b;t9Z;8PtBnJ&|yl(TB*$(q^QzFMi1PZ57x>v)yXBP;l4(G3jJ$Lr76d~xH&do>R>`{3;XwIs6`B7'
    ';ef;Uuv@0OFn>suLMmt@-<5LEEo80}&k30}<+y$r%uD;sKFqVA?vhp5`OM0zvoB}Sq6y|GsoHpcZ?E|E7~f&lxKCx2Cn}?DWOnciGRdeDL#%^SOL&ZK-awSn'
    '`Fvcv%xeC7w1)4H+cbs7up&nQtTIg!z)X6vv*I#z^~#Nqv)Gm{vyZB4uO{%BUrFE$>`I67m9wo1bhBqyOJ8hR@wa^hbp$+Z<VOOYf}4Yo0pmV1FhSKR6hCGK'
    'n%G_gKUS6M51EjKA#>#cb>|Vf_pDe|JV`R}dTOtLYi)UoR!~)27^EYAnP@F8bQO004`mEvYS3E+1uFJj3>Kl_|Ary{4i-wsJ=G3Rp*@>}0Qz2=(LF{p&$^c~'
    '7IGcu%X~Q2DRCVp@S^>z1DQV$Q(2vPkt3rMk`)d<dTF7x$%Bz)Vo2X*<YNsd%SQYC40h#`XuFR*VGdOIb<Dioxhz)HC+P^U{yH)#4<Z$Svb+?KeuYB?As1N2'
    'FyUvS^Cnnq#7sbcecU{%and>oa^bsi2+q>9ILLf#Lobtl&IAk2i(W<tCDb+Kc@LrRV*P|=8>}&}@yOE`c$CF#r;c_X;_d1=lM}ANn$&d~3<mk`$|?ul`0CHq'
    '_K9mp=tt)m9rBfPFpudIk)eeAyn!#~AMEc>^4%~Z<h31ab?Oyyy=VT<eWvs$%(2j-FLSXFhrrrAsNk<u#%lPLD_ij5sd-Xjlu}PWUPN<0uZz==_kF8)=BOIU'
    'FR|(=BhpS-kl%OHO_-^4z(n4OEq=F_ny%ezP68OY5mQGpck$|A(v|<eq>s$W#L6rGMn<c{aNUYM+1BH1<ZhjYp95}uw~WT$N;b#bJ&mWEfxTb)Jfx)|Dt@0J'
    'I|41TAwvOAjFo2-K-~OZ)%zF87!$$hZ1!%^qA7><sU)x^Y@&zNs9dVA$7=%~j_~b(#U5!bP3ZA8_!%vD9@q7VuIG9`%S^1=(<BXSh;TA-y#KwJwj)=|h+5A='
    'q^7#I|0hE~*mH~u4*1Nk2uvz$poMrQ%&gFLMd8a)DYM;AkxRK}NuF2mUMH^HA!r7iQFn6~;=$iz?;XwF)3z{p0Wai2^`CSPWf^LFz4#C<IGeWS<Hee4NA!9@'
    'TpQk-hyF;x7qc&56>#=+xjd|ICB5Af1I_3L@(^azI1poefUFM=p^$fh`P%Y)=?mg-cfM;DYrEM!y}V*x5BgK^l8Rq)HK(`48aMJ(&ubyBW>e`q0dE{3h~0zm'
    'oXwcrM;MX(K5zgh$@rMc_2>Ntd()R~IA3x#!P>p(4^1bhoKuQR$=aBOvN4b3S0+z<z_YB~@ha;P(0Hy@izpWJ1M-*V%LH%AdS1a#=CRD@Yckwipzz(Bw>U8m'
    'tb%LBTWXM-$TknAmJR<+dWIkh;~0I$0n7NVz;gRJ%|Bom&#^v!$&+V~L5<{=s*j3++qC*=U4np*k2rYtO@1HLVM-X6Eug8=*pHqt$R?|k5B*<vgK}<{Qv=3F'
    'eAUL<%jjT_O!SXS#rQXGy{6mr${s|XyWZPb7~80|`iSaP8lWuHlX`4TlC(i=kNuf9h7N@Kv~&deE9i@Huy~SNe^F{UWlW@&+0EC+J%geKMKAgQA%{ZV%9o<`'
    'W7arXPso%u-7mFqRpJmy%k%5M1CwQxRz<dw!_{im=SeVE1N#L%?B&a=K|jX^wqrW-x(BIbJE5dQD)^u!{xa@X0DWbA^tq_D-0w&UlkxwA(g;*4?xj(c1w_}5'
    'XUm){HqTE)&4pkR`i>#4{ZEJ(r?AVn1<)>?7*D!gViICV)}GZ?Fc(j(0FUAfbx*HTy{14LnU_N3ZgL}F9%iuZEeuZ%fyx`xI1F15lrS-dps&?-8=U!v)Iy$K'
    'UL&$n)8psUeQKS0hoAFsj2HZ;K4Z?Lfv1$r4tRIn)7t3&rmjU|B7Gnu9x^Xkw+TseQ|36IKXMIQY4;bLZ~!(8Zw2>u96x{az!grUl^H@!_$dUS^NuS5-s62*'
    'kEeXut`!&_|Ex}9?8Wirl7NcLGYtnIixDGe+>Dt#6Y8eTa0camz_rhMR~bFYu3CiH4H5=qPB)<+DJLGumukJhboyTd7|*wpfVSUK#dtia;o3rbN-!8`8%s^<'
    'uY3a|HLF%c)Qf`1aIhdl1#(%*<thay@ioh}ngFKA+D%2wT5&i%hMW~p`B3nihwbq}ot}L}KMOZ<-%c=FroQOul(rK~2?}!A*?9eTj%OGd(n@4wj!43D)w-}Z'
    'eV5yS;u&A2gHE+=VW{&!#MtvlwY;<1IKYA*alo<#5wiyaSzLd(ob*~=UF#nU=+ZkLn>)lOg0?gzu$RaP05?u$KL3BOXD@uMcmw9Yj)7BQoo`5Yt<8B4mVw>q'
    '1VuT~wS&Wnb>0)HDu){QH2S-&Nqnc6R!NGv3QMg@#N8cjOi4A<N@G^(<7}*TVoz#)<hWX>>FNuQnh%nlDXuP*$wpI8J<~w+3b_xnh&;0;eA6aeO$v21dj=m)'
    'dPj`qK{htxIhC-HkF$C+mxp*P9XADcQScBB7PO+F)rar4Z<5;(kjBFTDq~WBb9YxgEv9%XZRhlStx??ez&-G44G-j@e^huuH0eD}NxK{yK@#)uk5UBcrgq}j'
    'a%BzB5S&kUGv@g4=Wo`m247@A#?ltiZ-lQz70ye#d8n5>x%sE_#{cwLDykjG8iX|{`tt@D>+H;&&IzQNegX?BB@e~wi-JZ?^4T~V5pUZ3Wo0Rw;kZ^3uu~Qw'
    '-|)9)irHbV5ZVZ(MlxFA^DKUSub>9iBEOqbM);hrr|X@4g&z{tv!09n*X$iQO)?$E*^0_+VYDeWPjV}n*bdZ+d6~ocpl_Dt1y+2|#{PevJy+7iSOtulTNaak'
    'v`0KuNl`m}==2<g$9o7^<-yip%%=iFOm?Xpu<u@>SOchby0@azA~Mt1&d;;Fkskph!zW3pf)zAxF;tkpD+u|)5M7nVTVvLmly9cmAk%abYe|F;tOYG-%Xln|'
    '1n#8fR*qoatgtbbi67NF7cm#FRN$5LTaDTYtYrV#Go!_gYgt}fJKGPj)AGzCyO+QPsCfjH#P=3m!DjXb@%kOwY1nWpf$S;3JhzrW!N^o9?TE|FI~}m6Rn16*'
    'H6z%ZR`Pu#V@357TsOMswD{z;=fs@?CU^#Wc<#NSX&HC;%ru9o>!ZW0ryb;20?9!7&LJu@!gCjZUO=qXY-fUXfOZbGbMD}M?NFF?r_n<71pX|kbx9BPqZ|UI'
    'jYcuZuH)KHsJFr|w9&mwC#sc0d-g%hV}Qsg8*0%{wZk+uubG-hOCn-hRApMU2!bt(2K?SDsH*i|;q`c~nGL)W>~Iz6Q9(uSCy?1Vo6MxZUsfyVeI9x%d2BJM'
    'vn2kc)3R~9<qqT}`}TV9XSX^LjLYf-O;okS-TtHxX+&gAs%zSltDTOX-cLKZfi(fl_l!AMg$lALy7;KouVjTL*@67_xrR?~QJCkW>X~GDY6oqVfa;x8Fu{Dh'
    'rg8Ru2_uvvKv!PpY;@du0ehoQ-SAxFVI1Ge5X{b7&g2#u<x$b4K_Ff8y*f4S`FfsJXd75BenTbN2f&h}ou4Bun|x*jtP)UxpeijSW(8MT2pIw+Ru(!>Sd01d'
    'XPoE-|9+X7SBWGWpNp#vL$fqG)ZZh&W+c?+M`Yv$q;>RwAuB7O1MGK#d6mEX=eaD9|4@Ry;5mD=QwsP}m(sh%Y#=&*p5fL+eV^+*O??qP6$$19L!G<50%yQl'
    '*(}tDyi6gs06a^N1y(UQJ>x*Mp1&&Fk14o^iO*NNn5vV@T?)d-g3+`Y3UckqE$Vch)$|UHCp<*=7KJKWBX3}BImCLusByo(Mso6IvjTNBfX2?iP#X_MJjmX;'
    'N1dW9Yi-sScx0)HzLN=PcoiI7XFo&Yy&z(@a|kq&C!%E?Brm&|8U%|T=2gC=FazT#`JUpiFHZA25j>oyd(VcmRs8LSSOU=)U{la*ti8|QalqDP^dTCZI1|{z'
    ')cB{hE0@@Ng3<Dqw`i7OMVD#&*b%Xs4f)lvDk`Kg(;r3`D4YW|*HC+G5p($l*D5)zdRaLCy~?)%ni1h6bfb9J=14m|<oy9XzZQE`i#1~Omvh)|f<J(*dQ#FB'
    'pG5RsUNg^$0x0FU=TFxxENyh3i7OZQI64GBqLS;J2uwLAJ-PBM-5Y;GVOb&!PygN=0$cM@V~g4?Jw5alb=f1SUFi$SPyu2;g>$73(as*-Ww_mp!}GLQtI83i'
    'abIgAny&Sma{i|Tbs}5XGlMpsZ|K=yUA0PPY<DU+9_JZ?7(IX-3FJ5M)a-FkgYU%t{y=oNf&}`u1^K9-*+_%Ck#t*P(xPA^&xmG(ZscW#tYQ6E6&v-t*EQJi'
    '=w<@eMu^jbbDi9%qUIF8FQXfnMEYI{Xa#bHzt+T+a5_c#bc6*Nw#S|F!P0y@uhEC7ZJmpb_uv-Vo{oyK4X3-6#)5i6m_x08wi^knXe6nn{rZs2zEHGy)X@C='
    'aK^|S3#Gv%qn&er^_8tclW^pngIMAJsR(Eh=l;c7^s}!UMn|zDpGiN0XO5=D!xZDTvHB@UkC?l53-`C}q+c4|^W9JQcGaLjS9K(FUDne^`z3{G8^{#}*{A*='
    'X<q_%)%5*;&biY&HEW(r6O{%^q)}9&K`ByF(O?Ln!H`r!lLkeFP?ScML`q7D2AVS@(HxrI>E3hB-v6`q+S57rzP`Wb`QPWE_uhN%IeT1t4WIQ{&Rg#J@VERu'
    'ARcZ@QJn<621R(ivQ`>lbauuY?9=fCc06D+bZ!W}?ilD*--j!(IjBPs;laFq^oGDG@+C#Da`Ax7t!u2ZEpjRU!NBz(n-EWTA6sz{#{$gk-GP%Hvbivi2=dl0'
    'X(Kj?_kU=i3J#!bHecChY<FQDKEXz9N#+_yM@VdRzl=7aq9RPuKT!%zCU9ciN<>VZNiWTZz*b{QX$0e2hb$rA%QjWCaNQE0Cio70lHchJzw#Awz&@8U%-Ymz'
    'T|HQ@b`9aVB%iRmT}5$c43plrG2V&Wi=AZe<@6)}qz{ikj*O0J8qCL1#IRfNy$!LmOM&P2rx4@%DBExIV|Jd>Vjsz$A!@6zYp%8hvaUPxrFyn30d}eU=mqzQ'
    '02by>@3co>c2^U%yH#TC*k|CBDS#vK<uK+>SJtZN>;~J0Nu|de=D&cdyY9hs*mVjS`EMa);bw99D@}|Y>9u2!`6Rvv#OF%idR6tibSd7D9`r{2Gw;6@ksYpH'
    '7wnEahy~8#l6L3cT}@TBqou0t3%>u*^%iCqeeWVyKr7y~CR9b_7n8U7+R65{YZ=e<#`+L~Z`ofVkY(Mml|R!(9P2Dc_XxaAYX1XBW8`4;*XH;$g7tNQRU^*#'
    '_EpEkN#%_qyAw?mkv5n_51{YCtVIX<X6>Nw99W%(ab`8Dwk<4Ou&~C;&(9ja+BFIl<1O#woX#m5kQ{Mmf>D;DW`#_u4fqvL#}6o)Z=<6PXe)ri_fFwm97lc%'
    'oK))MYQq1*9NfcnvI98kioUBMQVY<BW2Rnn0<v=2IU<h(n4@MhhFL_E0k<gnIsivn!{_Dnzjh}uRu1?(7`e@KmAA5*cseau+_@Ii)?l#~0vgT74#*bBwe7*9'
    'nDg=wi*Tz2wKE|?e463^UM-Sm?$T@vkd6Iv6G@i%AY0(;tJ>(@gh+GmB;SXvNfFRAH`AUjR!T1Bw=(6}Rt!i5$YAKoTJ*~)Z)KT?F@7-8!@+t!?NeAQpmPo='
    '1o<fA-OZ!|LvXA&)_dpk73*7$d4arZKfV*OTopoP*d5Ec5vmZ1V0TmrBg!&MlYCO!@kz_Ya=g9|gI@tX5A9-tn{z$;By1FCdkh!~pbnR)0R&vXkl8f!N^iS*'
    '3UAUbdMOtra{mG?|DQuy7U(dkUcGF{g)Ef`T2G<qCb}|ZEUQV1ajnYxbrp}-d_m_~SIkcXwrC3it8$5VQXG@xu!#E!1xvsJU_kYBv=K>KJ?er_lIv2`GJ#VK'
    '(Y(k!`XzDPuWaOIZ{qg0uomJgNi8qW?QqC;Yn5p0t6Hivyrg<fu^JlBljK$QFdzFW+8lu8+%o!p46N#Wvcm-b0&?~J0-4zSv|U2X+;`c?)G|RPp$>Y4OjgJO'
    'jX(JzvN0Q@=S=JOwc{;@N4_x+H4%)LVJ!)iogE0|D7MgkGdP0lw>4X9z~J*F`Jw=OAEHqUjQdL<O06f?G+%OShgWE4L!0OfiG5Kz+^^;_y2}R4#K!nW>0jPU'
    'dW6BQc*(BJD^&wF$X}^?A-x=jJfa8WXq52|7myEMI;G+QE4`A=Pk)pD?l1mXFS3m60zbK_<aLHGb3nJ)z9Nb}W>U)jPmbIx`%_M^8dEX0<z2++H)a0lFIA;t'
    '$tfWCA1fNC$S=-2;Yk#%(GXwPdqQOyM<E~tA9e+27o408T*bAc0&e||2AQen`*!~{xeEcI61M~{ZmaY`&F7kfUInv)+@WAMzGS5!^YiBD7WSn46jtJKId>%z'
    'c)q2ZU!=4q;dntzIrzBuIB!s>O!=K!>2lp(ORyf|=d!m#Uk2?%<yzh*pL3of&uo8soTBBsI2Zg*eZ4V3=D@D(IhBls>^Fc{t7u%qbB@l1he8&d(B+tneufI>'
    'XyM1u^JN}n&$!tH-LR@;o&m<uV*z>g@MTS-V59hHNLZhsXWbt6SMhtCJ1|iDA8de6=Rwwju-h{rXA$iMnIQEu9^iV-0V;H9?nP(!5t5}?(yWZPA%6!v33!&A'
    'ccz>5ljOnGZp=K&eq5Kg_KL`{0Bs}RvZ@EH1;HVI!G<-zhrd%9tu+Jrkd?jF_jmp<<v#)ooaz|@r@h{H<=bJUw0iHS>&bNMMc$h4Vv2tq&xx}|JnJM~#FiD>'
    '<~FcpLf<<Wa}!b4J9s;RM{QmH)X>5dk`Y+fp^Ev8lb*K3_Es_P>d&Ldjou0}7~RKQf#2Y531i$DJbQ)tT3%X6SXylN#FZ8c@o<=p&vGx&7tPzyhBuWIRep_L'
    '6l;slr2gs^y)9J-2$^T!VR8@;pwZfukIC`EN@<1Z5q3RjhqX=EC6L+B+XcVDciJ4kY^-uH{|!(xS>cJ1l{6i&jjYGVqnMFAI)%^f7jOOF1X&|yn)^6;!(D-_'
    'R!LV1PRu0`Goa5zo)27+?;dvb`oijkaram0Q<otN9d^<~C9Z~ukO`dTz1WBWo8NX#FW<%brYdCPX(w<>%_I+FDc8>^kHX<|CP}^&C$_}a)-9o;wdh7FS?T-y'
    '5{c!3zJQIoo362wV~0Ba5^{B)q?0w@LH=JVGf02ca|hB&DP(Y_@45aFouTK4nm>5sTAjwsZSM7n1L5kC^L(uQyqVEJTzFqPS|c}wDq1~_9AdJ3mQF@_+Evu|'
    'V|x*K9KKD~)6kcyeGVS$yNwZr5&h+zSKvXQ`guN;3R{lvHGbkBcKtO>#@pibd`8GdQ|!jR^s@T}T}f%mI?!8qpRwNPs-$ZQQS=DiMv=d#O&l4~1~TTozGR`d'
    'Nb<Cq9q1?zUNL#MeF@=*`cuy640AC1yEkt+(BM?jS&&lT2_Vi6XVnazPxg-~Jb%S#D|d31V2}#>+Xj(gEDkUlt00;altyk`!}`@M-*6$0TS)%$a!4>li&t%O'
    'P_B?zQDB=b=`JiFVIZBasb&tw{O%+RNh`85f>A2AhrPCln%X_62za!ncL7y`x5I&f_@<CR`X7*Ws%yEY^HuCxu;3|O1(DTF+>Lp6hmjQ;_QJj1_Xl$j%Xx&3'
    'u~qbTv$p3t^YLq!3;a)iI@B3rD%}<8a2m#nDApi`-Fw=FLt+?v_WeG;-zoQ3*7Ktd)S}rYkv2L{EMTWsg+!)n-@pj|sIA39xurr~lz)KsHcC6|q$DaYXQ^~T'
    ')u;K19Cknt2c2}bcdV@7(iE}-I)s+7e*I-*#NIGoa4^oVw_u3yxnb2HKyXlT<}n+U^&9N6@v^O85tSq=j!=>7JVHz8nG2kqI%B%ulmB#hN75cF!D5%x2CHF#'
    'G16VcTanGR-#2NGh>+nIoF=Si({qM~#?bejepY8bFM!eV*JNH}+%J*e=g21s%;JGs)}Ii+A8?pa$ia$@5PN(g4(R?T$@Si%eajaO5>jbwpbvLbU}){Hoo5}~'
    '9Y(f`GU>r9+xfVoZh?%*&G^-u?TYD-8y}FTSxd1(bj%#)ki15PAE&|WTtt5EM@$T_RJFR;pXrc+dZjqn_!qtZ{z)9sxg+J@_4$Z4a!LMt@<iHV1F&dld3UCN'
    '%N4%K0S`hg<A}RG;0+Xrr_zA0ru#kVxYG#-Mx%NB7gwx1<!iq}j?qqKRF%-mq;_~nG|1z>A$yW7_WH)me#TBWPCA6%Wy()IdMPDRptffZVnn{UEwVe&*PlhJ'
    '%C-T9_Tezhbth9<)mbuP(S^y*m*Z_U$IEM(E8WTTN5+V;(5)UCV61aD7#l;sM!`Rogf(EFs2Ws%rj(s09ORHcXaM{4E+@}I3_oaJ`z(FLN`?N*w{bGP1$yZ;'
    't$0fWY@clN-YhFUi12($*GA}B)D*QAeif}-6fmmoV&GG`Kzo^G^NV=mOz?Qt3ctWtY_|I_6;k4T0_PRlSAbuI|AYk$k=x|TY@@Tbv+v77ogH5f`|#gQrp+ln'
    'hedt8eNlt$|1pu?`6FT~s{t*dh}@w)!VMA+Fx-LSRCtM94T!Qyv39YqWL&<B590tFz3&-!6o_opnOG+VbhftSSMPT>u(iHO-r+!sC^AH98&E(-+$HbV32I01'
    'y5ol726Te8q$$@ubZg4sT2fb8&6-D`*tJ;8@m!HtEvU+cEIH-Fq7JlYZ#Y<w_w%9#<5L(f*#mLMcv?ul;y$>Bmf&9MKjO%~@By4`F3PyeNl3oV>|R*4w5;*4'
    'CJ`aSafNoJs4f0FJxx@_<-IJ@@r0(`*VFFN#>HHcJNWg0)~?Dtf>soCfjHmJcS+qAG7{I>kU`MNoEaCjh>?46PjoOtQlM_xod^tW9as05pdaZSZKnuE`%x|+'
    'F-2{{uZ^eUdjmM0>E09T71ni4h{dC|*+!1~ALb<OkUS-M3XnH-s~np-;kO84hX)%<(@>~ie<hyraaHlFtb<VzUlbyx=P(ueAyrj1L@0<T%U1eSTyR0$Lbe6u'
    '-rI&?Sb+LA*YkTdm-l=;&EX!9-{OOf8{H4+kR-bZ^vCT9Rrl0e1N^V%kw=Wa7H}=S9m|kUt|#O78*;#(a3$VK%9<7wB=z=~?itE1e1f~rMn<mUyRf=jJ%7C2'
    '$yjF!2JmuhT?5;F2e$IybZqKcyeGf=PA8~5wIhV~=rFg7G1)vylCcmnq6V?Kf9v?}Abh(ADCC7)qC+g0_ti;bvjn(^JSq9PjXpS0)e^OoiUneC>ic4{qnzs_'
    'FP=X@4w<S(nmReVXf_a3w-@zbFbbJx%rPfK6Dg3!%_9;aBj;v96K}U=q-xQ96j<?)1LYJMWUY65NKNx_l6zBRl8FfI`{|JVgebG3*6J|u);{3^<KZd!>{Hr_'
    'Q!_61^9@?WYF%aqpM~C>xwL|8EAk#rX8-RjF$$g>O?2kH>`eszp;H;f;|}ro!R8eoGs8spOYOXQGG#Of5y0;zbYFvKd&iSwi)NDd0j#|zFN(F;z&E42wKZ|s'
    'yZaaB1LWTD{!1qeh|L!9boL(BITN{dOBUTkcXAoy$|nz&a-zL_GUmjt^D|gjB8mdJg~-*mMb?xp7s0ADC1YaLxRsv+IY=Ej9`)*^6<jxKjRR~rMv4_z#!;Sh'
    'amRN9!L-LyYGyr{27H|TW-6U4XML_ag!(=Aw_8~Ah{qS@8U>DpYU!||reUP^AZYCE+4tx-0!-l=Ew1s7y)^n+_+y6iy^7^0tEk3s`jT7~6X{N`ZG8%_4R<BH'
    'sHgFvZ(JVcyWo)&`~8DDp7c)ucInaZb0KK^w`PYBva(}8lt1kTVXItJ483!_&+_7s6~H4zUjMt2yZFrK%j?30H<lFMP3h;t9CSVd-CaP|K>qgPLhXeODSw{;'
    'e_x7xO<=y!vus6GdDIR1@jd-2^;>@n(e5_UXZiyBP20b{>(aIwljOBSjTY8L#P*2_T&6#Muj>++rw18LAF>nXT?_R6D#j^C)Mad#flP)=a}{Gcljc6%4q{zj'
    'Qp_u=D|@E0USIJ^xf!xfRlbYXb(;*`-}R@g%CYs#o30+y9B4d@94`cO92&dtnj*G<JZF`TU}jpE#0~@X(00xuXANii<Pz3II~*$d3Qe>Wy^-h<lfK&7bt>T5'
    '-RlCX|D9r^w0-zN9I6e}qH|??#W+Cj*K>B+r178ODDR<O{jY`BvvFJ!^!-nQi)9*Cq)7&xkY(dJ{1=!B@l>I@MC1S#kKhRotMX7tAWok$Gi``7oio}KJtny!'
    'cD}I66dR-UG}oK?x|e}}?(cNLc`-rzCHQwfqEL4O@a}+$?nqJNfH?I-d@K*SUFadxFDJQu?|s@+GD6kO4PqxDrxxo*d|q-muc1{#YhQxA%n`i4ST6ena%_K0'
    '2rnaBQ|8}9=_f}VWtp6H_Z>l2tLIBWCdv0ypt1T=VcP|3ehy5jSq{pFSU-3G(UvT2DrsAkAVYT#vWK)V^s{|TUX;K}$Mr6wO!=aM0pKD*HwB#4`(dnVvw~u^'
    'JBZ>)jr+)Bq<lb%KF?(CK5|7qtzGOsx|cE9cB7yn%p-LiU{L@K?bQDP@6543W({f@*E4PYL#+ZJFwEW_9v5H|<J!C!i5$>KOk+L0As=@ni$Wu2gG<rr5Eo(#'
    'qF7G3sEAYjMJDnV?v=ZCgVMqh-$cJQXEIq+$K2x%Ctx$5V#dt}G(C*^Sq__-Zt*XR2%OkhQq$Kzz}vuB4|j|4XiMkIwtL@2V9w_nC=s6QOWxh6lp3?b&%}c)'
    'N(nYzfOafwe3q_u!4qj938#Zj&SfO9lno7cp~}YJDCgszkV37qy#XhgQ{L-e^90(+s!{>6Aw0@Y7pTMhigSo@k?Ol!*tECMeYwR9$j^buHU3CM)3<4CagbZM'
    '$yl1$<=H$9T{tIaX~^nXnnv?O%Dq97b}GhWZ}hD>s7iAiW2xKY;tHSVZ1vVeXZUsGh|aEH&!+EDRr4AnjmVe^`JlMJ@AJlXbr|DNwH?s7--`!LMex@E#v(^n'
    'Dg|#P_%vYmpJ&e;9@!YkSOgzzJt}IhRY?flW=Ir2dqI2526?u#m5%K5CPw)FWE}aP%nYpvN1~9Ov7G+zJqYOCEo^Omz@q(N`B=0{(sdUt$b}1>YIH5LNnUgj'
    '2e2W<^QJm5_apdvna|dPu+R2H04a8@HlGk_JDcdoa#WW%5TO%@iKf11Hx8#ce>fi`ssx^RdsO%|2cyo(zVA|~;Qn8$WjUc<evkkrN671v1Zx=#GHiQ4(}-8w'
    'km2>Y+d5OXEJxV8!-Ac8ByW}2Ndhejh<K47(?76y7KhMxe<4F)Qyx4871I6*6%T>eCesj^Z*U@jG=%8NdMn>X&mm?|W$>|_$m)cB7nrZ7<@?{vN4VxSGTOts'
    '!z{z*ZyM2~qKIyrMRbqeEqor^IwdpT_D+PJXW+bp9Wph1AQ)Lpd_%F?<oLt~z?8uChlcLagE#t+O^re|QmmXg+8&)i3q?}R-WCgZv#&E$l<pli0&Re8!>(zx'
    'XY1hw)(4E$LoEGTI?4u{YJ%@xe*{MB2yGHQ5*@;1a-O@N%jT{8-=2XMi+OEARp!zIB+tkVTsOk3Pd1r<*}#51pMbx+MmBg?D{I#MbFwAf^Denn_)1ZAqbj%$'
    'LA?%FMI}&+degnfRm=t}UF5C+25Mj~Xd~?kwQJ@}Z@?8t??oA!mjYJ_(z{N4r`L`}ajXK=m*n$SK$Lg4^^Cl;nBh#O&Fu+QN>e<!qkKBhQs20D^F6T`yK)`f'
    'O7fDV{_|N&5C`Zzvq7RT^Hi=+T1WQ<VhGv!7;8oDr%=-MyD4PtK@G))^djkFb)mw;<jqt_)F6VqymYz==E@xwZbEZpk2aY<Io}beHuh1mH^?A@KAPclwzqQ@'
    'o5;tYzmU;$vfWhPVOhx~CgKM#v9?$7NebYh+Db(>e0TO;P5QBgqYLb+wcP6zwk!<H7QqVTm<9V@7#Jab_x`_0>K(s2b4XVTXYn$IMf-rGc?(BSPc7zM-PW2U'
    'Jp(JyUV^hhw(?1a=|X#+M|!y>HN<+$=dTd;rV3NwjZ$@h7P0nMOPtT&O$Kn}2UM#`WBRmdOiqFZ-$~|LnDf`nxSfiuWh4Am^ns$!dw-nHznQh+PR=zI_1f47'
    '>O>G7B{d<29>;$|f2FXZ{?yhf=yMAwawU1T7smmbY;G4yO%?MBAv<f|MIHHpUbLUWXlZ*kKw-=qL?0`1yf+Rl^vTF{x&D`#l_}&cc3}4RQ`){z`B87kwnD~x'
    'dU$yP*jpg4ev}~?vPu`A9VjeUYq?fuYP+bo1(}t_y)$IFX5RO8I|uGlg$C+XNVMcwN3hGuk#|+Z2lC61$+$JMIqFcv&4OPCBctC()2YsLP&qW3J{|urEeAE}'
    'r&)Vp{-H|maI0q&&ctM#9Fglgla2}Fxvh)C`5{y&o}u&D2#IW_^m6wF?lsST!$9oedsjN87n0+t&bvmTJ{EG^x2AvrNY(n!RK=ozm$Ziip1GNt=iyq}&>`}('
    'H^~R_^78bP{&|si>10yWO*7I!UpHmz=Ed7+vos`9@c52)07E>?>Epb85fF%vGISGE2NXPkKN7IJ*IUBEQ}sF~WP*(}fNo6({t|`U7pyrj`|mr&+5C>6=qZJr'
    '0yVmJXZ`Ccw((W*K5-QRDF%FhPHXc7J;Fy7vgmJT_rEo%2MLlNnnzxaM8cx3&H+cP`ypxmXt$j}u4ltIgO$IW_NE>eon-^N?^DiR#~;T~udk6SSbD9l4T~C0'
    '-B~0bwcRm+-@QPp+akwcL_k7ypn?@@1#3sw!syki<PctNw!7AY*L`=^a}F%uz61;8W4eL+Xs%`>-QPT4Sg+~@w%`!EEvZj8+V$M_NtS<QD&+s)zO%Swrug-C'
    '9&K93uM?88ef%!F4}}FCxs<%-uo7ldxns~f12)PV26Cs^o_1UPO1rcpyiE<=3^_;Dw6@$p|FWOf+TGF?wVLkHp4TNEcE=a8a{5cuHji>i@ks*oW*G3}&MzFO'
    'ypKXI?qxny;7@7f<ILo8GqB^Qno8$IjN=@B+D&rDUHaelTp6;9VCLZip46z3qx6a$v;r;ZwY%*(Pojh%zZ{qWs_+O}6&^Dg6j*cji~NYd=fX=ZybyqudeTHY'
    '|3NN;pxSH|vzc#2h`emY5`ICBz_;G@YiPo4XfCJKHEFY*GjVSx-_W-S)Z_$|5?23ykj%@Q&G*^;+E`9X82{%NteJ)B82#?WZAe_9P#Fy>x$TSHPN)0&(SR=Y'
    'u3sf1T0`XNCfJX`$A3L-<hAWqK2|x}o;}HBI-HSc)i+cgyYLGMmY3-QcJzXGKi9W&fTQJYTG!~~Vy#!mzru=z>P#Q+27Qbjd^4z5Qd5<4;8cb|tRK2vwx%%^'
    'o{_(qW&@m;bF!7^7E#GVa{`e&f_@)3T~Y5pZYcYedk~>gc?Fc`2l=PD1Ty15zy62E@X*`6jDF1KWl0LHrI?u}vl5@s^dYPo4mo*W(LdR*>(dfutAIs-{IjMp'
    'DFk&ne`K}p!oH^{pDpU!dwux-WpTkgb7ScfdX7#A>Kp@~+hH=1{;RbMvS^`_)(wSpElZ$KZboGKn(47QDZHp{$uGucqPRG)M%%JT22HlrxEIpJh;_lQLYhr-'
    'fdZ@CH2Xj}FCVp2&>3EmBk(TIR#CZJr+hmt>LfHNH7$CKTjf3EdIOKaNXfr8CtlpfNd5O2i=6IBm8K@f@uVp4oqNFI8D_RZEk2qD_*@ps-OpRti1)M+f8MTr'
    '-oA5oY9rZ^_K|Zj#f2Fg&fZtkX6Q;l&+4U(Zn~w%500_tK9Y|kK3iV5M61gwV^i?!#8cYNyq#Phn75CZMA=5qX)O+sTP-pB^IYVf@w2$q;|vyu^RdR;M6;H)'
    'l&*0EBNt?iEB=W2Vf5bVwND@xxrfbMS%0-W3Vw`pCwXj@j}dB7Ma&)XJjlXh_gl->WT65udu8GRJ6bWaS3aSQ(h^v|zm)4*Rp--d&yVBZ3r@9B<d2RR*PF*?'
    '_NbG*WwMKuivk`J5gTyMRpU~-t#v;+NVX9?#g%vSbJDOddhzN6tO~5Vl9@i^Z|{5W`q6pl!3dt3dPN}RQF|@{7~^-vsYX@)eyf=A|M`O8#L~iu@4myB>R|k4'
    'D%G(A6KGpn)wi<enggYkR?Syg={>DS#lvs=ezllvhj@=S>nHdr{SdoaVCy$}at)X$AdjmpMVWYyH&R`!{t3up&6aBy6ySFfqQc5%8}LN0lhN$1k6mTEd)e6i'
    '5!1O1y;Txgr{y*uC6CB&6#o+B*d7Uq$__AB6}29LAE5=t_b6)Ha15nlR9Z|xKLHl4j*4|vYs*+qVu=d&14vbGeRY*GtWUm*y8};_vP9Kyez!qN3Wm2GS{v&o'
    'hC*zYK#kZX80U-xJ&xNXuV>VF<Z@7F^K^Ii{mms%cR^p><7tSWn`wOGHa_L;d{Rx0+9zgP1Lx~qf*E?3P33hI?Jwr_@M*T|F1pvnRJE`dz3&F+0h3FeOz;gh'
    'jREQzxS{J<h}pnAy^e0M>e8-EL|#^BcWq7wyQ2EgTXF~1%lPjdfX!$~E0qWPtGsMgA?NudZ;slNn2iVAKApUFmH|Jt_r!HR?lUV89WKm%b4=btv9$MMS$|+Z'
    '5B1g_Myq@Cr{Cm4&;DU|%4T^kkMn$-Y4XkxQ#?(k+Q@lxtD{bR<{Jg)rLkYOtzQg~0wa?&qK}K;m;u;r%t*SzwQ)dGL)>wRPeKC^z`fM(T~+qrOX>Zb+NPtO'
    '@JesLj_paPP_hf6Y}Wl+J7#+lx45G)E&3~Lz7+{dt_$&t*X(8Og39EV2^4QECVvOMb_E?%mFpg1S3q`qvG86OtKu;YRU%H?VvTnT>zDdgfY5Foolz6B3ouIr'
    'xE3bUc=QeP=X8kRBjdP$4DNM6<EmmjXO(t9dSDEFqwJYrkpnBBa1ro0ykLwq#U0+35mir{LTtZ#LfRcCL!u@mc$P{Ru->=-r^hQzn+-%pId;o5Y|nF=zIO{$'
    'z%xO{6qM=I@*kmz-Q%sKcD5mR!=@Soj3q?KV#pA#tLjP;*!$kDbiOct(&{DuscTgsQSosAmkOH-#0`Wab+wAQLVIG;jlTnV)t~!L;s3v6qW3|1Wynb18t6h5'
    '(;xW!pL3zsc7J-X*zciZ+I~ncz)#vCGFbjSlU?7~yyu@kvQzpWo$?9Lzi#7C+(C{6qH`nB4zwV~4plC;dwr;>Mvb@U(FmMTf>UyN>{qTgEG#<!E9pwquizy>'
    '9%!tU-G^d~F~WVGt@&Nocyl^8Ue6h>Nrn=p+U>ygddazk-b@D555o7A@ypQ1ljaQcbw39BIezC``I^1c5*XWQ+-n2A>jm~wcTWM8Ehfr6Iy(FX(+W3GaYlHv'
    'MmnX#UBJ`i1~v?!BbHVY`u<>PGj$Pl6eyh7C(^^V%7(!ga0Vgrdp&tuMHoqp^#b!SPJ24@jSl4PfuEzP9KoUa==J0pk*`;?iNc34?awz>UxolZaXyauB^e>)'
    '=uozxsHiz4@u>r=KF?B~NG9*eFHS$|rtp7!mfOaMjYErAWK1+mNBn>f9pJ66lO|v?R`74oo2@V+lL%zebkX$V7h{!87)ihc>~?^O3G({qU0en{Cv1FL%G0_#'
    'mqbx{zmuSCoiE0HC5=;HA^&jO3U=%?&~?7Ee)WA1u@OM`9VenHgV<>x=W%fyh%IxvS-_zn_~{{^vntoC1_z#amxbrZ-ZZG8u0EeGCGd2o8);*q9a)Uo1Oh#%'
    'GCq)fy=o!wkT#b(V&4KW8nCv14b0*<&S3{LtiT2bTYQe!hRzv)UYSB?VOB~4R--)8<c!{Fg5P=#+eer;Dj0acxBUso6NyIa5N#O}v!&`yyh8*}>kaHlvAoHD'
    'iMv-N%{A%l$1VaM25^Cj|MY9JI1bF`SFAAmm7YO=+!gO;kl%beqcPP{+?UyRF68StD(?}nC1(Xf6KcjgLSH+<<<^%J#vE6_V~jEN7{|mYMup2;-6H-NB_KuW'
    '8o;;p2Yr%UvXuQHXOf@~Z#o5D#A-fI%-yc8qYmf3DMS{5Cv^>PgJ16i&*Qg5*#u58sJ*vEL(y-@noRnK5d8>l{#^F^X@On*F>qVkqKaaB`R!H4om?&<V@Ix2'
    'OXjJI*RiY#xlgA&m4Ar<d$+n<4@=n}r9<KgT<-FH+#u;rI0luVjuT&vr(>hN^Wz0;LYjWcBc6gqP5Ao_&ZfkB#>v3_pdv!M|FouWHnuPh)C=;yyCQo0w2h@A'
    '?ZELYJ*Kws)ZInDplf~iZ02HpoaxSF6DkR1v3q<YV{yx=s)YcrVHq&DmA(HK$P;6M@t9NQ%5x<ES#fvnHQ}lTatq@w-6va%`21t?UW-bGwVn5ajdCV<jDo#Y'
    '5AbRK=-R1zZBE$c(ITnFYq|~C=ryFfZ!h+ia|bMS3AW*Z=k7<JJe$Ct1KfanrT52w_q;IVM07L!HO-P=z*4*=0$C<q%<{(Sl-JzuwRCurR=mst_9d_PoQ(V('
    'HaD}m+yk`eX5O<dz8;oKphfdo`ZyEofiz_^DEMeT;OzyCSX2On+LKp^@>><pDVe(@sT%f7qnB}i2)qteQ)a#F&QUpyk69Z7<8qp|NK;wK;`~r+pc?IOJ_u23'
    '^Gmh})|gMzXv!VjC#6?-CH<K%p8HHu838y)LF?+y&!dgrC_m%FCtM$XmL4;qVpIj~Sv_cF+S$7{p8Y&+X00-JB?cRf3IR`DK+nh<PG=aO*nKHji|AkZ)dg*8'
    'PGmp%n|>|zfEE-pOJ7ckl(!EcmcoH6KDMw<uc}5^nN?Bmq|L#P2IAbZp{n-LCuwhcg|}<ayR|xW#>I?~CrmsInTG7$^Mw0iSnymxG+`)3UXK^eYQLffMKJeQ'
    'v@q6kP5z5%3kY}|?&kUk{6Fri@AAK1C{NJ37T%OB$wR<rCFxfm@mbsMP^`zpdk?j_kb|O5K<5zb*w?$G_%|7WJQMYrp|yN5UtPc#SQNAsOXNm<8i#rjkfWM!'
    'O`#AVt>yv-;7?}>Z%uc;i*HR@q2Ji8$t+sOH$oFt#T^&-_d6!wDUOFAY8t$Qs87_zc#nNIqR=buCZ`EsE#j;L&)KYO^aO;XXrq7~)XA>gpa-7i?r+W+t$mM+'
    '$SA+VFK#7cELo!QxdF?A;w1ok`zi90eZ8f;+`BG;XY$(r$a}vnEWGdDj5rV7f_T3VJ+1uuIO0gsrRawmr1LXB@lMl6uSRQSp(iCi4}Fap5Y7mq7)w7l=4KGz'
    'r~(48xE9sB%^5CsHNWmb`JJjoQJq|JAu@U)j@mKm64U9oPS1phcR!R?<Ntt6zKsZ5@mHTr4}1N2Bmw<w9S+7A_%Ct=vssC_LI!{bvq#{$U4oHd`91V)#=j~)'
    'C?aY4YXPiBrpa%u&^)kb!_nz%Z-v;p3bDQqc12$HkH%U8aaY72)?!$^W?IxK(|g}I1r{hzd&(%X*Q_bux1)eYt}nU8xdurZqzm)~WU!uO>v@gunxe5CxqA%Z'
    '1yyxRK?@ISYJ}j8ZLU$p7Bdp;3aG#RzOA<y&|23doo@3?)TqJgI%%Umx8GFWiaypo&hM;^$MOVXWrVBq1u)5iR*9UA`R4{mzegJaUP&=7zd#%9&vUNU>(V6<'
    '!?Bxv*21+}_7Nmt7cHPtB5+{Oq4mk{KFN4pLgY7lZ84#e+&eyL^(wnsSVeD=-+kvLoC;NF!$>r1XNo8O?Ci*2%b)h3y@&OFrv=rS^vL9B2X{N@08_OQ8Wu+B'
    '0(SPR6f=}-`f_h~u$lTj?{boK>~0^>qMY2b$H(PtXbj7zZDsg91y0gkDw_j*V^NM@(VZ-heeRQPz%`J?*G<<l%cT7itTuIyzaO0^^d8|~uIG(Y_56l;Z<VW~'
    'YG*?m+?T=-M<~MYz9TProRLorl-J%#_~K(H(C_|!Mmn2`I}*rjvfKt7Z#x1~XbKy3sAhXNt>nU4+*6yMyG+!9TFZU$4L{RFB|njI**WtGvl6=(LS0^q-$Qf>'
    'wN2pWsPGI-p<v}S^7Tphrgbk5XyC|I7A6g^pr0d?wdcc=a0)|IU<tp=5br6=@&)hR{1odFbkXMmXEO3LG&HNZxpMz3cRs@yNn#l-0bEjXKa*=#0&)*N$OoLt'
    'cP`ilaUz)9XV;#|&Jn?%{*g72AnzCQ!BilnlG=4&O5gPo#)LN{>bK;}8trqy+T3J3;PmpzmC;NK8)hA*V8a3n6L1u~=9BDQEnSmeMeART7nPEQ-EB5+%QmLN'
    'zn%chNZo&L%m309ncz}_+Y?OSYX(HjQEmO5EdXhGcal8arPWBgJ5-G*-jBV?exvj3hEj43i~p_Z$(DPVeBzUOuR8x1-4iN`RbhX%4tlMk$e|{109^@WL<{{C'
    'xGq0)kb4>sOQYD>!VhNo`nI3+unxtP*G%eIQg#fdcjW7F)R9r(w6NJ-R2ITgBKYqPNuNNNRoVER+~u5*l%kK(XGj+R6`TuCLsn!0P$_FtYAVM_*t08(X=63V'
    '>|uWIWHWt3;62~WzoM-jU>|9sp$G(LSbx&RIGW#>D!c=->^E^${Unvim6v!+;%i#EuSm&~<30IRdzo0J1bslDRRS`v%sF6*Ofw)yTWD{~=?_xcmZr1lgIaIY'
    'VS%}ITiv*J_9>3s7nHVOUkdA1l-GOKyVvavHs*@xI!s4;r|c1`6DJ}UjGu#}Oe55<wL^w9aIcA3HGMkLuhw?(F^Bb?F~$gR2jMEEt>oN);QqqDkI8+9RW~2e'
    '?p`Sa?b_8~lZvpg5oY$XDYzMVtB#Oz757?CYBC8}*kB&epZR;9OT_7O<sA5Oz<aMUC?2wA)BBt*S1LPyl12<UDk7V=GA&Zut?cg;w4wWaZm^FvEmeyNYG(+W'
    '38Kwl>D6VNG=%M+AJeD!Jd|F$q@E9Ts*!j8h}q8sWZyUoJmuwM$kzz|_DzZWuwu6H*NvSe_I@ml?T(Jz+bev6gJXz^fEYkYuE#ZYLE~$p^;F<k8#8GR$ia&d'
    'K!Gi>dTTbyg7^&Tk1Y2yg}h3*h>ia#9~q1`aG&LeoKt9ocAp#bLB2JpjOz}Nd5>tC@MNubg8Sl2x03Y(BCgXE%3v*LW`36{PkRH}luo7dt!}nn$=7ekp2?kQ'
    'OlDagx657miu`shWZzroNw);72I`&OPkVFGq?(9q??^f)5KT6lGgu+2MDAwA!$i<xv&#c2gqkqR;uP-4$G?2Ir}d}<PZ;YK_MN(z$GOS3Bj06`qOhAwL7!7z'
    'dJ)5afc*wy8XvOXy+MjP=!boopr$!3;MGa@p82ogk3n&(kG)^(&FCZHV%{p9B2i-cOEGIrExn3@d_+9fG})Iw<mg>TzljUKPIDKL27R1SkRfY!p>;_+<0%WU'
    'MGv!_S>L(LTU`RAMW6@B5b&-~3&uSHxTotv>zJf%#;`1R`hMA$<!6?aE8;`+*1PRF`zFQ+6}BJpruxRuv-kJPQ$rOIX>&!fw3YMO*svqZ+xHN~uzs~qFL>D3'
    '+kqkU98Hg<^P5*AD}5{b+mPQ=v;aNV;Dv}P7THa#KerG+8pGS^WUSZDG1|(iY7C@DZLm6zv#Zw>v9<A>6RxYZPaxNU?Pa-dJQd>Nt)t%B!>VfpGR5kX^6b0r'
    '-d;W<pBp6*UFd(Vv^Ey=`0Sox<M#ts!8^&{EQNhX-_EKap9OmdD~4pUl>jVtr>tR2sqN>pFc0yS2p*p439wc1J#b|ST*D?)kMej@J$5((dOR|Gf>bY5PQ_2a'
    'W`0lbne%Zzn?N*xs+olKY6ksJFC?r{$d%s0T75u{3NY0Sc6K|}jJBZVXw~z2gx4D{aGcuV5Y&~!7&2=QR42(78pILfoZHd+);pUskjLt*sxaYOi}w@A9|Wdg'
    'IIs7ydAKRmDT1sQii7$u`76OLeFw+PpLF|N{5UQ~1hcw#5fMSJlmX}aD^9!E0JAOAw8xnuLuFa)robq5O&`T;yRcq|_AxGA-~peIqasan81j3wBfP8KIFA_O'
    '!TQ;V8f;MtM-S_`gOB8EI)#E)<$4Fu29tfVcH`xshBhBr+BGTNgV`z%nTyC+3e`-YuH`knwW@A>al*L2wBK##XXB+jKOPriAVN23PVe-M#Tk|%DfBJo$sm6^'
    'LECLiVypwK8RLw%>1p~kz12iCX$5;WLG%f*^L`Z)K4^8Cf_A=)z5j|LGZ7$Cn(;B|uAPB97_0+w^G222=4+$MjKyA!PCz|u8mg(;xWAVa9^6Cb0E!;&YHm&A'
    'Ggt6-fq!OxOk@po2w?_RR=m2S=L0?xJx!DCDD>i^rtjI%Nmo?MOTG81xp5NImOZ%)8bdnPPd@K`?<nS5J|5Zb8BeCwJIMMRNA4W|E5=3;G=-Qp3Xn<si~FM`'
    'vMPj+^hxty7w|Jd4t!BV0q}exwSA@>?c#xczQbp&H`yTlBzwqcjtfCs7UF|vNLCo)HIU`^l6jDQ3rtmmnSO~j!Zdefpii^Hsr^3Qnjla$LhPAADRSOR$?Dw;'
    '*l&a!UzI58T|J{LB8EW30?Wg6Ql33)oTFk?m?71Y0Pkr-<Fy!i2-?%z$skhI`)+Oa^aM5#<kz_(5L@jc@&1A{PUXUg*LXedLWNGTmmss!AfFd~x&z4hp0<uH'
    'N%d-_>>bER%vUkR<$RPr;_OU-#CXKO>Oak*$m8ngx*aLyt?+-H(&Y9|Pd265di4IZ0|@I7_p%SPvBu<UE{xxG`9h;cFQWRD$jYulkvBp2PC+<Z<(c+KiX{O9'
    'Yp=jcti%3KoWkT9?VJ8oST}W<_u16W>GC#Sc`RJhCy(nI^;p|RYrYtK>Bzqu<x?WrYNsfK20KN<h@XV)EX1~6P6Yko-Hp-=5%ggJd2bn|!DqQs&Hz?SdxjQw'
    'dZo{k?YYI!aY4+kA@})a6~^<qm}zwLX8vxhM41>vOG55TCSaP0{Q~b%i?o%VP5PAP%et(M4<QO`2V9~L@>M>@y_!B@=VkzJmA?mVO<=5gwFr7e3)2v@6%X;&'
    'z3ZFDx#7{qFZ8JMF>OiP6To2I$oeE~?3ekkUUn`4cA2zKk`Qa$z9wLX0Xq(8s@A^yL;k~<Kz!zA?TXQPUF=5gzXbDvN@gx5a1zXw;|g`n_39WcB8RyCJ(4QB'
    'W`}0e*P?$U;os+;e%Z)n{*bx$XSz3(j$-F^$BY??pMWzi;M2Q{mJf?+oii;!lHII*yO2PCcQd5S;QwHgJB|1lDo)&(w|;*z{kw8F6}ZXXb`Z^juWQU4=Q2SA'
    'VyVpQLft4-@L*aBMeBQQ=uO8T&kkaKz_a|Z_nY@p_%6q~Xw7sBRkAQ6m5o4t0~=2f=qup*rd;%7PV{DbsyoHfZQ>222G9M!k8_C@H8%aHR(ve$8=B)bG3GnE'
    '&-*z;M1@r*)>&<@ZlhubmF2W2v{bWde!PO-jK;=;5r|WkHy+ZS+CcM9T;kOci&NC>NBY1(cffhU^cHAgPj)TF1s71vvRQ9}b<E{GxtWT1bAR&(_Wig_r6)@n'
    'Wd6Zsx^mh=a}sU$KjOQtdyMEcKzAu7S;?rZD%HSBz#6_Sfp^Qf;EMe7pAx0~j3Qc=4!4!!aQEgaG6noxA-~q7UJ&8WI*XP5nv)&owdO*yG-*|RtRas_n}|1i'
    '%k3EI>h>iY*v=cpb66i|zMw&Dv|qmj7zd1GZlz!a-a?LXbvU2I*&<uwh#c|LvL8F61yyhtOz^NCMU|CP=5a?7q%#fe9`dc6{}<!ey2$?XBgGnkKWld`ZV6^@'
    'krDbE*12<UjDy$f6H{g2L3Jqf4P6_6nqihvQGy=rur@!d`ENz0$a3zJ*Q;{0HQqBmj1@;rGaws0tERQNnEM4Cc8AAvfg{<^wFfoe&pRz`%+T#YI%sozcLEr|'
    '_r;gw`*}0P>jnxZ_k(tMt*yT}$Q=dMHrmSdCvsBGGC$+}+~R6Yawuy0B6{vJUU_iH9gY2Ib_kV^<6KM$83pE9IN)=X3c#CZ)Hg7<?P8Z0swMcUZU26Dgg0B4'
    ';+E0SyYm2utkFs?$ceWD*|dN>KFQBxC-Rur+pBp+-!-yLluQZ#ET8j%HZyL#TCt_EUAl%t2DqQNdi}uf-4~p%ym5OC+nt79%S`Tpz*xAb!j$KVIJlxQZlrm-'
    'xF`Oy@YuEGpX??<zh&p}X;O->EzA=Dj^Y-kT9|(mf4!$<{r4Wao=M|>oLzP=GRo}`0vmcLTcJ}mIgRTI_><Em4}Mn{@jNArC%osZv+mNK^nzI`ag&RB$GF71'
    'p^NdCvi(eYwd5H4vtRC{pPc5NN|v{?g^$Cfco`X)Ddt0rKtu@{vP&^0W&9G@R~M3Xnw)DCo~8M|mc$_A75;jUfHxa@xbi>bch?Mop_EcL)Tr=yuUGwjWxHNs'
    'vJa{ieMGMf=-!Rf&{|pO?VB!1Pk2%2ba1u@ekn5SaY?<w*HX4EP6xwCB!Hi8wl_K*&VuJ*X90e!m$cpVorA3Q&(Qv+zb@^a-p&ncnyBD82d0H8oDX3T_xP{p'
    't-;z*7nAn+4wXZ~@6uAC!7S9dwnXp@u4jsBL^-M!g@ZnW_Vj@$@HX#vx^qNGL&=o?f(4AOd&p;URf){mtCQw*2lK7!p8!_&WhpsdlrhuaM4Z{!MjZQGQhZv}'
    '0~%LYcv^tZeGDJTQM8Vu+tz~T7&2F0BgZ)E7&x$6k@9kks@kp7{p$gISx=eCdMKjs-jY`d&m~4Dx5!`2iQWW$GW#+2m!!FYDp`;bgc=k0<8>s*c^}3_#c778'
    '+$T#+<Wr)KV#o(Jqgml?fwkBn^p>n}CgO9DPjet&uz|pCMDB`T_)b`uGr-Y36EZrGf2qLO{o`r<9RC`)!yY2zRDQ&+pI^B>&)+t+{v+?#%_Vev&&T2B#tEoE'
    'V!rCV@0nKH(X0I;f@v$ihgi`y<DHGt?r_$xQH8LQJRn=({H|gzDUiVhtddqaqV_208SU(Bt$ixa1SqA$q{MN5M#^9p*-`3;k@c0D3V(rerMiRiXEA#QWEQS4'
    'dXXKpi)@oX^EcMGMQ?FcCi>(CAdQ-osKSp`@%cppKE8RZ;wof;_Hf6N9sKNy=+*HEM#Q?w&%Wf|#TPu~uI0tYq60z^zCZtDJhQL)X8&(*R9oI9{THks>wQ-4'
    'cNU)5_zvO)4>EKNR%HM`3g&I~^mLC^^s;7jsmg7t4j5!KeZi~X3LNP+XCxI&bjYeBVg%hbdnayO=iKcjcN?IAn%SqlzP0swS{rzkN`S6f(zkbJ=iS7l(Aa#P'
    '!%=W}KJMEarqRSbMg=2ED{tLf`B0Ukcc_agyx0(7Ruz-inv-<Ttphg5TlSt51%|I<v-A|1LaW+vpG&MZ)N7e)EqVK%spHeAT9>`ZLpI{?tGIwy7#Rjs`4swW'
    'V9np<Y$HSY3_U?pRR=eW+XC4xYw1-|P964XysPO*S47>Ln&3lbJp9g`QGrsvmSLKrG}*rXlvFdIR(k6cI_RUmY5^PE-z;HE)uZhcI~$i@fHa31<2%^S5t_z_'
    '=5&6lVuhj(^fkAOkxc;A18k>J?k?(Sf$wIF`%Xmg8P!OEliid;$G+D2h>vbRn1^_$jN#gT04(vaIQVJHI|i#88wvH``Q!Qu9m$@y$mg4CLB7*-2wWXU>}~y`'
    'eQDS1`uPt<5kXus<(Y9kXhY^Ia;JujP_MGA{;&T9r`2JCmSLXrb-YF#w1Cc$-tJ1z1{J8TCb8jk`lV}Ao(#|<fo{X9)#H78%qG*RKa&qUyue(G`K(aWS=E<Y'
    'U_8m^2&JI%m<{JOMo;jW`oNbX-JH&HmbrKa)dlO2ujhy(*fO%ie(o*s`5_kYb^?gH!?Jfy2y1-_4P&;9qMmb3)6(p(SKLjJi|$PNW?+pVLqK|X0qI8-!l^-N'
    '-NN+00LRwR{f#~*&PDdrx7-#KQMw&MWzs|)fv$~fP+0IHFVJFRv0JX29~|K|<)=KILBQKJ&;+KaE*VAG_o#8g$`_m+X$5(qv=QqJd||1Iql4b4tws^qJ0Cv4'
    'W@u;V#We6^{N~x)N4<ND#;5a@^>sv@O8XN*EQ?;#UA=NI12(tHRhlIh!YI{3A}UR8%R?WKT6w=R`3Vt-M;uW}QgDdh?m`|*e>Puu{>-wzN`%Q`wI4NJqQb0A'
    'Gc%j}qE5`-4nwVP8?bW5z(A|dWFyDPqb9^XGTf~eYG*goEye|T6)=@-GB3HHmtj4XX<YWLG*wFar(|{L4*uNVQ%I@BWKbUPFMBI7u1ZF|W89V^HdUG7jyn~!'
    '1dL+FVMF1*jypmFDQu1)=Tdqh?l%O70_2X}nFs#<eHL;Fl?Yg3-I?z2CS$$QBb$ZIWUqsI0m}#GTsI2e%70Zv{-UD%D<OY1o6A(NK7P$mk(?eEFcNjWRo3_;'
    '9s7&=2iIz;$mmwD=L6?!U*gx>-}83Kd2Ll>W(Yfpc^l1wMj96MR~HWnpJOH<4kN6U5EY#1-mZ;Lb^dQn-`&vfhpdOMhcE^O+WJMB2#v_Dp16*$r5>zxoweCJ'
    'Ksr$1F)QIBuh#b&Fb)Ej`;n`3EQkrdMD^Uzdc6Nnv$MD^m&+jG`_skVdYR$R`DE`d*h96IfO_{V-)OvSs`$3>LW*3j%5;e~=7R%g_i3tpASymomF?O^X~^)H'
    'Nh`??Kn*PsOP)+XE-vxSsM?)Fy<cvLsyOu!y3x^nPLPMU*?Qg^`89%*z^cMxCFkWBWI7Nu8z7%>l374mOfS3IEx~?QM;kHl25xh(l|$2nCbcJEJr`x~PsuUe'
    'Pr$!C`KpSM(zKU%7EWiQ*^9}{<D`u-gJcGFV&BAP+C3p2bKZD2^r6%XmvaV}o8&bRA&2W`InT<dN=y2Nl-OqCP%Oc{2aB9S=5cZhALW|@dtih;nT_Mgy!%Z='
    'uraT11oFq;_07fCzPSb@<U6^-$AD4l*1TU28DPoYLgrGDa~zICy=PCq_dc&5*=-5=@9EJ*)hT<$SnKpj(yqoE)mfW?&G5F0`y@9|$h*r{6LWS!W;oh;HJuI<'
    '@nsrz?;`KpALm1r-`UPFrp3ce8hX<4Dt|p`=p~oN;MIDT7A;zVf}N^(0DqHzo%Pnsy_Vmq*%+@6H8p9GFw}xfEo&5Z6Z$$TQ+)&WM2-zSs)F0OvDt&(@*g-Z'
    'VB&}PhGQxZE}|Ce!<^>C^Lj=_+!U<tS3?6*-VLqc3+&7W^ro=2UUK`=z2xo)NcyR67pm6yUp~|yXdVl=ziW;0kX$LxL{9jg10gt_*|fa;D@rC}^ubi#t>L+l'
    'wF3;pqHf9?Y<;fC8$~a$2!{7GWMcO1sO#w;mhSE4aSbZ6Lt!PYC#upG#1)>f!Qa;#atGLY?3ZXn``gH{6U3ubVRBaD<?|pv{eo}Z3QpV+46ilLcz~qhG^jzd'
    'h#%P?7?L*ddQ%4^a;83Mr>)gWMs_;HisT;QeNir*=d`QQ+q){UpZ(jh7%cH24sx*z>_8u%RC|hiZeZ03{|mJB{fNd&td_{8N%VDXPOA}&{{pjp72r2R%)D>i'
    ';k1k>bWryESt@M*{q$`Ddvtk$r}b_w&6GE8Kv-zq%*IP_-Prd^ch}+h2Y9sjT<^Ct637kDY#!g$hkdQx5(lqZ(5n81yiFzpdrJsw!M+(TP>(z5+3CDDzg+~)'
    'VJ;hOv=ec432RGb7;UoW@eI!0q?j#ys``DOW!D04`SN&1zTX2s!5jUj?BYq%w4#MI-};*kX;0?e556v&dwIr1NuslTO`tzxbp;lY)3d>XD1+b5&GCBnL5a9='
    'C9NerpNEy8-Y|6LNOo#4o^|!Y`O&#8M4c^&$CV;SizT-<Y6?#l;_HtYB{=UklOe_0Xz%pb`HbPREltTQMlCY8TuvkyQANA@A<(2qdyVP3MZRLi0~V-DHdMGA'
    'eyK|QZN8$HQ}96}%g6)8Fs1<cai`8fMIMZOUFGS9%svU|18;@|`x|=qSFx*F5x@;U>%$X{CVx3O_6PAs1!SC6W>TPTzVbW)6UKeyYbr1Wkl8m$*^^<NWjcpd'
    '3u|g%{jGg*fqBpIt+mzc)4vmb-@SSj(LPbtQzjGOZvkea4Mi}fu=h$2&r&(S-tC}EO^7hw2VRF5u$TU;`>$yh&tX>V=zzTKO*fKN?2|>JVjfn)c3ape9RwRp'
    '5kug?DjHBvvb5xy0t-<kNWWopMQwo15b|2+zDb=s0T8RVD9s$%jRIbu>JhA{^n3*TE`R{-uSpFRqv!+dd$Cs|2MOq&SkG|?{gRKrAM?2^hMX5?!^o~QpXnVJ'
    'FFpx*i=>?%MX;dqYvTg-3DAGg$F=|}jq?*^5-`@u>;qT>MOX${SE^3WnknwqsmvTh)y_&)uLQEd(6)d$=)fW`@-_4<$&ot(cx*d){|!ut?D<-j?K?}~h*#3a'
    'W3PP5wm5RC!2Va&o?3=WnWZdcK{YmV_}&@CKHQzs8gFC^O+&qIrq2~JjO{Wj3pii_Z-Mn!o<R?8QdZYCr=OhVs3mYVAS;>&_AubO5XTG%F|f-0*6w)8cQ-PL'
    'bMGQ)9N(IF#J4^%QV;o-SrQ?*-gq_Yw*)aa;%dlD()M|2uFHN2aVzv2@zH4DtA<xMvcXciT|=(BuJfJ|Vry4rVF{k04ce$a?_edFta#85a%Uh`cRrl37w~aJ'
    'bf)tCzpF`#+NP+Jf*RycbiA<{voj6Ihhx^d4XB9&d~9pE6Mdt6hu5YUZzFJAiwad|S#8Tg97$^!?Y(yi=T|mjlYsBs20tfk?lz>oY|&t&N2q=zO!fhPLJFqD'
    '*F(#qxGG079q2goOaLx_XYMZVRMxAW_GN1e_>XVR+Z++6doptr+7<sWzw1`nlHGtRpesTG(f1b_%VrMhe|PfjROGsQIW#AH4V%M5{1p7#Xis}n^qKZy+_Y;c'
    'X5RT?)O56sxrqxL<uMjnqlcW%)-n?#TY!$80VfD+$8`5m-ioDA9T!>EVQgLK@m3}^pHuacyleXBt#&W?FqW^d=k^o&3tyRf?Z~5XJWu?*iDCsH%A<<3&|Wm('
    'vszMQhKI=6O`e|hF%5eAA$pG90K|axcl0RgJSW%eK+nq0rfJiKSmt#UGQJMR)_AAbKA)r$)>21pe)=+3(?XTe3$=LIJ3u`l>*F1A^f6ZpkvK=V3=l_@-$DWA'
    '+I~egQDDBCX+cKl7olr1pQnRJ&GRZMd86}np!dijzFgZw!g?CQKYP*Z@xM|^bP4QU!x-j0@s<SS<$%^V+pVd|MPUnX=HoZqUJc(`BKv$F{}(bs(~Y0anoc|Z'
    '35+<j?Ll_7VkBgV*5lU#rxPVJ_%COqJS&lbaSzF&_sYIj_3Xm70q&nE?wR=OxmWQ$v(T403$KCPc3YLQaui&DR|vE=kmP^H@q|3$-cS7=+SQ@zfrzO%Up*ND'
    'ESYA(K7?!7Rd?nNrByEi->=lrC}J7@@wKciuS+$b5{kO-M)!SNR9d>1J*Rf!{qT$`P5EbS@*XCB2JZ{$lj!7&pxaiC>iL4HVl=z7ojE3Ui}Vr;?O35$&qO}t'
    'EV<v=5hB(S_{Kz42i(uVE`Zi3R%u!ucp_AVFGa!60}M!rZQMxGjKYw4sm*RnTE>|zF&BnAGJbDyU;M<>_q9bm%}JXh74;qlQ3>uWUF)4bUqvyzGRJ(3y19t1'
    'H;jynI-|DQuS#8MO_%2V>8J{0&`*fzl(hYE=jSY_&F}#KL{)5GMml-xl5!pFC4L5@{z#eEZC}#4+)G<mkhhv|BGboU<A1*fS<3eg*qYlfmou@_G1@!-s*%K+'
    'U#9=g;4^*8cUCt`8JV3xb4=w2s_P8XzI%-iA8;&vFGu1Bw?n9wjn;L?TKc`3x~)+1DPNG(@IT|DbBX;flQxgd%NDs-2{M`*Jjxyo{aOG&SWUL)c)l|43*=lJ'
    'b0Gc;dbo(itm6OPTukYb;;#s=6ttMk<}prSP-&qt&5t9W@K*n9mL#3bG*d9YVccD3`D_{2eKz3?s6yJ8zRpe|eC9YKi+tnLa~o;$EzQ+YA}lIxV@&rd?b9tu'
    '^68jWHm7CyRd&sNX|F^E)961kn(n(AI9F>)ro2YdXVsg)`O(1ruN(-^rsK7ev$VLFPj{lleV)WkX%EuXe0-K9SyEy5H~BZoxS3ROgakq6-Kyurw<n~m+Z!H}'
    'Eo#~J=d)Nv?#WO1C_yIoQMTjHMg(%|CRdlsJa(068NZ1tsoIUL@ME!wg_T_jKCdHL-T0gdU-Q>FhVi)^2Hf`;DS}*8u<(`ywD3v{g(9+}ARDW`sAU@%nN0UJ'
    '`Y6+M#?wETFSNJtw0Zri8tM>QPWJ;3e;jI(UgB%+HB$GgcM3qVE-I0OwL6{cG6rW%XdG%!#ksjmR%k!)A8fL~@H8+9Tk%g}fhQAr3V(&)kdeomcwMM=G0d^R'
    'NNigpnxFa^P~+hc(HUUb44YR<LPp&i#*49Cd>%*U=)RJJDe!ZzNy!1&qzhbnfiDiLymvBmmLaHI{w*Cy)o&VVYq^0ZKR3!d*J5peDH<4^3nQzotskvLCTa<b'
    'HQ&ZPmX6&)gdprSJQH9&|CX=t3m@kj41Wath}ZGobj_=x_3fN{g{+Fe*^H66Z+Rv5-D0KqD%!-I#(}Z9q0)^6Vg+khen)X8OF#5F)Gu$SPe+~3@v4K;r%7L0'
    'T`n~~%v1VmHv-n<-xSV_V>W1FiiPzW-&`IsPNaWB73SKN+B)FW8;57upd%<OX@(~M1vB2Ya@MNwyy)iw{kz%wRhF}tv`FZYD7|j#ULzLjW*;CXVgQ_r>9wq>'
    'TxvcVGAZf|AM+=MLd$4HE^mtXMyPqkhvlAtvjiFLwzA&|kMSnA?mv|>fIT`-?yositc3oCKqLWIIIc^mPCV7On-QsyXX;f$kH<a?qwa~jZ=yYpJ{Imvz?%hf'
    '3oPeN`Adk&dHqF2RFGFo0)Etbat)U@CbKbrmaW$@6u5j&5aGcB{o=BAra&|ukcA^%mD%zPGOp9kzS9K!N>>tH31Z%kap{@HcLlsp=c90guVs(AkRdxq^Jj-C'
    '@Mj}}2co9X_bVmz-z=p+Cdq@R3348QgogaBV&-;lpG_;$u`Y}KMwimoKIs;YekuD2S>N@1>-c-V3J@b-jPs#=>Q;~3lXN}<HvEyC<59t;ThObid_pM;^n#K?'
    'UtzWQl>T-CVpj!3OtB(*x46z#R+oHieZ{hbZ1TAa`s{icyOLUkv63z>gt4Flo~+EahPqV^NZBfHeVdgVgK7w;<B-9tqAm$$*~fj6FF@ctmS7o1aYU%J<$Zpd'
    '{Vv2TRH!fy_@ly_58|k!ER|cxQ=(#pw*NcQy_T-!O6w~j?yj!@t^a{B+DoU(m3cmnh%4n66nRbU<F;ql#@KznaV~gz$L<otwQQE|PIK0?c({LHR_kbgLo^(5'
    'a3Z#{GOdVwI{F-5bLVO2*R&`y<WJ)|M}_=3?o?7ndRFvmQpG3=(EcXmXx&iY${Ob)UgukO^#J}U_{t|cz~<96{a!Mk?nWPwc7H5+Fd_VwJiCaMJTHJ4UTMOJ'
    'mo+wLK^$zJ^BV8t%d~VhpsBhNtaS_38MnK)IZ$~I7+|)$==oyjs&9wYFgBC6#>h~nH%7QJKQUW!T(RP@4i#AK@lgt1GC#}2r{wY9^!MP|yaPE<LL#5)YB?8W'
    '$c@pRn2m0N9Wgyghdp;`qGT*vOF@&HN%T5A-aQ?KCcB-MHL-35u;DFp4hpNw5qa_>r3J7c+CJbd)BSY^BCmVu05b1)G)L#F=<>~y*$Y+?#CS#BUPNf?H8=!v'
    '^d@IfKKkYXp^{FYIDf{)9A?ab1npr38O_d>+fg=}m`Q*h!?G0E4!T7yxzlnLBJOi3O%v`!^E6|hQuFo&-A*wwAU?@sy$y3eYUvd6t*|!!^{DWJ6%V0rNWCD+'
    'jLD`En$PZYRQu(xj$UCNb^o{I`{6P0695)^kJNbjmR{sZhnuKa70Al7!uxknd@A`O1>ShLQG(A&E84sG5=}lR4jrs2{H$+%3eQx9Xm7Wy`G6xbWBOO>84)Ox'
    'rg7jTM=tfUE?}BpBI8Xxa(mi)-dwiMhEahEL>98%zNckSh?*;O3aq|9T+S$j>o{|}mY*}v+Cy9^EB6F;#I+G*i$zRsTfam${Y+pTLfa5E&vc?iM6h^Z4Y!T7'
    'NCs9cfQn9&;y<zev@z>?){5{_U$)y*Tv0dDp~5fV^)OHK!l@eHwdq~fQUVoeKevP(20SN-l56iqt?miXvMg`jTUmZjNiCub7UUo4XVj5>vHum`Wa#?{Yv@&n'
    '=#&(;SOpeKnvpW5IEYNN5joXFAW?WPez3)91~Q_arc+hUyU}aI8`LQ?NBR_=b1xG>COt?hP?4gzHH124t3=SAmvMQVf6~}AWKG96WjmX)83Mog88Xw?dSHqJ'
    'pII&0D&ggNg*K$0d3r?5YuUQM`Phu=%n1F9tR;8Tac9N*1-#!MhQYT#H!PU*lFxl$iP<Cco;(qExQ$({c;yjS00_u;eKMuDDQX9uj3b*1Ri1WxuGfkiEsJ@r'
    '-f|YQTy>a<$=O)NQ@nm=p5yUuG>jDuS>K5`r-9i8GOc%6qe0{0-_P^SLq0|USZqB7D#2L9J_r8ry14^=h=$GN0hW~wyl}wKbeyk(b)4z1tfxSBO_HN=Ha=;l'
    '>H%T`0Rx2DPPbm(kn%*u$guFmh)R$_T+AON-B{$3JdC__<@0chTp`z6Cjf=#bT&S=5M3x<-(AECD?e%YeU+~V-poAmVS(AY^+V#+fvDy*2Os<$dZrRs(*t%!'
    '?eN#8ic0{tX?7grot}J=r{@E-gtre`^Hz)e)-_qW7ggZ(?n%-?cFEp8NYwt4$Pr&3-tn!5DYOo45s(lO-xYHlz>M8X&|2ASLteriUT05+QG4ASh>qN8KgU0r'
    'cS+S!X~}XQt4D&E2B<H|_jc|$2eDMYxgEqAP0&BS%hIETH+t*t2JcJ|m1<tKQ_qlju?AlapRy77+eBOrj6d*>=2MKOp3(Y`ZkvBqMYw#0o7rLceJ|jCKAk|B'
    'KY^}HtV(e*KShN%ZE)D1^Y4qzr~FjJ>lYB^Sw&=IlxMGFe58H}Q6&dZU_Y_X+GO>##%jA4qx;JU;OB}P<IOMV4rhgnR@H5qhq#mJ*<}{$rH}I2N_Nt1!x}8?'
    'kScGNGkRXxDLtK60+;t7Z<!T%q{O>d7(I}{JJU*Pm{{w+rt`Wn%E1*e#{2KFlM@4+LMUrmnvYp{ir?jZ-Y5J8_18C=PA5wl@im>q|K7r`xe$;~P~|+cbh)H6'
    '67}O%RA?sXJuRcn{(AdsDf8P|dG4*s|H&$qp-)2X-!?_}Bw$@BpEt5UwQ?Y9?ld{9$+d5M{aKqW5FzaUzBPn3(w-!`*9xjKnu;%&wGzFTN1a#0lfBs<L4FIh'
    'wHDcDd0Rx~sN!3&b`0PunimiWA&HvgGCd#mOC0Zf%P!c{aLBW3OB=_ip38V&Xbk^rtl5j~XLa31voUBxiZlC*#)YTU|0+wj1#2mi6IlC)3ZAqVSdJu%{TPoi'
    'eP{WFP6QdvSCM*}ggfRdObJZ4ja=Q*EN_B^I*}rq<K;}on<>1BR^_zK<n>%&>S$;AqyG{M1hz_GEFqG%B_e7Z<`R+hi%}a`aVo1t*Y{Uz_vvpbhDDOz(LEo&'
    '6s*AFz$9J6Rmq_jpt7#CN+@au{X@tL{kN_1p#{!A$W);ZR7e}6;_eT8RmamW$Qa2KUdLXZtdaTl`)R^|qQ3-s_ffB<6*8{lcLpw!t@5P%%Y{s#%?#@X*>QE4'
    '|1I5n&^#B<%bK!p^V$7NbJ_8m4Xii|(;%0-x%mP}P5y*d#nDFrd~02-PeLckV+8xt%Q`zb?*BHdje?yvgY)D8^FZAs+3~N$P2@U&6x--NUano?**0cA-cR56'
    '{Q_*+8`%DvWxrig`qk2wQnB(g*ce`eRyoyc2zGOJC))9N_A{O~bI?^g4p|Jr4&Lu{O$VIPS}h7vh4mdU$Ws!Sg)Qo6{bu6WS7(1UOq4YLSG2gC@7+3#gq?*|'
    ')JQN+X}PS`-S!|)Z9P`4zuqGEW(cgxwOGv{+<}ZGj7NtwG!)mJpVI}-!WyitAc<!d!0kDT_h$Ql^rxBAIV}~(h<G7m`&e>|lPhx;G+SKrq9k)z%pj0Sc2iXF'
    'Z$K{mUB3Lz)rFq9?9cit>_R?EanD|wLD2tevEIc?s1pDzm0Ni`8X5oB*Q2MvyM9KUmRg@HS}2v!&#o}IXH(n<WXNStmp#erbu>tM7R*Y4!oT1Qp|FB6?)0QN'
    'oL*!)u^;F5b)*>|ujj}CSKtAwIewdeC6C~4_x%>@VV!bz$6MNfV~1QMuvAwWeY7?Bqp>%oXYbw^%<%&E&NPUAJwO_=J+wS&UcV|7^ma%eVBk~0+Fo><WF^bg'
    '^?c1Ch-(A|oJc97ker>?QS|EJDf5*HXf~!5<_LDJv_u_>8QWdZpB7OZoiA`{@;PE6i~Q^iBar2VpYC)P=n;P71}3YZJ|*fR`{H-9N=Vld(87UFU>UtR^1Yia'
    '$M8qrE@)POPTqom2kHmXG#&l0KN94*SYsl}!qet?ix)XN%#P$IM8)wj6cL_@6m|7!w3D%x<$!IWrwGmqW_^99D%nS?xaAE(KpHCRZ-utw-p>bi)?9)$O6QX~'
    ';ln&ZdaE{fOUw~*d}><<WXw|9(Di%rldEC;AkU;3ocY(U>Ca?d5vYj%rFP2i4uj3}mm4_*_0dG+>`&kZAp3mdx`Wj#R|uLtw6C0RWQ>l}ai|57_1WVH`s0@~'
    'YrR&n)H4J+?`p+2PB9yPFV|Io_h+xKmykXAm#1yL$gb$^U^JnNccRVa=S_uBW1s%h%qLmZX(;%g-be>Ixtnf@pod_NL<MqdfNQIrLXcB>))28Ou=!hsL6$!6'
    'wZ%FPzk?X*^=y+NGfs26eu>6xtwHT1tQNjbrn1hrU-Pu%>K4w-OgZ~c+UXV|_I|mtQ)_)JwA_=yPqKc3ZQD$?5%BHhQjYKac^DlH@<TB@K0|0jiZyfs1@?qy'
    'Rw?Za@tu3l>Sz()Co64?5PeUO#Tn!!XpUul5^j4A+-Dc#%z1_3AbxfbAF|LCF>=5b*9`;G{Q%T6giIl6E7k_TbVg?topZ|+Lf+P|_>ORV&%2xe^k^O99yWdg'
    ')mtu2&z9excME|Wj$JA66_AavtN7LI-b+KBtb#Bj5FwdnEsF`uOJT>}=4}Puo7>&w7+z+Q{6<suV_-VE{H~Nzo@RAr2;D)`eAkQk0N`?F#|QbO;isZflC(aH'
    '{hO-&Z+WwnukDp*a~3j0#E;}0WU*1KV<vJvUt(j3^&u;Q_d1Hmgi*As3AGA)n85asuC-(m`G6?T3YYZ>$lt;&xRap@!XiBVeTK*n>6zkO1N7tJd{sB)2JI;q'
    '?1c_Qc3w!~c?LuinEfB07nV&P?ZJLKASq93j$4(-31EGLC4v0C3RikN89)K$CN#%XW2$p`mE#)72QK39o|4}|jXF^iq9h-KjjTl*T=W*9AFUelVEE)&R=QBE'
    'u{KXrBg~)Ej=q$R`DD4G4zhRYuTd3k1%A9U>9|L+=D>ll9?v@+Kg@r*oUNUv>7S(RCF;U1zgBRpJZDv5pQG%kW%eLg7b|`R^KV-5^|;j*-gPk|H`^jl23=|B'
    '3G|;Wz_^2~q43vB6wxbh8uu^_?wtrkz5KpM$RC8<E+wy)do9f??C;Cp>FP8P7@Sg8?U>-c^6Qa+516gV5XFrKnLB-H#2L)xyV4b3b|CUH$RxQK2?kF*wCe`0'
    'j;-MG2eJaeISkzVh1k<|W*a>NvvY*-(b27epDfTI1Pdc$KOh1pi@v~zwAmD_EEqFIcCWL*JMT$+rCH4L=Inmf3e59tmDKNM&J5|(BpFzn<Ea$Z3`D@XS*R<0'
    '5Li{KkwMh^bP>C6ITJVr<~fKs+U$PEHGQbG1g!YQ)0#4!e=ybKf3Iq@Z?V`x6Q{RNgX#XC*5wxODNW)+L)RpO_p2e{Dy+UAFyv23sd+o0q1ri8)~s%AV9%aS'
    '2Ad%NK(n7Ock-<A{$D3tp{)x`zm_SWCl3?A)dwr>uIGLEk-Qhkfxb)SvpT>=`R;#IAr`q9Z)zIh!ML(Gj^>J0ulvM7D|nV1vi`TtSIS&(tsozfBknh+fW5HX'
    '8PBrG(yKS=FU9|a+Debm1lIP(w73nijs4^mrzW?};#OGp*wfp13oDb!S(CFcI&5$qyl`MO)(*Ec7Wg>&#A}(0{Hc|h=d`W~Sr$*n;bc0(q)c*s)JKfmoa9J;'
    'ErJ=$9l<Jc)=6moBs)L!ti8xm80{nUl?c}SQ@%QU{qCX!sb&L4>fWq}<t%QOYx-~SoV#=6x&scUYxs4DE!=PG`n&X!8{4wCxWi+AWeoD#*-h?>Bkbv8d_HyX'
    'rC`S6J!*w{?`wFP<*Y;=sby_3F(2SzGJ|$0;<Na@F}$AXP&cIMRWCjz$6b_5bxobY^9Ub@+P-n#?uv+1m_ltQ!O6DhBGg@d$i;Z;_z>`44CFGkni~lTtk1K2'
    'w1eAVg$t+UNB@Be-)l~^uX5Wt0%rh>*p-Z!`H!s7gXnx<HALJtp!>%Lq}y1oYZTK~9OU24<m22R9qLF9j~thC1x$k9{~p*$!m|nfLwd^j*7xmT3Rsgp%)9!F'
    '*sTz=&%;;;`0=_+kKD}kHA#Kl7vF4y1^A|;czkoo_iXK6=X{8)#8KUY@QI69d#He2N$c~S(rSR1OJN%1tb+{hD%_I{5ut3&f78#^F(X$?Yj+JfqDxCYm8#-0'
    '@C+Q#+Hkd7%s^z*;v|{B)yg~GH(g}D?4c9wwrt(q@7)z@O+6If2{i?Bz@LVESUn?vUf9c6I1h2O1ZqmB;%N1M<;m+Jq^(;_+i%arp`I0Z3IJ6zD?QKB@ge_9'
    'a@KSEG0a$V@(vm0%SCR;dbBU4W~TcGOnM)EgRG|c_7x3NpkC#Z<aZfzpPZ{U=}(b8J|w&3?T%m4&{_h0jeBImsep|{2iWhkF%fm7N98}lYh2&q_+#(Lom`6L'
    'gRBk<cJ=ubxT_Flgf>FukceLF(c)`^&8pm2RgVH=*bMRnmy2C!4I;*^gi*@<i4>Nj)H*PV1D$2m&oP@p0j2Q*8EecfD>S`cETW?OeNw;L6662;5(v?&_=o}{'
    '5mb9b#(@S=u=sAMgr{WO7FsjPzJVOMfEqbsex42YBKyt7B0tDPJ-RaOWWENw;+)7&La%NOTAe@+deOj|c<t{qVg0E7-A3+)lQIXVsH-9s$uF>vw-T)B(w?p2'
    'kC<9Bo^i^6J}&IbF78*3kY#CV+$b;>fhCrwjb+maR)u}dll`dE9b^75h$I{(r(6*W2JcCyJhZeQ_C!}JH`{vBv+x>e?VTG1OAhLVLCj+YUm25Cy$|c*(5>wH'
    'n+W*vua)gk3{bK7q!{4VmJwm+t!Lx7-BO6!6Y;;;tmSAU>|i?xAbW(yS;fZ`kwIG|dACn$G6wQM>e6*|Pz*dqoeWi{7@}`j<4Q*yfWNX05&103OkqP~{XZsY'
    'q24@X3Uc)mSS8lGKbFP)_XQoBa!o54KgB26-sTeIXCM7&drQQ<g;b~_?|MJ$-Ql#xVPP5H?5$5=qd*I>CuwVl^J7~KvT_f`Z*!DYvdF08<`WSO>}1~N+oMIb'
    ')BZ84BAPxwsf&7g8~Pq?=*bm%ZrBig!*UK;WLxY-5{&Pc<LCV5Xcc#H{t`JRd#%3qHdFAXUB&MBJKb$OT!1|?njN#Lm>rwD1C5y)$wu?s<)w>etEfLz1L|g}'
    '9OCAYg^|rtKZG#c+b-g^+Zw~!Rp;cle-<FkZVH@Ln4=Lf0Y}=9t&+*^pU#CcPp3e&c64q_6PV$VzWYOEp{De*St1PFG~>hSd_pV#GwI{n7k@Bk<iD7&zdU0w'
    '&7hyKHYXfJcg{_EE^1{ryMmX$uzBo1tD&D~_kjup!$_%6G_)uoH1vsbB;QOET*2e)@>)+0Im)99`s6ImJzrb%{iCn*%QVD3Ehk^HnO#;)U;yGS`u`UYkQ-|$'
    'RNa`s?<?XwFQ(jgPXyKoRy4k^%#swjZj17Ykm=5djE9_-^gbztT3csGBRY|SFRm&1hoRP|6%n33g?~Fn8<eWR+Y<4e5@nKBF))55tkrtd-TMWx(HjStMT}#Y'
    'VgEnKdisd$Nwd&>w5+*7j(iD%n#4`)ll|6Svt-Dx%^wKN?hbR25zHYkMX%yN`PS>>ACgsUgm>3R0vUT3?G*-8SVPoqB?t0`fay%ckqg<sJ5UkiOopo56pK~~'
    '<Elpd&?ih`zn<18gYjGDk%F4YfZyWx!O^|KJile_$qDqN3xCyAGKVfUUzI0LAFI4^3sJeI7^B!z?fPg3(w%voekx#<4-MOFkAS`o^+KK_s1eO)_QE;Aaskl`'
    '_g{98@qEl@`_>mc5&WlTnV$A`yesu{!hS5XWkd$W4M}<~;MXrQi3LcR*SwY1AcoPnmA-wP#@1LPr@Z+n{{(nm259U0vOAisNAM-gmFLS@cII8}8UA&dlpu)%'
    'q+_P2`{T`8RJs@qh|N@S=a55DI1@|$og7(PLxI($U9Pvr(tz=0SS;wfIvqkUafkoZ^;D&Cp>_8PT=9kPT`TKZa&_^te82T_*RkINJ7c@p1{V>}MV&k@yI&1R'
    'fofJvKJUEIfuwo5>JO}b%b^@mRT|DnhH@cq%HQ3b2j0!29MB0BJQmR#!xMOYPT|SFUdun)PL_D%*(jr+ey?`t%G?X-`?CC!`o-8BQY=953)))kNWtUzBdgH~'
    'c-k%Q`lMA~+xUnSF$TCWs=z%_FK|U$3-g#1Znq!Z=NrRe-mmHi?#&S3>LI2Fu|VW2{oLnQEFGT^AlpH$v_sN~`ZRq%icAYd<afwjhL0cR+uI_ZmTwn#bgQwD'
    '&*v1E+DlaS;T*>0^G_zN%7p}Yzt@CrPoE&p1;FD#ybI%ZTAhlA$#9hC1mhipav%=?>xevP3yG#h@_p#Goxbn7^0w_KP$&Bt0-4VR&2D{-TTRrh*Zo8%Q&`Xc'
    '$es%SP&ONv9`<l|w{In_G5i@d;CIe4M4q^a+W`v~U`Mw{H<T2@<s14GU&jMO?-f}TXh8=axknVnIc?+zG06r&xEmZipFBAv2~jgmjN#TK5T`9i_ohTM2+l8)'
    'z90HEZ=5MK*oWnF`qPRGU-b<AoSkPP1L7y%dqDqOmlvT^3aH0Y(jDi0^J?rbOE4M$(i`Km_sBRh+AHEz7nq}TOXw-v0-oKkoqyQ#X4;>Go@WS>XW1$_AJE$L'
    'JPN4&ccaE34w===D#*U#wWDL;w4M__#ai?u?^k^Se!7pGr+jOFs-kX}nLUul^CZ`vcar)4K7(E>S@V*eS7b1gS6H>YyNn)zj-Bg#LD#d^%*E^$dX-z4j{{+z'
    '^C$Tpm{ll4u3z*_Bi^YEj&nBTEf+1iTWc{q6mY#ZyZ?K}x9&^XugaOrcYqJ(3bUwJCNK)Op~8FV6;kN%fRVVuJxE~p-RiXj1A>s@Uf;Lcz78!-G=|It6XsrU'
    'kAOCCC(UH7OREUARIib<ybrYZ00Qm}3Yv}N#Wlteo$>R5>~9Fv&bW?Xb<vj{sQq}<no6JdK7EPZ=}-#U@E-V#fIWrvr8)uIx;eiqFoI(Qq@)EJK|Yg^l*c^>'
    'Qj8QeaXW;7Z*E-f4ZPRrZA26aW*^nGZu9<qG;m@ZNEZx$f`_9yt!jKuf_#VIKY{3pzx~g|ey}=(L>|)ydc;9ytb7NM-)G7HqwGuIZmPQf&pCH|Ml+d0M1y2X'
    '^%^QeD03-erjQh6sH9RU5uy|!lzAq~E0rRoK`0H9A(SZ@pXa&5IeY)l+G|he-1~Tc|NHs8Z;yM=u*bF6@Lk_^*m#Weq#2A4!yB!*I|do7qY98S0I=4-CcK_j'
    '@Rg_t=f{=m(76ualkZ@wc7!4FwnSb5#A092R>=ls!yCKfYqb?9Dk>ih34h3KzSULFl{Ism`)Iopu5Fot%s(2w0PS3UR`t;kKzsjmb-)ntSjm_Zxh^=z7?$%5'
    'pO?CU4#sqC4yKxM3nkA?cF(WmvU6pBT0OeS@J6kW@9)Q$KN8r7Le?8F0@OmgQMO8On)SA0<QwKh-5b#><^gW>0y_~ZCI2QRU0r9j^O_ukFVfo6jidT0Rh@{e'
    'QDLnNcAr1{GN9i^Ig^s(<=g7evSAgYF^r{g5zhfB)|UJ6P;YOd`HTO<5zGDZR`HCp{{J9{KSt-VZt4xP@(o5z&#^sGxfsa6878ti3tSwI9eB?#2Qf%dG|-N>'
    'YL5X-0G|ZJiP@+CG;BEi!3zwT9PP6_mRbsuV&G*}6}%lk=OIQ@iT<vw{Dwiyk%+nd`8SSd&m6R(6TrMXC9;Spjiih{+q0hqVqv`XL|kRhg0B)hBWt;JKs{Q<'
    'TIZ|@=Q`wHL2Mne6MLFMlW6YQ@7>Kge07czXNfa|US}c>uyg=es^|MWt##;<5agftHAgwufrXk7T-0qvhN=y^Y(LMc>gMU!a?*}v|6gL?4%91OW#BtbIgQO1'
    'DOBvulyZNkcHL>#s?C1`dJrlkLCwK7mwWQIVh(#R`|U(QijD%T?UkvWMt8v~2Zzrn9r0l1OcU|`kfFStWU}>|6#=_koKhGIUQaM0ig^R21IO|p<`X2qo{N<*'
    'I|oE$^RF<}jX45LMAk^(-a`%&@Iu^%u>h_Q3?#62X0dod`6!-LIy!PUZN~gaA{GkxE<h)%X#CvsLNaTkeNowaFH_9F7XBQt;V{#)CVz&PtMWHzA;0${cP!@x'
    'k5I5IOS|p8o~X#|PO_W+nfq#nh<&-TH{60e$>r572dY7gHO0J5$`yLA^l^e$fcquT$2CK?SomT`@%9bNDaYdRQ04A|-O}SLE#}dc_*raJqZorw7-hhawDNfq'
    '3}cM^OFvmeoM}5b#M&Q^3(P@#I*8VhcnKZXu$}j`HUTX6FczN$#z63KQd{lt*-q1<fan3~0Xa0^l4eGkT!=vF{K!WgJA{nPVs4(~?HhBsBai)#kIs$VSFoJr'
    'h+JefNkA8v>;5I=7vj|rMJBQbyu3Fx;sT2U=j%5P@aC*x+0~EHx<+N=aZ=7W6oXt;<OiOkqVleEh&UMEA0GQO{*ERamjq!9wmN`e+@1T1HIID@`$A<%c8fj8'
    'vX=m9JC}aS&x=;Fbt{-W%Qse&MQnCok-uzXIfg5oImxD3ey?OCgt{%{{|#opTylm|VZZ%jLoK;lnx))_)C|Io`@yp=BH8_<=J*pw<8GAihnzjooi|f~OjUVM'
    'Ypr(jZ}g?z@0YTMVx3YS@Mm2|U-BTs7F{8>2bJYdra`~_6KE&T0n`KD5WFuA%3olGZAV*W`S1M0oB}A56jY4hQES5gUEN)&z?{*AG-U732w|jSzNfWI({fjX'
    'J#-g;1MCaIjgVSb7xO_NQc#M$rIuMcwj=~K1z}B{<Kv{)Ju2h&DB!N8cI?f96>({3uF!VKBr4`<J{ya?C@5l(UA#R9kt;*fdeA=NvkCc&BD20n!U`eV#2jOa'
    'gUH%#wn0|Ay}KBO+_Dvl(}l0CTvMU1Iv6i!VXoLwb^6D_ThuxL6;AFB>pYng>x!KVJV-3xC&hxkfj*$E;d?!tnpJ}>BE9u^3OUDQNP9jPPtyf_mGtm=yqdeC'
    'I@wTUq8B|H$*CZsFW$5u=8aYFmJw0=B3<R@Y|nRlw5L(va5c)&-wmBx4mDdqJ-rk~hVElB&c?i8XgB%Z)YK9Dw&HV4TI?@6rO7Sfp~m<W`wlA9eMwpsf{Oqt'
    'TCBi}GjT`IwW#_yFVZzsFu$C_NK;(ZEX4IQPR>rW*xF=upO&JsjK1=%LBV-zQNI*f#Cy<BvH>k;KKLePSKoQgPC~oVr2%5T`D{;(!i)_39~gnL%-X4~NzGam'
    'ZA4rbLlVd-nQfHfWA_=CE+a4A^Y8c4mKp4kvEMo14U!x=feY-f7qwn?;_~gFu~?IIx~|@|kZ8k{q|Tr;HSw$V=C8=3&KIOAAJx)^;{2%TV9Y~!u6ueAKA$+='
    'dQhFSPdQ<q1g>R5U8$Zte!rQu?#~PRy{pV#mk?PGD>Um0Q51(Zb_%K-Qjm|xYVmUrwCXQ%Ytde$D1jWx>O{%1%Er^kB=4@qCx!o-=EtYG7H@>D{4x1eSmq_y'
    'W3+b$De{(T$fY!+s*p`k<E3jha@|cbpK@-6T8bnpV{BqCHV9x&Z(}B@+9U><25%*k1BlCJzhOo9&6(&yWGh(3tu@4>$z|RPrt+A0KjVFJprQj-;4YHM?nJ-&'
    'CWTy}XnVZwx#z!WPu=$d6*ZsVQ~7$PuO=;7_D*g71az;Cv)++U?62K3nrYHty<*KJTqRW;!|?K*{p4!*H`A5pr#d;2DxS7IC*r@XU*I_vQn7(->x8Vz6slSS'
    'CrB0JOGjjVT=0#at@-okCA<hitY7?{cJ<eMP5{&WaUg^YQEA5Q4@bnYKpXG<|A9pUOZZu_f8Doqqz`Cvc?OHU{7gEqzlBxd*N1A-hM6Mv^{@S&wS={LUvdX~'
    '5_;PYl5L?nv`(g=H>{uaWfo*cehNN1Z68EZ;yYlSWCZ83Yp!SSv5C+;kx{1+Rrw-VGiDF7?OK}%&>v|2Uq%9VUeThTg$ut1SJ22aDXZ4P+O0FV+<!zx&D=3q'
    '&BmcpLgYNcsK!`3q0R!~yRG{_BLWr48$p32U^bVd@`Z;uTf<Y5J+FYoew8C2e0p#YGXr|ir$~+g5!O{{?(HH+@FAAnKRQSF(a?K6i{5GEWuS)!*gYpE^fbRg'
    '1af1)$v~bOftpttGPOM?(ni^bEg3WAd&NGlm>7WhG2{)cC!jrkNLtdiS>DzQtk@e#xW9z+5)s@=xnX4mw;;k=_=V{B9d|CR782pRlC`oxwmQsz(Rbto*OmgV'
    '>?c!@=3r6HQ49|GuX;4cbbE3Tdq%#4(YVdpzV3ShR_;k6<`j51u8q8{J!2o9t9hwUttm(C1h1bCjBm%n80B|uMqnoKwI21zn$dgc0SA4fOA8<>iqVsrvSq7S'
    '-iYFaFE5|-&v|aWXuZ%6yK#JvA8_W8V2T72m9;LP^dogV)}k*OR9U`#wz-4;k^H~x@^8!{zNa9^aCvEu&5@WFYFE9a`&N%>a;k;ahlPO&bg8R-Vjk0Kw;d1g'
    '7~(cpoZU}VjeGy+<<Jk#`E0P(UiDnjF_uMt$^_q&s)~+m%ddwpO6|^}y8(Z6y3*wY8E9^$Scin2`biN*oh#eCGmgG7sNcGQo*-BU^Gj2)>+k0hu#E{wrD;qn'
    '*w3ZmUAcM;Tj_iva$cZ~&0zY94VYem>N>?&WFGH}o>e2F-)%Mf_$z-5-`Epr&9S=c&4tcTyDZtqWW-YQ%e1mx)L%Ks+xaGe-3c7OgW^~R;sG0VL$u$*foH8Y'
    '<{t&<#p__`yl#uge)l|CO}9I{kYhgyv5D*cSz>~XtSSfHjx}r&rFqp{IJW=|+nSa(eqk2zI%%K$8wC5v-A_!Nt8b!|EgckIL-&ku$NgCw5GYU&x+Zy>kJ-91'
    '$WYWVrQbU2vMQ?++gS19nc{SMOM3s_OPiPT6T1hQk?ZC*Gq$)-`aZVCgy>mI)-uFAway#lKs@2iP+_P5QT?%M1|SLMq|tTDI3h}_qFSKk3QyDVIOuKN<ZsWC'
    '<!NVoco@(U#i>98zv~Fi0Y8tY=_w!~?g^uxKvhg`?R2$!XQBuC9`?=qp4fG_1mZFP{TE@%MZE-Q=rAXH^FN8t<2IIl&#H?z054czTMX8KZb6^-JUiF9leCJW'
    'E`KwfnGkz7<nt$9V_^hO`tkYiltEijGe1;nG+%?j#02|I&w(l*`ikvl#H>Rtnwy-lY-U%wcYTZ~0Qa|{nSLyV{&|d_Zwf{743oeQ_^x{eEv(b7WTB$oV^r!$'
    'Po|aHSxoA5m8<DI@iKHmt<KhgqH*NegB~<UMh&!_N0^T|&jkcN18b=?b^CP#TdD8HkFj=_G;+w}=dY+4drqk;DH8nMIO25j`8asv@k=xO*CX;c%y!q$0c1>u'
    'YT>|ww=>PU{xI-;tO7mcd{GSi@=r0unyLZR4>_!?BCMxgjuF2OEf}jFNzoQChKT$WLeI?NGxCK;e+kl@1jK4<i?dOVM-+Id_(~pV0{eb27cdCfGFJJtZ1tA~'
    '*@@z&?wcxc9JsIqLMlmsN9lVhQ(99*^$zCP2%I^I^KjqXutX!MRCUD&@kVP@1Y(`HAir@Ek2FM*d>sI$19rZ$XFQ*FJ%az^UAIqyKN@(%r!gP<x<Y-&P)&EJ'
    'oiwn5>9bl3p)yj<I51hfV<A&ZTU{!G6s`bu@rrY~)h<%ce#96_#}Hl5N59{5(IRGX3e1YQHejqj3Fwt~D+d6F2zd=CTYlo-d;M!K(ILEr&?AUGbaBRNSL~oz'
    '&k0Y)pD1_;!O9X@50{BzSOGTc<Eq9`WEa<>V6O|$#1o}}&*)iqz9Y$%3FHN39xZk))Eh);zLe`79Xu<%ob+I@d)P|-B6m5htj)%kc^QnKVlc$N0=Um=6rzU-'
    'WYrJGOGPU?pPS12*T?vte#F^s7t1w>7VEbTkrEs*Lv{F$SwZe#ZSNz0onTH)dFKM-4pT|-RmLk8=+$@Ht>j6$-|j6}<8OJ5uc+UGelyO3eiY-r!cu_-$xOE6'
    'cabNe0?*Qwwk4pyoXZ3)ML;ocr$T!`?}*L)&+kyI<lLIR@2<9IgCc7DFL_^!yomfnapp8|pI^m79pw)y;)NfOmjw?TyKdM8e;+>4&P_j$)+wzfqw>tMcrmla'
    'n_C?{bBi@sN6Gl&ZQB0Rc&x15jLCedRfUNBFcnW0C%_ovy#%n4PPjsx=zuE`MscFzrIJ$RPa+~>{_A(T&)X@#Eef)LdLv=pnv^*XM#WvNhypebBAx?No(h?|'
    'EsPJC9xJMX4UwbTP<y)Yc;Hw(ddmH);zeg9=Wn|)(6x}hLOlnpAC3$I5IJfq+p!=b<l!;TT(!`4FZj=bxeo;Dke5KxSc}<lRe{O6>rJeXdn%}OK2gU2`FyZ8'
    'z|Ul?qfWXxuAXw433aH}GLghfjB{YCZa2}3-NG79^oTD%Yk0h>ML`8;A|Ip2D8w9Lx3r@W<NYr1UJ~0<N{i$D&9Cm^{xaAducxBQtKG{Hxmb_pz^R@vYO;TI'
    'X5#_z=r@h~t?ed8&3ovqubvTKBU?O|joq{q{rMj|n;aDN3gxdWefaE4Nvy)HqV1=XwPJZ%W<fUs5$P75m4Uv?H+{Ix=Gsgna{fCqfJ=dV8>nNULP)lyB(sPE'
    'ws7hM>tJ?ciADdzLJtH>X|)Y95|Gh&%)rX@klkF8YX`Ujo?ve%TBwI_n+Zsf57`Vo5xtHrm>WzH1sLq@pZ1hF$y+l3v+#;krf!#<M^JC9A^F`sskU0D3Ha&7'
    'usjyNi$ti`pT&K<1U=rsBJ~07z~@WJ^gt$5(ld-Rkd=&hF{tHi%n4Pd)6({?Za^_4qvTmavG)7p+HOO(e^rqgEvOb5fIVyMsr>!62{@eY);OkNROQcD>VEec'
    'jDeFL<yMtAK~X^(J_7p+{XD?0FX}sW&xJAXUDGc4oGOgdPG<w_okhSxpGxZbo-qx*IhkO?Z}aSp{&v0OpE;uL4`vXT;TR1kaR~EBG!O2l7hRd)8)1k~FO;L('
    ')Sa8^Zks<~j6G0U@=?png#BnloLxGn5kyBj6GU^DHSQ!k&aaRy?GkvD{+&R---sBT$Qv)aqwTIKKnD!wPXpZib;Rp45uC086Y?q6*uZrNC_dp;8)Y@nT83;d'
    'v$fGv9L8gqXYWU!#CSpK5Ut2fw#b|W-4Wzjb$fM5z|FN_J;|3+@m<eZ)aHUZy&m$cns?|K(#zceVAT$!7fq0td7ia!-a&8RTH^?rz%kZ)Gq9o|;F$LjQ44TB'
    'QCZpN9mELfTEIi4Hj=WM46EyDNv#Xu)n03^v~e}vMqaitCY)`35e6Qy&Oxt#RD1xza3FTn?4o`9AI7^iEQE6X2Bn+I_6((11^n$`eb0D<eG0mJL*rw%;(iDS'
    'Z!u(Cm89j#n^$$Abpygbtt#+{53mVg%rq~rm1c8$qT7)3=fJ7n)*Zd3cplhjMF<uMhzWzwImzD>%*}O;llo;~-tTgjnO);+J>H&|EHu!c3)Z&wN4iKEfH{t>'
    '1AS~iAH?z~NKU@P4Zz=vNZK|oZ*Xc~g*r8c!pOhtoOcvElc?s2+B5ga0M<@hN4SB!nC;$|A=a$$e21kSl^%~$&zk4X$dZCoJHb64s2+>v-bUY3#;|;YUlSM)'
    '{)u}8(AU+L0&^Gi=|k4)j&fuhTmz^V^^{wJUS9s!iNKs!)bJr^lA<QdX=jR|$D-;+a}zbqgfYNv@$1Ybf6~VdwVVxB7q^wuEzC0ohQh`Csy~y}Qsh2jW|oTV'
    'duXMPz7^T3YLHmU$WFL|-%`fY+}^a8y<W>C(k3nwV`d}zjjf`cJU&Err9J<#`p46uL7IgBf_*0{_Dsl_PfPo-D3CV+c>~}d{3?lh|92r(on*g^5dwq7)U)n;'
    'wCAr*%qj_J9=?m*=iHP9@hp_WTLp`uGu4LZJZJ@aE%L+iuLfkB15u%>p=#PFg7&{TXD->|w(Sm5F&SjlYD-YilUJBSLdsVK7H`R)us+YF0BB6z=s2sFr>8Ia'
    '<`&fdcX&(_naD8SR+D=p%Np6qd(&hU{ghc!R7`Qi3@&oO+bNKr?`vLEkIlkc04Ko#TEZH`&)x36IXP<Us3>vXT;r_I?9HmW?U(BXeGk|U<a_Q<0onUZXt6fV'
    'i!y=D-7xx@Dzi;gW_p|`dmTLQbvW12qhcO%p_X&q1jIj9YwbK@4KIeP|CD4$+Mi;j!D%u(@hkHtObz>`2*_RVNUb6Ixr2VNZzxIZ&6pd&T)mkNTI)wd#52D#'
    '^fij{NG8F;1+nodJ8%zs*R*`yoAOdvWcY21ZOb}B7dR`7TFjfYM=(3GSpyl96NBh#ihq+Hr^tKpuZ?dn%USj?%W9#0M>5qG=5;15(9}f~dM$~umH_vA<rr%D'
    'aXv>FC54yw;hOmi9{mOKQnqUj(8|ScF9sL{h}^F-MdiqSWM~4s-aX`L(vD(2%qOAhd_E7e{?_%hwwKc(*4%EWYl?_3BEouw&tFW_<a(-em1mT|Grc5!i(IP('
    '?ks%cJtYHRQy+G8pL@VYZe)z3+R53Pv_(y{J=1eeAh%x#WWiC^f(?vMFT^Sptt7y*RG)j*Z%X4c{YdJ(3Mty6U@aAxX2_C<jJ;Cihe!rif7LQy=NKbdD}G}C'
    '-<2NsJzXvFpL3u-8}PR7_Ot>bp^B5Lq&6;d*>%GhDxnkRR<O6M2_)>L@d2c)PlLxSh|jdO515LRmzX_db>dGJ)3A<~V|)caurV9!@wBaw((19iACe-n=Z+ts'
    '35+L;LSB}zaH5c-LPxTvEBxGpM6vG;JH0(x+6ptBLNQf5Y96-75rG<ch>r>QtnsY&=9vBC88gKOI8EZ|k)69*<XTUxdj=WG?!1jGB*)2!oUoCXd@0aCKJDiG'
    'TiBRBdHHSnGg~FqEgb32mhe()x=@;^T80B0GJt|W6y@WxhZ*h@Ud~QuE2RI_;pgxvqeb$5tAMi<FXrR0ShHw>VZDbJ6%&OV(0-&b_-Lj6A7^)<=Oe!W@;$s7'
    '8{(=q7uvSYiB~!2FILcf&8l|Z1933MpKDESHj28>{+Zqoi`i@Wd`=?M6`$=De28AuSvHemA|D_1<O!^z$BYR2*8oS;iR*JEZ!ipHSF{c!;yr+cowI3Hrdwsd'
    ')`ylkwM{$~f3czV%UANZiOxKtJgdkXtc`#zWYYdfMzF88?*)S6r2wG4Mv&gt0HX2>ui-1Djj=T}&wP#G(deZCxG$ydC+G#A{xgt`g3ymj(|Mkq06XRot8MXJ'
    '94fvo<fAl@ruquHuxHfG@kMF0vto$}F_4#JRMg$MZ2#n%gN-#&)Y`?hP3YH769?j}w-L2|z$Y~<*of=$`K-RVs|(4qa;N!o91u@Y9*H}99{s*`obtSfY79Q$'
    'vgTUjW3oY8r=QUMycGhOD!iLT(jwOyq+M|exr4P|S|mWOI>;45(YxT<Va0O7P|qz%Og0jISeDF%H2$c$q&G+Uy}(BJYW~)Xj-GQcoU8?=39TC1CePV-i)*!r'
    '6@Qq5;GHR34_ZXAz&XL8%vs6M*8w%t-n0-u33_W&PgcY}+Kl2Ui8VwY^5~yU+>?L1sn@p5BmYK$aTBZp7`-<118JQF(vBvg`D+v1-yzB0jn5rX1x0aR{i=<M'
    '8jTyQQivL*A_`H_BiWEIpf!O?ygCOHWD}m$POTB7i%0AGi~o05s6#?O{Q+x|uU*;I{r8#JCczuxtT!fetM#{RkQa^(tnPDZFL@8_V(J?c$Yc==(7+feu&JK{'
    'LtOGXd9~p3N|5Y0YGv2*w~f_${R*2Iz}7zMdCvfL%{g{QrZK!?jxo%RqLx6)Sb$whjgTNRV+p(S)x4x}n=!_<2_CWiGbXex??*X5-VK7~>9t({FcBTIla_I6'
    'DE-c=N0!<*m=G_m9sn<ex5me+i1NgP_Enqo$Tf@|P#4_%vEX1DzeLfZ-ha1bOy&1b;25n<^*M0$L0l6Fv=YXVN{rDmhmXo|+K09Ixx5eM>JKs>=G}5vUah^U'
    '82u(wM3TDmb^|x!0Bw|sT!pKWfL_W82;Gh06%rxZzl6K8J_E*$M~ny9kd6*wo%dCqT?;x@U+u~Fv%X;-$`(E@mo$IO{L4=yMW)~Y6F9>Gxqie><<q*B-kt?m'
    'x%Y|CP@gV<eVyeVOd|6*J0jS7T)RbTIwEp_KAisibiCPp$3w-0Cq(f?oy^N6Li+w-3rW4pI?Bc<4%Khz!mMEiA}nWyuA~n&^X)M}5(Db!XYG525=|+ivmgSw'
    'uM3P1>GV1Q*1KVLg!SWif%4U>$n5Jp;tnY8g>gLBMzGeeEY?k%p|iHiDw&X2L|TyU=lj@4-7AWl=xcq;eg0kSj%JpA7Wd-seb*z~>K^p^<uJeaTxp2AQ1*95'
    '8jW*hHhQ#gO?pow?^VM{XRI$CZNu|?o(VLSBbTSGGU4@V#Q**8IT1&?DV6(-U#t6pk*naKxj9XC)7E%lv)dw~>-1|(wcZuSjoW&5KV%tUWu><wi$ajQzRs9!'
    '3QwA2>CK$#UVDK9wHIZm`W{0P*GC{8=#7~R-E@Yvzo-szzmc8&KiZpV@iZvDvW||$Sj=m2f}QTg`2y1OdA_?g(Cuk-74%yH+ki#>Fiqnlx4*MI^E%32Y7X^0'
    '^-ORAX)RmzXApe8Jt!y#kb#*?A>X@ASm*XX&)@uyTzx&ZH(=E*Gig@QSB>w@+TmkqX6hy9M?}U2VD}8>6~%9fp^roHh>ZvWX7p0DD^Zn14T%ZWKlNjZkLw@>'
    'f4^D;V|`qp=K>3~iM^13(M0_(!;_7mJeipL3N>+_%dYJ^2SX94y^hs(@iQ~@wsy_vIMg5k<VNQ-zP_Fo#IzpF0Jf32b}4N>a*RE64U_PKPZ{*Pm6pPHg0~*_'
    '%^^7+;9Y*0b~Jwrsv7D7X;CeCv$MCn&?FVk%pGO6CY7H5KI2nD-geNps>(MCg!0olf=#`zy}-Sqm^PkRV=BkE$?ism6vCM_NLFc4pRjezc}|;IjG!Y5^iMiJ'
    'fjUJu>OIG+u=OfX(IDqgv)RDkESUCGKHK%?mJH;$TcOQT6E@cktye*wQp_#c$g5y{Pg{ECe6no8ez{xv^U=guT}y2q$5}5k%QpX?^7J8F#nK@%b(GYC*jQ|S'
    'v^&%%hPYH@IDN#kPg@7z%m?1Ea>gSbrm*QJT7upggiSbx)Gdx|68_I@R|K@b&@to9=(nC~FE<)19pEPbTtUUtZZ8>!4r;gcvGSzz-vFNX11Z+I9YV3vc|)45'
    '?dn>-xqM6NVWnArOLMCjJRawG-v-!*-Nv<Zgva`z_KXksC~YDO?H?i~eQOB(;B{oyE>v<6nZ7-p9rX1CRMCL!fw*0wz<U>*^ygixANCDaW8LUkOQNpIGL}8M'
    'iXv)xru86`a$qO?97~48nF<+`fD}VXyNSf*tU(NYcCc9lvZ){@aEeLsdGdEJ%SL@7827`*?Ib7hYkn^>(bMA&*3+JLe#~%vQ1#+WR`CQ{6s|4+xybg_nHBix'
    'wIzC1ksVW*GUbb(<=)-i6h0YkWsy#F6RlSW!tcApEcT>7jjz;c;*R=O7Ck|3sF5brtwP@5vSg-Q_uxUFW8*6iCUxfZn`lAs9J}r@l?lkJ24Cc{@gE9yW2F;r'
    '^B-m-dy~|prpYmW#<yyom3<MJ!+Pd9oUjGK6Yf6U;*;*5vPz^wfNkO8-`a@{-qXf(ZlI1cE-E~F{yHg3<@I}5FTYAcRQfX43IF5dCC6whp{$JB0#<uSjMX49'
    '1@dfQ63#}*80sGa&3&=a*=bWk^Z79Ut?z8no{qI&??WV_4fqzcYU@!I_l1ZRoOF9)mSP380WJRIY0Yk?jirQp*%-+jP$G)eIIb9G-;R~=F(dk<gtodq3wO>('
    '-z#8geoWC#??zn;b6?$_yhZP}u)48cdH4H5GOJ+>Rp#wTN1;m=6x<bu7#E<0?#Kkhzer%i%s(AVjuo)-JnO^HV}=r=cmc%gTpI`?{+7ki3{~R7s#Tv2q9R8c'
    'KdGvpRg&tSUhq*4L;hRd+ly3SiM}u&2n<lCxc0Pm+8nHuQlNN9&zY^@VD<yr^#@XFv#uZ_ID|G=*jh;1#IR;%YdK>Raxg1ONP;>Nx2b<rg+-hHn#cMiHvZ{C'
    '>^C@<>vEQa<$Tnhu+cw30=a4Z%|c%iC_q^8=uJK#rNv2tjL<{q?L@J~0D@|_94)Nu{ZSrV{aQvFL(d)tTePkUHXGFf!rn&x4YFodk^405zI0Yw@|s+))5uDB'
    'vV*RjRjB9uH!3(p-4i8cWQQ<G2xvLIhGo4RSp5yof|NU8zFNs$GZ%;DAoFft{tVz$KS6sWHzn$&V52Lr^SlRL$URDx?b}ILepRh_?c^RZDRC#0aKL~9Tq!Sb'
    '?VzgjpP&~-@>%RD<Mqg=Dss$vdgoumeexQtEy(nv=JVQG0BsH|VqorVcN~2?`UjbKZjic($gNjgH>LSWg52tZ@(=k|+7oU+=24YlikPjj^lkR0K838yj^?}0'
    'Nivs;48giSPFGhyaQg@7sLvhcQ4*im!cg;A&!E3vd$P2d1pe8cYvTE@a)JfVMp+y17-OinKF4+Z8Gx`?*jr?JYoDx{A>uz{$&0LiuR0LhEUlq*!4He<HmxJM'
    'c1hNUX};8$yX`tDlK#VRjTpo#lm-T$ru@wBZQSWu=fKXY;#seI?8duTAAaN2LR$ygdVUS_9`sGtmObwuJx0XL&nJE4I5r9`kD*rDmez8Fe7KwG=x`>swUcQi'
    ')=xG>&F)R=v1-Us_zz#VMNQm$7cpd}Bo+}&?`7#x&Sx!9yTE0+!QB>{VwbS?7LTV~7hLE}&N$&<ErYL($@ZCGy3+yT*Q@z>t@gcB)oB1G+TL`v`~NW})346J'
    'th95n_l?eM6wd@8Z*{oalJNx-=$lgFLEm<f=H{_5WcWqh-~TIknc{FRtt5Q5-1(ek{hq}07gl}|3VFX@1`CP)x%PP7q*~)oPz3$HT2;SlN&@oq#jbB0pPdMr'
    'dS3Sv!R-!eGu=%%NgrXo{w4`0H(&_B0{q2jYYbtnx}98I>K7A_FvY_S^F2e0UGC!jgL=-QlHv%-1TfXk3*9QbuSSCXj);!I(G}X7S!Q`79RDqf%(KI3Srf8Y'
    '-=$E=qbuEKG$t5NgZ#?tgkEYZO}(|$gaNbqrXjcv9<xDX8^9|A{7in)-VW=uot6($j-AAhQ<2MG#rPPqy!h@0HmYyf$%k`yqs(ta4($7*B7UI|5{MJ;lhrPw'
    ';s^pgwvJY}F&FYh6Jn`Tk`QHW?#!hR(x;qqd`w^Q?E6|a_;=<dzlFL_+6;dt>>t+-0E9x6v9Z@qewNlQflw$|ELD@uvqhXAaSd(FTTEmz-ERZu&&rT)eSOb<'
    'SrJit=D9-7-V!oq`6sE&YQ`ysnNnFT<ljH~?o)DFVK_m@UlLrM1zxR1CY;5q1-?I9L=+4oQm`?tCV-J!5gGY`G2liGC?ZwVgHljY9^gss=AggilwDR<rBwXw'
    'rPD+rALHXM?A^D_3k+lXSteq%=M&`5`j2%a2zm0bv%tstyQYsko&OuzM+5`TjoQ;8PKX*bU_}~`SW<VmVn_bvxRb5~vS^1{6N1A-I$~6vXctIZQp>k8PzU~='
    'qBC%kjqK{U=dLaVG5=58H~wsF%fQn~&suojg#EjUG09+N9@I^!0J#O{M&zhyJyt=r<5#EXt|AMxvY~T1jLg%m$o+`|IRl5ua5@3vdMQ;%Ft@ZD?P;Wo7PqGF'
    '^H~>b2(nZirmgL|aHUAdW3pAfEsT*PYt?761>a<zi6Xb{n&`8vXMlA6!fo@7nx3d5hEB--jAs7L)gD|&Cgx)$G5hJ=M0Xo3(;DIZX)3R@GaER~i>v4#WMs}f'
    'hv*x&3*9@P_w0`<+-_UrS<96?djccGm(O8*>rV1w8vE1-Y+%_>Y>%+F0qXjX1nSS_QzH`&_yZ<+zB@yXYbz7|M{us--N2anVM3jU?{RLTGPbBtvA-B(5TP#s'
    '@@!OW5>KbhAdUuT47&@p9YC&MU3|CHw4HoW17a&5{r5Z`B4MjEp~svv+Eex1y{GL-^j|7+ci*H_`4hk5`Wa}oM{U$DMUGihr=O=?&s!)<ydGP(eUbG2z;-PP'
    '08i>fihFz>_%ng8iJtUmhRw9U_wy&;Vh(WEWZ4*cGP#ySkrypL34SfUC!CnAV%>WZ%gmO6fcuPXmr&zsov$ob-Rm3TJ3LGq+38{*3@t!sn?l=jZ7YJvHW3l7'
    'L?W~lME{&SgY7)?2{|{}af|_i_SHR*#olqhNAlfZ-WK=!yF8vL{C|qRg^xY3N@Sm{C+Bz`>x~san@oB5L>A%gqzU^TGKXs?=V=iXsGyK*DemnqWEfl7fNq{?'
    'wlYN)$tAubua2*0elT3qLGCAm=m}`&paE?UUn8XsNN>2lCCQ+$>wDU@$j2<N$dK~(rG&zVd}Jfy_CX`hUS%r1s?!xvWXL3QvsPDQB?Z5cz>+@5o)b<J;eu6s'
    '_<z(nOp)ZFVa|2IP40U5)qU<)1>bVXDKa>h2<!*rU>++t{4K11JTh80=#LRTQiv?*7gjZcXYs!vr|>(>wI-snvB;Dv8UUHLm-Ta`>@8$UhI@)#R$Y3G`UUXh'
    'Lw{X4Wy^YYgNT%4rhCUE=6Heai}kJg**dc>dU9Y@o<kM`_ZsA0FYavB^f|zb^|xPfDmyzRPgH;Tltp}m7V|sK*d?SioXn-obZWcbJ<FZv{X_mty?Yq1dRbeK'
    '^xi9frS=Su7q+k2(szGv`PW1}+UJ=&h_KFcN(X)^fVy7kW^labFWF}LRX5aTekB--gZ#rbR$Y3|?(1pGQ2C5X$uFgp7@%nkQ^G>4_q6T`RpA8cUxi#3fYzj~'
    '!*BUGi%gs${==4K<t+1LgmK#=DNtYFX?PQv8lAg{&P<#r3SOb#oxK{`UVT2#LKGNe_I?$sMReaN<TErhx|m{h`9I~Y-t<NCwbu8K3Y7oOd+h<wgn(}Iushbk'
    'L$g<16IY}43b~F}O`Kpm>(Mak+Z!qB0kz!!eHpqjr9BP!y<1#84{%`P=sJd8s+SabVAYsawM|y(z#S+2?!uNSLAq+Kf5t&eZvxk<*Rp@z7<$eiRKH4#PqGRp'
    'lj#EOv~DA>HO)zE#71a$^mki4BH1&qH0|W^GM7&o^{bs;Y#)M08M77yF85)^smw<&BG53dCGYg0Rk)wBJY&zC>6wc@$kdfUuWYWfH^u7dO)%H?6Dr~nUY>1H'
    'spcJNS#^=zH!sP(x+}L@J|!3V+WwQh1?nYFjsYh9i6kPT{wyTIR@4Y-Y<?acj<;nQHF&DDUVC<8xC5<1dvO+=vaX&|Cb58y;%8<Lx-^A9tx6p9YV^>xH-Nug'
    '<RGA3{BRba;w#A!*eb`XS#)$t3$NvE(W}muqMc5p_M@8bWJ>b4b}|Mr-B&jn5T%z|`}t6*zcRpUh#AkiUG;3*u{&o!ZsRK1?s@y|HZaEkK6`A&8Rr!XWoCOG'
    '19xYYX%mO+Edf0;a}|YnM7C3_pk+wmG4!5qzed#K)2!MwE%ROi{PgqbiWp=_E!6yl14@aCeia~_owlME<c+J`7W|%6@dH<<6Rel?Euu^B3CZrB6+f8;{1c8I'
    'pGDN&ZZeraA2K}9qJn2vEnYghgV+3fk-c+(=IcJpuFH~9@9`9UMl4@f^4`Iw2K4w*e@<&4)u!qPwX59gzEAvb4N7O0+E&8VeO<|LUn%@Ip!>X=9eKuIID`Bf'
    'ea!(D;#)v>%e65xs-q{v6ZwW9Lk|!avW1yJ{x^*J8!=Hu$fNapo&wm<&g5m@`yH<IclB7KZ>SE(TsH9B3;c-vgk6=EvsB1qz`vJ_;A!;$e<NhJ{=h?bFItDJ'
    'wG`v)U6WtIY!<PNN2L+dHtoK7is2yto28go8-*sy74x}M5JhHQ^lo=gmdtufpc46$t4jZg!DrsEA-81{`(AN^Dy9^HDBNo`G%8TUt(>#*bT00W!R^N6q}RfG'
    '_y535yE2YEuv<O-6xOfMBgz_ke7eUjFDpVIVa&X!{*7AJrRXF!H)pukdc^rL{)l|f5AI^x;KQL+H^&-+aY^_HqsCsS;zoWeKuf7DduD@xviYHg>ZkngnlY@R'
    '!9C(p@HN4BY?2`ez%1a%1T4U?bdjS3YvMOKi<hsOKrs`!2|qnWlwzk{I@v6?{j%^$|KSLZ4F86NJcVlo%d-3QND#S;#ODss>nM0W&pAJxeV>-F`cRBL*&ca}'
    '^{}=(o6(y}n;A98R1<Rbt5G;}?sWS!i}z!DQb?4dv}Vfc6=So}_X~D$1k`7=6}mru8PM0j`$24hF#^tm8NuzjfcaX?+O^6Ehi3)u^gQv!<QlHO-(+MOyWFR&'
    'G%i@cloyN$97&pJwi8UVW=E16p*GK%vG!V4ucLJUa+Ht@1br0$Wp_P9Ua-p>H3BC|O|mR<M^gCUR=9V^U}rl47RSI94V9s>U#_IdfU^p!N*&gw5Ez7(nSLwe'
    'F5k#ilJlvsWVi8Mj+Nb?FF;<D+wGw#*5^0ziq21RFV*q<{!(VHXV=YQ(m_;~f1ccL2+nBmF<<TDf2@T(uD;kcM&4dh3=+VJBoRjibQj4rf90Hp>?D>}SUzv%'
    'Ovc8nK07`CLJb}HL<N%Vb{Ww@9$9I<5S07e_Tmwfy92nxLGu#zvG2-IG3$i1wqJ9tJbix9dTS%Sj$THsf8~|UHSa{{{Qrv|0^+6}<lMB04vE&GKV8N;I8nri'
    'xM$`y7o#5b*<;A5E7!*`PkS~pKR|&`u3i;|x3!e35SYb4Gj3-=wlCAa>=O|{S3GQ-PJ(6qqP8B}aIN+iBI*qdBgh^8JNIlI=2xGw`kDeY+*H(W$$@wVBeya('
    '@m&h&p3fX$dGdOYp9%U=G}}}BtX;TtpG5cZRrCwzE}Ib)*^BqfCp_fN@j+WKke_6$?PNSVIn}&Po|EG>jdv`rq5R)miP_)1`c5s#ye~!WO<`=)=e6(W8Cz3!'
    '<G64o*6%0jGj414m25@7re)oA2%N#w1BXHjtFf7LM=0oyZ&2=Ai2vuRYIAg~5y)Ji*fc$@`Hks@;Qj6we1L`{0;k}PljrzQEFBZ2Hu91Mc%QPn4P$9Oq9az('
    'hm>>@u{d6#v^^E}h)U{NLRFj>yjb81y_S5(7;Dq7`$}|fbeRWXo%#WWP(TyC<QsReD!^l`R{lMfkc+v=1bbc$Qa*{1s3Y2HI+%-yYrw#DBm3+rnRxP*FS?ce'
    '-q?N4Ql8}LI8ZT4*GlhXt<10hce*u(wcWsfsJE@0R?7v^2<dtT=fy(0-sq6<#*>ld22RG=a$nqIsz@Z$AcFO5$nm?tWN-&=6W_(~fyg*{XRt7db3=F+>B7hQ'
    'MX<v-=it|oCwV`Se;G1L_SxXM$2C99BkzNxr}X;NO4c$Vv#!3Wq9ll?5T9S1QfW0to(yT!aCiL?vMHd~W3Iw{I6Z0DDpmxM(4d<i2tPy~W&801zP=X$c7ZC?'
    '2E=`P1waCU_oY`7v_uh!YE)5wJKB$PdCN+<`*wC3jUQsHs~qnN%}b7xS2m#UP{4YYle0WaFoVQ}_oE{3*W_T|1jf@W3LYX@W`Bk5wlP~0wF*Qku6O+Ta{u_E'
    '3&`aEH}iT_I0szefEN{2<U2be*7A^V^#S84)K9_K&r<#?MA(MYEpb2z9i}bmdHXZ_o8kpFTAg<jT-U?cv%#x@mAQACfV!ARF}koPjYV^Raly*P;@Y%DME5{}'
    'k94%X*_DG6<@&h3r2iSfk358)wZ*#7b-Zi2KcKVI+U{n}qsJ5{Hs4pAqc&(ry1N*U-$4dxhSp}ttPmCZ-l6&lgpDhjR6GLZgB6XPY#mmoSZ(@*JBNF~TaEJ@'
    '+Dn^6yJKv|7BW!q3Xn9_=&$m;k;x=JChOVS1{U+qVPUyUcKp5!@%cRkQ+S-|IG>k-oM~7grH#e*8)PJV-)k&_nsa##eS}v%L+w?1ka>$$y*uQq0ki{D0D-#)'
    '=OSY7XugOw0xBw#^=6MJUh^Y;kTdrH>V8n6R^$bClD$L9u{k=)Pbt9G#bmW!*9K!Ve1m772+eGhd+i5_B*O#W$_Hv>2~i)!-TS$i`-Hr}o$Ow`@2%vC_^BM;'
    '^%kz-_WT-<b<IpZ_nJMeKzyB(Fh7&bhJ4jeP<h9E1~(C9V_f-zdLP)dz%12Wlk2}pX?Z?y(mjF7vyl<{*(&1LSkoxZ;`m3MO*Z6fipXLjfPUP+!a}#;I;_?w'
    'QSs#Aq7Hx8vcOF4{ROG`i*b8ENk!Gmy<B&nM%PjBrepq7F-PF2>pCR)tS0MEr;!|xt0m$Ujmg_i#H{0s{k@Zd5Y07#rKg^u@|X`wdGm-*EBm}uMe;2B^|Z?U'
    'jSFA27CWOtKek=z=-s0g-FL<1*{`yC!xdg2Yst%@QE|PtCrHUon&)2BSZbOka)`B93n?{c2;A^<?rOLY_v*`N%K%nmryMVg&<fP+n3NdmJi0X0*VpgSmg3&`'
    'O7^}4{hlFh|9Z2b{vyhYvmmK^I8r}t!bJkY-tFu7@cCALRA3OM@pBWoKt*Iv`N<TgnqXz0Oa5dY(N@+N_Y|5FI+f<_$~!$E0Dig+v>5%0J5MhZV!=Hr?Sab1'
    '2Bv#K6e%+svZD0s1V|n7XsU*XvV2>ZgLCYhc6$`S$Qt;vMyB%gYu^+njkVdS!2f&HC}Cr!(*-g|+Y4>n75On_3&?x)mH)Kwe3(U{5+V8%6{|&0kJgU48S7{^'
    'U%mGwgjHP9%riH$cMD8g5xKfl7JPZlda7bTJ#jcm0gpC6&DwvFu8`ilW{7u?V}ZM~sRIbOs-Xi`p9J9EKy!NA^CXnjaCIODy%JcddX(0$4UE@T#D2bz?>Lm='
    '{qD?|D@0~+Hewv4jCna_oBqUhAn+me%m?Y*zD8$qf8r1up&!}!S2r+&0vPtXQqZ7+<{RWMB4WymNk<#&rcI*dX}2iM<-;j!1bmg(_`dC~G}jbOU<YH{YmqYI'
    'jYX|MZIvl)vnS1suAt8vx;_N5Zbtt5pbyw(i1OGk4SZ!kZ64F2ZHvPrXepxxJt1&&o@x%WxoQTP@bg)FZ(w(pv9-7rtswnRz`?8PClxQFd!g=kMD+Z@&~yBn'
    '_tKm!XKdly*@k&O@tu6e&w?&Qw}$4k-yQ8<Ts_E~A?i!R2?h9?hbiD9pD9GXUF&wQvW(h%mh6~OC4Su1r8n@sbfdOzbBZE!#jA|71M63bIx-+*K9PAS4YAS<'
    'oVrfyz&6d|{FtjDq81w<AJFT+hv6r3ogQq=j@ZHuhwmD3d8DHrOVduI1)V`Y0Pkhdgad4D31^)g@lLY*JouEC$X&Am*N;OoikQ#Q<=XCef!*7k%(IbS5b(-R'
    'vvKGEtP-Z~!@f#*=;&HHmozsoMZH)L<^hvZZ>6)I?hc8#d*jS3_xEubpyM5I$AdWpm__@RN9Szov65$}iFzFih|vcn>Z8ynX>IwfZoek-)1oAkZ!7I`;VWr%'
    'fWQOn`rvdv4_Qg{wEJI(B6vOEn9~Zm1JCh2b<ixw=f9Srdj<~~ZSA0!k3Xnpw;3%V^7G`V)O3*LqO`9~kGNXptPt>+Rnz8kxO?p{)_vAHdM>$7>ZHRuuORhh'
    ')erSqD6gC)|Ed)D8+R(7>2^7&vA-iMYELEKhITO)<Hg*C>CUz+tjYBi(KT&EOaLY($;VenN3LCgg+)ac<0J0xd2x^}y^R3x+cfQIkhyj%AIEI-18uZ-+U-+o'
    '!D&5)wWv72f6Q2ykvdWn$tU(5k)b9;5FRMRS^yr=>8>pSCxKv?L5(dK0DWm{TK<kFor5NL&tBH8JpwEv4bBbY)x1<p6kF)Zym*laMrEt=l{C@@UsYv~MZ1O}'
    'iRY$x{$8{c0?{zOF6zx<!V^a@RXK@T1U<u3v}>RW!+QQ^U|<+cK!RON?&gf)!b?7lod@UQ1ND=UDF0YH;RDLYv1m#kwJ`?4-p!B)`wYZl2rEd{s~*Vr-8xV2'
    '09|U+t#bVXcXcnf4^yqr<abXcyq<c{rAQ`L6dquM7VGyx^|X*3t|4Ei3;FLeNN4(B2-q~Hv!~xf%z&tOK8(pqVCZ!cw`pTM*%H`jsI;?R{_;5m&otV$jmcaJ'
    '82B~TdhYA>$jG~%mZ;Ng*FN7G-bnUQ+>>A_oi<xK>ouE0M}Hu4?*f<O5P=%ZZ71~4R+Z8md4uO)R<@u(P~rLhl~Xx*B*z=ggh~^)gtmlH3;(Zqgf8+`Ol+Ug'
    ')8`faiwgABy@+*-V`Qmu%Dz47m4?<|+Ikl`eXRpUwEL!!Qu<RoqX;#edKQXU9hOtgdYGLajo38-JIU&9fWH#ga}zj=+~49wpG>3Q9MdGO;-L}vPOwUDB?^<O'
    'cIn;pW;Qon3FP>}-fWa&VT(eS2k7mx{VykQA1_7De%l+{1b^)05F(xT+nYS6!ye@$NBK>!3s!e}rHss)q~K)%4Zfu@h>GFw$i6+HS=BGv%3?8$&AbO2wD)3N'
    '-I*b%fRR~5)o=oR3RdD)cSRftJY@qrXP*M7v;evk;9cI!O7RYx2~XC?{(xYi#Ej>bCh)~CP7I0t7;4OS?kB{|gn8R7PtqdfWC_eFm{5T6o^x@iO$k}-XV`Nl'
    'q}Ui@cL3{s4YW=|Z_y*3c;I)O+ptb1?&9UnMc&s@0=H;9<J^oq>bV|^FWFhvHnZtLa-6RckWnID`K$el4R{m5Q+5;CMrMc|!mgj1fw%&Z8`ULC_;bgkS+`J~'
    'sz*@wVx;@z;kdHDr)$!*4!u1OA|}Xns$|Li=Te^`@-@$<sicRxLuax;{`R`4_eg#sy~sw5HxqCobLGsuZydD`m3q8H%IY=OhU+-w)ClS%t~bi?8Rsi5nGUB`'
    'FSw81OAe9{{TAobhFI5fdwEi^AV9s7AK1HrqxWt3{rJmhHL9mo^JqDc)$Hzp_{&a#hFeL`9GLF2GYRa|dZkh1DhJDQT~z2~*t1kb$Zu@pUgA69TQ1Gr_C?g0'
    '0Vl8ed=S{ldi1f4ILXi1x0vmLHak?;nXl;@!dtZwc{S;<^TKnqm8@rN+d|j5|9w`|(DQSD3&IKi8&z^i<on)YbcFuoZlQa9x^0mVWWnIyj~UCfe(qx2250Qw'
    '<?5&sEoWzu{oxJ#RJuL6BM0^m_8IsoM<vlZX&pG=Tm7A=m4F@JfFcW0Wt~@*=$U?F$t?GcC-QWZNIdY3Z-qfL?iE^$?U71~uE|Ii2tTU&?rQTXvo4(#hKS`m'
    '1bCyt5`~(WS8HS5!6@!Lo(D0ctLOu~^>Y{_54Lqq=w5mUT^2aXVtSy7<!J8!HkUK*%9s(wm`>fG$P}57HH`S#B=3(QZgflln9GB?UQec6<?NdF3<bWK<?yz='
    'IDoIa!&LB3BipZSzmT#Ak(=Y3eLA_)#2m!ijGy^$gJeyX$sVipg1xE`xh3qWkg+`j5jPxb<MV%2H8%b(JipjB(DC9XoR7`_{e<pfx_obAjstou+J$gd{2i$b'
    'ap|J>6ByQRH=u?5tAi-Y4u-%<42uAx!}H;1pcb&yVd@#8jvI369U+70?{Y-yI6El#)tja0^OcYpUmLqU@l%fK@oC>3-%vcofyepx;D?vD6H#sIRq6BmP5Md#'
    'GKyUAKbg00q7RwdivvIKIcBk;*JPHB8LJoc{lYz7f6$owf~TBuF&vv##vF1uBD5H(_i5UA9UeDgGBc@bIVK&=?1*P*Nrtq#&DfDYqtFQac4ggB;9<b}I@8i1'
    '1x8pZ>gLxMPlTWbxSt0?)&5ao)FhjQt1|_k<<D%*cDMxouQn_W1d;Lw!=Lb)Ppv&RO4;;YEg4bRK?n0TG!B4|@<FyjoAGEgV1Y40WV7!ZWCCh+2HEL}!wc*X'
    'JWrtDkP#4Cq_pZ&n9*7ZBLe-guCt+6+-1Ad5p67Qf!>6BZJO~tg??7JLZ(>!qARaXquhXJg7>*&U|?iv;sCD&3VAH7l2$;}r|oZ`f9)sd^?<;#B5NH;wUYeA'
    'c!)N2rpY%04sH(bRqgYbwag;SPFwT1b}AuL=QncopGwP#QnSz=Ei*&>v{}gSJZPho5uY&^ZzGekMNQ}O!HpbY%aJU}<`mB-uo9ZcNEfQxr})_>Jj0p1<*T_C'
    '<vqnx@jW|J+KoJfO809O0N#$b<nN6<@m7fbd=h}2epea&DbMh$a@f;WB_V$gDudr<DdvbF(LEW@5<F#^$S4g*NCbd;_qyO<kMx2}pOe-AvPEkH=AQ|lVh18D'
    'L9r_lQ3QE3SiJ`GXueYR2D>gs$2tOWd`;|1BgWdv@2=u$otZryykx#pOyn4&jtV~XU~Utv6$bm2uPdzC0f@t_lq}#<0f7>E+xho0@P+A`-(a6~7)Dj?-T&}P'
    'GS@?OSR*HXbs4Pgm6601rB}a0ukB0G)ta0KB;si2Q>P=_L3-{`)GSVquq#ViowOYR-0(1?Gs#&tibIpH8;WW8J^Q!~c~kW;Drum%2Xr=wzqO)2vg;s=L9I)W'
    'Jm9~Etj3QM!h@y!#6=hbklQ*bbs?_*mzQ%ey6*fGxu?f5Py1wc{g*n!JZDTFr%*(hDEEF#2;E_$gKQrn8*PB+R4h$u1|DTCqolwnYQ7`K7to+(wDCKHkrdD)'
    '-M7_qFu?>fOIlG;^E4+ooeDfhC#MLRTA=ck&a-ECcUH2e0)tVv&<uinmSfEqG--To(H6Y#AzCRsz<Mb1F}EFc?@f>t54@NBl0cTtYv+|$1vI~!9z+0g2EJjJ'
    'Wm0#21Y+C^t#(dl4K*|)#q<8OXQUn!{-6~3bCWwS`|^9*<+WcL_;iom=+zMZJW|ezYV!yqb}534cZfpROW$(PiqGV$BnGqO*{Q$t*qiP>)~k(Rl%}GCna1fp'
    '`;)2yjj;7@;_Fl~7+m9?Z|m~+WW8lhr=M`#GU$l!8%uNg%bf(wu3(d?ngK79;!?{#DA!dD8=`l}YI2eNe|GR4_npTt30b-?ZEK(5PXLyZ<8m*J4hxBWp9Ol*'
    '`T{&lMC`Z+&s9KA>-R+vZ+DO^GI3WxL>V|72Hb#S^eR1AOvlNj`m&CsX<d8Cd3&R#zujPZb<F|Aa7_P5fF1Ng1enZJw&|Ss1D4>xI}yP8)f`{q{<XyYCLF$r'
    'qW!U3YCg|%4P!di$m7TtsJ%8-wlm|>7UywhAH2q{o{<E9u6`=Mm94X(C7C>T9H^{ZD(f*D8T^3xx~vB=A$<o$CKs~4FmFlah@VWOb5wF$-WSewCz0JRkd8Ai'
    '#VWdjF7{34>z<vrgFj7ZQCl*F6a@c5QI@}Pgm%&Dw=fy&c}7hmXf{tMj}hBBt^~<9@mwg)W#5*J<&6E2uXE6G*mFb%dsFS1m!jjelk9n;A$tbo!|!I5^9Gb('
    '&ren0{d?X9yRsIAimH{9EKesqR9P4aRjUXrql4rdHqY;|w~KlNw;JI%R91N=47iAg1G`B^bOu$c6ZK8iri)~${8up|_V~L#Uxql>Bfj!iV*>k(d`CG6+6IcH'
    '*nw~!JRkSZ=>eHTf}iDPi%Vb=EVls7{hL!#uBe-w!*m7N6@fE_SzUbZK@_H~){_MR?AK#*jV~pw2w>6IIp}p<UvT9W*Ceea>CHP?5(FOpxq+7Q99c_2i$wmC'
    'x|}QSzPQ2hu>Lq%X%p&g{!y6C%JiZqivTKSjDvMRo(n^*hPkwusO;$o>6u|e?Z9sjfL9)W`}c~rFrq7a*eLpTJ9s8cx=O`dT&ZCqW@J$eqh+E7@NcZfvtr!P'
    'KbZGB#dETLnQd?s%l4p(7vqdVmAl#Jk^OCHP9LfeJd|V_o34m^>|!<wL8f)B=)VE*ieps|(1t%JONw`<?f9tw7#A(AQ`G+qlI9Jy$;Ygxs(-(-)*oiF?VvCE'
    'f1Fh|Z^OQQ!9u_KO{InYu+diNkm|tQ&c;V5?+~pW$j^+8o|b$GjHnr+Ho~C9SIKkkb2=q4@>s^G6I5rFUL#{jzH80NIPNfi@2IOAvA#TOLgq5q(^z?95osoM'
    'hE>k5|2{8IvL|wc7r(RSzha(XiqX!M9!YwckNV;ZA~$Sua5aTU-H#MkTW>nv`LzIJtWAPfn&E44KC+RI={98#v3`H*WE;cewIvC1{2>R_dsYUQfgDdG?WGF@'
    'tBAkh+aH5GdwVJK)4WY}uL9rW?B5lPC;131xa4njC|26|qO4&4dW}w_kGk`At^FB$V`=C5(pcg62yg<3{<Hs9D0IE68j6CS8ryYN_9ATQxkVq*$)|OD3s1n?'
    '+~?O$2rm_A&Uf>1ftsRYB7WI-t9<J@<GG74?wbQ&l2Xyn<Cuqjl<UTVv#hCX|1QW*a@3CMo~)|14ys;NOw-H3#si6@Y;Rr&vo?0JnoNGXc9C{26-RBq0Azvq'
    'PIxl=@K(IScSQvU>n=|Vd`QZ$+_kpueHcxzL)Vir{Q5T;XYD+8;`Jkoi9nW(q&<vw_D+)FAbVqR-#Tg%71d1D=Pn<%rGXD=(VARsTua1yM?Eez@+GRXerJD~'
    'H;-q~A7Hb5tC=oJ{DUTiA<6)J&iABfw+|B>58(1>nevo5Qrba8<Osbd+#}7rRW@hGK{hRSM{xjuYqhwD><o6_dx5R9uQ|dL*puJ{0`8#dTJ#@Tp|HkGPVm*V'
    'I{|$$kdIe|^LFty;2Yz9?6<oD-4t(d3g4UlL44hxc{OlvvVK1u06~6<UAr&<9;bg|Gx$>!Ps(7yL}w?RKg=$)xuyKbTb(~iu@wIdGM-$}+AxiMGb&lyyglai'
    'Kr@|7J9CC7%h(&qtNdP3l^At<;7stIBa6+6<e;W~wDWmx9%R2=>-qKx{_NQv*<7BloU$q0Kqa(USgmoS!$_8;P`NeNx8B>a5xJAqSZroh<o6#+vxdRiWO;R$'
    'U|3Y{)KjF94LsoI(|9@|1}&rn@J4yhr>?wLqCTTyDBs6?16PA>sI}w;@(RH{o(`xt%dF0rR3J{jD;uKaz{&Ge5->iM<a?VDV8{F@*#&rxVoLwf83=FTc0sz&'
    'wn!)+PLBFg=860$p_8@XD`YMez9C%UYiU`J-~0On&FO3%XEM*-dmKsj9f4Xq5W5-V+-XB*2Y7t`6A*~q3^~e2DEJ;q=Jw((3G;Xi#3%mB8ysmx-=-}hO_C4+'
    '*}|^*LayhU?!`{%`?S94I_ym=BjCXR<O$fGm*l#AIfPabvn$y8hU`J~50-WIYAe26nl*H?Q2TOrSg&V>Rd%ZJ_gqig@Tff0y4g*DhjfVhzX~jFAB+JT38D*{'
    'C(}K9q^~8L_`3Vq0e-#@d0m|$(YLkhp5nU1aA%$=(AUC?IK$J6(HO-cmEvz8(w+ahkZE+?a6PBVsJ%U@BJGG}f-L42gau1%-y(-9X%*b>_L+EIW3}L>9*HKf'
    '(><MzX>E>$ad5j|a3=7PjX2}{++1Y<)4Pk53w~_AFW1YWYjAYOfkvNILAyRmuO)kI<jPp0n4{f)HA(#Bdv+1CoJWrJma^!c7-CE+ryx%Ox(0YS<gEm&4>0n`'
    'Wzm5y*JcbVjCG)G1gjl?(?6Vv1al|5xkkYd6?rB#ndUU%ayQ>w!BUtgvFRNXACl7UDtsyl%m+|0eXlv%o*4LDo;%3L(odpMwnZ|ds`uIKR~Y%k#flz0(u3@m'
    'G3HvK!HTtE54QBEM7@BBS_)Y+DkLgpe`%w}F)faH4yxMrFU4C>thyqyT&`!CBTq*DlD@%*=`5ui%Fz_@kyjkGCpues<_Dxqma-Tj<D?5~=g6QwvB=1X)jn&P'
    'm3$}8Wv8t9H6Mk=zE%20@!HIWiOE*n7Hei-#h)-&kCPEy@&i7ks{5=*gWhVt-3yU7SmooAQ;)sqC8u6k_|`h6tiTC*!-FE;SCQPyv19k}Uwb+I*>>1kXideo'
    'Ov}D2O-qzsiN9tB%9;?d?q@sp<oy4Hgw}C$ks1^%CB!D5l0z-_+X=c|X3;j&MznMgz4$q1Nh2c+*^PY#W2@cF8RFB0(B>@7e3jGb<Z`-)N&g6a4cR*&GFF3M'
    '1)6(bvju(2i+y)TbfP^j_Z_TUZ<O=Qc`0{;-^`x$Wb*qoGV2FYvAnAX5%9ZR<Nm(Smxp_O6e7?Iu)YSeaw6|rCSa8y2j>)TFH{YQv3Xw>7JRUeS{PMX5?V~b'
    'M>dB3ha9FT-}fc1C)LPwjQ0_Uf$z;&$XnRMbD}&JXlnhE1cc5X`C`|aZ0z%reQ7*dAp^#-3SY$|iWWCh0rtq9d>y;%XHCca)B$fbo~6S`TjPKorPuS;e-p=i'
    '_?u``rafRrVU>(4`_q<_)<n_J78GLVLfuE<mn~zQGR8S`nTP%@-y99}tqsVZ#VGO%?v)Lbq8{SNgl;QitOzvTA2Vn~RNLTj5jKlQCH~(Vk=Uc1@FJ_VLRicT'
    'dJ^7sa@=+KpGKONtF?M?0@gvC?bp9EfVZBV;+~Ufij7vvuhzn}8P9OWV@_rla#8N1HCN0Zfn1jR*gkv45}aOVO|K6aMmR;UEsNUJZLCd~lHlz;U^Mn=6y<qj'
    '`Xe$Vn)+_=-sbUfJjlmlnp2PJReGF)+O)R$dtBh29~OG1QHBi50W{;^))z_0+hMZHxj9nF^NzdSw={^aaUdrNauGy35Z5dCn~&3zbU2&Y5Sf&jZk!N>a|Ek!'
    'F#Tx$$<4|75nx8BV%%^E`2G5t?YM4&of#E@x^^)9P~E&cn}<*BtJw2L+rXhKc(WmfvxUX4dypQcK<R=Ge<+N({t(rD);-x@jH4GIQ1HEES%-c-&qwl1+TC;9'
    'xHbzBQQ)umkzKjXscL4)aemO_rCP|>%mGL6Bg}EXnJItINdV?~A&amAj^Vs<3kCeJpM&iK{_h2}XGFxq6p|k-@Ac$})!-U#ai!?V+bJM^(eD&=-lVTvpgADs'
    '7-NH7^F&?Po(v^ug>`<;&64r0Bkg5FcKG{AWmU)RQf#Eazp+`n>q!c^gUGFqIJW2A`KX`x($Y`)fduliX1MQu(1NW0C!*<h*er9-rDQm6;e3Ln)t@XX?y+sS'
    '##a9#SewALRo|GvbfRKT!yNQ?q+`ciNxG+a0^oC-f$O{mlP0V9o}8!6O?A1(C!}pN*7W<6-2v<oPW~(cJV>9@U1Ytzlx9(H)dt=6SQ<e8*3%UHu^7uZMGmn('
    'J`@{bqwnjS)W0ga&%cb=Ri`cUzhgAvCi|n9cP*WcBY)Wo$(|I!*z-$3Y-_jlUY9k2j~BRYZ(*6RVtsm|E5@?Yz}}0fJH$7??dc6x{HR>bzmK}4<+i_`fZr%4'
    '<!z-jXd3|?7pxIma&(PYeEOQl=`(30`v7Beiu^s#7%89+O8@-x!Uya;`;5Fq|K=7wR4D9gLB^qA-D~N9&+00!>sEH)l&Tc(pQdN8n|JcoWV);AMW?ma3e><0'
    '_}W5rWZpS}+R2SCvPHb@0JcMB46LE6gUH5Nv;d+TTMF4X!#sYZw-Yr;!w6Ipe~-;V%P^wGggxKa9P1lT_puR^AkX@E&zwL%APyx~Mptc~y(9f(%52!|_bgVK'
    '2R$;ylfZtB{Q7#ffzm-1b1mbfoe{s+_q^{Yc$jZbKo5R64|#fuYcC_;;CUC!H%f4C-;p6IM;$T6Ir*@Is}5P%F}^5J4rmqqhcpbqzB+tq2tC2VEb9Y@q`W<r'
    '*T({6UKaw)GxyLJBDyagab`!^_zFgh3YjB0E(_;xD4*T?@<CI4gyAftCK`Rlr-MM;@OO7?k9hEw*XJpuT7>O=U;=5B@v=|$jp5P@&>h8-JIQriOHxRs)o#y#'
    'pH)<kc;6DaSS>uy%I5$2$LvqUTo)vT&(F_52|B=L_Kqz1%P5N3d}yHor)xDboW2zNny+5qhG}9hbnm)gK{Tz6ytBC@GVV79p{h3b0`WfFqp%t&_OJ3@vQrdl'
    '_n5CRS^q@Zoph&hDFV4re^IdQ#?qdg-~J2wj8mGAT@!l$xn9CE8v~Bt-Bo+0oH-rIKN+LK-J&-e_lCf~FwH5+*i6B;=#z_4CZV}d#(9UQ&xjQH1%01z3RpW9'
    'Uj}R?uq?tV`GxNlK#{L84PFnxuYdj`v-lpMs;<xi;ZHEfTS6DA%d;YG)4ioJ?0>@cj-odYvyP?*wq@2!l3zcO9@a*tL_k!$Mn;X->2ji13}EpbDVx@UbR<V0'
    '66NbtgjZ5<W!l9GPJI=(OdxmGN_#d%UC#e0xMIx;A>5vD!Yt<1GN80=*Vaq|KBQKru;6!-j-ihXm5Vq~^OKYd0Sher^?<cIiu`2nllSOmirNY4)N70TX4-g{'
    '%wSI$P4!(>!*{xZ59deC#tg?)wetgRo6E2_PsxTgQC9KtWD1MXyGFitSJggW-e%EE-Ft92@lcv^Yb0ySAY&V%qU}Pk5)hl}>WB(dkFjh_QGW)q8Hz*oD)v6C'
    '^8vXkw--e%Cc~;nRPJNfO!Tw6+PysYpqiqp>N_0vAJd{BpzsB^8qPbVk_uaoIN}ndv-IPE*JHY~J_P6CMBs0>&!*`M90<=AgSnnW>yh@_FABq2Cw?pmxgy|I'
    'zt8yAy>@sAM-V*jh>d@M%kxj6nzlV9qaME((E{1VXmTm7FB}-h6UMq6!`iPg;)%}#&N8d5lzk66Sh2mMrE1c(l|Ii4mmohF?2b0<4#-Vz5Liag7b>tX$Ok{v'
    '5ZOB|q$B`5)e$E(=6{i0aWk1~Y>#XvB)QGGI|RtvAgRuJ)Q-$$Px>kO3*#k+GwB|Jy6!Qo&*hP(XWbS*YAT*W;H$VQ@;LZA+1roD#Cd{pWllkT2jmFgDIu#0'
    'tA~!XFuxv-*KwAL4Jj6<-;6m%{lE@VQPY5C@HrTgP(J8qlMQW<z@>RjMpODSUku;vvl8Dkj#ym7O8E>;^W7nzEh;LA{!5e}W0=g=0386&RLty}Py*|?D^D$)'
    'GW`Og^2F=R7v=WA%4R;UZ^2gMYv>;~iY0BpNq=Wg;9AHe8j9%tGKj?V3C$u62=YS?v)?2;+@~hkQ`Q#&Ouz>F4)EvNMU7J?N|4ST>G2ttTs`9b$S^t6DC18%'
    'Lf8K%0qn6g_`fh0e7`FNfHAm(bxY{J05A;gu!T18Gku(_4s1=ls_9Q4`(jj_if^zn5<JE;9HD74j}!lP_!Z8F@da3|$?)v?TA|)#lRYOs-__>+VXI}ly)b28'
    'o;F4mppWPw+2i9Gm<Qe=HqU6AK%Z4N_X$rFe~&J-KO{}bI**U2InmMU-7Or(bIE%Qh(26Hl?PR+;=_YO<DzFrSWf3?rw{iR3^f|y9Oihr5fyXQCxOaz6#rL8'
    'vp#zv);sz*1MOrnUU#I#$L@CRU(`|GH!-UC9Z?Y>uN8qzT7RBR9rIcgY7XeWci{cF-^5wGop?E@neT&oee&$OqF<-zXU*Z9myzX0^bBw^)1OJ_a1pIu*glF`'
    '^veKC;x_y%WxLx74OCZ)JAX}b67RUX>@XXlfo99V-s}O{n1k1ckJ9$!e0h4mD}0Yk?`0Mwv$l?z!U}EeU=9TMry(XYgY050T$Dc`sk}s)t}cO&sT^7=9&rQ;'
    'C}MOeB0P*I=;au4oc))z=N;J_tlfUAQ!OGS%rf(vkn&YPey?Iv*XwTG@3Y}oV4ea<qX1fnfH?=9pLjg9{|cR**V@=&C~n5dasmJGCGb_PG|wisBZCZU(RzlO'
    '9AOr<(as*4cwK7++JViDl}V_U7Wc+_iC(>jTjYtA#d^{m4&*Q*uDAnVqCd+Pw}Sa+_s!vT*u9MRpT`CIZ#TI)<Fo^4QaC|j4x5wmQYIy@h|h+Z{KJ0Ls6>a*'
    'EiwvlHVc_{x4F-PEZn_J!yOdCod~g8JY6QD_9Sr(?#Kx&8JoGwt^~^W_5B=ML3gpgk#V;xi=IL~f;EX%wvtvgd|1r~-KU+2U`*>dXN1JzmUL40a9txifO6#n'
    '3ON?;nd@HvYI1FInybbC9utTw^e|O&kn`>}Dy*Svv}Z;%`TizpMveoYh?G7j-8);!tAUe6SQm<w1CX4ZnZ$XF-#6-_ibL*WYjAAL-wQyXCWGxwutt%~MP;PS'
    '3<#9|>BMGQs|42Un3MpC_kJAn<^~_DN8kj4^R10m-Kkv?S`kb33F7#<wx=iF`lzFO4SU4Eiv@ARZWl3k6XG#v`LA!9I)<Q__7vFl5WhGUe3#{Jcyn67`UHId'
    '@cm!WdO12r7UZ$jU^!a;kLgPPF63%$ZvLRe=LN#b<q-Y*P`gf?>V1+>z1Fo2EPQ{T6d#hRmyG-b;In*~vmXG1&dvyC@+yl4nBf7xwjx<KfUzaW+WUd|y@1_M'
    'STg&P;PeuVd*J8OkzrY+p4|I^l<2ys>kGRb+Wod?S7F{<Z?3i6&t`LwCi`Yv$I|(c`It=R@oB*0VXd+r*@%t63cUB&y6-x`nL0aJqhrmT@gQ~SI{u_7QVaQr'
    'DA|d7stk{IU+t8$mPJu2jdsGh>E+V!gz#ZE)llC@vNuR9#Jk%0|1#a8`&`IO<4&`$b}E<C;wSBWZ(2rSltu2uPItB6n~1Wu+Cjk(bSoV}z$adt?P!R|sk#H@'
    'MNMLJy4*z@JV<q6TTCYp5<N=YGevHFtNku!<q3VJ9YAdhZKk>nF%{VPpPfHuBfbaLTEdy8Vtf`xCAlZ@3MWB(x(TtFMARc)VGrkfu$`tS-R5+*>d?B$w}bvz'
    'YeR;-7bkU|1G<=EpZZzO*9RUu5AuNrhoFve*lMi%(4Fh#YFguzwYCQZhYFq`Ydy7p0L4E?{;O9aeb&*e0LuHU++!L)<=~791ZTFQl-N6R@$AGZ46miJ%E4FJ'
    'g<U_3U@Zy8%N|hGZe1Hr-iI6xwX#9BJrGMb{+j?<=5#dAx=-mCn$O$UIWUjfa^w*6Rg(Q1B6^hybiOjiQ6lQW8;2<(kwry}1p)AwoDEzXMy7-}Ou>r?Xk4(1'
    'AvYAUuQg5Oe+7=kx`j{_zvj~|o`_apSI&@f4eEScom|YW^Cs>1{l@>6HH@n4?i&)l%dMl}6L^tk6FBiP=2JHpqXX6BkSp1l;7L)zSx$rxjjdWX9!Wi8nCmt9'
    'o;Uu@+L)UUifz##<Q<3=mAu&AJsX7H)LY{RhBFt>-8+oSNx;cKu1$SyrEQ@r2zo7^$Ux0_nP!>Y7`Vo$%ib&G$9;wF$GOZK2`oN?>@PG{Tkza>b^nU<UIlIN'
    'y{(qj=_biF*PGx9c#@tMk%;gK2l<ij%xG?22n$YX^j&{Qyt*3bILK@Rr{*n87PJmr&;4!|DXnVzKqjR5kT$+3L2k7G`<c$`a6-yT;Mx$U^IUtpY(Yi#^et}7'
    '8eHSQ`{p=ET^I?}YCwyBoi_8#?}8NDx;EV!Eo`*sYZWT}pQ^rpFE!Dp!FJ>cU8Z&B+QirFJ?Ke1nW3^iAiLYpyn$jz4Ar!ddfIwHEp?}R4|PwJ^HlIJ-Yc1J'
    'mHfS?rtr6Aa*W1s)EIsH3^KpPjO64gpVXl%B2iHD_h!&xhE}cUyF|PL>c|~0#Gm1{Lpu0=?VWPHVDIYSY8}}n!22~qwsu_{u{?r94wwv=vDSR1^`bJ9&cMI{'
    'QJNVRV&6jaYflS9xLXr~ZHk?fB4a%?>Tf_ORbWqD;2EJ^q*T@o_GnEDDd)^!|5`4;I}_Z@P!!WmJh?Cr=6X^|R!*!+u5tS^GtG%GR$CLVYb{1J)N#8sh0N`U'
    '<~O||?Z_{)_3;c_rA_de?}!T@$m>benR-#kNzUi1ueaGE6KA}9OfUe6kBX834r+;eC!kwSC$LH-et0}DIW2EMNcg`|EBTU~4uPf#7)M~+cp&2S<qDl^m#cjK'
    '<>)a1p@UwKtr>5%mon%H_Sf08Csp~t1oos!XZ1{*iB1zP53=ax7@o58j3H@!;MWCJbh;ko!_eyjXg_qN;4cMq_0mYtecBEoQMER2;<65SMimxB@TtsEITwXi'
    'fqsSJEY1ypq-)Juh!!8jv^y1=clMUOFzZ$pvAD&ZYnxqn9c$seSc^BR@{*YBVg0P<UhxP!3#;+b+Lad32D)bU_v}mxKJA&K%DgAYWb;`7>!4rbaPN%Jjx-<O'
    'pCzBRQ7RoIr&5?~0lB5Bo}=ttnFZB;2AWWTey;EOsfneqb`$6uO>KD-8gP3QmTN&|4gBqZ1_YiY$X)&3z4O}yXvOCX@u5Hr44AuGq_I^2!@7}tA`cIxB`l(Q'
    '9i3xRWk!}U`UV68@PqPq<VzWpmfu(BkGSl7LIqOx5?LpA!nl;ye-l(O;~XnVZz0FB1d|@_z+2q^wKD-J;7DDrCPCIqm5CK)GYF`uKCz<w+iZ?d7oQiCQx1P>'
    '^hz6n_{%t+1lccY7~Dgb@ZE<QD#O!^`>oDn?)dyyuYN7Bx<IB|fId-mtW0fh<k>x);SNaF>q~9mBe06xa`m4UNKVY7`+#f^^>JdUwOjF&x>xqEb~yK6^h@}3'
    'H+E+~_U&ZPZ=mTsz<obc&Ds=lNg=lLiaE$pb`-OUQhE-4;iv7JeD4w!By|3~g-j#r6i0lQs8)SS&ZIcV!t9-Q5LI(vPy7pV2cC-_-|0qcxJSweZtTtM+2^jL'
    'Iv8g>e!MA~8PF*7rE9-@YOhE@r2$u8Wt)5}N{Ps658u<ravygl&ojAw2YYTwO<q&JkMCmE8=Sq6{Rc=^RcB+4-7El-)SIo_h9G<VnS9LE{lXoY8~M|qF3dK{'
    'Dxx~T+)$lD=8DeSG$IN9Yw!qtW=)9~NNMR|l7;$q$};pwrK33GP$4;>=R4J;;_L&z%*_ygrbqH|#32^`A-V5=)}KU1jqViXy6^~qHtb<8HjaBv&IIT~4&b>2'
    'Yy4zwJ={aOTPwVHb_X)NmW1HMIBj<-a*y`gz4T}H?92J!#e@vqRX&+~micF};zQ|R-;~p49BmzV&w??=)`O;h-goMuXLWV~R7~qAdp4m^?>ELDBHFvE$!i}o'
    'U{P%jq5talAZTkN=%$pD1oIjo3jdt%J;g{Y4w-x^Q)UD$Ya9RblWHryoubuQd<T_gr)#$F_xr4J(hb`qG1<mU*U{(Q^~}%Px00}jhM|X^3~?=5^!BT`1yp4a'
    'xky_}rpg!h-1Q;xdYg|KdyNmYoeo^gEgj^ook+I(`o4^DIzMOP2vwqk<2z}<$(9=apA>6BUXr|bJnPyK-mew8Q{*#$mZPlvxqx8#+xON?rpZIxr@v?BnZE7u'
    '@jy($%Q1j<4eF_DEZ|&w)EwfT>VN;LU-b(e@BBm#xFfwQja>XK=PB~OF}*_ixmUa!%`Cw|iz{qV@;$nVOm**D?9oo~%uP6dJM--Fm)hBRE#tmjF*6}-(lKl-'
    's^zOFXv~B82Bc$aM|cgNONQLJ{32J>q}D4d94#%@h<gqvt8gw&I!44}eExLaVpw7jF&0%Mipc8@l}a}n?>P`P=_W09khcfIO&Buxb3TFvv^tr=<<>P&9f%G1'
    'n}GNJ>zOd_-Wsk9hRS?cuW<?JJled9nq+y}xXyD#B~obn1|n?j9Ws;LwRD4k-GYj>0|FTRY80AJfwd^bSz$EiXoSDDJ<~{PjF5$p8HG6PpX3c~lwX$e7P8Y2'
    'qtH{b!PaxmlfmKBF{pz&%o-nsO?pz>eVLwFIPM6a8`gMyldl5BL|W0f3HPPXe#%Z^_}H(X62KQ5#)wmY<29#$p;(5=j^CCtjZO3d{~Ienv~nH_UdeaRnsFFB'
    '8x+`yP4*++-NoLqxrkuh1ud*SACuFWg;{jW_b6u{e0ShuOwU<0C1WAkMhCNf`j3NJzd%)Q%zL%egY@z0kl%Rg8LY_b|I|)Gg)~(w7o*{bUYeTFY9YCnm_SZ$'
    'K_7WMnYV}{D=A+MtOrZkimA`r(Aj;`3sf<P_KE?UPQ>FW|IYd2JYoa>w$N|R*J1J%Pg@@V41mX1B628TC+c||h(e>_52xsV-RbK$u+_|weX}S=s1WD5;qvty'
    'Z&8dP=I|Qy7y}3WUBM*TX`=6TJm;Xn>d)s2Y(QsIsK@<|lNaozjreGK!ecLGq<HX4@SaskiylOt<g-?+C?E^ICXm_E=MrEIJH?9`H_;QBcA{OHJCBe#d=J-2'
    'DnBeDHx{PoB3sdGNQ4xE)BoAfIg~Snpc>n;?Eb#yz{tZ4&-bd_>6a94l=Xe7YxxH(Wo3Gq;AXh@LG7~KjI$>CA}SQBE0rSp87R2mHSM|JOFr6QGd*hwZ5;9a'
    'V8wl&vKv%Pp``XSfpI9~JmWNTz`y@PQm^Q@mqOKSKrziAaPFW*`T=cK0`ilV+MS3xTbg?MQ?3BH1gg*`(NwnM!>oOMq$dD!R3@>E?&F$oU-KYXSepatU|i!I'
    'V0S}iC3PU`133i?2;?b!K}a0@4PBkq0sUm$8_@Ns$(~dF70(&|6>Z2dpPlkhZy%UIf7~=Vf>}wxGR_bg;o4X$7K=Bn7h+q(3s30t_kEfi<H~7#kyVKB(C?3+'
    '-*3sKhmDRl$b!dNE6@iC`CwCm{j<U2P~RW$G4#{iFFmj>g!fZ6`W63et$}`1cTOYfOehIh2NA;)){d0(P)GG;cK^-Ror(18`Z#UN(ct}vx9;-$rdKCWpMyqu'
    'QYP(AQS7TUANi+YjW;uv<m+7f14ts=fIS(!#VS`}Wn`Glx2SKPw8~RaV+-PX+k=DTdyxOPANe5p8To&deF?lx)%*V5XSyTqH72vn^AKeyLIatnh)9u8D564<'
    'LK!M!GG$0)Dk@_{ND-OI6q3k1+<VVCd$0B1?|Rp?_c_=1_dlOcIrp4>_Fm(=-r;$l7jg#j+LQcB;`ZaKr=5&>A4+;Zp+?}0DYQv(%JlWm@>DyS7^qA$qw0hN'
    '3>f5_whzoE+pJDzV=^qqG3&di@qc=awsyF#Okynq59nK(Z2LLwt!SbRrzqHey%NNU(cY!Otfn`a+(Q<w;_S0$c+2e!s3$s?@i||%yVA1ucM<S_6%LD-opUm='
    '({gGqoe%SJChD=3DDYvW88eI**;-y~Pbb2kEF>jF+V|VQ?eG$rnr%g6B^Ooo!r{(mnGvD$gtCz3^?46}jQ4d`+5$R1b!Yl!BIeG+Ubt=-k#%`D+}7=L(CmxI'
    'yI)B{Tz|_ftl77YU>u^RQHkxxQJ$Trc%*7EKVU7xh${n`ZSRa>58hVLd>`O5j<qPh^y?P(L|d%kvr!S7gPqie>Rz)}T0K*2-yzR4e*tR{vmawt;tv$O7Kr<7'
    'sAL-Ej}XA@{v9J{YMU?7DY|VdWlSEnBM)%Rip31b3uZy~)MM0VK3D+ksYz@OzQTBkUu7Z!I&YKqv?@$1n@RR)^S<u7Zr`9phiZ2D15+H^1h9kK<FG{d<IEL1'
    'X?YA3*9=x6YY?nQZjf2D4qeMKf?v-8oHLjU90)!RHA3u})(F>`15sGWxe2hIP6~-rKw$$QCVyPUM3}_P0lo;Zy1%v|zhW~(>Vh5(sA-7SXV}Hbr?T${qsU-_'
    'd8GZ)0P%TU&gZ6}j(w`bKksr^WxWH=q;K44&yT?BVw}}D4ZxR9*{s~nL`!gukz#`uP}zdY%J;d}1o-1ungSg)9DS(T-QKV<)2yW{W`!Qc;`F-f-0YeAG+ALj'
    'L~@x>c_x<@L4=4D%8Q+JgSH}2H!qOjuHV`<pflAWN0i9l-en-B`GKpz`^@6}vSkaxHC^`spXhK3C%}4kK5ViCLo8%1Zs)%P&Ym9H_}2;^$T`Q?hwD9_^Uz<E'
    '=_j)+jI1yn)m$1!whdrCxWe^|DEq4){g>adkuyHO*z2qcfzLI2rJ6_9RwsZ#bDs?&YjB<KAtEZIBIfFKdYA2i!W5a)$_4gYrL?(T%zs&vMd6^T)sgURX*X<i'
    'sflj{5rH=<QAA{>Ycq0CJ4MHag%#6N=GG<iPf%a|$@(J<nYT$9FA(5E`I_}dG3I^Z>Gj)pavD<-Fh((uo+2yFArZ*<91>MpRC{~2nG|@7!yzHIg?e*Md%g+U'
    '$3$oC)nwUUV`S~B1qAYz6vG_gMgC0eldToM-VagRs-Ev>VJ%;$Jy_#=w!Ose9#}<%pQSx-<uZcR;PZt3<Y7=`K`u?lMuW!IB*Y9hi}PHcL>C}hNw<0&$;(z0'
    'u<EWLBV8kxm&xS4clCVkH>3NgsM<0$31anOvu<X06C<ksm74UAbGq8E26IRZU)><ED-WTN0RTAo6h~J~bv@@t=D{iz69yS*?PP1HEiF%086W0S--LK=BeqJy'
    '^G%5A526j+71*6;q{&uvPMr~%!1u}^zYpsD5aHW-PKz4MB%qgHBDpWSP7L<TMsjUG$g&#TY=et*|7={{WP`K~+S6AOm2EHB(&o`a@+{LVR=G++z9Z|=$9KK='
    'P6<3L=je)W6);n=)~QTo$YXz6%3+f9v2Owutfz<R)gbOJz>QAy|LlBz(FQbts3`o84Iby|ajoh?&Zz+TM}T7)O?uNdtUe$5^u_51*apQq-bx}a3cFAtKiqB{'
    '!;b2W8=xPc2OE`#qu{lgd1X!R626vlHgX6rNE*uWPv~A%l~lH&sEm&R8~ir@c}4)y`EV*kocBe7=;s8kw7s64n<ox(U=3S$f)VQhGK|(XYVhk;+eulVw{~{g'
    '_qZ*x{#K;Cn}89l#dcr%Fga&EEA6eYb;B;kpSp}<Hp(3C!Y`^lHDC%!tWeK@OhIO%{Jx{Ec`IYQfDE6`ueO9iC)Z8`XXgK4>u(-=T3^1`>-t3uP(^E72S1LY'
    '?f<URuk?Vb9G~Ea_}c0_Ae{i+*+ZMd+vanoFVr;d4yjL9n`@}3<>0d8jbB)+5)9Oay7QHbwSs5+zm78(Kk;$QXLsV>##82sTWURuisgVjy-3hYT9%DuP4@rQ'
    '*T4fYmMWdRndf9#mr&Y=)v#XV&mSc#yE*HK%L~Ya9i6E1oSt^g2CTO0*MN^{PUbec%=Lste)Nx;s!}|^OKfd{v3jjIr!~ahr1|h}(uXvuvLFf1$cBmy$vz35'
    'f@m9dRUjhl3djxyxw_W5@?Zo}Q1=U&<wM>~oK<EG@_DXg<fJJ+tbPaQ<87n9HlvDdYqNQs<+<uLZ9Zc5I=n-_kgEJ>a^DVQ+8obp%slYZEK#%Kksw$<lakIl'
    'Yw@?}j%X|63tLz(f055Ltw<nQx6^Gxn=HTGEaU?Y^^2PS2Eru6O|Ktsr_|b)dl`XbOW(6pzQ#7E&0lhy{w<lkx!9g!1YGCY_KXg65lQ5JhZTIbTJh(12rW&6'
    'DqiKo=cSLPkckn4{v@A;+z$N_g%L#ro`TUA$tHFRoQ)gON^AK3%J!`o8Gp)J?MU<;=Bm5s*_E2R>_0My^`OA1c9ORk2J$_h@=yL??z06K*>Y)>rL*2FwqO;U'
    'NzJF}f$r++s=7!j^JRfwB{6AP2rZiLGXTZB*A~&wXZR>@yyfmm0+W#sIKN0j4tb9S472tR*P%X(_H|cYr;}Z{9Aq1S4CzBL{;^j*tV@TP-xcCpA|hau`7m=H'
    '>r~_=PR~`=ws~*fkavfCueM>Rf*`o@8yHZdaJVxHiW4n1BNlk1R6Zr5y>7GXGi)7yk{CfI>^UwU=EeZz9IMJVx^6SeI2r;r=mUitWeKJu=>wD%-<dxxfDv-!'
    'SI0c8hNMs&=DZ47qEe1{A$vnTA~NQ<HWU`;M1ja?I*xlwO<zXblLh>w7_$J(Ie6zvUaOsQK8^*vhRl=Ici`0~=87>^$k<3#)?N|v1BH1&T*f4dwbh{3SPPmX'
    'DItt!?gjtD#vH~AHphlc1RCw0g7F;v-p@EIYc+xDRe-%%Ye8PF$P-v@P0$#0m^U;aykX3y=h4n$3Hvo`7~`*piPr~&@xGppHV;wpru4Wx|6^ZwOkjFd_-@5C'
    'j1e_2uR$dO$eUGEFrIAS)!p4S2)VrHwO~LCxojVIEQD|Dy3zWQ`38OLzqokeYo;1^KwDiOg|lV84>e$M#|wG0_YC$50C&@VLsd39Y9)q~c>CYJ@iIm3{MMGx'
    'S4)BSp9s&|h%ji#?uz1Y@{ZAFQN1k(ZHz%4D*r8b9k;N*K9S#oA21X`zn?(9ze_){I$C<gaNu!;T4EvN1Nt6W9$lUcJ3l=G45lpBgSq}DSar(8=n8T+T@0&S'
    'uQ#39c_;~dRVC$TziaEOs43X5gx5HX6%c)|%hONPd>4!buaPol`%ERNfrAvXu9g{ALKmZX6!jq?889<Q)KmJys)dm^_BX_2QW=}iL(yF9x;?W0_1WL!vb+)L'
    'ZjORIAqyA?p_*gBC0)g7y)J+n+6l<*%z$%6Wfg4AhRJh{ndMpGs27)E8rk!_{dxSmgG`gBfQEXGf{p<Ht<?6^`$n<c=(z(HJFrf`8raX|hVHu%n9e_pM{@x)'
    'W5`#^(MB)RI}9(g(3l)I-{4tof6eeelpj30pv!*C*WeHS()3{Aw|IL>l999>ZEv2Z=$m|q?vm$WC>3lV5f>76qMx5G8>#Zq4$lA|b2U1T{q{LadEsiq?#>X}'
    'K>Z-~ShnrhxSzLwyFG}W0rnNr&ab5RSr=EP!Jsr97)+)vmnz*L=Q;41(NkK(orxmoDZ<FvM0LkEqp1w9{wev1-Sgux@P;|3yy=ddI#!WvL0_IJT8qu~{+PAV'
    'QC``>vpO(8N#UN4X{R1w@P3du)StAq0or(OQ5_X(rb&qgCLcz|Q#6ewul=00TC!!-v+Bs_xurc?;w42*kmw;+4*GJU6&2472j-gTb_N@ZC)}fMG*9vNd#kpu'
    'Fvq@wGq1n$nVuTw{H<@6mhJvHtwdaHv^v`Xs7e0e`sQK#=YI_XydNL|%iM-|5=N@w^tsFW^=}lA;fAr#a_@RE68TcP%BOy#^{+Bj{6`;?p;A^~3}JPXeEi!?'
    'u64JL;{o|7B6!TY6ZEDQvM>i8{JB&3b6;np3rvAC?31*9<_p>=Y;@_N>2#QXm36=>>#JlOqa9s)=8-67g1Rvx=t0vfBc>Z~gfO>uK^}}&if_vEwc14M$+(y~'
    'Tbe(%m+brugLlPmxluq-QpmLf9tl@x6$DmGd323^Uq8v6$6m**!7Jcl9XsG2!@8tJe6dlrDx{Eoo{gfYns<~-!FE^Fm52|5jO6v~9bf?ql3{#iyXG%syb-hh'
    'fLm~n<wo?@mMIfs>|$Kvz}fj0okK6@5;ZQ@`zxq3*%WyzZR{ofUQUm8G9S})?VN&9DJ{-gcJ)>hy=n`2JkQYhAO!1QEdpL({N2ywak+kfw6R*R-?d{4M1WUw'
    'N}QF7exmghq~16`<}NA5_CJ!K65t)z?;75QnB`^qCHr)7M4h)!B4;8>F>T}qM3CX-Q(Mn({VAgApj_9^uF+}51t!GfTRG_36RnNQ?C+1vuce3wt|yp<9_cZ%'
    'MEh-f(qC)Gk+ek?dLTFOQTEB_wx$J5jDiYV5a%2!7+vIkUsv=NvIOan%;R^|S@4%@-CoZ1o`qZ^wSy2*UCg<npK#-UnMV&82iEzvXmMz$_zO7LQRFAPv^F|l'
    'M*)Q_YBeE~PwVhDdz^gsI_alz_MmgeCT5Drtl|u8RZJBhPqvl6QPWhkQOiYCU0Ws{6JCaDY~~*}`~q}Duz7%KEPq&3DrP%}8zM6!fOoxWD9q&d{F&A0TKW$7'
    'jU(Vw`i8BMQ*u84<Q%(rD!8kX7iE8~WJu#u5v;}vFW?RN{Jip*_q4ED);DqDGLOp7s!*yiO9(#U!8zRL{p<4jLHud;Q1fG-Cpar}cp}DsmoP*kp3VQn$eR<a'
    'MdLv?bhL^WtTiM%>&VfZ?W9zE!p%&Gyy$`%?J(d)cs~(6Wsv=}jIHcLfy&y+QJOs=k@lsnO|YWJ-tFockF9ir<}G>6LJvJ={5=wLKD;aQ_Yq&B+iFq{IiLRO'
    'Y@CgJUDi)}DRnFbt{}iaLgv>A8)c&KT`qv?s8o%sdL4Ciysc@FgE5y|7g*nKy^L9kGh-$h%s;`J@SR=qY<Eep)WB<lRwJTE8|Q}XLCl5*q|X;FeCxC3zrS&>'
    '4J~eb!{+rFdWHzAcRrWzMYIvU?5yOUecx+$=|mP7B3o@Wg$!@S?)ebnGg(Wkk^|0f-${?R7J!$9FzH#2Ajabo!=FE`dF9$ir(03K&;nSySS$^6(gyU5Wn|5y'
    'ADCF*1UOZ?8kmz_&^Rp40miyi-E)3a(ez*7HrQoB-pWL}G8z3*%Ya>1<5Q4!SHgPFCwsEc%cJ9bmdbBegoc|V?IYmbAef=tiTI@Vc8~>Z_){tBS@}(sr&q`?'
    'WaetpHVnHxxARHQ2v(Uq<gXWlb~#4|Q>f;MNPt~;>qUYZ(@qPh3dmVR3QFl4<o)|IYRL226^FA0W^j{<GUKfPR{T}3E_Q_oG8dfDK0Rjbq1Y!r3v6s=%Q!`K'
    '=kx_VGiQNbd1huCW6omjDr5}dr!7WWF&i2rcpF;6LWB-VS;4MT!Aha!63$ZL@m|JkpL+Z*`KYchHjksfzvB9=LgvdX>QVbLFfc03dp5+OnSOqdJ@<Jtdr!@<'
    'NLd59N-=5;@+zPqW@J<VN6pus+<$XM;5aXlaLH~Z?|nc@^b5?sOgHZJidv(|V@Zj(Z93fs-+e#LYMn|U<_A_kcq-QN&sR{v0e$&iY++6d+Vd6KpYHW%f1$`P'
    '9Yf!A?ZJySRADYk8U&!)(@yfZ&!4|EeV2A(efx=m@1c(m+fvriHpa^pzm6=5Suww7p}*WTcFQvmqGF55ygU8KW2ayzvo+`w{#>{3sz@+D?M(jTJs!uS^XaDU'
    'Yr*`vv8)}4CI!@9z9fMW8%pPg>SZ%#GyE#ru3p#3L|Ts3i8^L0TX=-lyUyA^N4vZz0Y;?|J6%s^>9*lHqi}KsM?#c8JuwL?GS+kMT$i=&j$f}>|6!c$;f~~l'
    '1&me@*E=A;Uq-gsUc2mJIt^>;vVAas;i&6qcYnv+==}bBf~!yM4uN=?p`AuaJdUxPK-O7DM>DIQTrCMQFF;eekBxqHy@Fq4rzK_rbB_Kct-&@jZrdNT?29tl'
    'tU}~YZK3rBJ;a@2_Uvq55uzftRf7V-kW3#BKurSBik8rFrpW0HSkL<~I&WK_kO~%9E9&(Zx8FAgk)MwhKQ!)Is4XG`XUGRQrb&L#H%{3bq3#=S-e)*ZVA?^o'
    '5NdbN7@%9$iB_bT@4qIbz<*#*9MDGU66<MgYD#?1W74lQ*FT+1pn&&il!3cqt{;6AKWKM2Ky=+HS=-^jakiLw5MDAzkSDb<-GcR4<z4#uMfP^vU|;&6{Rl-g'
    'Qd55!ZQQ|&kmh2^no0g9Dn?U1EHa(=iAx~PuwP@ZK53Sh-@i^bCI6EtP=fBvRInm{He*pK0=d!M%o9kI{eh?&)PY#z*qBAN6X9+aWE`yFPu6r>0=C7NyUXZR'
    '`z`Ict0^*R-w)OI<k|lKf!NcZ?7pjc>p#@IQ<s7}Seu~A&S-myse3kBYIa%aaQ)x_yE9j$H){QQUhCgyG4}H^HooraAf-Z$1IVKdb=i7Qkd{~<__;WU1YjSp'
    'OlC3M82761r(DpU))Vn;7O+;Va`gHqq}Ba2mpp0(0g?+53Ul>c&t%w4V2-fTb5pv4=(rmu4QMqRu-z-<ubTQVQ#bd(P)pcA&B(L-n}Oy;tzZ2;ISQ?k)cJrs'
    '^7$$7c3inQgWQdg^KTndL8FuMdSOVfAaU!ivhvg`w_M{Joc|!lBp;i<esNBbdU+<&YV<!(Mn>JpJb7)qAjF=x5w(jK*{Rkjo^kDciQ0!N`M)j9-$FWS0Xe|*'
    'R~lKET^uUs3A4PE>&?tGR$ZYS1+?!v{`q2!*S443O-(HH_cnCKz9SXLA1@OYATs?aXqjyD>3%`yY~$;xBbOjIT`T=O^Xp}jQRH_U>%iZQh^X~U?ggFe@r8d('
    'gr+9PBSmQc;*%Q$ksM%ufhMzrk8u*aLh$VLwkI1K3214+Q@K;N3~Jdv%I`UnJ*gdqTCGc6yDSf%*&KXLfvhM(M4saX+TS-&(+*Sx!EP~o{Q!N=mzIXLf*MD@'
    'qaPB?if<q7<;k)Huf_&;r%I(=)^8N_cF;~iuWyE|m&X5o6%S%$67g1_l5HXI2zKQNlK1VB#v@e3o%uSXS1zHJl;;-O>R>%TPAX7UnXzKF&x6tYL+*%uwqo4)'
    'j{XzaZpWVZzX_Wmt`&k+%tWqRa~F0d(>2b2NxzzYZbHtMKyOc^L-~Ec!})`=Qm!Q>(){$nlu@JzDWqv-mFS<w_s)pd<?}oK?uTscGe&izBnk5;KPr2w>Q)?P'
    'C(Qmhz1b8&)D}ds3dvs%^Js$@?{Ds`P~e2k%jL~JmR&T*r}$nTO;fvc19?3G>#>4`cR2{?*e)(M&wkNfY}~gyqw=%~JV1l!*A$~bA8Glx*NuEB=(#9Hz`1w}'
    '5GiaGe600INZ+lQ@uY?K^`(Uo!E0dK`|3U5SQpyN>3PG?WLt$3>$v>I&=xoBABgVrR<H4n64=)ST=bG?0j<5$wCBANK?Zuz`6_6vCd+m99z5BF4HtLCikjZT'
    '+_`GGUL$k;JG5Qh&KPV><8A5UUKPZR1Ht;anEmoY6f0gp#WUb0{V8sgD+e&^-a<b<Mkz$rfSch>c_!iAE1H(0D&_3Tr4R_13vr&n`mRJkw!SZFV)6R|r*#Pm'
    'c|`kMPXfPbe+pdjWvx7<SEQzvL-auuweF>4tdachTub>rVZ}A0-DF$F%eh!Wz@j)_Qh8u?AD1JW_?5r#yZK^P5acHyN?|628aG)6U^c)*w}{lH?$+bFUKLnH'
    ')!KS7vz1?PnH4tlof{wmaT9VezoeHyoRO$mf*yj}=&2TR*`pI2PZ%xd4D0Uw$gfyTJJ1pQ8^o=g6uxOw;dU0evN>l1lKyV&dMV4|lUD*FS1BQ7aaQfPa<_^0'
    '{zLzz=xABra2Z7&){`M*rgHSAAfm&ci@8%>@^L`$NWCUoILMI$FJ|4j8@mUJks^*>&UHh6y|C!9GA=SB{-NVaP``sp>q%E-Uhff8c)&$&^9GNs09emK0=@&t'
    'rI}RVl+%YfEb=F~YxnYhGZJQT&s~m)@B{0w#<Ji4#%Ss82ydal*eKv%(Y~$0dYFrAKfv4lZo)`^e+m(9j66cN_7PLX?O(b_eF}l%`~5!1wgvyzAhx5wRo)H_'
    'wOU>3+E^8RMmYOB58#N-Ut{Wh_Mp?aq+9Bno>SOWeFI1Mm<wKLQLp?O`}{GMAtjK1jdOvo2u1~b${%X`;zzAs*fryE3cO2YjX!+>w%d@Oc#$Od?MH6Lm60f)'
    '0SN)8*aU{x6fweaM)r{s!$^&}-w*Uf*9=^cwiH;)N662no~8uon?mU4)z+TKLTVa%!84n$MJfnvUh*;LyK|Z>LqGCE&hzG*a2kRJR)^M#-p!WBs08zzHL!)>'
    'NJQ9cMa0QDF$=OypQULoU-t6}zySihZI7_IKpx=fvZp(=Ys2Jc*$1fU?hC-l>uv|w&(9cNvGw%{$)SzJN;b1tb-krkl%jp0o!Uf~L*Oq#O|Fgw@r7ddtmQS^'
    'kMZ5ZdYqB90rE2@<i#4QYl*<B@#<&nL~QOujb^iB6{H5rX|nwV^J^1)3E&xnI9$<aYo?L^!*|F}QS@v+OOdN(2U+5)f7)5uu374v6yL(+yNoJ+uYQ@rJN=xz'
    '19BC-<!I%z>C5~s!06JQD1L9fh5*J;9+U{vDRIWFR<yb?I;yPqGp<u~Qz$u)$D4{MOV1f*MWdv-lvba|@mjcZ>7LcbV3>cD{HvB>8}~_1?XVo)))vdt1o^1s'
    'i4t4iB|Tqu<BOUD<fdT_$|`(J-zIRHsp{+l01d>X_wtx~6uc!e?Ld<loSf7A^w5%Pj%MZbcW`E70u0{Dmo(Hh`z=F#%<r<U$o*85JkQ?$W-A`jb2*;&^k}Pd'
    '=i~pmeVb!^n4JUF{00V|VyLb0uJfiTokX^<F|QI7noh|$W3s?{o_4VT9Z)<sAQ%V4S)F~&2%o)qQDkVJOx`ljMWXf-)W^Bp4dZ^-nkWv{ni+S8j-zVt(WfWh'
    'MtmmZEnMZ}@`h)X4!5^ycL46H{Pw-}zc)8_h1R1mL-e}yjG;zR->5h*7CNURU=og5{vf%ju9_PV_yy+Ej#P*%egC7ddUD$OnRkFdlsaeT5MEEckLNf2d4ETG'
    '{o%HI7k$B=-6*E-vt7S)^HN@xq%G^SiI7!^D~)vDE!MPZ%Br4LcFl1j>156&DlR_67CZw2TaY9}WMd3Hlln%=5caDn+^h2izefr=ljEADv)pypMxbUAM00-U'
    'ZMZC=^SVEq<Cq+4#Di;vxDuQr89c)98e}1QYo;Qf5z}>cInwh3XDuwte21(suCXh@yYaPOzt(kz$9$6JTYKw6A9~qDotRFhirBQEBMkR=vdA+<z4c)Os;L2D'
    'c1x&Q5;6r8O*|S3ag9*-XbGVD?C4nXKGS1`uLXEE-r>@+vA?4{9Wc5#!zdWDo~p~;*2HQ1KsH0bPBMYO+ENvVzawk?qg^AoAnv-Bqrpe+sB7nxCqJ@(8wD0R'
    'Z9A2q{IpP?_5&HYSpwB_G6m8@z4AwnYxn!dMh>&%2{rtGN;&%$5mARr^6rA!Bhz@3&QaAQS#P_`nk&F6EvjKu;iE{MQJD}fVhk}#lU{KpQ8T9}4+hXK3NvjR'
    '*~3(g4v1%!CE}de&tu(&@t$^<S6%mfQq#aYSYGcidOb@JV!t1=p9zy~AcH{fhRmS;arXSve6-G*fc~sRmFyQQeHQIQ^yq;jwbLML+p(?#(DIik#D9BJrN=`q'
    'LM`)iww{Vaf8@UgdB4<L1sNB7r6JlU*%lsIXWqG7Xi5Tn#ZI<yErj{HE=e#;d!%fs&f_v)8?Ep8=XJF8xYh)u(FgqAhl1(8j%+3|OJRtM@%BD*x}hRsyDT(b'
    '_sP5YU0QGTE5&VW;<MV?m_)zyczb*MD?7j2$SlCNn$GraoVf{kPPA{*pq6XwbsbnXMSYg`oD*x5P{>DK<k8lS5cEnY-AUA~5Y>$9`5|sw#?c7Ab=tjM_GDC{'
    'mf9#jKz+0a0TJJgR3qPUO;DVv{Em>XE!S%oX0;!Yc1=$Hykd!k`Ha1yD%HrRKFs0^4-?>Gdxg!!x4u;Rs)@)j^*WUtZ#RmFor=*$kZ;)%c!kSchi}g~efaL<'
    '_nIC>+v7xLVOwx?BG>D0QSbmIGTC^SjEZ6&K<@xl1QNKKq7u<If%F6$R@=FX8xlQCs2wO)!n33z-DjhH)hg!nUafrsEg0;`v!#5MPBjMD&)F&-37J7lJu(CG'
    'oY!;PvTLSV74Fvq0bl`O(vLqcWPZu#B@g3bx^YKfHMoa|6irsMUxPxGf<g&3<XpaQzd`>i=;b>TH8alIKhg$q^^_i-UjTx#i8JP1BCvZVx^~yuICjoV5}(v^'
    'wXN!<AcCO{m%=+-V;(Z9`v7sJ*ERsD0O*F1uDs3OaWmi2=(hokiaBS4v|je{k%9=BU|xHYyc45aR*!qmJc|Aorlr=1+dHT>-7`AH=-^A|V*+u$B0kip!Dn^<'
    '703{tVZO(!C%wXaIa@5~M7lk}0{`p^PjnW!hZOSY8OeyLzt+X9r!(>zjGTU(ena*PHAX<aPBD=2eStB?tV8><XVqYzykdjLa+wc21I?2Fhqs(Qhjx}WS6?#D'
    'ImZgUJ3QACAEI$ru}}I&+#Ydm6$d_b_6~$Rz{iZ0*QPq!_~-2EvVPt626R*oXK3=8ed6qvU#z+Q?I|MrYhgr4@26>1@~xD%%8vxv)0fWoi&-vKif;^mR!i-k'
    'e-q_<6CR&{Dg2as*gQhMC`3B1M}+MsesPpbgvx=%t`+o)-H(DS+G2OK-SIYv%&+Aw75M8jnfU^MX&6t}`_cDOmQ`%5MgjW*jox6Tk}XNc0`c@dcGhqnK19z='
    '7Ig-+lNs>rs&d=Aak%Z!Z{3pu|1Yrg=Qo*8zuId5g*b8_@lWqW#HxBsZvRQ-Yrnom%doX^kuAVlG~Enwk1W`Y<4C3j9?P<f7x;=T@XP(}*t)k>2&~mJR?0oR'
    'Q^-L4JiVCBH4xXlUvcyroq%gz`WqHA-b~aMKue=MCZS_xMa&;P9DvivW1r*w1rCytK0UtWoNca3^i|nD0*Tl!^opl#e}_S009wLyRG<Y+PQWU-%cTQo25b4K'
    'Jayas+lK7_r<38-57<3}Sj!MAkW_Vc%mS{BPctB=vRV2%xu1Ws;B-^5WMD8&ifglup{g2Foy7g#Ogb}{ncsp8ww5;l;nvp>ewO)itv$@2a?z+@v~<l7vUdU6'
    'TcHfW7to6LeXS4lT8P>fgF2z|x0v}0S`VVk7oB~C@vs5+8L;o^oO*X1Me3E1s8S7jLzv`=7V&lPpCcf%=EtnKn%X$Dj`3z!Psx5A_BE>u+o&io9w5%4iTR&P'
    'N<2qDBf3Y4`4`>Qm*RLqo+M4=d7<XbyZ{@l2-Dabv$4yiRi7Gd0@5I?syRAm%Ac;gij0yKVnvbGau<U?R@4*!iyV^kIe|bVNpVD-i@3cjH+e1dmA|v-qy?5='
    '3BzwcKml0^b=UTh7ZPAjkA;Dk`=`i0zY(K%;~ak%hp$y|F22wA<aX8v%zY9#C|rd%oToq);+yyBaYMJhKEW<YEmN>4!fT^_jgLwSm-8>OeYb{R0X4ykQ}9bH'
    '$lZwf(9bd37Fkfg;NJ3PWWIKKPRzv0Wp3|}cmZ=5{I0c#WH2ePRC+HBRu4l=In>N6W4s(h^lmdP0<zuwkIVW$eQ0kR#t1ep$Lx~U^C)j%1f%8CRh5H1YD7{N'
    'lS3AqQ^|=B$*P!FWk0Z*6S8D}o3|jvEFr-M<<8*2xXnSj{ogA3+&OdBAqyiHZWgYj#2SH-w#ry%ew4sU%s2Ju>A)WUctQq2KOXqA0ZTVcKK}&DMY&>+vo(!8'
    'yH{h*h_=z8L?K_!XwUK|Ll3T!5@fUq@twIu)s=<J)v5Heu;TSfWY0TIA+I5?3DrPSNZB|iF4)!>*=?1Ty-m7@$(fDeS%zS*EX2kFkZgcc+Uk+kP#XyKm*XDk'
    'aVW2n+G*OEo|2^d`(85;cY-pxLY5sxw18q>?k#10W#<X2{W)S(f2d-!&n%blig~<X8UD-%lNQlu35GJaQjn$j<DmCy^1S>_A%Ro-H}eMDeS1kD0M#0HQ8#zW'
    '$5w1zp06`22yQVO?ucBZTM5qDWgGo!$OJx_OD)J*E@{lle34uaEz`2Pi^+Ly=NV66JcG=xEGe_+vRwz6nwSFzo~Hn<to&zL!+FbxIWzvN3t4cQ0t*+91ZuW>'
    'k`J*^fWn%Qp!CM;K9G&YwL3sXhYi+d6VC<qRMv+>)+K61`=l?tgN#-)Y=!P{zjjcOn+yyPHTgBqu(h&?uGUuCD0`{t_KXWJM76|ep^8RLN6xL`zlRzr)hJ|C'
    'A#1=M*IvN6$nX5WMF9OnS>$Mz`&8U|0VAx!J3ooMO@`$VHraA>JdNZ;?*`<i&tfa?=^SErRd-~}cX4%^MFjLMN-DE&A+7+i%a7<oa(#ifdJ%bz_w*>i2t|(^'
    'umb-<ACTFN784pJu&EKyhk-d`jsFMQifakWBBI_;Z=S_fGG^EGqr#i<l<5zhh|}T;shd6M;dGypb+2l_7^lrI@FPI>9jvbJA|f_Em;JIye&OkMXR3pr_fHi!'
    '#M~X1#QZS;Pro7eL?4<+iyM00;{&V>bAoOJM?2==+m;|OCzH&>8V}40wl>n(*xWKfi|7|pvJh+8&CvSU#01+OW}`YSVpp`sl98NiIg$AZ-wd2dh00vDS(F|S'
    '8L-b@hVM1*YbiIlL~{2O>QxJlHXZ#Xkno^W?@~x_I+5Ll_*&;IO$J%JjE~L2JknJn#&@xTeiO430d{scj)o$myI>)j;2{OCSoaXvSt-6XF}55#(;@<g;(dJ<'
    'oF#I5jf2Tw$zQych<-a__YUYhPQ`9?<#O&Emws?2Jd#(J366eJ<ciNqv3Yf1mxUmoa9P@+Z)BmT5<MO^TPuq*p_(CTac_h%rlajxm&|FvR!hi!TUc=X83PJ{'
    'ZX|Use=N%Hx~=0ofO`O0a_ea`k8F>JG;FkE`D8v!0&%U&J@-3$TWA~B7&g&@)EgU({zV|q>3X0opO4A3fU_66#;udR*BR@@d~CZZl*GS~3o1M;uNfJ<56EEh'
    'F8`}g5^@7TosAo=xxb_J8FjW-uc0Q1chGZH77!Kh1XM<O$)6*=94_4zI1rY}E2`N`__HoXHgS0m7(d8md(SG%`kdvj5E@<#G+M;<|9)TX=nV6iBXNtE!ool)'
    '%}xToH?LDbQ_M~&564?@F1N{24XE=C7SDfjSI_2k%Pz@Y|3P$nlb<j)RN8qdf*7aVmdcQ-9|XkccR@hAqXwZcNQ<c&Q-POxC_2kRP8Q~&;=AiBr`;obZxA7o'
    'H^;1=Q<a5Hs%M~A4IoQre%C0MS30;4?P*mH#v%>%3d??w`#JAfjSbJFedG}W{E)B5?Aa~!vV}ewz={Ds6jX9(>Km;wnPpimo$qq^0sY=B&Y888&&N)F68<K4'
    '{}mhRPQ{f?$yl@J!=SS3u%(W*$9@mlNfi>&vx!+YlSqDlamPMuMIdGi2$zmN)EY#^ieYf)+mP4Zn0?~TblGID3V_!gtuwHZz>WZ4>0oK;3*OYLQiEv_m`0Wv'
    'tUM-<ZvB$^4S!xQE$;L>5qVti#+(5H2Gu{J;=%$4!OtU8_(Z0%7QF6z!nq6Z&jKnL>Yl&Aaetp`s|)qS7k$8Bvyi&I`(xP1^a5|QlF+PI8B&}5n-->H4D@V*'
    '_SW8nI_H9E40bYXNyX-j_!nr!TdtA4?(BAPzI@|6_Z1@ei6JAfR#f-+Fnu#-&0e^P>^~ihH>}S0$lXno-$54069K^$fDsB|AFrmDNOv|js(J*ndI1LGBckWN'
    'jq@Rr0-_Sdeg>Z*psB##76+fm`Wg_yC|Gl*FDzhpSQBl-Y^%+ViIO)Hz53PY5l<G*=L`e3!k%h8RG#5lG%o4C$qDNZK3ZL(qpt#Y)^ijA<%{_^72}dIoYpSb'
    '$y9bTcsZb@@9-A3)t(vQTx~+vi(h2`jl>e9i^z4io@DPT#qoWeB4tfjr;ta#k7;|8<Vqh*E0LLetdH1+fpIs$QT8SQZ9eU2YNV`O{hv5j9p~C3aBzTEpo$4v'
    'Mya^0Y7zS=>6aH!D3JMHoFR2j-JTq?UceXL>ju6Dv^rEN9iABPj<@f+wT<qs=Ry?<^jCJ$)`NOIp0Hi6qePZn1pDGa4Q;g}j&vU9vW}iGDmwjL;7qvRkG8{V'
    '+BCX~&**u(61(~`pS$&ZP8;#w>?MDYyUuUkV46o`Iy4B(2q|_G-)F4uYe-uW0s3nu`2Rt3Yv`=kB<K5LngqK*57Wz<u7VgQsJMN?2lc#ia%6vEq<$QHd}jha'
    'd3E+R@(DKUTm&=#fCQXo^$vSDy7CM6Ax|*VJ;*@<(Vz*e&pA!BMX;L70DEkL-X3IEg~;|VrZ|DCyCk2V3h%b4%(&O6c4fA_2BSgSthFfy%WevU90`D)Sth3S'
    'szAsk1kr<6opCARSwVxzq^yH%&o^+!rzLBd$hr)s0NcTGRfWskL%Wgp*wx2f8g5$PWsiN3Wp4)i+!(=HD!A?YGSA3A<R$)Vk&k8A<>P3p5YJ8GYpAv7`{fqs'
    '4Zzp4k3jtJu`u{@yj<VNWiW<oUq5C7rgW$c^7Ra>G6Q$*oe&$VdJo5puUFIhMfSFx5w*^0+UjWb{yV?$61_z7GF*z7&tnARNG#qGO-Oh&09-5msHo_%I(j1J'
    '>EN$!Ojp|bU1PkF%m0*&Mws`G9tqbzTt?is@kN(b2D!1B_dreFku|QsqYO2iK+}WP1Kw&YZ9|mrmPe|5Xd%2qG1}BmWu7w`w9PopuGk&|Zvpf4QsCWf;mlUC'
    'kjVGyPfPe7q@^j?!=f_#>CDY$KjvYqr?M8<Zi2cqb=hdYONS<6_QfHYdxGd@vEEwP&DgsSolk?vc*t1+D@9bq><X7}Ra~g&iFW^_rFqJw2$WwU@B!LQ%)Pv-'
    '#~#<%H4i|=tH*-fi9lo2pod9s{SxaTDM!a@e$4~ycEF<ybyD7xvim&>+U~p?Ews2h<k@^JS4DFZuI}NRz&_c@`qx38dEjT+l@Bn7s@_>W`l8^}w;;>tQIE|{'
    'WD7wf`L-&zJ0mE?3`5x{g=KVNCO^v4gJ{pGh(EIFAUDr$ev;)@{AmB9a@iZ~KBe<`KW|~8CICLlPBE)l`4`4$pFYNQ&oQ>!n~R?JBNTiWiXr5<wrd(X@5hq;'
    'Tt^w>pP=c*2Y{{LXi9Hs+5Oe7l}r%vMDSG$GtY|@{n75EssTo^UQcaWfn0K0@yy-0(YhemnQyZvHQ~P<LC%p~d_-Y&Eilppy^J1m#gt&<6+5b6H3CwuTfxsg'
    '?ef}vuWBO<k%A)xGb=)-sHTnV>%J_&qeC2eiM==5IYso{1H47|{~KZ$r0&|jt40J@$Zx7P9Dg_2HFwEo-vpQ_)SU7$N;<$~{gI@kf8QK$c~;qOqWJ07v09(1'
    '()iL;9g(ocIHh82&OI-tR5!eNl@|kQXTi6~a0^xp`gI`Fy@p@xIjG}~`IE378)oTIybPbtdI;l){X!W978d$G@@0VLy;5G=l~n>eAo~pdwoa0FD(K3r|15fu'
    'ltHYQqsYw3EuvBN=^NP~5kUJ1Ix@8a+YvkLQFJiRxB6AK;C?0@ytwDisi?V>PY@ME@=}aU%p>S09K+0mU;L}UBW`Us|4KZPb<Q=qXPi@F|9PFkl4Dd{I?Mn&'
    'B!AV-%x(P==Y%V+wGMR5<y?4SHYW1L&C+)La;+UN(Z5W{umntA2VXCbp58S>S%mxywjht-RQe=meoHdhx5R`q3afw=;`p6M>43<8aU|dXCMN+W{`R#DvKg=%'
    'lq4%GM@}wB$C`+ufs<_m3CKO(Gla3Ht%+;0;e-ND$xeRCh)Bf=Q=xx)^Kr;;ttTQIS?RLe>&9BXoqdnYD2S_kOgm2o(Z8)r0YIHLqqu9}paAdwQ=!<5ouOQ3'
    'M}$1l&c}DyH&D-YfIJ(Ky%S@KTbW5S>pCDQmPtv{Ah?dTcY$UL+%|Um(d#_iFEHfD?E?r5K+Im^ttyc#cHDZ=u`%<N<U=N)x<tjMoYp(?w_fl8)|QG<<dQ#T'
    '#ye*pWh?n5DMfyjt#wD6br1KV#EwMxz!K!TMx4Y~SjCUlG_5dtYFfqJ*;V}_nxg6j0N-Jsa1s%{1U`nx%)i}Q_f^mXZ_2)GWUCQa?1pB`K=zlb=U1bp><{(G'
    'h}OQLQ8=xtWQbbaZh3;b-6oKMnx{-eb(n20SLh+Dx%SjHJ`ssV-ud2%p#MN#E%feN@=+M;I5je$nrLUNRHLn%#pFN6(eI1Anu*-oBK~;NRN26<(lxxc`v}t8'
    'LhJE9jKdkH<hraz5sv`&5_l_f7=OEPYZuuaPG~wGL=Dg@aW46)yid+7@Xq+6Z9@-4cRBh(Pa^QQ$1U`aw~RCMJ2Tu74`2%I&QHXzD0<PG()+B8^B9YBodqoO'
    '5g5>i0UM&z!;#VtU&P+cc7B3UlY-Z}Jpro}^C<8nYIpzRK7|E(QOiUgT_|s41!F)&L<D-MO49Pw`2TpR-1GC+ov89>ULpdsIoMgD56e}NBZM~hU}LnapE>Ad'
    'Hh06>iS?|dP!Jz^Jfb>-)yZ(DY%;4bFTXlRr@-DqF4F0UeY1x9N0<VWB4R-pC#sgT-}h-uR`wths+<&yb8;MY#_bSWwR@=WVvTg#T$)KZ$mIaL@{EyFuCiw+'
    'oGDMUk(<Y^hcnJyad4mUlBZ|e5*{JSTlI^5+t^^iYKFQsPp3mo>b(*8`@w+7Ja6Et-S~ys(Pg7Tl{%Z<Peia%e5(Eh<ZYjn(23*pwjXfFDnj(2rO(JfOL4_G'
    'ZBL)Z=V(%b${u{gMxF`e6ZknAW!JCbI>n>f{(x-jwz=)NGy5I;^+;nG_1mfv9a#HQ17FB>zTFfMNX4HGElG8DXT<<|=hE0-p9V+-<1wcdz}+-0CuSE^3Ft^A'
    '5g`~w*2-S1DsuZwIEz4I=<l1W;%9Mo(JJ!}g*DbAGxobEnP-~eo_u|6OmK4xmJWc94S2aB6xk<AS*Ig&<Q1x(@7A!}6X95lG5B1;kqo&>m@TQYHb+}SM4S*M'
    'y6czK=@U>3N{%V;Bs2x@Mj%3Zxc2kl)IM~4&~4j3N%HYgDM7y1uCB|hyj`+4JK67mkD?;~4C)Pycb@zX%P#(2W{kZoe{(5}*reE32l6~*X^Yh)&zCQRE)n>d'
    'h`hRMtbKL3e64Mx^;w00KMSH)9X07#%>JCM-677rRAl&)@jS+PL-HRx^Ay?WYRwa#bs;itKw85&TGxcA+od>BjHb>S_=>3Y!S2Sqjsu*(vS{4|ka7i$#lGxh'
    'b>ov4jpuwX+l-M;u7#=K59RXlP+&$FbBIK?z~=?w6ud9#68CSQ)rPrr5Nm-9lU#DAE>cxgO;MeTS%1zmPF(`5%`vMht4yJXwXgBb3P=QW@}T#q`%OJBTxtbU'
    '*WE>v=@{qw1=4Qc?o;`3v9I?2ZMO0M`MSd}p>4?;*|QVYG}0*x?Zh{PFFy#m3Gp=k?hH>g(#4tpw*ETfmfhOX;%ZxP_oA#_efaKwkVUnDO?0Q{p8Lb#LC}1Y'
    'prg>8B$a|r4*MPQy+u5*nih`$+)d=lN`?eo9?5S`GF3(%a2$-vtV8Q(d-9KuS&wtv{3;|*^pgK$dOwR#?Te~fmMBL*<~~9|tWRQe$%8nXF_%QP(wO&=-7d+G'
    '_1kn*Sc`;Y8+L4d&k50<>~Q(j#@qe<P@SkL(<i2z55>lM2*|>nw@>i9>-8^+c`DI5&o$gtAECy~nkdZXgsZ9s>RoGD=oN0qj1HnjhJT3)5`V~Xzw4~rsqBte'
    'Gs%*3TRGY%e3J-t1D>+w=vh)NF}L3>-v#bZ;Mv<c_d`BkM430I$w>m^gZ|qd(yA5G7=57qJoA6u7%g^MwhYfF&2s#^kwn>hPu;kB_ul*JU*_|<6UGY7MHpHb'
    'We#Ku^>!@RvjN};X%O?|ePj?lz-M809DQsJxsZ7<W}h!07wjpaj^Tlca~W>gFjl&BJj5}_=20CcLc=B2D0>ruI;mm@cFi`{4B3WxT=)9f^;bPp_@slRA#W>k'
    'r$bd8y`FulzgbM1x`wd!2_Q^?i<`K-O)jO+xSRlUS4qoFSgYNyf`2X<W@M1g(GTROqEas^DIb#ih|c10n5^Jy37A12&V_!<36XVTUIU1IhAiyfa_-zrli;2I'
    'mE+9s*K~{cV+oPL_kycEc5WuA$j0rGHq(N0MzHyOal523{4U5r%>1c9Ps@J1K;O-i%)C(*BPZ=2VxFDkT0u~i^NKINb|Jg~FT2*_%T!5C@D*Vk?fqK~<yC4*'
    'W@%4PG-jZs7PEqzX1m&ezkUTxG-?%v*1R2rJu-yf6RMHtcK!089`S;xEbo_MklvqlI|hYPJBpZuiV0YYFf*n#z)PJ8%!&5;JD3Zznj==B!omdE$6xZcNb1d)'
    'F@CcT+n=-5hS|4ZCk0KxQ~?pG;g;|s79)pT`?X<Vw}(Wp;tl+Gr>y$UGp+{(BawPN%>JHu{$A3l6tCRq>;~5EnsMg-f(`SwnvImG77RAc5m(f{s~xs~vCG6='
    '+oEOT__qhRt^+=gPvW353q|u<qB70HTCe^yR#>8rbV(C3sZLsY{jMUJaAtgGK}4mq=G|s~ZTqse(lD=bD_^5vsdeKT@8l@r`=G8seZH?NX>Cg<h*BxT`%u%h'
    'KAtoSA$KGH<<`Wxto@L!yE;4)wI3~Nu3mE~)ChlyMd^MHL*38OGUFtN72$0!f5$L(_(aYLv*oE_{2Q}IuS@?T`f9}QLrEYv&$6~Z#3G}wSih6Y<}iN0X;yJl'
    '_hT#ji1@+tQCH5!HfIe#>3Qns;nI%w{Bq(x#bZG8d%Qu8uHdW{CVAL1x3D{cH40f2m15QpFy;cLA>BF6yO7%nh)hLWYmLnRs}nA0LJT3lsQS&at04#Oj|_|$'
    '>QeU=e$`47FlH*YhOynR{c0zDNDl>pl@-sXlKdX10RbvtK7EN6WPX+8#OjWwwpH$lIZ?E$FuGhjs<^6a(kETLyecC{rCF;BI&Hd?ta7&&r7CM`j<!D!7Kz0b'
    '0ADa@x8S$M9FzG@TT6zjc~~m}Vgd+3A92@<h1`}7QkxdF=77ocW*8&S?{Z&;I`hhU&^zCds4Erac&xn;G*}gvS)Olddd`B+*gOD_XNS<ewJg+~BWSw?SA>QA'
    'IN3f=h_eDl^PS$r|AuEIK(BZ^{I>J`$C@On;?MpJ^lBi2xo&W%hcQ!L(IxtX1$;g^jAM3_WWRmR@*-H=92|fzJY{~S%`c*UXIeGbXKkz+Mq4A1tc=5>$n#0G'
    '(Y&GE`?Ex)%fkutB>9eAIn~V1SW@uyjJL1ghxG&Yb-f&y%$)9Px|>sdl?loO%$r!wYck!i;aXV#L$p@;9XmIl=Y)aNSm|Wf?ea8(^KMs<JJV1Lc$s9(`@va-'
    'P<5ncK-aDmGCiHmc0`_AGdweh;{>sx0Bvs6^zY-jQHPv82RN{Qn09|n>i7snI7v4$zfDuN-U`M!^MtQ_1j`VA269BCAWS2I6Ze_2I%0%H?YZ0r=8Ek%zyp6F'
    's<^zGbAOu1m~S4(TDeba4d5rs+p~N}`R_(CghIO*jSGA@$7z9r>bwLG)3an?P-mW99M`9y*Pa@84KhT=JL};=jb%qfV8Du9V&`FZVb~vjzgDy`lSt^T1H@z}'
    'bG8pM=}XJmGELAHisLEcjLR2^E2AR9v^<D>Z=sl)58l`Jx4fThkxy8ptqiC#bctnCrVt^UcktH!>`0X2v?qN%p5IA%Q(|`MzjU!tjh<D0JT~LA{?linr^X2M'
    '5f#iT-6P0!LwO4zTd13S_mz~srzH;Tq^&AGN0_&Z;|>CVJ$Xm!ydw4r_)O3t&PZP5{nilvUAwTCQN1j3H?z+Uy5OG3rBja{&c?!-ka~i(_Kv+yt3g}F$W7mj'
    '(L2>WM$o)G-cXF@&)VzS!GBl~Df=-zG8rO!J83JQiY-o}zeXbrrO_vk!k5Ivb(}U&$pS7=u#F(&30asbCxbSEwg_feV+Q~IuD<;#Pm?N%7yZDB+=q|gRsQb_'
    'uCdD{HU208Tl0kT<mUGQJ1}}!-4?lc_pR1v*z;qqqpsS}p2%1?3&+`+MdfeC`Ba6&;*y^#o#{?kKi$!_`KKl^?MoyYGk>@{4&(vU@=O!>m!=q_{Yl&#1u^yW'
    'b~%p+6L?u~YxBCtkGKqot*@fPnU83vOLzDvwA3tQd>TY_f9<r?0Itx-Qnvb)whreC=JZ$R9{=9Ff6Y8hp1UwJ8?FpS*^UG}4#dJXVbxWq#d9MfD?l-}{F=3d'
    '+iT)<-Oc*;YH(l7I;~Z7CwVg@B(Zz8vz%7<<!$Q~mo=(1!FaD;A+0HU#svBNbJ_U0pE12PN|t3o9{Jg9e80`K&!1*vnS&@Ms?m2La^$vl&)T>bK=0WhJsV$I'
    'Ym4bR-7%&W{6zjQUS^SFf55b2FyGI!wYc4idhV3lwHjX~<7pb{r+t#(T)z)9+M}3V`4}Bzb!0PEgtfmD=@BSJ;Y@NfgQkXSYQBueDEO{b&ch~QBL}M(>t!4A'
    '0{a=iW>p+H2Ofd5me^$%+4DobcexHViO&J%^NtGtLVyMK4~?<tWB$(Vg_%qC`a78?`E`Iyd@NL&d@aZDQf9SCWm-dvPOOq%zJWB!bsFuYw@5u1xw-0x9%uQ`'
    'CYfj>yV(fVPRKGm^FQYlESo$g<O=1tXRzM^2B%Hr3*<+lOTz}k@EkTlRxr6mPRcsICCR|dMrk_<N+0G`jZU#IXlnqoS!xHnusI&&f19pS>}8?S+Lc8ey99Wx'
    'k@?@Y6#up2B|GkF`!Mo8VuUHO*kF_pw8A~M@Hv$6*dCB?0_=l#qYw#cWh<VA3iLbvJ{-NqtJMMjhx#pOEr6|8Z0JY%FUIp0Ua}QyPj$O%0P*IZM}ar@id|ge'
    '(E-%oOpQBsBoP^g)3u%ccw~n?m?$m3XNDWq3VFZ-cx+l_Tn&jrEf?|E^ki=?FuwFC#8|78rJ{+2lLdMg=Q*D_I?HX_qs03#j;y+C_t)<GZn%!NN89@QdfJhn'
    '?#M>#t7mk!M6El_vbgE_?bBQ)@3s~(jNh$<AFYSUB)W=8v<v<{))>wQ=|(wypei&#gv)$I_Tp>*^R!7e`vfbY=Qe&cUu7*mCzt~KkkQ3vl*z1ee%(ua(j~D@'
    '(j@`F)ZuK@i3&M*AOa`~ca9I}wvR%DO0(J&I_DhJG=lk-8Vtra#yYK96aK<DL(a=8<@cL9{w04l+Fd91|2HTgP-`NOEZyYK_ZRoZYi;Xe$Ld6mJn|Q_8bQna'
    '?v?dliXMN%e^(f8-l%c(C;1EXQ)F4fM+3e#M>7urin50Pnyve#KX&cy2vPnn7B%zuCLh+?{bv|hWSrHSaWC0eO^#KWK+~L2@(kY=M2-ene{(!IiISN=rH+eM'
    '$tPkZY6m0<Kb@n*wD1d`(l=TgW;hnb1sMs=OMtyVXp%))wMWn<Q|YeEw%IZ_JteBp@%}^Bqo`hkTulKx2(v_1*<kZ5$W(qFU`1@Fjoa&a*YHe1{e>J%z^?Ij'
    '1oewj?EX-D_d7WnPi124#@oKNY^9z|QkgI6HBWnQ*?H-OB!~k7kL7H>(hC?LnQL8Z7_`aitj(Yw^fmJvbDU>xE|wVqT&<}UeQGY>ebo%v;~@_P(9N}Fohy9('
    '#^>xzg4=h1_=;!wo@~oU^}OBGFPKhBc&e4nCttFw+uviIRpfag<y_L@LmPOkN;3ayL-QeeCL-|nv*frPi9!Rb61N7-&m#JII8plWmkai%IGSF`z&HxNrE`w1'
    'HI>~3xk8SGaV_nnZ$t_NkwNH&siLte*2!g1Kv<<v?O|4&p04nZqYVP!y95ubCD+PtC+1Q>Bm$d5b^DyA@f;v(Q0lv4S5>9u@R95}WHZ9y)z>AXdKp54D|=ad'
    '_GWOEHrj`rS^L_qsO6s+#urJM?7S}H$fAG`Pdxn;+{;@3i~OX67L5Y0)>>ntw)RiBG-k!1KPUw}1x4A}U4XYTFTb{isVW%>c8Fs__i@I$s}DHz1!HtaBG{AN'
    ')d33ec>WHkRWI|j@q|Jz&J@=iDW1$5cfPcNtwFu6Q1p!@%X8;68-==_RW&hiAB}Zy0d^Mr<<;+;=JV51TAgQD-viQDH`&%#^q?Tt`&dc@6O)?Z*K%S0OrA@Q'
    'brapkdOJJi0Z)snppV%HoXek+F21*kjxldY_Q)Qskop_5BN$iuy<T8bY>sQ?*^r6tI)#pvP*pgAxv2`B<Il9fT7f96X&10Zq>eCh+qiK0cy_eTUVWIf)}D#p'
    ')*~@Peh6ycMz9`IBV=S{XJ(g3f~&>gGgJ6^$bvc=5nglP0a@vT%%f^jr?|!L^#b_a*?pp9Kf&n1H+;>HHHA-D=kYxj#&}TJeBEhN`qjZkm|*7jpG;I8XX_!s'
    '7ScpSHN>mUZD3aF#M%a#Zqu|85*4|6WkOvgKt;Y4z-O;?X?$#TG3G?>6Z9Q+TD4fmMbI`8*b{a(IcO>iN@@GgdMskWc7vYBN63g6y{oaD0p#61u3E`^T){B2'
    'RAr0;yfyQ}uejzJuzZzb+6WejiZ>0XB_-?7;2a`e_@WO!T}#yY2D;)w&&~nwZB4E9C8@BW2iXt>zmYq;odJHQ`?AqDMW(2a;GI;ZwPxJU`;INDd<n#lr~&h='
    '?|FIGW1cnNT6+)jqiV1%MYRpGMy3a0_kEv%c73BX=lLdNw4klo!feC$rr@vs3)xG^XW@KWKMK(8ez&x%Z;W<U=A*gY3>EAB5b12<idijmcG=@p_|6aI^?FKL'
    '8R%Q-?%Qs*<L98t0j?(E#?D<@XEpRkM13uSc_kiA5b}f=^Dn#_1Vjay#*Spk!^Z^oEl7@<LGS{BH$N0JXOJlfQR_C2e14TZr)qd$;`e%ea~th5>n<QPF>hql'
    'U1ZECWS8{msLR+_f^j%uZk*i)`X%IX>`jNfl`Ll@laqJbA(uBsupYHBSIN`lq~^_poKKY>{zOzo&7N{v^gLTXiE^iWOod*cI2>l(0c?-6?<1`Y-Pc{4j!ax1'
    'r#HKN)k5G&0;HSb?)Y5mKWOofu{<M}2UYf{qBa8yG+hRpwwT9Oit|s``7TD=(BASlJxDceERnNnDg84}yh&vsgTHJL=|X|a6WU%dvV{(hqPH6?kml?zn8#H-'
    '3QRd$*)9Uq;4M;(0$T80{{@1w5%jRhk=3<@%~_4M#50KEzW&sL9Iu_U6Mdf{SC@nKX&q1SMrU1Tlw55puW1w47ZyrX$N@h@ZKvObXqAXkh@7R{(PeR@(G=r#'
    'IWtS|fglv`KH>M+t?la(WGihYxm=mg1nR)JRy@wuZI^WIZiDxrfrY-v=Ij(h+xH(LIASU@KL=*t9JSC=K;2}wOUtd~ta)G<g^UqDRaHlXO?AcDLz_*=e|Sl@'
    'p`lTik80BZWHAFz(*jF)($uSm?swICl_O~U56^K6vdM1o-)SkE;8b5lr!$>pB)ii#TlXm3CBpZ#ncaD?4?U)@#Z>OhAxHb0Ab8|<$Y%`UZ5kKXYd?{s&~@Zi'
    'bZ5A=bvpuxAHXm7Hj9}e=Gn&V!EqDuU)RI93sA{Zp92Q~2p-5CJm|~f8Wdv6>R&HvO>tod6w|%(Yz<=HfH!0!6?L7299rQT>2s{g9kgL}GT^kqQfO!?wDDxR'
    '*@RfnCz-`bRY$*teE+W~ME`U@Q^d7G*TwX73IBJ03h=Z(rAgJvCPqtO%phjbm9EkJH&5j;DdMKK6#yyoJ+q22ZzOhHFPYELoitZaAdt7p&Hta#h~4iCALvta'
    'nVit$YqKcuWo*gWHlk<lgN;5Z>j5E4EsW!MYYmhOt+rDc67C>%XZEPtR+z^V@~tKFE+H1oz1|^@XQoT0+=_r7>Zk>1^{Fw^L{&2m6A^8KJffXs4x5R(fy&X-'
    't|ttz{+2P!`s|w>zH8whNX>{sUaa>6f^mb&7AMUJWNBCoYmnr;tDcP}`-M@MPNIsxtOVy8&?OX{N@eLpT2Wf%xm^8%=Ym(ghPD&>8OX7;+%DpSxJMs1S+%T0'
    '@l6?LH{9^H>Y{~goybF1**+7gA+4yHHe#$`KJ(c;o83Ua#Do;Ab*Nrf+3B((;RCD^8n?Vh3)Zg-q;B+z>{lZ>mfJ1l5dTu1``hBy?r2POw*UMl<hT6EpI67V'
    'Lh35N59vo1*`i+WSK(cWxZm43vsFOejT*p6|C%w-Mg~x<R^2rVYP~f!R?=rl4>r5Ut)E?U2Z#?**Jx-MI0c{3beHW`B|lnND%a;gKxB@UvX;BrT->?W&k$pX'
    'TL*Rn<BeLFkSa&!E6+KLu?dJjpH42yq%z>6O41HosviwuweSgW0?1kFPA?K*K~wr@XLg?_^EtnW4rSvomY_`{(79YfN5q-ARci_ExJkEl%L90{@ZIc;(LT}o'
    'X6ee8+#*Xcoi(sV(i0pNS<q~UdBuP=wE^kaQrl(78`j6sEqVc>)x(duk)|4-*%(_AoGy#_I+)L&)zaK+LtY?oGGH~X-kx!vBoQZ*{eD@|@;1BA6A<+^v3lJm'
    'xxfF?WDDfwVHIhJs$q`*Ib%NGsduDT`kzxcPEGwf@)34?IWvXThzA?*J-I{Yfp493lWnVDHO-NikNqL?i0>YLP%4=D*2U2(AYxX^xneiHZ4V6SKCbKJFdN^_'
    '*Nd}HU#7KU^t{|0)fh6mMMaGIHtj+mhn!6CXe9zNezpy#%uZ*8)?lj%B~4>m&G~n)qf^c?6%rJs6G?p2Sx?iACZ_VRPv*NsRAAZV@fx^1q6XHF$>ogS*JKLw'
    '`t;Db_M>Cy<3{6bz5Ng)p}@x!E~AaeYXoAo%M%20IK2e0tF0osp9Ee(txY;}CSb8JcO9~c=J57ZrWM!<$8}!cxu%SBuHWyP(XLs8m>%7P?~=3xK)rxHFfAKT'
    'z!|eq0QWM+TPhNTA;?NV+q4A%57#HoUg)3Ho2^;EY#g^Y_%Y+)1!PIfgi-#U$*_(-CCfWlV2^?ab-X_|F8535I)U@Psq@(#YPfvB%-g_Q^Q{Gu|C<Cb?Und_'
    'KuU_JaX0dUwC1r&Kq%R3jX&)=JJ#`?zm&HXxR|RlO=&dyCg6!+iQEd*BVUbTl%fUHo1$=Zd=@}k{bi#jWV2_9otl~TlHjjrZT&NXyguN=uPbF1uJ|8V&)y;P'
    'NL^VM^lo&&=D(|)(43+~`Of^n68XoF<s2Yc(RjAo8tX$AxSxqkRMBMT+Ka58kZ)Af0+df$jDG)<DXgZRw$hI0$vmeTHk>4F%-M0*)%5(rYRQre31^~!SkT!%'
    '8FGaG^@P*6H~eBv@)?SY#u;r;h6~TY79x8h6<OUc$Ov#%Hln+uZ>Op{?(9S-FQfn~0<af0jR+qyL|$7mX))ea)?~X`%@$s2;GP0q?_i{~T&2@wZzhnORsv0v'
    '<B{mB*V{=orB+ZOGS>zkRfu)f35~f@)9T3B+ls1at_3+YPhe#MzdFgwX|p3Lr~O7kzV$ARqmmW7UPn>kCE#ZkybB%33;1}{%5w3X>Y;^Q=mgiSKEiSZzj8*k'
    'x`D{^7M@-DpN+gsa3&9x`>smTX<Ew0%$5DNt{bj&de_+*`+}B0J#c&tao18r&mivczn#x_WkB3u1;5^VOr4j0-@mfPQ1EA9g|B|3P@L%dAxlS3s~317^a@e!'
    'o#$3b7Pv2_@342Duyf{Ea#32)?3fc+y9JNhb8O`e^;M@n3i!{0(L&rhE++j<z<Au+cU^Md6-YWpA)^~uVjCHKQ~F*NRg?>5n{kWte_x82;RC*kie-gmAnfMj'
    'ah-~&Ht$pTUm9U&$Ur{Y&!TjIxs9M~Dw+5{LN7)&R<xidt!nHra;J)#IF)D|>H_0ZpabdY$N79%&TxMIOjT16vZb#=1t}kBBQ4knsO<Rd1qH{j9ti;-Tk$Zk'
    'U8VWH_1DsN%a~vt_OD;t8*c676oq5s!7GmT5x6YR2h8;ceC&nfM*}sZ@SGbSX>`PSV#5UBPo5EDlMM0YrpUV0?jlAO5Jx(c$F6H-0kdi``Ww+}$+`8e6|$cl'
    '&2<!b+aTZTKabaPhfyV%8dg!5LgY8?TgYRrZai(&a^C+a`z<^zfcUfTtj9XTfupQ{RnyQvh};U!x=g6dK8NZv$LSV1jsp{gCt<&DPtGoKY_@2U0lZx!tZ{6%'
    '_r>#n`ft!~*?O=BW_6D%|B(|#M=#X$H)b|aQ>$m{k8JUM5$CS&k@9$ckl$P@0Fgt_x%8-m*{=CRjy>3uqZis({XH`GZ&zg*Z)ScE&3>!koZ_>5uk$(HauX!Z'
    '5@+^+(R{wWp6#sWRIicNHn^XyY|H|Ak{)49t-RQ+@fNvbyYX_46g&N;bGDTZPRZ@ewX4GGH+*kztA>%EPl>`PLG)!EU14kwWWV!)&A*#5-1k+SaUMxiW9GUN'
    'QR`8YA33{_f9}b)urDekoX{|JJYpe7t_zODn$9)n(<^iPsVw;;n{|~h<@bNVUX85|UfTGR#nJ|_)}Id-a{e9ZJpU@o0#p?oYMUa0oOuayv5LFyvM>M|*pi5k'
    'mhcsd@%z9@2HHJDg%sOsavZBnAgMsd`#Vm|Tl3~Pzh3LCjLFzK|EG>5?#1<;CVteDO9e1~k>7Ktk02s^fqSDsH_L>|P$J8rU(6V_ia8Tt-CoqzHCB9?qsid='
    'Baai{MCwLWyx%ZHRf6vna@-k@5iUKnU=(6?#|Xx_d4y4}Es;A^%`?*w^GECg`cEGY>T&uhTz>A1K-HJ0B>!?n*IhcWO2#8ypXu1dk(RJ$L38gKL_bICa^BII'
    '7Q*pwp-Jt>G+p$L@^rC&-S%U?!fsE5S-f_~UDIFZc$?q<v}?s7T4f#qo#LSHub7G|U@e1p>qqjMbuhfqCp;B^6Rlt>^!VAt{60Nj^7C8AXkni~Br9v2dDqcT'
    'NH7`#>*3u*U)C!{wFpMUoo$T_=D>=y`6ghH`T=txyYq!K(CmA8WUN2|2_CBNOhg+lH@i9a#fU0I85h!i(Hrji48BgeoK=xfIxx=<9<b;5T2gV~UC3(_Csv9m'
    'r)u<V>ub_1&K!WG-t9xi`Oi(v>+2v#Ww;G_8Q}Ut&iol+tZpyR#aYG%PNVS&$>DQn@$b{HLQJ;>)H~^B<cOme=I7b;;GcQR^*s~_dBIjT%Um)+_F88Vn_)I#'
    'vSOz2MMAA3`xDZO4yEaKL7#}x33O0J&8`B@=uUZJTlJeWJI#`Xr?5%3`s`fKxI<qWxUO!)o{kYTl{+|}c4_5k%`C?a&#_r_EAQ(Tt<I^)1^gn2aUaE>TQUV|'
    'Y=ZZzpz-C!*p?M`X?Ow&R5d}Qpmid>>_lzWZnJiFW^yrS0o+$VV_pE0pr=`m)=I6v)4lm91Tsz!`LR;p0q(09boU3x+VHl{M<EZpGd;^Ni++BZd_&QfsaSX('
    'A-j*p_U#>V*v9Css2zryoyf9BKE+pQMc1xHwB*|athK&oMgEM^R`<ZN63G6*eYU2Xjc))IvC9Sg{)$^*oUfBTFj09p#cQew%xMp@bMP+hXQ?}OCMp7y6$i_%'
    '^P)V!-#<WZI&FTDWgOO&k-&$Y`(O^@PLH=3SO6f(axQ#3;d?v5fM1_<tyJ(211me8RR0UH#t}Hqo~UYV^k@jkxjskBITHvTls{k}tD0(qnUzusxYejaig;hE'
    'O+atw;VTI3bc_?CcLCPR+oTfFt&c%*v?t6`8WGg<wEi-i-*?@P$NY09Rh%%I#bjYj8W0$;Vq5!ef%lO9NTLM&Kwm(g%@35eW@6l6Le5y8hL8Bzft4)Q(tl=O'
    '8j1-1eeM+?;29E3D#+E<fn0K}j+WYd{_C2PvHY5bAz?*m-U$MT6(P9-!H-h^*R1cc$`UW)^B<2=mg*}<A7gvsN4=7mDeS`|*7ts)^@dGAi_FqmTu1tc1e4Pk'
    '&&X9U0l5HYcLBO2@GYx7ihj7oVf1O2q*t}^XeRkUZ#uu*n5MI+%+1pA`0V`P`YP1;twLc>LcIM^)}O+0@g2kme&cRQz`zab5<Q_$BtGi2<|jKlmRxj?VvZP~'
    'S_g+kg_+i_>!#XwS^I5O%groA5=}KygPrG0leW&!1kR`up|wuWPNW}YzxrCXKxm<p3TYZY|28oTs#S{W(-Ao*3%Oj{k`7pPKIaMGg@|4cvMig!CVHuQ6M;$q'
    '-_5I3d8e@&xSMrVumbi%J=}Tj^O2_EMlq7$7cEa(M=FA*H1Y3vV+$hq!CSYvB!1u4Jrj^^-#h%94|wZ<v1X*yW`UCyP$43F7jbqoc;r#MJ~5|}W^@S^Yqg)f'
    'mo)qzY_c0YD_ECKgJ>l=(ug~|t7le8dj*(l(Q|OuF2maVr=e;ubaJ$WKks;-J6o$0BCzJ*z5X42PyD%`cv^qOOt$m;(Pss6h{m;WS7+VyeBMyob6|*e(ay6T'
    'PV1*wM_B&=P4^CIVL*k`+QwTMx5*gSecI&{c#?*km47OK(i-;r9?o|8$k{$YyPz#rbwfU)kKbb!=7KF|r^-Ac^k%NLb#9NKk&<hE6tj}5+Cvli$MGSGDxu>t'
    'YG5XI0%*OCG-drC7k$S@FTqOgITEq4aDGuQ(3cG6#F~u$qRN5i6cy6(Dc8(2r+XyE8kxeN65i(U5c6a9`yR$oYw=B&PVanP*}sA+w&swpg3ChvF`#P~zyku6'
    'HBYe}H=OC$RZL;;iumxqSs1w#pC|^*Uu{I9i7L7C?O_3dTp1ILt<yYSuAoa~gLS~AqxOp;HxuX*Ln+po1uO+%V7iAtaK6dQ#`06k9Ss!kmQ&p+F-lvjuW>21'
    '&^dYDOHe1~PydRU^~tMWPKML|j{Oe$5@n|Ic6LR5=83#vv<U2zBOI|F2|_DQ*wtt;3ORa;cMWF!JQe)&FJ<H5(d*W(v~@`V%%9VPqF(c3XK=lLLmIKaKOn~_'
    'qP*O7Y<HLo*}A#r^mT#ajv~m>IFuZZ(}t5qU4da{{}!_chc~m+RrMxc1Q;A89>CD??7%G$8~yq%I)Y2v3AR}2zcDQUb9ZtPkZc`%8wm1F8b*fa9xdXISUaxq'
    'ejj&4??|i^qLZc=u|6Qd3-`|*V9g&8V<{=r(rWsB1|nt<D|bqZ(gI$)XExrBF+S7)YjfoBLcTnaji7wAhqUt`i`k&H&E?r*9p)tCT0&n`ZG%x=82u^KUIs7E'
    'F?*V<YqBcRBMb9u?$>t88BMa_?lzN@U!B_~iF*C_#}kq>rjc&Jvg}#U8;FZV$*d}Dj)?L?N`M-$duk^gTFvw6^i0e@-Jtu?Jz3ThO~wBzs+-wtG-mt<HC4fE'
    '=n!{wgdW|<wQe4;g_VqY2w<uASic*O@O9IJp)8Tx`%;V*_DrhIZy@~a#Tkz(NO~b12WijjN<WENi&>gK`T^&+@4H63s&U2MZg$1o*@Pm}BMI61`HlK^183Zt'
    'N(s5x-fRK4%M-qqv<g9#Xp0PJNn`okYqSP=ncGXiLBq}vN2ViIP_Q8hOpm*Qd_%HXzJD}^f2)F4^{I=sE{gUJB9StE|B!9kc_#9VMn&K!uL=!~ul9&%l<w!O'
    ')XQWD4nKf8%SGucVSUB&7^45>u<&UYU^r7z=~(#Ah8V+Gdw>fBEs7~Tnz)~hr<=)Pp>yrIT$rstNcQ7R#S<qyV)Q*PbM8H`%;ULEm#94p_<$bFo&9fwpAcf+'
    'rL~>7FcQng^oezYpep>ER{M$T&vGxFhz_G${UXvP@fE~v=VA{V!s&x2{q4(SF#X$ZXjImoTMJ_?ph3rkON-m0!r-q_Q9T6l6umvV<`0so@k!n;@J_tr!3jcE'
    '?0HQqZh_i2Y0f^IXKap)W8MhxiLSKITfljUk#yubMp-eF0ZSmle7_;`qMB!kTHK<t^K0zd2LgX(_O+^e+5sc0Y}y?Guw5^+Rlkv4ndOX6@xaxDU+qr_ditV~'
    '>}L0BD*9vL|HHzkwDA|~c0<-;h6RRtl2xLsvb8Zv$N6j<j0;=6|Hw7`WLSB`TZ9Xm8xkSk|0338rOKbuh>bwGz%7>~Je)K?L*FY&hM&*Fy<Tu?254Jzb_#N3'
    'LX2lj6!A2=SXoKl<8or4rk~a`pEZ?tR@F^f@Ba|%74dJ=jUKc;L`}3^^1cnS1w5r!tSz}8N}WYoMA7mGrmBH)5Y3NplwlF_tG3S9@Q5v-@+X_uSakGxXWaIi'
    '-N|c2u#A8v<xf~Zn&-5w(%1F4A?ol@nQ)kAU*gl0h0!gesPP<oH<{nn%@$mu0D3w^e6|Y}`pLcs#%^!Z37#3*3HUy(uPXBm^y+nd=a!1IN;`P&w8HM<k~*ge'
    '9A^!@m>p+Qi{HA>btU-cmS(Pv0++xW<YfwxBJf-0lE1~8pbFW4GAnl+o3nv@ho0Rd8spP!4dJ-X0OU+za#=9EqFjkttIDyS9-PK=Q^T@NZP@h~Z4+$!2T}ww'
    '5HtL~)!1K{>|irGHMZiX>yx6vR>GfX{toQAQIVZ-PGV)oSYUNXJJlYTcqzvB1T1uId45Z$Y~;-D!160#53Hvk2^ZMcoRL~(CdginqZrwKN%z1-k+t^?TE=s?'
    'pp*!ukP(~qrvV%IE(;Nm?w`vm1HpK$0li-E?@tXhu=2|u{?1MsQMq6OMZNN*;B@uuoO7&Rg_K0BH&OoEJIo96K>|oL%>H=U?qPs*08QjXP{f3nlyH7yb!Rcf'
    'h(A`k=H|>Be=%pkr>bXAW!!oq1IA`i6lB4XY|edP+JU;&3t2|$*Z%1?&3hsXd>!b25g6p*iOBnO!Q;0-0+wjbQLNVH;|kd$$4to2o^0*cG#=%8I_QooOgF>2'
    'czqw4sC}yEvo+Or+#%~&mYYw)ZMl~;dr@Hl)?l^UR1Lf@X=MW5yX(%cg&gpQK{shjya<XG&WTb#W8a-uiLj?u*)3J(8Cyf&{f}xEfHTa+Mi{DYw~#BWC)=kl'
    'N}c-ywst@8fpsM6?1_w}_CznqR+n3J(^8bja5}%wY|_pzaM_=+Ie|=~47LK1k?s%UwaDitR1$w6IE!|VpfrH&mhI+q8IbjPGYEMoH|c7w>z*|}=TH1Ff^{6#'
    'Yn415dbnn@0MWIztIlt}F`?ph59jmrgq|`#I)$I*dMsnVG14wdt7!N8kP0SAZxpYmjnTIqc5SU)i&z~ORY{{Z`xV%OnC0|g4BlKAYd!qnwQpz?i++j{C$XJz'
    'is;$%k5hLH2;%B%rQCUpHfQ=@9gj`2iT(XbC_8U3YIZhhBstwhE#PE=QR6*qHqTiHXb0m7P4l_-57+icF8S$O+THa^XqB+kma){gDG~fQQ_^)b6?%*@OLbtN'
    'fz#GQeqoL7veROAE7T}xMqB%)>QMu}4u8@rPh5BDGJ>aioUe20MCY6CjJI3t^uHrz%p5nw=_X!7%~}TV36>$Z*gDuky(i_V<ZpR~a3-J1YouIYZCI_bH1>bQ'
    '47&N5R%e1EvDyXjM^|GO;qUp}w&yS#a%f+$mTMA6kARVoo`*A0?&%it-5;(NBZ3^FdV4a?m4b7+pm8c4ta9P0QvNuu<=J&o1Ofr0>kzkp#kv21EM)(T#rZX('
    ')meLY%WpogL#cp0;~smf3sjtU^t^PsHEA&Ym$AFWG8z@-^H<5a+w1(dHF(}Ntlep)#Fd!KImg$RpMhx2h%=LWCe04U2|COa6@(PNyPJG+V+{p)D5^*N+dC4f'
    'Uf>70*CF!yVnEMP^#ALuSi8J)hebvpoP~_Z1S^g7agEV9+Bblj<Gm$#4w_{^J<G$s8h)%w0I24|q>{CguZKG^`}*};QTuh*oc~Vx*oXi{jmF~rIvQQZdJFi|'
    'vKCZwirB)|o5cFr#C$FKDt(kD+rkP1Ywlfn;^uSSrDfzaC!~VE71r#N|EKDK$iv&Mn4?LteX`dc;`H)w-ly8^9tE^JJ<Q*ijA0c+uV;0ZTMaz1ZOKS&&lmIw'
    '86>jqP@9==D=t7d0jRUw%M;<H{VYr0f!s#}3_B(wGGH}3>r2Cu!1=t_8b|-5Gn{o;N7Gg?X9lXAK=cl>Gk;A6OJgB_es2FS%+e_1{Efb$JEp+BfrbanP|q_Y'
    'C1h!VZxU+@kH@@K+w1dj)(qPT({BQ*tCI1zagz294=|PYO<IB4sWsb|Kgk<kgKUf$*0bape)krxc#rZ{G$nqs8$D!0y*lEI$^Evlz?8gkwJ(6$5i%9MNpmF~'
    '@T{2}reanu<nd*;^dZ&{k#n6LdvZ|({VjhpS#a<e@K=ES_%VIiW&gjWql!Uq3_oK0!%_VmoZU4FJk|u5Pj8V7>t^_)@P5Cj;c}4<@w9OsGGhew3T0q5{cY9o'
    'd(Dx9CgvhMn)r_YD}MFFyQc$SeXU7&*=SBS8O?JPXBrCPmphU?p<kW7mC07m)4r!8efjU8w#}y$t@V$xP`3b^IE7vLp?vgaIa`qJe>e(!&iY9)KO4<lMLfTC'
    '^?0Qr>~5Zq;O?OhGw;E-H7-{_r(H+o9>ALEQ|Rk=>f7J5bGs+aXX8ryOzt_X9{rO2N!ED+K>F>@?;E<}-8uP6fYbQtFluXCEaWP9#zt*cXEYj50E4xU?XDl9'
    'n<!+OuGIQeRZ6i^8Cb<#>do|^^VhF3`u(-PF#Fv)(jdAmMdVt1X*4$qJNn!)FRPChAxBSTKEKLQR2%_Qtcu(ctm*O{0QvnlbV39&Kl6u`Hv}@^9W5^`Vpz?c'
    'HXiY(rQKW7KE=+5iR1zWU4A5cB6yA_=LU(FBd)Xt#0<o100%HR4z8miLt+;<-4!mDDDJ$RQ0;RW`8`_1R#-2vMl`sB@g(Wbc{g!P@NAj~%rR^&Or%A~@I;gV'
    'sEzdG<F$yU%kw%pP7gLqW_D4}Yhg6i7;N=mD+usqDw-pB(+`q0bhK67#!9Y$(gfV8vR^;KlM{L)PmbNZ6#_r|xV-BsI@uT&be|q#l-xk#!(=$~l!2C3I)|`a'
    'UodN%8$A9ac*-3+r#2sGuVe1gUwpOR@A{44--ew~NAsF6?&So;=dCN*)Za4y$`s7hsug;UJ$GqvT=FdX9{Lw;g%1?fcyoHHugAWApim3tq;{f!_xWAYje=(v'
    '8R;QkYOEX^w3M-~`Hh&n-(chU2}qfvJ?XhbGng-e-1D$jqn0{p0P{K{Ts5;@1b5voa~f}j!Z!`Dgw?3#W=y{7GD948$@OGdd%CX|PMZ0-^_WMxV`D(xTD|{Q'
    '*|i7iRHgmB_j^6($UT&zOeA4)lDiZmmvkAW5|i7MijvTj`jj*xs&UI*F)kq`CX*B?-KKI$x_nba$_U9hIPZD)-fMmPx1P23UVFdq@qOR>$KkwZU)J?m&*k_0'
    '9<Ig}KWobO>8Hl~mX7}G!Kx=z9Jmqd=DyD6iT}UizU{}6$Fq6KV)ybKe{3f{Ewn4g=}gM8m9jzzd6E_1QJ4RNUbdADHb0MyJI)rxE&QFY7x;P)U(PzRt1X38'
    'kY~QUo^(c>q78lSBK<@5W<l~G`<INYJZVo5tM5V+7%e>-{kZVK2Yfa+7EH}Nl+Lmh995y(mnoU=k4gCvXG`W%IZlUT-|?9SVZ6TL$Sw(N&&Ns@dfIrhFj{rz'
    'Q42eDpd0pwXu2g+EHCTJbR4WHPu|K**Z1{1i8Gd%ys&B=PF5XuYfVm-R@TeApSOUzo5z7oxjc50*nPk8gQ+k0TkH<7J_u{KZaTomOfl|a*tcE0ahdG<fyeM|'
    '=1^___p1SR(P2r*zipxyit7_B5l>l*cpZPQKxa|hU5}-2Fz01~NZaos#~r#S<Tp6tZ*YFCeX}t%V$;-(k$<z5;7#{NO3KA~G4kvZQt7a*wDVegoqSi{GTl!O'
    '9HWXUY;=LJnjOhv>c-XSdX>LF0)P8g8J%5|;wJbBp8SQZiPq{&p7{o2WHK2<@ksvm=hYxVGtG)%_k3Z)+qFh$8av{hM4R6-t6O?RR@&rDt<^<k$dw`g-x|?7'
    'LXj)$2NinmO$K#An`S5b&jSPE*V-xZlM{{hR~7RgR5SPqh%W!CW_hg7C%rL!J~mLk?-$m|&zOGSR8^F(;FPg&S8`1rDH7-b%SdX3-tuRzBs=OywBrHTvbj4h'
    '4ej$amrg*nLw9Mjyf95kV93&4CPrYhZ0U365oex!Q;Ev`5cZNnodaL<4THYe(tlp%a<Zu|V)d*Re200L&JHIf@&RIID?q$!I{VIC?gABib{@T`T||QDxrmR;'
    'eB}1!iihNI`Aa!Zpn9gkvwKKx$+4#>E2FMGPD6t2E+hn}m}&lT<XOrO2wdnu-|M(M1_W9cCn|+Qe&fixC=A7x6vG27pecN79JQvvFf)n|WT@<QWxBX3Sk_L6'
    'zO;5v`jU~*yQLA_U=`=6cy6JipWnG38nr_#DWb!1XFA(u6nZU<Y5TUf9PzuHlu0#Ix^S?;ZiuxF^=YU@$kO#PioGVJYkj6+0;MDZ2Z8lK_I$5pHKeA6ew@n('
    '^Dj^X-EACC8(-S+@nL=6$;<e^W%iREsf4D`#|`Aw)d}M4Mtm>e=^V*E5ksDv$9N@so%d$U$5lP=ye%{h;HUOR@nAAv(z1TxbKD>7N3}kh{BZfB3Cbw#=6~OY'
    'sj3k{bW2eOP-Vf_%#+5#*nJ#4(jzLt3Ri4OyH278g&&pkTi(;})i?ZWudiX)0M!X4t;otM<b?itoekxPsLdA9sDk((yk0)a;Za2fAo9d66dF4!+4T}D9^4V*'
    '6C+%esj^@AjF5@%Y1P`3pJL<}#Hm|L&a=w?x<5Ub<BaQ=_^<-Ki5M}#IT%#@YvT|`96Pm(tj9PIvW)LC8m5Mc)}_lga8%UA2_4N4>6nBjw}Sy~J(ppOU*o&2'
    'P0qRU4a;IZ`Q;*KYY(T`Ngv)g<R2lKImXrX!i9+v8<Chv+4GEk=G(~`#_Ch&nsCQ=Wx&roYz;Q|ux)al=4;a6ULkARbNz(HreFz$&lr<1{$C%(y|9i)y@7pr'
    'AMKmQIr+)&X>URm6i9Q7#R%WNXqo4IU><Tqd;3lXrj>!7JiVB-o$LbwON-GWeW0B~ygYR>3bj3%EzZF@|1ldxzyN9hYsLp@Vxd@L{*K@5P$U2v-G5AE1pdYp'
    '){e3^h#}|#V>0hz+?OMRUnswfLy!K9dp2jp2L^w^h~zATEcC#}0F%c6@!qi^SumG%D<J=-u*=HSIj;HH<yo=Ip)8LE#_^&<*$w3?=B2ppU-izBO<Intjw;C)'
    '*M8E4tQyHm<@1BQ#RKN!i9b30Ebu@*kOf;o_sC9bV7zW3evkM}9g8X@{1+p6)FLxAgyzn=5F|g?iirRfWv@B|A6EZVS6BHyj&Z73J;B>O<M)bqd0AL%ngVT='
    '!Tzr9VBISXryg%?lsaceB6<_^a%;?R2^|TPu?=*nuo$|O2OjTb;;9FP)E?j#829IqJiCmW%_|}ipl()BnPQ9BH^>D*_SG%1rA5Ti{Vtp8-_blLV&M34sL;Qv'
    'r3-e!Zlx8CV8YoKM&LxMGu&BYTWC$gQolf3Eyx4{^DkA~7!a*L$$uv@*H4roHlS>qN^BOt#2`lP7i!UN23i%-p=)z?5G$a({@dlL1mqI=n8=R3GNJQuC@IsK'
    'Z%Si-{auXzRSZ^9UGL7*;*?SOdCjC`z+XORf8%{4Z%4-Y`p`Jfm%jlWKcpP>1Ukrj6h8hVZQTUkk61$S2oiP?^#>K71NrhHJ4SeGU{qvJgTwJec4<fw{NB4}'
    'TsFX}HFx_fpIMM`n+|Zki}-nk@d{<U(%rvvyUO<V_QvJkWLt^W+!8wOUnoM(*WZHZtg+PJqtBU27rn;9e}_tx{P&^^@DMS2OPqbIR!Gl{YdELv-n%<Uo##;6'
    '&}z<-_tw!yq9ePc`~r6fwbZye{**R$J4w4W8<)aMcvWzgMB>lV!y`xM+K?0&$S6JoG)pr?gm_zd2P$g}k{Q<6$rDUyiNj1i^8U4V$1|RN{+slnH|Bv?=4{C='
    'sI)fXG#y|g0yU6tIIXHTT%yIG>Zjp<8Ni16Px*&H0#V;6|7!=kQ1oQBc<x{M_x^h5pzZTxg;d$J>M3xbHS?vGjPWwax5HIn!!LDT5+`J3=TZh1*jvS3yv*9?'
    'hHdCvUtj0E8rQ(kN=oHe2$Q@+xLwY-eZ(kSn@I^CcgSt;%rO=v&hgjXxe0IwDBD=Zl4IBMuiQ_v7o|GzCyd!{6wwe%Oe(sS-_1H$O|-Ti7nZByKOh`+M_;~7'
    ')wGbq#u~v$-4GS6jXI)d4O17gXtltYH-cZAifIrLl?6t_1bBDI_qw>0&;+IIj+&SFtz6_+*+b-~mdL%ro>3WZ3o`rJ0<LovZ%S;5D-R&$w5;%YF-dCe$E9E9'
    'Wfyw*8b9{_Pe$5KLC#!Fvi}vk!<oXCGj4;cd4(s%Ka!}7n6zE=stvJ#Gs+<Z!h1<&n|1W&6sRfW^WG)<n6l40Mc#`8Myz1|Y2Z4l#Hlu5v+P$6SfX~?giEEG'
    'z0&@)h8rvRU&TxyUu;X|8_ah?EvG8HeYtK27YUY%t|`~P-fw633Vh!Wo>kk?&$7Qr`9w7iT3BC1xCS7>VX17i+wmd(>RlnviZ>!pM}$7e8-YDXr~2I%alh-I'
    'VmYHD9c4+jlD&FWYhNwn9dX}Va(Dfdq|9@w=K6_Py{H#+r)y`oiQeDJ(U(I3`d>Wly3{j%6^x)_c3BSB#>27=goSDq*{_9ubboGM8L-?vY2*A-tc82E`^RW^'
    'D5m8>c3{VLQzgQT8?_Ti_j$DTpAclhKgQl*b+z#tqfi&}yM?TS`z?PmF~(8nL^xmm+dSCQA%#CU;B*9{?Um514bN)+GdGObAvVgnemyEgO?Qbn7I;%X;?wzA'
    'N4$MnG>+|Hx3QnS*)KXahxI&pX-Es6%Dxi4+!I+X<ITVt7xA(pr6n~?2GV&BIH}^{yp$zwZE^A~64lTmHcTCFjw5;VYHZJzJ3(g?dX7Vveph43Z|4ga;=i24'
    ')H<q$4Dv!1S%@M<dVz09UaKl5&+=>R05J;m^5M|Eq*bY?cY#fQ$d~=U&r=?G|C^@CE2}LR{fY7Bq2344mgaJ2t&{9<H=3$qcB_Iv%WK|DeNrCyTy~WpTj#4X'
    '_(z{E(s>7tI@HeRIDAS07I2z(w*tKZ=kl)1b_QQsLq0Z6{C2&RN7)JL9lq|~YX%&A#Nkj}hB{db1e$&*Q@)&G!X_Hx2H2<eQnr0lK2OVXp-iXKky-hKJ#S24'
    '&%~fZwJU7lufEa@PUOmbu5)I;K`*h2Cz*(`?sU&Sz0|FCA)#{XC6wRr8Dmup-cY^z@7HleQZhPTE{|1cGhKgwU!I)x-P7y_5wi@c!-PN2%C&pSGR0LFX}#Xe'
    '0-o<_9N8+$r!m^suGfn-*SLbp7^S|xxX`$P*G`9{5vpQ(_n3;uit}6khHSV-CkL=|on7L*?QDG*!Pfm?Px78P9KKN?Y6@2fdy1U>$`T)2Va%{8d)Xb6y_z8-'
    '`qmnVIa8IxZsn-3aGn_B%I0Q{TATIL>O`F5hPltD^Umfw_QhWR&n=k69%Luw`u<ObYOInst5}TkC>c+qJqsRaWDy3@?tYQB?$j8EM*4HUnS)_DzzlpNB<>Tu'
    'nz=l3e-r&&l4IXGK^kBUdF`9pJ>WB}U37>IVU#PhHe@w*lPm+bm*;w2r~=fz0%pAvS?g?ydyR}jLFTWP{b<M@aVZC)Wg=$nEh4{%)D)6i`Da2xj`yEV9O~=H'
    '2ORh^B2xMT7DO&Z?kMSh)x9}(iR<(>j?=n15L?bpe@yT6H2|R5Cd#$lsl293-h{1;@a(j>@8r|028?P2O=tC7#kE4n%2sZ`-&!kn(uI7U%lb2D6P+|q;Ctep'
    '8osZyJD;B=Z#I}tR=c;C)H1L2cT>9r`R`k?uy3F8qYw>7_Rrm1Sw(fSr~oj@4)CIPQ|;$?>eMDq9zUCP@#A<O>vhBZmGG-E#2#V=ytk-MImI$Uj9yr)<XM{;'
    'BYtCXQn0%2D_UCzhUSTQ0m<uoef(3_Jwr9S_wX-NO|!h2QDAncnHa@@vOrAvi&VczE(K*h)T~hU{yp-06Gq<OAfvrd+}uBQ5g%#-W70~lDDa7u$i1_V5liK8'
    'ZnC1{Wv7w#t!X}Tv{v(xW?(0WGm~J|kR-1G?@6c^ZvrDNj=-}$c}EDFlJbK|Rq5|lm+FtzXAdV|@SjP1Rech`FTdmNFKlkkD#$+uw<KRN6j$Ryan~$hdWn-e'
    'a-tj}9F2QVhCF^P_=&7?1rZbAsDgpWYcg*$k#DTyOeb0;X0rl?C`xM9!qE(^h&$MtP)=#U42`((G~=8ss_$MTcjrv=AE<#+{))R>@L26VRqCEA`~UGt*bKEr'
    'i;$I2&D$?ay_vhwxmjKjcp0HD_HY~7q?cFnETnu+&M_SP!r%pR9qyeF3Z36fykm>ltHrT?-pctthHOi)VOKZD3Q0Ll$iE>*C2K<r*xW}0PEI@QT|1VcsN7P2'
    '9@{HCR7{VAd<QRy@t!w6vrM38dup<G^jVetyGdW@5vyqZ-z{}7@{k>k(`iK2oV-;geuCHVZ;a~8RkHN9A;Z3|<%YE2-#b6Mw<!J@W0ssjjK&|GKnvf^2KjTV'
    'b3Z~lDfWSz;*bmPW%UZyLA+#}x57`cY1uPrRzob3aj)>(#ksF6*1lp^%y=j7&A{@jHE}~iM>8O2bx<B#m@MzbSwb;YmOa|W@6BOTZeg5>ikh&s2XhbxUB&m~'
    'q#LLbUuAw~tZ;+s20yD9pZNK%ze9;Lqo+f%Mx1nr_IOYGngx9IFMDI~ijxuf=Ve}tx4Q8&YNu1U!gXzCf6me7F6F?g^k#~GLAMl2m_n1D@=ueM#MdY1KHyf)'
    'Xg*)XSpBNeK}v(Mm4X<Xj+~z@pMw?oxU{d2WKq%OQ~4KgQMDA&(g!jNtSGnc<1y5U@pNy87z%6#^jEb=FNw{g)COyL8@AD#_fLyP7+<@+{W^W8#dA^3x{L5T'
    'QUp-t+%A#Xh@z!7an20#+PFQYM{MVsSH*U^$~Mf6nPGP0RRS43w(wEWPGu>Py>;QqK(k$HzZZJS6gHXbzLbNdJ%#A5UyimZfA{v7jcfpSu2%gWQNqWZ8C>5T'
    '=QCxIdD^&K`44Ki4sEwOLEh2YL{Fzp=1t#PULb8Sc)uD6wA2V!dE0}UFUTpp+57%@AvWF7lHy+tZQLJ-2R_rF1j7Ez{gM%weB+;&={6A}4j*U1?29$`lM6Yh'
    '>SiLIOgZ$!ZQ{)$FY++!15<fMLY|G-GKN046>)|S{K&`_{-D=`i@mp>%&`CwYyNL3-9HOG4LlZi3zP-zg5fpax8C3?3u3wnZ8sKs!U}Yu$+3shlo70|0Z}w1'
    'CFSZ5T-9MkzemZoEHTH5zhCIj7P9*H#ej+CSyc;fJv;8wDDT(pOmmNeaUv~ld&c(rw}8!e0^YV4&LCI7G5v>XI+~}eCVh|lo~eY}Mbvy6!)u84TCpGt4@^)W'
    '2`>`#gSyh=Z)P{@)th|r)~^ce{&wt~?2?E=`08oOv;9-xD>ZaBe(0HPII_9xI}6K#st*^-3{c;5s=aq6zaT!y2-m>HN%u^IHREG(HltdyWzGp57qr-}^uG&o'
    'Z6}I9&GFCtd)(QqxA<+2xTcEOq1#R=lnH)bP1=gr_8po|_i%(et`S$h+1s;w`Cz-3Ijic7P*m`rZWu!&q_RIEJveOjV-e}KKQi~<`lHs#uje5pJ=3u@-2ZKz'
    'f5lQQYWv5O;!PH@P_JKUZPpq)XUiQh!3B=sI<_og9TYL;a~ma2j~g8wvF+Ib$;<dM_vJFm+lMb^ws}m-I#hE6>KWR7EpwBlYIdlIX24juGRG?utcf4J|J`H+'
    '{ER|tC?t%=g)HhN&HWJ1{ELxq|5kQSj(5ZM6pgzxio16SQ!MT+vOw%i5xWG|1F`~U%awIk$dd|ud4M6rX;2)0$m&rvF0Nt=x4AuCaG^fPZehsQtQJu%u3`s6'
    'Pkc+%^9C-XWfu9y9mPsesK?dpWG1)Amzsn5QZX_&@b%i$iX5P|7P<Wb{X>imSmuM1jF^r4vZS<yK5#C|F0UZofoOIq`z4{YWT3>rIYcPMewAmqlJ8E=cP&$|'
    'B{$dC2A?(0a_NNkMp*3r$FSQ4(uMGXV_0Y7>)VO-jgF7Y3R-K{S|`@t?`f<oKwl$z)hCNx^rrQ_b0dSNLdAEezS2O6AS5>446m6De1*hlv(af1zcqmhUA>JB'
    'Vsx5?)=m|#K?hGOo`9g**FWX|TARVlgvaj@Zv>{9cU5X4zVGQXPqpyd@TGIH1CGqm?$x1tCuZBbi}_*WBKhrj9;+};ztG@(xWut4Z$6NW!1V*kJJ{(9`%Y4_'
    'QMNKNuaV&RK$_}-f(P<ef4r~C9#>c<9^S8uvd}({YwP7eoso=mHrQB=<I9BhfMe}<*^k%(-n(4K`B&nqMmy@XtYu1vxh`phEQOX4mNr$L70iJ{LcPaqo7&jb'
    '=Vsp8K<Wc_xK-wX0*Z=Di5lTC3pg=ejR$&qPz|u_v3yUymwlPa|IYf_8F_s<G)%+Ta5`GK0P+YqM_u`BZ#0hN^kJv)<^9z^J^PClu|2Wc{K;!&F+bw0&d&F%'
    '-OMu|605A8X8B?!wuLfp^^e-ST~$@J%r!Z3`%e|3t_sYn?Os|xf#cmG+}5b8xK5nJ3d=?r#>krsP<>mS`_f~ROEgps#iE<nfL5`YUu?EEe^n?(P3nE?`;(Bv'
    '&@|-X>5Y>q25aCxr?t2jTyXGkt?*i~J2YEOB|00Q4fY;~;wh_nuolh}vUns@7!dvLOPFHZU>0R%ZQ$LKVWubYdY@MNI1e+flT}FNVe;Gmh-#4C-7B<_trxoU'
    'FXS^6{^D)&s=2?B#o}uW-Zh)40-;<z?d6sIvRCq{>;x+o`4+v)Q4g{>M*80%S!exeGZ&em;<0ujw`QsO9C6l${_@Z{^zBSnX~j>-e_ONbrET>VqyFs44oc35'
    'jVgm=dfGw7aA@DPQ$I`ha6?{6TsOkAgU0Cm94;}f!$TC{oGz)PYPKML`)*8eZ0c5gBIF?&W)NnIWc*;WhqvzUGlPf()pDA`o-$i`<66yv-ZzUCgiiZZ?SOA#'
    'ObQuCp_o@4PxqAne~mQ9P(J2FIa9*}Y>?5LVee92$6{A$N)008t|DZJwnDR6p6y&dlfRU>PwEnS6|G@n2Q7>@WzR=EWbd2@t7CAEzeDk@SCUe)&_u109sGsl'
    '_7K`GT1jZ3-}|7>l)^yvs7du&kYR=#UdmxXO)umP{lR>ne6li^>6_T=GO97%JjDB%1KgfIPOJ|HCYbzl(*)C`<F5|##62Y1@raN|i)@OK7)IxuEW7|wsaRqk'
    ')a;f6auiNigJ0r7ZFd$(2{avOl^9uaFQ@iOOQbgk*HLqkW!=$k!pFKliuZtzS#e`6XLYS5e78HA4>N}GdI{Z9kRA##f?v2ahC{Q8hW=^Mi_h#fc{twSRo!I#'
    'Z=c`uhORm(ynU(inTm+1UCtJJv3#XDK8-va((Jnn9Pd1T#6A@(?N;r%vm@t54fk2zP^&iEmM`G-g#s|Z6Pa&%^H~`0r!znD-63v>V#DO*h3vt5g*>1)XMkJ&'
    'z?f2azIbOCIg@r5#k!_|Fg;(kw!S+1EBpGM;CEY{CC_PG+&>-MiSf!_+nzMflcNhx60({fPZ9B*D&4DgabZaZlE>aVHd*>fKDs>r?%2aSMWpFR>CXJ;Sb!r{'
    'QMnJT>r%j%FSchh;8xfBfBPm+wEbu27w4^9OCpcnAK-qScyOX1x{Eyr&A+|u-9O~`H{n-Uz{T|pJ&inE!0jReHrmBan@r+B$EN}BltJ}CWz5#m`nNXZ1%NMS'
    'BnM;mZRYZ`?qQQ-4f#zmJ=WacxZXU+d`Hepz_SH}J@m~l8<J0OmbMo9=2U!`?F{y<Eui<mWL>PGsa0;EJ0V--JMmsv4ydWUuZXz*Q|8rdm#Ms#*xk>GC6Nf('
    'Z@qX4GuSP1S8cW0YJWq0Rbs5U-c(h>s{7<z6TET8TKmWz!0u1m@~Ouig;_+)-cKJ%Ew_<F`AH!V$a`|~|7`nN@09B2*6@Aq3G2Vp6yH?1%whiMQAW!GRy~Gz'
    'M1wpGQ~miBh+zAt-qSu?!7)3i{eT@d+r2J=HAf!L0*lb{$^+QP_;YNch*@><o;gqKk&i3Dj;Pwo>yW2q7JJ$i2E47$DtoVSA6JzIhi73K1Fwc^Fdro9YG~p2'
    '<u#NK5HK3y?0(d0=*j#RY$)64$?y9$srsV{G-~$*@qJy%q9>ZN!+_80>jbjdkSZbadf;<DD)#H&9p$k!jPHdcC^m`f3AHjFAZ^$wF<%lV(Cy-9fKi0c<|S7l'
    '<iW3u%*HZHNmsBd+`v{^GvtVka~s*CL%Q!@ytZu?BeIN9o*CV{(HQB=;Fg{|Y~$+)@3~K#6w@Gnf@$9Mz`Q<b6S_0_)aKvu=_cv<z$T_8ZZKfuYn+0;c1uJS'
    '{nd${d#KZe4ARRb3WEDrOkjO&cn;bJaSi6OaEx!WsW6il#5T&4e7bnTtqFLKY8lY6VPC2>a7%-}5u1B{Xh$J7cwKxpqiXUke9t*)$2(#(jmgQytj5WwUA-5d'
    'yXr(jR3st$pnTHJS-Z%|5F8up9aOIEVJi*1iv@PyJ{8)!R8<f;M9hXiV93G2yq9EXo#$rkw6)RhiTUOC$jU;{!S}l>;Q>hjDe_^Q>PQRUxDnKXH2hO7#$V2P'
    'ZzI;a!ST#Lv(F1JI7Of*^8TTAzAJuHIq2ai&1<I8&Uc?yw*G$e)A&kPd8VPKWHh<(R*t^2jt$Ce<RvaB*>M^V6jzMqi#c+XNMHK5_m)(4Tncy%;1pY$^F&+g'
    'o$qVhd8@~tZy@%t%2r+jREK}LYSls@HkH0OlIb`oPm1xa70i>W1hGq=d35Ir$i(bfa{Y}ocE=R=7O;m@<93QeI7B#hu9ti6pg;?5OMPqNJbv3oOUtW{%6WHH'
    '_N)1B0a+5*9dwEW^~tJ>b9bostb<kcsKAegiZT$2<|(Q2D9ir0(3=oXf$bL5Q7QCK_Gzw)B&~4oF*B^csUlauuiwkW$p%~*<a7;TJ0CuwFq;2ijU0+fZ*lwC'
    'ck(NQ%ts}j7B1N<#I;WC?31J86sBufdVNf)#`9@%Z(*;<l~K&=-n@QNia+)@!3YQ5wlB&9^hPy#$Gmt@M?qSUEGzVr&oh0Fc4JMfMn)ou2<oSrjCs)vu%>4@'
    'D%ZZNcHR&t>hRcPeou+CKgtygN|X3Ozn71ggXD8*gsu_4J;zpxin^aj)c%eX{1*qZK)}uLuDC0U8Ne#pK=Bs;y{~a%CRpNWBE&KOqoz-tE7$ECWzE?szYQI|'
    '=j^so%aCdmpl6xL&V}_4EocpxS;|HxRgEP2sM-jN<z4MqcR8j78S+8|`J#usr=0Lwce1S1vlNEH*J`YVcZ}s`-W_Li!=5njiW}p;@5<YI{ead*#X7b<4gQRZ'
    'WbP_+rLB;*6rDUTiFMgsj=s)maV1N8&mr3u`dHwvIKhTTo{N2VO;F9tRFSO7a^KhUZK*Hwu2JOfd>QEG@|vCgH~%t`)31KhnImf1j}*ZAn4di^BT4(TH;{ki'
    'a#6Dv_SQFXy>8!IP6MX0RrWcZvI_+|IrxC@g}i0Glc?EyfiXkILyrk-uQYXv&CD~_8#Ba!{+PHb>*<Z-BfV~*;SM~lEb@$DY;lHkC{$SrSIkg+L8BO980Tm$'
    '{#MLDA=@YQ?{8DUnqK0rF?Pxw)S-ZQTl0N-3Au2Ad|thjS|b5_-*`T<ioy|Z4z=oIjy!Xrr@BWAu!~pco#%<-uC4rf-pSty<8qj!VVf1l*TpObmt0rxc}L_3'
    '{fSMKRizKdU*r_oxSzEU)zPkHSjDe7gaz?ETb^dz_HbSeJpmrC{hnOfA$%g6a`xR`?^(?q@|qou^d~5-_qdT1y~0C+O1^LS^YS<+)8a420x>Udo8(Q6a{3{o'
    'y`#cb$aS`*tg<=5IF{#}Pnm=uTIpMGmqk{Q^5>Ogn`R2!(Isu%=638iPd`r+KbfA%m~t1$S|z{)bry1Lmv0Zu@#HZ1fey!!+wqB6;6B6$dcXae1@pl={-f;A'
    '2xDp{K<-F;->qN%k@KKv&3{Ekae`+R?XIe78O^cuoxRK5<2{4;Yj)>_KoMWW_s)BAg-$&~T;)X`9%+RTfqv7dGJHi#-9MP%<{*^AwHzGfC4PHWrKkqo($G7e'
    'bk!QbzH7!mh_CVIV_3F|akII~>=6T!cP)@?3Dk@f8j}t5#5OZGUV(g(S2XMA^Kumpq<?P`>k7UEWUJb-53`GGSPpljXJ?yNO(^azQ~A}^2T|j${wTJTUcjSS'
    '=#XpU4H>azDW<3^#QjemCSIn8c{5&vUt>{hxQjPZzyM9t=IXGESp0r_HBO8RDxQUhP1+IZfVCnvGtrc7<cC8uyr=voRRx&!7j**G#wlkL^15xfmYS6hKe?Iw'
    'mU8s!T0in15pxV(gBlIrq^ZURDy_m2U6!+kkV!p1N16>1^Gq20C%#2y*}Rah;JV|T#b;QL`tF<h8#0lX$uVh{ZN+~LN!OPuu4|lrr);mITeE(Q$ZPRU;)%f8'
    ')U4c5az^>9GmbV&31KQ<SRad|(mZ!po_B5%>vCP5ztpkGW3t%Ax-PPx$aBrJRSum@TK_J8NwT_(4qbDAy<aNilC*C2xU_o7Lv<sYP)@aCfJ$nbQkg!Q?JGy`'
    'UDk#lhIW1;N3YIlQzwd^fL({f%2<_k<IrJM<#=ErTiR`HoNkM$4|2plJp=Oy<!!=JFXq+rWY;tjZ{;DcFz}x*FunR@Z>pU@amlPYjl|xK!#7d-3oNUPt;(@z'
    'tPeS9Cn9?5_UxtZ6JWS0hc^;_i2h=~ZD&<a>Y4~_*xR*n`X4Dft{w'
)
