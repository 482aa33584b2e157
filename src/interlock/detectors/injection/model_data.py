"""Weights of the injection model. Made by `tools/train_injection.py`; do not edit."""

# fmt: off

BIAS = -2.26525
UNIT = 0.000059846
#: Least score that is a finding, and that is a sure one.
CUT = 1.2736
SURE = 2.6026
#: Weights of kinds and marks.
NAMED = {
    'k A': 0.7274,
    'k AA': -0.0162,
    'k AB': -0.0713,
    'k AE': -0.0922,
    'k AG': 0.1198,
    'k AI': 0.0136,
    'k AJ': 0.0401,
    'k AL': 0.0291,
    'k AM': 0.0331,
    'k AN': 0.216,
    'k AP': 0.3353,
    'k AR': 0.3551,
    'k AS': 0.0006,
    'k AU': 0.0775,
    'k AV': 0.049,
    'k AX': 0.2059,
    'k AY': 0.1087,
    'k B': 0.7893,
    'k BA': -0.1001,
    'k BE': -0.1226,
    'k BG': 0.0052,
    'k BI': 0.0949,
    'k BJ': 0.0376,
    'k BK': -0.1395,
    'k BL': -0.0225,
    'k BM': 0.0297,
    'k BN': 0.1362,
    'k BP': -0.1238,
    'k BQ': 0.0052,
    'k BR': 0.2982,
    'k BS': 0.2189,
    'k BT': -0.1952,
    'k BU': 0.0236,
    'k BV': 0.0024,
    'k BX': 0.1063,
    'k BY': 0.2347,
    'k BZ': 0.0255,
    'k C': 0.9222,
    'k CB': 0.0252,
    'k CC': 0.0118,
    'k CH': 0.0365,
    'k CI': -0.0771,
    'k CJ': 0.0216,
    'k CK': 0.0159,
    'k CN': 0.0348,
    'k CP': 0.1394,
    'k CQ': -0.0373,
    'k CR': 0.1694,
    'k CS': -0.0626,
    'k CV': 0.1358,
    'k CY': 0.528,
    'k D': 0.2067,
    'k DB': 0.0062,
    'k DI': 0.101,
    'k DM': 0.0004,
    'k DN': 0.0086,
    'k DQ': 0.0052,
    'k DR': -0.1871,
    'k DS': 0.0086,
    'k DT': 0.0004,
    'k DU': -0.0407,
    'k DY': 0.0828,
    'k E': -0.3975,
    'k EA': -0.2465,
    'k EE': -0.1941,
    'k EF': -0.1094,
    'k EG': -0.2277,
    'k EI': 0.2401,
    'k EJ': 0.1724,
    'k EK': 0.1498,
    'k EL': -0.0681,
    'k EN': -0.2163,
    'k EO': -0.1339,
    'k EP': 0.0052,
    'k ER': 0.2365,
    'k ET': -0.4726,
    'k EU': -0.022,
    'k EV': 0.0448,
    'k EX': -0.124,
    'k EY': 0.8654,
    'k F': 0.2152,
    'k FA': -0.0809,
    'k FB': -0.1041,
    'k FC': 0.0348,
    'k FE': -0.0335,
    'k FF': 0.0163,
    'k FG': 0.0639,
    'k FI': -0.0989,
    'k FJ': 0.1105,
    'k FM': 0.0081,
    'k FN': 0.3537,
    'k FP': 0.0391,
    'k FR': 0.5653,
    'k FT': 0.0533,
    'k FU': 0.1057,
    'k FV': 0.0382,
    'k FY': 0.3092,
    'k FZ': 0.0348,
    'k G': 0.8788,
    'k GA': 0.0982,
    'k GB': 0.0143,
    'k GD': 0.2474,
    'k GE': -0.1412,
    'k GG': 0.2681,
    'k GH': 0.1171,
    'k GI': 0.1543,
    'k GJ': -0.0044,
    'k GK': -0.2521,
    'k GL': 0.3513,
    'k GM': 0.062,
    'k GN': 0.1548,
    'k GP': -0.3869,
    'k GQ': 0.0712,
    'k GR': 0.3998,
    'k GS': -0.0139,
    'k GT': 0.2027,
    'k GU': -0.1769,
    'k GV': -0.2387,
    'k GX': 0.1448,
    'k GY': 0.1221,
    'k H': 0.1491,
    'k HA': -0.1548,
    'k HC': -0.0008,
    'k HG': 0.0134,
    'k HK': 0.2985,
    'k HL': 0.0482,
    'k HN': -0.0993,
    'k HQ': 0.0032,
    'k HR': 0.0634,
    'k HS': 0.1932,
    'k HX': 0.045,
    'k HY': 0.2276,
    'k I': 0.1589,
    'k IA': 0.0389,
    'k IB': -0.1848,
    'k IC': -0.0685,
    'k ID': 0.101,
    'k IE': -0.111,
    'k IF': 0.1659,
    'k IG': -0.1347,
    'k II': -0.0531,
    'k IJ': 0.1189,
    'k IK': -0.0807,
    'k IL': 0.0076,
    'k IM': 0.1538,
    'k IN': 0.0754,
    'k IP': 0.0699,
    'k IQ': 0.036,
    'k IR': 0.1667,
    'k IS': -0.0771,
    'k IU': -0.1506,
    'k IV': 0.0225,
    'k IX': 0.052,
    'k IY': 0.3073,
    'k IZ': 0.0492,
    'k J': 0.6089,
    'k JA': -0.0427,
    'k JB': -0.1015,
    'k JC': -0.0468,
    'k JE': 0.2435,
    'k JF': 0.0672,
    'k JG': 1.011,
    'k JH': 0.0587,
    'k JI': 0.4592,
    'k JJ': 0.3224,
    'k JK': 0.0276,
    'k JL': 0.05,
    'k JM': 0.0791,
    'k JN': 0.2268,
    'k JP': 0.3356,
    'k JQ': 0.0105,
    'k JR': 0.5197,
    'k JS': 0.1144,
    'k JT': 0.0789,
    'k JU': 0.1749,
    'k JV': -0.0444,
    'k JX': 0.2201,
    'k JY': -0.2622,
    'k K': 1.2156,
    'k KB': 0.0138,
    'k KC': 0.0365,
    'k KI': 0.1696,
    'k KK': 0.1029,
    'k KN': -0.1118,
    'k KP': -0.0727,
    'k KQ': 0.0031,
    'k KS': 0.5907,
    'k KX': -0.0992,
    'k KY': -0.0901,
    'k KZ': -0.0788,
    'k L': -0.944,
    'k LA': 0.0355,
    'k LB': -0.0148,
    'k LD': 0.0189,
    'k LE': -0.0176,
    'k LF': -0.0226,
    'k LG': 0.0182,
    'k LI': -0.1276,
    'k LJ': 0.1288,
    'k LL': 0.0935,
    'k LM': 0.1235,
    'k LN': -0.3101,
    'k LP': -0.0573,
    'k LQ': 0.0343,
    'k LR': 0.0841,
    'k LT': 0.0058,
    'k LU': 0.0081,
    'k LV': -0.0807,
    'k LX': 0.045,
    'k LY': -0.1955,
    'k M': 0.1842,
    'k MA': 0.0365,
    'k MB': -0.1066,
    'k MC': 0.1094,
    'k MD': 0.0004,
    'k MG': 0.2513,
    'k MH': 0.0032,
    'k MI': 0.0538,
    'k MJ': -0.0059,
    'k ML': -0.0114,
    'k MM': 0.0065,
    'k MN': -0.0486,
    'k MO': 0.0047,
    'k MP': 0.0627,
    'k MQ': 0.2216,
    'k MR': 0.096,
    'k MS': 0.1094,
    'k MT': 0.0677,
    'k MU': 0.0488,
    'k MX': 0.0379,
    'k MY': 0.0303,
    'k MZ': 0.0545,
    'k N': 0.6358,
    'k NA': 0.0729,
    'k NB': 0.2245,
    'k NC': 0.0184,
    'k ND': 0.321,
    'k NE': 0.0263,
    'k NF': 0.0501,
    'k NG': 0.0819,
    'k NI': -0.131,
    'k NJ': 0.3313,
    'k NK': -0.0133,
    'k NL': -0.0789,
    'k NM': -0.0168,
    'k NN': 0.3494,
    'k NO': 0.1763,
    'k NP': 0.5576,
    'k NQ': -0.0635,
    'k NR': 0.7026,
    'k NT': 0.0312,
    'k NU': 0.0643,
    'k NV': 0.0787,
    'k NX': 0.063,
    'k NY': -0.0968,
    'k NZ': 0.0305,
    'k O': 0.2992,
    'k OG': -0.2285,
    'k OI': -0.0592,
    'k OJ': 0.0047,
    'k OK': 0.1895,
    'k ON': -0.3418,
    'k OR': 0.2506,
    'k OV': -0.0275,
    'k OY': 0.1969,
    'k P': 0.6013,
    'k PA': 0.0519,
    'k PB': -0.0734,
    'k PD': 0.0198,
    'k PE': 0.0882,
    'k PF': 0.0253,
    'k PG': -0.0109,
    'k PI': -0.0006,
    'k PJ': 0.0543,
    'k PK': -0.1824,
    'k PL': 0.0316,
    'k PM': 0.1063,
    'k PN': 1.2057,
    'k PP': 1.0513,
    'k PQ': -0.1699,
    'k PR': 0.3462,
    'k PS': 0.0294,
    'k PU': -0.1181,
    'k PV': 0.3164,
    'k PX': 0.2052,
    'k PY': 0.5339,
    'k PZ': 0.1481,
    'k Q': -0.1865,
    'k QA': -0.0744,
    'k QB': 0.0031,
    'k QC': -0.0483,
    'k QG': 0.0116,
    'k QI': -0.1168,
    'k QL': 0.0032,
    'k QN': 0.0674,
    'k QO': 0.0174,
    'k QP': -0.0757,
    'k QR': 0.059,
    'k QS': -0.072,
    'k QX': 0.0032,
    'k QY': -0.0056,
    'k R': 2.2667,
    'k RA': 0.0248,
    'k RB': 0.0804,
    'k RD': 0.0004,
    'k RE': -0.1864,
    'k RF': 0.0096,
    'k RG': 0.239,
    'k RJ': 0.2652,
    'k RK': 0.3078,
    'k RL': 0.0483,
    'k RM': -0.043,
    'k RN': 0.3347,
    'k RP': 0.7079,
    'k RQ': 0.0074,
    'k RR': 0.3932,
    'k RS': 0.3332,
    'k RT': -0.0804,
    'k RU': 0.0678,
    'k RV': -0.034,
    'k RX': 0.6628,
    'k RY': 0.2384,
    'k RZ': 0.5832,
    'k S': 0.393,
    'k SA': 0.0631,
    'k SB': 0.2231,
    'k SC': 0.2284,
    'k SG': -0.0488,
    'k SH': 0.1895,
    'k SI': 0.0068,
    'k SJ': 0.1816,
    'k SK': 0.0031,
    'k SM': 0.0232,
    'k SN': 0.6111,
    'k SP': -0.1987,
    'k SQ': -0.1049,
    'k SR': 0.1796,
    'k SS': 0.0992,
    'k ST': -0.0301,
    'k SU': -0.0266,
    'k SV': -0.1212,
    'k SX': 0.1063,
    'k SY': 0.3628,
    'k SZ': 0.2025,
    'k T': 0.6338,
    'k TA': 0.0733,
    'k TE': 0.0008,
    'k TF': 0.0386,
    'k TG': 0.155,
    'k TH': 0.0584,
    'k TI': 0.0005,
    'k TJ': 0.129,
    'k TL': 0.0565,
    'k TM': 0.0178,
    'k TN': -0.0437,
    'k TP': 0.1975,
    'k TQ': -0.0238,
    'k TR': 0.0664,
    'k TS': -0.0796,
    'k TT': -0.3972,
    'k TU': 0.229,
    'k TX': 0.1007,
    'k TY': 0.4559,
    'k U': -0.6874,
    'k UA': 0.2391,
    'k UB': -0.0349,
    'k UE': -0.022,
    'k UF': 0.1065,
    'k UG': 0.2122,
    'k UI': -0.0682,
    'k UJ': 0.1653,
    'k UL': 0.0272,
    'k UM': 0.1161,
    'k UN': -0.0362,
    'k UP': 0.0843,
    'k UQ': -0.0181,
    'k UR': 0.0068,
    'k UT': 0.1576,
    'k UU': 0.4121,
    'k UX': -0.0379,
    'k UY': -0.0369,
    'k V': 0.6306,
    'k VA': -0.0258,
    'k VC': 0.0216,
    'k VD': 0.001,
    'k VE': -0.1025,
    'k VF': 0.0162,
    'k VG': -0.0386,
    'k VI': -0.0647,
    'k VJ': 0.0302,
    'k VK': -0.0314,
    'k VL': -0.156,
    'k VM': 0.0027,
    'k VN': 0.2387,
    'k VP': 0.8832,
    'k VR': 0.4311,
    'k VS': -0.1472,
    'k VU': -0.0314,
    'k VV': -0.1419,
    'k VX': -0.1778,
    'k VY': 0.7436,
    'k X': -0.2754,
    'k XA': 0.0304,
    'k XB': 0.0065,
    'k XD': 0.0043,
    'k XG': 0.1346,
    'k XI': 0.0916,
    'k XJ': 0.0524,
    'k XK': 0.0722,
    'k XM': 0.0729,
    'k XN': -0.0961,
    'k XO': -0.1339,
    'k XP': 0.0626,
    'k XQ': 0.0277,
    'k XR': 0.1054,
    'k XS': 0.0232,
    'k XV': 0.0038,
    'k XX': 0.3282,
    'k XY': 0.151,
    'k XZ': 0.0356,
    'k Y': 0.9317,
    'k YA': 0.4335,
    'k YB': 0.2247,
    'k YC': -0.0373,
    'k YD': 0.1547,
    'k YE': -0.4691,
    'k YF': 0.1382,
    'k YG': 1.0444,
    'k YH': 0.4924,
    'k YI': -0.096,
    'k YJ': 0.1036,
    'k YK': 0.6634,
    'k YL': -0.114,
    'k YM': -0.038,
    'k YN': 0.365,
    'k YO': -0.0275,
    'k YP': 0.5651,
    'k YQ': 0.1537,
    'k YR': 1.7469,
    'k YS': 0.5337,
    'k YT': 0.7519,
    'k YU': -0.0399,
    'k YV': -0.2318,
    'k YX': 0.2633,
    'k YY': 1.4182,
    'k YZ': 0.3836,
    'k Z': 0.6936,
    'k ZB': 0.0034,
    'k ZC': 0.0348,
    'k ZM': 0.0061,
    'k ZN': 0.1023,
    'k ZP': 0.1961,
    'k ZQ': 0.0061,
    'k ZR': 0.394,
    'k ZY': 0.0545,
    'k ZZ': 0.2874,
    'm addressed': 0.4353,
    'm addressed-message': 0.6672,
    'm as-language-model': 0.3316,
    'm dan': 0.8942,
    'm dialogue-bait': 1.4012,
    'm encoded': 0.5942,
    'm fiction': 0.6088,
    'm first-do': 0.7149,
    'm from-now': 0.1262,
    'm gone-before': 0.7319,
    'm i-want': 0.3134,
    'm in-reply': 0.116,
    'm instead': 0.3898,
    'm into-response': 1.7868,
    'm link-data': 0.0966,
    'm markup-order': 0.2888,
    'm mode': 0.4175,
    'm new-task': 0.5452,
    'm no-doubt': 0.9738,
    'm override': 1.2957,
    'm override-all': 1.0974,
    'm override-other-scripts': 0.6496,
    'm password-other-languages': 0.9128,
    'm persona': 0.6278,
    'm personal-detail': 0.2817,
    'm phishing': 0.0967,
    'm prompt-extraction': 0.7775,
    'm prompt-text': 0.6692,
    'm reveal-key': 0.2357,
    'm reveal-prompt': 0.4108,
    'm role-mark': 0.1969,
    'm say-so': 1.1306,
    'm say-yes': 1.0168,
    'm secrecy': 0.0461,
    'm send-out': 0.9368,
    'm smuggle': 0.7481,
    'm strict-override': 0.7455,
    'm tagged-order': 0.3171,
    'm template': 0.1423,
    'm todo': 0.8176,
    'm todo-after-text': 1.1682,
    'm todo-order': 1.1682,
    'm unrestricted': 0.7367,
    'm your-key': 0.7109,
    'm your-response': 1.0629,
}
#: Weights of words and letters in units: 16 bits a bucket, little-endian, zlib, base 85.
PACKED = (
    'c-ovj2mFoI`|r5ld%p``J1H5VL{=r)DH+*&M?$tT6UvHY6B!lRN`+)(YZ!&3L^4A5`p$db_dVx-p0nQbzW09h`~2_c!}s2IobjCJJo|Z$rn#Rtl<&2$ragrl'
    '#l!d0VfcT0&W*-x`z6#2ZAJyd?5XK@PB=q?OB2|yN8-fWL+njPN|xsNyrwU8dON-F0&S^QGO`oHwb8hKKKT1YL_D?1QQvtm@NtlR+iDC)RZ#_bcN%&B0A}AW'
    '(9wKCf32hcKURp{`4nsa`Kc0s|JP`XQS~HtWwLzh5NY|Uf$8suquzY%LH74mOI#U-;QzM1=Q5D{J(r<r75MMY<X?9u1-)k9uwsp@Pl)|3gj>>iC(1jYId^y)'
    '6LV`CqB9sAxoyJVx3vp8{QZlr#+#3-El!An$5y-%b%_L1=8<uoB%^qrj%3KWp(*h9oYjH6@q_I?|5ju#{X3Za%fnmi5QqU)`c5C&Use8h3c;vrx>?`_I-`$`'
    'oXUtANjUB0-@=C4W@*0qGsxcxp}ORm;^f<8@^>n|bJH4!dM4zSqn$_J9)^$N^=zGZt8b*Uzc)zVdCA{nvX^aSz4wq2=1RYT?uRp$d}BG@tA(^bGcw}cyVY<_'
    '(lUe73sxaJ`*w=bUM7W)@SW2nS<?dA>!hvLq=y>>_owhVmwZIi&O1#Mc#K1b$U1Kf$7;8M+)oeT!*q52vTMc72*MzzlCjORT9frXm#06)n9R&E^x5?IO4^7d'
    'wH??AZLAjAz~V_VwoG#Gm79DYpt{CewC9uLPHFnBEoyzuedAnU4{5QnJ(xmkDqZ_V<hc{h+Q_kxcxtTU?dJi0C%+S~#~Md(Gf&L@vxBxjfngf?{v)0344h8q'
    'QzA5t{=FtK@E6qH8DzTek05sfw8tu14h8aK(Y2^?Eb(9}%)g_2=2h~o1^-@`w0V#8d(lzftxd-;)A`jd1$&I`Uj=UxkN-CvyM;;+?CDDJVQ}Uk^NMGTO^yB9'
    'LDDbWF6J3)zufNk^>kFf<C&h8KPJz=qU_T{&H)7@x(9RQyGEdPJ_^qtPMm!21N!88ybSlirGu{rD%fWN0ZA`zpvF#fiL0OapjyOQ>ikK0%ji7te^)w&i)5A;'
    '?80QE4d`eYj~d{4lYuLRj4CgAzbAdJG}%p^NejgYr6;51^BGR=Usu+mKN^-}qmiH7{V?JkP5HR*5W5QKIFpWbOJoeW_BkEFGTBN?{*AH4akQtkP6Y+(|Aha|'
    'A-?ZI|FyDLWXnIGMb6)}y~6aZv&J#U|MYQf_MZf+DIV_^l$HGIN&EkYKA%kJ%>vRwQMzxYYMt%(@(cK4?Jnxb$6A@p@)%x*Zp$&=!=E9bdfq;N@lm0i<h^}_'
    'lDwiFGAi?X4So3W9Bp$O;2WXGIkYLLCc%prgYFaMa%Cv*?8c>KuLC$m7?mx5e-^!xQ`5?jK3br;c?R?G7qaG&|9kRZ<vk<%j<mHNO{MFa>Rd*D!c%&4(o=qI'
    'toA#BTeWa+{b?p~kT-J};T$XJ(?Cbgav7+kZ<b%u5f;jXaj+{TeCu79uE?dxBWS#FKP*@mW3KI;@09f)OrN-o+S0!UrE!njspRiSa-|BnFrU-ODsg|K4g}Iq'
    'h6)i(m_)|>j`5hiw%|EbKeCx(^Dc|g3D_TpLyT^ulIPx{qyL)r%9z$#^1TLM<M(yO5qgrhe<9bOCvw;yPUY}b^8ILJj+W)rll1j(3aQ_?l-K~Rwuh28pQKmQ'
    '=s25kNL?U*cRRyLciYi%cbDm9P%kQ<z~>Ks{YCoz9C~%Nz6<TM@{{@eqEK~4Z$8%kx6f$OUVA={MU*$Tw3kvrY_wL(0V&}yr&=fZ-`C|jHN%JPZkg~c??Y5-'
    'u-}J!6u#5-B>CJ*RN+6zQHlOvT+D&Ln-PUE8?=o05?WP$znv>GYGw88TkkLTQgWQTvyNs^>45IY>p3oIrJ={Wv+&<mLvn2idY8iG2R%P;<-C-EQmh>WZV#J4'
    '+kjWh;j1$uB*xs`8I1R8F4kz;3TK-f;RA_j{QDfwIETO(X<IMp&@;tF^8aOfFdg?`Q(R@AYsN&B)3<LD_#T)Ra<BamMT6_`x0X|US`i$_pU6WXS`h6-fI&4;'
    'W76M1DSK277NAcDwA3_BTS~dySDYUF9JPBZ(H7e{-}06R6Iq;43Nre2*>Hp}k|_>6ScKjm$)74m|F)oeJc0JIkwUl}hr?nzzJp{Ovz^6cOgdkSIw1OLxij4M'
    'i^s%}j-*XY-dXD#RXUk_n7mQKSxg{#C9)ed1#}^@PT`wv<I8EsonqvvMb7Ji1$aY7%@}<Q)jlQdpI6>{gp6}bxI3Lk5zn)=vW6s_AU#*LQ-goU_jTNrjy3j2'
    'WN+0AG;nS?x3rB;ElLZPYxSWug?i>UP7)Y>c31q?>ARWf-WKmT^OA;;=j!Tl1g@Lps(ygF;+-hNsAt9+$8hpoJ#7ftHQ(NAX$=+hT7NHmlVi^z12C=@m2(az'
    '*YV8eEpq2ys~d1?xdwBY<cM3rEcw+(v?FvpBSB&$*B)0|`3rWU0en2&X>2T#*Z(C~E_+rsMBC_wLkh+U-Pe)u>O;QercXRY;bh0h)L`ZFf)HI~dOv|uSBK4^'
    'lby(Uz$iwU`8(S<WTx_Q^b8Cj<1EH^?OJ5nTch?=MKa^*d^R&YFdQH;VV+Z%^i$1)hlirDr$M1nIi(JzgTzw`SC%k2;fyd2^BK3--s4yEk-vq>8qX&q7-4)t'
    'cw%>>1i|ErbVdWEWKhdl&!vS*dQbchx`jHLAR~WzE#f57S-&OWwwYi=JKEC=F)+&^BdbKl{!$Ezahqt2?`c2lg2xctCQs%hbAMB|bX|eq>+wSOR;>{rH9ty5'
    '-iAN92m=>-j?d+AilU{_G0ZR-Rr8N#Qj*Y(DeWaseR+lQMDpaW&?<eb)0pbx?6Wb*xIWeHtO~d?8Fd>^d(WWxlD9RHz4g*8`qsC6JsW$*(SyU{$An4QN?Ite'
    'mrD;+j>W=CBCfm=MZZ8}%%rnUC4GMs@b)-^z;X)OPOrA}y?LIFbtj)^O*4x=)zXL6HH}^9Ktw2MSHfN$XEb@+MzJ_o=I!aeSpo%FL8$&+veJg+ex2eLhYET0'
    '=f?E^0?M_PQ5K#vnr#c4;n(&6%-(Y8R^JF4hbo~z$z%-*tI5el$l8D=R**yVvv@{(zNT-Ch^!zpjgV)01>RNKIK{`^7Ex6N;71`+TY*6jdL6X2Th{nXinWD~'
    'u2B5D4wE0fGwNADt_#*Y`aZ!Jl#X3FP}6==-tB;Pp-!MD(N>3=Al1|*up6$xY^pMYcX%r=YyBiesLyv~*|dff>Yvd6cY3gQvGt5+ozFUlgWeg`$0MvYUiu4i'
    'DSc}?7t$^!TnFt{8QY-bx5*R3!Y)R_$D~huXgo`=?5BKba{6qLunApUL)J>Q6g7%p#^2mc-aA2LvAh=8`BssAJAusYGxF;j%9Ezz8GP1@wLW+ie``}*9{%ks'
    'IkMmF4f=&}n)Wey{t$;>3p6-WwNZm!*NH#@k-rUrN+Xb_9w3_RP5#ETT=4&VIj>I$Oqc7RZ%GR42<uHftD|r4l_H!eH>Zn#*|5vUDf-<!{`4^U*0<!}c+%G?'
    'DXAZz^I>||F)f}v`Fs@D8c1>a5#DlRv@_(_WgqitmHVBh6a$|keQopMG4^2167zNb?bF+g2EFTRs~P1V129{YeMzVAI`c3FIy!|(N_ZW?jS>;yk(GRWW=_;x'
    ')?4@2V=~bm{E~d;UAfv<@Go*)Yb9neJK;#Y+qvlJX$V=D3}=9Xfx0p)*K%`*!=h*!#TU|AL&Qcw)=0jQ0g@cS*`YQ_AWO+S%kcf!9W#qMSS7j;D3l~mJ}N0g'
    'DV&$j<X2_Irtv<L_3z2}^kgn!kQNsb+?^?(Y(ht}L*Rg1wWp~xUx@Trg7*GT4BnnQu!3s)j|1hi?`GYk&*VpfPfek}Ta*7srAiv+ROEduL$4&P*3T%CKWH8K'
    'op+;L9F55Jg=QTBsq<D<N+FJM$bcPpIPGPRGQPXcGxVvS>oDsCmp#ZTuX8FT#>NQX%58i&*(JuDvk<IXJwC(UkpepNK<t#ycG9K>K)c+5=Fw{#(gZIo%e+Z+'
    '1eY@}=$AZ{vjaN8+lX^s)0vDz<WPETIGOK0xn@BGw&U8Kac!|GC(S`%IV2R%623D|TS$*LwDq*5D_SQx(!cECW^M|}48D8c%6P)Jj|(J#i4b_s0XvgobQ)Tc'
    '*CQFA;pR1)X?-&ZRsQMb*?)W%dh+%$1(rhyHXe-!j}q13?h&dZ_hQ1$1c`(Dk_O<n9k9T_a=vS-t2NJH`a0-8me!8k`&sr-<D&cIM1>AbPIh<hv@qBXnvgcq'
    '$yyC0Gs_M3aH&63;NLRiL1QKKP+taiM@2ilMxLMLbf%nOa6XVID>~q**oBzCuZ>fVkEj~D9X?I3eMrVRmwxNvFim%}OT{D|d5_>lmXi~W#UmZp;><OO0JEv>'
    'mDiqi#^K8M6xtU88_;D6ow9rcy*Pz?4QvNec6&mr<TNpl;3Ne`i|8JhK;GMA+DXjvrb(G<Z=wCP#WA$^PB-!*2c9Ha{ujKbn*<*DQwQ>29fdS#2(MR`mZW`;'
    '1n2rUhF9u})dUOeN@#*Jlo9r&Hr41)N%N?FHcH|@7O78Y>U6AX1D{0ki_H?Zs_F5x*Q=2j{x*UOLp|>TTswgDNUjd?*v}X|Ftd?_Ux{f;dB)Sn9OYL<vX6fW'
    'R^lUO9)>BhXRsPpm2`7;U?5h#6>9`HaJ>4#_Df^pn8%J?IT&M1Oiu&q)`0pXyP#WCf*dCIC-eCJ6hm_v>ImD-QQ7l@a(zdTYd=ans*KWO=#dXddYFVSqhCYO'
    'PyB$H7TO7@Lso0r&oXW~aQ)?TmA1ch8l!_~A-T6(!8NeX9U{NCNlaqis9lmmSac@EEatu5&etZ{m2Z5|dqbP#EOj2vM((IcTd!`F<&b&HWcvZMkji#hUt2d('
    '8@r=j4!@&=e68Lo&VS_r>EI6g-pT-ftnkUMw{OUZhh^9urK-Ke)9>5SpC}ihlz&p%upq#mn&`Zg?>ynspC>P|#5?UcJS&sd_C!{P!G5w-wwzC&%4c1OMp10h'
    'zA*ONpy_vu;T8TUozPRDGq=0upyWWCs^wDVKa84j@=)l%T09mkpP;@!kgw07cjT<zQ?TVA>c^>fdD-$B^5nPl=^ajXQsH+&@V-*X1~b3->q_*<272uXpX+Tp'
    '!V_lefOl^a?t^#GHa_6jp2otbPc@(fpWK_?#5_v&<#F;3^CFzJ>)@Vb{Ffsd_nAN!8zW1}j&J3YUUFwvBkz5Jgr1g%?(p|A-v|`(@bMlNV4wTD1a|%0x492+'
    'Zou^c9@O1f32p~NLPM@&yoiLw^2sb_Z}5Ib;!0%fc>>_CJ;~?Yjl$_V-Ge`n?-Bmi>iE%|clE{1%q%JGk{!kSD8QdwNB%Lan+|dU{kG6<&#Z+q=4Ykr_elIk'
    'T9XtRz)T}MWoy<&x?hfY_-o@-X7{)&soMj}n@j@Eue}x$cBmx;BH)eKYO5MZ9_9O>5YU=@_zPtxOs8;cp2d8~5S!9R&!e|{oN2v{Ih0H0k~U-BUM<kFC_dT|'
    'u<2>qiX6;hKa%29#f%&nEK;2BDOi4(^xiLh5S3IWQ!KdT!H&s*UpPSfc_+<{FJL^gHHLYVr!=5B<1yMYqXS;W$F(7+YPWiqjO!ei3+WC4DCmV^*xRcl#oB{g'
    'j0*T5X}LPZlpDH;PN{&0aU1y6tiS9w+<&|@UeMQ1_<V~fGWEWs$_j42K%f0Q#~RXRmw&m=<$&$krDZR8#scv_ZzV8)+h<M_`P5zO33N3w!VwxstWWnC-0LuU'
    '5B0@C{G|OAeYaAO?Zs#hQyebHad29=JU(leG)pTpxsq!XPNgk?hi#sO?GFA->nQ8z+q94BKFW90-lfo!8OB$#kFB`yCGWE<ksC!oEwav22z*OpI9IKw)z3E='
    'pGG2LXMnK(p(#O-(7^)K$uFD5j7fTtU%ifmziKRn(>jY`!Zu15r*n?H$zpa~@oAmQ{azP?D)|$qFQ?FOJB75@lfvt5qg2TCWcJZ=My(_GcQT9_+1O|^t??3C'
    'W9V8hq|hDhvxfaaxb$h#V+!X3_xn7-XTFBET+F%OvmYq<@TDE_KvLZU%lMt0uFQ&Z_@tC!xE}sjc$x`ZcSo2HzdsqlY#i@t+aK$2*GK(($Ez|HSp!0uk0STl'
    'CX-R<XMFRS?SL=!Z|6Z*#M1haC*MPiyMipT*PMg?&@cRFq>B5=g})5d^gZu-tCy#FZg3i15_zoxKTxALEHOmclt)9fqaJED1~)av;i{z7&ti<=knwsXk99O$'
    '5WS;Aq}(hrk5%;j^MtPaWM9UzW1tWmdJq)>ks$fV--8~AFAYsJh0S9dSWGP)=b)HUGA_Dzh6(R;nd6H9cwX|PjlinCd4dl<t4*)3;S1++3|?O0(dy@bMWtA{'
    'A_A)e8M7fgc;a)?C*x@0A@Xit4!d_1?B1;Pp=~sw_rAfSV|suuD!Y6}@afd+XpFLctwV|2CcD?^5`XCi@a7eHm}RTI_ILmy#8~XzW!)Qf(Nm7?1f6p!`u&o!'
    'M=B{a;6iTZqb{LbdrY%ZA<C!?e`jCL-TG$oy%y<p5)K-SZnYx+XN12d|9AI5T*S0plC*e+v_}q4_z=The3VMo1<}jeJ*1nz+>!nd+EOQiKtT$#;<?ORFDk89'
    'aV|M-+=Y&rC+%L=j3`>P%WzllZNf=L@L!)LKb`wJ<?w@O4^MdLVP#EV^ANf3uW5Nu3+6pROp^JK{2#HWFjR=Sdl?7r>>Q)ij9N9U$pP>aH}O2*g#Hh@6L96l'
    'fv)uKcI<kW=V&Gw;ao#R2Pu&!5EBu2I0jXHT(iR9y>7z&f@If*46cn9GsY{hDiQeH`V)QY3`HH2REb)Z0^+cUvP{mFQtj|Sv6t3L(%1$%STe}2!(aif=DZ(%'
    '<qo5y2Yn-d%w(3$3*4`hM%yf(CA^!-80cSg->>3?TrpPQA3|~d@J1_uZJBTZ^7~^x)4vl%eAjF~H#KfhU=Z+RAei^aJaT$8mIgkEj52x!R+3p<N&qiH&v3p1'
    'L-40jEA$T?(H`>uIlGB(*N|&j-)Xh&y$W?uaV8FLB<~HUt5G`+@GyIBF_F?OHHz?g+0x%BL(n`Mymg(0bsMv}GmA(q(ryW#M+W#ATVGg_q3EX!p&L}^qZp+('
    'p!;S~QdbB31m9&|!@ohapi$Jfa-GQiDRdR~q!-X<KSVgKYY&px^boxUQSBYG{PfL`Ghc?PWZjQz3XLw2uS7@sH<#5(+LGQyZAoh_3wqx>YtO=<4~@`+KI_?g'
    'I^=OQme9QJTVpWPudr&XHVPB)Smai?_P_7N4sxnQszn+)hme55TGQ3Njz&psk2qC1e`rpjSQUvV7L#Jv%NeB=sVSKFE(UJ!GRLaVOf^1XEgIptay0}WOwoEl'
    ')D&qk1uvJgOhZewXDQS-nT_MlD|2pV*YW5Fpl6oTHfm+)_$w<I7<Q(IMVw%IB#X|AS)+c{0%`tPeoXj{`nx&l9W1s$qsv?6jnVkG90iicXQ<DBJXKfj`McU&'
    'YIAxAL1x33w5Q@RbeVM8H^>BGI<JlRRF=T}*$zmFAiwNSx*lPc$Z|38jQPHIDf;6E;N-W6#Gf+{?ek#?%hdlNho*H_rVb<eK?i?Hp^zG<K`m7X;(cJ(p1^`H'
    'z7&HK|M#bo4wi=R2%la^Xv*XKz30%2oHJ+AnKhKYE<%&|j<|U5IS=ml<L^SW+@FT9G<5XP$sNuIF-Ml}kMbqGx_;FS&TDbQ2+rT65;cph*z0L$G#|-0Jlu2r'
    'Fx@FvVo=IQn9rQvIfR?W37PPq_B;LdBW<S`{SMkB%e>h_^jC;B0~)=|nIh*_CHN&7!A7~a+L8HJCD?FDfe`q@j{wf!0m%-0SR%#(R_mt4;uiNMF}-9j_)v|}'
    '^jbyyaH=|X@Xhvi2GZ}h=xY37`f-u#Fh;ec@s^<Su^?Xp#_f@EKj6?>PVSucMC)BgUO(f9p7m#uLZC}RJlI)hv<cC?^~f^?Y_|u9Ryb;dwt7wJ6{rQvfhcY;'
    'dL#J&pUpp6579ffXf8<k0L1Zt-}{W$E}^XSmWV6MFnSE*TE=2VNUH-pvtcw8R=JRz)pyDhv&o&`2sDhF;NN202_pU<BP&zD1BcwIZcS+^=nR8HYjJh`Nz(7I'
    'xOUVcF*mN78wF(vy(dHJKJO=V;QgPp%9|CPtu%&fD_`kq@r9)X0KEOnAd8(WX8xeZ+3sq?j%Jb3%+l8+S4(A9e`!Cn9cCV|ODVH>hQ_zDPY${QU)ao-mi?!E'
    'LJ^O?`eT^+z{oDk6#U%%tTW3foGnB-Rtgf)OyjuTumrnrMl6U-Ij+4C;TA1@7kPFHp^Y`j--^hU%QkszrSnpLL~*o@;|Z?qh<RGh<lkj5`$(H`@$}nK^4cM@'
    'HA+-s(#d*b?@pQ?f*3`SUsnM4MSY!5V(c`~Q-<OmkrwhEi!7>R|3rH|iq^-qA+v7Ad$MieaeBzpPC$t?0!$rXETC4s8+X+hE7+;uMyerIP7v{+kbU}<){)~;'
    'fBMV|J_-rhh~?z9yooA(m)=?vpgIV5<Ipayv{9Xo<aC;tB^f99lgZW5x@(DU9z%mk(ZOezX-7-9(HVr01@RI#3rys53F`;Bgb+p|QgJ@o2jB9SHNi*r)s5J;'
    '%`An!)&p;VUDAQrraR6mGLE?jXwSLOTrO=~w7?S{J@%7wK8&)D$1Klhok!}}VZK0Sxb2+(ZP&+iA{k;pAP!?9jiqw*59tcl_r<FT+iov;eK`LMStT#atCMV|'
    'mCm&8WxA3xNZtExSETrs*8*!!G3z+RkPk@9Z<2rGsBAq(_Q)`GB*lX=a(!O4F3>BV(|E*!fk&kDxdIO(xbd&q-Kv5M8b88Z==JScDxa4c2A}^({XL0kbNIDq'
    'NN?|^mGpU9m-3zlE0kn6eWPcP*?s!ql1SY@_3$>m+$~BKw0!trGDKXBrLYnCZbfBVGo1P%W=8=pFvN_*E{~u|ni>;$(FumYhf#;qk=d3`up}R);`69>x`D3U'
    '`a42<_$BA3S1EtR!0|r~)XAF{v3$l+xF23(?@rpu=U><c|Ku|5C(2Tm(yLWace>vy*+nVrf&`Wg1Fl8;c|i7bCaM3R_d*RY)2VNPErG}7HP*pGIl*I_>Ll0G'
    'K^?6E`X9#CIA$MWS1)^>Zccu^k@B+Q>ySE{^IsC@mlPiV*vykj@P^Bi?eq7>ZD@SWbCjA7j$f1nwBT!4H@@<(J4J#3{qN~J{}Os$Iq)ZPDZ@7U|F;gr5B1Q&'
    '3;CMEvMTZ>fdw=V9p`$v)5azg(}h;$9c5!GYqn2s8HTvF1fLxb>_D3za_v1>LeJ1<!A>>DY9bo~e0(8t{}I~vdGrE#V=M-%&sK6}Blo~R?*Pp&jzwI-n3%lw'
    'FNa0Hmmo8L1drB>Yc<HzRVW<C+n?FT5Jc$Jq`Q1&fMGt1n;oe`-h53y&Q|}E<@t0Nq@tSI4$LgKY8FNPD9a|;C)+6PCf{&lZboMPcW;j;CgJ7M4mAXc=#JXi'
    '#+H{1znC;q;Y!=l7Q`%o5KAJhWoV;swts|#_5W)phjEXuJj-Z^oF#h-gCBNt9;T@hX+E5rJo7$pkwrsW^sO0@m+=pwe^9H$?8eBr-C~NrEV~ip&I@tgcm&`R'
    'nT|{2TY0Pwkmc17yF9NlcJpK)Qn6dYM{b1$+J}f*+Lz>)K?2IU&7$9rQEUNi>&Ga$<>fetBkCS_-E=*X<M>*#7#xV2FHc6hGUDcH(pYkOr*4R4)>Wl(cB9cj'
    'kH4mm)4)-s5GvP()|(g2&2-I!gziC}=q0B+A2npO9>gE%5J@+M^tKZ(0ZE5Le?=njHLy<s^|#5G*V>7hCG=~0<G3MY&*v~jRE2kzwpkwEbr|iq81Y*HnZDWB'
    'W|IA_^2`J9ymKQAQowcY<ze|R5GT1Z)s-GW>fXcmKw)36$0<J5<}h1_Hku#OD+S|jAYr*=*`YZJcW5Z-(_P56;ZlaHCsjmi>AJAUi|hRT1*kU}L-)8NI+KO&'
    '>YY726rwL}^2Qo7F?}$9XCQvig9r0<h%%58hTK;b6x+@`xktsjtoDgF&3=1aU1ZwpWeXV;vX0VD8J)@2UxpY*f;_@AS*N*msFaysTfnVTu3t|2z^oTp--JJY'
    '5n5+L9#u=sqLZHF&lJ~2-edIxJW&Io`_ZLN9P&ee?}dcV?rY_Vxdy~33d_^4(x=gmJevnKrn4*)6;G8I?YZD>f2%_b3HuIlTN8~|Ob#LU%Nf7X@m!S<9~jz^'
    '5Nq6DpkS)^N;OXuQg5>FTT*)R5XHfBy!U*O`evP&G&d8QN(M3G2bBdjb11P0aqx*%rnHCoRKn&PPJ=+eGvhP&&CZ71wJTHs?^gDsK%A=-W7bHXdxqZFZ$NAs'
    '*z}u79eTG%i&#R(0xG~|hxu4m(|K?oF}d5-LwBF@jJFTYW6!27h*+(e=yS3!rbN189jg|))uh+)&hQvMl~l{MKb6n)&iHA>cE4xE6q<3}>P%t#WMsS!QC8EH'
    '=kntbF!wBGb7R(~=bfesUcZ;fd?0SMiV}48r|hYo80gx{-WZ}lua*5Mz0*P2t%Vtf^LlGBWcNy1MMnHN9mQF{1SNmJz+3E1U=vheQV9v!Gl08$-u>EMFQRgJ'
    'PcvzRJ4pPwf}lgX&o&E>Kun5%=QhXCDA^~M&ivvj6ptR|tHomGA=ao(Ml^nIB2XMf;FHI$j&g>U`|f^=!1Mbf{oWPl@a^=Yp5M7~Nu0-{)3Uf#{@cE#)l1x9'
    'X4>bh_#DyW=!y$k5R?0id6@f*y>d2PA*{x)Qal7JoDSA`MspgWZxo-waC}a}2t3)zSnL~9ktce{H~J9VdO7Q`-3_@`*?hhkm+|TI(+HJrDy62biuC<EU%duk'
    'H6ke18{`PGGKkOT9sOP?6OGD7f@NIR@!VzknWy<Ls6+7rjYt)r{m2e{%Ukd5S({b-sT%aEh{o*;Tr&yc*8bwSn~%<JEuRI*Jiu{2b07kxy90S6A-gN?NU@?d'
    'heVq{2>r45%8^1$Lp}sP-wmXnO1W0a5!RF|+1>`bbx~XF^K<ql@@#DrCr-pJ^<_36h}$0Qnav#9mx&trVAss|dng~_-_~haNy)Wulr*F3Q*~3mLp7dJTVt=z'
    'KYUJI$c#*<IL{+`1&z~%?e}LNpPcR)TdFg|Z0gDAoW^RbIC1>i^#EkvEy{9rk;U=xp6K14SZFJ%Zwcg_5AE630PL5Kin+B~fNLvw^Hq>V<-X$49iOAUEkvCN'
    'l)6RnIOY*xSUNrO_H}`+K)X`(3IWz<qTK0VPhUdEbTdXo_Lp4N7|t<sIkgQOAWwdT=XxkE*k)PwPG1Zj$rMTTztLFyW-$fQKPoeNJVyQi$iQD&EUqd~@X;K*'
    'jBrBi70-(!lzJ8n>~)@u5e@U4XMHQ0zfp*FtITv~poZ=6Q&2mFXX4a}X<wLuRGmbH-6>(Eit*kalf|%((V9k46GkmqOjxGGiAr3mr}8iM$4gL4A{lEug$2k8'
    '5COn4F&pJc4!1N!wq;kel|%JveobpZDCsIezj*5}VApQ}wC+{jPiu75HxohY-oTZ8aj4G(pAr<EjH;yp^74f=*NVJD%W{~VlKLBHWYmwLXgWAVet$`RgWWX%'
    'bu~xYK(W7!VezhKHV?E=u9po1t!o?|uR(fDrM!eif9H1qYhH9~G?8!9jAw5j@nFwg3+w}n{wE)&8z<K`YMlG1)aZ9VKZ@35Q{9F6wV^hZw?al^ss+P(Rj@B0'
    'u*ETo^aq{OWAxdTc&)3a(<{$q!d_z8hMnS}URXuc2kQL<LDt_Gg_S!zG++xvQpjI#5X@;vtsg5m{r=S%P5Vov_*msWmbtvRq0S;iSjG#BJNXfbNH$@AuSZ+H'
    'k}JD*=EnW)p%yH!Ta6dEg+yx&_4#%+=R6(>k}GX@dX|t(r5}Mt27(7@I|6^lSzS%Ydr9)40}g}MVP$=nE6`i!nftmtj9$D;bE!VS7o(_j2mP&3J<mH$V$3#Q'
    'rpg(GpQ;!FDL*sMdi@+<hc`(328G#pBJq44Wh+|i=$dPpha6pDi7CT(;{seN3Ll@MF(r4<@`$h?K)s9s1cr$LCRbPWz0o4zMpjd6Vmw4~wnLD0H7LGU6jwj@'
    'ulM&n{5g!4(DNH9E)G)(3NR;f6n8g&Q7nBB>CNoQK(iWY1NHVg^YPqL?9P||2U{d)0-rej(J0DWzfsof*$g4qqz1u%%4(YJ;TU=p^$oi8bhfn#LG;GE!QOOj'
    'pR+)V{MvLU{-)+e!)RL7@RQoloF22hw~pF2-uJJe<9sjvE<9ZPZ&m!Q3H!VN0#Dmzyi-cPV&A0m;x4O2{;=#{L>smB`1mICIW!?-2}Ic{Rwgti^WGHE{vV$y'
    '*~XB4i7Jua>J!kcl9Ixd++-CEKRui)_lX<%4_4X9|FN#8^o!cFw8l}y*{|(ImeUvSDSOvSj#D%G-FPWA1ELgez;`h7N*40<RlxJ>C0gqQa<2~tJL7>#kUurw'
    'VmycG)ZHBsU)bn81X#Q+tz>UV8;Y*yHK6`nS8}f<x{bQW=Z&Os)ahk`$8MHF-`o$2S07}qF&kwI5#XkO$-Dk~Ri!DWJxC#6C6yU*SOi*nWFb_D3o-3X=<dzP'
    'TwclqyX7|l7N1uuZW_IJI6byqXLX$G@2&3PF)Mso05e&=Aq5M(G021CzPRU7t~(TZ<!B9(KIk#L*cpb_ILyaNI4JFLng^qMA+P{43r~Oa7GDQO$rkHBY3Fbp'
    'l}MO;vMckYR6&77O|+p|3|p9WQ0(n?d{)W2sPolETg7L*S2bU7`sLkbzwq5v0K5SKhzEO6$x}X{*NKl+^GsNYXhe&%7mGSoKhaq=wW<eN2WNVApvZE}NxR?S'
    'kyb$8dj|DOWfeM<7zO7zoe9V`rEoKCUJ_JEI}=Hb7xeiQtz3``?~=5c#c^M=z+3Q%X9U$!LKIS4<ZLFOO~whn4nHB)+D-3TOaktZ0W}4o9!Uu~YS1_Kdu%5_'
    'rRJdr0?fYnk=$j!Tc_}C^bqbv`qs(6XK}Hl{iL;ELAHNhu{5WAay9$UP!oj@elFV{?3CpE^9o-n=G|nGFPGEYyp5+kT>Y2>P<=M1rh)AkGWozm%4}1N9}d@h'
    'gjCC>I(rt!pPOS=Pj19HVh9`Dj~Mt?ZVr!09Qsx6WA_A`u#nzfrXIt~i0Sa)(SZyU2JNjJ>jTCCMYmO}R?V<Oyr0MK#p((Co#pWUB=7>|;QoGU9l>s%#u}e*'
    '2C9_)?o`3m!Xu2F9%&&=YXE1U3lf)F#GK#m7;}F;06oEal~*boFP1Sp5h|Rs>gP~7yQxtc2R+h|um(OK5LVtUkrim6GQwA+kDzGUNIpg;4-1W8i+0gw)oiF_'
    'XB=^u2iC1=x|{yrGS6JFt57U^(_>etVScO)kz}KdvUk^Ocas_>RPtzNKRZmW6R`qn))uQU*j&PWvK&JN{12H`9vvi}UyK#B#Vt3%`}QvaEl!O)o@);A(2qj;'
    '3H}?Hz|Mp-2)Oig7m^&}5P|h8ee!ol_?*9_W2s~m^{gNGnriD{%h7za52QZR5%p~@x{;hQw5qWVrdLPXtcFnYEM(uN{ijAfI}3jjLyLhL_n+!}CEt1#MPpys'
    '$>McXxh#`SgzUWAtg6M9Nc8}45K#>xFNT<^UqdNM^as>(dRyST12Yyo2Xub0i3y0mgJxloxxN!GCX`|+WU?Z#@K=;nc@G*aG;Z!yY~z6Z*CT4IKRY1DZ!lvR'
    'gth#P=0!S7TePN)36BZ@ZHL@jR`)GAs}4S^tlDwyFGjsEizaxAjPE90?WM*N1hvVUXa}vsS<G*|f<Ci}#vZ#hj4nAM!(;_t=YRQXl|z~IsRDBSSsiv3bqSS>'
    '|Ml>+>qum9wzGlmtRPR<cj+(GQboct2(<P^?Yj{3i8VlJ9@+UR1bKJm?}0VuIc5zo%W8x5*E5S?RvXCu+>V0?rH61HNijz|tk&3U^hP4HgA52y#7y&l5F*4d'
    'a9-v`f_l1uF&$(8XawKk+~`n%S##?mCUdMu6~b?N_%5u)b_XIp%W@juL&EAA&#nt*!#f~{wJUyrN)7c<i8y9|c+`hGtO`#KJQj6VS}o#vY7fd2&MEcLnla>>'
    'w_S@Ezq?9a`Q8_$RaM*XyoVPAitBqF@U*0d3g8zwZ9bU{6-RcWOY)shaX<TM1FF-!$SXAGwEuT~hUGK9qmMWGWfZocX1<z@4A?i5f^Q;jBrRPUm7Yf8U^=sf'
    'l?}E`b0d&{z`_dx)_OMLd*~Mj;+RDxn3MDw5u?zB<LTt&>_&OW0{a!%q30zDYvL@j8oy?Jgfj|4<w|NJ%r!Pa(@rO_s(nOe(^-8<=Dh}+7FfSTcFns8B6c@n'
    'X2r=#>D<%2nq&d8Yi~w6W^E6&GSr&1>$N;m9{|j&kpS^hv`murfzEtf)Dz=b(Q-a~5VgII8^UJD7zvXge<q`PO|Bs1?|1XPzaIaDh3|Zs=T0k$p^I&Zi)J3J'
    '1e#^RY9!6GtD?vCI|!nEwtDxI1vLaS`Tm>A_vHFJEpdNEQ(mpCQC|evLf<|ByZm)2J8VIvlnpmA2tJA@c)V2=tGEu5$kFtH5vXKP%>K(aH<!yy<yAYXnt%Rh'
    'ZpLxMA}AmylARpja%tB;an}Ob<urbSd#Au2-9D35H@&M+N}wd`^xt{xMlrh5cTi<rR4YAbf2@_pZtU|>#JI|x(6@M_=0)NFhh0Gh)|E}y%B6m`@)kjgeTu`S'
    'j^Wl{^HV0sBl-(LY|aIP<yLM?FKAUaw^JWSFtLoge@uu!yi0NS6m8{#b5m5scUVqCRUKjo8#|v{EO(Pt@yk>&xsK6>g6UK3y})8?Hhq7uZ%nmuC2Hd+7Y|Wa'
    'LSCU(7czqP<<oc2U2UvK8Z2t`kBI6)LXPQ(kKva3C{#X9=w*V+uftvNLmYl1Ja`NhY22LSuekgoEMV1e4PIkT#IY7~L=B}49-C!($ivY8L1*b1J7AMqZ@b<w'
    '^)p)kEDq@1O*1YlmCUJ@br7*mfV+2N^+GIRr`kgJ;t}$%3#;shQ?vtQY$aKhAld_>P}m$l#^*}_Ot6?e*@isue1!Uhj4f!qXAd3Hzi=P|ib{r|GBKpT74rGA'
    '#&1w>126V*j9D}i6l`jxd0p8Vo_Iuv@ZZMYIhXY(hIu}St4iNF^Vru=MxL409%4&*&l`<dSr5hV6l~4Lhp<%1Pk4=E-7%*>K4hLjET6e{WF;<+k9c&f!phvc'
    '#?SO~<%r0o_gcFT`+XtI;$c8O{d=^1@B#gxKbPV47Ph1-$ZRM8y(yml?tn!b!%l@*i@6>g8l1aFDtOoX(NVDY*yiYjARSsgT+*B;TYH4&)=|D0g^67(kS^H1'
    'Yk(R5rS=xPAK2MtCPoQuqJjk(#+L!8N=?U-aLxy($!3aYRj%^Qxzcj|ZQPC|q4<TTg<COj5Kb2YZwXYWZ0e(fYXjva)fuBR|1QgnCcBd7BUBIHLE<!yr?0AS'
    '=ip#lMP&U}e2orid1akww_+M(-FGJBdOV%q1Z@d|=%GziPB@Cdn(;saiwIy|JdnNHqFo4VBuR1WtqPRX=fcITzQS9EM1?J=-lF(I6bL@7CEHBuhgyN7Js8XQ'
    'NN24*kFtQgqV@Xfz+o<V&4x-7o>jj}<=8~If2VOe!)iN1ROIgw*H1lIJEhOIgkKhTo$LPn%;;%@<)TP@BNmy-@=^KI&!ZhOl4%&eiJri7%|p)f$jwe{fz|r_'
    'BC~^K>6b9~5Pk2Q#Dj+k*FD84N(-`HvlRMc(vdgf*r;iLSP<=-Y%izRJF}Yjw!7C}x7>=SkjGNil}|{^m&o`gfCccX>Vw`W_b%k%y-e5OvZvzmjcj~>AF(mV'
    'F};*ai}-Zfzfn(u);olZZ9aKwgu+F)dG^;{-X~<n2~=3kqg1a(=GmvT-bmwKXTY@qcn@x3g6BEe>f>o?K3ScbbVMC>mbb+88J5=r`u!aOwT<N0>d00}Pv1<3'
    'NT)ejB4446ruqv-C5T6Sbh&yQ?2)ZuSY^n$sL!ep(ET7zw<7#hjt_i61{u?SI>q&IZ+mPUeo5{@w-y;b8THg<Wo4d95HtV6>WCQEpA+7SkNRs3V6{#dJLgT!'
    '&4cQzP|JD`9ur{FMJisYLwjd!@%}$nzw|t}33ZBR5d@cfFmY|qlSvz+oQ4Fl@6mM^=X*8J`F;@WM8)iLXf-N~H`BIf(fNq8vg+_rt--s{1ympv>_0W5d=TB;'
    'oVW<fGD4_{0+$()R%oI^C%o_gyZii<Hk=ax*0<*;F4Un^`8QtwX*tKuhqQ|5CYpe%r7&yz!--(K1x~Vo-nS7uQ)6|y?g*RynE*sMPv+F<am@0_*SUDlpYv7$'
    '6_Sj|<p3YHIE$@Er~%z%+rh#XfOD1ZcS7Fx=qktYrZFt25M|PuR?C2VdZ^tA^0tsy*tusc;%E$=!4ienzl??FYfOwN=wS&^yKXGnV19ra#nfA-+O_$&1rZTp'
    'mtT&N*@;;0bp0Un!LceY(Vv^X`FErB+6V^<S67~YG1LFv1p5DX$ib{m$se8=pl+nc&mGvEEJ8UBjmH8z57DZ$JIT22%DIV(Qfo}Gug&5!fm0rWVU{;6BE6ew'
    'TLK`FL+z3rxSt(Js)!~y!y?shgM~JFexQ#W%Ve;CnEH_(c&2Hm4LDWrUA&#u07bLxDffxk5GO${^F$M*qwZ1fREWBguB{_uoFm7WL1uR_fz@j7FEQ9u-m7np'
    'w~8Ba_)B?U$pB|t_<Lzh?HVICEkCWC2>QZX0>fxl)IB=C4}(yR;g^W!w9(f%WwXWoRuW3(9#Ab1V=1j{$>aW9s|E^y-2S!wDWNiFBM_14kQwz!0XpT{+E{h)'
    'i6P)I>zwEQmX;trR*aBk7biUq%q;iduatIe#NTrTTh%8EU@a<wVu&T|!~{lkrS^t_`fm0-Sx!rGPU=9#*?Fh0=_jSy4N-rSY|O`0CH!ZWdYVWl`?$5BBIzgi'
    'i?pjOG43KYBa(5c*(f&#4FYO#l*7+vthM)}sm6RtJ-;!Y<<Wcn;lvdR%a`t{zI?97-i0$5KcREp<XN$M+1fN(%R5i#Ou7<vL;u8c0?fVvo|W6ea!kEwcj+Dm'
    'YqO{^ksIqCJcf)wsIl~~0ba?0G!BD#$Wyp%n3@h%%t~a9lOwH;1ZVraG_0s8E3n=5>{mvKC($ztA#QTC_EJcd0{^#9PD-(%7B{Pa39x&g_cwsAPvI!IftTS;'
    'CrNMb97R1bWQGcxSUIxp1E?f4z-pn1n6)uzEdEpz@d2xC(3WaS3rBsNtbH50|2T&zvw9BKvKa2!q_tm)5?w3dW)v;cO*o<Vq<zEclvyfC$R1hTq70r?ah_Uk'
    'f^8kGU+GXcTOZ2VuGL=4Jn8J9y8c2+-KRUu*1>#YnvA=tMdR!MbMJ;lgq3AO1gn5cldJ;?BJYXHh8)J5<&{wgvfhr`uD_rIngWq61k3X4wP>)2LG}GY`CY5E'
    'CadF#%7C*x>pug#b==nFN=UAaS^hwkq@b==%E+0RJ?tCsG3B9uD<?r^MW{&qt2Itih|PxZwrw=FdPZ>FdC75gCBXC1vR{a}Iz#?Vp!Xpc&b5S#?1BYK)hCay'
    'jQazUw8C-K9Ei65M{ktP4u2jEL>G9pYIBNdpLndrtm@=I$2OskYcd+|<Nfd51zl^U&8nKLc5X@Ouvd)UE(8kTb!p<9=uhxW*;*vrQZL3S;~)&x1VOTHu6N?K'
    'FdTc91vxV7@bCJ^mfw59v7hX^WvG0xMWmebz7OkP3WC=LeEof;d~u%T9f|0tyBm?9m0wxHT9d;DY1Ot)#!bPXC%7qC4Q08EOZ+YH=@rcUUP@=I=6tGM_O3UQ'
    '{~HH%krTdk%dgddlYi}EnmA*SM-N5B`H%HIkpOp{?SXxG9~KpVFOv3--rgYI3a-#AV~DG&CZYAA?Wa|@H0I&@HSokkpX9iSM|<$|HwvF+7;yQXV)LqlH}aD{'
    'K*FibGHKB=i2HFC%ihlUsz9>p!QPy|Fo#u(_}ejPGen{=zvJReZ{??B&LS;<{jtb*P-Eu<r5)>9jeEUquY5)R@ev&LIN~axX!-1G2S*aGJd&*+=u`U6sF2|E'
    '@dzq5LSEZKG=`r1z;gXr1?0JLkR>oJ3~>R^1VwC4$b6o{po?A;9XFuP&b*|%Xa~1O9Q5St3C$Ny`B}>0(K2O~XNE0pc7{Tqu<N0twxGl|o*BX}2TIyK4r2S~'
    'vlBji@{cPy2q|D2a&y`MD>etpB#pM%i9hGjI1c**NYo=?XMg4}&La0@wMzQyu5|@Yx=>^tCYCK^D?;J29Q6qZ59S0T|9v^(znpUYs#<z&uw*of(z>oXAekJr'
    'Sk*Si5^=Skz>bYXYqsjAR>nQN4+$@Vh}?OLx4_Q$1MolTT5SzDwHSPRVB2PKWDr|0RPhcp<2cb(>>n$OV8NR?8#vqJehI`H2ly}F1fLY`u{<Aj08WB7;S5{G'
    '&+1}zKSiSU*|+u}bWG989&(!NHI(}YvrhS-@NO2{`x7Nbow-K%I2QJ-ei@*%MUQuq8<XaU$che$YOD;@9ZL<m)RfT?$VH1!W4`a&v~Q-LZS++oxTQ$ejh$QJ'
    'V@@(@>u<!U&eJ$ZDH2qYJ1h6h{c0kC?R!1yp$k7u;X7m>*>TRJGAbtC=PN&is|LKj_*+&pyas3LhtOiXk6tpaweJmo7O@*U+c(^SX3kJ)J*61}*;B}R-ipl3'
    '!sV7ggj1rsDNl&m*1{X*S=B3~w!%IiAmF7;qVS(8{~}J58O6d*#wbQt{~4$boY3Q*`8-?yI>@TpGn;D882brq3emCa7n7N%hv-8xAY_NB#=FpH7w|24u;5s7'
    '8B~jF7||ztlz)QG4`g~1a!&&YJX@R}q(?_bNG}f-Tvf>UnzlWWS%efDD~p5DC&i>1)pf=L<{03ESeokQ!_<{wKzRc~D&zErpOQJ1VS)ctD4U%aTET|6`P=qI'
    ')eDHqQhHEbTZlyk{;ERH<)209Z);c#>2_r{d!hxAIbPvoVBSDD6RCT!Fonu!`vX4uRw(bS;{RjRM_c6g8A+R&^MctIo#DSH*(lJ1C#CM<l0`Fo9lt4UGu+~p'
    'IUY6DE^4WUD<kd=u$Tt$-t-dMs~w{6+|-zN;q4gXJ!XLCurzY_14L-gL9V<p6m{m<2QIL`BDZZ8B`{0&{$fn+4Ke`+*=(J^r*-L{jdXUHuj`cJ;ij@bg*=Nw'
    'ubfmT?|rO{(lY*G1S%C3!m4%xa)YWXw4}bP1zItqZU`(qf`2X08AQeDoIm+i=y_XI?XG8vs;F(`d`H*|0>d3O+hsQY-ZsnC{ImOnO=j<oeRm4Zhs&Vh2}__7'
    '6`50K&M8uCIB};L_C^W~^^Lo$HB}qQ`)<we&6e-1=DWW<mq-&ij=3=cs{<wDw&7xqI6thFtAQ&$FN*tLu%1<x9)}NL;h#$}!3$D?v^_4Drhx^!x(5nJ(XKGd'
    '(!CVMY4rs~cf9+kZQL-6)hzEI_t9yOuV+9qvl3olR%~6he*2|9LNUmiCGd0JSxjJF<?dQ0*W_Xu$UB|nEY+j5UYy_P;Z-kE_&|pAWKJzqZUZOss{M~cfxvcD'
    'No!5zlOi&pROH)(7aXb>6v+fXf4Ra^^5<;~B76%4S=2{!MLMXOrpAwo%yh_H-(W(h5j#H%@{#f*CNs@e_Hl9=%U*9w&)Hf?>lz<G%%VHi?tq47vYd)p%DlmL'
    'c0Q{khKdRc5V97b$B;PbQuwf_9m9g!ihg`KYrC0}xqY_Uwf2d)>iUrwzJ*J6GzEt_?c*br);~womT*5Q>C;Szah^^`*fHX@8E{_)h3p}|uUXV%4GZW$!&DJ1'
    '+|W6Y0@+(c4hzj8(s(*@?cY=%)=vdXW-EuCxy~rJ+=qtyb{RA-3|5CPBL1<_b+RD};&b(^SxWu4xLNi9aT~13Y!8Uof)4n?1B6m35#RfGtU_J7P906CZwS<*'
    'JzcAkx;UjEA>y8V!|l0<;XC^PJdex!TNJEv&&173pN`-TKA3c-zfb27XW9KuXY+@VCZ(s#@m?70!zwjnHGT3Wcg0W{bq<-qM2bt}xQ+<<hrQ0Z{q>BvBh5!)'
    'c0662XElW4uWMD!$R;bIgJC)#XF^8p-oWQNREn4wzZGITb*Nl>TCESGyYU#^jC`1Rlm=js(Vw*$efPqIMg3e=s(&}eO$?w^5Niltg(XqrdXB>4GiR@dE=>*('
    'rm#4Y;%eF(F+^F2N)w4n&)dS2kZlT?a69@^@h=N{3o<QKZ7HniR())CZlbhQ3(4_fcGwRRb;+bZJW>Rl&vXO>uPA7W*mAJbt%<=mA2gtX^FNlb_Yabocs9n<'
    'EpZFJ9yOvoLN(|Z*6TE5OwOS})V_TwPE_<^S(_j;LzT*!v}abmW*&c5RD@JwQkC}hD%Ion87vxoRSe(bQ@A$OW2c55v>SPJZpeO{KxN*1bhZg}?IGiF0qwb^'
    ')*3f3;mpOcn4MU_U})Q*%|dm{&h~2xM;B*Rx3yW#&NE2eyD#Id_$kukU+Gn-Gy$3L2l?sU4a~gBK(9L6dGKhY>Zww4wdO?GX4PNA?a9>N0&$d$OyDOXvSBVh'
    'gS<XB5eN0@JvXj|`QjL_^PeZX$P{((_b72=S5S>m27OZJ(oqxbgu^7FXLXiy)Y%bLkOT6ZCB;&L4kxU3zTtOrdh|;02876rYVfve*%f2*fJdQrs9R-)wpB!8'
    '@wfzkT~+aUn0cT1lW+4q0<;7)-Op^0K&oBQG&l+Ib`YYs$?7{@aV7l>Vy7a{mEL}czh-}fx~Nb-60!Aaf|w4!10_>T+2o-(HTl!YR!KX}h_+W$h*5Wg#iK9s'
    '>`%4QY6mQAd0)niP=xb*rlM({T9GwqEJVXFtF0RQ^OX%2r5p6U&mP!~HyY2=5r0Fke5BU+u^|fOC<cGy>F_+c8qI8|rY&UJff(vXd~D?B@%5!_uo0Kw?W{)g'
    '<><f5$7(LWueZ<&Szf{f(pUd%G=h<=x;-xKo0BVf&9T6a(~HpaA7h;|nprO(B6gV%dI4hEe|bd)0}`~#{#QMlHc3>H@P3L|*Cb{9(P{jfdnaD6hA!|n!GpdB'
    'm4tXZ=FyTZ4>Fl<JJM%8W8@#|pF_`rYIcHi<zeR?&d=x1bjQ==?JiNtSHOX*^U-~d+UdfVrr5hcFV04PSsFMSe<*c`NBbNrA;9u9-HL9*eG=?#<enr^hm4^k'
    'nb2*^?R{Txr04nQ_3o(&d(~)Xh_uv*It0rinRs51X)_z8r$Tr}RNui}1o@d8bam#x<OKV`qLlyA+Ir})KdRwiSnNXxr>GfZ-kQVo#1Ws)DR=yQ&x-!_KUqg6'
    'gHN^MNyKdGnsy;mwGUD&89t#6;G?;~chg8sRO#$OsDJsy9(tN)upH(HlP6BI2zY)*<Jg3}F>4QqTnLe8^rpsSKiJbp5Y+Y4Gr*p=BnAzFY&llRbZd%Q4NcMX'
    'J(yP|{YM9*GI&wei*)RD$q3;HplhDCKfr$>ak9@stZE%~jB36<AkT0Vz9O-17`?wfQAn!57uXJF=LqzrFk!m=8sF~QMo*-I`l5Fn$l}R|@6=qc<@fEBn{wxW'
    'WBRT1{!hfZnCwc4Aa8sSWiMZlz;<g#&96;p+ELj<UEcbo$Z(U%c4y=`%<yv56*cj|@JSS}4`L@(Fb{@jtgOnLYoQs8kNU>dO18GzWLnq+-xK+zy|$Og=#L7n'
    'XBia9ysi02R18nijyttt;M1#ezv$d|PbE#0<wa166WD~i8xV(AnPc-p`Hsl=6j?z9v7qA5I1p`6AVJiuVcwA=4nUIDoAyY-%-Rw{>H3?l1}E>n`RE+&5ZbCh'
    'OvoN!&)OW5gB5i`nw7z-4<5&?GM%uK3kvnV#|PLY2${iY6lw!(w`vJ}3$3B?_9v6Us|T6#8?`e&?0bSk_gi_rKGn~j^o_4(6h7Wju9Ob;Hp^hp=$RM$8LH!4'
    '@=^U{6LRvu3qWK;r7YpG+(}39bQo-Od9@bGYFD=*2EB(qAaNOf;l5c`LjNyL9fE~SsOF^l`10xQxeE{2j8d}5TuC`SvKY#og}+jMGrQ(2suA?C*;$Ci@6|D;'
    'n8MD_<n~e)oZI@C4`UxB(CEdn5OO+>P=0mXgsjB&qN*K%-G~@EbMFX~1L75lrWWoSW;Gv0J?b5}c%(~&*{rwIR*K7-PK9i+KeKGBPd!i+QFbZ1$Upi)|2ERh'
    '0NWDt@$C)_=ewpof(vO1u6(Yez<kbI?|SwH;K3W|AicS=0JU`>!KFAqmYy1rgqc<Gif4qKtg`5=Y<nJ+VIET?nL^ITa#z2uVB3=#)Idn2HTzf%Dc1K|rS;e~'
    ')4My6akdq)3j0$zj(>#O#eW<>jqIYbNst-PQhB2=wGa#2`k$yNUny3BQfLgO(zExZQn27dtY%HgKl)fKI>d=%)uRaX2^KucF=!Np>NKSdh{tD^nSGI6LFVO='
    '>Hiu#iw{oz0gFU!$L6Pb5RQyk<n;q_ph?d0>{hTNK;F?Vw9@(7i!}zsKL;(SC-6pO{`Ca(NerJx2A}sKV};p>4`s2&Dx)*~9x@+Ujp}(y&jXC__&lHH)VXX-'
    'OVTx)MfGh*uh3+&S)P0+asCv0M$~B$`2x3`!8f@j(qM6BvpsFMGv`T5-+Q#B8vIS0RdRs3849=mjNcXYb$`<<q7TuNN_9OUai?l8`p*3xk4mE~9{qEI@5c?c'
    'TLDq=jKzRLA@0?9B_KSr)cz5pLP)W!xs=*9%|SSI0?UKD?LdZaTT}-@#SJ6CET{~sUVB7C1iUgocF%6^>pULS#{dcw$oqO!)blmn^U*qnydLP~HnXeE!*2^2'
    'jz;zie?Qm(&c%?9iy2JY-Dn7J@uOB*W>ukAwpgxRa6m3*b-Cm8VI0wesZd)ji_*ytC5-{!=qi0@j#rfDhA0s~tOEZQ#mBs!abwKtdJ5nAG{<XGIh;1rftX6}'
    'z2W&jcb#|Ap&}-aJ<yp4<1io13x@5py6xwBOa;Ct#w9_d5cl@co;wEDMZo_gP6N4!13E+!KdvoAz%$lK|88#+Dnqy#4nTj0p(pY8nJ``T%%zUnbdNv&Dym~V'
    'Eb_<<i2AASp&geIMC!uXjBRNYJl6r_j`@UMb9@-?&67=5_SaG#6Mo+F#)1gw!O0FtJhy0zS5lMiEY@DUJxtkme^{(OPg7kzSxlU%R>3oZ_JL(m^Es+d&~D<7'
    '6&dGOTcvA2H`--9OYteJyR;@+XKjnt#;^^jPlI;+xh?1u%glUSd83O~MS=f&95U|N@EZUNaGOxUh)R=Api=PzI824MEvndnJad_}`EWMcJ&UKw<+yLTClKaA'
    'f;!amy#;xJDH+Sd3~RxE9QM%e*)d{(RK5FeibZjhl0TnIK(?g$B-s-e;e@x0cRiAoD;Zn~pFxAI&Gt|@k0<82uGJHmMhNoPBoi|J^Jy~qL7t+yod0cL#~L5y'
    'CCUiYs`|of`7gazn!vjkxzgs=vu@1;3r_ZMZPay*lf3PpebFu*X#_K5y-qdC$JNfp6E=woV*|5<-T9b33eWOMo?l%M-yV=z`od4aJhxl%NW2WSR|4sTyp|F_'
    'A_Cb$Of!8b3WJ3w1u{SS;X(Kz+4t0hWBG_wd>vw$`_rpP7iS?P+C`j4DTQBW&eT}$!w%G3+55Ydo(5y!B*lC=Lat#3vJI|fsG7O(HXn4@e!W6Z)oYyz)U8G2'
    'd3|$|pRR}x#Fs(D#rLH78#+i}kA-(R%(@2WZ|uV&mX@8?(lncF@U)DQc458~e|5ZG8uodMR*w75<qcM8bgrQA7@ofqyIsh54X5^V>KGG)AJF#wr;&F_=^kZ0'
    'jz<%0IM?YsoDhZbD0^dMJY-&XLzR<m&@fBLTAyiv{QXtt032K1fD;cYt1@(eNpt=20B(cZ;lZPC^!_yZVp)7!EuEi@vNZx)$ZJZeqXLrG{I1lmgNUL}!ael%'
    'Xm;eCsChlFGf!(pR4chpHW4IMIJakZ`6C32_T+p6ud{Y~o|=k5M*kbLGd%(kcD~oZ5L5>J0D(6J2DI5^RfMYIcK8=^p|au1AX09Zv6X$37aGFaBlz4Dlb^n<'
    'tlCV}H~{s!lUQvsx-TX`-CxA=8(P}JvVSC|h429+Gz6BjF0v@LdN8|cwz_k7<CuNSfU}^7%7G2QMakMM3<62`*G{$jNxYqc-o~b~5^ApZ>pooUfth~*_L2WA'
    'E@oTkRs_z1a-3qQGO7`i#&vNHDV2%c^AF%;+f$NeE+F)2Zaz^}-SrY2^ikE_8KR0^iTF5A)eBa;tz8geuY?Wp9(ovmMPSZilSgykEb~=>FYrg?`k;ziJv?$H'
    'oWX0_<x)!{B*#=Z0(M0v|6O)qeG1&ip21*ufYA2#8IYe2CpMl4dpRv&AJifghZKV+t2cJF{4#j1Seqi=*5NFgSE6|F{-hUNPVMtJo(a@714$bkpg4u}K~e%D'
    '`zA}+5b|*uVKss3>q5?@Sj%i_;Bj^{wQq)3qKye(+Wq-B)-u1O{;^@9o+ur`&YI!D`7>ySJnd1(%u1UnpLh`U(4j67<loi_A9be6)!8Vh?4O)7VCL~9(ziI@'
    'DjsZU;`BR+|713{ng+`Y*R&kyGY^dc&*gKeMBlnCGGbs&*i;7la5=YgA`aw^Hx0-ZVG`K>+rSN$Xx<7*tSVoBq|O;6!RjVdt#d0jtmU+JXpDW$&UOCX`V}!d'
    'd$e=!p3UT-fqtvD$*R&ryn18u_x-ppQAy9Pe%tvLH^fDy^&!(5uZ-Yf6Y7|7n;yiR2be@##5zOh##gt5H3I5Jurp>}qTVCO3}2?K^eE1uZ(vbtA3i7WemyS2'
    'VlbNBfGVl#$P%672D7W|(mzOg%&4i{`;D&PWP3px#F9cb=mN=a`cXYhrz;4RIjX=l{2+ojp|cKPg*Zn9VuU;B4RS!HTsrbv&{lFOdadC`o*s?zp?pf_)iW1V'
    '1!47RJ4;^Ng6|v_iG3stSba-#vplw1EATMXAaLFmRKfimLM#`kdE_+=@j$bE8snI_IJriXV&*%tD#onQ71%w+iDh?!zq+frJplWoo{VVerClx<-4dKSo*0wY'
    '6vEw=6`pykr1>%(=X0p0w#iY?(}5bZO;J5v@D8ZI{=SC}G)1#0QnL(Gz_J-=iA3|O(mMD>1R_@7=X>QF$ql;8m1#>bHiyHc4~RqQD*HKMc71@Y<$MXx3EByH'
    '|81`?QgSKA|3$nWtTmI-o?v^^5H-dpNKa00yD~1Dz~Tqte5yxr(a7^ru{N!&oH>F2?sLNW+uAH#7hT}~Zh?x2rHl;K;h+N32J}YJ9C(2O+c{{LB787?NW|_I'
    ')mtE8mt<K+!xFnlTqqu;!)w~a4A+*)bc&@I>atzX1fSh1X=YWUb%@1_9H+YJ(~^T!=P>=AYal1-0H2q=<iIl%na!nH6lMwS6)FdTe;&LvP-`V8{Vg&|_B$)|'
    '^Uj9Ia@||aVL$pIs>L%7%W3__l_5RvwBa1+;eYd^$DJn`d8KRlr^mm3JRa(7GXC2fWuf&^Ib)x&RYSm?9#*KVni26RZMisIjdQ3GUhmQR;Zr*Rb?Zvvza?*g'
    '*nc+<4o<6psKj&hO%-e1(}Z{8w{dA|fox)LlOuWDxsAY+TU;NO^=ec$#xr3NVbJ!z9&0!1pVjn*(_}AdC8Yl^BwKcA>H`X=9TBxc3p7?a5$H6F)=t(Y@loH2'
    '1Ou?kL>@~iA@4x-nt(W$&?^nQQLj)XdYGN-)}f>yxh*e~x7*(tNNF`hI9_KF0?u>Tdy;pS)|)<EM8Ow`Tn;$9`EG83!B*B5yJsa7(&uNv32~177#8-CVur{e'
    'Z)%L8Gy$R)7h9Q#*)(6%f1<mxDDv9RaD@4|Rj-CPdybuP0J((hoXOTGfAAW;H#oBmhLgnDxq26HjzrbV#A2biJx<|gUCpK18hn;|7sY28|6W5%!r=XBgJDlX'
    'ji8m}dd@oE5DD_U&8k54(_HJ)Hc4q3=$X#DMyYHu>N^^F+9e+HjXve0gX{?w12a>$Q&x>9W}29>6n%sj2i`RMNUQ@4?}!_6jQcj?w=?`ht`tp%tTYq=4eKM%'
    '{pYkbPI1nSuia%fgqzk<w3LpERpSLMTNJu*B5p2C`>2|B>aU+2h>Kl~+ROQv4setH=4ZaM>n^2{(Xrb6QI%9cMsA79DcoeN#&RKkb@D3x1>)+WEod(;<A~bk'
    'ZU(?G^OIsj^-7A?mp}bC;|mJ0=dAiUPoxXh`yD!rPtjo4dbm#BQkt%-8U**NT7S~V``J%mp!A~BcMaRM?lTRG=_f^4CL7*^miTz$Wdylq*e-+zWs01=b$m{p'
    '>~+DDDVxl*Xb+G5IA}LzdKE-8i&Ht1{P1GApKnnt$b7J*kvDKEs<u&cr!*Ps`_5{Q#y2+Mjt-}P+{tj`Y1d{G)ANcB@uxfK{NN;=nnW9^fg9cy_aS$5xXC=N'
    'GptWM)T*+vUs<=eqS}7eId7E6cmSQ3cq5{fL96JDSYG9M3>GetjSKoPrRmJiZ#T?jzACQs$3f;vfAf``Zz&d=njX8yb~FIDM?za;6>!r%<G$x?BszmQe>3EW'
    '$Q9W8rIko`ZZ$)LG0Ws%<KcMCvRsaRC@A7mmh&0r3%(*@v(;|kiK?!R*t7pQa0<bXzO><cvWJifQN~Oj9T0-7xde1m8QnyCy<FAh`kUw3H>d+XIn9k^gb1Gp'
    'WnD8OE!y5a33H}8n5{+_<it=>qz~$0dGi}wD|@RDlY(|x$EC!19k)P`ZBs~j<FZ!SY(Urad!H`)eIP!HqyFyk0kF6ysP)@`Qns(ih`hoJ<O`O&Pvw-}9$Vc3'
    '-g<chFf6}zUA}2&-BVgwXfkVVufQToN#6?>Gd3$&Hi3>i=y>hF5UKZ~@J3*@dLsLDLn2E5apyG&A;{|Zf#QSXp2Ud12!nkR>TK+O)NSE55*B>*yqd9cj!)35'
    'v&fix+QL^o8teIcNsZ)T`7P6Dr(`uhhX)SmEL-b-^=Rh$?mZl+ubm5KCBG5pMqnIqo(jXt!Ks1ZeS`F;HQ8p@owS)exEM3r^m+vk3`Kepw85=(vC9~rwbOsZ'
    '8kOcphhz6u8?(B!6QW`&Pn#jB%MayeBYuS7L>8nAyZI?NK@k_tdYZPOTdCQ2L{xvwJpzwD6!LWy2qY&Iaa7B1ErB~8TKx~M?}6GHCDX_6(TD%vq_Te-OXTWb'
    'h#KD{rG4R3goq8O#0}KPl?j)4-n|@yhZH_5C1uW?#3^ZuvFr2l`>k#}w`^vQ154Z4$M!@ZCglUJwZINPF3(eU^@RM+O;nz@<emd_A%+)^)pCW(`C#Wu_l;Ye'
    '0W0Fu2XGib#iw*@KRs7vmMxxws^b6JKZVOUaIVc}hecj=qWovKujf;@yuYhzZcWDT*x6yhyA&^e;@8<(BL=#Rn1o&if6Vdb9lVgAHXyW-{oMA{E&w%eqy>S}'
    ')*<3F9()jwkdk9j1;0SU-s_0y0X-XeU<Gfd>}?^(j6@aVHfp```?QW(e)-<-+1l|BLVagAAKgr#y9DyQn%JEaT$n$FiwXR(SiGE&g9acsgITTFw_EYUyh){<'
    '+9s&K8*v(+Z9O`(PL4SH@`6<;M%_3;)mXIT0p3G^;#ylO%{KDH#B2$@X_mt$w9}N9ynuH&EJk-q7OT(5;#Xa}4Er+0cfMswUXi0=9OMJUI=v>DO9<<vB-e-I'
    'UqPiU$XR?8mvh`~fn71;k@{stUrWHl=+JIj)$ll_#ge92=e4{g$Uw`liQJ$Y2xNq5WOT19xKunwj1_}KkwB*PgxA_eS8hutR9^#|om+pPJl@VDPgn(mQs(r8'
    'S54R2QUi}cKS*3I7h0sVvuak|1uw&6g_y^$l`@;ZNiPSCFVHehMc@?kw~>3Q9jldhD&r?+TUYi#C(WCsQAQgdhRCWJ*<=nL<<}<xKeCUZ+O#&f$Z@Ugi0FjV'
    'vX5mqzKrzp@Xaz2CToev#~1Bhh@FN2YoEZ^<u5b^Rg_RTZFJz-wkv%5uQ#>Lg8ch)RyW?_ATpi==6NRcY6E%Wmh#pQ7DT*>O1>bC&orJ^aOc?=tIX(c1%<Oh'
    'bo5R%3bl7~+kL^xj+exwE$cZw?-kgi>}&8%FF>;~M4ncl{5S!rxs30@=+J_gYcMeRBV{)8e0N2agS>QI)eKNKS7;LMuYcv^O~+mP8ok5LuYNUh+EleVzFRTy'
    'EznBh0{P-fdsgIC6sC#b(_+d|;FV)F4Om^VcqC#H7!E-mS5i*K>p>EXLPL%bd$U|iHM2*prV{J1%u`f0r*bJDms<~IS7cgfZc-f^B2W6|XPHVZ3^l@Jr1h!p'
    '+P&t*n8AB;wpVhUrq#iCFHUz|`_IpnJd7ia(Nis<9Jv*HlJ!<(<ZhjY5r!MzeS&{GfnHbYU$XN+!QL-?9>UTfxJV+NX2hG<kf@m35xY?lZWcr@it|u2?bkF>'
    'rFb?w4Kg00R0d+{_EV^S58aE0WqmuKt%s+S$q-RDP*021B)e&<daloVt(T+MhbDm(4AridM&VQ$Wk)U&H4Z#a4TyJb=cUapR#Cl!U5bozCC8u#G`7orBXjAS'
    'ySd!^qj+o6QAb`q_D=~dpuN92s*QYJK*(SO3UN?vq&MmJ12V_W1#^;XgEHaN%>^Ebc83D3MmCEUT#u_O)<3ll643M+!LwOzPN$~jN@KokMBd($!OpG`-oUwL'
    'Pvb6TSw8a}h%tT{Z8G1)koU>rGR67Q!Uz5mi@8wN!u5i_6E2Nk4!p?kv8W}cIW6P-1MC=X^}JkMH%pSf6Y$1?*4j*mIChHN>0%$Th~ypAgB-7kdhraqa>Z4^'
    '6*FF;br>0iWR-$PJB5`Kjsy*Aoyp{ew+ZyCo5Bv;(t}@celmCk#93Yk^kwKVeVtql$YWWLA@*A2v23T)Sf#Y$&0D;bNv(qXeiE{siXI%C9+#|*3V<i=0A`sT'
    '8OAF6VNTpw?rIT;Xh-imE*1YsjwnkntwfWIF##XpH2LrDlaImj7mH|1Z0NTTzv@OSoytbfJ#n8}DZ>-uwM0tsQmto=aUPk-wdk{RmREYl)=)j6#979FW!Uqr'
    'A5{G)pjK(<<kR<sjYiYDWxSI$7ejsNb7&%+Q6GM0t@>GsgIJtq{*B%lPnPkrQVNvNcnY(#;AipKK;FtW;RCQnaaz%dKfeuKQ^v(=?~Tgz>%YZA@A4K}k(K;Q'
    'Qq5)b+@w*)Yy6Fl_%Y9@_E8<{D0#jX<)j0h^{5Rlnjk#%Ip`=prF7yNtMiz_PQ@<Z2rmajmBm^?kiGINEC0Tn2Slm%;U_w+hPC14T*}e?4bejHV9@!KFmR1w'
    'be0XXv1?4Z3BDdtdsc}8NEem(?xCO@pPJ7#I8nqnmg5uz{4qi|g6M{N1x579N02*BX~;_S25prQlo#x;k5O5}QT6h=apx6Y(FV_uys1X0j%P2F^LZdxd|3mH'
    'MbtlH0(DPQ<Q?}(kyBHT#_E0<D~sG}$8l*(Ud(N|`6L|rD&v3?4nQ{YdR*BVzP&wgoouq2Yr-zL#sRO<_y@szte&0awTN_gN@>dwMC-F`_%3uk!hH9OI!8dG'
    '_z9AZTT$r|1L~%I?>v-wmtx7qyO3XXC#i?iC8q6Zl@1;S5%*j-+p}7a5as1rgTWh4uE^_*kue@^6kGE6a8qNAZiKhRb(Ow>@`;KBd)t-d!R8EJE|C|#4uh4p'
    'oy0z<%w5ST&EeNkFBL`q@}nlEiV0B1DN(`vB`8t*Dlkd@ZjD~1&xsR-YbmRGkpKPD`8>?3!n4SbZXBy2ZwdVOP;2~p#><%P&)4IaUbj3RB5y=>io59Ja1(VL'
    'P$Sv`{rmvb(g^HvK(gtS(C4m6Bp#qkbMtuY6`0jATW+*RPjGnrDk<VH#%ny7_PJXbiJj$6p0=Ey&{XA_Cp=gNROl>bocv>X2c&oJx!r@znLb*Q5;;Wa<K0Mg'
    'T!2DymR%RQyW?Y{3189c53*B{Y=V1w<R?{Ga9j?`R~zV<{sMMm0VZLn>)KMTy2uiM+=o0!Xo;O4+!J8ZAk@*UVN47yP^ylHJV%Bu^zp1l9_murqg_r6oT5>5'
    '`?#RA%Nk5)ofx`-fWIYk9NLu(oV%TDc_5xkzb{J4ZZ8>HPfo{%%01aD%>1KVzKV<XzOahFA8GzfiVYa*rUodMh-yD(5YDIj+Hs>*`YSE=O$HfSP~SnexJL9c'
    '4^D}y{hwXe{-@6t9%^~UcC`sYEzB|6$;iC)YB8+R?L`Jfl1*uEJyC_%M~4=ouAY?w$zd1w3Ak1guv6AXtcrn%G@cuA?bkCRE?#hdE4|)AWQWD)(1naJ7O%&t'
    'cGVO(0T|8_Ne}<m>?e?MTup#+*23ZxE@o4#7OE|u`kJ28zK2zQ_r;B*XSsgMcRlwe=qy%&Ma@+Si<poe$gRyMwA0?H`Q%#HMPQW&`Pq(Pc^sAr_TAHndE%=l'
    'i4zCe>5FeUzv)%=N%sBy2ynVqb38tO0cG!em;w<C6}VK^oN{xPwboJ4M;mH2l;Uf-jPLlm_zz29C0pI;a&Bp!*u4SK$IoePZZYcnyip)&6z&j%la+Legez%}'
    '-16Gmw;59+oq0bmIp;atH;}gAG>sZ5kU!ZHd;Jd66geajDrZs5BQhJu#m7Rz-rAc`*i{zT(|(Rw7rO*$X$+<PqSmBZ)yU2EZS9kMy7D_88iP%7(y#b@6~j{^'
    'C0OkG=sH>qi{fI`v)C*46rp1Cs7Q4Lv#iUom2N+({j5LjJj&P7wKRVrV=TafD_EM)^<JY8D51q=iFnGKfyQ!8$Ix~T+jAwinMnWtlzEfM-Onx9_utxO@T9DN'
    '<?NauQQt*WrX7fc9#~QLd#~Oi`(bGwmXTV;In8b7)$m|05uQXjDOFjE;kcqsau=e&;`o_`S)J<aKIv#g)NXm4wov&mZ&iz@`L7Iq_6?jlMC*hxD-L=er8}Y~'
    ')ota?j*hpwMR5eDmouy2Rp$qJ@>?I@IL;%rM(9rPW-9ccCynq)lkW(7)d%>k%;;I>lIz2`O|d9VL%?V&y$`x_GV1KOxrARhIqyqJ9cqoT>_Y6sdLp-cCpfxG'
    'M>Ua4Rxj%P@t)ZiHJ;_ap*lIRvhTIx9($lT&+!a`+HYTxUzgBg)0Oqp_|9eVk%t}K+N(3~-z=GnR9{pM%xZ%|+Em{DCbNh_#|L<5`kI(^r4A;)sEg?AzPhNa'
    'KrzsP(?f1}G{fvZkl&t#79-UI3DsZw<LS5zpAFOw&8NFLSf{9l`I9exYBG8$?njMfNJ70LAO#SWV+O{fA@s~ZmQw+h>AxY@8|u}3w$|M_*h;PUZJmwyd0p6N'
    'y;32w2sXejJ}ypkCF8~N>DA6$Tq6alXf?Z!wFPSHf2~Llr?g!0l}u6p1|lZ5p{0S3J^bQB(&w}Kww$gWLTNC^qvnpNr|}np%wAVVZHl7vc8j|3phWLHZ{>X2'
    'Nv)K8^JNn(dMx7Ob*cY$K?%Gk=D~OpAIWBxP3}s0khHNS%{_%J_6MRdAP+`8Gj|513G-}qHAX0__D$SyqP-ngD8~bYJ~Yahac`LxZFjDUlOkX6)ntXe+;d=e'
    '5Z&-Vt|RF%R;E2BWVw8UawpnvH|rf1Wlvk(&*M&q(Gj{)yqhxxHvk_#(DR2Z;j3bv>M7KZvxoN&w(4o2wLXZvlO-fcCciT&=cvT2w{j5-pnK;pq1V!J%rpDa'
    'XW(3d<;LDC1Pl18miy0r3ce>1N0LP6cr^}e%|B>W!{QwB8XnAKx@;gR0WS?f1&E(;FIt_wu!ou)vRRF)7x-E&PGFYI&dP|2D{qXuRwag<cO}v}@I0N%LeKtM'
    '<&gmA%QwHF8G@AVISdoQgSP{1)7hS=sF!kB41^0;sM;4GSTxhA;xHOK1og=jn3QQwiYb*aSwDuK*)z^*7CWD1qB6G^5a^CYxjhEX4|Jo7`rwm%wk;9~ZWr9f'
    '>+X*At>eIuiJ5hOS!5>V5f}BcbgkCnr|?bdYs+gJy+B7LBG(t-MgK?IcR)!|bZvL{q)p_UlYk@<P*4#OM3Ibu8IYtXND>7k2nLiONkCD8SrHWk1O){YP)Q1?'
    'D3T@TwCwK8ba&O?w{E4Lnf3k7`R5#EXQrpS;;kE=`&>TqwM}Fhy^)RD=_^>*)$m#DI!78*eSbKXk*7zu0kc`fMr|<7_}K*?`%4nPhhx1aVB!jmfE985IrQ9o'
    '<2~;+!A_fn9*-j_{9=gPM!g)g$C~V(b(pSX8TXm~`tB<eeAlbZ2c%@W*PF8u?jQ1s?}(}#@VGO}9T^mnPe42fD^1ULMlT%B(j@x2mI>UWAR-4H7j`_XrH0z9'
    'N45C?y{ct+ESm#FGGgA&hxF5gQ)CrIuX3e?5$S3avaeWiIyvEb$Pj*+wXGYw``$QUHNCM*7*+63U>?y}6Y{7u4S~0FRAzftZ+p_!n>~F4*5ONRjU3AS!qKBo'
    '-P|4NzmSKxuJXfitctaQKm_u3B4X-Vv_tunQ$|E#eCxPpiDGmc6xz;udAHAg98Cp_nTY$HC!aZ$Q_8y{-m3lEgo;#x@8wRioJsfc6j88<Wd?6sAJ1g4*h$d)'
    '+C#)jI~0P<^1lpKd2Br&OA*6f9u{*oOv6qJPck@v4rcppe#|3$R=&@QiI{z5j@quwznf{zV53yQEeExxBSYMk2^RY+##YkCMS1i+v${nk%<4AOdVipdZc(e('
    ')F9^43-tF=iZP9Q7~%@<xPTr7ZOT0mhFzzSkqrwf4|nODvBs0>12drNkN6%CpZ$DKdr9el+Ip=`E60JQ)4NMJMD@C0ujRlhT+Dmg<DwDxjtKv)iq}Itu|@z^'
    '9{6mJ+1YHAbNK8CHVl`^|1sRYJm{0zD|kXR)(jGS%bk3C3YG#^DBbHIj<vX)<L_Dhm2DRkws*QOrrq3o_frhH@P0Fq2eRWy?$4L?+I!e2O~z;=fc#x2%;Kb;'
    'Z`OYHt?$<|(N0p9RTEoSy6cHvE8(0`(4Lkxk?)}5&PzFoIj~>Gj~chrk?e};0p&Xb6!4Q88XJ6d*HK6!Xp}-y|4W7@+*h$AeZt4>CKEjbZ`**Q?&`Z5fRn)0'
    '77FS$Cjgbu%x%Q=vqf?AI1S>`uX<d>69Gr6V`5Jx*o8mEF;;GIM8uEu8{=~_*63nS20c6=5G5N3Xf&HZi*+6E|1s`I-I|A3guy1n10h2E1)I%sg{B+22Loi|'
    'HhWu=MQ|}*n19xsjq`KtaaWR%X*%k9b{yJS*+pgxKR7o}URO6EE>X`L!}r*Iv(I=v3nIq&?eI-5=bxg=6D)0MIHxnA*7h~`JlV(fpH7~>SuMDhV_v}W`^)#F'
    'L#!vW0w`JYoDfwAMaVB{9z<pm5y#S5(LVBNeD}+DzXXu=)N7qvGn~eo_!0XgY;<LN%=ON6Kppqwx(MVFLT1xF*>Bhnr|=nUqh;8qO=+oo@zzCy^DM>6=6{W{'
    '0hSle0Ig?u+EUs&r5on86z9)gS<4Bn=6SSYaEujB(013mfC?RO8STMe&=R?(<P5XGyzvZrcFWMD=sao{{m9}JRmVb-Lkc4#MQ9~@%tj=P<E}8#SC!1(Ser-B'
    'AS3M%X+xLzp4#U>*&bH}A?|up(lzr1f0}kafaP2*@=O@4>MNw53DvQ&`Ytf`mE;!iS@L5J#-@K}G6{9i?L^gxub^?NRW+8du|rF}h_4;J7+C4!9MnW2Y-I2*'
    'n8y+#zXkl`Q9O(s4o|aZQmA)M=H=7>SG{lZjD1BBrS>|X<#Eo?z>OMH#t%W^Tj*vh9d44fm6mk?GqJ_FzKrzgxnDvCHT}dc&ap;-4SLA8(w?Q+d5}lcS$<k2'
    't45$Zh5NUNy}+OF4y~5fhR>pyfcwZh1UQ@S5m5*44)6K)kB$ZGN)$88l9c+}>U33?<hiJbWC%X{BMxHpKX<_Y^&?eij`sXC5f$9K8voL-o!f(-)63qKqAu9T'
    'z>U1zK*YJ%7121T7k8Vh&@07dYwkJ-Rq1`Z(bwugT<_&!Yl*;@N*~m4erD=bFdvqhDA<k5tuiS_Vx6;(wRuzuX>*+%(V<L=ETUU|Y-*ZBG6nwxaKkURH!=3R'
    '^?YYm4<Kq2)@^@+k-MK{Z)@^a-e4<+KW~Rgf&Z_l1Vy(|w0wb~@iC*4H)|DHkIJy;)M6EA=CC~Ldd6DT;vUA2p|`x}rSqO&&*aXFR76OHA4AWV$z|=SZNaJ1'
    'oqb-GdlCyJ?4@hkPR1As+S)?8b&2~KC(rR?5vwXjEb!?pN<)3<AFsW8v}@7cn&b8Ko3vSl)hH`Jzo!$k`-tjV$t2_7P{`kb#D4VR{^Go1y`3ZvPPj#_(`?Tl'
    ';`bLhE8zF(AAQccH$jez{Dp-Mtohk|{-|6ns}qi<a^6h!w^h|%IGHQDI+CNOx4vnXuy4huXX$xTC{UG;;p35pEOG|;YRvkG7Ki*@5nIN%64NEXY6&zC2t2`X'
    'cE_%~)sTf%CpIbgYzoP^*!!%l_ms+>zJ!u_s(1CVFzUpx_7}Pz^81wM|7M4e$=ZgZf>Nzaw6wU7Ii@OZeMfONLeZi|RjUU(HL6-lidK<r=}kMZo=>Fy>J`9#'
    'E*Jq3gNQXz5pvl{_v(anX%G0d4_KS8fj86p<TaLwQ^{FF^}3Z{Zwzs&vL^s)W?G<EWE2G}`&%Z3fCV2cvYBLUl4og1NT6>H*^@|p_bU2&lC%v`i4G$5v*=5~'
    '-U(N<AV<BGKRAW%(uj@l^EB%UWTAr{U7{FNZ95)-9D9sn74hERqxtMcx@we|jAZwHh|iy>0b7VdM%QTlJVkwoT`kJ!l#$lN<xCZ=J%;<O;)>`S@o2(s+2%lw'
    'aT(|9q~7TGOUTt7NM6*mbL(GEex>l;^>m(~wNl97h;I!2+0r^g&wi_+*ODntz&haWi+vKT797dtl|Lr;bHZtno{82-n_$d*)HuZ|5|{8KYym1z+;~pb=JtM4'
    'd{5f%%8ST!f`W+t;#Rx-9(ep$P~jcI*Mt1T@9r$}?cNh{Q9DKW*8xG(g^l=Ha@k!$N70Tc_IoQ@lec{(R$figSV5MIWxg=v@A)PdF|5NVuohM#9n!G6j~pdO'
    '`EtsrJg>N5O`Ixw+Q)jG{X2`dt8Id9y(5L68SV&Y)jXb0)`72&->FIObT6g1;df8;xAi2z5`Uj@jm>FaOXb~lFz2#<ZOA+Bp5pz*SE-=N>*gK~vO@N#NOAbK'
    'Gbx@A0(ZCITz1hL{S;a2X>eE}2IUz<uXhTRG(E`wYD&>U>p?+tUmSdbf8JNtsqX6h5moXISVve4Otu4&)yv(Zu_wb=SrG7pfQ`$#gjmkII0I`xq9h8pRQdS5'
    'kqz~zjylU6l`{hTG+@(T_8$DVi@Vo$|01FS?N>f*K(_k`N*#Ab5O`OamQVHESB%>KXg<h$_*B9O>T&R2bDj#$l<(HkfcXL05%KE^%!?5_PF3vscNcWrcf9An'
    'SV2is$PU;aSjzf^SSVnm7>A7Sel9GrH`qOCNJZFD>R~<+Ai+OS%usMna9$<0V>zm99l!JZ+{e=W+#*$cz20t}N;)mtvDoFq4p<F0nJ3)uL`A$@5g8E(vs!c*'
    'L4E(|wWX1v!JEm(zzN>(8dhRW=ECMeiTvJ`x5!5J<Q-HYM+Kk23+(KJij8nuEROvN_4&yC-b$F@^Y%V3D>x-!NvvDFPg-da<7b^TbFYhN(nqq3@X;y2{>6%7'
    'rFgqL*w00V7~i^6)0IyCmpR)xo<lMl)5Ppt<WIt%ZsM^Br|3Uvkb!!k1Y{%4@}6;HoM^vOe1`+Ld_C@zh&J@bCdb%riyVmnT`l|C(7GQqAmdXPvn5ayfIMW8'
    '5L5&h&*+sfJa2b`jQA|}uPfFan@4t!&15TeOL!81_q!Sy8UT(DKac;J?2s+&lH!Hddz!)$0z9TH{zu!Sr<O+F5k&CxlvXVI`tPDK**3s-^$EaSPcYllL>p}l'
    'MHJ;X(L<VMu{ZpxJC^1!MvMUI8k}l;<PHy93Ye@;R$?pC*e64!MENPD>^$ON1)E(aM6_y>K>_p{!U}xMR(g}FI+FVJR65p?6{tw?$({*;?enZTKeKE&C*kSS'
    'wf4SX)F29Fz&%%?NWr^Zu$gv4<c!WTPDD$U^wxzK^FUe*ktfGp%#;8r@g0Hl>M!(f#E?ZqSiqxWdVOW_Dw(;Pjr2wv>!iv!rY9S?hnDK6b)NTWBW49egIA(o'
    'W~xjyw1`$oy~_=Zi??F91I4LOf?W-WvRBe;hV8hB3Cz@51SsN8<~fZwG4VD0KfFwj5a8Gy&U#W$RgOt<x`XvtfdVo@Wtub%0p8aXHgLk6Z6`y{@|d`;w{m@?'
    'JU`7urMQz()LfW<ztEfjROLdJoW}y961aC(a1N<*o=pfjhJ$^Wdq9g;h;Ae5oU6?9$ns*yz5x6jceCDI?^H{IFCo(;RxPb+Jf>+*;I})bYx=yePtYFZGr4E>'
    'vq;B4ZJ%$|W@RnerJd|pkF~MU)%)yd5OjfW3J8yc_ysU9*NH<0!36WL^d}+rV2SW##_Wu`Wji7;xNo|;#{_c`*J?9UoR4=Y7h-v$i#-h|Dk^vi9M8+%mt_j+'
    'x~8Yw+0EGR@0T;0YpgD-X;v~yyo2hIP{<P4KoFr-$xxbxLjAt$TRm;#SL83FOs@DV^{!31rl0Yx+uDK?DCM;aiO6Q0N9V=_er7L;C#+(?fPKa8aBrUSBdnCI'
    'dp}Zw`v$I$?epZ>k7hDo5$KPleEahz;lm98-vD@)I|n|NPrfF76ffj~KjBHcyOcHU=|A3ekB4>7P@TdbUJ>zg!B6y|<K~=*_h1njM2o(|?g4D~pLr{)HH-ai'
    'bj5Dj?mL~RcU4Cw!He3noVrHP5|xv1RQ<e1kj1x~e&X}22;c5s6s(XmV~PoO^)pE}V*~Jbc)eL~BbMV^{+wRKKhBA-a1s68GN(|m{Mo()SPT5N6!^w=Xuepe'
    'LLlyn_Q5>kQ}fC2sz@pi{3M!)j=B9tPqwE#$y-z4U|)|MbL0hUv-_Q#wP+HL%-xPcgTM>4iMt6p?K)X~gMcmF?E=<4Tds>K+L`*gtj4E6)D6sk3*E{4K{#wT'
    'E@!19dt#c4u~8)@b7Q4>FVWKhHl$lZ@wj*PT2|V+FXE51oYX9evnjpUU_))Nly~?`9;wy52%=v}{9|D4t-UDLqCczfvbHAH<N+V~og@&r;c_JtZSjW2>foD!'
    ';fO&jw1aNrv!(L&6n{r`*}5(X@`|nf48W)0x#L~I?ua%y@JcuVtTJ|c*srI4lMR_{e_JT+{z}rLj;2+1fn%{m3jfJ8-m)r0@ML)NpMW@@m{K$A$28y=YUjo#'
    'dA2?8zN(EL)REa6z?w&V@5(jW&udT7G+0r{ZvWL@=wlQ1J^GD+{YLjERIwjSTVP~jOwdr9;vBO!>d94c3%%lv^Nj_j2W}zX^Ej~U>qU&O?8zzi`||6M&0z<v'
    '5NI2Owm)OGu$F3fsU-JB4L*MVURDgflf7$7$AE!{<0s7N<`1M}RCp((q%ZOW-!m%N2v4Eo{FEB*_HfbS9GEqRUr|uD7&x`=ND-+3)P;^D6FcB7)`HF=|H-$;'
    'JD7{vzaN|EGp*_ZcIKtCz~eHDDy+iaMj!J_wysUBZe=Q7Nn};{)WnRYWz0eG7Ax0vtI^yQbs0yb4R?pZOef%nb>4xs7R0*VqdU--p^yQN?y2U|#{rI-indsb'
    '=<UnS&}H-!k|Ms|*>|*6al7@DafR*AdIWcNBlk)%^jpBlFe$k2Zp4zsa}4C6ZSOR3|1>6Qd+Rv65*P*_c0^o#F5RZ_0qN{z-W?J&=_g2p0<XkH?R+~Oh3Y$<'
    'sj65zlHUy?Nb_P<lg7W8qwKbZn!E(Bd`;fkm)-xenKo;30FZUPNKRf){tL{6*pyk2%;fDD;K}P3EnJoLEFo*}v})K8XBuV>k!XB2PvOOxDpO3iY+%09^T1D@'
    'kuI1K%4oj?3vL;0W+2Peoi6$(z>^B7kMx+(9t%)J+rN^q!+!+665fjn<Wg=Tb`n@s5wEnT$RJvt{Z&R|a5z9#r0_<5#Xf<06R*ehm}omw^cuXkOKru8_?bI*'
    '58|CR6=w(sDrC`oDr~z-37X`iDK*Qv1ek-t|Ae;WUm+#ywz<gA-GKZ;fQi4He15S!h#$U%m}U8CW=vEtIACHmUC5xiGlafL@bqBRy+uq^{rl%|Z_*-RjHgF1'
    'MmbNmqh|O)y5Fc~ftMLHgrcOkgZx_0SYQ7K-dWX|XWn+RDGhk~6Rh?f{N8|7s_Xr?FK{k_Nlc&$xQ3qt6}By7IekA*csK;getk%J9lv0>skd_CVOwZz^a{W8'
    'kZ`g;G8FF=nidF~fd2l$nr&})!DjBo!k3fiiU4N9Vb00^*e#wG`DPIH&9=UtLWVbZd%to)zlwW*HMv@k{Ch#Mlq@9I_+MkZyKR<IV{vd$T-EB-#|zMo#f>g$'
    's&YwHR%ss2kji`w&vzliWDij`{$jDC&0#@>T4!gj1x(n$X8l$iZDduc;4XH*VL|ou*>Tvt4^Vw~BM#|!pbWh)THb&f_tT@C>RU$B1$PWo%V`b1FLQaE7J(QQ'
    '@Bl*0R#eJru1VeBQ|^rsNjnwevE6-Z?wc@FAA~Gl$g_qO-qooMXc+I;f2KXI$BXC=3cEmQh+#u8rmpe+tj_KWTwloUeb60mgT{Tx9-W}GUT_iTC@R7(u)$ji'
    'Y<iFzG6U`Lkcx#WA8a#PNZgCdnx{#NFxFvvRnvA4OV2K|7SQWveZe`Yy>r<6Yh18b<V+Z{Grs>%Y><kuZem!gsm%U^Q}qD3H92w|Ova?|p~bEtHUR7OrmC`0'
    '&;g!>?p(1O&aM+#+1~~MDdy-EtpH1EPi6Iu?{OePH<aIVgl~3N1+Tbq=U2vproT|j0>w2aD5BAxE><M}{%2`+1M1~J6F6H%oxVA4jE(;!qp0%;J2QrpTcCAr'
    '%gpDrHr-;c_15}(tS^FrXB<_YN#;dx1^a~`lg_jc3u8|s(*-u=wNp@?_Z90E){-4WAVuLs0BMNKG-)<Q74W;Awy^M_GUmStQn<E!Kf^-w0Cif2RtF!j4l>CD'
    'UTYN<-OAcCpXeUFsa#sFa8{;Ayt#Yn4EPt}1RNIXlCT@X@ip{4#KXlPf9(h3ZLZI4`)9V#TH79InquWN*IM6~W~9XBJZgbPeFw`q<5r)8)~~lu<GUzw>LTw3'
    'BKRTOxSjE49MFA76MX0iF%3E?JSF^b6vtv@9JTOye1D!vXz?~TIp&>3<{1YQu6w{-NG1mEaH0@DB^MzZI2XLDv#$9)Cw!mh9(I4^b6QE-1>J3k0SOEA4<e#u'
    'Eoe(e)m?nmy^r-6YHR>=K`gA|P13I`?}=KVsLl5Ysh@(U5v2EtXt^LTOkx$F`b6aNgKzE4fbx@x87}UCbQ>Ai;;oixLgM*!)E|B0?yob63{6vM8tt8=QPj^E'
    '!A^aM5PcP|$Rg@rC#|DL6RauVeutAD?_4nH`bF%_0Db>i`XarZ_o#t|UR6;a7xMDv(P|7q^<MB7(o^<mVql?tgg|Zd0maIb%PwYsJx{NOF)P1pLarw=dS13S'
    'OL_2q@dg&+2j5|B@9(oEo-m<?wczvb#@0Xw8V>-A6rh<Pwx!VTfPDDOO{_%ku=o9gFk;|g*(N<01Kp!^G{YVaXIQkiIGT4!5WVVuc)uBGHj;c6<5)YhP0SzQ'
    'x~ta)^dJcvc%i5v8o0?f8@$S!aT@dMWGjMfjM~Kd#Y@uZ2G&S|YBgI3AV@9ahopSjmq;Lpd$SL{L`0s$iNKyv$r4~?pNXP3yBp`4`p6s8EiS}+b(B<-5c-58'
    'p+PCEsL!<(2>Ki_uHVh(roLcdU}w&ih(A&f*;yZ7(2*Z;M|csDM|DdWJwI4c1^K8pgr4%n+y9bUz*4g~g&KE*SokN+8DQ#~1it=MK69vV6L=;L>@AR2|Gkui'
    '<?_)EcF5lzl0K16npOrZ^0`*f)KQy&uAZH6pX=xYz9;mQ5^l0BkX_<Mv?wKG$U(+Do|%Pyjq7B!<hGFjz0G%awx&+>zqB0Gqzkh4!u%hIK-P1C2t=>eCyj$z'
    '-!^$Sh?#794a?zyTTPs)KJ0w41zxahV)fdxb|Dk7hn=o{6;+-cb>3|cRI!lbuPIHgb-`mw()avYg1@h>4W7BbHLL!1>2*={C99Gw2kpoc+PW6ekwwliavNJ+'
    '_eMZpw`A+Si+-eCU*F1qe1BuLE@wMaf@LqkdTVR}@7J$X<b*@^?R=tJ+^Sy3l45{_8AkU;Ae%&;pMo_9Fnnd4A*^3d(>`oXfNua!^$i&rM6r#RifxOj2*|u#'
    '@J74FUYg1GP7}EjIwwbyNrzBTGS`|C0F9bi5RO>)1JnG`Zm2Q;0=FI5I<@_kat?aW%OgM7&4nhFbap+!=6Ry53>FTF8cny6eKv5zB%+)Efw0mI+9HZJAVEUS'
    'r$R$+%-X!W0P3RDZt}0+yM!@E{kN}c?=pRDt;cG`ZRUE-vuy0Enva*$bH%|H9BP*(Z_`8e40lxud9upKb}L>h)5Wi^vgg-zMOK)|{K}1&a|Tez_`Z;$(koWN'
    'Jge$ZBkr1Do$uK!X8csz(rh;@DmcZRG`Z?}YbVjKB-fs(^}D(K1pjN0u05y0?m&z7UI(J4Gb2I1M#slNZ$1s|r0yB+0bWNT7x%4dT;C^(eX*aZkfl!~cnTFR'
    'ejG=Nb?4_vcju>z|J$B(+-C_^nmXcXV7;@I2W7v}lGXHBa2{)xZw>=K?N%N^!+f9u)|><hCi3^{Bz#_<pA7=%-rI#34l<dF4E|##R8P6Xx1vN|wqm4EjLg6}'
    'w~n51t6AUBYFeD?#&aV2y^*dWuqyzOiFSEkvXY9}&p_=wIv+Fs&o8iR-%3La|54+|uv(#z#|xF*=7+l^pp-W<w)JiDtjEmq!I}jRKK@1&B5#-ZTHB!Q+3Ta~'
    'BtVXk?ehK)1lL>zrlFUOn><r?Kn#!_I!>fNixqWe)gYkOEBLaoE|AJ@ZssQL_D6g(7}L(PRaEx|zzQ5?DX(IAdYxc2VLKLhysPF2n*(EphVjp}RNB%#6i|g2'
    'OQ>Wi`<3hB;16Mu|MzJ--oqdTk0|KZFKYbXcbLQJ4I%VkCC?u<KC&0`@f@akOOPE6a`Lv*<IHw{os_Y<Cs>kYG5^Ro6U1{0@Osbr=34n|QQv;r7o~3Gjr`Y`'
    'OIhZi_Pg^TtXtSWb~oKXYsLMRCdAYiA`22<=>mm<aq;MyX_5C+cu~uei(bEOw*4{3ZlRonYhR#xq_S$@zt+DVae`W+eVrM0mtg&9AM|iKI{Ne@ks&SbKiH?I'
    'c663$StAR>7{R;8Ze-~`p4pOr?bcW?8@%?wLe<2rmBfs-J%%SmU2koJ-F60flDN#M!CU@xPLTIsoHZg(yxIZqitW)xrv+8j4F|ixjr9e3I<%ETOg&F~SlWn$'
    'ItSjG=Tc$_uJ$O7xY}be_WY5)J(uDA^5$3<ZD%gG67%=Qv$eIJzO1#l5fPl0m)&ZlFKhi+pQhN1Gg$1-!y0d%?Py&`FF7L0G9;ilr7-6lGd1zd1Uv@#Hs-UL'
    '8|=F?=$GZ_Gdx@R6dxn>aBVcE#DI0`JbU6&`@hy$tC*;nSvT~Ds_!nppAi=4YN9trN7UEi&k(h~(rLZ67}tYOGU*M@j-)4lSvVdBJS6rN&b#LP)ZT7xbhp!c'
    'D4yc$RDKWnqd4|)bb>x!l+DAKP}x(E6YFUjOzJFlXC=&{UPfAZ)YixJ_3$^;-Vmc4HvT_ffV|q7RfNg5KE@>n5y*XM*ws-FH_>K3`FV%cQd(()eU+8w`>Jbp'
    '@ag{R$fiP2@6MAxVf};=^I9zz^Gv`(E<rKxuT~D60B*dvWMyYIq1T#XHu6OQashUD7P-QDv8M147b_!x-l%8X9}TLido9gxbh}*M`G|}8^H|vd>ekQIt^;4{'
    'aW=QGvmx_#Uq0iyjsTPJ?S`H$sCx<rdlKtw5ql+#jc(*Zy5Ewn!`pO$tzA(WL;R+Y_v!GAmHg9Rv{By?gIX+wq2>`qPu^*t&JVsijH_gM|37NBlyy}V?^G%F'
    'yH-U|cR^p>`<~9i^6bqi?*2o-7_m>QDcFVQY0h_%Kfa2bd92w6_R|+$50}`8i#Q#=B3Bgnu*&5C`%(KeU_r9NkS`4TXtRZw4b0O6o<KjY8zelSf-z3@FX`hw'
    '3)#cImZ!^)Y5%<g@EE;^HmO)2Dviii{qBC4WL2v@xmNZHbjnFyZ(sFJoD-UVdb*j$`JJSt!TKJNr>4pQ?neNp3Oe1>K~evv68|lD3C>e&%NQ5N?tX$%>Bqh6'
    'h8ZHJ*n<GK1F)3bAfJlNFc-4H3sFyc13IUHM}I<+|Du1fL1}>9uFKw)<9z`%HSj6q`B2rs=k#cTcU9$FZ^$|k?`VCcVc(SAeg})mfUodrI77{|T00)`cJSAZ'
    '!nEkG?&geOqU5?9pI*miyM9IlymF`WgohSh5am&d!Hx1cnD++R?fcW8AR@2cn?-r?8!l=Y-kwO%8%6j((`)5?xyD{#ZNMyCu)e0#W8vSe-4Jb|o7q*x_?7oM'
    'O(5Q8R0uToRzqc@4C~WCX%7fiD%jbp3xLOA3&l)NI2$lu_cp}YV!vI*>3_@;a9F5v@IXH6eUi`PH7sFw==EMOE_cBmkcpKeifbD132%=U14*vMP!g=83p^5*'
    '_Z=`o+lJf?b1F^s*1pI~hYaBsz6$D~e`niu&7mZ&F@tFysDQ9jAnpuI@cEZD=pXEEJeuME>{j;VhYe+m)a1TXwrAKXXe3*-jO_8Pfv2cq4g-l<hZJXZHm?-E'
    '5co>l?-la#lg2{o%y^MqA2wHA?4OhB+EY%Kyg~-z$k-`B%9;M?9FvlayZkX{I&d!qA%{kM`!4@$4O?aR@_w92%jV}VEsgn2VL3wLNyy-hagGTTkuy6vin^OX'
    '3fgckwQ}y#_T|^wZZAL})?9`TA-B>$tWm|33<Z9S0ZHoyq`AUC50+R7Z)fqH_DE1*Y%x=2FKf|J`)RjCKAMoKleaanlUa<=r?4rsl>^L2cfwTu67eeF-BFZu'
    '8|?0rR<g(tIzpUu$g@5e$H=jIwRCHngLtK}OR_&<f=q~~*eCtGQ}=)id3)gJI3rgSvdIXm?3{0R?j!y^dYkWbxx;JkL&lLf=9f$gV$OidC=(SmKaR~|96(`9'
    'c_QIenl5n$)3;K1lHbW)tIZWMWj3NBV`6rih@NVmFmDgdG$8|}9PdARvlV`JFoEcjK$<{Z!ggs_7)AxS0j}61ycIdqyZ^6OPlE3WkxPcal6B^H4awF+#@=fe'
    '${UD^Ta_XMC_vf^j6?+dQ%i#WTwvfK>+S&lRd9idoz~M9n)wS660dBnm53+r6bXv_-Vc~|q`#^M@EjSCuBt~c|D=?_+niRUlZBjgh<g<1LB-OOg*5~ULmu<v'
    'a*eLdADs>rx8sR^W8i3|TD%9?A?K#UI+#om-2~pZhoz+ZMWN2k>ti@F0{JMoZ@YTGTj^PVe@MS@t@M2%fl5~OCe{(b(^`u4bYI?Bnb2|vSrN!DiVMC~$WH98'
    'umz+;96WUW1O3?ypVLO6jVs;-c<pEDeWALay|!eJEaR4zzX$C9`~0e5u!p=k$1057IeXT7v@)~_BSKa)vz7MjnM_OFPsW*@d7mrFCqA8bC*$MDp%0U{WnY!E'
    '1JHV)3HGGGyr=36Li|Eh3BpA&#Xweb^!R`$Rru{r_)ZV-Jl;Te$`;Hl2;Q$=ntb~#a|H=`vvijWR-Y$V*@`@$u#3mgYm8q9V{T8$Z<`vs`Mn-x-wbilDygg^'
    'YO;!7t(|g>whaP%x6-Xw2bIrwJRhG5{1b6by^?e%%<BToVnjp<GJeQ_nD7?fwl4BF$bYekuZh*poLFh2RYFv1ylo^@OH6z{Y;+0(dgD*E8hOi+UsA+65jFXS'
    'V)V6N;rDGzw-SFxX1aX{$^k&qow4V!dweYQW<X*c)chk$BQUo`z5nhAsr~+tb0oV~VL(<i%bgo+%<Vngr8DI!KumuT+4|B&`fF11nvE<ji9-Mw9jG2t{GzU%'
    's@E5>?$)V{RO9ur*Y3CDYe|}KFV2y3SKpiKk5~c;@ZA0A)0Wn;b?{RFYQGBakN@rmu0giZTZYKO&hG^*#Rr36r|mQ9deSP@>k+S|dy_cFc6v{Ts?m*j^kgCH'
    '`x^$v^m>79z@=<$-@aKKLp$2cSY~3J7i;PXrYm7&Q~?h^ADai`swM|S^ULM_bWP`+$Fn<Z&h$nNtfwO>`w{n~Kw~}{w^&ybESKZ-?lgr}9ZZFO%so_QSz6V6'
    '*n2m@in2wJ9hgWfrQE^WQ$}=0(b9bJxTdI#@HW)Uh8@DA%TQnJHQ(8EOQa;-Z?&T58QZ0_hiM~vw|8BUoW}GuGtGKAzRws8bp#Up(G~K>(0Rt)_F4kgBC_nR'
    'br*ONpl)~r+2}kgW!^m$GfU?uc^jh%Gk;ye**PingRl0-Fjn)YL}-FGzECj<@TK5a`F-E(^bNbZIm1PZ^Q=|RDb7y~<u8QVURB)A5usy)o;HMHJ%s+|(gWT~'
    'Gu4`iaqRfo*wD-z_inl3KV&2R7H`QA_y6MYLwSPM^)7z@f-*xTzgKTQN=qD^r>^{&zq%q$T{B_a=DGq&QpgsueEs{v+W37!bRRnR3b`m#fx83!c9UWo3FfH&'
    '7Mjc|4)1dS2mP+ofUn5%JbJe>X@x%HIOJ{G%+~_te}TG2qrLk+<^Arc3vsow$&4rblhzy;xZ5d2n>fXI-zpI0Ijfh8o`BxzINt{Xz(YprVC@0obaVAO^&R;d'
    'ZNl%+%IOI8sV(I*1eS*v<n_RQ{4#miL9Ga}KSi?v;Z)~8qBT&NaRy&EFFPBWAw%N>o-jHWLmY{!j0-zpZ&q(_zvb0HYXx`&=7g~J%9GB+L}&BfRM7HgWO}Fj'
    'kZkpSoIQxosPNxDD8Jhx=V_yR*o7$AQ3ti-DAp~bA2?Wx;gr{=$&s7?56I*WMA(W2eX-oL1rf1!OC*s6rWL;qsxu+8*`65sW%)XB`~8pSDg+f&`|Ej5#Rr+L'
    ';`-Tpp=QEE%(5$2?#_gD)+D@#?X9m^3vObotB))4vbP&s2=Gaw%qVX>ng+<Vd*!@?9s7D*_d)8`JiacG%)nClezOZP%Vr5|5(`}?Q=spT=3%T7ybnJATYB5P'
    'Z_rCY^tz=GUB05(tq<{UW^4HMgS0E#8_l5#u&uXvP|6c$F-MYshjCRDZQ9ZiQ3ViAq)pDv$fBGl5Gy?#e`QMHLsIzQ^`}b99P^?C&Q&ok17H@T2Xm@w*|x9R'
    'h~a3-WNt?nvSOA|z{P!=&%Oh1?eBCU>E-jdLH6w>{tH0r{~lWClUC2NnHN^kE##Ch9}YYs*U?#_RvB-kh-jB__s2gH_+I-JtgvfB=FGiX8wcCC+d&5qaRrdF'
    'n}f*U19<DM6f=~E`TACxt%FLWT+%Fcvk}LwGlTBt_wE=N$ZGbz&7_C=zLd&37ZH*Kq~}<E#YpmVAmXnx?%k&k@9BgxQ8`A5)uu#U>}EMa?-Bmxf`Bm2%ZQ#Y'
    'JyPBoP@~J7w@uLU1gF!hDcER{Pwjv=7gLhXiPC3Kuj`zF6_<#O!|<8|I9~AFZ;Yb^0;c^3=}$JC#T~VAn_{94lr8r~4nNaw=WXB0pZadbb!IhLt<SUiVr}`%'
    'pl78P*Y1$56g&fyDOfpOW2vH!x=#VBsAJ9BJMA|w<9bAW_r0?a6^E$62tG2Mz3-YwMfTrMDR#p86!P;B`>dL^&r#JM7udVmoUVxvr&YZ^J{d!Qy0k{3uoi$v'
    ';F|ld3z2Bx(EFZ^M#mb^KZU@ETOwBr`Cx3PVNx4XXFdLHbn$xHf@`yf`5kXJ9`O2m(QINq?)XXq8b{d4*){+cw@V;*1afLN`}RmQqHFSB)4`WVNn%ROoa({b'
    '@}&W%P3d?AZzOWheir*Uj!e25uEZW@e!_G7ZqWBrK5p=FN!rjhtw!2tT9R}#^{5K>deMsZSSh)p@rSfEljRO4n|;2?Z2SMBdje_#kz+j)q}Tp1<|&J+N$=Z`'
    '5&at<!^0-zO)Wz^J}mgQpeFm5zWZz-tAlxLq|5q7>`G9Lb%!Ww<%o@J9Rl{DuI#BVs`wQV{CB(Mn6@(d$HBAxTzrEhs2xPd5TVsV9uJ^u?urA;RqvD<!zq$('
    '{9-lG=Im3mu}Pc|Ytst;o2||R+S&mxWpk=f1fUPF`61JcBQcdlx|y>JFL%RoOumz?7-qjDv5?QWcS(8qyEm(29ES>w4RTq+egzh$KTjG)F%mH#M_b_7zM<3e'
    'dW%&-=F)VnH%fS8Ze5-`MmyUTNA4ObYCL5+-Q=hEfV1p=)5u~Qb46tAl|Y=Ro9q!X&vyyO7+yesZKdU@Uuy@A0Jzu0tUlwjRmund@SZs#tnZ9h48;(oo!!=r'
    'a@XGNmK0Bsn)5Aeowd^TLWK;pm(E$@lmj_lkVQ~Myj`4GnRG+>Tx*&plYoT{>SQ1*|IJb4J1XwoVa8cti3jh!%Ago%ou%(Ok6dZyrqgV*ArUnY5x3k&&u>S}'
    '28}yECb5H*w^S`AK$$)$vdazpy8-h`EoVJ#UO;&M#Rltbij@M<?3=mYvMuEPlm5ZR-~md*=p9r~*c|T|QgIExo+=Pd?b6n;b7lnh_6nb1^>DhhoDmaT%{b-2'
    'PWeQWg969eo_%&K0JV3ZKGh6spw{z7F`fUn72KWeHOTkOaHlfKS2KpS<^k2*!~(xO;v(+SY#l%o-fEQg4%C>1e%fW4k4<O4JIdRb<GvR-#Kv$-M4=287_Cel'
    'O*56DfUlz;(>ST&Ao@g;ZgOU!e(hKak&O0oRVbWGQLinV0uxQJZu+=Iz5fpco42A^#9zpBLi~a2tukk@QcU*n`c1Y0wdNDXi4ve=KW{bGY&?-M`&i(#Imdx~'
    '=z4CNPe;Q%&Yr%#hWMTP+#VG6hVs&jN<qkl{Jr;o#7F)~o^#L&Lwv|BMxg|)ZIlbl7A(S<Aerx#`qLMIdd75mler;<f9riYkEKh^r*F!8JSfM$oBY)g(m5vh'
    'OZzy8G?)?uZG5CTfIdiO8HJ&4HHi~FYX)8=xLjJ{t?`BlnJLJgpX+NI?vdNPt4jqo+2WIXsGnsPym&vGQ7M%Qv$dDzBESCviU=iT<3jYLL*6C!{xf-MlvZBr'
    'YZ^<NPm=^c>$KPtWRLv*^N2rouD_dSVPv60q+c=N4`1#ZkDG#iPZ4rgK`pqiLbe?FYHUmt&xym2p=Sw5Vm&vevGD}G#Q|RzVsjrYculi6?g{8vXMtQNHliH0'
    'c1!gy>KSkaS({#>Z7kploXw=ubDlh^=_qs$U@u=i|AE%G27Gpr8_?v~|Ig!k^!pJyB(tJ)$iHSnmWSF?z*6@}pc5Op8-3cBSig|bxhD>`D)(eE#$_H`3#cd$'
    'lVa(WBWnTzF9$s02c*4TjsoMUsD&V+rmJFz22j<fFemQi|5>vRj?lxvz#8{^Eg=tnx^u;@!*Z>@4~RIOVf6L>KFE2-4g?|M&(3Q0qyxZk78U-Hfo5e=!fWYH'
    'Gdryf<FR^Iwr7h^?%YQ|C725jNaqu*Ep38(Osw~zJS6|fUy1A$tb`LKX{5;InNZ&aBR=dGK{``-1T#Q?IOWs~w==u2?3-oguSB435-a=74J~uj3T_ivM<GK6'
    'wEW+5pf)^@#1|0wpZ-|)jq`{-D{&dX`E-9#%o0SlR`8MhNPAFV?A>HT6nTnIh78p7g71+dmW3#8(pq?#0UW5g$9vK&?{lbYDX^4Z${h|km{&{ab+!q&y4&Sq'
    '?M3l|{Lr`f?-#SUrxrCgD$Dladf(@+PqN+0THBn#%ri8QzF_R2n@mJe*NDGHkZA|vLKg&r!Bt*5IEAq~*;$Htzko=2i_cnD&7Ro6MjLYTzApBXPjcNY`-mq2'
    ')VyyU9T+UHjcf}p)5enx)*gzU_S@a5#&xcUkV9owz)3#Gt3{&kWPW^_yFj~7FmgP}mN@337aukKYStY|S1isak7b_|rit3Jr;mASZA1ooEW2s=Vyw8wqDO9h'
    'Zw(%1TqYIc{>)CU(Zq%KZ>=_lkV)LinP%xV=Rr3(Yi5wS-Z^wJVIK%qqd6f}m20nJcS^Xr3ZJzt?&o-Zc)wUgIvHtH*|M+>P8jn75U+tOzhUMctVd@cp0!;X'
    'T3au~`z6?<$<=rSuNZKW6?27EQ$9rwsi@z6*+E8WA;(vkKY3R-E?ZEJ1aP`kqmMCZ_XFz>qScY7r85EE(?98j2qI~3qUDHp%0Qg?>J|sxlMcxELJ(UmAo2d*'
    '8slSAAYrBk>)tUcbc!4oIr2p0eHf2R|LNT&B2Sm5X6jX?YHa=hF<ZIz?w||!Zy_FDoU^4YH?aCorx5bE`ZJ_Hmb3j5|7~-fZPy#PwzeL}J>#r#!TvyAgQan-'
    'jPi*)1N>z%p-~GfP@XmXZ?HWe8@+<22mI~5S9zwZlU4yRu#QOBMNjh<-^m!eB<_X^-p=ku0j~}9HM{fqIATOjhYtFz(I`QCs8a&Zguf0!DfyJ0S3Nr|VUEk8'
    'HW5VpBxqTPZ5{1fsUZ_=Qs8#(Yu@anp4kN@y*=vAk~6TAA$Nw+q4w;8Mdf(DW$3sd)aT#y%_>-cbHbLf-<y#OtiL;BLxTW^_$(c=2Nv0)TKU~+0k4&=HtG*)'
    'ZL?@WU##F5|85a!OUK$n(}A}tF<K3FW4S`;70n}`Wa!%BN4|ONAKGD^ry1@}noAxa)lJO$_OwkKxkrUBaGw1n%Q>FU$6e)R_M%xPV1|b?Y#&x;SFc|)l5@37'
    'Xf0@*+rvKY?4*b;TbaI&!0B^`!kgy$nL@@#w&V#*Kw<0JYPQc`WI|@*oW@SBFdj9*A2QW$PxYvKUuF}(UGQYQGx?NOOlWCqPfFcJ#I=Zt(WE7T{sP{wy|M8>'
    'BGFhuco`MdE9|SPhoaixDf1A&!yC3j^VHVX*XQOIhZ3~0{!G6!0Fj|b*!K{12d~c-`;x7rPW<N*t|f2x!K!eQvjgk7Xw8Iz&7j@`x7PoPcCzslfxf=%eUo{~'
    'I{^xfjpe#e1{Cuw_>O9@S{t4;;z~%3B%fyjJ|k-l?dgs+hQz^wlR5|$QDK#dwMtvzF)FHqt7?%W1C2C!@XJ;7taUN!gn<>QnsI~n)Vnla32Jl)>7x`Q#j1)p'
    '#2?|zDa1a3x(;Xspy%Qoy&rR=fKQiG!ro6FqarR`)kMF}&LT=r7Oxs6;>Tx%f3-fRr~ZfSu;1N4zSBnWS)yzdzB8%fQUHAr`I4#xA<JZldq4lCOMI?RVpi3%'
    'bhw5U0}K5QCG)*|70j1c9{3!Cr%_*D?DjJknj2g@Nus713V93_M<5c@ja2ij-uk31^T>kt0!ICPrc)PW|KFbj7>C{LS377wbCD;zBE^O0<;N&uEH)8+cfsp?'
    'IFVCUdZGE=0!9vzfmXnL#laInL`uh#K~l577(E@s8Z0~LgKXsXYWMrd6n3-72%W~R{l^8A%V+{R?yr0=0)xQ{w&tErfSRGFt|dX=?Jb&I+Qxr7o`3c&|K%cW'
    'gu58$jMAZxSo^`R3JCP!@xom8VGh+_*TC00*pC)~9pa34Zf4S`0lB8FivyQ{0sKT95JC-8?A;)Rllu>Qoc7%r`YG!jFfGB!kLyq5r1XqIByQ*#t_!*ac)c}|'
    '|2v2ISxb7qy)kR0)xtU#LmjbZ2yq{&UckS&SdN5sRzqSyW<&T6^Qjd6tmgLI^PrO+kEa=5dc9a42Q)4C-0v`&CU8tcZQvGM7Lee23+fwTtf8B$G@b0QVyQo='
    '&CCgJ7CJ;;)W&GJF~^0vGw;bc{>=T`hCCLIe+r?s(3SICU@Ux&tH(aOT4F~rFDgxx2RCGk%<wM4h86iH@~PtjFOcp6o5Wf?!Mp22rh+r>CjNR)HIwYDJ84t)'
    '%MYCy_Iqv>(!zo$$H#00@6+@;tam?=Rj(Jj1>;S>yA_STEZe`jrh|_0=6<z{zWq{eu5}^4JO^1SB#uL#0{*Zcadw^HKBh2OKa|hr@i-z6hl2lIK52OXrQK@w'
    'q=rUSD!ji#SX(!0J$3?1Wk!Z)|3n0j(~AU{oS}yU{zHDdo(A@u?~|v3B(s3mi+6m?hK*T!ud-NO*@Tt*WExs4vuP?sP8<Go*aGVkekpbs3eNhjI#oUEo{d2h'
    'ZzZ&LYI-(*m6O2oUm_pOPh1=Bvo2=L45C%dsy+$vwAZhRaldC2wR=x{W<9LwIDGm3?da>gVbVTVs5McAO=W)rmn2xR2ZPAt0#*Fb`c<3`<7|w*j-pVB^qldo'
    '+lUTkh>$M)K3nK%t31=919IoyPyCjWdO>_>tZ#HSc~5;_j(9t%H;5XQ9n1psg54!46Z39<?_B0-0iP`Jxj)8NXC6ImoYE{7VZTA{_!0LP?lT46r*}w}qa<5D'
    'er_r5+ndPgBpLW7*%MHfuI{;9$$qCelg5Vng05qqb^lG8n=fKGx3gJKftjqewhjuII&ZJS8_rL;wi;L{+a@_xd~8OGgD)jq-@+0a>l%q^gvvs0?5wNg&0MCh'
    '^yK|`F@|+Iju5|AyfWIw$#2iTAF0Z|`#|=ox2-(VGhN+w&?PIZER2A^pk0Ge*H#*<X51ygx@@Fd1-^t_+Heu)OXBxU8OHTOa`S(GkIptKx)=%WmnQO)C$kLk'
    '>^Me*)}}b~+InrdD>p45G;~1V>Xq$E``92S&}B#bb;;Vg$S*cNgsftvEcBdd8XjA%I~ZdhUh|i6AK6JeNlQea`9IdIvdQjv`S<7=AdOxxjwlILd+0@4h@-V$'
    'CYA||T+fp%QE^in_bCKf`>M&$5Lw^CD(`7A!ONlarh%4x2A4TCLOPEQ)5pE1|Ik$G#jGD)e0uK^_HH_Vwnb1wxzQNFMgsgOn78$)r+a)&Pn=Z0ROoXx(vZ=F'
    'QN?aV*bB>@2~@;Nx`#1J%I&Yey>rPM<0@vNM-DRu_Qs2Ohxe0ltR}UZ#p=_2@~co@J0`#P=DetVE~*6ixo#|Dxx1ALcKipume!8K4D<{ljsWo*pF8!bYR%``'
    '9S+-Ijb=EXTuq_1*(h-))7Cb0p(v{lIX&IbVyD~KYMMmr%9h?opgtGi@8iy5uOF`m!Rq>i+6f*=V!uS!JHiK-syetgLt11GvdCx9Ei#_G+o$oaq3^gN>JG@r'
    '0p6Wk7+=|MhXhI)?4;-DxrCDfd<z#zRb!GTBQK`FNH#I`Y5^k%YFgj}m`mr&)`_|;fHVh2t`n>!0)f2LYRj<(vn`y#<?cG;6$+>x(7{`AW$v~B*jA<JOY|=O'
    '%W^3YOM=To$LmhBMQi|A*}KNZ7I;cK$BKn8hS!;laj>G|3gZVY`$w$Mj_e)*-#is2VaqR_rfTyvsc;24F}G_BvML~+`dvy14aluut;YydM9oghU%HXi|MkBB'
    'z4s5nocDX(4binRh)s;nsN_Vw)=lBsO|8u5=wsPUQ=SZfKRM#+Bi7ZozPgj1^m@OhM}SAt(_h(a++r)goo7p!fAKb=6jU6C5SfG;qb2#Zhq8TrqpvxKxRni9'
    'pd-BZ6&!(Ty)E>bZ$&mD0t=WHgh=%7a+X?$Q0ovH21EkppvTWSPH(l)3w=*uvO9vdNzehX66T7)t7I@$2&esJbqmw~g0(w{Y@&jT4`X=UNPCJNDm!>vx~L;?'
    'vCb+N#IeW=Z0O@{HjFnM;Wg!!7r|VLuB?90t!eGp^{8>y0!9)MwaDkh&(%h3i8mr&q|8gNP2<{i0u8aw*v-5cp9O|yf*<1sU^nu5w3E4PPjU(HEgPdN7>l#@'
    '9A56X$WDG<^b%lmn`>#-5Pt&ma19X|7<FP8M^q>FT-KTs-Uv0Ym+)~C9O56bJeI!$0$t<HSg@LNr>)pXyXUD`y31nEA7-@iMV(kgFBr0rqy2=nB%#%h=U~1p'
    'V2MV#AG@QhYV1irdJ<y3yz2TmShK|l=#FbxD;I{vDy*o*B+gpjii+@VD#=wR4>Oiq$ADpp>o~@h6zFB}VrS5l6U#F53o~8?p;wOM8qQcc%qkMElG4I^MB2uk'
    'JSz|QV!yN21sbwz6Pc7}(qlIAdp<(-$Yw_~+3TQQKS^uF2?*ZFjq+R77p3<cwnVj%!sZhZ70DTJskRB;!g}V7Mu{|mNAPrA{ye~zUZ2pvfeE=yPY}P}{sH8w'
    'X|nReG_;cjvDI^HzVs9jr&*gVAU3&aOebZ(fvDhKN3Z1Y75{q{A1C|=YnCAw+*|CI{amovUZ%4HC8HDV^IUg3#d<K!RSahp=y}FtmQGN+8lPTRYuP{Ub@JH|'
    '69fh-<ri5bYS}O?Ho}o~AmLqlqbsWBO8gP7YG=K6+977bU&Z7zExs+hkRq3>IQ>9dAG;FH?q;sC;`aMIW8RMU=HibycyNbHodQ;$;DedR{4r;JGpcqcU~L{w'
    'S5+cjrT6i^)s&c!wbn+j=h-0<YXsf>E=uJcOR!(4eDM#N<(k9tSx&gsnQU$o^ZP0QK@Jwq)sVm-%u6`kpJMZPLhi03F3i!KqE<Lc;@(ufjB<fJ>nl>&*hOX~'
    '?6B_f_qBUA@>-B-=31rYYTb50={@RPgt$#{7xKwkpeLJjk-MX1OyH%PFdpzKL?G8ICfH-o5sX}Q%lqByK@Z*z$VROnUFVyNHNLq98+v-K@G;=5FXdx!gHhdk'
    '<}Rlv6&{tRVo>kdFiv~-s1>Rg6!QN)cZ#d(lo{4$Cz%atuu+!X7uXCxDP<Rvs}$n6;GvBH&$A(UJ23{+UwA!fPq#HO?NL#v@_W+WN?}cd_MG9Jiog5%1fj{-'
    'xjhJVaGKNK3SJ^$rz%#}%kr<YA%<@9jZsFt9YctM=VN1TK7K1l_eG6P*CV8!W@-bEs^E71+5CX+a`N}(K{X&?%v4cwK-7F3M9DcgXL0mRCM>{z33~0Z;DnUt'
    '23o^0c4mX`S7ar(aXZmdv4UZc^ttXRRau6p+G?XMWNavIBGVr=f0m=VC|Jq2)<;-+4L)Fn6t67uG`n(`sm_uK-f^-$4h+MaxtAoJt%QH`o~1G4WwuivvV|6+'
    'UX(l<)V;m<0-Wq4M69G)<f=TqANO{^SR1f)OTB0HXERdBu3<KG&e>wO>8}G!Gdjhead#f%xSjN^+b=|&xx#q<v?QrG4Vuz%5<$r2XGGYFs9D}&irDxux1Tn1'
    '9gTO=5X+7)Q8`uVDPe7tF|X~*7}nToUL2TQ|8g+WCa?nweA>ZuGQ`BH6aE)qbdNJh7K*<s*SAeaYnsr#WIub}0S9?05O4OSZ{6Y0MZ%TkQ=g}TKlf+)Edid1'
    'I{EUIZ{*TUdE>?em8IhCa%B2SWaf0M65+j^XoC#`{P&_#fWLyt72;n{fF(&wxZesgkBs%!;86>!iQb-XR5E_TTeG}3U9W=XfK?>WPQ=wEp06r3E_Z;<1#*`!'
    '6Tza_+$XOv@1cvgX2-;*=J`GFV5=>#?@p4Y7LQC;HEYvHd4&W2tBSRsXI%6lI&1z@6nTch=ks=4XUgxBpa&nj+yby9g&#BTi}ay@0EbFYZ4G}7L{Dq+db3G;'
    '!fL#awi5db<{!vmAg2o@w^m>%pC`z;@T1X?C_bUgVhw2OSV&IBSF+VZ$RZ=#ZBuDsNcWX<i`4sd2M03r|Ij>iyYp0h7cw12IuI$n<x0)Gdw74QQ?MiOqNas0'
    'rT|rY*B*z(kNAY<G@G5CdlEGB<$;>MINCV&eXa{!pl5ui%0~BF`*XW>{Of!eQyyV0zAsO4#9xfSyq==McLE5op0Z!p2X)WeB9;p_&OpwL6LEogpX5XKpgp;o'
    'ugqOZqrF#K9T()DzL9_*6_|;hWV}Aq-Ep;cup!yU&Z}Q2<f?CV-!Y&P+(;Aa{z&OW4|8~2Klv&60B6xJ=wS!<I+slBT~jjKM(Ggc9>8KUcGJ}uY=Up{K6$5G'
    '={@pEJ<X3$b7t+vSZi@@gmmr%K&;M|-{F`xPl(`F3qHuMcs30A?cfLaQk(lvWE;R|zaXu5;2$y&YD{9qLwb};n0ZON_EE2Y!5|_^F_L=X8k|A55k1n^0QgkR'
    'pYx3kf}W2)HmE1nfv<{pVN7I>4y*yF^4Wq4-|wkBKb8?+Yc00~V1*CJrzLZk)Fi^k3JuRGG>5P4TZoEo!n%d*@q6O}6aTgKy)Ty`J7#Go#XdO$<73FF0@460'
    'kzZpm##6>)ffC9$YINgwi?Dyor`$;+Y=tuwugB=NEagjI$MCJ-<43gjldMgBl8pNX^jCSGpG{#`0{(MF3ePO!m;oUMR{2f75&S1EqNuHt?AjM8jkb(0H(oY%'
    'xsIa;J|`6;Z4}hKa-NiD^Z$YkJUwckPvL(7E~o^1S`SfUytMw@yE0z2ly3JeS%V1u3=szkMiS>~wWg<B^q%^u_ls2tnsYst!LHYE9~pc+Zn?UhsWO4|ny!zV'
    '$gPcabG&ni4CeS}@Mm^mZF({fB1B>yk2&pq@_(}pu{Qi0IIi39Z-YVLvC5WJAs`0V&N;!x36PZ2VlblP9bk4)nHBqtLZLqbH@NF4dgKycPX?xia8(XrI?ySj'
    'qXpHGU?p9mSBYNr^mVo;0smSnx+KtstsbZfP$KEBPzw+6<BiA`IX1uu^e%}61wU5?MQ%!9l5OA{0pz;7DRfUDmtAp|uZ0!nO>`E;s?d8gpvEt7h1{PI0oh5X'
    'UBcW%RoMl!CCnPV-~<DJ%ZA7nR4<+f>yXV#Pgm4kU*@gzTIe5w+J-KS_eZQHw<&a<*PHXXBixZbdD~oalfvuIjKpZP_q-^cCsTa7o5<rsuhsK1%23t%)$Bu&'
    '86G^^i_90vRGR4R2h9k*0jMK%lq(!?gL|F+Mj_frwqc?6YfNVvPl458Td0FM-aYP<bi5Ra@vt^OfSWw&s(PMKzY{ZdAgjz|&jDsRWQ-`|DkP5JYrDYj=C@E@'
    '@Y-M%SW1Dn0q`*GNLHw8;fZuQsdrvQB|p=cowzh+eSSpSgTi_eS+*0rwsw^5MScX`{{*PUaZVP&?AY;cK~1^|PMNcg*qyc0z%zA}_vKwKLm?8q*qCmXb&l~*'
    '9A0_nL8CCcc9_?%`dZs}C1}cVw-3MPyp(6<4EF6Wgb-EPa*byfE=#alPC03@$McSJ{e7n|bC$_lZV%T;nYRyl7B6@`I1~a+<31Zt$Ubf->i5u|wfq)KM4qqS'
    'e)87%{r`b@os7Cs&Ja4rYrpaj0QMAO*g3v4tP8J8^$y+0td^UNv+ih_hk`8FS@A8A233Bb_*tF2USzoM?0i1-IlbX3;HNu;K(E*4HyMke{jz#!6FUvW3$$a!'
    'Gf^Xm`(gk+6%g#?vz$3vG`WMU&xX9XL)icSNO<C3QNU&Z^81Fk;FA7=W_h-C&}<miBQ%zS(NCC-YHq;J)g8Bns=*2}dI!n1^jM9mT=<YTO5bxI*beXX*%QL7'
    'fltl$^nqN#$yM#5e=Nj)&C<LHXRrNcD_=aEm#{WL_bsOVu0jAZ0*3MDpODgtxU+)DNyB`|T*{;V7-2U5i3IO^VHSau=Pv6do<sYL|NZ)m@60b)OBM&4UxPIc'
    'D}FTF@g3xv#gpI(_I^NEkDCwkt@^Z-Xr5>3o3`=;HFRIlWA9w<1ILoWLL72hSP$E4+25gR`n{&QZ%dsRaqv{ikUWt|%I%;6ZrdDzcB@7Kw~TSAqgEszo}$4F'
    '&4uWlmHd~$O1jL2+-zW%6MPhp@qh0xqI5~=gXHV|Ll<Nk)P<@N#ySLdOFrEu{7frnK5tJjdwZi(k=^l6HtTxSd_+|D*-XnE7l!qIfmId3XD%_uxubj<o1^vb'
    'kd62o^%`JfG*9=q6iV{-1guZ8zYd@`<Q8*i<W@>$^{iKX(hN9PRor{9^jY;Lka1t%ZTp{Wd|&bkT9Qgci|>PEm_Qr*Jc)lrjuK(}|B!TN%RQnr>&!F)QQ;=q'
    'RgL7?S;@SQ|FtyqbB?HGyT<a%j(3Rg2Z85&B3o;vLIOE;&er8J_k7!b#y|tv%iFk}t?+7*B0N`mhKoM0V1Z*?S~cTOsN_li*;2p6I5#%EF+uMQRIzxT{-Svy'
    'p@xOXh5(&rA%AMa1Y56{Gnf`iN1bgu^MwxQI}c+269X-*Zz%XMhsWU55~t-6w@b;<`Jg|qFZnX_c>Q2M>?yp+n6M!vYO3#cg?w8`UWnvB``3HzAC%-@uUuI0'
    '`HU6Te7Jy=eQko6u~IW!n&F}=6CD4;d8wZPqX)bpCw*gb!dO@kG}MDeyR>5bn}71|(XOc+Prg?hxwF8(-<=D8XbnbbA+DjaYaW2SbE<SJfoHPW*tdzOD%pbd'
    '2&O+4KIyG1J$rbXwcP6JDvv8>*5#QxYXTw!VXxtt0N#~3{0sqL)#zOG8v#F}fEl06)9aL1ChN)LA@CUNWHZ*%K<w-|5fRr`!obMmZkNQlEZd!c9^AnMFK}rl'
    'OLuuI&5jTDY4^SOS-UXOO3v76zB?|*bbS@9M*<aRod<1*9xaq((%v_hTg+n_Yp9A5ziSC?9kNVT1^3&4%TzfaleG3U;lDa1XYG5Q7hO2vlz=+oC7m3%I$sx?'
    'Fbc2PTWyS&t!?qX#A5l5-Q9Nzy<-*P+4{Xgpnt>86Lp+628L5nMb6LDKD&&vSm7)|hC7@q;W5r4k6)^g@ibJwk^8GJ6)WLALt(gJ74|@Htm{yJ{DbL?-e^^k'
    'pC8ED6BejunBg3!4b2VJCwVr?twj)lxb}mK*2H-tDxy9ob#nDme$5iJJ(E6-vFZ&4PNjpgcJL&s*U7<X`i%_RsbqJ1_Wc8Nw@>CnWs|e<TL|I{j`RJP#^o}+'
    '7i;ErU&}HfN@w3(NRPvUJ%(Nkzy?7)>0e!KGltM)$K4~`*A2A`Ab)GEQPg|(ip=AzUV<B3NvHViir(oT%XJ1>-;elY-zdHc0u;47)I@G@hlO@0*$;sBe&*WB'
    'G+j?i^-}ELb1g@5A%LU-mIS50RWgh5DjdnL2;zcb>DrSDlFvflk^KR{#sBQWX+MX5qj0A08KdaHEQ|$}@>+T!(4PEA!7Dk={IV!yb)7EMGY(e4ByC*+FTv{K'
    '`t!m6`W?$K>KQ}pQfLE+U6>UF3)!|YSEI59>1yQ)%#L?PNw(IfwB1&Y-p%b>KlApBalHbt@ak!pfrRh&&|JAPpR*BhrSOr5_?WyDyGr_471@<roc7*TTZ&H6'
    'DyMCYcVs>LB3w0LR-e}XhG;mVyF{erOu_r*+=bX*uR1rfu|fpr!te{2$IflZMtRGf5u}~e)%0po3+Q8<Hyv;n&*#hddd@A+?v4IbF&^K#z@r9Hh`FIYWGa0Q'
    'D+p<KK~G@6Kry*9_FBpF0yWY4nL}7lUnyJ^I7S`epP%3!y9#J3s5td0#p;Z=yW?!gRb6KbY#*Ms5BRezy%pcZxEQ?VU4<*Niq(f#bx}OlpXIxwCQ-;CZ|xhC'
    'ze(;P{XOU`7%PT4I;-QtpUZV~_h=*onXgS?lW346RNCiMHUwkY0t%WOWDz#fo(U*efhM~|mRVT00(d7cIlDBj2+VK*Jr`^649L7G!CR*L>plu))<p(yPy4W%'
    '%5!ZpZDH$PDey~(y1h8YI$x$>Nqf!-M6qflAXM%oCC-&4SmAJ=iyl_cnP!rL-n%yJnRQK(I}`B!zat7hrV7Es?s{jdoR2bcj{#RGqUO}Rt)N&5S>e!wY;UJ?'
    'KWeKKTp)L9ZEr@$@fC=pTTi<VvOSP{r96F%-RDhhwE~VxRhUP_NS1tmG6WtWu<FiAjpyYOr$UNb2@tT0!l*?K%d2XXOkp#PH(updUSs-i(FWRi`GG5}C9Ep!'
    '-?L(GR}5EjE}M@#Yg`dI_?WMSr(GusSh;7JkMz+@z%-X2A8L$2z)>YQN!oIY%+vT#`ud*MgcfC}N~veVJn>bgJax-VQBf2mdBxx_WSSh!MF~6N=a9&3frzDF'
    '>jXX(oe8Xk1sZZoioTg`M6h`5$VE>_&oszuME}p(C}wosWj;uTQ{kn4$hnE)iYi4{YQCbv+S#aTeBVy12Y!UpiBt{>ydALS{fW#K?$2g58+5_W-t%A6)(hCn'
    '^{9&OBmc;Uf&1i|x&D&yCWEixjlk<Ax6#QdWN~E{OPY}~rg+iKanKGEc9cNuuC(#qC?jTQtF36x9YHuROO)6weF_U*O5nWdOLh^#{q#owb;?lm8UKEgZM^6p'
    'f&gM*bNLyoP_rYLr3<`fTgh}^>w)hUaHL)3h>P5o*J&|2)%)F;Yl-}CFrvE8yF<n~_d)vZIq`lN*V)U2A-0?m7R-6dyCwa_u(L%=q9X24o?WeY<rm;t=Z)fM'
    'pOpxaaztFskD;cj^xB#6sWzarU?_&A_jLxjpcO#Hi_PAt9MfdeXUuc_A?X-YmA{a^5ccwD8yRm)1c~>XsL+IbvJE*2|6sB86rMk$uZ6mgXGP|8_Swzn$sbq6'
    'OhL^5B-a>3M#hgtyb~pf=jTf{3U8|ult*6xm5aQvyRU3cd7`3+PWYY8d}8C<$(wY%+cSz4W;XJjq@-j?^N2S?P2JfnTR~SI-@kwrR_bajmx_@9{G_YQhx65O'
    'PO};BXCn{BX->v6mHi&p1l06^T1`U(5&;*)Dm_ivd_c5PS%|}E9j!)~$ZyRpv_$K*!0Y8D&0H~g73NP?@PF&;!${w%ob2tJ!U-emXUhA=0nAuag4~GvY{*H6'
    '>aT~G91YTG3DJ>CuHZuIb4kV1!RN5iS9u<p#DOCp-wnT(ZKK|2JIjT9Cy1&>9IueW^}YF;99B#WcSKXq&`UWV@m+}=ig_IC0OJq5qvt4c-_O$epJj+hE561='
    'l_eCkFgsnvzJd80&#}v7S3I7=Mp{Q+625M4eqYJQit3*7QxUJnnl0#AZQ#OLUh#zTf*MA+h+sab;0ciRcrKON8fdERdyMYSCxD-O&G_D2MvpmI-=wx#PTS=Z'
    '%mH)=o24t!vO(QzuD>wjeHZ)Pv{-fHOm@%|UV#M(mp32-%*wKQ$!ihxK;Gz$#IN$oJmf}kDw@k2ToKc}nLBr8R~$K~ZkD4CvgRH0RtryY(1hEDmr;Lxqn@;@'
    'l&q_$sQiL_L6;LecU!zZcCNG{X_sSNJKzMy+#5WHbZ#}*t}FHBY_kFBEWg=C5ETbLi5ul!y^=L64vdKkk%u`2@7sVL??H5ij5WUYe3+~2RAYVn?W(rEInIMZ'
    'eMncbWei3x685YcoZP_Md2sz(f!oZV?OyyUQ90`1FBnnwWW8NEpGZhednswlIO`N*0AA1J<nL*i8+e~oH2$HO%ZSX_!$Kkt^o_th1Xv#j^8A)rZX>o0=R}2%'
    'DgiS=0|}qK;vQl5+CzlR^sda!f5-$4dKdZZazBDK*d8Mf%Q0*xJwx~cyLO*;_ebb=CRCpXt`*?^DO?2o?L5k0%}75_zKkvcyoss&^}ZOFqtN#%J_&3DEn>nC'
    '^Ey$HqUk2AI90_(udsYh(`>F<Tjlz@Iir(1GMLDLIKhR=?Q8i{rg%$5RV@FWqGm8Th`i8!ZIu@!yrun(#F(Onq|jP*)Sk{)_4@SrGDb3)*RhvtAmdZ#Fl+Hs'
    '342h)wO{wvc|5HeZzFJ#jFSCb=>ns|W_D8l?%m}Si+X-p18XUO)qJaL5muqPjraR-92m!nrGb|KJt)2S6V|fUga~9CRI>5{ua-lZ{zUd!ZI1<6>kxNyLTD!R'
    '9rh_O4?O5+<_rk08~FCoSNnn6qvY(&0ddTH>_x|uL?lceqK)mMC8g{yGK30VfK8UL9lWtJ^csR&oWgPNu7WPN`HGI=g(w~%|6onL>&^`UPU(HES0A(SgSzcd'
    'I{~t=zvjO^&&M8loo2=NCTSbB65iMLy{p4cn#{A1Eg~vDjWMEf<;`*6)anrTpQGxvggl)ouqwzUw?F)w`#kAI0ZmiaP+WH(`o<CN`jsi9_WSwh1X)~eMgPMu'
    '8nt&gkYADC_sH1ZjC8cIqEGpdKv(!Zd#U8X4DvSEz#+lE0rT^aX8n57FcabeOSRv0aDzcWfWGe8Sf$w=ZFce&W<F@-HUmpVWTV$K{;#hG&w~|mUP`BfTA%lu'
    'h`Wo#Fg7SYe<sC!K!yzQ<p1s5YyM`+c-!I>DEwih422bptF5~=h9WDuALrIG^kkawGA(t*X$QO;y3PMS=XLr!MI@uS8;w=BSv{RNW~4o6gtYyzJ;`e1-hmLz'
    '@oYCe6ObvL$%AY(K24g}VTJse>FV`$!lz(aHFO{2r;g8=&Gr64GRixQHq<aMzp*uQGew(Zqy@2L&<Zc)tmV&`7B56GZcqy=M1;PRy=umLi#d`{7GL5v09~HX'
    '_$;@$Z=d&LYoe|#81GKR!NXn3v)QL|&&+UoIB?9qP445UPq%H9<WIvGKw$!z5sS!7*8iQfB}K;nog8K1UB_2r6ZZ@2I<g+KQ)TR!pAAve)o(R=7-a$wdHR@X'
    '^xsfqu@@RDYQDF*)eK6&7Q3c+t+X9iF9z(a2MNlYpU6FdKX`O!oi=xK&5vXFRH*;_xG|Taz7P9dtir@<7*ERmg!zrz-3Gqzfh+b-3a4^$ZS<axKult*yZtcK'
    'ZHS4?y%6Z1t^F2+1@+1mf@UlILC)eGtSy%*B3s&#W>@QRd^4`7x&>3q1UP5kluzkJ_p!e}cf>iYm`3pRxu+35ZO<mJu+drXoMF#h<F)oKE(O+;4L%gK-`-R@'
    'wa`1dr2(>P4?P&f8NjS#72TV~^_~gAjeKm7rvz;NQH<lMme-bH=hpzgo%j3g%p;A=I5q5W5zO%%>WIC0ouI%rK6Sd}U=0}-9hS5Ig}uT=#NI2}8CvVB1d4jS'
    'pU+k!*tU)3cRvR88h-k#Qy%(K68WK+?w$eYeWuaN&t9f|O|W^Y$WQ!v96z}WLwkKQ^0$o<qMa03oI#F5EuRU#9lkRgY_iQHMvxb2AX(xfKIB(Ro$?og=WW0s'
    '^(9j&<S?|5p1&T9@vbygUia!*7Lzf1_-qgNNz|M;phvIK$=ufCdU|?goy#a^mjhAlQz`HjFq#ERKO085HaVqr0#(5PAv`{~K3!Pt$80?|hS5%Mtp!D$>SS-Y'
    'dZBa%G<lP&kiQ@1PwjSX65UB7zTb<0*>Uie#QgDY!KJoEo{L>CrfUBm-pGy8diL10MobdDPN4SS!*n;*_X$>*z?d0SoBlL{KFU051hzw+EfZoguAXN=M)N+Z'
    'Dl%*0m^;uP(CkK6K6e+6j!zf)Av;oNLV$kUou{fDUeU(l8~T+4k)4$(es_gnjrvvRp>_#c%jXcQmgHtw<Xq3=1hBq08lnoA$`XHsyezSMSm!MHrE>w76dofN'
    'ad@gmXV6wPAsoJ9kQV^Z&fVE{;ITxcNPXYx8y>l0=%f0$IgD#M_34HzJex%Yfm)ud*y;6jkhGRtIZg!kDC*~X()28*p7CprZq>}pN}VHg50gRLB;Ptm4Fo3O'
    'o<=W=@u&M2d;fYi=HG1OJw^6Vh`UVV&;HKQnFw22=-HDxE@nO1f;ANQ4CYWouY7F|WNj%Pf~Z$*{~q(kts&L(&N96_-=dvF5I@Rb7AZ;=!3`I%oKVYPDm@ZV'
    'csgHyWvcre2h$2p{YyORAiwGCLgd8=#x7$8_y%V605FR0<C}O3mp{M-0o9rymQ*(hJ-<qic!$dJdFrF>{PYlHH_a4YzA)B}K?E)`lg-iYSJkJnV&t?VXg9_I'
    'q8JA6i6Nh&h&2md`NFbyot)}aR1|HL`7LMBN)fS!(ehgR8O7MV4~@d!SEu6sg-xj00j&VU(K2^1cLtQVkqiEOWIJ<3-AZ-zMGtLWnlan<F82+e|4OeVQ9Vhf'
    '5B65ZK3TU!y*~ARH70P9)%OF2{K+Xb?@vOvYUju+W>IT0o1=YXVi0yJFoh0RHD1d2f4$Vl5DAw45>r5Wdl883G);J_IPV%$WNp1wj_G>&*IPDl*X3II+hniu'
    'C*G)OdL?4t%V*7H<I$4e(UqSUp|_A%|Kq;bv?x{{89_d9|2_)rh5ww!Sa`dXC#vFq!hF~Ev`i2q-Dx3+ZPcKroC{pqR1GQ}Er$pW#pdp%^h<0<KhD|;2ikoJ'
    't1TM5!zyluQq1BJrw$cflD6)j1hOogC{#e&ldH=I^;&KeNUGO%)y;N)XX7~nyyxyViEU`<b_n%wT3ZUEy@}rM$>+N9Wc_pr$2HE0Lk7$I%)8}?rAbfRAa-6g'
    'mA{5;;-UOH#1`r`>y^v&7NbmVP14TzByFwN)A@29k#(=SPk#o6#k<)P6vxg)@2*dI+Qq@>E^?h!)xvy$USusv^JQjJyOedFwf6S#DLsnj?sZTu)iL!fEWzC2'
    'XX@VJh=|ld(mbFn-$Iul3+ydt6lQ}40c}%<ONxC?xxnBA4(vpSz;y(0ZEySsDm*ig<CL+RxdM^3jG-}Gnz3t%{%C>Q2D`OcVuUM%@@9dydh)zGeb47HEAp4O'
    '9!7>@QdVvC{@Quce-}}22awTwNOO0s@7oddF_50@MCl`B46P8@#U}lX4Su`}(hW5rt#Fc`?L_>%ebNO<FjIb(MsH?%(n9AaHh3k%x*6BfML!he66!I5SESW&'
    'Bn@`IlMshG>Iw{Lj<+)=nw>OX{;#f%8F^N&^bKU7*5Y-1Dpkeh!4XmQUZ6dIJr{5dHIjNd$|6U9OcR+ehso;rqfAq-8$@qyg&5SlEu9M*=|S{ghT&Qy8(Ye`'
    '5RS54jh@9|<W4h8_quPmIujX*LZk`mQaIjS%cTzr==hNT<t>}xPGy*}Q|>NzyALac)zx;T)Xa2$pi64g!DJ2n!|u(;z+ZW0T++xm?z?iX0_oF958uoQzXQ$d'
    'o0<G6VsS*QP`p~xe{4i1jN(rNo<n2<R5+#k_?#azVV%P~J`e~H5rYF6)j)D^36vhl(21Jg=LYL{g1)L|bU0v1NGERp5P~ehFm4r%xIK)Xk)u>PVH7`NIF+hC'
    'A8N>(>7DKqu>kj%&!ynU0)N40|Dy_h+5cI2O=~|N>k7Qa>I?@7FpzQJt`K<muV);F-#e3R5naT(--|eM0Wpq$v(Kgl-g7TVMCZdM>d}YE1QXCBozDu?8uM)%'
    'UFk*_?6SlvQtdAm2<qf7pn<;xSbE874_K_m`PLc+`*<Q*$ex55t~1im_XeCY{{~=oM2tsR%nxZ;$>{_bi^frZCDJ1ytP1;yJBr}?17yxs0ulB<NVY3t!Qee9'
    'kc&Iz*(}4j(_KgBda~grt-Za{z><3{hS;Q+xMbO`&FsGPP3(^K2r%WWlIMlu2e}Zdkx`1H-O;MaV0(SHrLYne?CaQ5PiZ6kC7W}oT~^f+7q0YKrYGsfq)6u`'
    'Esq8AKn{{$Xu$}0jCvR!$-A$&MU5+6E`rx(6%jbBrKYf<vHl<W;JmZS21GRXHK#%5`qwO({6=#Ht&nm}D_llRpZ2hr@4*4(&TF5FdU8jIs4lPSn4V^*RF}+E'
    'K@p36*tp8rC~6@(lg&7uA4k$5E4M^URKJ9rk^_e6q{(RD1hb8Ak3O%R_D@q4(bTWm>!6<gF8z~sH13g7vP+zL&#BJdk8}SFmnMnvee}UCpk30gb4SIL?v-mj'
    'YQJTQT9Ti#-WR0h^3^;_vMpCR#Yo>pmKY1PkjslXql>*H*^Iv}2<&*3t?}~7D*^>0Uq~rA-RtooSNNvJvgbb_`*1WLY1Sq|aq2};_XN$UIrA8`@y?ARC7l#u'
    't_AM8LIN|~$9I3Q%p1`vRz?sq6Ocm~&nL9<E1M!;=|p_`rC#3h`N(@-&GZrU8o^3MpE>Be_&Av<4z+k`wQe<^a{f#9B6E2WZ`M1Kr-I*xkH>|Eo}<|J1A;4f'
    'pPQ%6j6w|DO95j5y#(LH7!7TLzD_rct32wy$=+`*D72?*F8cq+6ObD-DAW)THTDFmwN1)>S1aLDWYb$vqGSs8lHqxK-GxrQjKxkL+Fq{erGbUy5V?gyB)qf>'
    'c6Xk;!drijvTui&%G-aWn5gQp-={hBPSPXF#evl_q<s$KxyVMJ7*t(CUSEgx`zq^co*e0#fd}a;=3*&P5N&i9ozG^yqxrRY+VyMm-z3cLWb=TLm_vS;9OF`_'
    'vv=q3%)fZ+0NuGdVdXyITrr@++AOpJ9IOepD?X3!m0oe!yN{TY(^ciBvccv-#J{3v*C~oVja!)+kElstr2ZXHIs862y1h*h`FGkc#?g~5{8f2wUs}UFDP#WI'
    't-8iR_mo_3h(4KJZL?L&Ey}!33-dXL2M1%Uhr_tPd<wz5wY@AZCXljVSJiXIvav+%%iEuRUR8oPF{r51$2gRGnGW%N|F2XPL<U8LBs+hR_e~bFrdNZEE?^i<'
    'BB&9J^34JwEJr$xjS76;zVmwSXs2gwg1Z}h2?2>^Xv{MBa*BI)BUTBww~}j~e1Ds-ks54gAO;Q?yW&na@>3A9?>;>1w}aVzD6nS?_0Hf@X;33|WMp*0jyn)S'
    'pG(>Q)CK2}M6LVNge!LX<z{d!xv7lM9)9C&s(^=oI`R%jmp$i*T6ym!t^ayj1bq;JTna#@Eu+VBL>vfa4x(>GtWolJ7jpnxTB;nkDZQt?KsN_OeNMKIp@NdB'
    '5O96TIH+Eep05S%Hj=p)@|@Au1lZ5*(%vV-uk-&7w6*S`{KxZj99Cmy0J4PlB+2#$MiWXYaNgE6L8E;rAwIl0jCo8Q<gE0dt$n9)d2f{#;Jv&SM8>Zufmk5&'
    '`}(u#Hbgfj<Q8L{oPkMeViF}m%mv#jpNG-Tg=}4X>)YE*`+-ah7cDViH5T?|*{_$QKhzOkP2`C`nl~k>1=~nx?=IB>BQm-gBKD0uA*fStp(@JqG?~J+aEyBX'
    'a0Rer&mpGUMoFpP+mCLW<r~ozuFznB<+3_>ar4b?YNm0kJuYO6ezz3Z4wY3cs#v|l*4%;kc6!A(JK+0xPkRsi(gg*5v(yTKg$o!-#)gg+7xv&9`Y0dkSZG+m'
    '14+I>HggtM{_Cj8iD66&2F{WPB#)>i{W}xclluo<2ja9J(J?8dczq(Q`YXW&xy$h6px|{ASKLOs8cpKhgTkt!)A{G$^EHtTR#dbower!0#ySPPZw_TmHU*;r'
    '$R9*%ypb#7$bgGdr@Fu#tuTe2awcKd)^^@vr`>!zFObO)B(MEH%Dx2drs{kD40n1*uX&z@G?=1fh*U&`ijYJZLntCdQW+Wyi84ioq%Rp75M_u&QOJ}ALuDS{'
    ';of`B-v6`q+IydU&b_aG|NHr*``&xcIeT1t4bOTOlh9jyd-Av<*&)xejiwqt7(4qddrz(#>6bAI6Hy~$`KdaOK$gx^mbcDGiQ<YUlz#(xJOlWtQ;&u()@FSb'
    'h=b=bFU4*ja3dZs$V&6T(?hM<^w%ib3K;#%vX}9D7iO)A^0D5RdY2qE#DQZQ7PC*G%J4Alr_9Sri(&Bsu6H|Y-#P6^`=8tqQdi$=0cxQ=Th~<)pAsxt{P|#s'
    'B&QJImfI^kU>s!av7X-H{5#uY!@OhEh`$MXus+goy_=6P?rX$rh06fOaHiaWmn=BDU-6vXqbOvDH<8Z-CN`HfdeZgb1Ux+j31$l&j$d=0)y3$mwR4_Rn~mo;'
    'N&I7wL<1}kU$7H=s|~DNq6Qx@f+HsZV2N6rFSGSJp0AW46eC4{+szD!krljrAui-G{EIoMZMc_cyzOPwV46Y*BbF{N>snG>8$<kjhj7|}m9^C)+rCbH)@Wvk'
    'Jf>w7>cvBBZ=nsy?<{(o9wXIgE0!(h&3*ng7nl{MTNnvuSnH_Q(+YfZZiKU2=?*lV;ggZ?18|&}w<U6$AQt<Z(z@gFT|KRGth=%T#ZsRYLWWAU#<B4I{pRRT'
    'x6+oU9h)GivR*QqpFQO>-s_u`$Uw<cj{Xq_9xJIuk-_Fi+P1Wx`6s*0sl4_Aj|>?T43s>5u&NQQdjsDZa1350qIT&=T>c^B=1+P4NZ=$2_9C3H=wCb}PglWd'
    'R>@jPN~6y|lB>u!z;G>KC&ID#a5})!=`QOoU!5oa>#>k}O8rIzPDWTOi=6qn`6^hoPm?;accrfM64lw2GsV7(M);L*CQrb~6X(CVU(vPzEe`0?MmZ4G1D3Qq'
    'FCd41b{y?Grt6W3qG~PsbPkgmKNSG^zD!5%0#S<v#}53Y&jm5Bt3*Ih5=5E*Dm_?Bj6p8yH`Q!CjySmm9$yRe!OPuL=(>w*5>Z(2G+5-EB4bwR$S?zVypplr'
    'tbKrx)3tiJz@$1i^aF7<lJ@pG&wdt&g?G*4xnIhsMR@*CQyqm*JC6+d%Wh-Lbe{97jj?rL^(YQrRrDKs_IqpnJ-#C=^Sgg$zfOm0qYbo;fTenz4}tO(SsYv)'
    'fNb}Lc6tmev0#;`Cj1@~ERZfQd9E7g>DLZ&4~;p$`M^R=K^ax%Yp6l@*>#N<DV()#X4YP1owi}?ZOz|+9NiN~R+1001v?D-WqVo2^Rg0j2(YI|kqb$5m(y%)'
    '=3a1h#6Vgb164)HP##ZPvV8_@UsHXt;5>r*Hs%fV3;dZ4xj(ntu$T9;Ula(U9Roa?;9pq;4E4qk-`+z%_zqogI!@#Iz}o~y2~O{K$ifJoRBF`YDD9wak$+#Z'
    'KLGS3QKRuSn6&URTQ$70Mvnb3+L~Qol-~sy_8(?#5cST~-1q&?*(zedkbBe3%%-KCD=RwfMOGV*HXui7AoD>sZpiFEBGjEs3J5PJWJ#~m#k^T;u&J^}0SgMF'
    '26$NXacz?=2CjC<n#tvT+Ll&?#pAofj<MeMtXq)>KT7F;S$(d3k+`QTv-NGLp<UVM@f<GSsV9qwD2=Dr*nXK36Oou<bRxxXA)8FaHFV{DOCx}_`IyOSV96Wd'
    'oR)XnZZzVO{Z%F)dZ6|LAOvQR4qC%>h(O(<VmWLQKvb!i8!_MCU2VtlJuAX%qYviwVSho6K<5<D1s;jHk&2=0xribYdYRW(d0gc6GA@J1Y~ao5PnS|aKFrq|'
    'Xgx?L?WtUlj|@Sixn=8eo#%iw0u1DioO;&+iocHp0MA~HfH(Tb^h)M&sb9PG{#N9*r(k0?je*6nk<aNJvUOO~`)4wf0Hfw8+E;#akbdf1x5=&;Kb?`l<s3#|'
    'AmslIL<B4mUfjQI*ax%82TDr^*gXQkz_`wHm$qr60<OOstzj204mo>ovT6cCJ1s5Sw%Pnf-U)qaBYZX{#66x&kWjGB8qw(<>viJ|{5eor{$LUW%W1Q^d>;CU'
    'xAI+&I9|Y~)u46hkc@<AuL1V!+X;59;8D9%c=DW;3d|V~@Je;7nM8O=VY_D1Eh%?3RMlF+_sr+HE`RyK1WjrO+Euxtg3%iL>6~(rCOpDXh2zy5C}X?a8M`jd'
    'YHq?-(%r%z5qzIZtioh871_=AvwiU;^PNI=aoco6KTl6O)^qu6LQJ=Ts5=^)VPZDHRYxWxvi54;-!|0#%L~A{xkAe9JNY$j_2-otdp3f(VlI{sT7RqF%z(Xf'
    'd-zSYN^E_xa{(^`{)l=B`37NHR*`K&S`1>JRS8xLO;LXP1TD@AO!W!~kHawD+O0m@xv3+4E^6-au-Ef_Ab@fkDl6Yh5qS&VVU)!!ldNCU^I0inl>nl)v||C7'
    '2|k%)@d?g72RZY4C@S#30`*vl$J@PEtgyYgtH41Z-Wj9>?QHhZeoS~y%~Zgd?8pZf0haNC>uRnvld5@O2Tr1^X<3hat(NPa&$xc>k+YLiuxk9cFK*{f-8Eld'
    '1i#xJ;+G;%^OnABi`>sq3}roAAK<B$g6ph`HSKzo&-YY5+j~+#2e@qC7#9F|<13`OGV{B*rHY7)XLw&+WRA||Sg~tE&JC0!f0w5R*9qv>ck|Ca4xq12)tW?%'
    'wwD%D=0w%i1Nr!o%2_IdQbz0v<#*qcA@Q#EG~VWln#=it^#F&Hrk?SrC%i4T_vHL4bGg04w}t@eQ^-cY`a2YP3Qu2M?)goM^;Jw%b$MK|u9$YI{ki3_fSW@K'
    '+%bqX`6UQEd=t~hk)~ve4SYZ=i7U$*IC?LWG>*JHBPGDe=!!zZd(%C43q2x7LFJJK)``=e2><XT8nl;*W=`5M#Nz8+ZHS8xB<V87b}tq21H|pm%fX1(JDQ5o'
    '+Q`PHeBAX^?_oM5Y8fsT^cX`tBG2c~+?VpUA$&^ym!G}jDZ3Kexv{7wpMJ{ql%U6qdRgPPCp~qaH_zm_xp!|lWBN)G-!bF@owo%N6!|M!>8|GTzH;w<OmhZ~'
    '4y-|ls|0d|ynJUroP&zF*RB___XUf1&shE!R;7oCXF>kSW+`0`hei=#Uxp0w`V2jYew?ko(c7!6fbT6gla)zRcGu}jt9tMqvfBA&wprT5I91|!?2<Tc(8k~X'
    '|G**vugAmuJ#a0)KxZmD1@gpdlhp)lwN6AJ3H|!eX)-%a#J&d5^5$}^FBo5My1vyf$-qztIy@q(RW&H^s18~^L>S5`a^Q@wcffW30=*+}h^=6>Q&5Kl&2v0k'
    'zip{&*`xL~huL<swJ6uP{x2he8uL$?2X7FInufK=5^`+Hn*}KPr+M#WFCa58%+?)X3NU*RMiue-P-j6%f!SAn4y?9^1YM01?HZ96c9-2b<!F5O4f@iLqW0tc'
    'w0ZzD18#NBg@P=?x<ARaAIdpcY=P4EL%N6pAcw#K`nr}DL=R0@=eOshSstkcF28sx)M5huWP$nd+l~pVFY*=fo}QXECYJ=!22?Y|k3t-e^ryXxdRt$KUth?A'
    '>mRd6N~VT03i9<S(nMr>5*5GW$jiW@OERv+^M=IV2Y5AHbw}=_2W;?Bz2)oCVDov-ozMLzIj?v$$7DG~o!PH{q{w%yRxdC0_Z;rk8AF9cEtz^qxkndv_X|n5'
    'F<g)DDT@9c(0mUB5Lw~K(||WClzBhd@0N#}v3lo#;VGL7QBgem-1<<*Sl)=s3Gbqhdhk>wwUSCLW!yw<x~29;ay(%y&hT-Ye9Dj1@r<DlyCHaSu4|L^MRcz9'
    'f7#_-^;dm&!6;~VDbucMKk)Yx>^ia@GUSSWrJUErl-Au8yiFTV=kh$Juq86B*V9%ZM2;THXZ=qL{c4v@OJVT=&nc1HO6%h6rnU4J;<Zv=aWu*AS^KsZ0$*2G'
    'I*%YmpbB-fqDIC<6jhg_V#KhzN!<DWP}+^L>w;u(dHazo{-?}wI$+yFjORPXmCdg*)EKs_^NE_(s<u9fK1y~+-3lLs%dBsBAM5E}oC&iml+SLl{jrBz!(BL5'
    '_o88v8P-Q+a{$NWjilKnqW+4g&sUp(zXLdam*im`2x1`v4{~T1(Q?gkdi8AFBU7dIiSl5%qb=`tG)b(%6(b-g=AMPh(w&s`{sH^;gS<LYuQ*8nwNaJU(GF4Y'
    'Tp)&iM?pt72x4XhW=xFMF-F)oD7=P<TbN)00_6vG_Ri$b2^B+zqWKBuKrMB|fc4ETDBE_gDNd*5R501MNjh>ZP+MnrCuymS<7{c(Gdf`PyIR;Qb{ge$wjrL-'
    'A&?&`V6O0Iq&7Fyia72|;G25V!%7~Li+?K{hgIk@d`u-RlJ26~A>ah=N=p;htLf++^7{ozFe`wBcq0}41a8IT>Q+<h?NszYqlWx}$9@dP5SIbofybE^Fdzmj'
    'T`(tKljmYh+01)Ulz&{>8U?1J6R}3r)!LaR=h6Qw<%G$+P%|DO80tK?DCWxXUWuS~OV(z$CauojwWWaIz?_O^ZpB>Z9^hpxsXX_#Pzko1(H@0bG;M6KJ^vt&'
    'L54bO{b#_4oZ-h(sIOIAj#khL@o)C9{tWbu^k?kfW|xusYCaolP|1h07PX5en^7x(){i`&NIT+1jQ~PsS}x@6U=QAnSJlvR{!zbTVg5d55&&8YqA3>hSDlX)'
    'Vy!H#JwR@`dZUx#F3<U6CrI#-F~sS7&S%l9mw%m*b&Sa4RJOZ@hOkN#=y||`_e>HSXNfU7?-KdMK2!kw^1+MVI8R5`x4ZaC^XC0M>yr&}p+P2S3m8L0RxrU0'
    'SdjN;rDx?Ar5B<QtG$!oJ0{2D)j05UbKk%IKWFc3$OH@m)ValI%^PxLI>*ji<z+O4MX~<|{X$6ms|1iNizDJ(??SJ$-|p0Yl<TCSytcbD@AnnlWP15!lD#fQ'
    'AlA9s##jr6CHt~FLmXu;>oL}g)RSrvz=gBR>674(9v>Fo)L-)T9Ro(_Hb;j=bp11`jq9{yLi9=iYyD+vBBslID&X%a1G2GxNO&+O+DEm4R74xb@Ml78=C{LJ'
    'opT$Q6%nfq=UjSF)t$x~fJ1}`yTL1~@VW5psLk|6-g7`>!p10Ut5x+5QLN{LdCKn+Ko0|lipV-SMqGv!V6%1^8izzG@^!Z@=05eYf{?!iRf!hIR>wrWOXo~r'
    'dL-;sl;)%OiBjIPraMXb%(MWuQYWV0%e^xkiIUTa^HXTd4t&ZKF^0sKKvt#eBrB$PCObG!`hkM~eVeC7;kRrZ?6fna1P9E}UM>;05agl#K(5&h=JAAQHq#%`'
    'o4C<kt&$1Vt^3$66J$wyfV}@p*Q?!7zlC{kr9VOho7(o+#87UaVK#bHD}@D~r7OMNhWc(VrT{KLuqsEW&>qk`(vzV7`2@vU3teateFQDxtjA->8cZ=tgPKk~'
    'Ut1soSlYnYd!CFJzC+sbcWA?&z2fgfx?*|z6AbD*y)T?JN3AS##H}^FUQet`F-#ZnMRi|e^_o*ATs2RJeECXdo;`tI?=tSs<L}DoTVgHaiS^<<maHRGnsVpH'
    'I$5FVFM=q|zY^pV)aG-mBc|!d=gqyF?A>eL>TWhh#Wjrvz$ypNz>^6pqIeFV%XBt)Z}3&TPM$5u{j!XBJsu2+a^4x?k~K)cK>oH{%$oW173w)){cucUf*g|!'
    '*^d%IQKjxHk8X2KIp4s4wjpz-`8a`k7cZIDnUp)m{>{`e4i*TwI-jr>5kc0F-Dx$!Xd50BRtD6UV<(0UTqK_syvGIxk$0TC+)uzB5uE2R8-me)Cf5odyVAkF'
    'oqslwLd+3%OLNLt?gGm!Y|C0jhcr1>sH5{uw}Mca#*F|yZHrv25ovg;*JFPnav9>$se06SCvXm}5M`8#c;;I{<Fn@@R;-3Hj$!LtThtRBFYohZs!vOcySOjp'
    'P`oAfNYu5!Ym+=1SjT{qW2&4-%%f}O)6LpB=ePS8a8ey)+}t1q?zVs<=OaKF8g4{J#ETl+)dM40ThA2w?LRE^#o7qvCyzT%{6YU(!^-rK{dIu%`DR;q?p?O-'
    '#8<?GQ>rXGgDZufO;zKB{d~WzqcYmWGgHAMb6KuL#C-s38`K*sLRwyTB%OJkTyU=XhX1NaXacE9z5XnBKEdN1wZW=y#&_-{xr2e-7G@VbNa$~Y3bakNn!!=z'
    'L{gvMO+j~$q2zgy*L~Wj^rIts$K;IM#^lk#Fl5&s)SD~2{FDyWxOVHi7?Poo;YK}<IBWkWOE5)xUt4X^f@aB<2t+NgWqrcW{arrkw=4zfvZ$Z*;p6A#BsV6x'
    'Y^@a}Ac+Q%4}A9su|AGXf%r}zj~u+m>Ja-iOJIA>m_nxlA91M|W_uPrr|9L*Jl6Nw!hq;LDEsuGGdEDRy?_n;&cNEb(k$)O)l=~7I<HkzMif{IY7<0rSJHCq'
    'pD(*?2YUjw=;kQKK^Ek}iQL#xy3Sw0v!Xs955Uc5qMqvJsqodiU59)M;0Oopd5)}#X&a-JmZ2^EtRh>E=x)3LH1SiB#5gGG5FH7%d+_H1Z!E~O2G-!hfSYT~'
    '=3|2lMRxT_uk}hr<w2g4q%WOM`Z&59tDQ_M8rz-!_w;z&N7(2MY^o0<uUos>`vFcHr!h_N8U1M@Y5~qCZpMEd8*Lyplk(#t&y$^s3>z%6JkTd{9pwF&+V?hc'
    'Pj(`CRvC8nY=fi%kJt&h_eXg%OP#++ZZo5Y^64ICONO~zcNx4k61V5QY&-*oc*YyhGho*>(w=53{zX%;trs9*qt_u17tU}jFSO<1)!(PZ9<c>?SJ!Lk9p98_'
    '!2lw}0)rYdgph$35!EB8K;l767+O+A@YrSogHnxhfN(x)*EZHh&w6HRgMrguH8e->mcCu?7etLVGg2%+hkLh(8=V5%Fvk}7g5@6Ojv+ee_%24im_EsN*_lK&'
    '&wEjiX7dgleZ>_yi9hyYwkKX!5gX39NjoZeEb?iywbTBhd5LxcqSM`2G`{xx=4Bi69@|kwBrN9|1p2xjrNG<;eY(V&`m99I_bcaC6Jv7O@bdCQJO(lI4=DJM'
    'xiPRd*-1lj_C+kJLu#)W!~}q!vsbRyi-2Ck=S<<f>1{wBFJg2AckEm7RtcknnPtMpgHitboc9+ybwFl!Br6jvuHL@0I$3-dm;eG&CIeEvxYmSQ!xy!+<W<W*'
    ';=RdG*-AA+^a9>NTdzE&D{FUm{`=W!_tJhoG*&NyniKd3vn|y7dxzZWBzH<JYcklFj`qAsx&PGYPmYXyR8-A#?sGk|!FY#EX07ea*FkyukA2R<c~NVTZ;|iX'
    'lRh?7hpQY=Pf&=*56##_9tuEK?Q8Mzj8L%x{g6N|!s`*2iz4X!;)f$xp9d<vZ?ikmjmEnkZQ@1W+?J3QLqk&?&8D2Yvyyf^ULy&MVwcp94K*qQGdR`;{ZIHd'
    'TwGt!bG_J)uK-UDoo;O8b9>3}Z?sfY)T2b4G^aC%u&Qpe<rrRIqxAy&7yX{KDAbE96I9v7_oZNF;56!@AVg)R8N~IkABK#Wbg##{MG>gaQzQm4vT#7vHj6X+'
    '>3!{4c``nnumb=Ax;Zb%PNtUp&byRZnNkouQcHQ=EB-{}Zi`Hg4v6F!V=>~ut@RVU^2(dn89#a$<B`lylTs~jbi(uRW6!FZqk2=WJ0n|@jf0i9E-Rac?Vx@O'
    '%aEJHub+(dR&1>3b|%5U`2jsa7qdPch~m>LX&80IDs`V(-!Q3mz@y1wY!&#}Z#6^|x;w#W7;wLLXVN!Hdhx5US|V(}VO$>k>}g4Fid+#=Gb{8>A;2I2_Tv^q'
    'RE~U_058Zp_V@BMX+>{hcP4>5`MO`v`g_WwTXwQf<gT|mtMNpvWQ`~-QIQ@rVt(CWE8VLvn^2YKs+{fjov}RSIVCsgphIIun?TGob?%1K@Q?+p3G4rLe~&d;'
    ';!M}Z*iLcAEsbpWSow4X+b_Ebuq^H7UiEj9_)J&ImV75y&A#j}s9;0~W<SVx_{5%MA|LNj866&IRL}>qXYOXJpeFs)cXu~2t$QYTlz}<TTd5gz12-?=9cAn('
    '``tFycI3#v#?G=k!XwC~=oB)+CoP_ec(pI&qz`9<e!kXN%J1A&ME;#mTj+va`VEhKsv*Z@TDI`Gyuho1mC=V51}u@#y{85tCu}JDmFwjOYhnZ+rDd1@3CuKF'
    '$7<-vF@~?^ddO~1hx6YE%p&-#@vQddm_6^=(GO79CR)eewPL>?6`$tGpX^4av6ekS9wx`h%(PT3Y|Suc#N2asJG*W`-b{LuO;#DUPE&Kg2qd1Y(IlC<V{PD&'
    '0iQ5t5cPD~NuY{F5wGmN(F?tMwa8FyK)hmbpoyGlFYs|#X{?s_sHx=`PkZk8bsFS=)})Z5=6c=`fq`B%z^8-fUahCsRbfg=_L?4jnQP#fUGagr^I};~c6Q@S'
    'OUW#)F2ng$&fRN?xW^jeqTYYJLEpD~p8Xb+ZvtJ5{-EuwqQ|^c*S|IkEMDic0hI+4I_kv3qmVUMjYsfCk!td}HNpk#vO0QoFIiB<c9wkZ6D&yfw_H(^J$CVq'
    'n1}=Z5?*7vdh}I^;3#2&4bg?%Y)m0;ZdX};YX9%t@xbTC<NWjbswJV{N|VK=2A<Dk>#(Wdm?ximv=`Vh80!RfwwXb+)0&e)G|^Xp`Rjwye9=h-8GVUWVZ!(}'
    '+PAsv^Z`WGc6QzOvQH1uzw8pMYO}x#L1Y)AVv~bw_^4H6_07TiFRuF32wVfiQxU#yAg2Td$0P%J58c`*qRQL-+CE$5b=pM)f4I;J#|zewq{y|3No<?9_3?6N'
    'VuS>8#7gmcy1)*C*qvJnl?+4P-vu%`8#M*Uk`Z|54$AWukSQGL_aQs*M2>!G@__RE(sVM^w9;Kah?jTn6l8c))jD%47J(M=x^a#FKFo8>(AUw+8R1RFzsT$h'
    '_OmDA|0~U+7&WZSX7N(YD?hK1S-M)=@-4f*vkmGRU=;w%b8T8u>KK_xEyax-8He$3)!T}Zd1M|?t2kaz?&FTehhbcOr>KZRcwK*QV1%7yYu+m0kWKig(yK1S'
    'n=>n_N=}U2e_fzj1lA;=wB!xQKg$#At0BqKGkDJf8K7Hrv_TJ@LQ8uxU;WDtJowMX+*sua-j=~ovD$Lk(Z}#LKSV1R#g%=8Kka7amS5|_+g#c6lu_*SzNt8x'
    'RZA7rO2^j4P>X000IV8RsPV2+L}t9nuKXqYCB2Q-FL1&-Zuw^{(KqZy8`!L*4j^9cK=FEx?4`x*59G8BG%wp1;(G&MSl}hzX^RR;;x#Pddg9AlutM(1LPm;5'
    'j5n2xRrmFiufBr8n97UL&gm-d^rVgFG1HXT=-#G%Nh*`uWh@D523BJ2{49Dvwim=<HF`qoJZ)7kCmEX}B1xUO+yrh!Rg;`Aulz9%=%p?uoC*@%V+CnZM_zxt'
    '6Y2pR<;d6pL8zAGjJapm0_S)m<<6LObC`|DW4xaqQP&^y`?YCt7YPAb99M0OvHAJ58q&-xz{;&7qVi#jDD3OL&Klpr{e^SGg1u*;y-v1&g|7N=mhsPlaqQQk'
    '!V}{1M7@{Ylx+9pJixxWEr4~iA<wHeEt*<TM_qAg;J@O#9uF%;)X`SubMUDaJ(mz^WGqk%o%5-8&E9NwzOs=KYde=9E<Z9vW_xp;0nkUk#ZYrajB>A{pD8m0'
    '^}{INIVEFR+EZj&?&bI+j)c7rYE@CpBRCOO^)_x>@YAob=hNxG$`g*Y2lI<t6@$3TdNzY=k|5T`hGC~Tr<g~kZ}QFfCHr;O(qF>ev}|^g9pa}I(}<K`gV$@P'
    'L@hbm#Z_V1Ur2biU}Wp7Mp4*&zpSrI($;dZ{ARaWsG8CSj2r%F3NO9*{4O?MP<eSAwk=%5Su;NwxmpaP@eC2965s$I@0*;Bp?s>#BfCBJXApGkZ$0BAVz<Z5'
    '-su_2+}y*Sd&t^GJ0y`ucR&omt+LE(aRSSEQO}wM4sXGmen@Mb1e5oK%uGrn=N)Ttud@QC#JxVCs(N3~UH{cul2Y<FsS&86_Y`fSBNlcU0bUiT>FIipALf$l'
    '6WPO$_m5_HgF9)n0w=V;jOM}DlAzLVv(dhf8?bvy#?eY?ly?txBc@D42*T;wJ`Bt>Yh5cc$?hJL>w0iUv3N^Q*`}Jl7L*7~RA!`e97YrCXpBFr{!W+AnT7WO'
    '&XClaKC5PpGX@t^1Sbu=mImU=+~(y%-U`Gy(vqy%i6%(3^&#kCQJW~&HPDaJ5lq4h&RNj!9y2G&=fneurFL<n;9c%b=NnH3yUUpsNQ(*AHdw1UmJ!gy$K<H&'
    'jC(!VU}5zk$lDHQ#8&x4!R-|ewd9{YXu*0_mk}~@71XG0lkNHJ(oNdj1W)x2eV|=cQPB`zgd+F{3Yay}DLPSaWB~adU+4Q9<Q!Hts21}^8Qgrfd-ca7$Z_|Z'
    'GLzZt$z9Cvvmw_4HD%z=hSTW>TE#QxuPbcx;@xsSn#hw-PZ^NEjX2X2`(MhS>*RQVhwe`2)Ew@#e`-!<WQvVw(IJshbdqPEHZvHzLJW}A!GfwDyZZ#NpsX`N'
    'ZCg)L3W9Gc@%6g4)@X9=XryQ0d1J5AkCu+T1+fP>M_)Pvu>)ZI$6a=m^{|KiZV=CVn^!HU#IwP=b5=>$=c&GyOL>GmPIa_?vZmFS0>u#97$54`Ibx(<R#`83'
    '|9_)V`)Fi<Zw-MT9J##FgWORQNahdiALxB?KsK#~>R<M<koPJ$>0hDQ1fpCMY~lY`Y!xb2Fd%r}rsyYmKpz$qC&IqymY}evhH7}8k78P9LFyui7CG;Ro6iJ+'
    '?FeE5#o6_)d*c=AMKg$~Zc%Lrxey(e{V4G&9vQ}9&-$Ch))Qo>MN&Uz>+X1JNRNS!!YZ5kn<Xq+wPs_Tgld0)f(Ku~$ASYQhTa2|0Hf&^nqQ7>G1|dIPw10!'
    ')_^N#7K@%B6Wkdc>@?)CKW$H!V*}MTyT$Qb1@y4Xyxy433I*8{uS8whg`9~`@)*(cxtOs(gXfZrVxOOrTKrpbt#pg|u@&N-=+!`_cblENE;1i;#^^5}4s1Kq'
    '`yo%G?3ISfci=rONpp;tRVyewdXM;I+B5R^1=vc=jsi;k8{S&mzQtB+q6kJKgJHGb&C4*MW~e}(U5JDKA2Nm-JA=2J1oa+PvjX1OTw|Z{sNyHkH~f;!RGmTz'
    'kDa=4Ux-)%in3^)TQBu{3!;v9EBy2a=~Y?#c8wNi@CM4Y-=AVG$>6}~|JYr=&j<bXj<WX-2De4gw*gq17ZTzji1bGsB2>wFpAIrEM?|bzT77nhq)+OoyES4o'
    '?IGKZI#192Ef>yEK*XL-fm2$b9C1WcEO}k_Ndr%BTKS%Y%q(ql&{`bt%;R_FX{PK#wY&3veVYnTZ(^H=$@Z3^Dk=mtk$=%=%2(IFRQSV#=1kL#FRQg8>#966'
    '^3J0<rVn55T2rxpHe&P=<i)Fj<NPj&X5XRzK)UBZB|FDLks8Qir_bX2g1RcBS@uJMb}HWqt9%9<U19HS2_;`McrIh?S7bX5iKBmFnb|w3yps7a#2rtJ4s?<G'
    '(<XOwZ0>R5CNcol;4L3s?3ruu>rr8_1iMnzdYP%jk=mQW-bVdxVhH%Ffe%a|twX8f$vyJ<VfwZVZFQiDIfY83fC>&#M0|T+3z=YjL-SUvUy=sa`<3$x0kxpF'
    'EaO<%SGT1h(@apg$0=Geo)?QI=xp7BI7Xeq!kVp5qI}1v#vYCjq_4!5v)u?4aThp!Pv_reTNey3isbWHJAGkfyAtJK<8$T(-%}?7evW_-;?;oa5puLruA$a<'
    'WKt*J?4S(UCcSy0ww3E+3-OZ#tALiudCJE?3t7Z((#PefATDV!#eDza`S=y)8>NU%=Fz@<-sWq=yrD|1QVcmC7umwA=e__B*T8UN^f#IJD|hzq+fOWHk1I{x'
    'oM6GTQN)5wvA)z>pQA0m2UP!bvA5{8EE=mES-^iimmFsOyJkad^FWGMS6GTGJ@vyFVsO6p?a?vu8VQpA;qan7sITD4aOSJvcRr+hckEuLUl-*k_j|0io0-M|'
    'cshuYHZulzz7;tuu~=MQKPe1&)<*29^NCv)XpM>f+!7kGK9zOujxhBM&crvZv?M3i0voi!(NZ%9zWTeIIsJmK+x|N4y)O+lHVg48MDjX%o_<hAK5KzN1)pBT'
    'd0#v49P<-x;@+acrb*J%z{_2W0NV$Nzvx?c=ox{Wohp3pe)T<bgE5fzBA4xhvCeZ$*2kq0MEKT?-l2D7qqxO{yj9R_*X8V^bLEOF9*2B~#ro!S$nb*=T!ydj'
    '>AAoH{sF-=DG#&~{W+^PYZc@zK1W+PpUuf<x72m?*Q2p7<lo<h3$ZIpdz{j6%3%HmczNH*+niTTSM$0T1~6}`menr^Q5HnhcC~=9dkcZ8WDrxHz?m7FkkbX;'
    ')$6jDh0DX;o}6di6=73O;r#;vBG~a?lS}|5>}J6Sh2K+09uTa3d~eDYWyiT331}^qE`ZFla~#VYvREroFyXq=fqGqn@igF=61j=MO1_!jp^%hhpeasfaRhd9'
    'TcDo+_6N@7)t(3itkWJ>yw=%B+Jg#Kx%!$J5Y_B84eIPd^cHgoPo+aX1Zo_}fqgGu%%TP&AS96Qb6eUI>B8EE+GOH{J`+dGR0Dl40ahD`C+~>QqwVQXTjOKe'
    '!B#8OlXxBH^V~SJ<DfFbL!{qt5QS=O=~`{4<qyX<CXM^fbVm6L=jvaqB24xIIyseTF++@Rb>v`1d;L*GPkx+WCGv@EJbGa*`+Uyca*`eDF9M#_rqqoku1#s>'
    'R%`WL=W0N1O)t>#NuWe3*xOGVV3RE2-yGm46vSUY%-Nn)r@_drAtLw$yw_pI64T2QMXx1C6L?Yq_wxeykgPp<=oxTx#jxg}|AjRK5JdtxvptQ8I`AqMOXnDE'
    '8~L+7GDrYsXez~s=S4*yIgneKz#72#NE7Am5GO<pdTkU?wH4wj83@)3Yop_AHzY8MS>~R=??DwY>Yiw2>3DL|H(Kp=^d5zn#XQ4lIdA~so@>OaLd^qtZD^@@'
    'I;ni5P~|6+?q^;B^zA~tF6NxoZ7<K{k?#t~;|kZtM0BTvv|dCOXaf(j<cS>BiacUJ>_%nDNV*;HEx}~*dw-qQw{_v4Kd)K2?rvsU71Us3<1+sGjUpkgmvD~J'
    'o~=z}ty(0{{;?@7Qc!|!Ps<3Rghf{RHj0<3tD=Whl`Co<i-J_lL1tlbHUX*yxHBR9X<76G0?4#Ap<lvDcC>TKUo7lK|G>Af>XM6k0R&og&y2U=j4e$)dg0w3'
    'T>&G+r!HZ9E5{y^<g~Bsw^jK`mP)~g1&p^nV#t1SM`HYefERNc^+r3tQnLoA(DUy>O(y^`-h1TQ!%X_FbP*Aru=mp-gUDs0nMhP?!P%Rp&;%-wR{5fCK(3c8'
    'Fji{Xy>lPr_n*l}zr5*<?Fp^=S6h|2YVO{9)@WK+6S=!j(l5A#tHqxJ`AnFJaxW24-wkAnr(OS|l;KY}DBJ&3KKcXtH6Ak{9=?L6>*yzL!mw<EXv8zysz+eA'
    'IOX+1&YEn&S|u|6XHeuttL}XI79ZyoL?9L+*1an4XT1T_9qU~~S>7@Vx$o{vAY~@;-FTF`xjgPR#H@xHWU?-_J<RmE)vaCOSe`pbiZfUz;v)i^J@W~t+U&gD'
    'y6_16%KP!6?@Zj_%RlqJW}sh$kL2UU)bB73P{z$UVND-rx^-q}i-<96MSaqieGZw!563$z#|TtV_(pffo!Bq4Qx+<DwK1jwPL<tBRFYqs2N=zmff|>{hk>g>'
    'I|mKurW7xS1mLH-kl8dx2i*5OQb8{uP{r&Xm=%Ob<P**~LCw>y+Wb&!DIb>7DmTbPMeHo0vlUMvR9zIDzz?$fgk#CD3rWju-0*cvu%A8H-0qATc$^>1JImLR'
    '$l&~zw=}@!ORxrP3T;PxYtZuSUSNainU5?e7x`LhB7*Z1GGUM(3r=gqaSQ+C&y1_!J*G7bl)WwJ+<i)CvCICHx@uzsCERzM4@Sxxk5@xP$}!XZKulEA{#)zM'
    'S`Ca&-bnpn8&>6c_8Bmzw_~#~%{s0OG{m((wsu)DYmwxMa<w3fpUpeCyjx@aBzyA^KXrF%cRQaA=Bux9c%whMq2J{6BTw#Z$oQNgza4Ll_sqf^&0jHjvwWvo'
    'Gfg~Kfe)^#)h}={SIyn<L>(3XoMrlx8j-2-62Vv;<R8|~-A2aScYE66)^j`-KQE<3P+{_z7xJz=?q#?ELxe#6yH)XkG37%=S9pQzw;~fKC*6OKnyhkZ0@<$y'
    'HMX!89N_S=E^sls1W|R$JF>w0_M#1Og2a=(yz}kAAZGT4ulM2=(p=<8XANta3``<3$LPICQPNQ9`yX<}_w)V!GtY#8ZUZ$)fQM$j{It09ymI`y1*8#uEuPC('
    '=LnwhzK)_E0RH!#X-yK^BWid&?py^`nBJr?ON+D)vDUmt)q!U#hF&7T6=4?AZ-Rr9kN-F1ywdt{Hdg99%xC@>`)fz=PpanNj#EaVIjeB;3oW7I%w+$28Z+3g'
    'zpCv01J1q6#vaR_Nx$=0D|He^{hYOn#TSOffX#u~a$>}_&s|@k;)yCuY_gi~@>>~WWE;c3wlocEJ5~w4Vx=YQu1^U1jMm6_#0*b7R#e@6Kw4IZrL}!fKC4|u'
    'mF$kRGM6G}*jU$c*2~&Fh*__QBO+>VJ_zQj+Bc!El73fJFv~bk>dxM)wPz;=2hubO+2Ihm_~9zl3p%GAiHegQGMK&It#}ml>TX;s0RDE&LFf>~TJk@p0^`FA'
    'a=u*~q+WQnr-kPg&&Lj;#%>y%N$kgIpA0E4ELN6p*_(D%EHOmsCDwj!R(M<r@bzQH^K51PjZHdsPul?tZNHf3=>u6l_WmGXI={6mu@&)&iQMz|J94&n6f$tj'
    '+7GekOy~E8oTBygK6_f;gpeCE5{&hLd&;WjoS?o|uT0W1Z@3F;X{T$0ofY4LV7}7<_Ic~#!omcOrbFZ$871!x{@PW1mEyV)*-ka+KJp8nQIv8odZLtDnZ9<$'
    'WzQfY3X@HAzBeGl10!LDfq}E=O1gj>>igK~`GO+BkFhoZ@)o1sfO`SFFyuErA-OzYQv-T@l`qbb%bs|%=d+>N&YE=kHY@MHHK_K==<3eX0P)_bu!viFJ+qj('
    ';K-_rc%D?!0|qkifd%qq3^SvC(sy}gj5GJ7Ld8Gv*?pP99)o`0>$G!Nf>e3Zv+Dr+S(_Z;y2lU-dhlP`$v_8=xt#2aw+ntt%<js6H^G-^r8h8p6IV{{;r@!%'
    '#w+w|ifm)!ay9`=aoQ((4{0$W`n|sI?w48g_p1WKsjFqV?9>m?J0e&E5788QymZ#zTstwNYV=)1Az|h>#DODi60*<A75SyhE6?BM7@ZwGW-WS_33{%<OVg8X'
    'j(aV<{`!Bfk1{s0y?o*w--sH$1?xY-n)0mEf}t9E>NQ16Voz=#et^x*QLeR`<aA7v_bKY^&`*3EY4_^CQo*?NhhR-&w%`+_H5<7rp)O43%ni5<u+WwP;uOro'
    'DjM9@4uh`=#-nA58pHgT>#dH3p|E?vnph;)aOa{UDRRyJ$giy{FctQ<u{n7qbHprxJu29Fyf3Jq^*+Dj;Ix~}zn$^0m01B_<5CKq&*$t;mm`jheZ(G&S#}<I'
    '+?%3|?xv%~+d*qYfX(J+vPg%@8K4O?;rqbitKc^6ZTez@Y!zd3-uDd(EXa^6Z@X;0?`8w44JsLcTmp=dGtU-ef6q&A&+8Zfim7+x6*I@v;(f8ze8+#N9j7h8'
    '?@dP;a5Arm2pmZgFO&U5k~OPSs5Jl6>2fwic~;V9#;$<iH$or96KqY?B(1H=+5~eK$s{$yH^nFD?@DX&0JJt9@c6S}!9K(8GCUQ|D!{yyQ8XK<zF6DvTOodr'
    '>Kxf(mrHUUm&|vue=~EC7p1l}Ai+-fG`F|CKz`c8^Zk+ZYo1w}K!9@-D$4^Be60=jRt00;hZN$sY6XRIOzIW!aU`IJVw3zGu=zpNqz6rmfL<nTb+DC$4s}h+'
    '?dN#gw(|IZc<uE3g&KM@_OHnONMZN-m;0n$Z2&Z<v2tJb;eMcY0o>uBc?qWKXV@{-j9ptvvGe9ob$-x#>n6R9UPi49`O7;M@5H>E|BD|2;-)T#?vU`pa0mLF'
    'a|(wbM~k)b{8{I}Yhg{rFa3e_8Rc`|^0em`9pX^yee1nv2%h$+?BggKEByku6e2sLTH#bUmHKHn$2*$d93Jd@0a}-cdP8sX>UC+%vo%-Z`vwFn>7sVG$naX6'
    '0@leH%$DJb!IL&J$shNzNUjK|mLiu<KACcnyZC;Vc-#@3X7mAb7{BrsH`m9J3%6T>f&4O?qe!%2>=&br#0M@`v<N)0u4ZqeN65!c3;QcJPawh0T|yz(YP9nC'
    'IjvfPbbK~gJQa7-ct;?%Epi84PXBO5Vh8Z~2FnKDufd+_teLmcfa?n91<#bG@@{qMB5iJDhkVvJ&vOFIj0cXaQGpYr4sSJhPtJL~X0OV>s!L|gyG_9REIi_9'
    'SlP&q_ccXbxQ31qc&0CN2U8V}Xw$UU<Xxxm-xMe4#RBZu%VfHKr=8!ruS?$#ek;FimQ>pU9jzeo)*BF31^6G`m468{t*Kx+Y-U`u-*Q&mo3`p9adu4_BCa7y'
    'lxKfwJ(z-WD?0-t!H0lfke|71R>Laq2v&SvqeEWC7-ui7Vb|R2)0aQ<^tn;KUe9-EmOeTr>Q`Vq84**!X+2r)i|&RSiDX)HC<8LyD8@L0+$O$~<w~Qrq5Pg%'
    'FLasg;k)KJR+$c~PTm|59G8e}hMF;7T7O&?c_QBWgg@K;rPpV6tf~&EpOs3K#9Li>oP9W{#wdoZvG%^P%4!l&>oISk;KLb5cjzTE(OU_4uIa&xb|#y#On%zG'
    '7lW9ci`sxO`NIH~Nbtsk#y3#II=YV4T~d8ITF&nZh6b&n9!lc>1J5CH240urzuqn>fB6*c%b4){$o`5t>EWpGeh8-KYau(fkp1p`0=`Pn{=W<lv<9+O1zZ5<'
    'Ia2W{>d%)usChBM$mCz2jm6H(n4JK27iwv*TO!s{*0=hghW)dasFc`I*yYY&&(NQu3*wN+WYCKCyL52j9t5n;4!ovLC&qz@c6DbqpU>!H2zo3bZ>m=^^kJ5|'
    '{+G~dA=Lu~Gg{07#-A}R2WtucJ%As%2>ponsJchTOXHr1*R4;ig=RNvtsJ8izPOObrIYmGIHwMe-+?S|q_mlGOcA{L(tDI~!^KrG?(zt9Hy`0>^qVQ_;b6D{'
    '+gnfM;tCz4_eZc+)tR`Efr7(vVOruyEhQCvGbMOAj<G%hljz;Nx0SSiEX;XKvZoTN^E}5^Qtv{LGYuZ%I@&yIIC+Ia&dCT15Y>NQ9zl<4)#JjCuErd>wjlQx'
    '^3{N!e{vLS({w8EKdfYvD`Jfhuf>SKbPu*QUGGnk9Sbz%B4&OvYB19gDv?g?G#kXvE5O!0tZ$KLR)6;SP_>|k%moAGYrl1X;eikEwihcb>Vr7?b0&J{zCfNi'
    's~w-29?q(Hot>kv%iZ41X=fQ&1^hSZMC8h-S=9?@Bl*5x9OmZ{$DW1?GfU{7a#gnB+RqT;+88%}q232JEkq|)DxNpDYUIrU+v)HiW+w~%EYB`zp@*tF^B|qH'
    'x>=B~DYCYqJ{@@IL^g=<7`&O}v>Kn$kw2@NSyOMwuXxigqp#E5bKC9ZF|NCRPS;cLreproF<aoMPg%vSMT(vOY7)r-K2gGD{64F={j2_!AGex--Pony$L_jL'
    'wyBo%mmT$KWxWe!kw4jN+#>J0HP6Mdx-v`X$G6!->?WRXf29v;AIr0UyS)FQ5+z7?(mk*~&-ErTFF75_=O0*n|K-1bIf;gZPs}f>DR9GZ>YZZm@09IATL$os'
    'OJvKC)lk%Tcs?OZa1IRy8~XZP)^y|2b37v#BzVTRQSLLqvyzwT2juMbio1T*#Me#cq|nWVn7u}}7oR`YI2aZ<ZsaBeBrVvyLejW?vIA}&1%J1RJj!YYeq)v>'
    '=-BYVb4i}>dZ))YV|izMEUixWX{i3al@Fe$i_8USpw(m;8DMi*s;kwARJ;Sk$HoTxXuuKQR|h)_Gi$&S1|GXi!(U<Al@MZuELQ8@$#*R*tcG$Mt*PvVg3gNg'
    '+fwl|>dJr6_nf(`a_UQ1e@f0;1CJLDEwpdxT)uisur&vj1iqo~#gVa3Sivjhs&jdQ1jYxV-St`a%{UEx4I7fI{TJy`>G9i*tZcIVh=<rf=Es0v?pyOr9B^-d'
    '+^*%VC4e;|oa+XrpuYvH&8S{*aK{fPBKG6@o}Wtaem_r<GXb&QV-TqzPp_j1=NNF+A15Orn+am=p+BnDCS{^njT8|WgE%vCN;;sA0Dt&|9;C-4Cre+uw}o}n'
    '-k}-vE*)^Rp@cO8zRIb-5p>bl%Mvmh7SZ2{A1{US75_hrCX>nI=%c~s=)=nI4W>PA&w;#`?N&qLdhEZ|XIO6-Un@M&mx2@NajgRF#7A|(HTB8BRgTKgZSnG~'
    '6<E)*e%$r6$4CW7%fk099V>dU%X?R%vg&cMMb^raP%gi=caoE3rzL8AAQR-V=m@U)j1B^x`gj1DHu@<t4eOlaDj3eA>cEf-EC{_R;37ZG$IAP_x#wxAqnxs4'
    '2IEoSZ>Y)7>3@}3dbGH+UV(Xp#i`JfD)JXbGs{9?!-lfe4mj-9b~EE?eW+Xo2f1!JleqQ^`jhh*exi+Cn91$4tj~B|8~Z^nk5r7+pJX~2Ll+WQdyi(M5McKC'
    '$NnMij)@RDph?!1r@;dBh1vB|w`%QZuChCRVb}H`Rr4_a9yo!^GnoR}*sFDw(Re9uKP6w#=47$n-V;#5saY%eESEbH@_InT-JeSZ57eX-$UVt&w7Gd~l|WVK'
    'o*pSt&vU@mN|HTan|E<4(~3)&tCClLbo#Y``}-O)`F6>gn{p$q4(eq>1osm?8Lp#0e+qODq6lHnDn_3b<PN;a_teX}sPoboV^4e(%j+lYpFQ%y#lGw$S@i9M'
    'jD|5b;somW+BC&kkSQkcVN_G*bEl)-U)QS#)Y^+vd{QSPiC?ESxtm+L>Zg6>FPpe5mIfjO^Y~2dN*}@6EHVZf*dj-b`7Eq5EXIp$iwmq*GM-@P^BY9fv@wcx'
    '#e^(i#|klA>BzMuI5DZnVyx%<?xj3narwynjIWTzN}m96xq`FYH`mpw!r9Sp6Hd3PN{<WZn7@p#H_{G95=W{c`OZ2YKBa@dKQ|w10eD2GJGKOz1Z#+@v7KW+'
    '<mZ#tDmrAptbgFNW|nf-)?~G_lJC0QTmMZxC;2^_JMDWSZ(tasvhVXT=x76CdxXbZahk<}izf7bwR6n^DL+PJcJRzU&ZDrY>cr*|)H^0AzX8tlC%EAY`InDS'
    'urnXGc592+)k_5jln&?tl81gLM6zJa3fJS~{C;od;K?zLe#frt%f}6B?$puCd3w;_t=P=1+FG6&fi*f>KO;{h$TCTH`tYaLLiRcC(Jgv8*VoCbn}&V?z{~Hp'
    'zw+&u-3C@U{6SP_<NxnQ!gNUp@X5EaCmLjl`I+v<8xiZ!GhSR7<G!Zg{)XJO&t2wW$Roh~8M@D!LV>fQYB0-1+`Cc#Iw6@_TgmREbxv7DzNfe+!BX03er(}&'
    '4^cn*1Ce`G!>)E*mX9OWpsE~DZ9h%>U1|!Y$vWN&Jl`wQdjhz|n!ES6A=4%!9kY=(>bGgbee1qX+8E34Q<EAld*Tmyh|=HpA2k_E8%qi+(KI4F*oT$g-b6l8'
    '{<_~Yioh&ZEnlzjwzOKoJt+OyNZuU3mjG`U)KQwqJ}=4b^iD;SA(t*ItJ3A6d6z#A&Xd>3FS2d!E`5-0U~|)u01pww(AJp#NdHYzZ(A={@&M}rX>$VSo;S7$'
    'T<X81U@hWL?7s12{$HV46`_O8-S*ssk%7GD*LX`7*(bHvX)*p6?v27q^$@H#Bw|W}O?;H1Ct~Z6w`xnKnwK+Q+v1GCA?LH!W)bTo_?w(2p1cmxLSXqhoPeLK'
    'YTo0C^Q8nt6$9ks_*{?ZP-mh+&VYcyM`bhF8UZc0vK-sPcAvr+qYdU@ya%FGSetSj8?gryYz(nG&N)|gVt48jc%LGZ>IVY7tfPm1cm(}o^KHuen#+H&K|gJu'
    'XZN01NWFWFxTpn?MoVb>i8yZ?JM9u|)W6tp_63MwjO|WeBs=;0;p{h$MvyN=pn@@f2>iM0lX-kBtWAS*D8JoNlHK`1*5kOc!wb__u0q5FEk9S56uOjnkLvvH'
    'eUf~Kx<hSpPWl-~@*Ogad_zjpZxr54sHx%Buq&c(wwe{*k>$VRGy1GxS^I@^uhCMm=2}%g<NRrPP{qoB#pi*S9f`D`l%XgfC)p4q{?N{jyOjaH)R3_Z`KngB'
    'asTV;Imj#l>a8>boNgzhJE+KMJIhA2pZ0%yt+VE7Zv9hu-A+Z^F^`?h?a?1Dce;uQxtgNRPLy2<JgzaegNyNBR!~~IDu{7;-~)wop$z-(3-%1;NGfG{bCZO('
    '3a!~G^dlA@gJ@6>u5rFX(||Em@tKs(04&#0incMzr7V7*k#vC$RYlj+H+;TzBY<mw#ltmK+p9{ivd|$^@WJe{oRsYN5&NZZoJ*pv@p$S5OJu9TDLX%g)=4wt'
    'Yu}2vj{;BJ@7H$nGbNym=rrejFZtJB<R+&dU-M`D#qML6dwutVnC@tE8`i5<O1$movTTSVzYSxuzKs}ZsEy9dL`xK6gldk#RIQkG<r?5bmdcv1FHtyiFmJhL'
    'a53pghlYNS!N~`b?Gt710-Fm^E8+Q*8M4fusfgBIwlDeg$cZ_K8y#dkVW_oSyx!}-4AeOQ1>TkM5dCz03GWx=OpHf%CC-{#B0(M@=jPLPm-reTa}e9eilLh{'
    '!TY<yW0m%`x8)<Z1m-rPwMaq44cFp)efwFv^{DXtu0^dX1p6G$$Fmn#(SmGdH*0s<<qg454`;<KA;^53m32Fr<FsJwt?2EA-T{hov}9?7dE62IDh0e<>C!?4'
    'iw9Y|kmos#PNa2RAE|YSf?s`Bf>wk!KVXA;@K3(8MYWgmNo>I#6c11WUX$>oYvU!-{RB!TB2Wxs46rWFF8jZvQe&E~UvTzXx;2Nfb0T7@hJ`22R%LcEI$M`)'
    'qa&dDu6;I!W3yk|M6yF(Rz>Gz^#$4P;;StyrfNAS$&{<8<&|ch(>B_y>x&akY=Nh*r^J@QCx~7s7^*!!&ts-M#lBIj5ANj-!1Wz`p9bX>t|#XRlUij{p-L7z'
    'r`VVPLh?uZ7^^i6vhkNt8H#%MKu?^dQqu88o@7{KDOBhbTLKWX`zwZC5RH4e4^j?}W1laI06+YCqLy?mA<tB}pFqL&3kV<Eo3er)?$Q(GFe30VTU~23wc;+@'
    'TYS~kqhoZ?n-GN`(l=6I!0Bk_zlv%*V?r*X+<<!mGx9|}GrTVL9M`sb@j7RN1ESI=Ah@9##6tTsb2Fa}WUT|KHk!9(5Zypr24TR#3Er9P>zK8Sn#Mc&LFH7!'
    'Y6>oIe(|JC*{|fw&0gE6%U9HEd>!A;p6X_}RJgj*z65?Uwv$(w1C4pg*<0Bv$ImCQ5@yRuLl{t7K9a&S{2BLOz^#D)riEv1CgOYcCdf+UAuJ+4e<}$3*v$xB'
    'tMnA6ya7#TzX%pq?;_Ajo7hT%+5y{as0{w4;W9@o3~!6<x6!MMTe^<RHv$=fWU%>%=d_3D{6X^wS+BJEPc~M<r}!ihmSAE28(eEcBnkoZXk5k{JVoxN+ia12'
    '_r~QLjhKj`u>I}XrGKW+)zo@<Tn6(QLLC+4^oC5#>ViHCKCkD{7A9y{dS9p59U%JD#Qy0T@P(;dsyn50XpJW`b!+b);F9t<MAWq=d2I?KcVQroo`KhuvjKD3'
    '|269?avtz|#q8l^ANy>xvMOsCU3o-(qjBAE^WDb+k{C`uf^5ix;+qwgi(Qs!yWYQM?0&P!S-?9Qko}0rRmfs+*ClA_;J*g@1#4S@2g~&n13xIlTenJ?0yx?i'
    'ygsk+rx)kRQ{*1|RzN?5{Ce>KEvkF<mu;D7BW#KZU+i`pnTG|cvZd!#tVgN^kf%0g570Mi7d@-@S4DE5y#bwoy2EvC%(}$Pk_V`$dD_H0BblvMT8Hh&oeQ4j'
    'twXd#d21#6Eo8(rGvWm6^Q_WCij};k;7k0;WoXM#hOsep3!)1x5jVj9cQuz;-?J>6N?Zp8o*0nVP367dEU3($+{uD<*UMNCeklqbvE6nH#p)WJASHWw^pLUg'
    '+(|g0Q=nS%KUS_XGpl{N$8NO#gg!u0O%=5UacQWD2^e-nAsnRZo$sOY*N0p_o^xjAZ_iyXa%)A+{8y`uV6{+?M@BxfzG&R7KqEZb)wzUlGkecFJGg4@A1OVJ'
    'QrfTF6AH|pMf7LW8%s^LoP|+17u|9Xxh=!>u}iJd0-X_K6L=QRHlY^aM_2anD?2A`t%&9VOG$sZmws|q(F2%IWddUCST;r`MC`Z=&sBieV6#&OCOEwp7-V8?'
    '@BO?jAKi?$>1FaSkJHaZJt5)Te<Mlj`b*B++DdF_g~tnaJFOJN7|e@#zk**baz{jEve^(ltBcAf%}uOd&22>I-R;hO&jcFNmhAg%srgL1=ITJsiN?npY8DTY'
    '?JRJ;mtE^GrX4YxcCiKiT=i7EFa4CV`>ruf?|=56IpBK%4!(-ce_hj1t2>v_|I!6s&1ZdK-jchLjwP+mp=s|zy&N(tZL+fmt^cf-^XCnIF*aqMXOA2tUc|@e'
    '8A1wz9DUn{iljyK;^YNS%T{^r(NudvcWbpCX1_e2ho`|q&S^H2@0`aYYqeUgZJ`Nf2a&-(Q1yt1yDQSAoZg-7@<~i@h1rXjy&6<KnULvGltTT}sxk1P<(V(b'
    'Z#P+Pt)i_=2F||Z#;O10-?Y&hMZu!!7Xf)OjlM~0r9UlujqEyV^-@Z9%fI^Y@wgB#?DJ)abA9Sb@8^SzCVEWq$=(v2onQw7*Yb#%>uusKA$NK-n1RNiD{vZL'
    'GXc###4as$y?5+g^ke(}RN*&#oy#JSO+<NGdI*ugk0>1Yr!1(kHJtUUn3eV)nTyDuQ9l6}q5eezn;0A7NNFEmG<L;Almd84z$zW-JZZCMBn02&Ka68+b3Qif'
    'dA2{(G9hRBqV)i?T;2`?@BTb0*gO8Q1R~`j3u*^Gamdk6`Lj}QxU10L+mFRTHSH}6&xB$ew~y!AG957^&*jx)vPRUe2TTXV`m>V688Pp7p2r%VkR^P5XMz>o'
    'vy44sveU00uRe#|-szL5d$P5q$LaGo#68y5*O-7s$PGn76Sp6<gf_gD^eOxd6+8HJOw^gnOYpg_P6C}<NTO^#z9FBE2$SAy&G@Sv+^@F-CPwCaEM#IP?+)f8'
    '{{yPLT5X8xxBiYj?_rU*=UiEiul-cdx$`5`(hiGUi6zmOEI_6MHxMwnoz$ua+_UPSGSmGW3BE|~*eu^!_BMHeAR4b{2zbQco~76`4wDYjSNo3r+oh$l@5M8P'
    '7vJ?M<6gsDmJxKFXQc_W>G11_`UNd^3G>KqqB#7c=wJ34c50V5>fDf!C5!E>6V4j>p9vY5;`4p%^WmfjM|m?_ieRQYqTkD#DE5VB`njC7qXb!wbA0>mb<f^D'
    'm?JF2!@l34{$E2o%SWgWJ7HA;_E=sC?NU+U5xI-rZvdNrU#m2`Q#reL;d@yN01Y9SR8O;+DwFSMT$B>zRzp)F16AecJM<Tnc_>IfQZoGCqQD)IX7_iV@;x7k'
    '(TsKC3XiOU=j<lFzn91!yIe_8t*K*i7INfIS2{418tZGKcen)Sp63?690te<eL=Qux?R-Ts*EG>k)KYow|6>PBVffaTW4Mnvo`J`i2ve#5RpHooJ(jU9(U$!'
    'mh|w5jIT@l_pNxppNONE?_uK*DW??$P0-obznI*rA+2+TRSkZLhK$W<9C?EZuGCj(7mdUtbgcbEf_=*5K_roTq`R-LMST(HrKGI}EU8tMIPs8#b72<0>oj{t'
    '&Jpg(Sj(zoJf|;7qGuIVr0_?e1H*`=o$|?q&IFP6plKKhcZtfDf(JUA?oatB$?9CAm#`q4>a`%&-eA^aRCum#cY0rt-KQc)m_j}*`1~Pbw3QP5M~)n1&TL|y'
    'NV*d$QxVaruZ4q&o^$DQX7_9taC2fGa~XtXZEVGkV!yjD8}nT-4qt=m7l?R=-EoEP&lR)a#{GmO*bzHro!2t7wTA0Qu0|@7*Ax6RDQsk_D666v)^>|$813bV'
    'e=EQ3rmXcz(aP2|GDg(f<oCwxojViG{5E<;a=WrZ^L*H$FWH?-rmCM!7k)9%O1X*8Yak;r(x;sNZqMm8sBlG_JN>b*_~KOT&LaYVCEu;@<m0eA$r=W06FB6)'
    'zVec-R$?1XX2pRA{JA6?g@Ef2QUZ9Rc6&zU1n-s5?b^uo(U=`i%Pm9<$@mU=gyJ4gO|lxB7@sgb7;0DaNrh-R=;PfiV34~<-nk0_Ows5#@ZOxxb*=3l%5$2b'
    't(;WjX%zwv(G_+dInp9OO6X*da(xz}I(RN)m8o?Mk?i`tFUB6sxYH=FBOmt{d^I#OAXf`&iT-AdjF;!@@xed}AGyZzTslF4$K_P&cYH+_<(}nLPP+$XpGmoc'
    '&ZN~sO#mH+r7g9`WM<Fp&If-67DtlqYGiIqOXV?Ws2BNx?CrFWo8^wV*&U?cc!`~3BwK&(%g$F52IkOF%HIo=x;Z)IJG2E2U@Ofgb#y$Xr!mR<S`64oeniO='
    'PwH*=t>#I*-yq%U6Wd1Y;==Iz%I}`#nFOENpBux37c(lfQuS{0Py;4Q^IoN{%tUM)CCK6ZWfFAKrOU2I5wT1VrQIX^0CrCw8Wrs2a?a@Y)F0q@4<_3^dW!Hn'
    '4zM0fYRlA$LY~AQc9wyj;)uP(HzV1_O6uT=DW*>{ExBG=uw3W9(P_?gi^CPv^M({B^PqaLjhwu^@6KOyVt@MDuvIJVY3(Oc6TF&@7?TAFErzT`z{4SLB`~P~'
    'M*eQrYC@J%mpc+HyiQbLuWRxrmEwIs-po-aR0QBgf;#El*>ika0I&rBhYLmyj$0LI9p{|u69wi2upn!iw_4fy>vDXsN+4#qKpdr2sAagh99cv$0-^4?D|<Y%'
    'ifmc8=t7@gD6WX#!?hqDOXRZUs^CEh{vH&SvVV#rF71z8ja3bHvzJ;H{D)xG6_MqVK|#*{ky2RZ!*r!9<nLYHR1qI3W%rbGTGe<jK9(#`cfCqr^R{B`yfvtX'
    '^N^A8IJ;X_{du2#zs0_+m*WDwp<nAPFp<C+aYeSGTV7S`z9eYav&y<%VFC*!_|^vnyq<!g`NZ}gWBu!GU&}#n3$PoaZ*4=uZ;M}jDk$Q8)5$3A>lSP{gRMC%'
    '`}KIf_5#F_uF{i9_M;nlL2N;nz%M$mSY5OFS{-t$1VmQymO||)RMU8t{c4ardc}S_MZcpWi*};&oJa`0_z+pX%aQm;^tKkx-Sqf$JJqLsqRm<5Fx#25M{)Nv'
    'i8ayO(+n5|;9u}QcI3Y*2hn7`KV9m%>KR}%jn7T1gq0O(u16L&J1;OnFUQI!8Ka$~K`D$Qv?EY6<aS?<^{NnfU&pi2$LQD~jKMhj><t^dP9=GJq26{+_Pf0S'
    '!G#lc+V;5f-_*b=IyVlPoA;7k6q)v3iMJ!KnV5qFXY%y;fQVof^rGMghMv*u#({Y=jR_;bVLrpge!X3dPK-|ugTGr?8htWX=!s#%7?bAZS^Fv|evPlA;H|#K'
    'o_EQf;OIovsK^bQ7{h${d#TB!3T6}z{SPGU4pNE^b=#g#Y#q4zgqOOic0!M_yN;p$?60z(zjjd|JVh)N<Zk~R7Zr1aukj&%Pw=%hbMBdv2HZ5+%3TpJbyDL0'
    'y%7nOZBS&jmJ2oGzd=tzDN;Z?N{%b!)4P@XL!RSu9a-t-I~p{aZ$&&2s4!EQdXS~Yk4YoCz&no^{SWQE^2$1)8;v{IJZ;&Y8f=J+FPD8$u=QL{(2z{VXZv`3'
    'Ihz6Cu_J*AT7RFWvzv5gcle$xOrnQFoxj(J&@8xgutDm$ReILvP9!I^r(z-g$%n#6suv{N(g4la%p72e=+R+&Ou(xl_tDCdKy0rKo(HJ*EZTv%UV$DxOlup('
    'O`PFwY01Xv9X5)O8tCf)oJqN}jjUr4Kn~Z}9=UQM22$o%eyV)M?sYK&44!bPJmR$Q753yWtYvBFVFnIe!J7>y>Qo&(RwbEMi6~vr;dcj-4-0q)E;v$ta1<({'
    'JCfvjF^N@xehuI!TMIqe?kTU=$pFjjCi5JRK@5rXvES5B%6UEG$)>x+b<uJ}@FNU$)>Dcc*$~?|PcvN+w2{k!I&`FSuSb2)6`t&+v}8n7je16|deE2h$cK7A'
    '&XUq1K~G*lD^cNhdfDnovklN3&^v~xppP9LZEO_nNvPZRzM)q88X;})GW2$9j{&iK*Sx50&oV^xxRY{KLkjX>J8R7{_Br?|8^w+q>M6gEKz>%qC`2*<30o<g'
    'e1|nLnq2RhKEc5G1WW5ZtF;GblFC<2(JSBwALraF1FC0G$i8i!3c88Qw64CW{jNa3cx`&<lXKngY#q$yqxzxJ!$ES5Z%FR_Cql1vM%!t5$D9cSd~W;cWm1-O'
    'bo%bq9G+HMS2l>2*8mFsSj_nuK>lQNv^MXTIO=Yf<!Q3i5FCPI?eAE80htPp*mrw8>04;~7<x4xvHH{Z*jhZC1+lH$<Z7FsKN-WyLd#etEYt6O+SV{_Q7Pb^'
    ';plz#?RAgLz=}{6tN8a(ESZ6?H6~CYsEw4j_a(tr2__7|8d0Qxw`#bE*nXiMOk&@kq$?9N#vfSr4D{h&`CW%ASPx<&nNF+l89od3I-GlEL~iG!x!3}GtRino'
    '!~*T%`MgC*dUlEkFF)|FO}AA(51hqRzP1n@+3LbvvB#r#+9KXI5_#{_gr9W;-4H-FPRL<<$LO1nj=IewhX*+)#MlsMIRCN@d@6*fu|6{H9rKN6y7p>Hrj6Nm'
    'Cq2&q+#STB1OjV`>FSc(JtKWKVKxwZbdo@2p4xbd#X)-=i8UFOt0!uHFL{<-Jvzg8zXKFJ%oU>0g9oobwBP00`}Vq~RO!YTcN?u<MC4cvHbfP{TJ$hm&B)G&'
    '-u4;%JB*CZvpWVLH+T2-B6J;#KJ_)HN_iW}?qn8anE_CBt~1@K$g+79F`AfL_JJWhBi%F6%FRe~eW1>mIIHaLI6#lx74>>bKc7$Md*@yool&3Und6GrT%=kD'
    'CNIER?G--hlYKRXSIT*2FmJU!n9twyZf!mbDlECV%aGTPxmf!>t3+UoXB&5rvpOQcvMk~A^D|I_4se8h<L1%k@=A_a^9|yFubFdbxlk&X6_BCTRsY!;=}iV8'
    'aa<1NjZ|dZLnK0EzINk%sN!QPQ0-sWd&yR$^L-Vg71K`&C-n}#ugzt7LLV`Gr!p<BBL;X6J#Cv@T0KMyT@nRDtK~stG`CudgfpiCNlmGpahIN{{~ZATLO&Za'
    '-jBt>+g73|Mwx`>(vSkK7Ehno666<TXq39>XgcX_9IfWnIIt|jDp|v&6r2H|qoHQr&v*TGnZ*|&XXJN#_;{W*u|5Huxr5oaZ(D6tbc&6YP+MExQB>=dL#~s8'
    ')M3){Q-1#yw1Cnch-U~!kP2+y0WN8?r@dkMq`6G1n(LhSHGO@0irpP_yTVs1E333u3>llhAZYcKPnhFMH?*uoH#S(QY^8nUjLKYj|2=W=M^{P}{*gDyv*D@`'
    'VH1@)Jv9pi$7ZhnKm<^lz}h{9Zl;(mk2>{Vh5W7iglu9O4(2q7UA4|<!+;N`pwjOGIc~M{5>DF+VGW=#U}DC}F$kmyi}6*@cy4wyzaM?|P&cKZubr=**aJ!Y'
    'FyaIoMFkTf$n**MU@)q|e|8<+wZBrRVBrMq7OD>;HnA$(XMaK!>nyD3y+%JmT>pOMh_LAAOPTmhOyrd??FcLnrlmu68lh-4)UlVx+!gRLd&&hKiBC6C*B@(x'
    'uP9x+%L4D%FG>0WD38IJFxR8$Wm`R?+?|&l9U2FuAE0jAYVDl4Sr^<ugvWgXV`QnrrCu8gtfc=%9^%*jg(s2r3|W=b7ml8beQ5*qidNGEec&-WYQ7_9yt9QB'
    '+ozbws?OF<uHd=s@4UNgHKn39Gvp@E4SZ{(FH|s$ARl}m>B|hrF#&ImTg|AX>^)|n0IqO(=p#}m{-a$y3~Tvk`#9U3ZOA{!L=XoyxJv9yszOlvz%2itJkoTB'
    'BlVi=F5(lS-P=;$(*!4}p6lXD9LY^dF0fawwud>NYzPV**^}|(aS?ec9=ywq2g!DSuV2+>m<P!QMVB4OW&ZY<K<hYmN4$y+61WbpxogNQwA(|j%L1*$@3c~E'
    'C%u<s|Gb=Jb_eNRTeK;^^GZ@$cabN2y#+uAz%v!mJzr-52e#^|g;VBhQ&gV#-3DJ2=<r3@Yyv;)cf7anF~4XJ3vklY>>=C}GMbiV?H3$xfOWbh^qXCoywACP'
    'YBR6i=S&Owz93}O4`Dv*pJP?E4|GJhg+0Bm$<M8kxwD9yXNJ70K?8Js&@Rfy8=2@0U}zxZ$|jG{nYmDxC^z)D2@#_-YY5*1%V{$b4$P0er1<AyT_2#rE3=2)'
    'L$Jv{%Ab7P5;1Vqi<9g%*^$gG{oYNw-<(87T8r{t$VGN0*wH5w&Yji9M(2CT6do_v_Lwwe`dgQ~)R-QHS|%HeG0qwtQfd)>Cw_ojB3{(r8@9?lyIV(#W1cmf'
    '<)tFC0A^yl$3?$L&!~{nZ?hG7&BBa`&9o1fCEL>KdUVTbL{xD}4~`<oY@rvH$aA&&RS~q4g$Mh1f~>kmE)&#Idzlzj6xgbvp5Fmi4l-$dcd2rsK1Ly?F@dNO'
    '4p^9xIjugyN=Y7@RsQYf7f#LiD?vYN2Qk7FQT1yr0an?&Ng-M)ILa;Qr2R^feFiEmK6gswK(lsOhz1g8n|S?2hDX=wts~#Cb+|-tVE&!@Li#k6rF=fE_>c0u'
    '7B%o7cO5HU6w|>D|JP{7zk!-<kOOg8$C%7Qa*64WCv!e!zd&oQc@f}K#gXq8eaaR#SVSAfV?{S>r|9Ke<cRzXm}Dal$X1`{{-*M&0y|RM*cXY*QG+_LE}OcF'
    'KU(fPgRn06yUa6(6`%lf4my9ufEP`{HH`~gUQ(Bv(aqM0{j6ypn=ADkE;Eo@3YgS~YVYbJEUcq&N4&AJ;}DP8PWvzp>>i&GuOA2*@I4;s=zs!kV$1E<0s;kE'
    'm-nwiP}N>=t!JBvzw|QRLtSUe(dAPzD-c+*z)EVdIuIMAH{`+%k)+_QJ0CxxT_TlO-6M{$DTqwFA?IF@g$uj$k~K1nI}u{HbJ_QZS)VU)49E`R`tHH2vDDXh'
    '^d?~z3Gx7b46=mPBX}de-Kr_uTgq=)I`XVz7=GJYd)^j2?WuaT1f6M|BTs;13b<LCQpini!fJbe8=n^o=>xQ@xhbL!8~gVb8`)O@r-s(hQAG~kulS70kjpmk'
    'OwW_w1Ioxnp^S^T*2NSLl5-=wi{Ry4#WTPl=X@DE5BDZun)`zU3&0Nj)fT$1$VhpES5^T=waqkCumi(Iy%GZ*wNVt&IKQ9ntN+h=>XQ~QyLXcJoo_+DVw>16'
    '7~gg7|Gg(#I-m7M?8MJmyMV8F<ki+JZvpb51kmC|*7m~0)l_9nh9FPZk71liFGCerpAhqElL9hiiRUx`*?o{^hLd4IM$-1=A!Tm1(J{W0?-{A}KBTOl7x~lo'
    '$I)|I#z5`z@5I=x>l<cwW<E>pV~S_5rgaS<PT#d?faMDiH!G~&CdQVUTFBf`Nx#c<QTh;#`BfME&Qk*rD_3kH`(r7s#2d9*-yrE-fN|^T*;N}2fh7Q~Wi=b0'
    '#ft1J7x+5K-WL@aPVp)#fFVR3{E5(cW{F|lAeRB44Qm_54JsJjv#VO5z3ihq`JE7l2^k_|l)QVy``pZT(F*HdZ9y1O2{r5?>B;5Nk*Gjre5FKhA54E={`Iu7'
    '3TD$a%3Oa=GPI?7N9sn(Pbl#dzmKnt4t<!we?8Dy?KH0yYiqB7z~xk-|09=KHBPphb+zumIZIek4dpI+$`f%GsQ9B~i!$FU$vp|0Uu&fock(u?-kI(;R6P=T'
    'DGe-$sld+9xbjsT@jZ~ccg7CMJu!x7K=R1&4Nih#6k`y8BE^<{ZExe6?ZNZz?{w>nz*l5(OsrO+-QHwI$o~R>LF1lD8+0+3eafv@Cu)g_oV(^^m~&l!dxzd#'
    'jk}P+vKO!0ziDTJqShD6-dUcQ7}ODWivewjsWrmgS62g1qZw%dB{jVpy^Z3`{v#zeGO=Fe5z?|r?geYREc^ZK+?xt9FUTWxse)c~eV*(NZ)bsQo1e61NQw=Z'
    'x%tK=cw*=>@7>VQo7An4_#nGWOLkX?JpP;KvH+o+c~#bMIzo{vZ6dd}(%5RwHouObo^V)S#m5&U5_|`_p@@BL%DzDc)Hgx%&nM!4#dq>n3ZtiVm5dF&8Gy(k'
    'q6~r_N&Sa!Ok0$9Y%jK^`o&t7T~9&d8bZg|zzB&I5J(zE2Ovi`mBM*a(*$0aio6wgwqiEQk4jv<XT-Zw`3c0@`1Q3HoqyW~esb<njJJB!`5&~xR8;l5Q{e}G'
    'fC`^P1+8lw;+BwWGhMmwdPfo==g6`Y)ElG9*xh2DqsyXbJ95q7Ke)jmcKL_(kHTsTL-dC8ZZqGTx7$$bN%+#|QkNrV5<&f}AzdgU5t)_v?+T_Z)b0pxAgb?r'
    'w_U~a?Dfu5erJ;KH>a<kuu*Jgpxs)Rb|>#ky$C8QJfqiCW)veX4f6o|*(XWAo|G#DxHbd}V>sSfj%5$F765hFFQGQp_wmmx$Q2d2_MpW-L%sUq!UWrTB6%vD'
    '-#D*PDpdMkKl}a$4{U3`rmmk*<2ZG>8N7|1YKX5Yo32Kl4$0a1HQ??DwFX@m<vpVG-gB;*m<7)$!0oEWDbKrg#(1xT^^S;>gCa&_JV#yltYqDtkt`{Rn$YU0'
    'H(G~ipn5Ae5hiPLL!U^VIjAFdI3It8w@T(zzpk6G4}|x1s-ty;3$XZul-cXq9t!EA9xY(D9$>pe<<-Di<B;VCeByg`#2A&K)jT|F7{AJh3$`iM8vECna260s'
    '<(M>S;lb)$CTmk(v#6ql<XV^6h|HI#$cq6$TvpPG8R#RJLop@|5el5<Gget=ClpVT&$vn%k>1MK;e1XYe-Nn3QC{(zZcS?GJ-}Nykm63sFkm(Ij0+zKo_RgV'
    't@LpncQT878p~L37ty}CheO9azLt6NIj}K%ks&ndd@?vL#*%r9*;Dt%8^uP4yb+M|<P{6fI$*7Wy1J#=o}4Iqc$|;@^s<1N$JmN`eS58*9P@Wgx1vaE_AZ>1'
    'JEdZvHM>*Ciz&)ThROYW7hffJ=O9Y{oOaxUYrv@EVEL5h6f(F@(Ieb`m_hr+F?aaeVC%5(ML6T9?7I0}FN8`)f`hlAF8EY7$=+q<%YSqSEoPx*1d{H>7@qJ<'
    'qhXqOe%Bqf9?g6|19z#jqS)`6pw}Dga;9OO3#mD?F#wN5lMCRj5uWPVNlz)zH&!v2eaFB^PupMSGt?o3y8yE~j#`M65P0>wm3B8Tc$A`4+E3~vRDTELmTSMF'
    '>}{6z0YrTb$m81M`+Y_XBr9eCwn@M?*3ciKy$n?<i#Nb;a2o|r66DN6UCYaPTd240m->Pj7%+ELOM>Ei$N;PP)(R5OMBUi(1@oL@_xzyjr%eID0Nmg8>$9<)'
    'o|NCWt1^4l>{YZ8->H@9Svk7f6Xe2(fEzQm^zzPKUP}|GM*MvbrXd1Spo@HNCxZ2IXUqF_V`m1Srq1NOEg8Yudq!(ttl-5w?Qxnc0x^jeje);pvP46y<n7<c'
    '{-2B=a)osVpk|alxfO|yl2uSEBjnbxx?NdgKg4(2P_t{5J~?X=pRw;r^->?2uo5tbYa<brGe65~k}z(F)?X|?Zyro%YwWP^m$;|VL*Vs)fv>77m-hFVWhuxu'
    '@aul9un<SE4pl<Wfn9aBb+2zsgtu|O(uS!~kQ2wE{dry*-`#R1g&Kt13$2KYC1_)xC75$}G?eHmbYJ&zi8z(*t~oc<VLN&D^KDApca3>k>rcP1mc_uQF^Rm&'
    ')C`QIw~oAD)Dvfv&;Qv*jUF>{FDQ2(!sXOgOy<Ga`vpbo&GpItX$=g3B;9Lx&or$0@@clsMr)08?|=B+;QEiiXT&%{ml&B8s=TVaO?%@IAp=yzmxdYp$>lXy'
    'b~#i;?k#6vqem)XPBUPOmK*md<6MD?c=!byb1mx8l{q-#;E~#G*NSQX@j~<;tR3_;3x8RNe&UhYWj$FYgPb)wpF-}|V*dMU%6fQ>?AD+2tiyD6uaY6Kht^p2'
    'GlnbQ-K--w+@xIKpXg+}s7I-9vBln;weROZrG(SwKHAJEZ(g!R>mf#8)E5OnWY(ptU~|u)`O7}v$)Y?f!xnmBS)&S^@4VvkTLIA4UZbBTM4T|M0hpxv`<_#T'
    'e31vdV|C>iH<ezp8@-5;7?1LQ@;2W=7TX1;@B4;<M#ZEK8QWtmW$R_;B~3fRwVk3CAj&(kmD7&yx8LP;_1rxIEUY3M^|K<0@&(tE`#P(4)7xstwDOkfDc7_u'
    '7P90GBBrnJ?RBtiTI(2jDNPSXchV=UVp8b+K%ZjIE2#_H@UuMhfE^WkF8wR{w7Rlwu0IzLEYp2Yy_0G3c?{D~$T!l}J^h31PcO$n4fYrE3>46TbFH~vOs`8*'
    'J&DeTXg|9u?Hxva#eZba&Af};p?_Av{iL2MgX9joZhpzv8fH58i+xBZk*!rlT^Z>!A*dg;w^PY)S4n*T!xMdbXJ||?|6`4v0#f=G;NCP5%>$&P$WR@lkBP5$'
    'o-|R)FSW8lY7vY&qBL!xeZ;P(oN&uu34-tzgNq;RgvR{)t@0Pm3MbnMciWb;DqG2z6v*5Dkt_nJ+UktLZkK*hpGaQj8b3tcPh7$?%$dJ``$cf~mP&^zCBhTg'
    'Quo%<Y0B4eNoD0itw>yb!2cN_v-$52%1m<PdWdKxonJKwVDxK^sk4|}Vnn%@)(%mK%AU!Ua}B<&mSKqU>?SuWqkOL%N6<hKj|}Ju^d$acji!O{M95;bvdp=u'
    'z_N2lSsTxLrJOBnUBr%?-0pW#ZVzz3c+e+R-%9ZOE%*8VK83ZO3trHXc7=Sg3=QO%3tKAS%t&2NzQ-eWgM6;W7$!uew}f{&*Z0EgFME>bS6F*}e#!*mYGJ4O'
    '7R>hLz2|xQ>7Ga6y8|EN&ZOtYE^{)eqy<>3Cs?TU|3AvU1b(LK{r@gA^O?`e$G(&`OF}3_NR~(;d$JU%sE`thqLM=PB@%s!kW!XJXi*_0vJ_fK%95SWGIQ@e'
    '=YOB`oOABEcjlwte_pThnVCEHp7lA;@_ycr(2H)&ZBXQ0dZZ#`=&b%XS%pSTyUBtIX`)VK6>~kJpb!rd$4H&9#GdD4iB)0E*d4i>Wqm6^kep`YNZ1`dbUeEY'
    '&OX5)x*;EMxYzqU<!PkL<rC~KkPm&IoUu3KTYYT>q})illB(WaZzrnW^*yo%1Pn6Z@}dDL^rrjY7jgycCCHM1wM7<Rg(_x%oG1;|IQUh?F+K!bkD<$C07v!o'
    ';T$wrC*o8t=u}bKkX0<|AAZCa7wqeklp7Py-fZec?-E~MAu2%6F6WND{wKp1UAhc-K@u;lt<s|5kMoKoS?#|#BJ;bD<()c++~}C_q+ba73Yzk7zyj_QIm_;A'
    '7NEIIWPFa5^sJQ4SwiQ%D*gDL*BBU?T)RR_kvE8+3GQ(N>ksZuX>WAY)Yx?5>s!Yki@FkM+wVEc`91@mqsZ6jXyVxonRL?<?(M}Cu2aTQM5xZ#zgjaHH$b+n'
    'qIdd+fvE)0@UOA@6&<(~uaON{=iN492e)zbiTWC5BNxS;v~@HQlN&+CNtVNiuiXUB$KJMw=v6skp9x_l-_^{ofoCg3??%C{u_5!~PY2@9muTn;WZX1z?ljbs'
    '(F%X6jNwq9tZ3wuxj)b-K`yJ4Y#$#ZW3`{z^@6Wwzm{!XC7#9DNf~PoPx`hoJ-2%5aE5)UO@)?~$cRq!66e3SBT#YsQqWJ)@X8<-7rxVI8Aku1&{n<<EzSUj'
    'fMHteggd>LB%4I=ux?CPAseD|#VM_$-_#uqkIRAp%BNUB(tItm)S-@Q2X^npMz{dJxI^@1js`#IO!bY#c|*m8tFLE5^+;;cz3H*9{+5gRG_b}yYuDv>4tret'
    '_mjI*kd?2l?Rh(0d66<hdf?0H2hBVpJhxDLpm=1ed=AduIHFsd$(QaEN?TtUp2WR_ubw9*Ys+JWCPr=ZS3_u%EBSr*gn+qFwNbA`E|D)R@0<n<804GY=hV|$'
    '&|=0DWLHLGXSJpMpI#NniG0sWa`y(-m*i)Qc)e7-y!D3#rzqqLKg9K-@md$(%(l@tF*b7a^`M?`nn&4(=K+ogWJPCEfpnzzJ5YV$EWvDBWU8yl`g}H1tsuIR'
    'eg7VLfC3-Zz1m!D3mdyC_7Nid$t;qmBf{%Z#tPkqd{|)2&XbF;$sWQ9Ta)huLpzp_EU!?1_V;Vprt75MyFq18rVmFj8@C7KbCS<Y&bqGYIUNlZTOd%>?8Hw+'
    'T>sDczjF^fV(0JGx-i_$Q-S&PIOrc^Jd<^m?}GVy&D@?n#pev9>i;ZtSC?>iglA`+w8a_*o(zo5LG=xR<3_KU$JbkpV5a!Kz%wgq0+XJVaH@}`{cVB!oFG3P'
    'jWu>y?Q}EYH!;1P?+G6AXcSX7fH_*6Q58ugy^@U@#(AwqIk2bRX8Rs<`VNJ?OhiEEy{+7LKU+~7$%o3kdwxvNs&EdWe$`R)9(@%hZd*T1vf8%j5>fAK`7;!C'
    'fMV?b9hn9+$c&OPbUE!p-)85>*XiKP+J_kX5Lo9;oniLlKC7({&$-=csh*$S?5@A@_Dr#aC4h*?N3y`a1FIWyh)d9KSk~RgJU$NbkUmZ?@|YLru?Dg`ea!X-'
    ';J800CFDxHHKMY{imH=O=6W$*z?n2lnw<#M`QFpkDROP6AsBeh#4y%WSbvVddZo_Y?k8h?x+3`F7a6A=Z~toAvZ!BIC<RZas{aAKCzp){zH{@(!XJ=(j91Av'
    'S95X4Tk)Ym1Q+GS5}K{dA~ySA%Co*cbr0#vx<&qQfp7xZ50RCM?%Dou9?A)6p~dd?-KP{oI6_^V&1^N~N`}}fI(j*ocgGNUzQS4^TWFyH_Q9Nl)mS#vlgyGf'
    '8nV9k)6XQ4Z8OmS$j{<h?23GHkjvTZ2yi;|urHVy3N~j);2!x7<Wcy~h8`a3n!LhC2{BhwDAwt_Kn8~KOp7>8on$^`s3ru~<k|dJq|;`R&;PtA)DCq9S2`df'
    '=ah1%^6Dv?FPM}DN&kXiWyHE+rSrzcA@g=tF6d2<vbqIcg#~wa27D+lT}ajPQ!%HYwt11XGrx>M#%CXSHte9yoN>l2(JmAjS1u8OdJjAI=pDd%aese>X-8Fx'
    'cvcZ830}51;6*y7OeoNb&j<rEO{2i~Mc62Im%g2D&JAQ!XcSH3_w8zlF>Y(2q|5k1Xs(D)DQ7*P-yg+_-XoGcH^eFwpeGu6!-gp<;10ItfxGx2+Q^?P&i31n'
    'IjUvdA%289d>@ugO>;kQr03>7YGOpSR)tD`fqk(({7Ny^2Xda2U^)MQgHItk-Rx`MqijS+UrdO6*eA-cvw=1xz4UF04+8yZL)duz74OMv3XZ1t`F0KX!GDxU'
    '!UgG9V!}Vv&bav;RHD%M>^*0CENSyd9k)+~=}*2w=quST@0W5eU2mGOLscx&$)vvOy7^udUsRv%Ah892Z$QkfzotbCM_@bvxreMr^%F2~YfN3vQB|{~y9=AJ'
    'dp+RkMD7ayM(W7*(~6q!QNen8kbdueJA<PWLPjmf|8k~<fVrFNP8OWum6P^spWB*F5zJR_K^)RJ59;%wXXm=G@LH(R))ZN-zML;kwk#JgyLb8SzB^z?pdVmA'
    '+Y1LQ@LIiip+oi)Mir@XPUOFMA{#Z&#*W9g{iz}3VqO`EbaADRU}Xco@eF<{ybgT|qlFB1+INAS+bapKudoj1vS7s8<}{{bSnYbYY8+ru?nhez;>;FVf1T5-'
    'gfW6O)2TyylaK7BQij%b?si0_m!%Z5QOce5R*v+>@F#pmJ-+z<j)-wI3-$JmVLQ!XEBQ6|S1;y+w-#>+zE|+dwPb5-02|>UTt~P&By#+`z0xKGRS*Wb|DAVN'
    'z^|!Z<@i?&KsT(<1#HpJ)XSq`az9*B|0xnms=cox&l;egrX|SGyY;%PFCbQ+lIqiZ?6Hc>Gv=-&y37ZB9Bu0Z?rnTgpLj)JR)mg;=RzNX2rJ~Mc!m8RxRj<l'
    'w+R#n5sZ(@NM-`>GHBkn^7hQ6$7Roc;Litq)$oXiLYnN`MX<qIT?DPEn)N>QpUqXm7$^8fj-RNlJ^Y%s;}8>a2iqzEl&JQ;GD2-qkw3*_y6$T~?|xF%8qGd`'
    'E+()B4?9@<v$y-}{qZL$`gzdmSm*Y=6>k}4LWTLe-dbZiLr1$2R(ol^jxyiB$aZzr7qC3n8<cOs1B>}2_1QRil^+caYuZ7k&3JZ?Ce*P-%?ii^ewNnD{LWp`'
    'S1sF`rLAy;_3{l#Rjf3DWIaf~=ARs{5j9`Xp+fo3>@-B4D+n~*qt=AP3IiC!q9Sj}uQ_wO&hmKNF1zh(&NDQQ=^}e`rekXn-+4APZwc*4_VD%DnqOz}=Qj>N'
    'Tx6R&#;@mjk><^Mf0S7SDi#2@!*<pp-MSH(06qP;0N><lcUFfM%DkfbM{6YPOxuCF?QiPux|+a1iEoD(xVWM;8=1LAin6kS=lvVqyShVYiY-onuF}_&$9DCX'
    'HmrgZ8S9iNy1%;mS8^W8GhY_?Rko(~h@wTaAQ#Ykf~jm5ZOlh+Nq~D7q(^5~RT)>!kwE+(X04l!I@Hrn9pC(prsI_T1hr~5xc6x5-l0K)M+fjfs-1d}-r!!}'
    '+VEHybowx8YXQ8S$V=>%z0BIh$8wZxBh<C|H3n4>1UG&!9oSBR(PU2oN1?JV-Ff@WlS=4SXZ^=Iu)^k=97EJr5ud*gPVic~SNTS*r1lPdAq=t6V&x&%_GjOd'
    'FNXeARzuei+IU!70&A<yCjFD-uY490m2%{M4GCP&5an}{FV2Z@{Czr!x4E_vN~(WD?h)FFfUyAY+|~1KGR;sjFVw%js!`<=u6WRnXx|%N*4{cYmVyO@T+quX'
    '@@E6X^$NNv<s8=8(!LF~*Df<p?>q~#tbVX2GL7~Je_TOZYFPvrfkDE9Pp=#mc><5xs}%+v=6eYV4<}pA8fqRT(?p$}yD3`AUj1#3iZDdHZy22xftq0bDdO&{'
    'C1unDNk5o+Y%LzsFh<mR1}v_|1a{IW+K2C$?FOQW7bM}ITZ3|kKs}JCJ-a9%_SeMs5fSM``wGuNk>T?~=C@Zt{{i-)()#0U6uL-ltZ?yy&c(sT%^}Ejf$?dQ'
    'B7FR-Vr#i{X>fi7MKAj}N913X)DRQ?EbD1=3p8XuXU14Vtx4u;rMenNKAM0@dC&4Z#>m|3p1<-ppoI;Nv|#Ur7hyh)INfcvVmR=)0(Wnkd(BZ&&bmDnB;l64'
    'O48$$YakZ~TF2YDH?VKq%k`S*N|q@pkgMqJt4oS31AD`h$lx_@5kq_fWKlok+h>BYpeLE33kF~q$i^C0bQ+>nOP{T+ilaWXN>s{bExgP}bD=dW-}7Wbj^1B7'
    'L;~KoFgL=(WcFvje@T&3$m97{w4>hF{j`A%)f^x5?QU^ecMhS3_6X=F%#NxmXY>AO@^y3G=pT?2s28_m8kxv`zCHA41T^_La6g*WSk(l;thZ5qJ4CBm1U+}a'
    ')(C95fN5N$iOk6?-P0MF$40v$qpt}X!qBt8hqm(ovk>)nQ<Jsx2W5Y~7@k%Po&dV+>wF)+VvZnZDx8lBf5k}J!__#CQuIyUKubwI;a^uajgf0oAX!4(R(+PY'
    '4y-lE$EvG0q9@rikY6rCdTSoZ6WYMK(3OB?i`qg*GV9`K3VzzL<bHD(^)O6+4eRq5WU0W}EUI60b-#5?ExbzVFC&PTL)(<`>Wb=)S#~Q2@alERSI7@w3H+u%'
    'a;mbQ4&|Am|FBj+nXon<l~-;EtPad?Tq%*L4tr7yjt+7)YKcP)DS0EHjql^_g`Iz&JaZvuaUpBPBt>Jn!+F-eAtEf8ZgvCNo+<t_1@{w|?E9@AVaPl<n|96;'
    '&m9#SqHlBNpoL5y_3i9A2`9oO<r7?3;CU~@eG(UwSa$XF@lvjQn{_CuHadpw0MxPl0Y}}gb><%jPFIkCmo5Ra0zL3hLvI{AhvRWTh685Kzv~6cU|niq`P2<c'
    '|3=a#vb|rDrSidsJN8h0PGra1eD-T3X?v--I2oH0JTp#M7$*dO?o0d^HyXm?+~#~u=jPm|+-Z&Pu5VLHJK1f?dgD1QYE1R@=R4~OTX?O59<*u7$k)<}hEYBq'
    'Vo{i<<XtWpepC}1`-C}LQYQFGX*Pq;$Dsb&SxdztxmF_eN8QWi*Py^KP)X`{dB`l1;^((sq%YEL;~aj{s)}J$DKV<HkYw0349`F9p8vd8EtCvfL=$w^1Uog<'
    'qo41L;c{qA`I<gPV}5rBm}`dl+BUtkx6gF`3phK6)8}c2LYzuS%LseyYcWHhNptLO;froN%<_PuD5^yAVN~Ade;;M-J87a<4KnV~_VP5#I(%Jx;D8qx?YSk!'
    'N!iXNHdgE1;TtXB7JWcVw#$$;^dk!SVt<ADv*&u1lOBjdCBPFt-KP6hh}xc_$Ti{BM0(1^%F@?yf2Q|~TP@@%e}Ss`t!v@~r1kWzvR2k-HS)F1dtLU~X4AEs'
    '*!vS?qr^KNh~q3&DHQByA!UX~5|tG!Ry4-m&C;52DRy32W8)DI#@gS3h&hKJOk&^oQLb=4jHdN-SGo38O(loVdvz%EqlI}cwIdKw9l^PxAMi=o!ff?cW8Vx{'
    'ax7t$19AC7<O64$a{a^ZJwJ#GTqQF3+>!r^{h(YoZ%RK6)<DnJgtXblJ>pe)JE2~xSM#ctGE!XvS#wV)?~A7Gi37HwkpuQ3=!g)p2CF8`UF%_a<*bAF@6&PE'
    '*)QqHYsusoZ_gp}F@?PBd2y&3@;U3vDLJ3}bj&M3|H1{|=r>^BK%8-<^P=TpBq1UiIqhk%srK`1<*ZL)7kV|H4wDYlv-gBHKPTOP-cRu=Jo5G<J_3=O54h6q'
    'LJG!zXE8(~n^8J5!D~JnIYNNfAr1IHu(tbxr0m?e4zRF-?Rxm~T_(ow{dQPQ0@YH{Q<f(=vO9-vR`%Hpc4akMhYr`F>gqpN9}0}eCi=|<MSH~lQOx+;n;=Wz'
    '*JWbfZ}~~+n;}SUyV0EqtN~TomHxvsmeG57-B-x`Do2D&<bD$!;#q$50Ut4Uj}<BmIT%Oy8IAS*W)QE^5S|%r$zlEpGN4xSdt1vxHX39pq6c&}>)FdGzzTqS'
    '0+2pae7c^a|GAT+4BWf-j-zzTCFl7bYQksw3#Ip+pxUQVL6HXkb8a?79lw1PqJ+;=KaK&JrABFgyTAQ5JK0)*IK~f5Zk=%u<MFii6Ges)!BX4RYGVJ%XCCpM'
    '5KsBUh8j|BXghms-jlSjj`d9-3xA=8TsW1qy`oYilXH&;=6sT(^#Qj5$k+^LBK<K9{ZUUsg;8x(V!h~S&46ToFCV=;=-=SuC9fHsa*tk%bauyTGC}?Se@=gy'
    '*>E}zoOtUfj@U`XCVV=C7Jz%&lV4-6QH;-k_Y8dW#Zod7G61KMS7{q5?`vGii2>u0$UV&jetYge94}iZ&^G8fOhmFhWnbmLe*!C>5Wu50_FYrL$&F+5rj{}?'
    'jUBXoP6}zm?t`8_K!T2OPhY6Uyu3v5qMHhgF=Je;rZ$1^5(EQaHZ+_%)#zFW5jrSkujhAa=G;ktiR_}n;|*uqe7cyA8N}fy%6*g!*_Y$fsRrgxWYtRUya?HT'
    '+hVFjK%I?e16+f@VP3qc^k%}^9wsd)|LKX<nClshNxk!TnI$TSz28jU`w1!0|6<<3>#i9)nM_)c0V!iHewa3vaaFBRtk%&K))a7z9CrIVo1eE^sNjIsufawr'
    'Dha{qSd5M|3%>Fy|E?AN+b6q#ed12N1X*taYhZcuyixx8E_5QrYR|hVc-l9a*p{ZQ1g$IQ<O`DM6+Rp*&Dk(#>cYze7SwFACucA*kHSudGj$#BJz_;Cd9^sh'
    'ACvy%Cf=*E{LH>y$4G$GRe&{x{icKTzFy1_7_lemqDb=s^16=5d(2iN7UVs;#|AI0<7CVJ)mM6#t*k_}%fX`GNm?;WyPaZM9wwh?@#r9TC*Szn4N<834YBs!'
    'Y*q(^)Qa`RlOSNnlJD&g05zd$Ok#7*h*Tp%yR0NF!tRNT505b%wVEAU$<X4W7F4?9?GAQ|Yoa~}ZwZfMyhR}EY_O}DjfmRmkWCMo64r;Sp^V1t+-LZc4ic<Y'
    '{}urs&X=wgTAyWKlr8{AiQK7b^%+F06-)4EmN(Zp@5pDq92N+MhV(v&$$|B3kD%ahI~c;aDj?6EcE_f>vxERU!U|QV;k)Y9C`M<$WMhBHMt@Ur2jgX6b$w-w'
    'XO;WF?uA;qmMiR@W&#gU)%Vi1I%p)f#Eufo_kTKds%$;v!)#SX3i;)CklOO(jZ42$rn#PbmYU~aCB|F>m&91AMz2-f>GhDhYTZ4^Jw11krHcIgj;L`TcQ)K#'
    'VST~RL!Gr!4q(wXf+RI&D6$ep=0_h();v<0ejsg!mHGbsySW4q81sBO#XqtYQ)rfPN4`J_`ZH6(ifoYtl_HQEck9nZ{*XHkqH0hFqOkrERT)OX|JZ{hvh_fO'
    '_K-97>N;wWJRc7bTKIAI88Jyrwao!s4d%|w7u9W)y-_k;k;y(ls(kHW#j#cVx+;pi-Iur4tmJem5tK8U_O5bOs|309GuHR^?U&(^#t}T9AtLz?0cqKn-R1iv'
    'yb^$Cz0;XQyu2X6{P3pov>I%jR@i`G|Hj?hH%aNzpW7kc3VKl&`+cD@e#r6gjR84{KNV`K7vXL8*xP<_H9_#+Zjryb(>O(&_~ssVX6G>2Kzj_qXV}HKP3hOO'
    'fgFW)8D6y%)P|1|(D8o$cM~a|FrFQ?)v#CPI*Dhf>~h~Ro$sf>x%IeQ<0rU3=2z42#ZYE2+a~+TUjf;@A?`(Hv)s9RCH4#PcCkr%*)!>_NqJC&Uv!VC6|Ntb'
    't8W1NZg?P`*@i4G;Edl?<V*dCe9D6c<WEGLw%YR`<GG}GU&-veMb0?zN<9oSmj_uK!fVnYaR0sTXg5gDV|`z%i~#sp1;@~l!iXU}>YJHS2Ke>1lko(y$zabG'
    'iT}f&GMYynDg>ere>%aqbF~bi{mY#~Fk=?-x<Qk<p7;KHHijZw;|XV;tCxe823QggDFash5`M4Q>`8Sg=yW4}-qE}G%xvJY>}wm4{16uf#MgZNK4Xj`mAndq'
    'XA|?Q=<DW>SvTSH<J0Kx1i5if#BUDx`oXKQk$u*~ml$;>4$)DN4EJalS9j-2`|sCRVMHRKH?l72nF=1k+cQPPtg^%>3s&E*wD~Elikj)pbba73Wj5tD9_#R8'
    '56ND@g7}o&5$zn0aicjs6#=%+S^>Fzvp_W@)f@()T;_KXpiQi>@||y`fi5^nxp$1u!d5EK+Y_mXzJu;E(v?Jyr+!I}l8R{$ku}b2#iDzOq%cl}Qv3;_T#QwM'
    'w2o*)h(H)^k!@Zh+tTH#U*}RH{V`;of+$u!`O9GeOA>M4E!_F;8Nz)DuQv!(cv)z8UiooZBEAd$oQ|#}YnYD~Uf(G5dib(z+miQnp%H?&|E)+<x|)wndYT%6'
    'S(o|=_fx~B17^c|I(TeeS9&CT#?_fD82%q?u%Uwy!A~+lyPH=|)Q0hJ2I94>zzTd=#|12?r_3}W_<ME**33!mXS<~ixaixg>T2a_<$1kh=UJ;k=WANp`+R|N'
    '%~R}D5{Ref0qY8LU`FsyiEkDDnc0)%8mASB-$6TJ4-{B_->Ue>_e)^Xh3XH;7dkqQ9#g1z2FSI>N$ncIzqDXp1+e9TH&v`VKhv~VzXM`O5k=m5m2%Pxsi+n9'
    'Yzpf;i&WM<n?!J+MDj6jWvugXLN(<W-5!UE9ygMK@kL=ThbYGG(TJXOHfUKV#0kF1LEmy&>Qz(pxOle`;Mx`1mB%(bkUzCHztZ9D+moOt0R|Eo1Qybo6l&96'
    'GLW}(1^Fh>dd!jiG6X!HBJwyWx1RxAolL*d)ScVh5{R3}d<g1i7<J>2u&57<Ro8H@Rgn3(fi;z~MB4O-srr-m=p))uR)<ACn&SMrRi=mA@iVMG@AhuamBjUO'
    'AB7q#e};sOdsqCE+~nEyO_aayc6Z#3PQLUSA}?fqSa_^9q|P%uo7|7w*<}hIsa<l_rMZG7J$@4#v-!SteTQ?GWX=;A?iu{9==ZK3L2QS*zl2pzQ!0jpzYA*j'
    'pa)#!Hct%n6V`TB#%v9~pi(8TxYzAw8M&g?Muv|1#>mJOo=xzLE33;S^s=!0<e=nSmfE*Z7kJRz5Wmk6{EMwwUnX$f=34>?-A_Z{k1B2=GXX^Yzc9SGeY<OT'
    'ghbWC3&nxK5>PTBX5P2Z{riv4fz;x#D*E<o<dGKRD`{*3N@OCvp0{qAu_0UN5ko?P=XNZ=>vx79*#Py8L{`#gg^<D2<8c-Z{y?c07Sk3{;8tv^?J)<iAlvh('
    'Or4PDD2XLS0ze)2sf<?|@_WCg9s;<xjtn&mvXb|^NW%R-r2g7TYb=dr!?^8Afy}c%sH(I9`UcNuwJuv{fxu7S7g&+=EWwigX&Q`BN#$I|NH?(Y&DY^HY{3vV'
    'KgM?zIB#Du#7jp<_>Dw_{c2pGIGV(|fb6B4eX-Fl5#Rs;-nKW`_1WzIr}9-?iFo})<|>g<tg3W5fPw{^`El(>_WLD7JuP>#nSB%eGxnRrs|tZHz>(eOtyojY'
    '&{<GJG$|jQ;!i*ZN<-Ddkc9&BGiJLZ0{M-HC04B_)~aA9;xD`vYn>i+p1DaOf2*WdG$1<tp@ytPKgYrQwTnK+<pUrYhO&Ikc_zjq_m~5ZiEK^rddpoagA2?z'
    '1}~Dx@|={vfVaPq?f0au(>l8+!zO;;AuJ2|Q`y%W6`c}eD4C|f0aQ!!%nW;scEIwi_t8H7*@NLKfmq@mHbSoj&f0U<Ii=p%he^B^S-$z5tBk=(<01L(F|Do+'
    'RT|M#yDI_J`)twYu@aNC-j5}W=Ff!-8ec@JLUtUUV_<6o|3l0H?{i4nW58vJUc3nj_ehP4OgmuHcq(<6vFkwmEFy{)=agX<=Ts>zuk+3R)8;fSH*bU7w>`;t'
    'wk`pcD6$TpOdk;F(HVC=#V@NFSWvALv;SJK4EbAWKkYXw#rL}hXgWns@{S=<2{Bm>ynpP<w4ntYe#?qLb+!&kR%c7SF`vCW>lkbO8q!8T5&zfOOm%Y_UpxDK'
    'Gu)g&76IhCs5q+WfmPA_5@r%Y-hznkycF2o&p5v;cYru@xoa}G1^tWp%GKX7Pe@Il<OIfo=`o?tf8k22i56(xcZEuORQB3C5rJPoZ6Gsg8-PuBAnhdTbaOu+'
    'M5&{B_vy&hzcqNqiV9SLc0(0*ahd}E?Rxa1C(O?{-|tTQzMm`cObZKOr(Kv-8mYcptZDV51IUb)zPr5a)YVH9&%X({edHMsITvT;UR>m>Pc|qM>yR7`d$Wq;'
    'do>+$gFKeIJ<6(j(6u7>>WBDhsKBo&udI%;<SYJZg@8RN;z}<P#QFmh>iR(6k%@LB+r3eJ6m9M5sXcSA(*0U5)=t3Yzs8?7GvN%nJ>ip%#)ntG(2;>u)DWqw'
    'dl8$q)Stt<pGo>xDC({4+3z5;^7<%^{)IK-Q%Z7^-DBeck5*a!_j3C^W;IpN>xvk>`|net{$uEAc|v1!ub$Q`0V~o?%2x0}Te$8sz(=~Bs1=8IlG$ND8>v5M'
    'cu_!yYQfjCzqVpivVyfVEex!je?;HpcWj_R9xC!&Kuw-!oqk$&9FS`MyZ)4aKxxBZ2RY0#QolDJm3j;0?4x&gwj6K4?9oLVN9Ra+y_kLai6a?}Ag&<1OngPf'
    '-BI}^zl(OC{vw&0R0_Q7>J7KCQLIK+uvQ>fjE4vwWCDMPKm{%0v2J&aRgZ}8o>i3EWZ&9B{6RbRNi#Chej#B$BM&<GnnCY|XWf@%&v)n2_b&tLf_Rbf4u<ex'
    'ER)QcPYLW*3CP+8ygIae5{3A$>gRx5giEv#8@HA5SNT&x<*sX7=eGD!zL$_G4%n>(PWvPu>%m0u9$$5^mW_zUA9S$Jfallmr#yL|Vy}n_aGA>Yy+h#15w+9n'
    'hb9}y%8FSE4NLp{{Mt;-%Ub%@UM6*H9;x=7CjVTB+t@9Y-*6e-81VM~6DkI*fowDXs_1MJlW6tZ1AbGIDX>}o7cgObPG^<IcnL<Z;Pk5!h(e(Me2k(yiCrh6'
    'uh81=WR5$(+rT!KJz02t8}(!$yU6{lvV2=I)A`awO;DVvJkCPB+B{Gj%WWCw4gh?N$n2UHiSzyVppVUiNB5ZQ?oFU-Lm4)XT~ka7D5LZK{H~<9HxaS(VzkI9'
    '^1CJQ3KK5)HEgEg@)b1FLfd0bZf8e$3eoonbxL-TN=!B`A=516()h&$ja|ghI!Hv@S_0f%$CR1=+N)H}T8P>~LpjzJ$x$-JM*GT2h<HA&oW#(A40p$T&)d9O'
    'n_=JSY?4<1i*oUR%y<v#nQ`0F&hd}8qWMLD1%P=(c?;SYV|fcd0nQBa<5lEszbMWaa($XN`+tzz+^cSgoRCj%>I|mc%8U;@OYk(^?JTA9lj<oC2Y&GpU?1Eu'
    'zt@7@bH#Vs?@D4HZX`(;hh{q%@q_pk*7jP;b*wjhRZ7ydbaxzpS+|Vbc_0;F#k}K-US=h&ZbC^b)<(z=nJTZCVxZ6Ha|f#82|sJY1R3yQz_LbOfQGm`{w>J1'
    'Lq^YjRz%+rdYg|4u=U4u)TqH{HS0WJ{3eJ0B3M1CINNK7tYR$IG|L8xkcNTCCvpz~@(3f$)o2h)<;88)*J0{KS=bKDswY=FYK$;45gjY0^eAyskJ6Ux2|D6h'
    'ZSYv0)4?;aGy^K8PT(u8yRtuy8zDAB8CORaE*(bC<XA+GT7Hi>*PlamAbU9lQNAdVR=e8x`)sd1!R5B#3EWLTb)|2%J|W3&dD6)>E~Sa=uM=@0y?4>p#IsaA'
    'KN5I}+Zx;T<}A%}hTe}q>j~wa{ix@A+bOc*bzzt+Wl#Ft#$5D|_&j+C>w$c&E)Myz!|yn~=mQQ&29IGx)P5bOi%ilH{NKH~!$ZKj{{~GBBRaGe<I}&D0-^vK'
    '-N$~xnU&U;oil5a?7nZ1H`he;oZ!+H(jVd-fM;JSSNS7J{CUW+)r*1-2dq;kUFo7}Z&y2GEK9;%oXci!cCJ`eTjcp0rg^5iMz3RQBb9kfcN5BxQBdU(to&7^'
    'AAzb(ZyBILz3T|ef25sQ_jVzHwHk5uUV~3Ag|p6;EZ}>HYd+>xD`OR(tIA3bz>~C(ptb-U0fTjnNvP~&oq0deM+P{ET<c?g{?~N>?aBUXEwA70^OmHuky#Gj'
    'kd#LPZL1Lji2?Dy2JWbS#yqFsYd*kz#4V|Z!(AT8m!BYmxOGX$85_kqd3D&XZRws~b$F}yFofu=^wshNdC`W`&11ou>;7_cQmwlcwdChFDrXRn(d*mXmAb^e'
    'Px>Y3!{@s2v*>arMVxbz-b!oZTg8a_de&Ae%78DR8JGN-VaV{S>#j4fW}3)nBa&;cCQ#<x|7p%Logo5|>E3OpidAwCsN57`MSck^!=!CIrtb|+BQPo@5_+xX'
    'p8>y^ANQYJ8{+o8E^r>r%YjvgwI%E6wR~%L993m_OJsZYX(IcQXsZv9DtTU%;36N3i^oC2-^FaO1zIs8Dt++NT!(e(p=T;<o#^?bCtxFfzqiN|!;2khny4qf'
    '#l9@tREIz$$>WHsV)?x*+sLo%i6xJ*_>%kWc%y+f*Pcq=BFI#iL;fxVb9#RalxizpF*G*8kAj(cTazF=1?Qs35SoA$6R}1l?<=mtSKW3(=x}&xHE!tF*N2ia'
    '^l?K(G*Lc_d_Pg8sx3Phazq^$K+_OFd0d|jnUyzj+phz=8gaPKm^YBSls+BL2Omk$`y)N5HpIp}#KwmVY0ydcIMcl7Gh}15vwx$-BB;G>qFw|fYL?=fFmT*8'
    'XTNEUaRTQx8&RC^y3bh~gE}yRDQKkJ0ebp&@~OQW&d-!b<w9xW={?9l%${~UvkCptL0g||o4&nW2klAP<<F+dr$4wSYqc0gF8nN9WumrucVI70iy$xH4T05B'
    'D-28soe6rw!JoZ2gxn|S)kFWuD7h|cGbw>QyQdS*(f8wR=oR^7l_UObx3wRTJKWj*NQW8d$#_Y*wnl(IpiBHid9I)plEpCS%MCc~Qb_S6C+=J-&X%8Y3${r+'
    'FfaWvr-?pa;LUM`>xffY8#oW6rl=A6eqa=v7WSm}R>gvMQdNInDGhNa$cK74{~cLhZn>xwBWB8Y+lFlaW(l_PPwwXn^(WFcJ8er`$DjFQ+AO+|penJAf-D`B'
    'gw+EwT$cmdB0QYW&ybv<DY#1)h3Z(C!KPx^KDQG~M!l9VI0I)oz#oTIrPmUy1zdrk&*D70i@=~kgrSC3G5-VScx0WD)jeL$+^+#?49|efu4klmgqA$yd0`G5'
    'D4x%f)$$hu^8^$9r+_~3WiJ78N}NuhLpK+BjXLr-LZ;1%2x?eNTM5JYr`8gH-0cr6@MS}OKv&Ri+4Y~==jb`>;j%ebP)h|o+S;UbwqjINtvws}m>*wb?VLvY'
    '5D%SO%c*Oe^2x5Ld~`0R7@-y#anGpM{P)Y_fK36b{ttHdfxdA>EC(>D+^3^|Xf^pM&x^Cb|A(K(2<u*PF6w`gT^Zu!S*=f`9W&6o0ojHd*@`nFf<G5z%+91*'
    ';|j77qCZZ3jCw&u4GZw2H^}t`-s%UPhlGViFhbEf16VcYBCCz|9X%#8%$V*0wJv};W1}&dR^(bj4NKJf!R-CDGSA<8^`e3Uc&1i8{AH3BUr1dQKo3urJNh|&'
    'p7IM7bpZTGaE62LC&dzLY#JNUizP&z<vK>tvbE&>mQ&B?CB3lj?j2xwQjgMV6jr0h!-EKvo4I!UiI{H|^<B>9>-#WN>TFp=vEy008?$v#(Wv5prtHZ=<n~{z'
    'w4<I5b*n%gJWHC{qwGr#V0a*F?+*()R6lYe16W|5V^MlQWI&Z!$izuuXNCVIESD#JX9KX==v+U#tUOyts4c|flm+{<8td@^vu&|Iogb{I{){0q6b2^Xm8a69'
    '2`2-rrUSlD{JtabF+9xbFvCgkd>HI3M^{n%(`0KF!~_l{_*$&J%|Fl99!T?a!*8PKw_8fS45{AkN$13h{e;KO!OJjL(Skbxw^!+^=9sK!$jkJzz*+sYe8L9V'
    'p1doFz_>}r*bS_eetA&M5Vg45*p*KzciQc{D{7oi*=u+^1?%34%I-|b9k3<@)eHQs`P@lWPDfz<LTkJjRsH@<?&`x7IbAB&n-ouqkNCsYEsI1@?*!Ic$lCwM'
    'R535*XhXO4N9kS**+xDi(EoVS*(vUh^~W6d<JF>xo(4@_=(cktM=i#5d+|Q@k0Lh!)Y-V`)0_J$eSV8w9Y2RPc<>Htt_mUnkcS#{#qKnS^Qz-J_p=E`@bJ~z'
    'ev-Flt@SLQ32=S=<@Pq;{vC0m;le35RR<dmGdnL7FKR8<*GGkn6g3#pA1va|<1|2H9LjhSdKj9{vAD&wULnM^ct~^1$=pHf$+;KpQ`w>+Pjw(Y6d%E^ddl)R'
    'E!Ud2bIkY{=Skv^@c+%On$4^uv1Y!sR@#_*03NCb`B(#2`fzi!jGTUxuzGq|=N2lxLz$oK2(oleG?U{z7V^lE$BML`s0gB+CPbOvx@HvvJd++KzdOJWc_G09'
    '{((++xa<L@N{TgL+Z#VfW=5!TaLBz&Rv6IlHzzr>2J`tC#gQ*Rd)yT6^I9f7m;XpZMsmcAOpx;jIdIkGez}WjXcaZgvKc`Jg`f%va1eZM0rD_UN3B6rtcXIM'
    '&1J}&#agl_eb4Ud$~#~KJjL1vF$ox7z-!EryF&1$dK|v%&5yLx7NV<Ad)X3e#aC))#czGVIWFoUC7c0|@atE`ytpveqxmQE;=(6_ocBG9E@{B0hjRj!Om~j^'
    '>#nRW)Dv$tixR;&DgEMfZ%CYATQw2-L<Z|DX&IDuwb<`ibOZNb7ai)H3#KvH$srl-ffphWpcSipPrH!gY3zsG8R<j?KQS<hd0qp7{y3Yk4(+SuF*>QuvX5N@'
    'o#Ivagt*9JQ^Zw3Zw2Xv_VFg#n_~SJuX@BX_6_9Gf-UXQ)XX+}VMYYlabLSqTnGOE<TBqbbVx2?Z?!NA)`#f}ec2pVwC02{#_671SJ11!hulK^7R*_O!T#Eg'
    'Yx%b_{akM$`}jLqZVSeYnbs2*T&s%+f281WKg8F|sKV2tY7PiwLV_n@Hn%P-E6?0$-Q%dbp2|Gry=J0(a(EeU?GC#E^3f)#qTYfoXF2guGmfy>$G>u=ze=es'
    '>ed5eUpq%cSzaMODf8LDj>Ol?)&Gm->9??=z$;Ky2k+$Yq}dFoo$|C#5n;16V*aiN;)(uZ@P$|4xI(DdloeBBM(RuV+2vnYdTP+yj8$wqDeJ*|Rf|NW?7oY!'
    'NVEdoR2k=clGHV=?K`nw&`!Cn8&L=)(hBD1dD!T{_slv6kySf<9E^~Yi~sH*3rIJn!2&+G*rmV15VO9`S!WE@-!)VQ7>M6z=Ys76{F0?F;q#tR+H%m9_L~%4'
    'WgQi$4XARzIh|#UgAR~aEGMy7w-czwwpu=~t1($*hB}}Dd;qOxZu>Frv#)b^#JRADAhskhpLbw(y1twJE^48dvTsCf53;Mm{)!ml1l~yeR(2IpN1lJuNWby?'
    'WZ5o^2JNvo7K#%Xfqtpu4fLeWXA(oL3WU6JAek2DX$pox*edVG+OYAPWn!IdO?#7{8#lXJ^L!Td;QA`vMRT2+OhU}}X}EVp+6Cm@aMDKy?_XP={~3_Rd*~NL'
    'M47;Xxyt;onMt%&i03+dE_(#NzhF;rP^#yUG`ENU=7TRM$o0+DE*{-D&hB-_2KjoJLY@tvce7Fwqn3!*ZeR*8h=;oDpgm!~p`4gy+1|)Dg_r0d0y}I75%I<E'
    'iHCzLYYmIs9O?s^3PfOBKCzl7>O1ZnRidYzn|(Uf7B2q}=5|AG9OeM}_U28*ZyQ(l-QiPrUWXQVF5Rv#<*VjnI>tuy255Sq&D3N&x&rZhw_Iyt_ty=K1s9|5'
    '%WttR<Ja0Sc12EDRB#6Vl8U60J6p%x*)751%;&U-d4$|fp^{`3euoAQa=2{Q@0WQjALDMi0{rpJR&$IfW?wX86>Qmf`r0?tS%4lHU}@FG%mRKKIFkgs%*}kg'
    'zv`3MC+$5MEsHcs6>%qc!W4U{zJuUYKj!!4nUFn{7U?JCMaCm^JL#ufQO@@G&MGPrx`EtDkfq)xEcBcgDQLTcF5az3cgVBx`~k}ues7N6h1~(8;GSLtEx92J'
    ';<Fv(X?rsrCy*!>NV-0OctshhF+#+D{%!nJVC{yAF`kW5LGqqt{mFHZFfzb-(IRBiL2jPr99`r2U6%hxwd_XhK6Q!(KcA+fCIA)4zD@8-c>aZ1%1XGM>z-9C'
    'zc;rW6&Bx5vUaUI%E~nmU%KQh;yOxp>L|s^z9|GXN}r%j4X+l3bD<}@53qy*OMNS$JqOwuCI6E<@jL5JHo_0lx1A2|IvS>&On1v2+$IFJF8X0aeY|%`6*7SL'
    '_#yXxbM<54+S-(>DnewY?_?P*{Iw=ve(x(bETDI+4#+}PqCiEqTgWpeMs54>_77k?y?Gws(IF09)A_W(IlX~bB;tO`Q?TK7g;cBzV1kzV*qNc4tuPgQ*dKja'
    'YDoG&)}?~<ukHRfC(V=oqtcHDEX%WGzrra1l^VTV|Ni`!nBCi6_ZYSMx!)X54SLpGyUL6I(J}IG$Sa_1bpt!t_vT}~4N%8@0}<=-+dN#uJXTFr)<byId&I*#'
    '08<>cbKfQK*Ef>ac4t~$syt=E-v)6m#B_b(lV}yJKIAv{c?(x_8B$n8qbAUo3dp4ae?pozf_7j#IqqCXPydDAydhgK22a4i9Tudc=JK4Z9afiOjAk?WiG4DI'
    '*{k~^AAp|VM9rlsXJViGk$kS?d+vnFV9Dpz7m=7@m-p-=eZBo>k`r#Ua$nFfAK{$dDx+FCW!E=WtHRMV9WpEdledA_ol+vwxt>Lcuj<Yt4)9?$cW1jKldqqd'
    'm4G7$^83u1++SUT-fG!NB;YU>$ApvVm$QEmVCb7oZ(*~0Kl)L)9PMTtVDE=8CVG$U64*dNvzedrLIIpmkjveOuM3e!uz>#_vh7#$-<7oB2@!echKj63_FITC'
    'Ms$2O;wtMYJsM3-ClmrdLQk4bRY`nr7_n~Zt9{JdJFb*bw8p=4g)}%M*8y^vU`(+(^FOY+P{jSLvXmrW8Wk~$rewjE)`8O!b`;=QyRq+)+Xr$M05L17tyIfQ'
    'f@q*Q38&3ky)#EUsOXWS?#_NERGF<OsH6({8=Zan@(6yX)={weV{+yFD>X}z9f_h`tyEAnI+h6eUsaAPhQCj7zxv}ka6o+%S1UNGuj}{|mniiDfbVc;UXHVY'
    '&mrXDKBJfSMb9Q(fvD(BvM+7e+yIN+@RWjN{t{mcUbO#qjwMvj!xwnSPU>Ig00JoZf=DdrcGES1H+1z***2__*3b4d-Em60m#`I$oGO#t|9|4%tCW@IUID%P'
    'm$b}3!A1eAi6S4yYDLF?jkeJtI<r4kH_vgv>oV4>TPpifgBI4&vfV_7V~uI!EU#qzwH%#WDPn;^SAxveM*53B8NHj$%&p4P;aTWm?h!pFwY#%<u)`|a4}{;e'
    'zH%4IAV&=3`wsfYZ%H!q&*r`C`xNrso0DPAymUZ=p%?uDTF8F#FVy{g=qDXcC}2Pz$}{F>%Uu$8F2&LF+?77Sb}M+<E~a7Jg!#5ATv2Ke>{WEy8O5{n_G@6X'
    'W4wDLGB%S1RQvyUm6un4Y@e2Ael=2uit`?_jJ%o?MIso#eu>peS8Ps#6?u=b$}~&lokr5d0mk;-%6V~ftX2WsgGJe|E^-Fha+b)fug{)R!p=6KYCP5`Tfo=v'
    'bi`w)=Ng#_QI}SF|7c>2pJ|>DvtZ}VE-GTIr81E#7-N!PSJu)2+fWJpL9`hC%s?&Y7S?_^<6ifT`}f+xz;otD+jA{~tx3DI-p2-hAjfU}yF~`3e5P-*VRd(w'
    '<I}jT&&JRP`)t&oz^Z2bga{VwE=O-gy=b$hy?stTjW#s5M%Bu3xrzmIr!mYD6_uDyRYKIo`#0Q1?y?e2hA!fv;H^aD&pmvH7FHzfSMHkLP_kdroVk{)1tpAi'
    'w1@Mc{0*FQD?)&&!gU@sOY?Q%@n-|-x|pj~^kPrk<CJGTIF$#s%d`|^+{r11*_sR3=_K-UMTFpb;#F|>s>m&5XAx)&ujxN{T5^(I)ZMJX)>yeD)y0pKZThLa'
    'etdlaV;W|vVeQYi+!mM=xR3YId)T-Xwd-12W&gc;zBTjxo`~D^ctXVk5d{djy=jkpd2-GC$?LcS`zZ6o`F?p9g=&rG<Sqc_0El)x9%@7S`Sx?I^a&JCyZ7ao'
    'bta+`Xm6*R8arlIUMt!1&m#hd(wSccd@G~e5w6Ls(w0(7nJn+p&0WdK4coc|a5n?_yZZ7eqH6kDv%4em>JWbv<%ok6UPXB!f$S#GcAL{&`NW%?pV-Kjpz~>0'
    'hF1V~Zipcs(Y-N#(fUT!GNV@lcAv<&0snVx8~OlIw`6#f_95^5i}PJ|n8|ZMYgN^oq=A&Hr2XmJH!3Ga(UT`>6SKc_7snB@k)@y)gZ&5?(Dy=(VmP~EeVZk~'
    'N7^Gb#zzR*sxX(XJ;6wd$7=4?qJ~K1TB!+xr*QN+$a-3DKfv%u9hG(s<htVL?%b4TJ^O;KoKu(7ym0aIyg7SlLsl2%A8EJm)Kzx8;A?ouWA#M*!Dq&Qoo_vv'
    '#nO%3FMD<}bQ_81V=c@j;w+6oZbCARza*1bM-5dg09${yR+e0FZHf)<w-4!<sV=J9L3DBwscHpvI9IEVtD}n5C<f7oiAjO21@=4SduQ@qwN&gk@P%$a2Z)Uk'
    '+Sm3;?U3$iB*1a-OkR|(D-b*1JK>wSPbaTOHpIJ`uhU}8e*cB|>i|@ySSw)!3#*~us+o4dr=5BkVmV~A&w|2iXcZN9Ji3hS*pq=ajU+{V=ksX$#}ud~@&KI?'
    '2U}}ILN6Y%AVY;*9m;$2g3{`;bV=ZP;J4bTNIBRArEQqa?&rN4s5|W*(Y`z;{3BbvSZ(L3%;XUw$d0{{D>CGdu@8w{?Tf7JI9LK+9kgG~lC&b3AMxsy3J=r@'
    '{$xC^yE_7%fhhB5wTH3<#s~ek!1{Ejva$e`3>iwj0;?@1Yg`Pt2E%g)zS=yC=D61D!r7c_@2dt(VlH>vdRzx=Fl3FP%mLnHhg>EfnqYk$PIz)5`WzLkzRQ!~'
    'X7foX=2dtQF1gyyA~K=K^?8+2wldtZTECJ-YtAF0A;B*o<EaCjTFzzyo=>p@I~AxY_j2kp)*BTo;ftIaLW<e;ApRHn-NzA86M=ggjh^zIu)q38o@V_9zC-9l'
    'eP6uwd0$HwMq%#ODp#oac{@U-$=~+x<Ye5-@etV9FniiD2db)gEDmeP2!71MNw_X^E`<?(NglmzLm2B=5d*J~`1BQDGzuydSFk4s#%yB&(&ron`FbWGskf6;'
    'Z2tBtqx=}}gJAR7bfprjXVfx`RqD5qw>|$Iy<F%3+ojucKX*P%m`Ojw#Ot=m#7xvK*a__R)bCXS?3M5yKokTq`=4JrAg}Tq?8}s=A7!kdBFdz`E*2O;g4#P%'
    'X^K|8478>X)Q~44zvC-IROpf`T^UK}(%=035c%oO*xLy@<BxH~Bs`IUwFtM9#C?Yre`#x24(7sqNxx*jX{Vz{mhb#xB~pK21W<q2w~zyDwPE%x*hw8EQ^gS?'
    '^0C2-c!%?$uNSu!_j^dvl-U79Yi+yXDOdZAK#qmKoy{=&@|q-`;PXZ75oVg-lSEIb&wPNzm}fxfwNS(HoKGe#cIuL)PF7M$AzCJO_;5bz5FyA)Vrfo^?Xv`C'
    ';Goj0r?u^N2W56k(sAUxGFr9s;LJGgw(EX!JL}b3vOShlL77R+s}#gPfCvAKpvD`rkF)Uxe3X#*y_L3MZ5M-t_*vxVBY#QHWA6n|=&$LkSYIIm@m2l{?6+H$'
    'sJY^sqEl_m58h0G{bxCOLMjdi<ATrfS674F8TKlepcm$?gf+TJVztm$(~4j53`Bml@hPHLgXkFhBFWKTlYXtUa<v`dBac}9?Is}7@0REGL+(AM2WGom?C&zb'
    '0X;zKV>@WYz|H{=a!s~!kU#S@8)Jy8P)A(hJDW|!G}O{c>HWytQA8OIVB?V{nR7nK8?S!{HVXf}!FD;Yr+kx#5kobuEb3nEGyr4PRX!7AyF*QHCv~LV-SPX%'
    'LC=+7=0gn#m?68<cC-oetF%qAGt|n(6)iX&U5U<g{*7_(4DCwap#C+(Jw~K8W9EPpU`>{nyEU$m;LG&$>vXG}Bpcd7k3C2&l)GEqww{X42t+t4fP{0eNheSE'
    '?g6<ijpenXZYVIBo`_>621KQS<=gY1Rt@MT50Y`dyv*MdT1g^!s&)x{b4x(-?`JK68jX#^*VeMI_HiF3jSobp#iM+@GMqH}Os=TF=}Ljn%fZT+?uhlshrPF&'
    'omh*M84kXJXBB#OTJn?bSXvM5ez}%rT2pMusH?0wPMzrc_D6OQ!Q#h!f(&}pP~%gG;%nq&8HnSkrY+W+$3IPC{G;x?O&Lu!-c};(4f$m7s}To1SRd*)Yggs-'
    'P6Z<MfYELj0)6fmDWPu*@EAU=tuvmpQ6``ooOMaq!Eh~b7VlG9(%RjxZw5}7cAA=ZtCLKMy=g`JC7o%=g1Ak#^>+i2bf1J&?dn-?N9PEy6W@CQ`GTi4#D<<F'
    'eY7vaIXpM&8@Kh{-KR8Weuv6e{lA){gRi3jDU^<wha|c=?`1h1W*t`3M43JQog+AL+t(5iUy-BMg=5`;)#dO-K&HkZ6NgKP+Lq@9WRf9?weqLZL%>gNaLR?6'
    '@llw`GGOZ1$^2yh(ivqu#0ntK`;&F<sIHKGUy@WW`%pQbE4nTIG!Lp~K<2zaAPF9Nu-3OaPqMoJ_6PH*PneH0mcb(i`pMzEudA0gA-d&7S_d&{gjrtTO*j)3'
    'Rehp**Kip&o{<Djw&1JF#o#C3$<aEe^bV>FHJ}hx6Kr<}q!+)ZD^W(1dGxa+_wVd!w+WeyU9~0J9^%c8&E~Slzbc00YANsCELo#+p}XU41K1RJ{5MVH#X#Or'
    '4|&HSdQtv&A>yz2EIj2s-F0Z`_eh=hcD{aU8mL3m(nWty+xPMBpq9))-?*YafZFuSKJ*N7ZWW^k3$Pb2q@vIDg!8lB(C{QcFZxu%%$<_=*iCPz7)QQ^{(E(`'
    'pAFgqPvM*K{3zgdcF~aO#TJ**N)~!!%J5y)D~V+TRfw9#z`qALS;*}|1mjmx;19tQ|7SK9Sm)#^->*l>y_6T(9V+DD%4hK?!G`GDqbsD&mQEq23l+zm;=m5f'
    'ung31k;@o~GMkW}cJLhPs?D8=6tD}Glk7~dF6M00!?!k){8e?>3dQ>AN6om%ceIK9I<1j#w-w0cRJ<&&9MaZ~=v7TbEw(1$#~bWC6&PKpYjRqd*L^xlc8INy'
    'qC1!jAM4Zpmqh9sowVP=i0+@4zBq&{^kDkEP=QB|b!}%l`q}tO7TD(J17~{=&k_$~z64afLUsUn_o_Q~zuLksL4B(}_)>DWI_qW2eupY+sPUytNm!@V%X~%#'
    'MTI2x&o+4S1?N>pTCyGSB5`;`*ZT}B8qBbh*|F+ti~dpIG<(?{)4R#t1=!Ekl+SaS7ID&g*UR(HgUFHJ+8yfPUVtpmrBZ4%blxwoq97--DD5ute~F?B-nO`w'
    'h;`V_o-n~q4@eKcw{99)Mca_E$|o5_c)zMzXf3v)sWy5sYBIgC8F@Y2fkLeXKQripcvnl6zr}n{Djz}S<;tm5wY5}T)lsgEj!Giuz$0+Z7Q5``RMc6T@#lyt'
    'N2s|^j~^qDUE}dIZzh7b)9;0Ohm169>3{OOPGDO1i{vFahVSKn9B)b&$q2Qp_34_1Xxa6&jn4!4GNojuAtE;w*`A>WR-Qg-BcI1@teuc$SWEw}IR)G*G-R?C'
    'w=lmDWNN1UFYCcO^hgZzPhdAZ#z)}?P2gB>Cr{*W%tGERtaba5b;xd*pa)-<`VMPJ$Q(qQc$sVwl|^D_3Nn8q^M7}zn#V6F*ZE3c+o>~z)r0^H8N^dM$r{61'
    '{Jw4U^uW%A+8}^B?qKzR=(00VK7|qyNv#yeJSSLgwUku?S_@$78^!!Kv1_N>0`GBxda;M@A;g<+(ew=Pj4e}ggnPPA_)f93ij$A|J;o|KePlfDc<7<WwYhm-'
    '?OEXixt*_PFXIY)qh9Un#qLFsBx_xbLcD5!%HM(3ACC%d5v-$7G!%{B>AM4R*G)*`*Y4|lqu4m>W49=)x1BjO(2kGE)&g*7O_&VDx)K;a9UWN9Hn;L-IKMb^'
    'A@Um8XdQP-YQHmywleg-eTReD%_jBxy2M{#Y3$N7<oi4`hajW)iG)^7V&hXpJ78kG%Hrb%F~DXR$6<RBbEbs9;;io;#Y5pR=t78r_C}_Z4JW0)mEe7V2<T^u'
    ')%Gb-S8?euu;$4a5gVNbHdt@P^juO{q9R`Mu|FLvK+>b5aWK<s5XD-Fo(_-sjqg<DSHJmY{Z6q`%_$Dl9|s<(Ey~s1($x4H_Y4H^&OPY|F*V8qxhw2!a?sb-'
    'S<5#8MfttiK;9XU;tPFt{@2LCAm2|9*xJLCc7xv^&h8!g*OHC5%2DfRRLe@I<+6mNkg-$1a0hn55BaZUHnu)2B4Q=pJPXWuld@28PvD316l-JfdCXJB%F9b^'
    'kdGoSJkNo+@Oj2K^jgk+1tRJWipnW`g#tI3z@fd*?)9%z)`XK}l>;^pjy>uG5OtZNj9ckKklh%py@Zu-s=4<cY@wvVT)!{jsWPHAh~Y<?C+wu&Y@c*V6^woA'
    '>oWxpu!h`0N2h}x2t1biqvF}G7~lGK3TTr%**rommzH`x#+6y^x;HJDr>*~ZS9-OdDbHPiJQVP@oFt`v_bkE3V2512MRd>S{sTw0t>!cT9=X#HOec0ACNYgP'
    'PyeqoxJ(FFeJ!7UGr?}p*Rx6A)32wS;)1Q?2@g+V7h^hsrvZDfGjvWYL;CPVtRyAL{x1>kNr6YEi2gsPKfB8r>}?#e_Vesf@xu{h5IVxgp_6hSf%XO)0ujMb'
    '?ID@w`=>d9t~Vi02Oiej<?ieK%VfqQ271MZ@%hS`vDXVWYb$*AMs1nr;N@}vKIJ3V8e8P}BY7|L`8+KJa^bKVEw1eLY@pLjTdjOnE82$bcfbq2r6ae5dI~Pf'
    '^L$V&?x9FJsHHntucr7tzxGL^Z{@CdGNqyWcN!Zj!3LSj`w5v4FYumB=Y4&Gx3E|kE#fUiu%5Ofm-t`)>Hu9hj;pT)87;!|izgKNA0ob!)vMd^<JGZFJKqtu'
    'pJI2*%1J?_Qmw$Mx)Lc)b!}dHqAdWil>t}Ea>?CNO0i9>?+;6l3e<w_BggiSFxGKDLj)63XF0<?3PYqq)5g2Moo^jy?KzY&#ZhC0z<R@WBUD9q#*^>$u|z!y'
    '-y)ucv|s9Pex1Ic7wF58P*UBR2tHBiH7>95Ty$51u)&wGFWeR^8y1D_;T)vhGOM{e9~aJqz>ZegtGAQ#3H$4dgilxvYzyllq4idrjr{7E?z<MWk{4wkpfc%q'
    'aS=I&?7ga?8{N-zxfUuSgFi55rJ%ng$HC}9<ACpdsH5`uHj80AsFewb$7N@hYt<=celKQgr40M^6LFL#J7iQtTGQ_75~cUYMH`MQBO)qt0oQ#E8+7^WLZvW{'
    'sHqyC7}@vv-=mD;Zma(Bt<zx^?1|BK@)`F~5}vjn<Yp0UH|TlXYp+Ytz#ozQLK~xqQh5mfZ5o@D<5k8GE6L7Z=aX*0$x%GfzhJ5HrdKKY!oY(*C%rF!(yeBU'
    '2t*9>;Xr;|kj-Kpi+XwQZ=zrD_I>O?6#UDAh)P*j?t2C3o9(HHH!+{5og=U7&2e_~Y*FP)Xw%nAP3T40p71qln*(NWWvDVm$1G%xRAe}}`OM+4D!efZV$6`y'
    'f_zeU8`UJoG}qM7t|sf_&8ZrHu1fvV?jdcGyE5(K3w@twga`Pd8_bSK^|bL)w5h_Z+M2VmA`*3YG-}=z3tACEyIt(g?2Y-o!)>|Lf_#uu33y%baCFotUzzJo'
    'Q9-7&yZ$ktF`yXc$ARRS9Qq%@sMtFRbM`ckP<3*9iLKgcRZ5v{sp}p0!k!#JXyTe`7(+D12<J9Ek;zYeMYX0WHzwI_m7$`V``gRKAaCV0S1f)SO(SVOZ;W6)'
    'T4aoq=dD_kr?9SSu#IewwH31ekVW=oxffrjLND+*9PV&?eK-}eD`#nK6uH@(=0<)_(wm{7mSONDLEez(#mrXv57@(xSe}vkdd}l@SL1HV@9^Q3GSP41@#gin'
    'cj=Do<HMw*GBe0o^&VZGgrn(o`4{j>e(%hnz~y<LyJ2R<cTkWMfNz1blOTeK-D_EVm8?AqGkl)BP5?<e#Mn!a8R&vLmruq&t1oQMV`L~BRnVd!4!aAgS&}7m'
    '0C|h4s1R-X$lj;eG>LVH)=6#A+kM4yac?Y^sF0W4d#tr<xX<{=5%uJRx3YJ9T@pV?L@z6Kv%3F@wDnj|9#u}db<Q?Ai$@x`-`;J(8sCa;BzLO!0;bqz+V2)3'
    'T~gR7hW?4;q&>g#E4Ihc$G^rw&SuPhP4nFgs*6F5rcW4-$%}Rim8w}`sHhFKay@p~3EJU&lrZf>;D7Anwg;*dv=8jnC)IeAvbNriysKRspZqfU$4Nc=ot!(c'
    '5#FM&g66DY<$`MDdF5%p6XAP$m$lLgW6Y}RH82E^giE_?yOw;$ZM=WU1<nNW7x{wRVE4C**qJuy%)e034A;t-=OUvA$4w-EU1aN}0%|<UL)t=g7vjbQ>UiD2'
    'R~7Quy>zj9Oz7D-d*3C|BBro!cE=&AE~=vmIrO4$wt>Z|j#kp`_e<RFc$K_hd#LL9w2J|;p20bba@**+PF=>=10$(&$wZuMuXTaGekBdE4wfq?S$_kgB@m05'
    '#Q1kHxBdvbV~uR^Apvgcv22hsl&xXR8%Z43NA+cN30)K!%%4Ui4ZvW|3ja3+ed-4}Lx_cdDl_2udp%>XFLNJk^!H=Ugzf7-71((X1x~dp(R2s2j`bG!t+x2S'
    '6><Xec(&_>=!Jifch+B(7qAc2eKO_tI4~6LbH29#qY>=sL=W}h;P{;|A&+PXMUU4<kvC&+`1FM#4j>3ovOI)!lFd8vwviGsuS!4`t5owpk6nY_Kmc?6CF8~c'
    'uCfsY%yWkR27QrklYKuFI~N$Gm<^{=Px2o1d}ZZ)*T8cDIdwvjc7HIQGO!m1hry?xe!c&$BG%EUqI;?)#Pz|$xSR?M!h_DH_;@Ly?<4{_ah6=QAX<)g9{44$'
    'reUo^Wqq><_p!8L>=#3l%8*X^7^7Jb_XN7P&L-G9SWh-e8P_BMb=o-$Ild~}f2IKsuFq#O>RTa`yx)<*WWQ6Cw|HD^bQJe{I^<M%6~I^pzv=AU1Qvmp+4Zkp'
    'fy!i^wR`mbWIuayX=j-4ya7y-s4V(;K5z;SF;wr;YbM5gWAaJEqauH#s6EWrX0U~Sa(~@0Y4Xxu#v4^C{Ezg2j0~K!7@GiJ;<2>r*;SB(7$c(M!WZrcj&-%H'
    'w?VSVS!!eg8%_n{d0mjjB;uMo-7NGTVsxYw73f^`j0V}RRzAiZSN4i(c>s@AI{T|z_*YZ>`b4&;Z9g3I&ivo4*>np<#-8yyvJMq;+w_V9o`r7}4GVe0I_a7X'
    'Io?+Sy7`y1nAVG+-PeZq_XR$C!qPaTXA`iJ0W;AH*HPe{EhR0lMWGKQmIE2kH@Ux>7CM6bmvT=uQ8X;bFzA~qqH0*RuZUiP*V4|CUg>J*aGdTm3Mpd=ylua^'
    '`re!n*80-D9U6lw(6307G}Bp^URJU+jyDU|768A2%zS5)Sd9=dTcSgjZdI~4R76=}A3KNH4%mDF5pj*^?u6f;;Im#_+ZPuyF04(Z;Hd*{>$WLBxjjHz>FYwS'
    'EyvcveAep1j0g61cSJrm?xB9Yx<W?n%bNCqE>K>8`>4RL5dhaH`)+koTn%`e+PKfU&jz0kXb2PNv&smi+O6nK+E+5Odq?2+^?3F7KjUiLaJ&N^*kMt@Yxv9!'
    'J;0xaHK_t95Ajl&GXaZ*F$2gZdWH9`1w|HA^!DHEipveI#OmWa<@R5h#PsNHe3yWBGEN7-?7#wWMZX$D&9LLeraBXkMP)z;ZPS+tL@EmDJ;|PoiEMP>40y^p'
    'Y@&w&?RBVHy_lM84)bKIo+e{$z&C&gwKd;s)07b|o$?)pxFnzpN@ywv5kKuj?M)jZ|3?TQ^MB{}`9jkqf9=g=SP|7{;%az$Fq)L&J3FpV^|uD3^<?IAuEzFh'
    'tpK`SpxCys>w8*1vhTq|T$ROSCbKpB6+NQubpQG!CU)x0`9dq)%i8*_h1GQ+>aalWTU_yXuojjgn@Qs{(%)tE<vn@Ry}DmYce<I)(9b$>hC#mXX9j%olY^Y1'
    'LEG)3wV1^b+p|_YYQZV<K$@^8r`u44d~)Dy9>ViA!D?#2`wd7cA&I*<Cu}%L78#S1uB(@>7rdDuKautKKn$Z}{*1X&{9SW*fA<#i!&QMxN%f{B+71@Euf+PZ'
    'f?boT2_)<<Y#f0-U_CpL)>|c9qhP8M$L&sMq=A(R++L|n`v68YKxaXXj;NlkIwQ53Mr&KdZh(6VvQ_rSy-K=yvNvl<7i$*rqLW+Q^*Sf@9jO%ziZ>vDG6W{I'
    'j^WP#K4wE6Ll<(RB4fLU1*;RHZ$_duYpO8-9(5tx^?i2G0`*}nh~O9Zm_lL3CuWx@0el;%l^t@HVQoh>*}#W~h6oRMAbXg1F&-tzM4B0p@P(Z{hVVHqk*D0s'
    ')EV?w8};VB&S+&eQve+eoCvJVmt{Y|Q>4~XM9(1FaJ>Olod+mTgFihx;KA9V354TodE+SfGlsGGJ?Y$v(%aW+@a(*jWc7j<LbcL>n|MNotB=@z8+<(5;iJ>v'
    'BvrNBvY`H-;8B~!R^Du_GhIoF!MIqJxCT;3`k5dSlW7dpg*U%V#@7@wx>HR+KEIJR*gf}muqS2~m_dm3hAO&kLq3i-jCpbm)YHpT&+~SRjM{UpI|kpt86udK'
    'I<rv+TYPa0<BKg)|H~IssvMg=(pY;_k7o!fN9u%=;GROE1I`SJ^Vvy$&*JP<t*HnIko8bqLI-UGGwi(V_~GRR$FLd+0fvDxu5A1w*3p<^<td(_&0(xQ+F$ui'
    'N8fm!VA?Z`_GR;|{3Yi413q?gw5riL4pF(Zz?$EghrZ!T+WiS=fN%8H6gA0zPU2cZ9{gLm9GaU8lJOP_zKHw12$Js!ugUecPhU@gw=L7{;~RllsT7_cDV^^{'
    'VGcQ}vJ1ZCe%dUCj(wE`?JGe1wYWNk_4+QeH+$XzcM{XtUzo*zFl8G17Z^l7p(|vYVkyFtkZWwrC~qf=2tcmHFV;ymM+=jz2}3)dl<%8+AM&3{8UezbfqH7>'
    'E!>&aS8i(`%S0a0zmnYbFM@uw7UX8Xz03Oly-zQ`w?O0`vESi7vQWyS_J)8(cF0#*CYYIjSi!q&BUNa*kjRPcdj(d>R#J}us<fURXF-#?RIQO#J5rLZvt#VD'
    '`V^Vk_T-2)0zR5rz9&vTURuAM4vicyjPXu<nQq^9@fExOCXD>lC8-{Nt=ob(>3*$bsNkIs8rVwrY`h`Kcf;uBgwI42WUFsp?#o)~l)WbQHPaRnj^P(rU(d*%'
    ')FU-zUSuoxn$(g9_?79}i30BXQ%1EjfE%2cAXTesyR$v?#o^dy9kGv}us!QlaCl!A5oF^O<YG1Qk4zLK!UNV`5;3PF`23-o9BB7%TUbeuBRG=SWHp8V%tj_G'
    'pO?$m_R;S8{S)|;&?g*P<-Y%wV`P42yYUOUo&6i~?HVRM+!j_k!si`or{@t1tHKDxfdBP(LT(qV+rDvs)X%Hf!hAPY5ArL|t<#j)(Hz4&+gbG4{j|OB{zC}h'
    'Y*C{UR%3C)F9*=mqQ0`B<}CXTYx4diB_>!g9Yqa@7+`U*nlNPHf8x7KUGlMmm6?>)s(R2IPf@kaZDGWqH%}<>`UmUJGxR=1Dh^OiixP^S3IDGi!hD69%8aWl'
    'pEHxnr6HLY_+BmK(*Y5!a?wd~XJe^(fduQSLJS^!6f4Li=e2m#&}RN5u*X*ESgo4rCXp+KnlCx&;@1?kXO9KctIUEZWymB$1V;&aI`y8bHOhIvULNyjTW^v3'
    'd2k-sQ-g`nd72c043rgtQ{W~3RKY_9errIzHZ^Lvqku?=-jK&htH;Oqdi<$jxO=&6bWeDh3G5ej`Am3m;8J!$etGn-A0yA(%SlcWjSM6;cp<<8zskhCK5ySz'
    'tm*>rO`$!|D2CPT1-iJSK6Hv$^Yx9vzI9h4U<<+17m$_O&?IYN4rj0f4AKX_R*s~@q9Vdsk)0H?rM=ukkw44z8`<8i;&}E=$XP-jpdD#l=Zqm@bocVRH}l!Y'
    '%OYl}#8!P47xkC`2k}OM`t1FIaR<M8f8W)M*wZnB=J7gxNSAblYS$o%F}gol7g^sUE_=V8D#pUZxX<GrV@29F?)|Ey%{-OZvigP8cLE7ygxl~rm`bKPGt^iV'
    'd&1{T{%<Ua`)UyT9y#ac=_{#vlHop7UtrhXLuZG&uxsAo61nn~$#i_ey#GJ|S<;K%KtLy3$-iGfF-zeS4=-!KbttiKZ<AXHMsM%t{o2F+6<PMkCpD7ZBzG<F'
    'Vj_NKI@!)ppF)2hXx9sssEq6n+*6=yzT85AWl0MQOr6IqFx!08sg&Y*IOY86z??RW?I%KyTHYN?Qm>YB`y}y&rON8b;D2v(Mg!hLTcBYTAB+UH*A`ODLCg>2'
    '9|8*i;Bz}!Z%5OeC_CHM_^!B-VkXV^1brv}m)BqJo@imO2r@XZG47r3MXmqzp)4WpwnvWF9A>2u_fALoecB{>l4$^XTT~cC{^YWXUjWw2bh47DUf=JNNI?Al'
    'H(kxsI;1<rhdM`+NTL%Ni5AT{9&v{I1NTIxah_Dxy3@k+I6<5m@U5NIJ=zUGW5e_MXD0GAtl(Nl-0k~D-rglf9hQ44;_p*g)dA4;gaZh<y6O_Z)OeANE6P0l'
    '&!^K1Owo3}y4ou3_*XJA_OpxVkA)WeC)T*G0~*I(pG<2PfRD{Hn$X>LaP`89$I(3O90<L`zgeZjGY_h<FM5d0G*m;xQ|Qyc$gR>r{{jznS=ufHSQzj}0xpu|'
    'qffgGeOHl8&q+@tFsPQwRwD@0^T30p-W}e-J_V-EaRl;~KubU`-Pxqt3)EJdOSgrAfg8>(^n^}N2ks?6LKIFql3jJwc9}*1%sTl37dPE^okb3?{oGxy=zH{f'
    'WScJd&f%A?rV;WYoZwApp90($)rw$Nu7?B_x$ujWQ*ILfc1`X>vYHEKk8nH$zxN+SAk&lUFj0uGK6&9mmSux=69<#MM4%EN2N~n>=$%H)f39z&1uGyjumflF'
    '`1tFWy75n|%j?>o_I{%tW1uO$tI(r8E@ua}ZtjInToQk0tNR#mWW)0QVZ3#~So4Jdxl2ykqmJ;iig)7_X>y0Ti!`CAyMdP1#Mwa>{Rf-unZOEGu^0<zid>I3'
    'vXO3UsZW#sfA`bB+3)%~8`x=DM)ztjEO%%7ma7S#X5KE$s$5BhmQ$AX=YCs_c6zToZGp4OXvpsUI#H{usjutuz6tc|Ii=k&^qUl02vG1B?4s-wz=GXP#%oaF'
    'bd2_6&doA+k!y3DEulJ{z*+f470zGTyL+#=WAK-&%UTcfmh~nA&G+mzW&tFj<76orT;R>z?x+>l!`i@1QLVkQvnXwGl02CxAN5e)6((sfy0ZcG_|QYP%-Za5'
    'ULafey;Jdh5#UHf9SVHr!*a*+8TcY_ihf4Dn2-1RlhlzBa^Q(Mt33x1fcSDc4fzCIOQeHu4M0|2&(KubOx|a^zRG8-?~*zP;71`&T*7Vhp1)cDS$r6xAnMuG'
    '$JxZB>`3WPxK+xYc{U=^`ta+2aDL@ubwt}7PTU8*ZBH)su^0Gk=RI+>jDh>?A&PPf>Schj-y<LV<eSmrbo|jk&x@l5%Z@r~yceZdb+<*Yv-y1+>p-3sOqb2%'
    ')sv%;<M5TUlVW5_=onb#_*NY<YQnl{9+4yby*<{1R+J;7INHvuD+>Hoy5ygqT!4qCxbpdFM@1z-l)bb&+Ap#Bp7=Yi_jRNgYkv*$HAN1)sPCMrXHH_a3&b_N'
    'TxQT-D=}=&$|P;rsc#qd6Z`ij$Iee>t9_4bk>jp|?sDZ`)>I@Ka0?tykQ-O6gM7USediqt6&hNZh)z1hBwIsc7!mBNCjzo*e9{rC%=OLJlaA<PRA_vQ&^k^y'
    '#p6U&UU(qCbyTgs^SivGU}_pnhvXw-2BV@OMQ4HvH!3H7NO{s`19#CGUSGX7U#Xa_Q`@R8cP=2F;^ck3TY=d01x5F30`2w|8KY&fnR$Q$ssVB%9jAmYPS+0B'
    '6boy>|Ds5l!%8brcFu|haW|Etzbdk#TBK(FU{X7R+-ksU2)J03%pNZh^k${h6>G7`hG*%(nOZ0h^H0^vlP?4;pNPW$Dyo~+V{N(ZTpb6h^<t%s#MgcNuAli<'
    '!hF8kmS&<J0%(T1PFY9fPWE8D3&@PrAz{>?PJ2ul2jORL#CTM}A1rd>vXu2cErD0n-KUCt15^TfeuXxgrN86UG_YFtkjPnSJ??U!GQxPq8JFW);L;N~(`n@Z'
    'lkpIv4Fx7WV9UzOftmC)-(hA$a)jGULeDSb%5-Gm5f!Ar=l}X$y>Af@m+@YL&vYB{G>?#V!a{pz5EHnA&4Hx956g!Cj*5Y(y@~(s6ON}j92lk9MMZp1t|%(}'
    '?my8fc_NbS{i0;}cHk7jcx?t|A|uzm@ST;?ma_HPLKhYVW~-Km!~spsZf5tkkjDXVkA>t|{w?QLNRL-(Fh(=z8j%1opKX=Tz>Ae$q~PBOKOw}xm#CI$d}e}V'
    't#6N^=&jq~{4elrUwII=wHwoWLn6{9ZAYT=&4?ZX24xW2A60UulUHe9vXAyvtg7y4je}IZ5Nu5cTU3GrmVop8Q^*mTL4zwv%)oZOw!ybCJ`i_+tl0l4VZpZS'
    'E)B>wcHQsV01GNS{A)qYmebBg3;vH8RLFIVd_yZ)_!uhF*U&^>)K6{?Z)9z4$XoU?`)0mzYu=1_B+w41gzKH=r&*T9K&C;QW-AP2V~NmH(Z8%E1U-E}7Fc`u'
    'i8S=bvKfu3Hm;}{wKg9zQ^0~-5StetRiKU0I+?Bu{x3FL9z);jF~OAwb<@V{y|Vu2wr&fXW3<~43saFvz^BYTKB+t;6(o?iS2El^+2}v3Xl!F=XdC@d1~R)s'
    'jHkSf6(m$@jdzL2W>F(3yL3m&nGV#`LNme}*^}pT*-}fJNI{$GrJT2&2#naH5a+XVD$U6%LWJf5HtU!q^HQ0k3?H(0IDWr5#H&7a0JYv;2R2AxkH6V$P6iNB'
    '7zGrNqv?Ce(yZ=IOyT9|L6B_-hH`meU*gj|3*(`@4jRTI=kvQ3^^NayCBQ%K*=w+uK=y~szbuU1K1Rm`Z8`UuYBrCT6AOB^sO2^$2`+a);7%duU)}F@g^Bt-'
    'FpdtKLzn0HB;f#ema4}ejDu#APexE+cfHrAkCb%KgDIt1{yRz5l4m7;h!F*40UgTl`Q1|>x_MLFi<%{Bl3uk0s4n;<N0CpJbA<fV7;O{IlIOAoG7!;{UX5pz'
    'V;FhupYWs(zE5U^W=Smo{GH%KMLnvBF3?!O0eFiX#r966lz4((0&E9R#T&9R9xXsuyl4*01AAaC1xeW2X|GpH9iV$2hCURzZaz?R@nXo@`w|V-BP%PPvX$eS'
    'ic!Fyw}_1=Al<+BqG(CAGpOSx`1e<YYTKS?;dGvgiFl79tI9EbB)j^bz|L9f;L7JQVoUfk*)y0t3#UM(0*oB=ckVLgLDdC!tiB41s9Uqj?&<4VXpo~q^hD{}'
    'fHQB5&KBNF?rAZ=H+DD|yySr7sc)|?;M^Z)Bil|Zw#$Z^r<~rU%^2Wd(ElRx>}?x!#AyKKeI4Y)WslS$$Ff>PAa`pxs*i=)qHG`BtL0%O(MXXPayef}(yqyI'
    '6*n+P`MbJuwts3j&G#6P*;(Yf*HX@5HOqZcHO3m_)f#L@Co}II<dHSzZM`Qq+Ys!@Dra)s)dCmfe3*;p0ceU7oV#TIu!`H8|B+)f$6b@tnFi83g1&iNVH?<9'
    '94*%&D+j4n0Xx{4YYPt(kEfA4l{-Gdu?M{}JddGZr7ueEH!mx=1=L_s+d)RUe63o1l?j!^D~Fa*Gmg>#vRk6&sa%L#0&1<kbAsv|bDyhy&7J$b-1Rib7cKrq'
    'T9<yjN4Cc$37(-CR4)LW07P$pj0|$MQ!Z<;t~uMct%Vm&d)axDj8o=eFBOQyMuE{jXwPMz{N`L$&WK&Cj*BPdE3?0#G7I8;4kcI&LIr)*{r(#=LHpI3!0xvt'
    'y@R%&+@^ThPLi(@_Tov?LyiErwJ+%yuo%&=P%J5PuekZgA)S`f1<RelxsD+iHU5D8_9Ht(AEHfDr0F4kn%_kql%Eb(c19bu(m(}nOPNu3?QFMJ6%oirsoT+&'
    '5r{tCV}6v1Yu8;pHt=H8gx%VQu@hz*tJPDOujejG<%xy96(hL#W}6GrLC&vc9KDc{2Kgxa?HT%$SNzC*SC`i_HQ*DxQ-6rvD>wtC^-%g76gh4N^HEq$o-(tT'
    'glx?;_oX(@5B&dnpO5ik3=oPH|AJhv%50y1z+oeT`>uooIkc7R>y&X<`IbjmDxUX>oMl^%+2_6%BZ3?<u@~nxt^((DCGAup$TAe3Djq2ddlD}vOUT46rifK+'
    'cK<r#_R#=+FJXRG(aNl!UUv9Er<E&<|K{&z*+Zc=qpRobCHF^PrO#5(L3SjZjBUC1s)>QMSW(yEnIeF7lK^YX<y>ft(*!4*ZF?RE{I{ktL@Q*hHzrt~mC2=?'
    '?Co0lt4b*=Z8hRQDh}x1ucbBsk=M~7m7(&%zrlY42*j;g6>B!TJ8;Mpjfos;sn60g?4HJdutQ!U9rXht*c0EIX#D`H*|OKick*?#G+|$_xZ07tMg5lKZ#J?8'
    'qRt@dcij`~%2v|1%-;-l{4dT5{>%H>HIM4w*-yLsyM`gE`So;1p^6->{_fMK=5)|6q(V;qx5Uq9QSb{ZbnJGm&cRI9rIB>^p7)w!bl7R3dNTN3J0>tOJk0*z'
    'jiJo}3EPciD*D<uy`5+eKc!Hcsb_mRJ#Yeya*d0oL}<bzt|UgL{&BzgTNe?Ctx!esgx`}h!R|@#()Q>ggO*3=ZS<nyjs_6f*wip&-16sl)I+RK>F#^vX=tj8'
    '%C>NJ05jA?0!YfwZS+lcWe3Ka+#U=1e1vt<^>Q(KRqL(&zsjxz+@|X7@8L{$aNSIi%u{owM501vsD!#Ql@f|v$vo@-m)r(IN-0rNTrxKhLc>=iQ4&#-L`k~t'
    'z2}_0*IM6x*Spr<YwvTe=ljm{)OGLK!y4YT);s*(-&;%H$wriVe(Ztn{5+$aS{sd4QR$QL!XzuSS|m>Hl3Hmb9Zm*xfXDQF){_E*+!kj{-nKQxn~};k(AF96'
    'Aqk1*n#MkiZb^}uO71Q>IpC3o6XGt{qqN!4ZdiOio@LyJ(en^^Z2^1#HXAQutHRHu1U=xSd!}R_yZM~wp$87){j@ves?p)(x8%oh$dJz$zIMq$EbD@!2Wn_k'
    'txyISuwU$5W?`T|>kQ1*xHT3HNz$#C{yh)|>+6l^A?>&`#$B>nala!n;H;r<hVP4Lf(^8XUNMm`?gPKa{R};$Z4;<lfKB`opUp<@xE+Xk{sT?B*@oJ$>RxrK'
    'jGaeX&@D87FB*t>xPoCs_g&vz{~E~Gdm|tZ%4a+6`qo{klTZU>^^4mOlb_pz*r!$}-rf=JnnO<Wj^yTKCa)p}xuGrGwy5zd@Q&-ECc$EY2SiKqLkx8luT2I6'
    'TcR^^X(TJ_(6djJKIOS1G~~QmRSsg`z$re)^(dE`XfGV3jjb~=X^VZL_tP3X`rNL-NQRUMIa<6k4de>s`+?hnomApZ?(q2z+Q4bX06ktYky+|_LmbV-LL3Li'
    'upqmuc4SXZS$iz<>P_MQKgr|%&yuIIrL@0O5j-$OX{7*g!t;{o5qT&Lez}lC4SMUXecII(?z0xwf?5BG9=H0FD{R#o8KzvnjU3kywTf93$SnaiP)6Hm>5ite'
    'qPPR#(v`aNL^i{1)v+|~@25+4-gc7j$*!bru{W90UTx>LRqoa8X)!CZzO%pPBYq9=8zt20YrVL9uD3n(q_g9T_S6tpHF2*V#};T$D%y;vgKeQBeQo`bp5RDm'
    '-~;TFEBU7C>MQhq0c<R=FgH`83-W~gkW20pLR$SC<&u9}ClJB@P0<@a*WnZgd|smFEyi<|r)96@-=2w_<nPTkUdzxa;@xtnhYwsUWVT|U`g-c;4F>hUn35L('
    'E!|4zGw_WfBR!lIEty|u-KVRbUd8v$-(24LcKVS)Y-8+X&b-8gq>L^0A(#2CZk4DNubRYFx6)Xf;?taGORI6N`~Ip`f$4FRj(K53ADaQPSD>r_(7qN`P-7lf'
    'o3Gn|<C8H(%y8=|yyI1r{brn@=15$^hD4FgN7L$)rS>k;2EFpERzy}K>rYEUHAwdq59IAayOy6p%D;D;nVic&)~^0pys^RmK`&cJ>*`ek*TLCRD*h&OyS#|Y'
    '8u~e9WSNi-nH#=a%sJ|eQ$vu^!uuSUQ^c6Jj2@w-qUOTo)+c<XqQ>@wKN>xlqXj&M+-}hh@uAV(bRvWNlg06%Mo;5k*t-)OWtCHNCwotzeE^}?lzPaX+lnTz'
    '{Lt~(+bJUi2m-0M&qx`qDUJ-F{(QJt^@3d|RwDA2BH!^pzGtJ)ZY7oa(KKPzP2>J_lmm&%n#ePO-(XNtd0V(C-*FDpO__Vy5(?+Wc5dyi<$DeCppT~gDUh(9'
    'az?OCj)(cUM;ofF*!h)!T{IL04;`{iORmpF5bZVx=&!o_7w9aKyUVsMT}y(-S)YRU4ZOne6KXdcv_HMr*}((*LOnhL1#}YUO?P$<Auan%L}VaRiCI!RUqhde'
    '^-J9t6XKrN5t$wH2?5l~Z2`}2Cnk6EWv=90>9(eR9Ah4e2H^Ui28cRz_yMKx#lUPsjQC4eBS;F1zCUXM`Hb<5Y{U8feH-v}A2YBwe+watWR9^^k>YIe{vlM#'
    '>ND{oLwZ~=V-->4f6LryU}(zrs9JX?2D{JOOk{15p#M`=0G-MGpGEH9A$l{_?dkn#a_|5*m1l0^o*2g#pnDFf``0)8-FGlNN!CRqqi1(zT)jQ+JH=P&`Yx!9'
    '!@${^=jK8I)5qgkuqqL2Ussna^i$>8bF(jX<8_dqxsXU1sH=Z&7swn4AwNxZh}}ulIrzbL26mt;6ByqcMZYmVq_69Jm33O4VST9M{BI*NAl|i?{-qta09QLC'
    'jb8L%;OT0Or$UDD_54!Ffpl-8QVQAz>zQ8R{vGk}OK9~H%*uE&*+sEpAk$wmkT4nxJgv9rH`KFh>-tJJo1i~mZwGf_AJQNo7gfZQr~0mh%m<4N4}<q$b{ss$'
    'gDLDLx5lRDK=gYoe@dZ!xw}f6ik&-v*hvocc_qsFtQYvX4qT>}TYKqYZGtWJZM3E9Nk)m}0Uc4gjDlX;BlN4UPtA-f{B2Dw?{ra6Eea-3c%PlWJYrsE!Dc%t'
    'rn&vN&&p$<z4jn0%z3QXf+!BKUiW5OSX=E8J~wKGJ&0*9w>=AGfQcE05Z|lp>6&zEMyg+%w}Z}Qj5c#;^TXt3t{s5)ZbD$zmJ3hfXyXrd4?So7u6$4Ey@{?N'
    '%qT6kJpbs$VurnJ^5)XdXrte7Z=!)?`vY4M<dAQt63a8kk<iE7sqm^@*LP)RCj-`|ul<!qvShqf(@v*lK>C{!3O<|<C`6;ynXtxhVAq*gmjd>Z7x~!_RdfsZ'
    '>3EAXqK(5(6Pc+}qg3t*b@fTAl_30raO%z%tr{b~TN2G<kRyFf^oKI^rmT?bBXWBURjdIceutac*n@24=gcCl#0VjuZ(=I5;mpv2tlN&I9_d8kRNhY@%MQ4@'
    '$FWb$_w8IEg%Rx*R!AXgS5L&jFK1u+&OnSk$qEWpMZRVY8_vZ8$=cfYI_!c&&;6xCwVyXB=sb@bb@iX9<WCr?tns(G6h6RIo7%BD%$~Z`?s|o^|JO(2f<E$%'
    'D&QHTOwFx%JSAp(M0pdS^6gB-Mjmv>@WnLmyTSQ(jc=4&a{Sa-rw4eFR7g$}40Tm0#-j6`SsdoP?V{50V#Tbm`=?-?<$ED=2XhQrL%Sk~S?OYAvkz_9#ovO;'
    'a_plpWCV_)h2nXLlwHK-y_NP3J+IxHvInnA?5BWf|A58q^?|bn^uAv>a2k;Mp2iOO0mz)c*Y~^vIwlkSo7`(u3Yk6u{6NUF&?vA2YXi%j(mqYd%rzMi`yoTd'
    'RPnPw)zH((!d3!%)pR0}ie7$T6@6vo5qpi%&e=CwCV{P>BzQJ!Kk%J+J@=qY<lp8|3?uzp+R%rrIz_-|G})F+1b{SMaiN;!(fM|fB8%XQT%iqPJ-IspeE^=;'
    'v=p>@ZskWT*u$lU^D-T+y=t!yur~abHqv&2AUYDfYJezsk6R3lh1~)y>sYgV5J$Z|ZZBek((F8kwH|sm&5!2oZF;<;MW&4Qg2!sU`CblYd7hvX+&f|^?en5O'
    'o`vu<0j#ZARMrTt3VrEoU$8nu<%$)2-$Uj=M3H021eycUgAC7BQu;~H@Hf8|2d$b%Ln-+7JF#1ZXY0utGD1mhkmjK&qjg;-=Jii8y*NFx@=xIH=nzwRIOHzV'
    'gf)-B`dXsRvOq4tDguAlJ4w}^XJVZGV*^@n6=@x4Klnj6`_@BJj1QpWPb5JPeO~M!lJk70g3~$SK5t)0R=Gv&BGez0NHdI+0RCThuIdnwcVIs1W$pKA-))_1'
    'UM%q{bd4ncBfjxC)J}&zobOVWj14YxkC&X;b4a#m?><Xr4I=|l8wDj;NvjY8z{ve>I}_S*_umI~sf*?tu-O8`DKL~Gg0eD~l5Db$uJP%)Nd;jJ?A}R%83o=G'
    'Psc^?ty=r>PI@9<o9q!j!UDEPk<1(&BO*PEflFmZAkyT;pM@R}_9G(Xj*Iab@IXVI+WPD<aR*e^=qdc35NTPhn~>eb)W|#hvLn}Ncd@+ZA775vSyP@K;4kL='
    'wZR{s&q&E1vPO+E^0Onr=3kx7a-VWD5Av*6PNM;I1@{#^#_xNSmALY-UXkrH<u$FG^Y(j7Uw2j};QiG4c3>AR)rRIkq}ZhAcnd#BZY02*QiY$O-|8oAzYU%0'
    '>l=|)<GS8gPw0*m>#NOKL>l@(7DqfSEsbe22wJ8^)`Qxi&}l>6hZZ6~o7;-%=2E(hJYo%r-NiPNZAyDEnz%1CGOHVVogOz-WWqw8{~`Gg5J$Z}>G>PID}UAZ'
    '^NKl;=kSEqfsc5#%)TU8EfD6S5|dRPAfob_Hr$cyxQ)Ko?s2U8p3ki6o*$qxk*rb>`KiNsBfw)P+1&Et=k#ZpT0Nk0cvMvGktQO9oR%FmQEN}|vlv*v+f&Tu'
    '!Ysmt6n%>yrOemm$p&U_X+9l8d)ZB#esBKAInhKufvlFJ@`W#VS9CQS&!S!#fXCvpp<~Vzc)!0EeVm@mb)E*?MZd6P(L-^_;R4%YvGd>d#2GshLG&fE>CRW8'
    'w6nC$`awPukS{hfdx-w7Z`VXlD#?w4oCU`zuv9dP4AC37`(j=h(X*XdZ&LLvi;A-rnX0nPg@G6<*lkda?Wk3g?R1}hRO~6W13Nn4`n<f6-L~}cKI&ZeUEn0M'
    '#nbZn-ys`XGT)af?F*T0`ENyH=|HpyGS876r6#`@*i*kHIZ5O(%{HS<vX}9QBh~?l&J&&rsHInyKLn#;fYw7SR8T{^%FWK7nsyJEOLA>EzxoI{_(b_mtqAmu'
    'I9bOK&!!lY>EUGVPoo+B$sTaeIWG%-2%SlrD!q^|87!W)m$V@p*__BxTb>gS`=0%BY3iGXWWQqrL+<Ki5WU$q;rY+JSdENpY$C|Lg7v5%YI;~JaAp~*oh@gt'
    'uob7BdCcrYi|Jz0A8JaSJxA*nU*g*-7f{Mu-YhUP)lAPC=O<1!AWXSGFtfAo+Gj$3R_<HLa&hu?PKgJBH@JBqZ(fe=Lt-UVQs!+P16>-JGbBrXe|I!7uS{0U'
    '8_yahk<+ntKvIyW_P@l-##=6~c+6$Ph73GFFaPYj_XZ~QbM662OyT$c$Gt}G!(P>*ma)pY2|m7`(${^X<V9Ov6|JZ#kduvd$u;^_^ihFm_$vBx!sC{h@egF{'
    'Tw{TMbYD#69k`aSx*_ahE(cz`tFv>rt$U~EU;*I(zO)Az*jAa;pUWeA^&4rgdmMZ>^84C3GP~1)(_%aWRRn!GS$v0xTORhQy|e?95#`{;Os6`5S^0)-(T>rB'
    'A#f%SEQfhmP{)399O{OYV@>P}`wgB(olFM}ycPNE{C+aBK6-afhjcNXr?ufGWH+hRe{;hSN%>d#%lR}s4x6a0$S&*-aB>!t5SuNctHaXTl4nin2|UN!-+`$+'
    'g{Q~lF|hCBVt?7{uE<;+DzUaH!%m&Y|NdWKJ=SZpfj$q!3?@1E`-}C1Buo{>Z@_BYt@v(wqx}Haoa>k$1w1OdtimYPzSysC(#OP3T*4!C{GBqldPkY_F_vy2'
    '<C0bBLPx?Lzo@6H@61d<%|k??4Ai$W&_rfOBok5}>euaFVZ)5sHf)g_V|~diil<H^7ER!}hIyP7c+Z~^kxX2(pwYic)fzA)u%pGbmt2`z<L>P5v8(LX`tNQl'
    'W+DoOF>Q4~V((RczftZ%2G%6INPPFGa{b)|R&5SjNf1px&=+Y!CcNeBY&_NLQpmr1nq%o93i<`@Yu_iLP=FE}A=cb6@|Do+a>5TAPjfkr3%T7A{fIrnugh|!'
    '3pvzL$G_Dbo%~>JZ01ESA;It$K5Bz20^fh<2x=*CTAzZ7srKuxFKvsGC*kN#VmBXURkP5K590?X84i78wvpvi+<}(So;G5$C9)Eb2am}y4K<^%KYvKOG0-NM'
    '>9;Sim3Rg;XN?m$_kZ#lZ{z<hXMFDVrhW+h_kIibD~1d$5Do5S!(2*V%9JGJyFoSkWuh&Z!&MX+R6N@G*X=gg+TGnao{GY~)|Hn1dL65|iB)FZc!Dl%cu!W*'
    'v$oPeeq+?`rrIi-z_Y%2!gCI@65fh@Pwz_fz#8zJt&Oi%aqow|8HRm49<9y*WdUti7&#Z8<=b&E%21=swZ0_qJ7PDRGcRlCNlxR^I(&f6HbAp@O{_QI6Z=kh'
    '$8KV~Ec7N9k^3(1<}CWoN-HEA&SEC&WAc5^pP2-lE|^aOx%o4E`G-*BqXzdFt#QsDB>B273BGQ`FP$QY_q>VR9)8JvCi13l4mSskF5QsTP@j^Wehhxh*yFUT'
    'BX3)r-?b->^?Z<TLj5%6ZG3@@i{EJCeAKk$QHgmYqhbX~UU|f*LL~!<@Pr$6j61W@+Hv$D#nXDg=`VBMzlt{W?I8v3Is~4D@3nr(Hwp4a@$u8IcJ8}B{yVqb'
    'vg!8X9Yiu8etEu!bLD|BL~j9EbyF0Py$|bOi#6v-ILzwhWLOdzlX4sjDcwLl$qEz5)s;u`SO*uKkCM8Iw`rF-$B~@sA+WK))-2Kc@x9}#T$K3*#xS!Ua9g<N'
    '-DPpVcWqz-qjDavgv8IO5rl<o64a{I@1vMmG29M`af1~+Kg+X%P+z#E%-RWugzkkNvSVDfdppl6;#=4ye2gCA=TU3S<22N|sgMmaS>NyDn44<dLuD<Bp}MRs'
    '0$51MOO+a5ds^bo?F&i_19qpUL~COPXb`&+n&#(!oTWp&WRoM|N9ZdTti+6Gbx~v_8_Cc8Z$)b^jUa9Y>iYoN=#*HOgL73h1LUk8OQX9Xzi>DH&3H<L9KR$Y'
    'O6sS(7QI00LIJKtIZ}AWbP;7cifJ9=N&N@nRoIakfvBr{tX54$t*?C70|Dp{V2A=KkQ)9SIe^T1fFCr=!%&6k!sK5CY%h_X#yKh9KF>LC&QZzhF;F=fK#ysv'
    '#1q|^BCm<SPX*nJZu7gvJU8V}$=7R3q*<01W2>&nLY%L<FL<W>ff5;8f{HGZ(-5?*tAVeA3`x{79}nsW5NQRpkA)ihzw{g7q4Zhiylty3U@h-Ufd_L~W;?B~'
    'UC*u4he%4m&2{HKRrDH3-dN<OKnwC7E5T<MVvA!<HDcSv7!tCGv<+vcco!ggaf$;du>yGG42+>{72hMb^NLc8(eqJH4)Q&v4h8LCw=2<aoiq44crFfYlgTDy'
    '&8^N|=Sc<q1~s-%N^P|gM|M~+=_9+S&<By@KgfUq82d)z-ofGb$m?Rwg73JZ@P1w8{Oqi~WqEvO%k1f{c2r+SnHbAg*w;nV{?U|iADW@LHT3@Wbd^%TmI0!q'
    '786Rd7ZU<sDalB{3_+Zs5rutlyto1~`?~O10?i04TEwf}WX=u+Q9%4Gj+|i-o8G{2&?nqoU^~lodH_6_BxM%?%plk!z*u>??`fP<g97(4^0wEjIL=tjB+u0='
    'y#CMxeXW5RA@J#BJ{!f1V5tvM{{KtGTZ@^@`htGT+|0*x^v~?`P=)pv+A#xkijOU61r*U<6i4}((#l5+n3}Z|nb-Q+J=|6Q8BHj>ZLeKmUjdHk+r;)*p8uSq'
    '_zx$#o~b*@CA{X-ldKM(lRf%+52a(E7F?Hmxvvr){}st~ilqM6-D57wd6w(#Z4w&-%!M^e8%5A}?ZtE2Mf@7v#SEB=imj6+Yu(<q(S{TCTvmCzUSYNgyMvl>'
    'XE}Ekob$hX0GBD4&qCvX?*u6nc@^?^FV_~UiEeQH??2i1(8GMM%urTnZxLbHrEmd)U-@}O8#o+@f#xvjn|<``$J(*@H2t4T{82&Vhw^8LS90ZhD9>-`7-VjQ'
    '{Y~}A5zlKaqiI4H;CDVDur>SL=XjMF^3Mn_lnIuhvjMr|JHmNZQi<msv1GQ?PO^Znax<VUbh8V^8-C%V2cBQG7H|7-bJmPJ8pphSz{9?ycNa1X)f@pe*p*jL'
    '1kC>Mq+B!H-|0Rjk%IRqbo&Js|0vDlXXM`87)tF~A75SiPbu%=uE1Znl+H}?F|R%WEa`}rcdT>zgm~kQIIs!#iAsdc2?n?k;Zg8emrX-5M#NhQI2E(4d2!a='
    'QHjrLNFa8Yt<R!sC}e9M4roNL(uaLd%rPMU^SpD<!6Zb?Fr!JL9=FreX|%hOdLDa5u*dXQdbz`D0ht}tbR`9O4!0ZL>7!}y^Cz~Z66bN)o?_iwM!e$*h+Wd{'
    '5g8o?B>wJF$uj>+#e+81!23nacR53?CAZPtKf34`AIo<7Ri69IpEe=uqq`>Yg0F;X>Tf=Teiq!C?5r2ERRqY7?h4y--a`~5_$iO*l1y?x{Ws)g_H96B7vZD8'
    'h}a(Ht$=bN<k_x5=7-*n-06(n%UWeV?`?dt^Ptm@c_p&WoF|jgN9VD5KNQep|BiunJu179|9uRvEytq~u5~-qeoTjY2hWpLzB`**+sJxW-gryq2C=Wov|xy4'
    'Yj+78tF(Jy<EzUM<x-IXW7ZvC3q6xR2Uw?}j!oStW`%<-*wK~M7D>rs)Im8nxjkV)40EC)FN3N~C*6p&u^u=7(x77MrCMvfS8^-)l^sr~IR9cQYqUe17L0-%'
    '1;lEmpW(C_Q`Zb+I0<PbLC*;&#wr%0I*V#OE|3iYo`<W=wOJSy7f}!KbEW9DmtQMAu5d<qOS#;cbWiR~r<7srplyH^mrq*AVt%4HSfv1}N<dBZleE1fabKtO'
    'VJn3ZKI6umcJQ`UjqT94MPL*^xBJIoPEl)WYuwG{)rtfoH2un0?Q-o()!_HIo#MORRi+d!(TkG(6)mp=kHB&X0lw%G6<>oH#!xlVL-ozH2S%&K!paC@EIM)#'
    'XcbRs%e8E`MpTxvhhpw4AmSi4SI>u20^9Y`5b!TGAjA2+?VLBiMo?__`9`L%f+U=n9BLy%e<}0$QJR&iIFmlUQQSr(<Hp($W@UXr%ZIVzmi#n97H;v@AhQeT'
    'C~Hc$2KD5Mr~&3FfA8f-5%4!4o9Ub4su?`Yew}+A_$&Uyd$&W_h!0A1QsOqYfbO7RC*NisPLT89!@(E#OsTW(Ss9Xp@ldp^Xs)9t*&BS{WL$(AhDGO!zpQk1'
    'o+8U&h^)c>)J`_a=xTJ0!>BE`9*AIU@cZZwm88G4J-_a|Gnl#W+B`(E5{ze6-1)sRTh?rmGSVxs27ad1Q*{&uSpv9b9)-$cI%vg0FAAYOIWY`5)z2EBIdrG%'
    'e9!o)iif<r)fuN6zHdooFMGP7dqR2nm{rA0d3b}1HAX=y(LyfoGOyGN>IdQuh_*uH>t(BDVm`|-Z<loq1J^ItYKO+sQ2}|ptQy31>Za@f)ROiA`ulepHFZF_'
    '&5OR}L*jN0>=YABzgEwmA=!Q_A@eKffKZ*c1()LqnV2`URDVfW@6I{oNJLk2KSh7uL&hj=tlpCpxT`+OfY|_ZOQ;Tcc)i_LHMYTX))wpPaLWL*_aRz(A_bkk'
    'fckeBM=MaO3#=9^Ei)JF;{s*uq<`;HL-OR5XYDe!7fUbq=p^J)KnuS~M%kAnlS%zna%0^~C+mf53wesY$O>4Ch(GqtEfL=P1KitEgAFFK0ANkt*9F#wG+6u3'
    'b+sB>S)XeuRA>K7<mO!@PK2(`Pp|yMGTPXhuYVZ=%sp!M;9XnqBAFa5gzH#+)VO^>8Z5hjHDvF&k`QCBve~?+O`N%`?#%pyp|OhWJ;SQ`G~u^2LJ|Mdo9VvZ'
    'o{0l)`5x`ltOURR0iRqSwMvXe5kQ#AI*2k?I9AC!hoK=?@UdK#f%XN&!>Z`xoN;Jm-XJ6jI7!fIZV*l=>)2bxgNjzVvNXd`ZF@VOes!E;=L0*_&g^Xzs-^Ds'
    '?WO(LdHvNW_*`|%qHwO>>5kTGX*{+!k-P1aDd+x;X*7Y}o-H5oP82xr;JgOS-*&5L;rKH;#{^tl{WMPl+%DKjV=Oq>x9T2e%vW@fvnEVZO+2lkGTU2yC-Y*?'
    '2nUSWSL?H5kmGh8yU!fS)HWa0r|U<>yey{b;R*U?^M<&}JEd8t-e<iXa`kfXSv*Sz>N(Mw;vR_I0;~K^hKL8uB>pQK&#MZ?bb75R&v;nf?{N>^y}o(QV`u5j'
    'biSDD*Fq{^9@JNTUeuSA9+Owgx#zBP-ZkQk5jWE%(NE)^*8yuLLmtbrjJ#+f0g=S18Sg@k^AtJArtS5*^d?%-^|{wEfcK+2^CFlY9~fq|d`7$Kz|HVSEOmDK'
    'GuQ`<UCCyy3ZG$ncog6{IYWL3_*o#22PElNK5L^y{guh)BCVD4ydhBElFvq^MEafT1<`|pG1#FSIU^5MVIHXH`W)DUoUsOxSKyHayc*yb28OSa9#QbXOP>YS'
    'Omt-j&h8p!>+?`8c?7Le3VhOvZELiIlhp|7g0j|@^gu%f`~-eqv6ziGa*RS{6z2(0Z|?>IEReFM4x&zmGmq=(DfAmVbJdd1`)RC-;l2}UG%O*KQ?G*4rshzC'
    '!j$>ijh%OGw`UuOi@QR9*FKVLU(<)CNXoq47+b-AVvVRDwId!v%bAC^uAK$A!29`?-zH^$ABI(B`Qw_J_OZT`J!GJsUjd?&T1S4L;blQ)_R{?I=D8JO2hY8A'
    '2Cl3-G;|DfbXRjby2Jv$c#mnL3%w~2<LhBa%;Yh%nXsWY@prr(`4cQ|&PFyT<jKI-^=Ai8tt{VJ@|g{|)Fl+F$zvn~S<_)O7Kb+Kx#4%|%SGFW+KZJ$YCT{T'
    '*081ZBTyao+<?4$%MREC?o4jCq=ela1}5;k%d~Z|svzVLE#jGtRZirwX(F#?8M((^t=(#Y=P|+%19&rS#J!H32OtVLWw%AJjx@J>G|4aJTD24^Kg>;e|4+1L'
    '!wvB-le2mCnFHK1d5-xJJZRm@9Q5^mh9g~S=hfnpJ1C@o7kQU>yZZIoH+FaTj*cliT|b%;U(Kphu<775Mr6xVERR8?3}bT8+iuA&G2k)+oZ?um5VQH+wXr^J'
    '9o^fsRn8Mv*%HkSdg-i+TQVe1>+*n&27c#n*p4#hNmha=6%&m$ohJb<I*}QcF<}UWqJ;$d3f8#YZXpiwptDb(6j#>LH#>Vo=g0vDS01;(t3EFG;gokjPRki>'
    'Gq65vfhN70UVX9_{M;Sktdr}j_*Szf?G4QHo>WPqb%cKFd&?Bifg)-J({Ek-URK51OE!?JL+9vdW3O0k^J-1gA+H}SAF#GzI_j}M{^4arxIgF;yFDMJb!4tJ'
    'h`r1G^A$|MAfUZ+J-_ZM#p+f+-$s8jR;avg{NJ524`ucX&Q0Ln@6&ot5UJTr2SzyHZS!o24N2+e?+^;&?I2?da7F9lHBODAtBkif*6##SYZY&Fo|Y?GT3`ca'
    'i^t?dMx*EV{vfoM%@r&An5%Kj5B=iy@+N&Sk^UcU@ABVr=xJJm>k9%`;LOzuqk&bMvpqomH_QOon@9NEcsR2m3^NjHJEwX@{;z(Dw^r`7dg*Z`whqx_$l4xh'
    '|IP1!p4}Q)xwnh;^se)SKhHy!&^5}p(!QP`Mz{slg~SeuWBx;P_lyQ?U0vt5drAhgKPcdz+Umd?c7pa!Sq&3uhR@DD%A{8V>ZJez2;#_qjQWr^i^?j5={|4h'
    'hb&ns5-}S!BOsSA$f&lW+2&H<p6Q}V41|}Lbv3IIw3lGNbv38~{M!eeXLb|MyVkX(dZv|8&|KTPeU!CaJmnNnV4l}>wyG!Fz}LB*ZH?o>lqBVq@%sexNf<=T'
    '!QQ$*+)MekpPf%*68UFG?b`ZCpN{}om(W|*B@8utTWN(N!>cOCD!&$cindQP)=>2on3B5kt4=$5V~s$s>oU*pD)GhMXBfr!P9AL^4pz*NwZ*O!RSp&@655`>'
    'ZxWp<96S4>#hj;pzt%>qAi(jSFAIyqhkKlOTYf~!NNcxsTUl0)%#9xJ(=`BjfP5zP?M$e3sb86Pp0SeG=PafjNqBPR_alkDIegm4qOf<J%8<3nKu^c>X8~Ot'
    'eNJ$}_2JnkG5RotodA6^tKE6*>u96h)B3|Fhrs5&-8n;=aE<Vy6kif($75`)qV#c~eRaHOpkR&eXR4Ka4=H1VHspM*6(3>v4KOl6%r788Cy7yAAS|m^)?NAv'
    '?Wr^XpaVK0h!(kvq(vFN?@O(JOZ$?$|IzIq6F)hU(Nb^1+oNVO9wOks1Z-DL*ai7ne;7|Ar}qu$N#O?yg@AwJ6MY-0!bUs4k>n*7plLE0Vw0z6cZzv^*;NeR'
    'BqQT5+qqnB)(5<J?HsG9XD(v#981IOs(e3)Rt1hK-pVJ#>3W9M+WxYi7CoPIfw;;E<;j4omCRIsIQ<(`4tzyJ32@~!G7;s_nl+>nInAZT#Qo?+KQAHiw9os<'
    'IeIEQ-JOpslDB9-=yi-+4Dc{CbjImi2x><1w<ZBS@t&R<ulSy+6~R3W!CIk<zQX0ZfrTuROG1AqGc7pJdSw(P9?p@L`2s%Lvz4|2hH{F#SM3ot(EAqXkR!uW'
    '=zgl|Nzd_7zx^!chPGm-=qftXIF5OL+I}*}mez@9<FyYTOM*r+pnlo2fc(q_EZdMZ1KNffhR4zcEac1ct(>?@v}7act!>b-0v|-60fT;*51|40@KpRHGD?(+'
    '*_f>V%=(0a6&%4D>X?ZfJb>DPe8yBZP>9}DNZHMh<pLuJ>kmu=e~j<!ILl(zstd@Yy82500*;#jq7UyUE9ozh^fp%TvnR5sq`GpgS1I_Y^DmvR8ptRfQvquW'
    'O?F!}H{|6gA!89(=<kOx2G*8*pQh~tctb*IzPZstwh5DfT#vTAObgGC^+axI@#p$=R<@34i2=UnY@p_O*q3Y}Jsku`8hWS((5wX3iUCy8(hQmDqj+G&c)rgr'
    'X13FsKh6c)czsH{5%&k@RsjPm<9K366!LoHx`9aj2)kJVe47}Rkom*gF5si?%jE#7p7dg~(qz|Ql<;p~Enr|!xS3w5v~UzwzT>+oW)#ZxHYW<0`NBWJ>fB&l'
    'Y<PHF8GAx)+=n+w{$WFg#<>!xKm-1ayb!M2xy4f3=aNQb<_3QL7l*r>mH'
)
