"""Weights of the injection model. Made by `tools/train_injection.py`; do not edit."""

# fmt: off

BIAS = -2.24496
UNIT = 0.000057578
#: Least score that is a finding, and that is a sure one.
CUT = 1.2541
SURE = 2.5757
#: Weights of kinds and marks.
NAMED = {
    'k A': 0.712,
    'k AA': -0.0277,
    'k AB': -0.0714,
    'k AE': -0.0938,
    'k AG': 0.1161,
    'k AI': 0.0131,
    'k AJ': 0.039,
    'k AL': 0.0281,
    'k AM': 0.0326,
    'k AN': 0.2168,
    'k AP': 0.3371,
    'k AR': 0.3434,
    'k AS': 0.0007,
    'k AU': 0.0764,
    'k AV': 0.0523,
    'k AX': 0.1936,
    'k AY': 0.1079,
    'k B': 0.7453,
    'k BA': -0.1009,
    'k BE': -0.124,
    'k BG': 0.0052,
    'k BI': 0.0952,
    'k BJ': 0.0374,
    'k BK': -0.1378,
    'k BL': -0.0236,
    'k BM': 0.0298,
    'k BN': 0.136,
    'k BP': -0.1193,
    'k BQ': 0.0052,
    'k BR': 0.2976,
    'k BS': 0.2188,
    'k BT': -0.1862,
    'k BU': 0.0238,
    'k BV': 0.0022,
    'k BX': 0.1068,
    'k BY': 0.2356,
    'k BZ': 0.0227,
    'k C': 0.9095,
    'k CB': 0.0258,
    'k CC': 0.0098,
    'k CH': 0.0339,
    'k CI': -0.0756,
    'k CJ': 0.0207,
    'k CK': 0.0166,
    'k CN': 0.0355,
    'k CP': 0.1511,
    'k CQ': -0.0382,
    'k CR': 0.1739,
    'k CS': -0.0618,
    'k CV': 0.1288,
    'k CY': 0.5234,
    'k D': 0.1952,
    'k DB': 0.0062,
    'k DI': 0.1037,
    'k DM': 0.0004,
    'k DN': 0.0105,
    'k DQ': 0.0052,
    'k DR': -0.1884,
    'k DS': 0.0105,
    'k DT': 0.0004,
    'k DU': -0.0391,
    'k DY': 0.0867,
    'k E': -0.4273,
    'k EA': -0.2469,
    'k EE': -0.2021,
    'k EF': -0.1076,
    'k EG': -0.2242,
    'k EI': 0.2378,
    'k EJ': 0.1707,
    'k EK': 0.1558,
    'k EL': -0.068,
    'k EN': -0.2176,
    'k EO': -0.1317,
    'k EP': 0.0052,
    'k ER': 0.2323,
    'k ET': -0.4745,
    'k EU': -0.0207,
    'k EV': 0.0412,
    'k EX': -0.1233,
    'k EY': 0.8386,
    'k F': 0.231,
    'k FA': -0.0811,
    'k FB': -0.1035,
    'k FC': 0.0355,
    'k FE': -0.0318,
    'k FF': 0.0165,
    'k FG': 0.0614,
    'k FI': -0.0999,
    'k FJ': 0.1093,
    'k FM': 0.0082,
    'k FN': 0.3646,
    'k FP': 0.0412,
    'k FR': 0.5653,
    'k FT': 0.0527,
    'k FU': 0.1031,
    'k FV': 0.0399,
    'k FY': 0.311,
    'k FZ': 0.0355,
    'k G': 0.8961,
    'k GA': 0.0985,
    'k GB': 0.0161,
    'k GD': 0.2522,
    'k GE': -0.1438,
    'k GG': 0.264,
    'k GH': 0.1149,
    'k GI': 0.1574,
    'k GJ': -0.0063,
    'k GK': -0.2518,
    'k GL': 0.3585,
    'k GM': 0.0625,
    'k GN': 0.1479,
    'k GP': -0.3685,
    'k GQ': 0.0701,
    'k GR': 0.3912,
    'k GS': -0.0098,
    'k GT': 0.2027,
    'k GU': -0.1761,
    'k GV': -0.2469,
    'k GX': 0.1434,
    'k GY': 0.123,
    'k H': 0.1395,
    'k HA': -0.1623,
    'k HC': -0.0043,
    'k HG': 0.0134,
    'k HK': 0.3016,
    'k HL': 0.0487,
    'k HN': -0.1026,
    'k HQ': 0.003,
    'k HR': 0.0633,
    'k HS': 0.1982,
    'k HX': 0.0457,
    'k HY': 0.2268,
    'k I': 0.1249,
    'k IA': 0.038,
    'k IB': -0.1932,
    'k IC': -0.0692,
    'k ID': 0.1037,
    'k IE': -0.1078,
    'k IF': 0.1625,
    'k IG': -0.1358,
    'k II': -0.0531,
    'k IJ': 0.1115,
    'k IK': -0.0852,
    'k IL': 0.0069,
    'k IM': 0.1502,
    'k IN': 0.0706,
    'k IP': 0.072,
    'k IQ': 0.0265,
    'k IR': 0.131,
    'k IS': -0.0705,
    'k IU': -0.1513,
    'k IV': 0.0188,
    'k IX': 0.0493,
    'k IY': 0.2964,
    'k IZ': 0.0503,
    'k J': 0.5968,
    'k JA': -0.0427,
    'k JB': -0.1022,
    'k JC': -0.0479,
    'k JE': 0.2413,
    'k JF': 0.0674,
    'k JG': 0.9935,
    'k JH': 0.0559,
    'k JI': 0.455,
    'k JJ': 0.3157,
    'k JK': 0.0261,
    'k JL': 0.0494,
    'k JM': 0.0778,
    'k JN': 0.2161,
    'k JP': 0.35,
    'k JQ': 0.0104,
    'k JR': 0.5152,
    'k JS': 0.1159,
    'k JT': 0.0805,
    'k JU': 0.175,
    'k JV': -0.0622,
    'k JX': 0.2066,
    'k JY': -0.2489,
    'k K': 1.2583,
    'k KB': 0.0111,
    'k KC': 0.0339,
    'k KI': 0.1673,
    'k KK': 0.1043,
    'k KN': -0.1183,
    'k KP': -0.0738,
    'k KQ': 0.0031,
    'k KS': 0.6085,
    'k KX': -0.1018,
    'k KY': -0.0883,
    'k KZ': -0.0825,
    'k L': -0.9754,
    'k LA': 0.0337,
    'k LB': -0.0123,
    'k LD': 0.0183,
    'k LE': -0.0187,
    'k LF': -0.0241,
    'k LG': 0.019,
    'k LI': -0.1189,
    'k LJ': 0.1289,
    'k LL': 0.0947,
    'k LM': 0.1278,
    'k LN': -0.3055,
    'k LP': -0.0512,
    'k LQ': 0.0327,
    'k LR': 0.0847,
    'k LT': 0.0055,
    'k LU': 0.0082,
    'k LV': -0.0772,
    'k LX': 0.0457,
    'k LY': -0.1915,
    'k M': 0.1819,
    'k MA': 0.0356,
    'k MB': -0.1086,
    'k MC': 0.1127,
    'k MD': 0.0004,
    'k MG': 0.256,
    'k MH': 0.003,
    'k MI': 0.0489,
    'k MJ': -0.0054,
    'k ML': -0.0116,
    'k MM': 0.0064,
    'k MN': -0.0513,
    'k MO': 0.005,
    'k MP': 0.0636,
    'k MQ': 0.2152,
    'k MR': 0.0878,
    'k MS': 0.1127,
    'k MT': 0.0698,
    'k MU': 0.0473,
    'k MX': 0.0382,
    'k MY': 0.0304,
    'k MZ': 0.0549,
    'k N': 0.6439,
    'k NA': 0.0728,
    'k NB': 0.2284,
    'k NC': 0.0188,
    'k ND': 0.312,
    'k NE': 0.0246,
    'k NF': 0.0513,
    'k NG': 0.0835,
    'k NI': -0.1277,
    'k NJ': 0.3246,
    'k NK': -0.0114,
    'k NL': -0.0804,
    'k NM': -0.0179,
    'k NN': 0.3586,
    'k NO': 0.1785,
    'k NP': 0.5766,
    'k NQ': -0.0667,
    'k NR': 0.706,
    'k NT': 0.034,
    'k NU': 0.0644,
    'k NV': 0.0837,
    'k NX': 0.0622,
    'k NY': -0.0922,
    'k NZ': 0.0291,
    'k O': 0.2719,
    'k OG': -0.2309,
    'k OI': -0.0593,
    'k OJ': 0.005,
    'k OK': 0.1921,
    'k ON': -0.3559,
    'k OR': 0.2502,
    'k OV': -0.0281,
    'k OY': 0.1941,
    'k P': 0.2801,
    'k PA': 0.0527,
    'k PB': -0.0696,
    'k PD': 0.0193,
    'k PE': 0.1022,
    'k PF': 0.0276,
    'k PG': -0.0107,
    'k PI': -0.085,
    'k PJ': 0.0545,
    'k PK': -0.1813,
    'k PL': 0.0441,
    'k PM': 0.1083,
    'k PN': 1.2469,
    'k PP': 0.9229,
    'k PQ': -0.1359,
    'k PR': 0.3577,
    'k PS': 0.0286,
    'k PU': -0.1108,
    'k PV': 0.322,
    'k PX': 0.1367,
    'k PY': 0.4648,
    'k PZ': 0.0103,
    'k Q': -0.1722,
    'k QA': -0.0767,
    'k QB': 0.0031,
    'k QC': -0.0472,
    'k QG': 0.0117,
    'k QI': -0.1187,
    'k QL': 0.003,
    'k QN': 0.0865,
    'k QO': 0.0177,
    'k QP': -0.0768,
    'k QR': 0.0515,
    'k QS': -0.0704,
    'k QX': 0.0035,
    'k QY': -0.0034,
    'k R': 2.2349,
    'k RA': 0.025,
    'k RB': 0.082,
    'k RD': 0.0004,
    'k RE': -0.1993,
    'k RF': 0.0101,
    'k RG': 0.2381,
    'k RJ': 0.2591,
    'k RK': 0.299,
    'k RL': 0.0486,
    'k RM': -0.0393,
    'k RN': 0.3312,
    'k RP': 0.7573,
    'k RQ': 0.0072,
    'k RR': 0.3899,
    'k RS': 0.355,
    'k RT': -0.0854,
    'k RU': 0.0681,
    'k RV': -0.0394,
    'k RX': 0.6316,
    'k RY': 0.2411,
    'k RZ': 0.5751,
    'k S': -0.0045,
    'k SA': 0.0616,
    'k SB': 0.233,
    'k SC': 0.2451,
    'k SG': -0.0457,
    'k SH': 0.1921,
    'k SI': 0.0077,
    'k SJ': 0.1992,
    'k SK': 0.0031,
    'k SM': 0.0218,
    'k SN': 0.6488,
    'k SP': -0.172,
    'k SQ': -0.1046,
    'k SR': 0.1841,
    'k SS': 0.1007,
    'k ST': -0.0288,
    'k SU': -0.0249,
    'k SV': -0.1219,
    'k SX': 0.1068,
    'k SY': 0.3813,
    'k SZ': 0.2077,
    'k T': 0.6033,
    'k TA': 0.0708,
    'k TE': -0.0088,
    'k TF': 0.038,
    'k TG': 0.1556,
    'k TH': 0.0591,
    'k TI': 0.0004,
    'k TJ': 0.1284,
    'k TL': 0.0573,
    'k TM': 0.0181,
    'k TN': -0.0443,
    'k TP': 0.1988,
    'k TQ': -0.0231,
    'k TR': 0.0671,
    'k TS': -0.0745,
    'k TT': -0.3894,
    'k TU': 0.2284,
    'k TX': 0.0998,
    'k TY': 0.4559,
    'k U': -0.7111,
    'k UA': 0.2407,
    'k UB': -0.0355,
    'k UE': -0.0207,
    'k UF': 0.1048,
    'k UG': 0.2171,
    'k UI': -0.0657,
    'k UJ': 0.1693,
    'k UL': 0.0273,
    'k UM': 0.1164,
    'k UN': -0.0374,
    'k UP': 0.0875,
    'k UQ': -0.0163,
    'k UR': 0.0057,
    'k UT': 0.1615,
    'k UU': 0.4112,
    'k UX': -0.0381,
    'k UY': -0.0341,
    'k V': 0.9657,
    'k VA': -0.0276,
    'k VC': 0.0207,
    'k VD': 0.001,
    'k VE': -0.1069,
    'k VF': 0.0167,
    'k VG': -0.0442,
    'k VI': -0.0654,
    'k VJ': 0.0292,
    'k VK': -0.0363,
    'k VL': -0.1715,
    'k VM': 0.0027,
    'k VN': 0.2382,
    'k VP': 0.7101,
    'k VR': 0.4435,
    'k VS': -0.1511,
    'k VU': -0.032,
    'k VV': -0.1281,
    'k VX': -0.1918,
    'k VY': 0.849,
    'k X': -0.1495,
    'k XA': 0.0296,
    'k XB': 0.0062,
    'k XD': 0.0043,
    'k XG': 0.1852,
    'k XI': 0.0926,
    'k XJ': 0.0523,
    'k XK': 0.0573,
    'k XM': 0.071,
    'k XN': -0.0952,
    'k XO': -0.1317,
    'k XP': 0.007,
    'k XQ': 0.0264,
    'k XR': 0.1017,
    'k XS': 0.0218,
    'k XV': 0.0038,
    'k XX': 0.3763,
    'k XY': 0.1159,
    'k XZ': 0.0345,
    'k Y': 0.9989,
    'k YA': 0.435,
    'k YB': 0.2297,
    'k YC': -0.0382,
    'k YD': 0.1586,
    'k YE': -0.4714,
    'k YF': 0.1353,
    'k YG': 1.0417,
    'k YH': 0.4978,
    'k YI': -0.1423,
    'k YJ': 0.0963,
    'k YK': 0.6534,
    'k YL': -0.1078,
    'k YM': -0.0406,
    'k YN': 0.3648,
    'k YO': -0.0281,
    'k YP': 0.6042,
    'k YQ': 0.1424,
    'k YR': 1.685,
    'k YS': 0.561,
    'k YT': 0.7498,
    'k YU': -0.0463,
    'k YV': -0.249,
    'k YX': 0.2687,
    'k YY': 1.3704,
    'k YZ': 0.3773,
    'k Z': 0.7484,
    'k ZB': 0.0013,
    'k ZC': 0.0355,
    'k ZM': 0.006,
    'k ZN': 0.1009,
    'k ZP': 0.2873,
    'k ZQ': 0.006,
    'k ZR': 0.3938,
    'k ZY': 0.0549,
    'k ZZ': 0.2815,
    'm addressed': 0.4288,
    'm addressed-message': 0.6666,
    'm as-language-model': 0.321,
    'm dan': 0.8929,
    'm dialogue-bait': 1.4082,
    'm encoded': 0.5869,
    'm fiction': 0.6024,
    'm first-do': 0.719,
    'm from-now': 0.1335,
    'm gone-before': 0.7752,
    'm i-want': 0.3029,
    'm in-reply': 0.1183,
    'm instead': 0.3976,
    'm into-response': 1.7676,
    'm link-data': 0.0937,
    'm markup-order': 0.2761,
    'm mode': 0.437,
    'm new-task': 0.5548,
    'm no-doubt': 0.9753,
    'm override': 1.3559,
    'm override-all': 0.9701,
    'm override-other-scripts': 0.646,
    'm password-other-languages': 0.9051,
    'm persona': 0.6212,
    'm personal-detail': 0.275,
    'm phishing': 0.0931,
    'm prompt-extraction': 0.7837,
    'm prompt-text': 0.6742,
    'm reveal-key': 0.2367,
    'm reveal-prompt': 0.4132,
    'm role-mark': 0.2101,
    'm say-so': 1.1099,
    'm say-yes': 1.014,
    'm secrecy': 0.0454,
    'm secrecy-order': 0.012,
    'm send-out': 0.9747,
    'm smuggle': 0.7433,
    'm strict-override': 0.7549,
    'm tagged-order': 0.3157,
    'm template': 0.1443,
    'm todo-after-text': 1.488,
    'm todo-order': 1.488,
    'm unrestricted': 0.7377,
    'm your-key': 0.7018,
    'm your-response': 1.0422,
}
#: Weights of words and letters in units: 16 bits a bucket, little-endian, zlib, base 85.
PACKED = (
    'c-ovj1-KQ(_Z#=Vrb9wNQa}VjNu|XAl@L%G5tMEPk&p%fQ3*)}L>dH@Mx;dnMG*ufrMq6-dv|x{KWA!Z_uhxU@4w&o-o1BscH+#LGp9$>+$%}>u3=4k9M4RE'
    'uhYWtzgf1gj9vCqC_kEwj)YjDGI#Dc<>OKlHQzPGK51;o@ZPJdw{xC#`rw(`R_*t2QF?C(zLN_+ABl)kZ#wEbmx4Nfa@BYd6-EW+)9Ivt`!V~zg!XS1{k4Mr'
    '4-{Ze=3?zXubBb(zeC%Mrlznv-Q-)Jkeb&Uw2NAns5kY3?DJJi-06nk|3F{4e~|nAX+zU;^4~K}O)Kv#b{g5ItXMs(9?w3r<LBwPljW1Yo#VWYD>*a`(GfI@'
    '>@(r>BkeC8K6eG-{|6=28sCV5#}>Q+JsK&LeH-c54$_NGv?t%5c`*lkp0i#fZ>+c7^7SKo=w~JJcZ>Jomq2vi%g}fF%JypV&&>p*9yPY)Ek{SR+elSlQ%8RP'
    'o_{M~s&!uE{pd{IT^#=bDN~bt8%sWC(b{fVebDB_tg^Q-CQa*s58xl!d%V_SX&kQPFDLo?(-3bABlBH?U~|Q^Q|Mthvsb<`7w^&HwL|H55|pvy@?_i$PUWmK'
    'R_66QLR)z*oEBuiSERr!?;v$uCUaPs%>T<A<Nqn5X=j}#hWl;{bdQvICmgHZki1(SU!k+p#~vTt8+ViRYaIFOW|buKdpPHE3g3AdS83Uei8VAUS*>RRDZ43B'
    'I}=z099Y4ccIYPi-2wGB*3$L5g*@3wzcoY)uDNgI4{j#qE7&0lt>F|q?vlRVaRx>5NeDJ^yzOk_>);tDn;xqlN6mGSSogQk`qw*x5>%y-_#9uL<4H_-pML%$'
    'adZc2=X|PQ++gygFm17}R!o6>TNE_>Z7uWMf$?{heVs+VwdLQR0n8xnHbv^YPtraNcNW^^VEpvWwaTj7_s4(JvA<Dcf<1^*=JFYznvFa?>StWmHjp;cfvS3*'
    'bjsy^-$-F~1kdr*{2?jd8>^-ED7{}E7t9kNkZtDpd$cs^^t~>$<ZQeWzlmGKbqf4o-3(Nb^rAj4>C~0$<G62j7e-!jD$z};KJ8;u+J{Pn5PxakCD18JTV#9G'
    'yPh}q)BlypTs9=DxgjmrB2LrVkQ$0>Ye=8Y^YQE>&vz<4|2%|KE*M$K)0#e<Y7|_7*j+%!uW4WHa7l8nI_=|1SxZI!EkFJL9&L&2eG1eEhx2C>-?yXxn%Sd{'
    'OBdHVYgy0fTc$ZR3hGz1XU>qdNnw0e%rSw)bF}?UwESy?-h51IC{AHNK`UgR&!cJ2(wdKI|Du<9UrUftp2L07W!c9t?uVlH)%Sf=s3v)@A;HFO+CHNee^$cw'
    'mMKZ=+z9*yp~sa8bv{n|oLAXPre`~?yt4!6k*#jv6yd#0_xCcWYF15)BW=`2f9I^l`=8fZ2CJF>y6B<I8%bRo&;mNI2c2tl%-Qr+q@`oHq4pDjTS|D6UXPaT'
    'Nc#1&J|OFNwDf1B<nx?)I^d)Bt7#9{l4Vzwx0>#ov7K~`8zT3eZsx<VU~!DGPI6i(we_bZ;_$2V6Dn&J-`l=UK6{ZnZONRL=e_F_{1YuE>tSkq0fGrtNe@;U'
    'J+064ZAUdDKhyQ}8Yx-XVC&;_Jfj<bka7d)C>GFG*(6*icMI@29!cQgAb_)`{YA<=Lin)XoLb?7<om414DGVhQjU>v6^l408Fs$0yOTE=C$xk<tHB|5gnVvy'
    'YLlKWM%(3hTj_BqEz*WV<pIBc*JAXBu5JAcdfNJhbkkI@>Kg6qBJF>>M%v2E(Y>**{U@F4TAJ<vm#|mV%c<8pa-N>W-`lTJF1S)*TEZSmo;6QkeKTaaNvP6)'
    '_M;A4L;Tm{{9Q8&V{U7YCYIEy2+mmHN~-Ib*FG4yRxBuk#(#YWldio^r@2DbIK4FaeB#~|{GBzJ;LZp%kizAZev#KwO3DE*L}n7W1<kdj#Cq~KlF!c1@uJVK'
    'IPc&+f={D8o8a`46moo$&3ilB(@$9MS1E4P(xGMeHiP{C%brd9og*Obvdb{%qEsJ!{hQPEP`rEZhbS6ckwb7Cqd@U}c!^eI?sKCY<mpPSENVl>@`zmVDe<@H'
    '_kh+tRnyi`oEyw3*w(1ko1ND9l(U4_yq@wa@MBFTJHlgBK3P#P<S;IT-7QK#+iG3O+iCRs0YlJWxVq9l^&<Uv$2mj#l)-xx%uRWZG`If3F)`!?sF$=j$JeXU'
    'q^_mpjVw+lf@LcrurIAe6Cxdzee;Ke^4d5jj+C0_><&!9J<@yWv9NCxsbA&cf~4+&;Q@3U1w3V&hS$ZPCs40tzY^adsk@{Ghm2T#uOM6dIB$Jtmy@D*aQadF'
    '+pN6=5}ZOkUp9Urkm+$x{7z&$L7KP56;6#5fMqis_}k@jRtKTi@g`)NgJaTgkb@d(H3`N&asL%-Fu&VFw?nr$_Utp>BxPR9N#&F*jSWB6U$=mR>>=l1F5@h5'
    'Yx4g-A4NXx7uug;<S&)n>!8$fl)SmxxI_MjoUX=ldH)2tbImiexo8~?v8G^bG5-0jgcm@b?Z+=rIGs<3HEwr)gjf-w@5~`kn(5495|Vw4YYK8x3>eDanZ+S9'
    'g7;%cpg-wnBfe_qpxySCs5O;ju-%w)j~*C05)<BY%8_>Jc<^vv6!yGQ;6hgMy_^n^&VwJvIe3d(of*dGoZ7Y3Dsjv$OP+QnlyM3I*e8;GW`F@QhfP;p9?8q}'
    'bPn-%U(j3OiRc9CNZ_#+_qo2uIY;YiBjHw(aK6haY}dxXtXc;9dnyLS2o}|}Z?x@voSy(ULu%Mddi9yC>4pNq9ef7Yqg4tI16=cA^1A^q335OQ?GIj}Xim3e'
    '0osS9wC<WwTxnt)`>aaq*+fcxdKtc5CM8QH?9jV8&9p1BH#%@#d`zRPQaBuDSgp`PbXBUW8pziAX-qFtf{(DIrytWfEW(M?jLddI6xgGUmHoJjR7sMy5JkV%'
    'n}TbF-EM8b+v1A^QoT{LpsE8A*RQnpO}vfHrcK|C_~x>uu@<$7VBUjGVXutSnv{MD$J)6{-}%EgN}wP$3Dqx8u&;#N{dNR*#OL*Jt<Bh8t<d9waZxKxA4VaO'
    'O#XMaJ7e~iOSjI3nKYqt=+7{Dk<N{o<tMTpCX?Rh<`7LwV6^9Z`bNP>WirxF$^6X=3{vXI#j&)Zq+6XL?rzF1#uLK6`muHQf_uLb?Onfw)(+zzy(9YZ5vgY)'
    '?-%pH?o0GG`JYv`@w4)7b@VL)ZscQH>qZl}nu-LTixo^5u8cs?&?Z_lNf9C(Uza|3jLyUW`v0&8d%IeXdobg&<M?K!J|1rE@Z9MK@*sVyPF~J2CIPp0K<V4L'
    '6wr%h54#u%*ORow7ULh<haOb^zM3`@Bws=oD-jI(Q_&O+OX$nr{FA)bl{~#nW+iC!C;xYmvDG8v8Li!M01`Jjt}W5p<9Yn8enE?m^@Qx%GJBi;K3Vwh*{-Iy'
    'HoBg!a3J^{@_uWA$yX7hgR2qDdO^Z@U*~TeqjL5~a$K_=wli#y*uBsZ+M5a13%(s?4cVEBbBqhyu*$0|66t5Wba(mIHm+s7BRTalbmcR->yU;KXyp8B=?q<q'
    '5e}F4Q32mx+6CS7NtJV)suTm`Nqrl9c$~|FB^%A^{9CU(R63!YpnAcY&5e4|UOgaEdxk#4Jc!RBLDgpARs=WBhhdM*?xRgpqQ=tLdbk|pp#Aucg#8pb+eI}b'
    '>+YH&^_UbAUGa7&;%TW3ks8-I0~8EAthDQDZVX=M^aoTQlmK!jd^<_*e=gy$oV<IM%u^{FIFO}eoG)`J=uO({d=2ECAc4Yn<aq^28S>!2cuU!p8LP@MxwP(('
    '{x#=g$wEe2oM01@boY7WQgI?@II5)ARvVBYII+_)_Vyluo|LC73sRRoKEyPd8IIVedeh(a$^ZB7i+9#KHXm_c^i$$KeT&N30uSMIDeP~jGr_G(W`Ml6%F0G5'
    '#5PW;ejqJXp{@L)^zS$4B$emiqexeSkLj-faC_5|Vq*mC%7uM68H=Ae5844#gOBiHxDa^{Wa!nhY!~gj07#cB(O2}|s?@H$^ixb1Lwj&MV}(B0v%(&iI=B;d'
    '5dw*?u+Zvg+67Wykpx%g4v=o(>6c}Foeb@@B7d7Kbq6NvlVCtZW4$>-b_#KShJ7KBk3zC6$EKX=6@BaY!^FzK4U>0rIjbq2T|v+1R!dYulTFYPTck`mLg&m|'
    '-OfkDak&D^?F1Xk5bFFEy%!?5@ta&L1#X;@v(PZ5H-3Z6UNr>dc7dtR);5F5>*dH;pU__=&yLF$w*IR~b;|B#O5<5_=<zV<4nS(SOve5@&=yiMo75d(4(-b1'
    '&I{zp%lc;MowB|`>oVFYKzD+hx$9xzu)$KX9j&C0ujORnJt~4e3?HTUz9IdbN56F<bv{m7cU9_%lHPn82UeE#P9NOaaW&5DS{b0rMB66sz2dxw*WGhVOiTbB'
    'kU?kkN#28ToWk{h-8Cdi7SSp>Z<)VfTfzH|^m{$fD4B67O!KBmo+?+tWwgd&wDt1W(jA!fB}B?!$Xn`8s7syuLPG2)srz^&<k_s+KK^|w-fc&(u(eigETk)n'
    '+2nseN40xY%^GV3*E7@g8&MqpzDN^7ML)qnS)?T-YQHEccYr$jC0cHC3|mgMM5e=ZuX*G>(CQW=cl&tsXB-~1^tn*In7WiR9)0yoN{dwpM|~!)67O+#`Z-3n'
    '3|hmbl5UO)et=bLMPH7ipLk&Lsk!XpBD$Yc<9%5hqfhPWECY3WO}k9~H$ureaFDem-e=Ia!Z9S5J{+T&zMEaw<$GX3{88djD^xm$wYG-jBn^BGy%|H6--nqL'
    '+66`$`krFXGVKy#R(z?KS183+r!HEHV8&}GxCYue(1{h7_K(W6Uyn%&QI!5pk1*@?$9!(GdOQ<6dzALJQ^`3KiM_kjrM1<!R`EW3W3u%CQb-p2N#9KTj<VV5'
    'Rv|n`XOgLViIrNM)Hm;ru;n*1T$yK;T}7_%l~PlnLPw+gAL#=+jaCs#nM!A3Nr08==&Z<XYkQq)S%zBTomWj)w(cMKf?(|h>~^`3ewNSjTDmX%s~s`c+aT#5'
    '48`EQQVI12>))O81lGGV!0vNT8RG!pbga@8kNzkY3zkoE3*i%5I&yj5tO~Y#jdt^2S!6eXQ`p4x@lIx3;ng@Hd!*2k$SJOjU=_Xh2_I`5h4*=LYQUw3Lbt#)'
    'r-CbehJOCe*ZM-Am&$_FDrObZTcC;UX~~lIo45!mHIw2J(3|qGZX%!u@8#oOcBL0V%=ZAe9>Sy26@EAU-N1ZLxz?oDKSfmST5bui$2d|?47e0wiQ(51oJPfT'
    'LCb3*p|Sju%wH&qj&#LS2;80`km-#3@Nti&aANd6Kk4N`{+5}TjqBZd;F|&9K3Z_Nb>(dcn!XnFp7gDm^6p1AvuHO7O5RV-#Hpm;q&7)eL1r<6&F_aU8?Lof'
    '?5{fE&-0P*0ZBh{C~xjY%$mBD@XoK$H`b8ef;D20JzJT7Q~5qJ9%xNj+(e=D^C=vk2{9XTJ5qXtURvM&#B8K$c5X__RDsv`B6<EQ#mB1=(CLxhWnuJ>;ndAE'
    'pv{kQxE@fjd_8Hs=AE7t&MPSXX7kYRPpE}3Oy7Jo)!k=-hhbyw6+g*j+5)DT*krWFD+GRLQ}tH8NzHlb7z%TKQ_}|O#bW5&XD7#6gWHVCcrU5>F^VZ^V99fs'
    'Rx^Y5?90$k_PgAE9847Sbvz&M^NKd2VTwvwXHi@zm$eV6v*Kkwrw-_z#~_!AYrZ{vT_Ur$&C;vLQr}rAXl&#?$E%a`Uiago?`=RMP*<FRPFZ8<yW?q@Cvdcd'
    '$wCMD40Q=t!`tk7rlE{vK=$tVpd)CDF0pksFEfbVLCSu|bcv7oDBrJkiZTbk81DMtfE!-$mSxg|t4F(O$0M*UeP9c%+Vi<P;=%lRC)}BTJBdz^Q4Sz5Ka0Bf'
    ';4#XM1-ZMHpg5ZLC#@xkN~?7d^HUl^>6p-V54V^eS8DgNE8lSu*mXH?d;q;*gH^aJ#l@*clX%yX*-uN2qGDj*G0o>Qv4+26_j9#5@h-g@81F6j-d(c3bnx=Z'
    '_n%&X!V_R6tvShgSlKR0f4{N+^yoX(H87OJ_`1CFCYt8sQeMY3@MC<1K24r|7C9$nl*u^7GfM+~qqu}Jv$Ze_=%AoRJ$}T!z2=v+hT493IxR{09nP5)W!EAl'
    '8zAOU0KCX*a|n9UIQE~OD(;nv4#(R*IF^z#`eLejzXPYy`IY*C8Xuq-mB4jscby?xy6%O@kLG*04Oy=-*d1-3aXCEEnjO~A9Q}$8eqUsz(f5}n1Gjb+Gp`0t'
    'b2&X*5Xbz!s*ulLJP`jQzANc}GulV+Pi$g^&^<as4T90FGfcR^Yjwzay%bKrKNzd}=AOvELwf1jSSK07ULYj6s!nkN(eFZe$?uN{-n~aD)j_3}iasu7QK*l6'
    'x`@NBgEA{iv^j=r!&`|*#<TzzS0skLaj)J#jQXUiaH+xh2*-INq2N{6n{(u1nyr_$7s$Iy2rPD(fP-GIi`KGlN3iSNut`}_4V2w-Dz!B|uD`9^E2r%woI_X5'
    '=IhGJ`lUXByx)kl`XSC~<fSb%CjVQ8NBg|)2qZY9%Szd!vmEKZ#3{HVdA=w&ldGC&7tmbe<Q=JRq&4Lvn9F=8mt^}OyXq$yu|IcQzYDM<fhBE8==~^KRNDMY'
    'zBi2QBm;$)YL-uOjG#OGK%LpA)wjS{v4h_4F8SIAS{2lq*3Ud$Z)PhF`Y!uhrU{R^df5(K*7=uGGm3TA*}yI&^pjqj5MUzg%4Y&W`gEu8qC>Ecrjs7-G=z7M'
    'djS_+C2%vwo>Nx)IE+c@mRdl}MS`JCjbn15hqn)mv5ulcPIq*Jw4Y7l$VR2iOw>YHyECQWbv?UEU#*nv6+pQjdAc5dOU97L$sVqDhf&h4zS>%uj0<<TT_=gH'
    '+YDjd1S@-L3~0ZJXJ(7Od*M9!``hcSplL-&O-0D>ulPuNBnvykpcq;Np(7qhN*5sephbFA+(Qeh`T8^3m>1|xM)6`2SP=?^@8@lgM@2!6`854W{(omT6Z!-R'
    '@#`7a2>e!?vGukF{zqq4+a1okghHORGv6%=(7sL%$EvAd_6}&I4c59=yya1tjh*Qo!PC67(7?&Q{Y}TxQv>Z_cl2kv;EEpOy%?|Wqmcb08N4;`I<+#c;GLwt'
    'D#leGr0S996=>PAX@&GDMK!IfY-P7xlZlw^rG!Gs%}Dqe=9VMxi}cXLc1<y-X|}7oA)H*Ki_|5JLckR?%IAG=t33q+@OtZC`#do(5V)1YW#yP^_(u04;H8yU'
    'Sw*!?z++)?>nw5NxX`>g`_t0HWt}rfz+ek`;{pG5ElNL?<Xq+3ETinTkkC;w)V`3`LgAXqCJn-ev1<|CW2*iMGf->ZpMIG6?|-KCA>V+`n|QMv+ZD80D@tK_'
    '-E1B_tKfBRdzgn$%t7hXk6K|m-qp(N9CjKISgxSog%)ZY{hXt9d*C1Cas?|W|6?)V8lcfnTR#{>@b)ZyQ>J>niNLS1nOyTz^~KsBq^CU*L^eE6TWS;^jU$8U'
    '-a7<%bULm@xOzy~A_q8yI8E%Bax4N~lVI_S!9&wlD=XA!A6O-Bk@b<S0c{gIeku52*Pj_d18h#G^vPttS}MJM1_?W5Z}c<ye;EJGYgV-!FaHm12rV&@L-9Vc'
    'PoIr*CH|7=S-vwf&-_Q7i*n6X=X1C9UJVa@Yt7#UZ#lyhnufxj^)cHS60>KAe6$Sw0bZ2%mO1C*mXh6I8RaXOZ^e(EdS2o^If(mu?jNU|)Z7@9lEq8?L7)7M'
    '#|DS+erD14(r<fcJ^ktTxk%8c`F0Hxyv^bRpmFIf$2KhvxWF$Yw^NV6pn6t;QS1W!$O%{zcY(75iCpmKr^u5Y)^x-qeI}XCA)_o2oJQ{z!#(e-eFxiY9j8B&'
    'Z|Q6tRQ3$j4`Z-VJo!;eQ2AJp&q8{b;Mv)x*uo~RX|H+K*Iv(D_R}|b=Kmah3LXUD4|c<uX6{EU79fx9w$RE3X&pGzT1u;hc@ziPqYbw%%8~NXbPMgIPf~P<'
    '1!)!lKOW#xuX#o@OquEC5!bR*jedI~BIpn3qlb7#lbikmy=6$&u|z2`9-a_Naq$M>qEp!J1Rnn@?)!J*{K|Jw`vwu<$@ciK@DF-<((Y%$15_iiK3GHc&!lrS'
    'm+a~pQueu!DE1b|s%6^tjX2;r7x9@sl2AnZ+jjT%jd9F(@+;#n9q>c&dc`rb>I#pu-?PnAX6=-=o@pJ;T+S9{6g9M_@>fwh0}pJVqz|Jc?<5vcenn7ciaRq%'
    'U;1Z={oK8Vn-!Iv?OVEI-F1XFlkj7JxCpVA9=3jn11YF2#rUl#tX(E$PY~Mpq{((H+FSCu*rO|Lk>g8b(Wmt&#@)AFX+J&BZwAwkB!+vWo{!?!vINRd3Rc`u'
    'Ee`5RI!xNHANLIs+UT~ZrZX$XN&`7%489(&<wi#_N^7s8t*$}0gQv-;J92!_?FfrghNreFitGsSV!e6K`Vp$~x$GrK)qNvHc&`KnVE&*GeY#NVXsR+}ejkPW'
    '609NeUg;#J3G<d2X#!N6;o}_IdlfnJ4ce2pQpG4ie-4rvL^Kq1S7;2WBA*VcVywM6ie^Vg5Q0|cX}l%x65;Kof6Y0B%cu^odl>qLeCwPC{D_NZD|FLa!&1Jp'
    'R#WI)LuktilDFP>?mA#a{saN-IUZk}^IeC4Hpf^CTjY3{U(ZN<hkoAha2@T<=46CFo%6q4S#p~5vVac;_%U{)zEri0DVAHSxP(3Jd-Q_5-=2TA1ivVGx0}tR'
    '(ig3{87}ACgY@EsI|&ruRz!f`IUAW25nOjW@DyM=dRN2Z2u#*ATh4Y}>omQyN?QP2NT7@4K9}G=1UIl*%u2wWj7i{=PVaw^q3-kI64J_aeUikq&io$uv*b>#'
    '=hI+5;4Q6IC`o_%#;7=^_xS{8Mb%WhEZ(4ZyTxn`WpU>$pigFg|L=MvG{&h{NSKO+6&NCY7m?5FsHMbd=9lnBJlHV6YPo{+ua4D>;L@v<iXWjym(M7qn5N@X'
    '9pb)EQ;^Qa;1w`75X=pFJ&?4!;|u6hJ4cGxw?M0W0e`7g$;q@yRKtlDvh`*^O?!HZz;au_)o8aNfB#U9cCUF#e-qt9Os0m&-^JPj3aK_aXedW`bW=6uddrKG'
    'twQ=Gqg))*53##vJ*D3!zpiJ0)x|}__2Kw0j`LFrkG-}S(K8&A%H-{V!NY1bszIrFyTtTlpan|+Bl)g4&Uro#pg)4*X<Nc!Juvs6n-bH%W|kMH5_nqZO~B&l'
    'u&9cK$>0~2llHTuTxsVL-x1^T^*e*w6K<zo3xQu-4xb(mq6GF7a`ip)CG-q!21pa;NRXCkovEZ3zkv?TU@{6ss}IMZ^#M*fp41He2mX4PUJeWUcjuUUEyRF<'
    '<@_1&IL3$d64V}FoWilK-P8UVfgOl>^86KejK0JCW`ENmZvHvm&&L0g=6PBeB+D1bN;-gD&l$cVqcofQU0)HlDsQ+xHw8og-P+_N1230Ur2}fg>-r&6-|{P='
    'NYYHzqX^BX?`(nCd$~`xLW_K(y%;Z6%L1pEA-LGFbVLo$v8bOW!Gm<w0grhil!KJ187FKEboXYF=8<~%jrcuiaZ+Y|WV;>9B(O>sT8xW9uRj9p6US*kGMI+K'
    'qjmT_o_Xt0PTv7;*&Q`#7C%oM>3WP%XmvxvZs^fbky55IZ*%GQag-XvKDQ*Q_alQKA*KiBnyw|XI-koCbPP9uXOA!|*7tn&8Y1yzcRbUQ&(6(wjRBU|!Xo^F'
    '2FMxO8Nb#n9$@(Z;>Zkq=TIq%_ZlKv4`A?@D~>=uEUJMPI+5G{5|UwG1N{`({c4l4)9e}<&+9>BQgAeZ=+wAqO&`_J1fIkv9j5DiL$N5a-J8jq6>OH<;B-Z{'
    'GJmrnmqig&CyOgbGnu0J1DAUw7=lZ4+{o!`^<#>mkMI?_2AwzmqIaGP?ngp%`5R)sI&HN}l0N-QdRUcn8Lpg^7kxnIr3uA^s(j5%Kr_h9;lNQ^-xRb>_r_C!'
    '_a#K&HVLdr?ZMmp0GIM`dh5vjs&f6hUifE1s;yhvr1-l%G=T%kejO}^{;@ulH86kuo(ir%t25sEodk$uVzJyeLe02!WS5zj`o9H{YL^pN4~u2vxJurwnec@P'
    'HkewN&DH{5riAv*Jpu<GMcEwxFuGLFaV_er;)T{<T`RkcknU=py4{sN1P)|k$Vu_%W|Th_ilV{7YxX<S)u!Ad?|p1E#?0zY<`QqF{V6Wz@l5>T#8~|vh8EoO'
    'S+7(9O?#58`*u{OzfF6X&Rbs)9%43*Npp*FZ*P&Q1WJi?C?byduEX?ZWG|+xlG#)q4Rk`I17XjIe={Bib?~++l~4wMroc@gPA+<HvD|ZS(g%|b*b7S%NDY)S'
    'bRUltv4-~L9=B&~L7@Mnyf79P(x*JL<c%!oh>u!~f)C~Qd!bHb4OEOY#YsxZ$IuYcY8R)Uq;;EJ-!;qCKW$0(j+kj6I(TfKNeaZCw<pul1T3JbyU|?L(uszX'
    'vG<`Xaw2`_1^k=+jDpt>l0?)@We)e!+BE95uX}u;n<{Inq5{237V~_`P*(kitZmQgp_n1>oO56gptIxS7xG9daF5scB!P{o<T%QX1n>C>_WE1&vxR@i3{KHM'
    '*BT+l@t2PS8PYA=i0mzg>9}{_=6gugx+}n9KeU^4O$qM?=5dojX6cW#X#6}$pxB(i=ZcjdHH=^5d%6UH<(Fm2c^1d{B<BO3-^b9)xRCtCykT6;&|xQ8|0-#_'
    'dBl#ljp&p~T2s6!(vkG^C6h%yERy@gAc<>1topA~j>3kFIFLz#?S(bbdc|hY7ax%@0xEi&K?3$L#mnYt`NnaATXx1UyEbw)Zh3qozU+%*0j<HpBtMO%kma-Y'
    '2Z4Osyc&&StQQoS3?RyPYw#rMo(Tubc3H2rki}<SP%O=_Q;$^Xb%II;MZ8N7&)n?brI=@v@Wus+aYPDeTRQT+>jZtf9UsL@Jdy-7^PfdtaX_kh%WjOHqgY{x'
    'sF7n3xA3*>DGorCaV}Epb`v~AcE}#yin!L6e42m+*eJK#`$^g9=G)0Erf-FWV^0fs@pnC=8O3s(pqf6|`E6LjhWnj0O=ePZ^&9of==@Z@R2wJAH|t~1j*zZj'
    'A|tqEm*8<k_0V#9zcd;9=RQ0c@9EnW=SOppC!&+lv|LE|ZZ-%)<lV#&i`Jo%Yr+bT^ues2`+c@0B0cDR?K+m%D<1fx+_E)8clFWKJ|4$n!>W2@$7><RYmE$m'
    '{@o9OJj^SX>G~s6sWX#B`Bk7>J9zX*Q@PT?H){@N{7p1Ghw~kNGRI7oYh=0w`P@=<zrCXjW_B8|NG3_D53~!~%dJ3lkusvcV`RjF{0<YT6#_KYE3=d~Pb9{k'
    '@pwFh?sLxt9H&|gZ<vyv`5h2AN+GtW3iAj6YS<8$B`tN}kvP|5TD=99Eb{E0y=mki*OAB2OQf32hjnw5HD6E*7O(6&Z`a{mJ>5qsG=K2Xc7T1D&O%>O^B~Fr'
    '(%mQL{7^BYe1@3SqkK(=35Dw$Co~rXYfV+kWO=N>e)%GArwlsi8%ZANsra?e54CTcKqJt?7c+ogekIk_BJa?cC70O>UZkE;sqwD9*4+;z&6nR`b=5_k%?375'
    '?6om8-Yv}ofm+J_e?#Eq)hw#qeFCjlXsct9n5kU2qMVU6<o7UR*qx&u?5Sq~FS`7HvT?duU0#XmXKoXGqE19H=Swol?!xTa;B9SqB&lXp3I<z6R{ID7?E<qo'
    '?5F=(p1Fm1p=_UJNGO#7Sh|ar0bQx-<V9dX8x;pW+8d&<@+%Jw0KcHmT+OG+BIzun179PbIE+)ROV?)PA^sv5)iM~r!y;bTjsX4}FGx55x5)Oc0ogOFXMJ#r'
    'hl9RH-&Vbc_6ymKwAjaf(m9XU5J*h4nT?Or1ZBN}w=Q5fc#?+fqq?d#pCI?4<qm_EniXcX0=<!*HS=Ds5i-uEmNNvWM^R}<pBDeL=bgSWMmr{5-5G_2D>niz'
    'e^jow_3t>uzXBgF>Kl-QtkA+y-r}D+`Lqd=^Mx4QJz^Z(wz3F66@`!GF!)m*M=c{lg8=z5AZDf=h0EU|e}05E0oSt{uH+Pm?P!9)wml|cUevB$=8E_CM7#=i'
    'Ez-hVs@c9N;RfqxR%9pcYR*^o+NY7wD<7m9?vZ+5o!NMj<!CC{hyMp%BuE0|o!00Tx)<$H<|`px@HMZ*gWu?56mlXOY7N@VAqX~?I@Wnq7v!<HXX)I6N5}i<'
    'xRT6DWE%aD*3vuNQhUHxc}J%2)0XqL-%Oap*P<{f2@66+JUIXnulJp0VaOOVLasZpZVuTunGVr$t!-R?&G*_?@(x&|ZO&=GMfx%~N>_0+u{jy{jEMICxZcW?'
    'CagzgNo#EhXl6-H;V07nX1=vj3XhTN#P$3Kj2inN^LkUit$}2;5$$n)Cp`F7rw49VzMl13P?ft~e<@WK&V>u`70j%XL0?-}ywUAichK??9J&|x8XlMeJYXG*'
    '?KvzH>?=+Je<O(yn6S1*(soOFUKG;7_kS&J1>6(5gBB+22-o2JMllPh4QT#PM2-3kTjS<DvreWEf!%bzd^$g7hAkE+fA9W%mL-V!0a>$k7KaZ-+Ui0k1p6Fl'
    'GH(W$f8OojX!@*YT5P?}W-^X7VsG*CnI3#Qk;Ed;Rw!7o(o=kPa69Em-=a8skn;ECX)Mz_s5~C+^h4lR-<+0ZF;pQ>3r!Jd0LRmH&=q~d=YdhOul3{FIUG-I'
    'T})2fl|JvjpuoL3rZl4z=#s;<gJNxqxX;qM$n({XM+l3|vRpb0#Td4hg|Dv8pydt#uijtLtsT<8PslvW*iaTb?`*>&Pt{*^R0XZ+f$4FzJS#Ab*Rh&H&l{05'
    'k;X*LC*$qqiO5;%+|W+iOzO;q-_UA6o=CgDwLD2=VY;J%#22C3DpxZ}q!a6N@PqO6phfl@5ibrdb50uPP4AxSW_xO8G40mwG^PU_j&sRgL)^aU(Q>tjfKGaP'
    'faw=c%T>15ItaFMT#U@p?-9tn@@g{pAB`xWX}?ncn3MLODK+dI37wREu#~L3pR<X7U%_W8V7Pk9cT@k6qj}u3t50=6ik_d9&}Pt)AeOm=#kF0gsPme>iSHn;'
    'Z2dg%1M}lw%Uis|b2mXmG4o~m9>cyRG{!wS^xHl}?+NloYd#-MwDJb{skGyEUlxJFaH1l&F<jAy#q{xo{B$C>@gMhM>PZ~fD?1Wg`B4Y&SfRUs$N>?j!R*|h'
    'ORRx-|DT-VI3+y8DDUAG?$aE=2z8XW)FS5ij>H&yrvS7B^VL`}7hI4&JS?^)MERq6HpDdM!3iF2Nbt!m147IDXk-kUqx7(w(BWFsA2i~9Wc=`}e5^leKia@!'
    'uwP}3ISz}8a$|;=#^7j9ux<^bb6(XW8Fw~UYTG5*cu|dH*B&IzOYH06`-ah$0Mg7?;I1-vEW_Y_iEm?NAIf0Je^Xiqj>j^Xymy;0Ah*LO5J+(ilvX#GBfZj&'
    'aRj@j?p#SnP$dj`GsWZP9OB@C^*b&3t0TCS%Us|8rf2@ZTduWUko5MZPbU3?>UV_4$|~9ar7@(cZccVu>lmB)GA4$O+7@j;A*%EgJU)gT58QomeYD)SI-|Bx'
    'W#Z6zBy4%E%o}}Oy3MQ<%_A)Wu!Ag=o?XDFzL}6+@&16wH4&W*Uhik^y}Z^Z5aS00#CxJCSVXRG!G&@$+-Z)$f_Ou6{wq*dVNFR9S__C!Y8sto-T@8F4`!_N'
    '5jO2{|41kP8@x>FhrbE{Z3nNQc1(83Xp0XhICn$4q%n-lO<Su#`gfSl%Nk<@$_>5H>Ra!HnBDkgis#EQ__w-VNu3-4)roxOg3>FGMO3&Npg}ATmh?Vr?AdUS'
    'pz(^Y|6DwQlrAA>9%2yIpbwF|FAmWjA=q2cgd8qm5AR$YLFD|G_rP*fnQ1!%Pia&1Tj^l4dCmj53UT0}R33jNDP~KD#Xx+7P9-rtNYU^Im`VOHGqW&IJZ43z'
    'A7mEE0y2l+8``IQZ@3a*+T3Rl%f$ORIzzBrZ5zDXDmxV*`y9`R;%3Gx<<T@GWU_Za4D0JSi?$w4nn3Rdnf~E%AMUU$JR#H@4N%sy*E{n&^lPY=#L6dP@HKAq'
    'teE{3^3Fd#FRhwd1vCUN2|TW^bMlih)lSHY|Khay)hw`UY(iMRGZ$C3n;Vdw=0zTTVp;#YJd;LYHeO$4TuNI?U>^>v(a0&}>GKrNzQ9FMJqbvd!>%~*14b9p'
    'gQp&dEN_G^v-nYF-M3kfFQ64pcN=_ESQ+O3_M+gvIi8wXGV3MS8ctZChpv$#w29zBRVOqZ*UqnL-!d6C`?*9-J3z4NcUmL(dx6|Ii?#!?(#sWV)hGmV<{Hd+'
    'fUFc|7kSWsfGmmWk;g+<0v(J;6q>qDn<V27Att<2BH-XT#yRP(g|?4pM*XK3h}@9#4H2=C&N2kia-Z7b><TJXhNItKi}zt+J74B`^0dUzQTF3xZEm2W+MUg{'
    ';*GScB22!6x6f41dOBx84#91F{T<_wsChSn)I9X%l{u<}z!vsHe%RGIN#5ZF^r6CSe-#IL4D&ON%pPSuuEQR+KK1u7Soss|9lqVk^%Ne?vvzbhkNjtB2D7()'
    'plt=+KZC8DHP@n3&jODB1n$hW#GsE(%wX9~g_ln~PDwWCm$~moaV-ISjSz6~k1~9<7ioE96bW!sj84`|*o1%7yopO*7ZL5snrzPJe}<2@Tg7X<L%ns_ci{WK'
    '<$cTRg9F47{Y>XzKaY%VkhUk%-eh_9$|gPGN@D@oN4`vBoF}C@&H_&M-*;F{gGGG^OFB<mEoohBd}=oQ#zuv^4Cf{Vx>}F3Y;3+h<;8WV&Ub2prU@%<H(C?y'
    'Clh4p<0z=t3wteHIU*u^&;@CE`Wd&<+o485A(sg%zZ}1b^K$sL@!)Y63-U2ZEhK-2c-gAB9?vl+{8&S_$f0ywYpK*@*|7WWMzabE-wDQ*wTi;V3Hs3>Xnjit'
    'a%QXx11;H#9+Ny1%f{Y}&wqcdJmEoWCyUH}AL8uV1=6=_w10VN3)>uKnYt=@Mse*yzt9p3ApbM!kO(V&KI)CU8szzo$X2u}J}rj6YMLznF6D5a!sC6V=IU_j'
    '4(QaF<uZhtdMttw(!zB9&cx7ZJd(ytFr5SQ(gBNoW2NVfGQd95PDB?PKZlCOuoV2Ai47sB*vg<+J1|J1Z{sY1J&5@}=Z(z4h44Qf8EdC9s>umMeN=Q%Sj5s3'
    '?n0qL$Nidq#toYgPv4!^4}OQI^mA!mYaz?m%5*3Iy$?L?<tJ+%B8>ksz}I4g2Ztu*?C}7s>#sSkH%e1<Ga%feYT$b2R9RaRjjf{^)hJ9XU;%f**4;hiYASL$'
    '131sZ=xa%Bf`SF633;IU($@DR9*N2ckk2zKg*Ybcp%`6F=|f%jln_r1-^7qW;B=uc!RH?2X&?WyIxtDz`CdvC%$NNRPiAp9bQ~4rZD+sg@j&2I<xjJ+7U6Sr'
    'Q7bAfFmA@QhGZ4)BkeDv<C~~WL7*`OKb7s;It1GN4T&rR1+(Jypz-@_QFijHRB)WNp6-PabT1<GR3Pb!^jK;f><emKwRYZOTt9f`{o%n_wvTk;XZ3(DV-4+X'
    'eMjIl=k-C4?>+hCQOd{Ol)H<_02fc81zwT;BL(D)ex#kz>sZ1r3wxa_MAR?~+fBe<KVdI}2W{tV=8K0*q4Ao?=hPjSMtSfCbEESV`cU?!HJ*n2o)63#Pw0%f'
    'U2E>lbn}Cdc@bW*kfFDgvQkT%u7|*$MBov?uk^fiiQa#U_Klsuz}6agMogA9Uq(;Kn&3>ge@XwIAlzx)tEvq;B-bwZgAS*2km|{}JTDWkd?w3&NB1M)rFH|o'
    'l^WDzl>~dq$5_N@aZbRqzHUpuQ&;mk1Kp!##zY3&cc^dfZ@f1ds5jn*-!cb7G^^FdQ`3`S;eXdvXK_m`J2lHd4%($JY{=+AIN(TD=|}W^8hAR5By+)Ly_d%W'
    'Rru65@Qn_#i7(gYgkhF-8?=uUs+20d&ri1ksYuETAor90-3>6^`bm)3V_H(cvg=0v?!fD!N~sZ|9qGRCZWzuJD~wogM}{|Gza1DNw3{fN4iNLE=4FKJ5l7>I'
    'o7qKsxEQD6RXRv3TWuk|J!jXv)8V$JElOdWST-N`c22H@v!sq<&MG1)Or-PvDSxso>)&w)LDsa7qZue3&!Ke>q2m#_C%ijW;&0Ir)bKuVLgP~XFlZs$8WUmK'
    'oco#@Tl`$aL~73RZOCh>BJj$|Ec?@F%S>PL4hC-XXS9zWr}BXJsSx1|_o8m7MRpc9vNQ>Fx3Kb=gWx8_&eX_AJ!gN*Te=wl59cwQ8a;_w9Qj(=2XVgMa?kt@'
    'L#pi%PTLXOBWWe!)J3LuBvM5HIK}-Bv6ro<+!3YPF*K-<XQE38xIu`ghuodOZ&&3I3)4O^zc`jRySJi~uZJ^4lxYkv=;xCl(^hA+-TV+uh$*+2w#eSwE+Y8c'
    'y0VYVJBDenN5--I$AmM8dB)x$-}u{7zJttmC{^LsP`dxUiS+*x1X45P(cJ9u0Rn&4_Z{GM_fW{+c2?lAeEpjmoc6So^y{b`o6r!#i7DGn5!VD~>h%w?xMAVx'
    '{e}kT3(U75r)~)Kvb!heMeCggk;J>8p^Y9N<TD<Z(UIjG(f#>X!}Nfum3RpLg2G_{>Sw?FkXWjY{O!w0UcFg#{8hfFJB~Jlp!#gtN3gh5Ok%m(S4s?4qnd}9'
    'm8>F$h2C+*;;rHg3x6;7=|eHB&yaE9=>W(JZFyf8nGhAg=;^&U$i}eH8f|~BcXyu56!)KXb3f-->D@WH9v*YJmP?N1$2j2IhuT@lY<(U9s|H9uJ&F9EQ;z2X'
    's!w6^1Dqd&7dg#NOA4(sJDT^}Z9^<&YWnWS-brJ+u9{p!sLGRB@t`OVie(m)PHEjNiZ%??cbTVTdF@O4nhv9C&tu?Um3j#{&!(*{*uAvS^^kg+NI83s6?&TR'
    '+;P82y~;A<5*n#c2^KH-5juw8jK4f#u>15+n`Zxp<{OKtrRtC|LQofwL?|qCNgb$*r;pwPJy=oN_Ys~M8=NVgz9!$UrL#PuB5&vsd@=x@+eEq|f8u<B9Q0&_'
    's#NC!+UA@bdsFZ^4{e1UL5E;(p!vx=Qz@HS$Qi79Xdk43ZvIM!D?K-7D~q&LurzpJX3>Rh?!4~T#WEj;NEl8_YOnQ+SGmCd?P^WoZX%HZvjb%6<?W5;^Yd5~'
    'u7Q=Io%57l)>((zV2BJA-XR8=cXoPj1A2B5>r6NFK4x08Sq4Z*pzp0MH5~PER_&F9hxhXZWmJ#g%Mp%y1g;y3li5x>9YxFL8gTx^FZS=&*n5qVMYP!sG|CX('
    '2VxDaBQuy_WudEPg5{oWuur>|-X5()ptD#(cLT^l$+QZrRLB%-1GMeM$kXq`LQB2F1`pN+!g7&OH%ZkiyvAX?M&9X;0y<=!aP0+!&|!jm=YnvmR|k5M#~B24'
    '<HbC#)>@O<@kD08A)fgkjomzMceC|Msfw%7-?NhwbTv~(@ubXQ-%fal(a*1wAqysWz&5qMl64;!dLf)<tn&0=r&HdkBUc6Bxhu1P#}&kDGg$;;;ap949S)h%'
    'O4cX!O6NIhe#cHAj{|d=s@KRwYgr04M-DH)imsB49{Kkd+WXQ@?ZEdAcmj^|?G(rELbjSQHp`azw&QxJbcltk!K}D$sz@O)1G{IVJqWkb??qfHR?C9Cv2W|('
    'e+InW2D_aF8p_2O>G8JTdcko`*PZv#h`1V&{kA`IADlzA5alL){6@}9VajRz&VQxe-GGD!yr(6!HNRQFtsb<p$Bn|10A8-G|1t6HDt`++NEW9zmmJQoOn+c+'
    'zpL`&Wc@i{)AOHmnxCFhyxN8wb+0SD9QbedrYmcM#}nY3^GI+f-igJkgp9;5-w}~4E#f}a3uA!KF$v>OY(K3^)|rLt*TA;?&u6`h>v{0=Sqh(77;w3fqVuYV'
    '7vb;dd%)qaGss8Kvjz@2BjxUP&zA*~WuNxO{0-o+>YMO)4BA`*v(qy*ty+dR^V3RaxfVu#U*t=ujx$@S=dJ5k?tShVGw?12_<GFdsnH+Z3H;dtXLDrz<v}T#'
    't^Nh{ox|~BpN~)${2d#tImShI?`9`1uZR4jxJ?*x619mFcI6|+$~3mSltnKZkY}ex$|W>8BxG;)DJ;D#t`t0s|KPnpmc65Agc;VC^fwB*7CJiGl!cxV?ll=*'
    'TuyrRZ-AWyvCYT-e1-j70Ay0i$Lo2Gl>R4hG6^_t$i(-nJdOSgO5lBB>#3OWJ324xs-wHnCa}g;?_K5(K9$u%;W8Or4T!v{UmE!zx)V0${Xe0swIkqh;>#7u'
    '=xYTB&Xw9iN3+fn&;bwGMsmfpiAgp8Nqd0V%&gK~&z*O94eZ=!K<sB+Da!;+K{3SaX^h)~s5a1#y@>?p%PE!Mmu;P_{1>xTbB+hk2V(UDGz>s1<7kUzc&`W9'
    'VDbBn{BKC#DksMP+NQ^%c8e8u7c@?Z+e@?G*6S$GONS2npujvHUUufnx+Y!KwCY$ys9Z|(MxaQmvn=1nIn3+)p6;$9*9n|F{|d+KmHb}uIM~#Ge!y(sn6}O2'
    'vpT-41ZwP2N#~#NR0ncktVfLMJcFO76zN?8r!I2MbbE-@4!I$|M*Z}rf)BYvdSf58HR%;o+ovo30WS(9d7w4ddKS;YKk9o>Z~H^NL2#PyjWCKuC7E~9Ycz6('
    'O0zj?ppoDQ!l9br_^F!6RKTpN1gn%1TWvwNm&miKr%7o=NS?4)Fpk21s{FI~5z{@@fqj0AU45#1fu*}Da^=cZdd_$z12R4)Z;bT>!dtZOdZjGP(!=zneAG%Q'
    '=FPQ?wD(hn$NH5e4wa$b-U;T7s&!pCp|h)DULm+~(h)INU<H<SMD<c|Tr4vq)0tLGc5#$lEaqgS-ZduG_yKGTps6(AWc$hw{*X|<A*IF2yvIVGepjnT;l_AB'
    'e;&L>Jk9S91l|SlF7@ynGQTVbMFDLxp5@6f==yg~K;K!{VsN(uGg%WY2+#2jZ-gnZ;atn*ah)kt#@NDRuQ8f`Yuf+l^^xRjtEzl&rZd`Xi}vu}UF|}_=Q(%Z'
    'lT*qDcpV<f<ak+2!;F5YrDkh843|gT4w0DzRMQB=S93mQgB_snun>vQaJCrw-y9}b4qrv?dT=!NJXPSlyP@_R`@q6^GXj}Pz9aDcR<=GkW^MwA1n6e7ed7n3'
    'mwr#Uh{H}Jx}#XQ;eQ@DiGuTzUnd81XAaBjGP?1_2%G{f&RlthkL?|lp+;U()%r}Wve7UePV{NXpZ%sYh`uiT3GRDaS!j!_-9MYc)714vYH8mL9CgMh6h!Qi'
    'IXSg%`H)lHAEg+yG!t266fTP|J9-kF!318mgE$`CqZTaH%MSbtn)@)Tygfm4c-v+8GgqRm!{wG8oC?(C-0M&`-&>$Ta1~B+{uSP;F1=M+-W>d2uznQR<L}49'
    'K3Cb)6It}uKiOD3j#pw^hn@~IFW7nEuBjqx?`x9Evn;*Mg0(Cr`P7l?=z_<tu$ywT6>PSCnfJmt52RGRCV1`c#_ZgQW4f1mK;$WSF+o%e=&L6<Iq6#X3VC;m'
    'I-b4iT?!wFkUq<)g}U27CNMQ8{1j9ruo%_R*eRDQBqn~(%YYRel47h+hZy;SkNTf~O7^YVbOjD}Iw}<Dr3b42=tlkoBG<Q@kUN>3p9S$qkk97`NWRKCF7}{1'
    'kHm&@3us25^@wROs@v63diqkvkEq%t@^opa9fphw6VOiU0|cjuoRPK8;?USm=+qZcD`cy^U4BpXN#GCcu8BkRlQC=y(blTAbWAKud2jjjw8QdlsMjZ{6HM@!'
    'pB^uC!HR89WICqLTJUwvJljJNp#RKbyp7LnS*K49hLJzS&(N+=i(EUUy+KBnsIw82i=b*B1xIceuHG#Ufj;yz=dkRb>O+6t0&CJjrKR<WY-f>@EbuHAa8>K+'
    'd&0M%J^qM@8t*9{-;21f!XS#j9Zkq@xPaWbOXuoaeFJah&#<4z22JaBIinyg-gZwVQ?P2B>}Pda`T?%sqhKrpeetX!Z`%PnnvF)Hq&WrXosZpYOuWv|;#|q1'
    'Ldvt059~)q(1v1uVa|U*{NaFeZhQ43Zci^$Y?+qcG(pH74u>M+^z}@r`XJ-14SXhO&9?@=)xppDLP9mtZWSFe*LF}a%gt@|g)z~{hnd&<qZoMffX(Q8ArDNL'
    '*Uz6y_U{I`nE_e)AWPjXO`K%wK_|M>hB|jW7}qRZjl$x?oGw*bgdvVbWSUUVy%`oBh-wD}Pq-4zOm*$cg5Cm83t3wtipA?$o1L2|E-`rXVrIyH3eM+EZl2(^'
    '5`mvLz(2bwc0D-5cT$XfbCv=5Pq$dY68fo}r?W9i*TTuXOUI)uLMth*Lgv6lT2ncO=*atFL6OmiMGyhcoE=WZrY*DVHNsC+WP~g#Yf*EP?^d$MH!vY~g{+bo'
    'w#V`q{J<yKzr<g++-#8)BT1jfQm+{1XIm&Jbk(zI%j>n*a3Ax8$vlxdlD58~<$kk4nuY9^Q>`V+jxJ<%WHD>aR{oo1v8abP;Gaq9W@&>c7Xgv*7wMB>kv`_w'
    '6v+8m)h_ArOmXexzeX1N#?`<B+ZSxuG3RLDN7=~)&P8}O^vAnBC11kz`P|OG=lYc}t^Q7m<&Au^_KhjdbU3Z}jcr3K<C*{5W-fy@CUd~(AS4I@>s&*p9u~F-'
    '4jZNJdZ=a6n~umXP}3t<CX>6b2SomMva8s6W6B-iZ9Pgp*~c_W5{q{wvN+}Fi^-ZoLZ8od*^mPnBwfgoy*RM!I<u2rCph|T2qNyQ;WzZRxEJ<fY3+Bls0q5r'
    'rtl_WQdt$mM!XQcMlt22;l)j{uiI8LAB}v%Vm{kZ5;1*es%L$wnO585mr(Rw#m1fkyu+4zaz$RZ!BSX0EcSv}*8m%$HfGcJy60bu(~SCbEPLpkCd$fmY|!}~'
    'z;9#7GWmxb7i65eU<;o10}S~ib{j0BWvo7zW(<vYgl==4?0whVOanPZZ>#0Cj(U0pcK;rkNCeYq4P|hPIKQN->V(Fis(J<e%NSVlbO!iPvP@*m20elMNla4a'
    'DiO|pv(y-6;D|@ZsBdA!)zp3Iba9W=CHqMdGWat%-{v052^=A#$r7>yOeWj5@Nq+o{6k)LXjxEA&?tjASmC#)`1qOZ2zi-r+>g?}k@ltsgl>&li6?r-uod?F'
    'Ot523ph{xWgApF-)7@`ahVsuOM>*Mt>37hdQdbAQ`8OdGxaCr<D{<33<)bwykU@-{(%i-gNR5xkLohj#p#2)hq?yBVubj?nQEdk&5XfHJbd_Q@%LW@oYVQA%'
    '+WP6BaV>+Fhr~KeCy<^O$E-D5arD--K+=MVo*50>|BI9e{zkj1vPc$Ky>DgsbJ{f^GhUQ8d!NH%tk#FiGlvNEpOw^4ceD$%_3jb2zp}{01za0^E^%K>e;$#W'
    'QponBHOBk3re};pUcZ%T5cT*;3>pNx6U$_}JG-krQ?I8y_nM_HaxRe-@p|YYrLzz#29Yj74=o*wx1iJV#AXgxp4qmZuMLPZ?2b3dk+HLaRws*WGO#a{QqG8|'
    '$+G;=?~{D1@0<Zy0pP5z6%Iu4q@xpcR%s=ClKyeI^2-MNTKXspyj3ZS%OygTT)!y!Cz7~<KI`eZJAu|#ShgS{Gd4sfn~b-+DW825+KhUk7d-Qm4`tI?)E={Z'
    '6!i3!Wd(mnj;ue9^Yy-@tSwuR$#Cm^Js%<UwQc#6_(J}%u?Py0m3b@@lq9>h-Dw^JpDM}qqI26l)!mySM>Fi@%kcmMe2drfIWH#PX{Jyfp;cy7+;C1faI(C}'
    'S;Hc=A`U<j_Lg)H7tFLRY0f{od*<QK^63X9XOLC8L4layJs`F&wk7Gl9j{$ZV`p02A|-^x2kS~usKFi^;ADuSG93!F7G#7&mD&m;IP17Del^SDAhXNH>;CL4'
    'S#@_0Vpnbl<SYOBDI0~4s=U-9Zk(ADgGA4CmW3!q#y+b5tO+sscLNaXkToPMmO(lTR%jzx+cqAp%yt1Ae9))s7m`-u<`0ds68pn0rV%zFo0FQ^q>#=|XQnz+'
    'iqjFyJagra>gntBj44><zL{QghISgxkhe=y9&PTu#zq%Y==s?RrspH;95-)=)F%;%FTgPeeAq`(-QqSA?5J5e+#yDMMhsuj+!mA4o{3YXGLU*$ylHW^^W(Je'
    'qmifRontKHnmoG*&cOcGD9`v24-|!$T|QmJADz-SMar09b!9fb<$=0<)eJ?zg)xA!b5u$hD3FbFtKO410S^kMi6~1$wkaZfFNnBxxo<-}0Mja7_4M#<s~B1&'
    '^>jZ|xFsoPONH$BWXltk8C;-Uvtebf3W$-g_~Us>?M-7!39mR1aRz+Q3#NMx(R8#tVNSwMvWhyS426tLs+EVzD?+z^8O`J~HOo@DWHrZOch49>gAbXG$4kmv'
    '-eNLE-8hy#ik+o!hGQ$stvDQecV?E!qgmtvZ5=FL!jQu<@BP9x5(S+C`Yb;0ggS|wilpsdJSzaAcOWa;TC~yeM$r{9I&&|QKb^9Xr><u>DKR|K*70%gGn$$+'
    '`SYck$iWTrJ!GUC!cJ3HS{`kP48b38c&vyi)7-I{fAvaKl?Ibt@x(ic^QV~SpYUdUhmUrjGmIyBDrzt~JkwM6t7Z-9<M9TqNu0cLiOwnLSk%mfn}qd%w|Yd+'
    'iy#B~tJu$RZ_>K@VD%L;C=Ua4GecyYw*CH?aJ7m7g@PK>Jon+SVm{*E#>fzo=RqxsKd%!$<K1MILw2`A&kRAuC?0g6vrq{MPE**;spb#CUJ1H>p`WPfq()KX'
    'i9yB%6UvQT+s=Ivzo>BCpkbXsp;bZu42vBN|4UaOFE@l>ECc9H4|S<*FyD+cL+GFWj1*<`nciXX<!t9%oQ-K+?mGRLHPB;ygWPIUsC((FlEzGRz-zd5*0M^u'
    '?TW__%fSD)Vq<1mfx({zEa}3w{;uPtFO5?Nf)vK@J;yV#9dK@>x~IEA&J?g<oaeo1W?b@FO_^`nY+QrW>-?lQV#j3G;Q4WHL_o3&7=qRYbjTJ|R+~cpZ?oq~'
    '9rjog;>LE_stns6y@(S+K-7~JJw!+CZx2^^5j8gc;Uk%CfY;9u5AC>y;9Qt04#ipd<Vm@M<)?k~p8&epGs~|j>x-Q$^0@Ae{c9HiDJ{hTj^|O@%Gw9N-d?I*'
    'xYb3$%obJ^+FDorFLf<(m{s!hpi`ii<nPk;vD$U4<_u)IWkJ^f%kQLhrTE0Mp!m--5;}^8Xgn?)wN}*9ARU7g$|M68FQA@Y-AwyhfqxkeNB3;_jah(R{}ca{'
    '!q4<W`%(LZ_8g|Q_!E&Y6Zjd6)LAAI>m>815$BNsy?b7c;Ep4_9A5Ih1-jNnX}!Y?Yk>lm_uxgD7(1>y&Lld@Q)w>$5^sQK2IxS*qkCCe56@n3POgqk;jO5h'
    'HOGdt!XNeI<q`Vm35m>p3Nf{>1|Z@;k9J1R?q=T4!~F9#J68YbTq!+Jv+4`0<ukN~^C4!V+I*{~EYqFzcB5QXW$<)EaP${_ekpk$p?qop__jvD$20N1Xhr#s'
    'EFr<YZ?Sve3BJAZs5JH_iu@~B*eQ-OPd7XmzmLk~b>F$gOSVcF7J+;zOfoGWg~7s-vXabBH{2e(nUt#}X(@1C%t<oh59!^ihVX7ZV}0hNQ>^>KoTDwIGq?t+'
    'o~S#OmfoRx0T26PgxqwckWC>yU6ss*KH#v!v`;q0;<yZ;ZmS~I^}mw+bVX{k5IZxWTuwL@7I?JdA@C;x?HcGEe#X;yNp><{pG=~`jr8xWy?njhaJ*I;p`!rH'
    'y?fH(ILkn*3kZwhpu4f_g)?HtJ*ee0Hg3l;`>Wrl`Gf3Ml=sd_=N-EVh(reXwgr{v7ZV`z`d{>QavbFsfXmxx0RP=Cqc@JtZ$KufXVnv>1B{z{8)tB>{coD8'
    '1H7lt#~^*3OX#l|I?F?TH1ah>7Au)LYD%66EbebB9z|b<`{_ebgUIbDt$2IAJzZ(J(BCP&GqE+k#CLn9mv2e->>Aky;!)OqPpRP;cyxr>nI3kCo$qxf9`dHZ'
    '`7bNOpyT<`96_N}1s}$%Ne?Gc>_6a<*!pQLIczSbh)jo_`B{aU_L0eSQ>uT%6x1QGLt43NQOXXMD6lI*e8Y3Lu=z}lsUd{b5#rEmNBhE}OE!45f|<(B1B^*F'
    'HsDOp!BUsf8#`ofPR8Y@JHYRDJLGDvCg29jO#H0$={X-RzK)sX1M%qzKHUL7>7odn1?4!o(Q~LsOd9vJ(^bh#{Hdh&aI)=HNi)wAS~DS!Kl1!{=Y)@{c1jm^'
    'fc6P&PFnFAS?;zENUh75bqmAUTK}K{w#bD47PrkZTLstxzeKKA+`o}c9=;NCvHWArzHjh68?+4d^Je_tQ3re@9(jm9V=rx|Eurn0?1nwfmSo*_3#)z`j01*K'
    'rA5xLp7K=NPw4-`Soo=qE8?xaH_emmZ?j`cXZigZpZCPgKr6F*@@R)r9HTqqtgzsrnI0*RR+HtruvqSK%8gPCVZ1bCICD>MKNDVu5|S3$!W(Ejv&R}WjX0cy'
    'E}-p@KhT5oThSpI{Cyg+v%|N_64>ddzeIlh343CAl+#1bPJP~H9iBP^a(@h^t%}&l9}<8zHxXE!Abht$gS3O<$Rp^ShsG2H&!7in&%I4nmm%h4sIE$x;`-h$'
    'K`^Tm8fw6KMJ&#<+Z||eokxGFX|w2?t(Er=(`?!8P2fVh$oVhIW!+ve)-{W-TVcU|TL=5|p3)uPW_(Zs9|pi_DIg6)KG(V!&I((F>UmamS7#HhiHAt-!)i<Q'
    'n#yasC$&O;x6uK{(f%IUin`#&{Ir&*9I#xlGiJ8s78dVG%1q}}q%AjB*;IT`zaM5k7}<#QzSh%w+lFlEpkJM(>nY8QddjnDbgz8d?v@JiXm64C|CRgASJdsz'
    'pfd=WIUt*KX@W~|KI~-&G_2y32FNLMOy8g7Sxeo?nFj4R=b}#;uIK5jD1V6v;XKM`FN8&Y+OLyb>m<{hGwoEDFkm%UvP3&mtueSg8Xee3p)}It<$i{r!PYx+'
    '9aSggH~S>UML|pU_QjY!Rh^KqX~N0jcjS)N2MfNhy?G@7>!UKSDWLb%n&*qI>5X8t|2o$};Y4MIXWlwz6rufm4As*nIqG>j5HauyDn)z4v|zcBH=^Zf^e^2f'
    'Sx!m7vLUFJMDs!tI-glU?X#x|3MRP?IWr>(zFf0=QEY(Rtkq;Y=gpM-Y%X2D$%$G?`FxURbZ+(*=B+RM^&rnZ<I$Mzxvud&Z+koK4S0+ewF~3b$xMp_ks0~$'
    'k#OZGU+L0TyR5L97CR&KN!l6h1H}9_Kh=f)zPr>&Ks3ey8?=4z6ivX36xc3B_ceDxGY!A+uDq)?Km+-Ac81Wkq@@xUN<_)<nwFC8>N1%nWhI8ZY**#})I`$E'
    'M#j7G%wOaNl}+E3JBaXHEx{!acA`u}S1*r?CNrH&k0`6;<3ZP_0_^i(rFqw3nuSTGh$xvvVD`N;Jo1;m%Y#SXpnXyF^CySxLoOFv+4D|6z5~_1nj6{nF<d%M'
    '<Ogc-KrL4y5oEW;%w~pepk7fiW2@NeM4&xV&!AEB#xkoOJEQFgdK&-ek@|&&WxQPwuaU6HYO7~*z%Br`*PP%1hvqA9y7@&m;0YLf*`CDp><zLfm+%UzX?|Q!'
    '3>}Gzn>ZK}9tN!*YO!{`{+Z4WXuYlVD=e*#vgQl2KhG&U?ck^xTA;DaiNNJdX1U@uk^kYx2t+v5HAEas38@RwG{+pxVN}^uXKzm~+p%{3Tdh;zv<C3|GC2O%'
    'agI`24IXyv<rNNivZy)267|p7USN59f7=f778>GX7+OzpXWN(%f~+&T^CIor6bCfYA}YFv0W0Zg47pcdwjkRroDf~a2-996$MVLSM3{|R%}FoLo?{sxA(oJ7'
    'Z0ew=;_A}*yPp0EK1h1Z&NMiUZ!7X)ZPJe<Hz$&^`dXQPkhQ)D4dQLVY1+bPe5Itspo?gWVNC*c`<L9`T7L@RAZOT}nSMxfbyDXfrE&CIPGzHHrWkdNdY*ol'
    '0P#lSc<&&3q6Wp9jj|p!11ek1FBxNyiT@3JVYZQ22l>02;9(r&Hbwk;hL6deO(_tSh5{gA{pxvMo$yNkaJu{2U8Y00WsO1m99P3vJ^^BG-1<8SeN<FVJN4IX'
    '2mE3?pviJPd+dBPQ&TygF63JxcQfgud4?ZWAiXA`4H2*00J)&HJEfHNh6bNP-=H6HoFih@ew0`=${dq-n7&n!`o^WcZ8AMs0V_Rg|8z0oOHehfIL*9K2M2SP'
    ';NH7l-{+myAzHkgod*M@7h2FH+tuzf39C4hh}ns)cr_a8+Y>)T;OQ{RNx}0ndWthV`IyqJ!tsl;?=?>$X89TGG__kw-I6$6eM*#0fn|ATr%_hU*VK3`Ff;0W'
    'g)Gjm7RV3j9>)4y;(Z-5P_#~W{b^@q;?wiK4!K39(eXhHeGP4((-_~9VLl*pO*Ywb8*9z-o_t}bXE?qPRd>9z*Jz%ei1tdn8P8z?QbkQv3JF^U<mm3i>t0Ve'
    'AeLoflNCy5wkp0JgTU1+H>+lyqiAeedh{M&pw4(G>cxA;GT^3r`u&d+uMfxKw5e0HBv`mWvs{|{?6}t)+#j<@{vDnjZ%JsQEZI9=_@(^CM_47!^?sackM?*~'
    '=SM8c=x3Ud`Nh26_T0S(tQC%vmA2B0v@jgqa8!$QQ+u9-|6lqu=eWj>l=%CB>&Xb2x$?-oX5gvo)^J*$Ax?G#TlFxwi@;vq0_C?DU6K|j`E7MP)8+KBO68E2'
    'PFx#7WK%Kajn}nr%$#&im-)Ey8v!SZKlh%o)}8r+K^B<|=HF8ed9#uObaFl<bILi-x*E#)1c<n<L3j-J?5K>;2Bns+1oB^i3>2tA^=x*isIgbUGM1B)ad56u'
    '2t4&fo*dZM{eFVAk?_)=V^5M0%0<3CLGfdqq$*AE)i8Jn<p&SA5(?&`?|3gRIkCpb;ty8eWj+w^(y~Kw;XKErjM+u<%>MXOmh*FQpr_8F9v_yE#-F9~rN9s^'
    'XMD#jAMx3nPewAwsSt)N&7i>m>l>(jzRNVaZk;`eYonQ@`K^Kn29<*qI4ax};pz+{R4Xd$8=O@Ab~tuh)iBGpdNS&yvE^pGwv>+z_ypj)rX$F#d_fm_^FI;D'
    'm7xqKU0sZv$iyO|+G9X(Gk`+AjRJwjiO)Ey=2v)%8y;GH6h}NzTc||(_$~UBo>AZ0T@mIJ=$;Uwa3D(kqj(R%`U9D`!FJ=GpXIgt-;J?{yeG3;73RCs=h*vM'
    'Pw^HL*WV7DhXFd}&0xhU+a>}&DMk1!)(6@k&r^4$+xzw|B>cQe$h8&iUN8}{T&|D>0elDU`1&o*fE5&4<Q0KDKI^UR^jwv9ZBc4#7;<zCh&<vvg4n5ekOguS'
    '-G2`FTHbWa`@5zR<;Jw&#pBueV#5EOokH=a1H1=t=%dkYjyJ>bD0YyJ)Vwfz`w<NCZ7Yd6EQ`k%{H?S203IfJtZE8=fyJ>q65a!cGl_r}xuZtiex0}47WEGn'
    '*L&cBrzo{@eH}B^;~&&Pmkyas-v~j}*3ZDZ+nW<zn3u=JdD;CDmd!-)L3Pnmi7US=STj|z!|bKp&Z9YDn2T_CKH8gE*j$RUFFROyV~kNyHRhSQhqv$*U19er'
    '2G8{P#N3Mi%yiHlZ5pK|6)|wr;G_Fn#sapR`r=tXX4Y^8HvK?0!yB3JF64y5ZDYW!9jC?@B`5bG$G>Z8Zc4D?;{1-AE%ay%FTIYT=zD31=?-sMRq=aDjrB~C'
    'W8xTZZv^Qhq)B6^jqFEYDM$!<eJ&fth#POjGRy{!TTgoK|3ceM%7E-^k0SMShbQq|o@w?v?ZYl}ePSci<uK~t&S;Iq<#X|?bQYO>;x6nZ0V2q>2zWE<eUlD)'
    '&xHsgxPVW97}uKEJ=KnR#!gD#%XeW#I@P>U8c%5BB2e?fOwLof#_xmvIlKKYf|#cKSY&4wr-|Hgo|kQ8+-x3c<k>e5Q=Hn5h3Dg4t2Sb%A;8@K!pqJ_AEH;?'
    'oy`2yW_f7l`qp1ZjpaC7iCzem;Wa|6=6nkO`~)05u@{@BSrBKD%tr!QPBt2UDRSG<7||A4C<M<a7zXj>d(c3nJ9Di05HW?{k11=c<*=C-P|waRN6+k<Og&FG'
    'vi%sTzPxZs#COij*!rB5>B?x9`JRd_2P|g9RQ6Ce(^^;jnLggPH@Ws$7RSVVHU>plUSjV#v0!_T$LDAZWrGDhGtvXyq1guCjmby7p^MD>XCq9bFT5Wa4uQ70'
    'PF9xT^oqrJAoc3SG2#h66BV(5K^7|ekIOhnd2_lC@_xN5N4g+#GyeG$(+0n(xp|m3c_V}Eom{4}+{lT+IM(^31LbH3WWPYOgYlj?V|DF6uYS3he_$Vdup<~z'
    'H)D^fmxjnFS<ei^#R(C8w2#LQ2yge2i0S+D%9sPeGqcYynr+NAz_XEgHZ>7>(H!+0@Llmt-$>>&bv-XJl4WcJ4+Y!>y9x}K>QC3bc$nl{0Y7;5l$)GWDo4*~'
    'Vdrt}iBsiVAFOm1Q9duZ1m~;TMd8$OWkm|@*J@9xiwUk4(l9@=s_E73L6G5zzga+I9wiBo0Vc;PNi(~P{Di0#UWwFQlUe4jI)Z1Tnx~+vy=WH%4F_1^nv!;^'
    '=L7u-WZ3QO%=U1!sy6{-IstFNCHQ+q`*&4Yqd*Jx#{CddtvhEQe9hwsiL8;qGIfba$PMOc{cp_lti9<ftA<XQ?_-GjWb%@T0F^2QIwKz_bMdNd$q5z2!vkgc'
    'Gd3?watd>53BGA=_Ppv`Hp?MxCt!^ON&y)=tI~2)(!@Gq9?76*D30P~{tp&8mJlq1cclS0-I`NKmMM6MlM~gFvYa@vXG%JYBk7m``58^&Bj>@d+d4#%LJobt'
    'AL)Hjitg$ZAdY1%hO;O{9Lp8zuQVS&Dd*1{xA-l<-V{3%cFs87Sh6pJ*|e_${pl%ywH(ll>*gj~c!x4ifwdXnaS+ezg&fJ%WgUi5N;$W3kqP(+=TU5YNIb?L'
    '4s-AL)CP<Yd8k}(rL&pHxyK)pD`j6|k~WW0ydl;UV~B?*a&wR{t<xM&->PG^XUq7n({>%}u*Y_(YAPYRFeOTg+fUxzkzPOaIfltkN6e4DD{dVHi?1=9{K>e6'
    'jd~k=(DY}zdQ3v29A^2H+w;+Y*MXpeahAwwR!bLllzmFSSmup<8GiY<QM|~n{-iCk7SlP&$t8{qA+tZ~=~XGJ>S;^Luc9TZJ71#)xMCvnNf+@SwdvB@NoTQT'
    'Iy)8H;TQuEz(2+0MzRqy{)h5pup9@(Ee+s#7QW{@6&(d#-^IXR1A|v$2F;;Ao{n;VCVGtkkq4^;+!Jl2wj)i%TwX-y<+BP(siMhwILt(5*#V9lX<mr5_cC|c'
    'Ny5{~-M&<IUWZszn?dJimh~M)s!H^pIK6yOaAa83lO#&*(aQL)p0!ZYXMtco?$m07Am;(-Mcfx!DwvR{$ebN;@#GkgvCs2aAD?>|SLq2wXnfLWr5|v@0eC|`'
    '>%rMK*a^)ZxY`6N;=Jfw)OVyboFQ2dtjFr9$6k%dD^3ZmF9L6U)&e`h6Z6$Ce5DH-f}<$r^p!oSZ9v|%S<b=qL)3dD+hs!O(~srs<XjEK!iODtNyGJf-k0fF'
    't)mG<Y8uR+4?K7d+7qRZ$5cgcH!kv{xkT>}{v}vg+6HDNxg6|b?&kuY;h=K{Pfu}b*isBkWp23!Ue^Irgm+vs9Yt~f8O~ecq+Z_h)>eH5^GBc%-W{0Y@~EgI'
    'E%ynpNmpj|C;o|?)1j+$7MTU{EXQid=MVP#&q)od)9YczD~}E_x$ftL)npXOyuN?Yg78~PKVbjKV?CiW-fl@?8I>P~C1y{(Xf3mWF8!TT9oKHm@|Z0%hN4F}'
    'JUU8>$nsj{@?cuC1h0<;aPvPntI-6dOnDEM<#OPB6~-sJIocixtJy`U4~03-M@tTbU!p7J{m4`JZwkp)_A|&`9lH&2c9dT54GNK?VaR8#p3QW`aV?shf?zmr'
    'pb36Fiz^GgO`v;Bww@Ea9Nis9oVl?f$4QER;}PW1tZwX!pTPUlo0MqoIhAmfZ_j$kLtRRHbO^bE2QgR(8*=?rAB$zx>J+~pT_!yl!*S@bEU<ICIW<1OpV05='
    '$(gMsQ>(%0*t3%EF@u&kQ~R>A)1OB|Ln(N9FNZS+gE!)@6dQzwtXmvNC`>cBgPlL1)Oaxkvb~8jAlUiK<0zcAdvHpe$JP9X_CH+{xb}Lz?Mf4%L%FK`61kNc'
    '%ZF90zfkfTN}Y~`yt)i`-YR-#3OEO*aXRF<S`yGxW=Aa3ra0NERK(R^mxy>ZiXui-*t@qR<k1C>0NnTyJAck+4Ys#f;r|-_CDM<9$<WV=c$LV-%H+~`SA{Vf'
    'L9Uo~6wXV0_Ky90^lx#!oU%6=%vXVV%?%9;yBtKzx=|xcIz5*9s(kkY1X_8}QSFMMdCZXk`rX0!EUn><WO3pkJAJXflVB9q+u9GeBf#D<2rtO<g0gl}2_Bp`'
    'Aa)310OnH4#G=;3*&LhgPTc+ib9pC4?9H<+kvo^kD{kC)JXWRKvW231wfPo{#p`bjPws;U#n{QN*yBTWw7WOGy7qHM_ef3N&ON&ThaE)egY32-d%kR73Gmt-'
    ')GS=nBj9zyvgDlPxVSV?*rmJTe)=p6^l3L@=EZ)Lygi80evxZZJ;C)Sxvw|%aXuoCRU>nZ=|A;uVGK)&xPHd2jV{4rSadoDZtoE`InwLLQ<(*pc}#4#4%u0>'
    '_C_U#O~N*bA&0c~64AjrCbp!;yeI1^1WIa<_mJhRsT#;B=QN+qcBKuH-m|>cEawYELzcF8!pg8yaP5$5<Envb@Ha$eTIS!h4zWC1UhCDbWPYpWVtIHY_86`^'
    'uZnka25}JrA^(=M5Q87cNV!5$;NOIQ3bH)anO#TF%TcSP39X^jKVF@l*kM^Fq!B!~@FM<nEb50&IrU}4v{IYX(NnwQfDVxPjvaJP$&=rnwf#L?q425@k2_AG'
    '2W>FKm-mzJi0ITsczs3;Tcw;I7DM`Ml%yeGw46Q%S^17r$#G)|^E$~7rKBIy3U=Gq*omElZ&@Pq`>ObP%H{q&R|C)Jujvs!);BTBbZ}fbKZk0uu&_8n?l*{f'
    'I)?V~QGplDbDW3hLF--XjEww3-?!}6G8XAaUdOhK`Y1u0!Ry~^zNFCjl^%M3C}!rM&ROQ`HH9`o7nv2PhTDONL9i_jME|uH)uDXDSf$(^^kp2_wLZbUIUUMo'
    'GH9&fG`TOOLTh~<JslAaf?p-%@R?{c=?Z)lZkYYhNDSvPfOP+r2|A16<gb=d$ER!kAuF>9<?~UQMYz2#^s`c{=C~Tc)$SQp$dcCdJ=m4RK68fS1=%5sR?~-Q'
    'Ti~?yPZaLqj&>knt|?9n+hjwG`I^9P&wlYG<nz^w^BfUE!!Gcsq9aaU*@7U-DzB{l6(pnvWxcpwHzAc?zL`4G&L!Xc(FBbi^8nf*dHEJ7P2?f8nJ(>QCZjwq'
    '{cGV&=1Zx5Pgws2-WZ_WYOHGT>G)jQ0X%viW!9zzhZE^-jzT$hl9hTp?bh98ie^}RtBg~_%lK^4z;*2-Ij&L!%VuTYl?Iu%ne_NZ$lW(62Ge%)Sj>N#olpmB'
    'Y?h44cD;CuW{9Xp;5>nzABY@q1dl{%2-V1x;4~g|)uH&!e*P^(aFV@{%jF!9n3YDbp%A46mjoY8ArUs2ehR#r9vH)~5WbhUo$o)_DcGLM2+50%v3MNl9(QW@'
    'LgF0q>K@EwvTXO{H1tP2WPsR*Ar>x&+0rAsthZS<^Q?TXIwdj<!ShOw;*>WAUaK5~&nsbd4-}?jndVtvUu*T0KDi#kztIRmTAsf3l>-vz?EfR}JD{W}y0$w^'
    '+Ff!~lpvr4B`694k`)t5Mi5XWC_zC~3`kHENhVZy1ztr!K?M<1vLYx7s3>M7D?xHxc4wx$tNy-qD|OGT?|07M=fLjHbf~Uy>xSn(m#j3u;B2vAAI~6qzXC7S'
    '#f2a{(k{y2yGhwXF_S82w!5yCWaBAiwoIU%109U3>9rI=)7$6);uLUNccpby(O`<d&!q49O2FZYFslFw&?hvGd*X45nQC{XS%$4w&MIf42ctec;k@o71J(-i'
    '6V8&k<zMi5)|_+fUBpJ|<XM#4`cawaC?lx)zBk#7@5zFv>NUDIjq)#UJm5il&&#S#$eg*xM%?P+I9L%2j$(*=g1>jI;VW`|G0Z=?C=0ti;<iz5g#R(}01@@i'
    'h;0logZ16-4*9NsHy6u2a)du-J-nxt%+u=6-sC>wy&ZXr_cS0LhVv0#rjMSd5EGN>GyiC@+>)d5UA_GRUFc@o(9Es@sTcd4jR8g^FmGoOeLu8|ETiaE4yW>T'
    'G7hBYS}z!5L+3+=Ffw31&+dMwKf3^B(KXboz=DT)M3Db~Nb9kOcsn=c6$dOl>2{{Iak&Tca1UEqQ}YlPEf5k9c<pmHliRqi^6-AV!(0NAN7N$KD+`R4{g6E('
    '%KF#)nhcd~IuqT(-m+4_ejG)6i<qY;X4(|DVpe%K%%8RE{HIY@aM;-dnWgGe%tOPK5BuirWg$+?kO$`)k)Pw0Vy*msI&P@SW1V<kiWv6KF)>!d7~gHsG6m1b'
    '>t};DKh%EkbqD$Pnxu%?w`ToV#u1zZtE~AZ+Kqkvr+yx9=gkUP>{E<A1QAVNTI-_vZht;~#(%4OD(M!rIw1EJFjUofk3lU@h-uu!5Srx(R9N`MgG!#jce0r('
    'WaQ(%HYI2>pUQv3*p>5bF4nT*e!!CY9?a&HvKF-YT7~}Xk3nz0jcsFniC!11>3OI-vq3QCoH$`ECc=NKI9q`K`x+atgPTmq!#>V>xicS~f&593X|$9GzssqB'
    '%wEMay|E6u;9Gtwu%;mE?t6Ciau;!|hg{u?nM#%)SGc501IXGVz6^OMg&9<yiE+lAhq#sj{K{<HZgfzZ4Ay!8t&LsgCFIJ$s0AyKoy^0y{zBz@cZ8)2ZF^qB'
    '1AdVHwAe>{1s!oB=Wh?q)alM)qanq7>s_|;o%y|&oT#C(I|DwEehE5p79QNs$)L~*R6c+=_!BFc*!Ke+z)|-NYCs0&2sDrAH79_3tD5%>-*vu8Bc5RxMMT*#'
    'zlSkq2y>yP9;*qhm50+9E00jT!y5Xj-_vgxmpRix5?g`_XBh#F2JpPwJzyXa#$v-l#3D>IVa7m&_*cdPKBDC3#>bkL3bOGkCzAp9hqTQ<L(h4CHXBD~L`8nn'
    '#->sl+WD@FL5m<bcfUNZZ!}ZmKg9a$K7Xt296^ln=~%AUS>}xL=&`mM45M2yu(x7l3pvCQ9AEgW{l>^Dj(GvR%<;gJa8Av)5lgVnJxLTo5wN4+eSoKlDWtQa'
    '&2Yo^0FMFNVuxMjc8^^kFiRe47|YlSU*y{t8~rC8;HExkbCB6I@oZ}+mc?hVl`dmvwxu15#9LR346w81V>4aH0r65d7qp(fiDmSMtg);|v+O^g@b{|C<25hP'
    'n<B%kVj*pJj|cdPX{RwO1sSVKp3|iP>OptpBXT@=pf1>q9LiF440biNSCD!1H&T-Vg9g-_I_&*mV%3$d8MAdg??uS;YDb#TuL4i)`LAq`z*^j&WHQpM5qW@S'
    '(2sa^d|nK!>c7crW`c@&UJNvI9tZuJbUWXWwcsZvlTZiUL*}Y_2O8+Picy2v>k~bU2J3COkHr#3<fA6Ci_Kru`p{l2@PPNRrFKo@7)IE-uxFM5ZykA|i1&Zh'
    'pRMPOOUfcjO`v#MreC&yFR9Kt7ZG_7wY3cWVfI#f(gDoGLN_8((u|~6Hwr$rN1al<QZ?N5n!rqZke)1rJfddu(|d~DZv)p!ZRdlec*0D&B5^4nMd9VHPhKE*'
    '`d4-p90}mF46L6IwI^LmRNn3AtoqyJTvcIrDPJSNW`Q+NSGtJNpWuT3OR*LXGA8hSThu4(YaFC^yRSvwrofW?0$;Pw+gBM|aqn|ldLj-D@ujp@KU5kY#uqyw'
    't5a{^i9oAAlTsV(pk4NC!G9^8tUdUisaL^N+23F{K4ckLEWwxDsjSU2vq+mtvPbK%=jRz;2H4cJc%UixV!-<{)mh7;0+(?QSz8+!Twva|C+LISB;PiNw-Tyk'
    '9Fm`wm+d(~g^v0yMg8}>0>G@z^WW(b_O{=%HB{G_69r6E%mp^Kv8=`YjRR5e?bYSIas`t+qp83K2tS6NFY_MyDlE_qF}t7<mzaeisX10-LdO`%bC$3^nYSf<'
    'U!cc#ml9rGhDETzr*nwem8LV^Z|~3AxyWQt!+%pV=P`cWKz_GHVpKdGyOEI)<L`su=T8v9E-}u1)7qFJ5BhsGtcOeK@nylm2hu%Vc&l|$NRAKkgr^PW{9HbM'
    's-ny0MA%;hRSFc_H0;dO{gnh`JFB?_RrS&e=`J$Ut}5^fiLq?Uds2?eMt=b<NQl_7;`jirleg?o*jqpr5avw_UlZ6Yzb7A!JeWl?f+uyR|CC+6zVtDhRe(gk'
    'HjX<4%>4=841S*`{AY*wm$J5DIo=mt^K^SWH>EhqLEge>G%oy@R<-h(m#nI#q-YJ<mTq*gg|jtSz2c0iYB{3iikX0@{Pobz+$h)Td%XVnVs<9*K?63-W4sb+'
    '2T*zKv@t$uT<?}*PXN@+YWt`7;}npQ-I!kbXb!TQjUoFo<jK2H(85sP8bXSDcSe+NML$G}D%4?FKwpit44qM(d>IYmV#V<mYr_LH|1@NwgB|@;S;*f0+XiMe'
    '%*gr0AMXdXm_a}GZsp~?LUu!ug;SS5J3$Y)f~!QA&*NDu#Kj3|P5f3yMQiurK2mjN@{aVO&}sn|vK?f;vmzsQsG}1gSGNPXQHx!E_LpA$P91ICUbJo&862!S'
    'R6Wq60Zf4XjsHfay*z7!H#hZ5q)Fs$F0X>TnY%*!=3{wijXV=sWcD+5lbTF2_V@d3C%^l8b_K@9duOx{+dNC_U*xKpRT9x(+><K52k#VW;or+%S<LslN^X#G'
    '@5S_RQL9>b*I^E_k=sqScuVNxv}u<0ekB!Io%6MP0sR2K7i6(jpqPU*umE$x?xo;YrQQv`{MoJPAtE=ceng=={N7Fr)<hMveb~b6IH93I4)##J##k0VbJE4V'
    'Y9`Mo8^!0xpL935$eW%!g5N#tZ)-<DkLqN+jTIQ}!}6P(&GM|pV+$<;aonV0&xnNi-fkf(qI9|(=;9{HEdqg?;&Tcs2yZfOB;&~hG9iXhD$x_u`Te_4!Q@?s'
    'A|9nT1%9Oo(O&%XNwQ9L8y786A~53YXDQhZL{`7xElj-<d)XB72iEp$XAsMI6UUXJpX8{v<{aMY$IbyCa6NCfyIrmVh_67dW4}CPRfE<0i8qaic<}fD?%=TZ'
    'wuigKzzF8|;M?kU|0Mt4Uh^Irj@WYlur?P)p6?%-tzs6mf_Wv`Ee*hg9HmE6`>FE!toI<#Z;Su@K~)UnA1+NHJK#Ng03u)<jM)3~hrPpp0;4I`2F4e6#0Ar*'
    'kb32$HKKTO2Qviyw^I79FCO%M?l?a`C&-vyBk<PGTL&`M;N2{C*~|s2p}qN&Cv?Y#TpGMWFXzuIPn#38+1j7m9baUx^)}c`xZLexg=;cjU@n))@4E``c2EPq'
    ')=<nY!V7TNxIB#&8yov~cqsJ~1>5Q)e+O#n1T`*Yodh%{3fLo0ix@xPmNdWeaD6>=b}wJ+4zk>_PnYxY`X{|J{*W=#+lo66yYminoV)1!wZ$%{;p|-GWJN#7'
    'e1?wnB}Uonav%fsPzB)4gnA%nQfIX5zL2B0l1s8B?l*<U>8<f|2I#05<treQ<-4{uf#I*RG2TN@A8G=i0nXt%$0-l$)&3QO9EX=eGGapt^Wz9#ZOCo9f^4Oe'
    'D)?>S?_HX_Y`+@|^Y{-r_eomVC9jwK#;8hW6W}prYmHu(n_U_$CO5FQS9e5qC;IxUP^J094lv4wv7T+Jniawyw34ER-#=MJulbXEqc@pVooqqA^=^&KG9K_='
    'vMWTk<UtNuxD{zcT}g?OJxl*17qgoRph&wBC-2#BvcEz5s?A3L5sv*M|K{5`pD3=yb^YDe|M`9tY@ZQULEeP;uF%s*Ywc~oW%Li)Ie$dkm#FQ5&D5Lq$9Q8@'
    'GG5W&Be+KNkM$oma$}5X9{P|$O1wkhEk9xRX;TQeRh7SSMM|%)ERJz`l+C869W|S9HVe%4Y`RjbrUQ8TCzusbF*-8YsF-3+M2qNtsdp9F{nE7<?m%%W6ta7O'
    'Ww$q{du(%B!~|yRC>!v@m<h91k;ukj|Keq8O6K`@EfG^*92O7Bvb%#ukw*a;(Sqvnk2n>cp@yL`+e+T$Te+pRU^!pKt9gG3gy*27*vI^lExFQ$s$9sD)64He'
    'fq(ADtE}B$60%}pJax8ou$!AF7syW<6UgrZG|JN{WM6>n@!IU|&Nw?thTjpHCb4R1P2*}!!w0OvAzeE2ckNAEkb!c|>}QdVe>9)|o7$+%C75y1Nkm6IV4Pr;'
    'N1~t$bmTT>GpU6^7HA?383eP<aZ-=N?6iil=?vq9x@Bu3Ft|ND-D7eG`*w~tG9tqaFth929NzW^jHSu_A$|OL|NVQG)OAgNlpI9d+%8A7mih2S>h7y0zYqGx'
    ')O_z@e@I5lJxpjC3iUfNFnj(^DTX-AGcF&P#VfMT>285}+uT&Ue&+E4c|zjjZb)^Ja`uO?+_MB%_nrdCcIOgTw(iIH4vzW%DtXG+#AlfUGM)u`&p(0nnc%Y@'
    '=2~xiy$ccA$@0nd<xX*FA@~#Sa5hL;)0P4^|En=wM$aofjQef(l<dX(;6?YUf)~^M4d78*&)R>G-2-^Sms`Lf0lVWf-ZD|QI<PyH^*?=>N$?@*k!~}ivnBlJ'
    '*sE;=?+5<SnzUIUmL)8QpXuTRWI*;eVQOU7{%Hf4vN%fAtq?Kd&q3zCNkw9BVu4JH3GSdsqtlZ}Z5tWgG>HxTBbp8Lh^;brF$(#XvBCTy_Cl7B#hi%Xj#B8D'
    'QjPo(%es?yq<^^L%-_f$>upbE`c=>1k;!)y8ieT^F+gIX({7kGHv)NjAA66c1)7feuCzV%8a|&oQ3Xg&nD>-=kiW+io?X@?N7?3VWwHO~5tVEEekw{8ss?SA'
    'Nfne_-Q&0H4QolDe_ryw)+~x>Rum6flW)j*Uz@$hB26b1f^Kt0?|`-U)(J5e^8zFKhc+kr`Xl?8aUm&d=bdR_LY&VwS{pkf1vWA+&o8-~_RSUEWO3CMvJEv='
    'B@A}gbAi=gkOTM><^%Mvt?wzj19&A?M6eF-lWZ+22D3-c0hYCojXX6!W$01$a&tY{1Da&%HIb<Y_>V979Xl5f;UThWW?d*~z^B+XY3fKatB#&7|2lCr^kR9B'
    'Tjd-D=4RmW>qIx;4Eh5!_7&`V^cxNJd*M%QE$vNzl6c&>gIPLFjOwc2n6;r0lkMmVzn>p1zSZ98E#lMlNZ>6#;4}M)EbDz?ZG%}jo9X?LXIR_QW=HF8oH^_+'
    's`8*f%3XF^<#0dXpYw*lm$l{JU2nZ%t|6uQ?!H0x&TpkpahY<B+K1R(qH)pl;E4pT*#pJC;%6wd%y<5G4`zu}K&VX5vb~kJqZw<#0aIua`ZYJ3h$7!)qR-TI'
    '0Xy^T5#N$e?51xki`Mwse8N?B3VP*gW|<#YYjA^!8BNbJhiuab;P+b?rYGt$j!5+NhQUaO0P=;}s@-QntZNRfz~=8)^7EJF`np%P@3;#)_q?=<KEuCmdAh&r'
    'Gf5FY{D__>I>mgzSir7qM5d-u>w1E@J&SpWSMe?5KT)a-OrJ8=q8;O;-ND8?+S)qC&IGQCdt4D$pH3HOQBPkx(LAzl$g`VEz5zc<*#_GFRwf0SYIE9Ad3N~S'
    'Aopu#Dsu#mIt}DI>)7g%e$PI_Tl<9fZ#L6dO%4FEt}S`4u(PK}{B9{`5Rrr0)St6wY@C&4Ey2#&)!LheIMY_6EBRP^|HkpY#Z;!)4Vq;G{d<i+8)lO>{`;TB'
    'TmbD#@Q8dsTN{WDhG@)%6r&4YKt(FvmnTRr{R(YVk{Qhwv3TlzSkOB3*5Gx-8pQXP8A7>rttB4(MowzJOzFR5p8$IJ{<Pjh1I>*>-vM7xT5%%2<Q4k~c>)@g'
    '2W$NrDk_-Hpu)DR8PX&>Wz{TiIt%RPz-NQD<oxJnIj-wGWazFy-Xx%NmQj351%M`+$fM`-{G_O0kni8?DgSq<i#sKXQD0zE!u&aqZ*$paXZH3bcZB+QdmN>('
    's>a(rb_?Baw6?&@3>v~IZ=l~}4K2{n-uM^1v#Kx+wsCi}35^)9GI{eVzxP;znJj1R!yzUy-iQ3>S-`ftwr|7KVmk_Qq$20>E<XPr1qsMj{9Wfu#m^F9!R+IA'
    '{za}@<+J-bwK=-kPMEg<!=W|TS>%Du+~jAJft_sRs5{O^^wm_{m-xR#P~W^Y7&WGd<A2nvCh!4g%8?Ey6r1aK@;UzvP>Hprp0goRIxXS{Mxeg{?O5KJl~9#S'
    'ZjD36{~1qJ83BaX;>c#AZ2TGgDNmYTM-*yZ#Q%u%fdBvFX|$1*Z#~BD_ZeT&y`U;u8fw*druyneo3=(ILPsX68DsqKoBA^eFA~vo!5ssZCgikSZw^ZzE(5zE'
    '#4%vatm7@bO_RDmWL+CyWUN$-$KDvsoR5QF6|#Ka_i%<s-P>XR^RK=;=PFG~UgF!C;O|rnNiZdlF*PraJeP(s+V7pY?4=fZF$Xkm%Y8BwK?08xuvc6qGX5O!'
    'RzhA0<c6f!r~9KS7OH%(O=u;4uTy*u^dwKlunt>2ZQm@Ao?Ye_=9+VV)+4}GTfzTrV`NzTuQ+69tom1M5ZCQlwizt$;|!e*md`JwMaFp>q4s#_em~QR3>me|'
    '#CpBYW_h0D0MEi^zVA(E=S}4!wJrikv2xm2tnt73F+JIUd?3q(2wfL`&tMMA@yG=4LN}6b6kZ`rN`c~fDI33!kpri6(eFPzKO7HOPkuLW#8`aY`<eCsi^hHj'
    'S%2D+n@xzvT$Oj1)+XD@iHXX0BBN+@AcGay(N$#F4$a~r_6F7uU*`yH%8rA8l3i_K&CmHn#E@Y}0BMNKG@IGpBzBkae6F;o@4JTab4UtTk$-<;jbwK%bjL<_'
    'M#|W8*{p-iEfp1A$J(PZ$H1farKs5ICUT*6`)~h1j0ASTS<z=gt6@QECB=PUOLBq<e3U4U_PQ<qXdcKdD;{Z*W#(L@wZ0E+lNFZ(m7Mx|?Tv5c9Kv`U@P*At'
    'e@RcWt337@a^ymu=e5S2X|Q1r2fg;8-r7jr*zd8fO#67%YoA8;HNo5XTd2kBcndabclp?T%SeXK8*Yv#gYDyv8v&gJIPL})fOqwbRu$pAe4CfgAM!+<k{hI5'
    'Fu?iJR4q9v<NJ5hiLR=<c%!$M{e&7Dz+5mx?sS*SHcglJ+~*362b=9=cNXj>NbkAHdVb4mC$S1pagxiQ4vY+2Y~?2wBmAcW&wJiJ<<FMI{JWk(yDiY~4FXSe'
    'k&%G9q*aDS@p^6*)<%dBbxAX!N|$ELqp=}t3ed~o5kl^#{EWN4Oo1^AYA8NPAES5K1E}yYL58)cj|+KuPtxm6U{n0T-)TFm%prS>^D}{3WKGMJClPX?hjFvg'
    '{`)ud&%Y^@>xqn>3!F_-9vm*$#zOqyUe@-K0k0oKSJqO&jEnJ-HuNtWbLh7h!v5Gu`dI+^FwL76vI&rnC>a6G_hbLcd!+~C67Od^jz#x|F)Z3tj^^DSL3`|6'
    '1lVR?%+oz%z67_xt1e@N{@m!F&?DGOg?(y292gA|9mnXJssq%D^--<V(Nvm11+?uRR;yXTEECJHGW={K2-Ky7I;TD9Ny&6V?LVTU%0B~AJb5R3GN62bF=Dvi'
    'rw2S>an(^${i3K-b&9t3vUz*e@1W1^Vg6dQ<hV7?q|HIa=!ub9|NoiCbj=^Dh1Re|?#;BEcc}7rqW*P%?1DhN{VS;j3@}Sk@Izh5!asjFN(<>FpYV-rD`dQP'
    'viqcgy#?~>R~v#Mt6CA-f%2NW(kJqnHg3Q=YTHn=V1_m`m$|b-_bE*~1fDQaO1Nc?V3!leFP`$uL53k_Kb4DP)BxYBw5*o=aXd|Qo`dPuZFFh!-?SXmq|>au'
    'F#h}eJFm6+#v!jRQ%hPP=l8Aj!w6=w=`}2;+czV-9eq{vZ25c7MVE!{H6vZgMC{@2bK}i{vKQ5US3Gi^h4=%g=hQ4KA6Nw`i@y)~`^q@rnfp!SllVyPtna9i'
    'AS8`;WPdMnoF8((Bwu1B=mhBNmTcX7$yc@WueOTr-%2jvImfvzVs%a$#!<Vb1-xI|sKKkafsQa$8}YSTy^axO0mD9umP!DIK<%G`H3!(Td@YixzIW1vOg4aT'
    ';3L0no$~TM#Wub(IUuDXARP(-0TVTM)2)0ZT_GbmcVxW5-K1Oel=rp$A6xjML4(414-A=lw7Xwg=ni|?-8MS)g7r}ysCqoj5sLo0j9mu#18Q9;{X<bvqv<LF'
    'j4;oTus#hka-#Q3TGX7H9+FV6P=WpE!dhRq#8PCNa|Z3h&vma!&{L>m0)vc$z`r|!0v2lz;KWcao7Z04MLP#<!Rs9AZKU&@f!^qhp8bXh?KCH__a$=0)tCXC'
    '>xtRjnz!f4bUn8(ZR*e5ai=op9I^;)lu{BIlOP)nG|^csX1pPhUwB1apx*Ynm&jT7ldVSs#yWZ}!b541DW{`N`?J-77A<6wJxJTdhw?f4L>lzwzfIr)e4(s}'
    'FG5B|C!V$od3CiUXQo1yRt?46lTyx%=18&s^8KWRn>hKu?YTYP2!fTSs`--O<Fl*fc>ZP__h8nn_V=O!e?|je*C(_EkDwtosJiuhNP>xq>*YhAU(5FfAw7XV'
    'D{5io=uf!3g1R;5&ANfvFY>aVCz(E9u>IH2@4NxlYT87LQ=K@<qfF#e`X2%uagg1HSu{O}N&n(D+<I-t%ugBr=L788FA@V-PaQGN#ncQ19~o3~`yw`x_6oem'
    '7xcgW`4v^|3Ky{<iv1XT{IzHv5!JeVd8)0g*9%1~R#eLVRQVAjjeXhGkghcL_@*rJceZFm$B95asCVcf<2r)1USTCPLLY#<M?LLXxPRUi7{RKVG+#n>Z$LBV'
    '!87EY@~Gf#ZIgpu4S!Vgh0TF6L;uQ9{OuLYgrY;KU~;H$Df^Z0W?&z%$p2z0IPy}YJw^R`x(V}<$6w50^!h0NmN|aE8V@@HY0+2nmY|mna`Lv&L2RW?CzY%X'
    'AxjeHQQWX&xKC9!f;d%Ob3=W*a{&Jj6}i!Bo?S^tt0iKHi?mZw`XXJc%|~E{z0iN(2=m5|;A1PSb<8opXiYMnjkkk(#mp__gq-Q^u{L3JXE=95A-w!H-)8^Y'
    '{2!=&dkj2u?gLKm$nL_2Wi^Pm<!llRIg0gocR)`i?l>)Lq-DH?i80CEa=vZzue?d}ua!*M4)SR3%SpTKN`%`6=qA`H8XCt4WP)Io`5U>+sLNaaPkte9VGjS~'
    'Z~n86uP8p|>P)a#()XmqY3qSjUzJ^}^B|S5^gQikqHCzmfniMMQUWXdHcw)YcbDf~%tkesgAwzuoRVs;t;~1Kks-PIcmjQrBZ<D#iR#(!dnL%lto4lonqm{q'
    'U;!EPxRTznFZbV5L`WgyWxm>xBj~*oG6(P&K%h|SjIvIoJ<C|+zdgV$M@N?^n~ZByz&iCadtyhdRaXRN?}3!?0r!pmB;Re3vTs;_9+PA6wme5?efTad;wkv^'
    'Ez-LK#`OTrW7A#EPZ>|nEnO-Ocu2(Cz<&2D-?dj-=e#eeFQf9rs>I_}@^?Ax(|bbtcnvlV^<s+;fVS)R8k6G1$a|qt)XPXKk6Oo+URM%)&dmiPByRkF9)P^M'
    't#~yi+wL>gy67!@g8r?&K_O{G8wccP539bk(%J+nE4`(?(X`0mfbPGP^e$-_-E5VGg8HNw*H6x3Ht7<!d!Xkanh##NRcXk(StC~f@Dy%K3v^jO2jXSbNC#x('
    'DAmg|vED#TXuVwKMb%%|n+vsXD#<%<gNVH?Dm%bi>7F@YE?L5Q2KFb&yggJzzb+-qDQ9Dm*T19PX+KnempPlQjH<MwMD}1kQc(e{Dtn&b9~aj^2Ks?q!8fu='
    '>-BXh(Bu9DCM^Te>_NmD`08*?0WbS*bBL6?ia{G`QPQPRcR^p>kN#Yn&UWpoUd4Uje|tsFkxQ&TJo3KHL;t`va^%ms!jit$e?zP?c(dom%E&X`^v^g}0An~O'
    '1{PJ780^8I;Uq1@Y+#<=*KWA#5=eN+kG`4UP6+rEjBt0CyUU$9|Goku+;;e+-cJ9T6>^?WCap5OIciOQh%=9KZOpN-en@G}KmCT8%lVz;C+x4Xa@V{{)r}?='
    'Mafa$Ux~GCL=*5;0U4tPRwV@g-9WDmK`9R$O2Z5hQ*1$cxX5`!<x@Xnt!#Y`yb#YxT*ZV0cpk=N_%HIyzL5azc0=@Aam@_S)WE0EG@$>0zJCV|dRNtMSFQNL'
    'bQi0W<_lJOdwa%IIE-L@q(x?-){aO0XUuUGrbRzmn!iWFlI!Jkzj}k&s`ui+bJ(L$_<osfK{2Moku}Q4%<c@ii{D0JZVTj(Em02lvNNDBTZX(B!o>sfv9FwC'
    '-?6^IEL`x$y-4@PPFTfrU`>r;X9>t)Iky~(Wmd337pr1yL*`+r844CTumZ}L0FOg4<8=%7c7J}c`G+Xkm)SE1dNrlp@v|jf09eeY6*1rI1w3BKP)@3Dui;lG'
    'oJDz9IijvM1KRrieZqozr{5NV9C?p({@z!3ssF@_9Yd~$jn!ruSCBQl*CBsE@t{Kv?eBnabDEli$nUPM^Gn+@A`pFGtpft|bdeFu|3(HG8*{V8vqZ(Jn2h1x'
    '&w8>$aq%ffT9A|()NB;fAIP2rfz{N34k~?N<Yia)V`gtr)0lEfp!a*f(dgv&`C0qWEma8BjYKr<S#qlxjLw0~_<^z5U+V&!{$XEsydYaKn*X+z&9XlHJ&NVj'
    ';(EiA7e0-dHL{0p_H?fg`uc`)AJJNZR=&ueKjY8f2hWvs-_h3PC)#Q^2_Qcrv?IBJ{$@3*pkydyP<PC*Qb3w33^drpqEhu1E?2ik1jZKqO<xd*Nj>8<_8P{r'
    '_x3i~7f0<K%wmMtO~MqBsjG9qYh2Rrzb``j#0UNzk5(7@K8)EXti_bKyMR2F3whRa)4G&lbJcBbqQ7t#Q5MiCFOS)Bh$#B*EJoZKFh9o`IiucAqBY5*T7fnR'
    '{E+a#{}b3<{_D5*Y2%MHVi@*DaQUfT78Nxsrh58)QjR`lD^Dboe)M&Bc-A^s<qCAX8Zyv8z5`}VY)z=jf6@*r1~$r7w#xNHZ?<9zc!<E>B#<UhmvCm{B;X)e'
    'h0nImkzBMHx10g_vWLwun55WIBFj}}ckK52;>fXT#zP*)`7__*kXM(>>$l?IpQ;s|8km8QXEE4?mI-MjRvPdep=R#I-%KAdfkR;)KL=2uYk8fj>7ge!vvD6e'
    'oQpVoal9raaA)^na;tR>JF6Pop9OkQ>6NEgD_WKUwxD%V-``y%QVQmFu@KkuE$(_xFeW3vFGL3+bM68<f$l^0ZogGCq@>#{NAweOp8w6&>~G8)72LP5cgD>v'
    '#xWT|`Y@-xKMPm#wJ7RM%p!uP^(ec`;)2S5D;;RP=0&(F&}yii1zzd9WUE$?;%U==x7Y0dvJu{{^+G96{FNq?1A9_O+F0v-j0Noh?b6K&=;o97S<TZZnb)vh'
    '%;j=x4y|N}3QFV62IkdzZ4joVZY58fgZVqF>gZ*YHyAa6o55&84$F5{&JIB90VcaA;}=qO1|fbiosR-e3aG;f77S*af+zJDZ$s$-E&@D{c~tTKo-GBjzJ77N'
    'y>khRmU_s8Rh-Sp9ide`f_jX_0=2xW<hM<Xqx@dT-(1^6tE7r{?N!BZJy#{`9PJnZ_HM-$y)&YG#yjkw9o&IGr)|caaODHyuM=M}wR7XXo^q3Yj9;U4Q$%8k'
    '9NyXPL#fMov_l;?I!35kV)*D|tct-(CvrAciRzw)TlpOuvFAJ>XW&JS$c$`3*O9G(dye+7-a=<qne`TD0DJ$-rQQr)@=cnQKM;qptpR*OQWvXX<~w(s`=%5i'
    'D|#2)9&N=joVZGrPL9zM#asPM>Hlg{a)E<2xx-xmo?*z|c=&{_ovLGGYP!`kD;f6-4y>f*<V0Xr&5>g_&41VXst8-+(}1>w^8j!R-%0OJDB64$Jm+t7O}Xd;'
    'c)E@=6hhKy$a%TK2UIJ3ID?jbgN<6ok31Iy`C_5!3fL~AE$A~I?+)z4%~NPcpUv59j%BT`&%PIXr~s9L<|Vi(pf<$s{Clt;N)*0+PUoD*y*pw4$Eah2ceiR*'
    '?xsoS5vjnmOzWr6Is570#6Y<w1izw~1GUY|Xf3m31bnM?*nIuoevF>Ys@rF;@$)!s!Y5BlOH@VxK4{Ro+Vb9=pHfIg?t_o{^UiKSe|Nsr-nR>lQHaFU&F@NQ'
    'nANN{=~KqTdB`lMAIl3y(V0fBvzvgmh}q>cz4!gzsuJ5nO1SH#%xgw5v$Ru26^mCwh^0EAz4N8mOM%)S!wf)6Pl(Re`WLXn#~rL6+2i*|XltjMInb-a`q;7;'
    'JDB-+t%bWGdv6aAjKCeRhy4xJ>;}_vJkGab2j&h4=Ke+8TQxRyEbm)SVZX7S(eu0|+r9sb#}DNRTGt|WR6=?iiaKuNy>wD=>houg^+fH&xuM9}gS<6u-P56}'
    'l{{Xd_1`q@8<Cp?n)5LK_u;ni;&oxQ*C9vss`v!j0mjY+O!{cI4Zp_Yn$@=%GqjuAn7&AZ6=c+|0$KU**jNwXyf@e6{J()i_#;kG%;z2F#po68p|psfD$iN#'
    '^XLh9B?tY(L;O28ceY<K2JIiWi5J%-@0C2yRm3|lbUXSpS-cUvF|a&*Ezbu{ZYard5m|!RA94l|PPhC^wB~0^<l*=-!kyO&QOCXfJHL=Z9LZq0R_3L^C+zrI'
    '>()!rS^*w`6;aHUXy=w7ip_f+bxQ0B^eP|#XKJyWE1e~Lqy;MfF8N(bj+5sd@&LW?s*Bn&`a65lG46w`FW>k3`Oo;({|98U7}c$jVu2YM_xrhH8s2j#4aXR`'
    'bzLABwA!#wL@cGT*X4gaSFvK&f+)jL6(5A-V>ig&3pEqoW6qV?7lkEksn{vDwx+Wd9A>ktgD3K`zhS7yg#_`3m5p5q=%dkc+@W6e`)S<=nTg@pNv^kFAu2`$'
    '-niBb1+MMtUaXiv-vOW8rLJxd;c;DVvS2Cu?N6fDEnNkfBAQo8<m|7~@au=^hiq-c{rhfD>n*-BtIoK>KrDVY3ij)D>>RL#1RnoutEY>V(}om^w{;wyF974c'
    'Os`h4?n519j(G*v529ZnkNTqIu=5Kv`}<x8F&u9&ncK_*zOfJJYyR&)6tV6u^55=zI-Xn+@VMRXe=2H&jE8+W8f2m$%tl^VMT5w|g7Ds3n%0X=$z75~2S~ba'
    'rnhiOKHC{j(Pq2WP~3H54}{eYI)K0m0Yg$=6d8Pg9r!lNd6EMWCe(O-I+Izsv$lgc?oYK=iC^!rKW7LOu=X!;_0~!`AT;Vo_ds9vk>03kk+Ol60&&bueBR8j'
    ')Ij!8xZ2b;{HnA0Lhlj&<zfCzxv22B!nzkdDDOOz`OMxm4{*OC^9mMbx3LW)V(a`$;<)Sx=8o*jt-;#&m4ox{2^Vm@;PZYijr9tF*Wfm~$bp@um)38SP1J$X'
    'a$TI^ds;Q#c7Yl{m0Q;=hyED6K2@8K40=`sf7oD&x0pb|%DFc%BQN1UbuZ5_lT}k>IDorO0~Qn*$(dDu7;@zyDo};@44`v27mndq|B+=Stj!`nv4-pb>lOD!'
    'xf>34X0jRfYkC-k{Eq8Vy5HVkZ%N2@?CbYJjC|}tBpMh$r?TD{Sqt7z@l{v1MXna|!F=hq&S=A{Sv97284Bphn2rVk89Bp$-#*su=1uN3LCY|KXb8wVsz4zY'
    '2lX1>39ONY30;$akA8M4S7w(y&ED{8-j;PNcV%@7tdj2!U6+FVs-Q3VKzf+@BG2*LrRi;V7g61JV1_odRm(8xOl@)`5LLmWCq0`!E9d^^^dW7|<h%EitpVTU'
    'G3WoHd&1}-a%^2ldKJcUCHooEwp_@F7WfO`kUs8Q#Al4qBmo5-3%uJNvNJM`Nvt5E_A=Qs<LMFhPUkGdMvjdF`w+5~k5+7yL~wjvC=KF)#?Ul)wx3K7DX(Gy'
    '-H6x~0i_5iwSB2Rq$qyn@g&#SVx89dYJ>Tb`KCLOwMpQq-gW1N7!VN;QiH$i#W+*QSYvkT7kTDqyps6~UPAWm$FdboorN;&(Airj{Y5YPGkvK9Y_B26WeL{!'
    'GXE(Z5BW00OBj%&Ef|Sb)B1&dq<3J7Z@H<q7RcveZrus5o3^*#u8o4oLtf=fke`-dpJBD*x5+FAb48Tz4=^~_%O@c7{DZLqR$DwcyOsA1wRXsm2JSU6s+R<8'
    'yn7>4U9qo=l`&EC!mHz?`5#FqTiX*)sU-Kv(X1m+X?I_gi*_y4qr@5r5UYWB!AvT$NXBug?veqOP5XIGCIJiEy`I38{Zfd0M|J%>O!t>;3lqHeDudzytC%s{'
    '{o?dxUXom60diDm=64uD?gsRT?WTL(JI{yTaigVbG4)LfW)7_24nDQUEQ9n9_NJSQi>yj9gGQNRrZkr^$R|x;3!F;2Mq9yNmO$jxBT&aS-3V~JvY++3u>un{'
    'Gl9Gh4|8v?@CjZMLq;5k{Uav0w(+TZB@Hqm2psFvY?if;K<%AHE@UIr(jsmvWCag_^{LC&8blNJxV@QrvLgw*wZRxB`&f``j@IM`&DLoT{bf|F>W`&``f`D0'
    '=?&E0?(vwg=I*mkvpzf(S15x;TyuYdw+cK?jp+sSS!&Y1op3d!eR5=>e(humk&J0_R?Jo?1HTV`xBHuar(ia`<G1yc-&4<VXKUQ3Ap1=SRjlh-E4he2;XUmQ'
    'ev)lKt@&beU<H2#7}G5n<zD=|n*7RMc5$nl3l#~<c+~<r8s>5K4rnAcYe{wQb_)8O^3v}Xs9|;oh*f>Z#^xIW41N%Wn1c0qjA0>vUNiqGy;+}52y=k4zo9nr'
    'Uc0{Evz5$OviP@_%5gkg@xN5D$14WeM)InB0+~H{4pc<~q(O@q)Ft`R>_=}QZyMLwpxHz8cx6Dwq`4vttRKmc-iex~9ng<)jX=Dml>LH(yEb51rUb5}EI;!N'
    'DW@M~YoWA<?9J0@*-!-m@FVRgzzO<`ti7bnx83IyOWUh~aRZdkpi~>ORDS<wKrgsAnD1br&NwGtgYT$gyaj>&xGNI$6k)|Gh>abL4h!|XVr6d?5$o-sFNy1D'
    'v#pgsM<VX`j;M}OzvL;cKYQ4>(@Z1;U>Aesi=#5!`|>W|hG1<PMe9M<E%}ahn+sgfD)Wl8@Y~=Xzfya*7QElyXFnHkct}6FbF5{f`%m8WQvc{{0>(|*G{90f'
    '#2&}81|AOVXSMk|L40{p8s|Qn`L2o>4YpO32mXICr*(Y3En?i@1^H7Bc%0?~zaj6(%lI9JrVtIFc%AW1BmZa3I@m)0hMF*})pg|cz*p4UZR^xyocaIQDrzyw'
    '|DEuexI2QGGQ#f&_@Qm0wu~{~tVqBUd&F##)0pvCO_A+c5|BHO(f<;x5WhN&jNTB<{nEyaN;MB(msg2Ohr>P8eKvU$P6A&h*1vp;V6;|n>@3O!Ep@%yJvPql'
    '!#tRqO~D_POk5J`r5ZUC+;>$^+AAnTA0Y$f-t&q%{_nD=eG8tB2AoF>G5RI_C*KcMhs!{v1;K_6K9W^*EQPu}joclcjyq#}hNc(nW^;KkL%_tfv)*8SlJeGm'
    'a|DG9EvRcL?3**nL*RcBsi1ReKhL#`)8|!vQx?gjqQAh?HzLrU)kY;t*L{HveSC)Pw#J_80yFRuqYr)7*i3&m5ly-$HG!bs242m>BEQ`eac_(gU^UOP6!Eu!'
    'NNFz+%9>p=yST6<%9I-wkX)+jJ4*Ri{8fBU@`cDoZRd!V<JKW#hC?}D-h06SR3X}yP!|pKjG??*WIGde(}7+;?LKqj`!j5bA3gNqqozN=s*`a>VG((auejmd'
    'Wzcw&{=Rc0w<i0h4b?gJ#_^U+^MJ`^45OA9l?w80;IWvkAkY+cXnhEo#231=EM-Td|2Jyodo_G1xh2$^?!0H;j4Cx`x!P?=X5@}(cOGUfegPa~qzAW`(Uyhy'
    ';A6%t8{##93utI=XW!mvAf9z*q8;{sdSu8Z-H?GI5xim$7d++)t7b|T4^aUTQG8^J5_0^N^WFWCsd*7@A-%X1J4AXR-k6Q*CG3C9DXu|)_cUVG113X{=@R5g'
    '0#!JFI(?Iiu&q^T;4OvNs))OR|LJBvqpOETYK-<fYQ3OSB)yrQ9(nK0<I+&8^((o%v^KNPDpg~1p5JHZrQf{{9n4z+@$ic&;1YbT-@xiW6QjuE8sxg2AV>Qa'
    'eyyoVlxzL>Or~pS?O5$XEG@!$4IWD)qsed&IOPNf)UFKvryczFA36TBf~E(+oK$(HJ2PehFtCQ}En(*07^f7`tM>v%9<7u?OiwtZMI^3EqcwL`u}1>C_Z<}X'
    'o*qUxd9lClJ5_f78Q%g3jSG(Afe7L!Av+7PtzQJB0@U{^Fc$i6{<?W}5&oOb6%FHEZ?qhNVt=FGql;6z#3}jdLL-PR0HpkVfl&n<?beuOyz2MBZ|r?vO)atk'
    '4|ZD);Oyr*=Y(dGfXY=#t=G%Bx`#($?Esy=%N22hrnIK>aSrfSg%AKXAZ$jIM6W0z4f4dbEdCv=mk_lgzxh`2_mq+wNHtT`P3Ytx_vn0n)q_rV0!;V2`7BX+'
    'nJ?1PW=jjvWDQJ(+2eC5H>i&?TU={F`ut_i68CS4d|HXzr37}L9`f!`*IciT@mTygw{z~H3R{=dY@g-icm_J-mxCvLy$AduU7Tjx(>v3O%qD)S<nVNH@;*Hp'
    'niJR3UUmb)#fp2W_U#P9-q(M-+gXgVsG|knou~3yKj5tLP>TGFgC^y7XzeI8PjhX4Ei{+72MKC8xrs;YD`h?;?1kX<nMD_>tRU2$LaW3DW-6Eq8H`MreF4@?'
    'P87UWUAXk_mxM~Yllj<|^}m^V!XJgweNta~Gi=2?3*2-yIX__sjvuLG+++TmR(w_Qm9(?>24mGwqq3TcsIbb!8mdW=|8U+iJ#+7QyO}2Q>z~DZ!tO@n82Aw{'
    '4RFvrrumGKmG67no<0+*BHq@2w;6`u69@l0X0_nXyo0g$BUbOe%KU9fR~q5Zsb%7rmn*CEWU1kqXg_=vt7pGW|NI}eLpSd|vR>;&r8)j38I`NZw`18wSd};e'
    'c?In}QLXY!>eIlkSX0Z=QAm~cq@Da5@Zf8;J)%a2Uwg<Q^n|?Xy=E>kr+FJPkhFCSg**mKIYeS?(!_epD^AWbO&Pqo(Ca@ko%$B`|JHoKIAF!r@91mheBaWY'
    'Sx!W3u3&S)a)l4Ag?tY)j?t#fBg#JoB%7GA3G)FLcLe5xWj?3=QnO#4T%AHKbsg<&3G|ZO^DTi$5gDP=*|{HjkZI9_K=%AZz80(a*X6R+^jZjNw#h^55*c?p'
    'Yjaf8R}i&qj*8W&wV{vy25x*FYa8sq5UD&v25{MT0(~R-fXxop6Y0YIuNB;uX^aBLwK1M`5^{D{rW+Mz*L?mVuyfCLo({x3Uu3-o)iz4Y`6qHxmM0++cNcdj'
    'Z17x)aSDN41*?Ax!w0M=zSrt#O-Z4){6N$wQl|EYOjp?xtyCz-s1BK>u@2_0EdH#z&V9$G`u%uEI@j3lzXiO>-(;!-Sz|Ybk?_Ecz-7T_v0wbV9p$lxX0lB;'
    '&<^p>m2}odW<~l?@ka4GwLbdF80A@>%4zc@nwM~au^Q{#jf|nDUx$~?##s0mPmkH5Rx8pL9^rRVwPF5yw!bZA29Hbf?^IssY<mc~lFu#76IkruwZEx0Okm*9'
    '>pfM>u(PhECD@f$y5*e-UVqZjg8kw&>%k+MobG5D+y~#6h}D8M?dN)zFm2&0yO}okTG#{9AA2~%FYs)8RJv0E#z4d|MczG_{qn2(63@D=90Pecg?G{&X_RIk'
    'CUj1)E$p{dsj)7`IDwDL;_(gG({-!8Rpc|{aa)%!h}IZRfXNx&u=~Hr@0UvXGBP-GBi9zY&)3$z4=@{Id(W`A=<A`GyQ&0QE3;_lEb%qL*8zl^Cqq|?yg_s{'
    '7Uy%R7JKWj*gL(OhAPy>eLeZ>ec*TcrHFS)#DX#lVg$ozEwffYLI6j4y>zDM6ZWZ1Y<B$P+{f41k9@UsvW34UcvO=u5nc!tU0eW+V+LSckyQ|K?~$$akh}`>'
    'b;grv^f!MW%r_=^Rp=Oo2oY6MH`1HzYS80kr_`D1@aumgnelO8G1EWU=0Eji+2b>%-XKs#H=C!)3Fp>ChV0_^-odPs$`m<t#LBJi&zCPW+gk7(L+<!CPxwrM'
    '18V~LOSZeLvzkAruWWgooXo7rNB&~ZQ4B7^bBXmJrYg>tC}dgAbMn2d8Dldtg;}6jzYRQ0J+ygH!qj<t72fcrtkK~%7P2t+bg6s}uo-QLj0&CK(GnW#T8U|d'
    '?3sxv!K(+W5#y}_PkD2yucvz^gjU=<IoB;}&Hfn2dO%8ZzT9!8#`uxe8-Q6@skQP3p1*y$c1|C*9?}}C=Jy_n)Mq{YtPPsTHL>H49{b+H?opdRUCii9lCz9I'
    '+%}lQoDfk%i0d5o9!wWc2Q4ynJPP@7=UegF1?&51cbe8d6=#BcrlGXez966ZqaN~$t&T$83?dP(4A}1H3J?L)khK_)Ifsn;WGgK%XQx2(H_^Da?(-%qPirlZ'
    'M&Fi4l!U55@fZbsK2*sZNiKw{vR)tZ79Y19t>5n>=<8JT4w3a8t%d$d`r+iroZ+^}bC~A>ez-$m^uO?*K0(qnp-g)^-~mCtsrz}qK^0ZdP_8nnqXuP*ysdt|'
    '?(rV|ULy@wyK`;%8=&|Q+uV_eX!V2c82X^#1i<WG{<M03`j(l$V^lZ89y!bun3}Hb?;bz<Yw{6@G?o_8FD)Kl@H}gO+w%`;^Gx_egRI(?@q)LNirl6{eoGD%'
    '&h-Bp7C|d`IYoa}b$L}W^KG4b%K>Zjcc;SH%(;lw0)~<a)J=n$^D71GU|x=)#ZDh(o{avqmTYN#rlA1_@OSq||2;MVGqE*~ZVvf8HaeqdeNnrbW~&bF?}VB('
    '9>!!>zKkb77tnau(ovp>x<7AVO}rugD193hDCM>+R{d3Ir+^IpExsMx#UGD$Su*lAn)>SU*9o%Y0m7AjBW;g2_%i@$4$Rt!d7mjV&a7LxUWS=-chTA2B;Qg1'
    'R1dJ73hig04RN3ty_5>udRscPMO*lHI$n36BYY6U{X3LS9W8#N)^q)%Sg)%F>FnZOX_{a2{BeDTCfGfW1w6%ndPlYA)b(^6v0+p#U4c$3IFei%#c2M5tP;AX'
    'e}{VZNHWq=$Oz4+!0P`758$)dO>oz!=`~DVn}W=f?s;h^;=jjfF5PPse}opCt(bLZfSAQLQU8bCCmk61n@LZ4Mc|5lz&PbghK5YFzSj|~5KLm2kMK55HiZ91'
    'X*+-*sm#xPEwGNRq<6c2c!;h6oX~e%svUHMWzi%0c%WUqh`<7NVfEXUMfGqLYkhT*eCMKS>(}mnikV&ad-q0f_6E^QLplKBa68$($Z)C<PTMZhEzIBnanmVu'
    'GZnRkkyF+tZF!x7InnhwqK?2*_2+niHWYb*=;b~tcegiO;Wg#*m|`x)^%1BZ^L^Z7vm7-}h-izvh7v{W_(bcmRep~&I-l*VD)gv!p70?QGnTOZ@4xmj&{`6}'
    '#_+NKMmw4BwUF<-$gPYvOFIXx^?(+iB@_PIQ-IB#qBR;A7Hzge3iSAzBw8Ozru@v>J{vN?(kFR8iJadVERW^#h|mOpQE-t{!BK3a9(xz`@GfF)I+uG>AnL^8'
    'Rgo$dGDMp8noz5!=VR>0^3S;5o9xZ7Flsy2Si{&v`3R=Kn*GNER@;fJl`Z)?9%)w9ViK0!&QZR}415ZCy#NtM4?!*&|MaZUJ4<W|d_^_s+N`Mc&sco^IYaOy'
    '`mNw^`y{pPt*J^`ts?NLAUboaZ{^(v9NAXuNGW!1ztD3&r`Ney8L&ImBb)8bOs|9HIk!d5TC0e_X>L+um4VvuKeI%op9{<$2^Gnyf3mp=mPW35mC+#~@Cb@2'
    '9`dd0hu-h{&|Yyn3F__NKwg{XEkBk(J82f1JsqP(>DMs6<<E&YPnR5sTwiJlY{PO_ub;G?|31eQo+h?NSxb=ha51~GzX!X}-9~|ZtgwX><Ilc_y}_LxR9wJM'
    'O4Bop$LuqbWWBU6r<B&RPrVDM-b(NsE5ArL{{GFF7Tbw4^n!$MU_u?1X9N2N=9azeUa!pr#5&v>&`V02D!whekRq3>6xBUQ>qC)={+`Mk`B{GY4rVp`W3e_3'
    'oQhw`{So?AAcQ9qKu>%f7*Vx4q4L(89AzaArY-rqAv<Ab=qu|3TV=cNGC_C0ntrCN3D#OwZ)G3zgTq?wO8a|{pcg>%6>TTD8i2p17TeXpEAwf{U%H<4OG~L&'
    '{oz4g)9+=B*k5ETFt(uIfmz9Kl0|eSnH*YSFQi*)8beFJ1*J^ecI9V(AIG2Vl!Xj9&NNi71H4=_?gf2Fu8wC@0xw;I@qj->L=2!q$Q~O)rZLG>zVN8ucaQO_'
    'ARBde;k>|D3=WJnWZfS>FMJFbrC!G8)o&F1tlzj#(%F2BN~8djh4q|wSkPA}|DW@o_Eep+gXVMY&<qWEj4{y`9+j>aJW)<Xp8WmSK)xsNDL$Z$+|%@av5(TG'
    'UORFi-6RQBe!p?H(w9Bd?0+l7+-P-N273gz2O;aT741^;6ahQ+71^pI^0zjAU;SdPBEe`yJ>U+YP($sug6y(puUwN5*Lp_t@q#_^QyMTGg4=nY`6~U!E!vm&'
    'B*zy#XDJV^e~$=OvoFk#B+-cq{!6gB>qPI*x^JL0T)_71(wc|=ZLb}DKXr8sB>k73s%P^AQF&$`S;zxY*~Dm7DQl|i)lVZ00&{)3f3BWC)KLC**qg=9d{Lf%'
    'idB{SEDa39KX5NeJ2n%h6h2K0jOW;FU(5a<7MRuN$&`rh?ZpG^lgiRJH=V4M?da;ygqjZIfam#R`T-k}HR<7|?SA5j)utbFnVfCH<;=%^E1S6Kz`PYbFq~Pw'
    'ZyIOZY@7y7D8}=5D(ntl^Oy5_Q^=MITJ(>e&R^Tncr&51)jZDM<r3u~*JcgowXI7b|J>+uz~s8jMGZn=2hIevgV6-?j&3OyZZXsYFUF+i*Qv|p{Qj8s(8ko)'
    'HrTy>@LK>Gf?u(x&JN5w9G)GC+P2yWL^aAU=sN^>j%pUkS3aLhGv$q&%f}m~$Lcg9eu7u^@@63)15`kA0Bd`93TwJBZ6<K`!9Z&#61Z2GN9rRom9$DhU1>y>'
    'buY5o^^XTd^%BE)=?rKN<&ohku4b38wv?tZ#J!JV?(!ex#<cLM27DLn+>iWuI4M=PFzA8b?|@{;^v>T!uSYDoS%vm9x@3u_U1RO%85hHezSloMF=7KgwfX5X'
    '+MUDID4#mL%y0GlQvJ*&@t$;P0ak(nG<v-t(~pB|Q5=)leNJef^wdxe#mU2^GFv-bayMeUa+fc^s>`QbUamUrnpNVB%6rsPTGS%rJFjQ8ZPCmq&c%STbYX=5'
    '(U`6W6<(lxX#V-_UBIu`IX%1JVo`yGf)5&5M!J{6m;!JWCJtB;VX4)o?U}6kE2Nq4vxWAInF@p0_shNAE@VmuVmY4UJmYLinMLrAmUM+qBRJxR_;RBwIZXwo'
    '01#kRWlvlY(OIU=G{~F}4b1snnHHG$?g1^lW<-w-FU{y}y^4Ik9NRnsz6#LQ$}?V{bKZe7ANZEa-)z6yL?@XLVSEc_d2F%&`yJX{UZmG?ikoZXr+{RAfzG1q'
    '*c%VwpQBeIm&`yfADzmv%OJv#xwo$|&4eoJ1LU0=(_7?|o-wgT7kVBLX<Jw8A)Pw`5UUgAcUWmR5yJd5iQLA{m>&aVcO}SD)5c!yNFW9FCZ^e&2-s&BPb*E^'
    '^Bw2Ij8%Js|9*`l$mWgNs#oMgEvZY%<JwufZKxu?s>s;ja*6X94^cBd+hIn(EImFj2WGn9^$`^{UMNJnGc<>-Nfp3)Q<VfqWO4@)!9f6-xi^)n!FQC)$Z<>e'
    'X@KW6k`__d9hMb{UoB1*(<H`sas;}jkW&SuL2;?te`QC_fwnB%V01F7^R?5M{cN6<dkCV_M?-p8S30n`$|c%h00%5ol5L1=?W|4JGrTt6ku7qRcbTHP22{{n'
    'pT!S=IA%bIfgN&rpa-EYDpF#N&9G}9qjgg>wUBvzlw8N&13O#ANK46G3uQCn4}mG?l(x<nr<6@z6QfzYH=ejqf9{0bR~2U5AA5}84bBrf$Q&uBe&ugITkF+V'
    '9AJ$xjHV&YxxR7UKYNI_?%s}EoE8~x`=u|BM;3JEZA;W@nS)QGV>r_J4Y{hjr658iB0L|t?E~^3*b91d*#;cfV#FFpfEOjn^1;~bhWh93U96va<U#fg_&IO%'
    '00XB`>Zgq5(Q1)}E@)ySvh2MR?Tt~Kl|z^gblRwF<H|{#e;#&aO`e=TCp4a($))xPHhUKN_q;IUu22i_b_?30>Sm8~fCcb^h~Vc+5v-U9xTWfW9zd?U(a|0@'
    'vj4rx=fYC6K7D~AY7DTPc@(0|sgR#*D{XrcN9sq}3!p6_0&Isn*B-#@QG+HrQ;y0o?-|~T%lui`lC5}HS?_zGgH~s4RTYE*)%2f&4&K)R#0<v9L`?4<-gld|'
    'on&AVS6_?3suy{Dh|j8@P_t==*^?qO`~w6~?zfR~H0<pMe+GI35CfJgXE^MnU%B@i37VFl>6SlcvrnL`?tAoRbBMPvaPLd`PhG164dYjDj+6ipeNC~s0JRmd'
    'DjY~>#O@*sBqDJ{)oEc+2Q3tkYa@#<qtAfVXhUrG_GpFDPtYgHh+`@$`H=f(=<N{?t+R&+>uE3l4DyU0k?lo(ggdl10!F(3xc_*td-*HDYp6*#fuj=~Rj)bS'
    '6OhT9$7QF;S_hx$VxzBl)M+14(TF75ZyrZaGQ5}8_HStz>mfALnOXPBtrq%o4iklDA9jva-Uu9DxbG+H6^iQDTLPK0Y#woY_^))fr$F6T;6thu15Kl!gF9q@'
    'FX*rPfLQh)fxQ7A@GEB9_$#vAzaU<lGwEiZA58x~t7nZpN|Cqvk-&=X!|PJLN<RSYkzQwf?X^pbN=qY9Vx*eqG^@Uu;%A!+`jNf?3!zf%ZR(r`?;0>A*jmdo'
    'V>Bskf4Cv)8M;px=BTPN*&u?^)xLC{Eo{k=E_e+@1~Z~;z?Xr%xad7S7J6d8Bw#ZD`5kctm-H-J!l-1}=EvGxq~vB7^M4_`pt5%={Z`qqPg!URAoFbdXqHH~'
    '-_QPxnNm_jk=oNgqIl&7vnBoUJRrx}syU%EYOD3CLNRsdyZIZOEh?4_dnQCm9pK7R*Hy5eCc;uSjI;8dt_Q5XP553{o=bVuA9I-Za%E_amg3pjN>h7_;68N9'
    '_}|Aze61pb>xRg_bNx-6@pD-(_m*?EKjt2?zX!=D-jL8SLoCve-O{5uuJQxrd3x2*wGpwG>G_kV{qrw%wxiEDP{zHVhw|!0Tsi(#j$F$R@Yp}<nxB#fXzf!U'
    '3A7sp3l=$<&sg<};3>M#fLI~2fQfu$U?I5IgWPPef^HD=T2$>UqjX8N_R)rW);mfuk`0yZp$>tl3->t@Jm;QqvoqVgAL3%{jz6$>cvxGlD+_g>O}*lyV_@mR'
    'e5y?GnV%V>y)prft(E2p`N%<xjux|YFf&%qcqpFX>&dnDpZ&^4blVDJd;A94P*%^11kMJ|RaFn|VW}atAdtnd&wcb?+4#QZ6|^d-n2L(^G5xApz>~NxzJpxP'
    'dp{Ei{GEGFj>Ceyw0DauBnY?bj!S7}3Qmoa(RSxWJ-R>nQ$+pd7l_Cv*aq3pY_8oM709XU1GsB$&p0Demr#`<^Bo(DoWwOewm;BApVt?~mz5S?NFGb`cduLX'
    'g3@a%-wV-u3YyyE^fS#12}~iPDlBAU3D%!dp_SOpy^qdex>*;xiGbw#E28>vhTYLxO~Lzf#Gij@?+z|!wt00cjw*ujtzpGW*vwq()Ttn{#_o>^O!2qgL;Sb#'
    '#QT@pELWP!l2J!qX~E|sxck?~Hpu7#Fik_0s(b8kMdoScEcVwIW`72FkRaQ;MBq*K8#k1IjJjWpnF*KAqnd@)w0`?JO9iwMwz7$Qy@&f}A%6z*#aqLO%Nf`Z'
    'Dx^|{r4o21)D{Q$GN7frUkla-82+2$z~P{056`lGw6Go-uE%k#ZvY{B)(#?eV6EYv08#YT{0%BYWWK;)_#=pk3JZl4>UGL1l38RSV5vx>gs|8EX*g1N6}A2='
    '6L0Bt5A}_C(TxOR1vi`E>#D?LDJVke^x}YLb`Re&BZ)Vq)Edh_gHaaxY6%L~<2lF^aN9V*e*T#3lUoAwyOwn<cO_MxGmQU&whmb)$0P4JFz*%4ZLiiIQ33s!'
    '9JSRvFZ#2PKN+gf{pKXS7+)Qm*_C?T)S<=@yMKBTv6x0u#=E!7J9aVd@tPaWC#W+BPvCd<BXkje>aoDHR#j5oHh3#U)}VDFJjMmy{F94vTRK>am3wQcm<h1c'
    'iRfWV&TZ}QHtzYr8feS@`q)Bd4z4Q|zcFs$*creqy3HLx8^?+hh{S;00`0AR{(2Afr(Hx;L<K!%UT7C-D_3?|x;Uz|>}M%31$;?_i~#-O8tqz$rr%)#4}y~2'
    'nETg(t_a9{hzx(0-svH};3_U-H}esKzi0FF>jYZ1AF{}txf+gUC;|R#^b3Pd28=>am(#C#f|kh8;wuwmfdI}@&|h{LGyG?-D*hI$m(VIYpOy?n3|`5ZBJTlN'
    '-z4zuBt8oenOur%B5l3d(R(uXXHbilo_jP0`7nw;RJ`$13-ki9+vKrYd`f?7V3yG=<=}D5L%%~nQzzr2iwPjme;_cLmyp*3XT!0?->nW5!}0Iy%anY330X@)'
    'Mm}vWDR+Gwsv%sQ2Ij@d+Pnl_f;HvCvF>MBh7mHEwj{lHf0Sa^b&En?-m?zGn0y^x^U*Z%1ZD^Ja^a)uudTMq^b>AVtPHFTi1_>(>Ic1^?4ZzhKhrPedtc)q'
    ';!5QWihPwDQ~Q0pma=}H>lX9n-|J<jYL(MoOCyW>-dL^Bs6M3q4!B}ei$$bmUdf0YyT93-8tm?2k_i!<E#ptJGiz{v=<0&U+#zJG>?ysP)O30!=S>I3!Tv=u'
    'z8?0jVD}!26`=U1;6HrW1)HfxPB-w*U<D!VE|{1#!&Ypkr>x9z0iANB`2>5@9i;&I-p?J*d-!&5%2_~D?ezZ!uP;<*yw|(Z0UY7aj;LDnPzbYut7Zb}V^oZ;'
    'fGRv}W?o|T<W*f1kM+VLSJX4K3DGg-=u@cuxBfSHHaoF9KH^LJXVb!;%XdHTh6J*&!Tx<M>6KwKy_FAXK!^c<je;gOp6GRW&}S>qWG6{08|zk_1do_oz}vpn'
    '6+E@IEP+YuRjhu<Tc-Q#K8${Ug<*7N*S}@`Cbg+?w6xTOU>1R2P}J>3jYhA*A$I0o?y<u4$U~k0e^kSxE4%^7R^y?E)$d0#hJb&eBYS3&;}d-S#Q%R(@|6G0'
    '*61N`oVQJm#{oIZA+s4#b86g{P^{u|x$LVNY;EUq%i;GdTp+rp+=PC_XW#<XyI1OQ&KR#^XXH?<mHJCWpBH+Cc|?p1mw%UuK@BOGmG8@5wJHFP=_0C7BT&x+'
    'm`9El+`{&!@NtWg$MvOZv~$@u+KzyGB3MgURd{e<eu~k#K9+XQnm4(N`6?QEq2RQw?2StT;^k3@j2UB1z%&<n-)M|Ms3mk{S6)k73B8L7zk@o;QSc)xbP8}8'
    '4a^l-C-LcKbG??Ib5rC^@~iC4r$Z}Zw?BrTvnNAlf1kj2E36<BSVs%&mHHHYGwX=(0d*=sPshvtT)dCXm(yfLay5I>h2||}7!_XXa&CQ!Gb%~;2!8}{7HK=R'
    's_}g_ZDs>Lb1^9s5saaOxef`a@?GX{Y0w3C`*L?zB&fHPrYZt~{3HA9in9LH_>;n$3_jOy?Y$K@(Fs{(aTOLz8k^Pg@|CyEMaE1~H&Y;X`#B<W0A$2KO{dy+'
    '4j2uG(?2WN1q$VKkidS^gM3K@_tS+D)G5mpJ`s3kJK08LHEv1XHBr}Ly(`=KEqhbIZ0sTT1X>SSfbIQuwvlT<<hG2UW$7FKb%}gnvk1QHO|*e_mvy<V$Zhnb'
    'R9MCeY;*#=3(v#^bDr{Ui6d$v%Qo{e6^gjS1?+6aE01+opK=r`nD3n?G9vhUQxfaJDZRE|x{H7Qw+t$<DW`?o+k<+a-$H)9KRae=*5(ElncYfyM6jZv!tcO7'
    '4R|xiv@RC;J*6^O_XK3yt*D8y*m~x%l*`#TV2=x~DGcsr7qeJ1SW9>NZ_tx#49^J$#xlMH%#fqg+3HwksyDzaKZrgfmZi&?AF}SKKM>vT{8JIWqD|yYI>b9)'
    'hyrUpUrC-E!-^&_?bY*U8Lyinx0OqX6Ifwo?>Y6Es;~im(xln7NFC=K>)nd}+X0$)nTHQX*1sQlO%JHm^s;>)AE(D6sB@#H3bCkSvbToP(Fv#=!L1Yit~Zy`'
    'u~`DI7tPT4UD-ES<+Ezw+aTKNp1`b}KneLX)Uy`_ERWGHV8*JFAK0fKu*{J+ZSX~4Y_eaN6~|k~pHTjkil_Hv^=q00v^b33d>a)p)6veS?8<z1lcpO#MuiqA'
    '<nSl{c+nVeyK*mM5#F8E1wZi>(1i603attR`X6N535rpNXS6;>vrlns+~SYWDE`+!A*>7VTL4cF^j{%anEoTn&RjsA6T62m=eiVOMGeaOsfgF31V_(m%7wjr'
    '@KJ70vHxRb1l#$`5y24rLB&({X>BcHbbk`7^8K>0*IY*5cQ<(GDW9)-h-aI3(bw20jZSun=n*UZ*ueS?qfdiUwT;S2WW|6TcyB0!xdM68timHDe(MsbSAox<'
    'YECdZP~N@F1ZFFk5g+>_H|p?<Y4jeJmc0(L<~ehOg}XSg1I&*tqrv({J*ndJT1gk1`ab${C{6;IW7RI3ow3SMKOSy~+#B4rPiQmc8z)ajWy@LB$sKBkk=)iD'
    'Xf-MKUN3$_8X^Y@k%v+D>l{GywIF&vUC`dVu0TY!SUfhc-p*?CTj(9&sT47+w~c35Um((Jm(wg#(;u}G<Q@BFbAdCQpCu|sef|~Jj`5|fb8iumkR0a~awFrc'
    ';}$2sN3ruodm2VWUi0;>pJ`3aA3h=~?84{lMq~l=CSrce``%(^e^pHiPie@%OizT?QEzV_X4VkFleR=!clViK`z<8}r*0)!gKZ>fD*Ldz^bB!L*uT$fo^ENb'
    'Fu~8?j<eO@S=yJe^4p!(>6|TOU=s3)%UQa0p-Epi6F&smgvTS5Q$qJ0L{y~c4HIUZLb6TL-t~wk`McUGUtm&hQ}6A_-=U}9<UywGSpJlKXK<&|XV{+Px(M<@'
    'L;Xf!y9zA%d!aWesr`OPn}we_ukcx2HupUlBbmVK*o))BynZg$V!u4J28B1W3ZS)f;=GLzHCGY)yFFl3c!%Yf)%EYPi^X&2)y8-q;KR$yekx#Zd=-ChSn)U0'
    'Y6-~YMh^<*Xa31%{Z8+uBp_QVME-j*`tB#3o22u#BbN%s?SzkzXAlDOK+xX|-X@HW0&W5;@J{urSG=NF@ib;W-c0)ht^nq~uB=~*yE9~{>+Uj7&^vigAm0vV'
    'O+0JpH3av%D^lQH{mXx^L1#o2ayTH0H^x9ac#>Bm2XIRFYyDojtU$^PNMjbZu)5N`@6rE%FtsN`PYh>%T^{%g@j!PShA6hsOLiE4$eDMm3-zDAPZf2)+2o@<'
    'fmK0V%7yV?ygmeQc)xn}4aIdAWYLAa@K5Y{|6k)&c1iROUx{V@#WT9Z0q@ndMaCwlaU9Fl4%)I^qoT$*^W$mzU&jo2FqS}Vv*uC3zp>Fj<6h1B^<`LI^0X1C'
    '!gs0H7;4V>Hr7fKWp^xOJHqI)$^rsQr44_l+Q$F&ID8zekb9*pU!%SAP7}EZMx^vuh{%}=9w0*w_-k`F7ZKNG)yOtvLE$$ir76td_Ux|*eH;Cq0=3@6k&d?F'
    '{nd~3^h6aE;EmF4{_8of(@%kG(W`BGn^O>BNO+Ko)RFn8#%Sx|8^g@H-+56O<Hx;9d4No5Mkce~n42-K7ned$Pv-Gi7`;S6zu(T|gB1ebq2B)ny8^89!L+rZ'
    'P$OkoAJpZ%K3`j4L4a2HW&SVx8MmYjdLy!FIVj-{O9|S{(Ix-q<&V0v(~#xGwS2E~U`5Pez45Dm#!Rd^l7{F`nzkpPh4;09PwG4SI#*TEJrLNFTV||3WK#Ll'
    'E5Rb*g;))i*5=Z12S-^boLJiRbw7f7mrZqVmfxl%>gvmk{><C?2K|9WFM$aVtCOvxO7qR}F7>ruu*Lq7pN`X3+~-MPXWdRv>t8{7*!kQ{)NAtGYTl8;r;dQ!'
    'T;nB**<#?y7xB(;HH_wRJz*W{MPB2;_rM>~jsknOUZ?ucIAGO3@}~U-_^XTgs%aVp1WwC9FJECny>f-1*+LcbA952p920N}Ien%IMSnb64PFuH?XaKTE1z;R'
    'eTDtrn12GO;bcHEKIKcHtDNzqD(js$U1W{j7ge>7&hV=7;&1}jE52gE|Fk9n)ee86P@x*)GMIJzt-R`6ez)n75BOZc97nME-;97P{mmcIS;qivJjlQPPBzz&'
    '8Rz44tPIw8zrz)Nu5l9i(a$Y+9<t;xI=onp{&?q86Fu{npR=?vE@#j8^}(TRHiB)dFak#+DyAPiE-b|8XqX=gj`q1C+epc^v9zM!mRY7^Qw-KaxZFD)T^s1p'
    'ISxjMKB1To4OX9J3zU|OC7c5tW+Q=h1Ah0m1X1**2x6e>qMi_~;|{Ul9^)8$>I+iKhpOpw6H%>-%&1}*UHyYw6Hf>H6wjmqJ$iyZ!CGH|&!<arE9!4k@Qn+Y'
    'i1)G}E+HFXaiwW&?4OIS$ttZOdlwMGD<c(iMf~zQHyon_<bFJgo(28*GQ(4fV&EPBjyuoX4Z8$?>c{6M)2-ADW@huBpo<ktZ4JD8T|Pd?rKLUQM7H)5zg07}'
    'H#>fAG27z@k;4pSzX$7Z@aJOX>rXKT;jfv8{C`iu-f5h$AkyE!f|@8_X`@cP9{e2@G8Sa~cMwVPTU^{c#mDa6zxU;c{E)x0XhMK~e6CQf-IH2hET<2<5ZRfS'
    '<vQ?}L){?H7eW`Z?`M#zmhg`Rk3zRT_x!>9-ed^=R>jTVfWR*KnW6hZ!^cP3r~l<YFYyo&qB0Y}k0UZ3zu>aiVUib^g*u?8-2bf&YJ7p&w>=)^eT*zykD99^'
    'BDP$uIPSMCL@uYl`a9?7>xep+C2)<_b1?Q_O6$vu(<}M>y^gJk!eXCfean4JstEo^!LjnHjWz^Er^=g$y>Hmxwa;PxjbQYDk^Q`lDt4U#{!^cncb{kleX2L&'
    '8g>M0D2(JQbOf&y(1FRr+oBNlsuEZukUv<1>Un49!Q$0+B8VTgVKV_Gi^%M3WBn0*$j+umLPTq#_LRf2e*jxNkREhqadcu!73=k2L?4TMcn)h>l``Af!1ytp'
    'Yh{mf`E#F#)tUf9axuHFUZ3Q99RU<;z<Wo}np_ZtoTu6RuRDD!?>A2%a1Xm-Jw(7+k+lu2;(KgB@vS94$n)$J#so#xKfx>CQl3%EEl)*7zy)~@8=>n+_MQHS'
    'iHvD8Lu<8<w0i5HePII2J^0%IakS3s&&3^0BM-+NiFM32zkxp&pWj;>my6i<xnApl|4OeV(KbV-Uta=ohp3@zmV|%RLi-@A?*|O|6S8XF2cvOqABk9{tg@`n'
    'H<Ce-{=BZxbotDBmBR6SCi{55fu+CI6p-G21aS3DLQj3)67y~W`$pw%&X>Q{cYd+M6^ep~@HT&<_0zfJD*3F^NwoZRuO>!pE+ea~qVMZzQLG*0F0$DB>Mvj~'
    'EPL3O-f_h!89Wq@7PILp(Yx8|%cDc05ZfqA*Skx(w0Y2eNuIr*2)2;hz3I8rnU4uE_OPc`56w0=Qr@a;p3E{wkGhD>gnHtSdaDU!Su9O1fg0CrFRhs|@(Yd4'
    '8C-JPz3;p#?3oX<dtNDHsWGoxw6eR<QW))xbh|H)cS!qXhHO<|54Ezp{jvYRpAo}kkM)rHZC6+;o{IdvOht~cz!vJ&T@@C;ma*WxMSiqy$$7=o(Q+>5UDDqM'
    'aAjB*sEuq}Q>dZk?*Su|Kae)oSrhXC`jI(guI{!o>bc)p6`8lGS1hWny;a^S7hBWP)U&X@=Kb(>!0yO*MMP>H>1?ZAqp2@xfA=17ajuk)0*9=~41dLKXA7(k'
    '<vkL12zVZ#gdg}9RQUDwHn)OP%@dZ{9RJ)mt$WP@`I*`=;<iD{s~VbFk0QUJJzbkUCxH2qk7JoQ)MxoM`lDQfdHx$u+8ew}YoY5WficeXRt3HtN+EXGl<g=@'
    '`Depu1$zZ+Db($#VvLdznhl8yGCWc%)AJlaj(y_HR{J~|#=HRCUBrbpjOk`vW$#V)6L1HubRJ~cFSi4-kdzDcFl0BQzi+6&GS-;yYW!kbJRLJKP0sZ7WWLto'
    '9egNN#pNY&QGJSQoL)5pv6~Gu-gJib&tEljMCQvb@@#qoTiusM5Tp7>5~N}M({YNG%|P6N=GXgnrUw&5OAKYJ`qDI7{dbx9WUY6v_nEc_Y)%4q8?dxPE&9HR'
    '_X7Bk|K%+k=uKu(g@s;>I01`xfR){T5dHzVZpdYHG+9eub4Kw#2v(kXI-_Uycq$9`hMdvlrNHhfti+jx#Wg;V?wT&;ufl`DJ6=oYIqg`VOyy7ek0)%SPaPeF'
    'VsQPSHRD5k#1<C#I0|yUjpX1G*esBtB{jcK7waE_zN#h^WY$>H^0<g(Vg4KR+a<<!XBllHwf~%q{Dg;SkYjcV8Ic3I2z`@lx%+Gi1wR(}3qJWDRp_bre|C<_'
    'y1`X>jn!T*;yy78_OU2<_)W%P_^3ONoy+DLYyayUx$rdNuP}yaPw?hS7KZvJ>e1hl+2%q2j`tkFif`P8GFnp41CP|O(7gQcM74;%=D}LI$8Xs^N5v-)i#d@l'
    '>aD;&evTmfBgSKDvc4a~IAxaGBF+dtM3Gy5x29cABEVP#-ax%p(3vP|(!;%hWE94LOwa;=N8w9y*b}i}@SZF=|0%n2eKCkg&8F}A7G8C2UawAoCHF@XJ?(-&'
    '=2LBC$Hg$-<l9>W_W*9G%5#25jmZVuV;i5bf;pU8HDs&jr2k>PbX@D<CtP8zRkZ}B`<FmO`yh>FL^>O4XFwjv1#~05B@XY}pT}QWyxb8ruJ&j>2W#mF5mAK!'
    'rm&&aY=FoI_^wa#oiv#M_NQ)a?%!fAq1os3K-r@Y1hfaiMl<1JeTp=<MBH0cmtU=_`>|bWbKddDeV&jzXBis>;>)X(K8Dyopmz66Utb-?r54n0I%sTla87Mv'
    '2!k5~YgA{b8Kk0~x%xTFUDVT`ra#dx#?`V%o2Lu?=QKu6TrV20M8ffX^ubN1D-wUX)l!y}rKU~O%T0@)jq+<2-B=`_*Eoi1t(Zl^*ClHVQwzE5%->ViIU_w%'
    'rAol~nor3)ueTe=M=I1TMVW*(mX5HqE=*_6=a6j@Qk;<W@eK+%(jS?}sH`{IU0-2o7F6qf-i}fNGkj0r{=ggb7`eu(9O>kb?T0b7KcSW1$P~HYzIJ))^;1}9'
    'B9$|g9^?J~q>FLu2hW9{ikjc&R78@tnfJT@CVSBaUc<5<`$y8T97kyA+vIiqY{3=0$<y;oOKTN3uA}G&0L?-~Z^1*2zRnhLtk!$To4~H=UQ&3Z5wX9PjwK*B'
    'rcgl3ZRJlEsMc$<?)R-ipH60f=T#V*g}r2d!CG&q`)KZHw<oP4_x@$}rQ|2ljspL08Sj1vbm~>b1&&^^ux+KS$|ZSQP6afFQ5kx~6=~oRYoUD({W;e`dvKsB'
    'czySHxZapgPxf>>`&JsUW=V;%z(b@-UpDHG7$2Iqc|mRd{m|$xHxC-&9P(YHK9@C+8MDEB(o!DV+e0(AjQf%ajBGP7hUOxwZBx20Un^D9P$Bw|wKGRmZfX$e'
    '6v28~h*sXhR>nm%!p!(JSb^I`uZFO5uy;o>B<8{NjcN3x3xCx=UQgQ4Tx~SsWBj$%(D>Yo$`MEO$*CH*M4oc*W?rW;MbwO29QlO3A?WKhW57w@kzIQmL!;EA'
    'hTOL*xGk{uHP#-aH3Rbto(L>wz!1{ks8Z;JIJKrqy-;LObjz^w-|)Yge_r^KA@^}m9HVjFlVSM)d|It!mM_eMSGC=<5<w0n@FlF3q0Q&mJGte7eSm3r&L#q$'
    'w$Xf!v|#%a=Jo<(%kOSS@?x}@|Jw~xr?KRyo~BTj_-sDt?;tg=Nc0HT$Bd!ZzE1StB+O(I*18vm&e#$7>pOce$*UwP`>ya1i{8!ef%!Rejo(@OE^`HPuuo`D'
    'o@ibr-(aB8i+l>4K^Ds>KQFj??;uz=B-c{WpZm{4uI;Fc@vlzckEBQKVdi#uw-t;DRUzO8k_UYKU{Ov{@9nx}W$uNHPU=io1ipKgJaK8r6XcIrrGM$s?-;8N'
    '@Yh;odxmU(&8R{5QmBa4)CBH{2BGymBZgTyjpV5GqVocMSU;jFI{q9rSZ35A0<l2k{^}oCY0oGB3E>bMuz7lC#*X?FZ4ku_+6nS`SYPu+o<py%ZMLQfMBUKe'
    'E3C%(0iCd{)L!m%g;%pCJAYo`<o`$6m%v>$eea*)PVdxQk|?E7GYv{<5Gj%-(nN(cNRm=Arcsj&4Kyi<q@s{Y5t?Ww6j9Qo`F-De?>T4h|5<zOz0W@9-nZ}X'
    'e?K32?{Lo9<JxO@*0WMtu#OCH@6y6NnK?_lfIML~=4GNzy;)iNJ;@}D*At9-ZafDT?J&%CVIz?38+$*xZIo|ByYqL?5~!06{F}K2qGFmWh%`~5NUiizIt{kt'
    'q#UuS{MvbJPR1pd(FMNQ0pG_5%6o{_7Samy)(CbfK+!?Q!&~9AC51h>magV2y<((Ak$|bo(Pu4q_GVv2PMl)?1>gXGl#SXO?z5`O%Q4I2olwYuIPGjYBCQn9'
    'A;PM^HS}s8)|G8bk;$L?K50*Fd=jjs!fd?@#<!w;w15TTP(CH^6mUx1WCK^^6WLHH4Lz}ds6rmYDtRJ~EZAi5R2P_|^}5hgDh4!<e5+Ryqd%oWIZT$fU<Tz='
    '0nElviev{gK}StpKIhP%lsh2bvnixM)Wkj6nxD=u5J09G_G#bx!yJ8l3630yF%y2b;&d2SK@Rcjo<ZHw8OO#Cb-qf{7zP_@mpz3JWc`@Me)|LY%@zpN_N+BR'
    '#~+kk((!yE9(n_7r@@&!QtMb)<?ew^4Y=Ny*j&c+F;0=ZdQw-PW&<D0a&~fF%*QC)&Z~+<B58DZz}hWWVAWtzcfz{j?!P^KHjEKElU!j!1ZJAyc{hQfu^D}z'
    'wYB<nP`%r$tMHu-*1SIx<7o=n;m^xwz6{lo<*Ex`evJI31F{3Fi*B$sxzD=A9LV^r{$h8knkGH~C<zcSOL+wv(1c#(qY9i7$Plp@T5ncj>$P;gz<OY$XpeKR'
    '0a%^#=a=)=;Ax0CsWmWqY1{(&ae+MomL_5r1rNtsQcHV~1o;lZe**I7JKb;3busQWL>|*Z3iSej8LOuQ$Zv-<)pwG5v<}M_8|;&)J@R1=Ua^rg01zLe6Mj$Y'
    'Ku3*m+SfFrr)<C{{~HqCIn3J{E$ZvKpRZP0cSQcxN;{lTQI7Tb|Mx`%HZmU6eO#@jsdGIoe+>B&{TX;z5$kH+>oZDZAmga3`$sYRi))2sy17bgn>~|%k`tPv'
    'J!h-2-1iNXJcW~}v(~&qWjm-fwV#|5+}V6BVQtzP@n9ry4DCy?rU_;!E|a*4jeG^qwC0oVnU&c&HbjwcFdiSU(|3yXD6MaY=~uRwclLQ&dpb9wo>Jcuku@r;'
    'm1o`g>30Eqq@75w<XX88hR`J2bMyK84-(?Uf-`v{`|BdF`_f-I?|?T5(51KKL3^$Rw9^^n@W(0uc<PTNv-sUGV!Dj2_EtqezHid;B%e*xC@R>v8^f=%zYB-{'
    '<=<uMzy#1fTu(@UsE=%em3%CTnH=YQz82_%pS$VROWyf%l%EL@qd807QDn>yIx@^a-oWleJ4g7@bggpysQcOG$XCSENN#o(`1Z4qUTe)^`R~i8Lxm#n^Y_s4'
    'v8{Z*&`r*8V>tLaZH%qMEpE_(w~cx2eEYqsejo3{)%@<yI3Li?+I*}B5dtq`*MJW5F4-G~jK?ba-40kTRooVLrs6bY`nV0c?9aZdcKQ1C8L3M_14RE%NoD;l'
    'W#e!i-QaXFo}`fBG%o2`_DYl<{g(egEP9-U_=$44z4$7`EQdDs(D)B2Is{b77(o6@qg$M1W7GSLry~x?>TjH2PlXKS;j}heuWyB+5{o|;e44z$o{4z_u2q=}'
    'xj*mQVEG}V#;UN;=7#7nm*4}`&HjPChxi8YLSUVwsazizO~CSl(|ZgloPj5m$^&$O_RwCF@Beb9IEcIPqVYwTE?&a-ylxlf%T+a!UdOH%7&Ktm$5a1lVb?3x'
    '(^l;xN5p`^OFh(V$=XxVZSMobi_A_Z2WYiIpE3FLBJ&ph7`cNi6m0j-0R#4kn77B->=#kiGhji1g%a?v=;PWcTYM|eZmz)Jx6Lle;_)LO;%ry)*?Mbuubxu+'
    'Ur~R>!5D<c)Cykn`ZOnCr}p<r(qNovI9<Wo-;A%+F=Q~EK<`HT&++3Ldg~(Mau=|IvWOyN^aGy!yzNCJE;$p50HS9Pk3x+iJ+!~GAp)glF)na6xKjGxus1i2'
    'cu#J>^bE)Mybv3oSe^e1dj~lJb2C5}sOGk{Iq%Cr$I}-?o!YU!b+R%pusEP=-sgb6*NXxV-t}~m)>P|Bx@o2IA%7JkTOQP4ND@!|1@8X`<$Zi{voaPW1V|c#'
    '0EY4V?0d{i9evOqM=>zPwxM8S0*BB$RLrTzzJr{g%gB=?0=aQYb=O@K*z*@Ue<s(uC%W#F-DRSsuug%jL~9Un<u>O=8?qmZDw^m!&VbNl=`oYqdDeU>8##WH'
    'oYYlo88VnQ(BJu0*UGka4teo-^riI;*q9La7?>iV%9@}Z?D17O*m8x~9^lpgN~58ciqzFTe<Pc3zV^;LD1RXnw;a7b1r7a~vCaMc=P7or;8ANK{ORsW1?G&K'
    '2<BrUo6#NGm%i2>O3Pghmf~_Q1E6N3u(7{S(WKB9^@97GRqXe_*k$sj#Gs}itf`@#-SQq~Z2PzprhPtm$=D3?Pd9{jiRyJ^f?PwGr_?udfri<|M+#vL=;zb='
    'dzSLq1dru)yrmx|fkEg=2X@3?4kBycj~{TVx_3Ad0#5P?a?g+A*W97cP-d)X<`!uIa_uk<-lBUAI6s<1hbZIuQA4qFfd>gz&+e2+heb{+r$!TgHD(7?i*$)h'
    'Q0-N^n1Nr$^4WfnXHmFg5}3EAGJyTe<I2kQjZlLS`g2;CuydQSnF>or&)R9$Z`7Z;syq#R1Ld@`TB#JD%oGdqAQCauyfNuTpdR<~c)S0KhaDBi#O#)YhiZ6;'
    'o;L?+8&jV1PA0^_|0)0%0rOP)axe-qI3Myi$I@lA6mP>m_W$E~Ud=*WKZ87UT(Q5BPY2?5-rKxDUj#nDkAj~pqj+G$iG0dQ3}rn}U+v@iM^Ez!>%ygv`Fx8C'
    'f%j&Dz7Zl<#sz>!@E<ZlnfY4`taylgl<WD}dLpGWmt)7ze12xHT&cx<&pAM#BzYyt#Ej$fq{@!OXQ-1_LD@H|uD-MYKT?jZGAM0Ilu>rZ7E;-2;56X_UQzQn'
    'KZdgZKTf*&bcBf_Lg&o&&CHBq)0{(rH8j?Jzu$h3`)<mz`!u|`$**Nw?UJH`_JPD&p9~+YRoFBw<mHe;E>;qERRn59nK_?0SCbVE@BzI}JXzM1S0{<*c^JEf'
    '^xDL5S5Cgo#=n2wI=V)Vg32QeR!UKyH+OKFQJvzOyS%Jr>|Rgml^x)7dXN;7F*b36{}DnB82up0B=7<hl6QHXjm=MN7O<jwU$$ludG2w+9c73|^hw{seJOhk'
    ';Zq8}?g{LjX3h=F*M^Ll$V6oaVy;_gW#24rOnd6iFni^BERU_-F&&V`cMLd(!sHNd8S+;&GX}~#su>t1*g5s4E@}|sDuG;VKi^r)Gf+?MrAz<V4Pr50+XM;`'
    'Wh!JDXYx-bOL6jR<^Tfu6M&z+jj<-+{`oX8dJiirpq%Z;4PpJ_<w~n+@oxe3V4GM8>%TPPwn5^!K^uRX{NJ%ipmBB;K79wY`-F;JBM^I8PUf(`1(GnR5B*GL'
    'W{KF>RNC6aO6skx!|ZoBEANwEBF*TKn5b5Dq3}Op&{N^8RjX|54fJjwLub4a+R0Yxa5jVUh|oN{B1aDOGBhqbLYHi4zr~q3wi*AIk-%yY9Sa}4LM#f|&AXfp'
    'e%{(d?V_tG@B!Yw5;2Tj`LZ535!u~PXCXsmg<N<wyug_q7Dxh&sR?}&ygPF<-m|{HLSF`B95t|CYJ^Z$Wong4G3J#&o#t9EMm5HU$?TUSRui6i+1eB>iB%As'
    '2JUY!C)C1BuaS%Hv-2`B?mU_I-m7-67l4ji7F$C6F%{R&$-gUtk}$6H1U$i=Nq_oR%-?zuJ=<+<VSb?=L}W3w$ncP_?TL_<KM)na<IYrQtDMapJa0(6@5s?6'
    '>W<t&PdLDp{aT<$)6JLMCq(46dvfdeq8{_o>`5Gzk6G0ycPx~Z|LL)18Zv~S*P8KgWc{VwBh2ppZJK($mTc`&ihL@-M0`tF_(h@a#;<{s2epAwk-8L+gJ8S7'
    'p9hxudl-w6Ej!EdMm$dVR&wY5%sFRUD!uqs8Mib1iJv%&$yX_3v6GMHt4D)K9raZ-po{;)pYCWc=^xQ2?EjOz)2jvU@;&ktN||<1J8TLK*27yt^#Ds5wQQwz'
    'bHgubqv=wf#{|B#t~`b~GJ+nb69ugQ9g*!0$%5$BeBUo#&!4P+nhC5lUVaYpT$}Evf3x<zQ5;y^@28^)=4zBy>Z<lhiYV%*vd!g^$dCh=n9;N;*}=Y<qT~uR'
    'rzipE=&<Torm7a@%4Ul~s#Wgke8MtU(MhA}8uDnutMDNrJj-|=o9U_hx3ThBW-w<+dnVe8V|5#tJDlh3R|#^7FQIGFR^St?vZ6j;H@5$Q<F`{B>p(zM4X_`G'
    '*6FSpp*i~7Y&SKdbENf&dfO&<?2l{bNj_`i7ZkkK$4^1rznA7!4#HZNw<elv1GtRdPXI?!jyBhJQ}A3ohjZ=<&WY}B?BTYc3DZs1=ollM7!h7WcR#s*x3vL*'
    '@;#hzWTLR(OCbv7+mv&lp8B^1bz;2;;Y3rMPRnUa!OfF4F9&nkkU_3db{QQI7jxo6b<i>Euu(-1&g5L(0dKM&F{q*fUgOVsD--f{?@F^f1$%9Gx=zVs@+`l('
    'Nzfua=ELX6>uGhycO!tezk`Y@zc_o(c{)TI%nBeOE@h&hz^j;i!TQ(QorxZ3lzJO{QvCY_;xb?_VujvolfXs|b8?fmD}fmZ{xQ*Wt0ka5&&SEDsp@xA**n>~'
    '%02BAiJ}ep1!<TR3`GJBAgYaKnkd`Fb)v@3E%ZmJ1B4}uG@yXN%c$ml4v*|$yZJ-p)^Q*n3Yz~S0{jd2g@iU#qEHY^;oD<ej+WA@@^8km{&WqD^g`5~&*2&P'
    '0oKUVgzsWQT0Hr!VYGgvFM+i2of(Z7LgvPN$lJjlWLvd0w48s`H`tiJkC_C3)&gYx7PbmrOzvS%ET@$vtuI{Zq-f<^Yim*@_?86XbVS|PxbOE)EJeR$t164_'
    'uHPeArHLWmOhkzUUtbx~_&L(kd8#P*<!@jfhf?wxSU0e1=p|Ele7)E00om{)AG>f0z8qtSnDZpK0T1vQ>Ft{tn*iTaPG}WxsmDmr!cyylWxBnrSQsz}5J|*n'
    '%{bZWtCNH5(k${KSMM>{|AL$8DESg}G+C*n7sY7f2Bp$-L(d9?T0KP}=DXv6WM9<IfLJF=nF<yzs{yEiheVa@`Rw0+(jt|Bm#|n2ypep|qQWx%wLstT7qCZ2'
    'V*~Tlb}GMv%1E)q_3pYXWuP}_qH-NXCw7#*-Tlqi+!7fPyWctI+ELdN70CecCdd)rqTNS<S@AB6AX12Vs+Dc$8-PQE^A0QMcG6Q%Y>;Sz`xIo`MW$V;^R$;@'
    'Jtt&5y`KOo?hB$x9&zw2dp?%;bx)$lV_UeE`fSqkOe`t|d`5tEn4aA2e%_dW{yE!|i!wyb_Ey}()y}u3yGaiQTVHHe%$y#4PVse9-c6jJ0vQ@1-g$EYma#xq'
    '71AFp`it$zXWi|d@Y^Uv)1W$oSKWIZTPus4nR1T+W@r(Yh#wP-vsIL9HZ!z8<(aqXm-Lp3@9-WoHxBXZKfIB%Z}m=y%L(gBD;&<1W(J_4&@LOEY!$svTg^uP'
    'AZZsB@u~Z1eFxB<-)8_W;5ONMp*^5?<W7SA=c_n7YA<@NK9as35e$vjYRKw?9+b&}wzP3udYgOqQej}&9xki0h*gO;>?<kKx4mL{2YIw0ruw&U1nw4*+JBi='
    'W&G}w0T}6Cpo{q8ZspoV=#dOT6}c5Ucpn}&4?2$rb{EvR#{b9kx05xj)OvC1>wR}MM|oiJdRd`qJ3*A@wiNmFo(0${iFq-FpM;&rSn1lgR&hmv-d#QfelLi4'
    'UY(*-b<G2G+560YCs1~O>HcWzeB$?bFpr(9%M345h7>W7zpbrVp@6>L77~c@q6DL`BD;j05>dfxYx(A?gtB|Ve^#+@!t6i}1NWg>nyt;g?B8p2^tUz$c{<;2'
    'qQ=KsvfeBw$ft_|#`>-ZUCY+aE(cmvt=J$|E2JN<bony9T106~i1>0D&b7i(7wS6C@$X-uVBNrOxtT(Y_fY5|8`~07uq?0f^J$v<%}wrHuV>A;WDD7jxma7W'
    '@KmqFzWoF_o!l#;dNH$K2z&LdGD_F`=DVnT7h}(Vh+W@A*%e!@y^g5$dat}sMxgreboUz}doYK0N#bODpORVdrvp~XNF_!9mCV>K58yWM*Pc*x0<c)VXWZN%'
    '1@5=k^L&rKrso3?yp=gljnEUUt(}Vh^FJ(fOE3Jp_YP`s?9@+cSebsMjg^IjZ%ot5A`41^_~P44$cwDR5NYkA$N(<-IXLj!!pdF#Oumx&kmm6|3)~0zw4mPD'
    'B<JNz?o5Y{5Wvuu<dUmL<Z&V@pKbBo8}<o!yyL8Xgw5xxpWHb|W8mdSraWY~01lPbTD$N7QX;LT)--&loOP5u11MUf$CQ42&;Gq6XEvXWUd7l@6ZBBE9@}Xh'
    's&QS=_p_5iAV`4O^Lz%%n_6jF;V}G%$G!0(-(4V0ll;64^8D1ugq$H?M39fNmy=wcAZK&JsmZV#lLGgMu|6KjfcQ>LpB!v#FHd$ViYPyKJWZiffsc4~5^Gk~'
    'Ii=|F?mYGgj4)Jtn<M+Q&7GUl8R&1?M<5zdDdcCuKA(YSSJGGa4(yUr1nsvQv{lZH=QqigCPVe<LAJj((1CF{k<Yv5;n4HQ^nZZ22XOQMVGaRR_Z`zdb;zdx'
    'hMbrKC_bV4gw1zViySMJDY9j;#}3aT1;ql^aU-civ?j$#TmD=?5P&=@X@6B5aC7BZtA3YA&+B~BYrEz7Mf&+pl7Vyqc|z+zp{~kZw7&5TwB6@%AMT(xu!r86'
    '^tV4}f8XcMKy&6>7^;saB1>on$&f3(o`V>nQfh6Dk{wAu#pdbATY_S3?<H90>)m-l=BS&<M>baP?Q2fV0)68~*{%V;K0walp8N-m&dR5+T|k`z<+>$X;nmsc'
    '&+F1`3eEG4H&kN*yRNxbl&$#JOp&buXFy@62zj$aeb@3r9hAw?fEN3SBe->)i~r);kg`uf{=96%RDY(6Obe`8Gm_3xyui?MfnTp!c%^%?UR~~p4*ZHOjGl>l'
    'KGZ@}6CDKCM)v9TvpdWEa+i*l@h?`tfX;d#!>bMjw&5yA;0sp!m^%jQpyPWO`MdSI9FLtzRP$_$XCGS)P`#wNqGjNZ{g~}vF8MJG`=lL}msZ=EWuA9u<h%S-'
    'J3-UD8iix!8VvHxG+@sgoj^bTU0j1e%cvOz3@h}BvZhXwSgCR4peB=dmkWlUmml^rdQ{sg_>eD>LW2N*r5cMmnHfz&OaKrqHS_(e6TOC`*e|<T$T0<{05BBx'
    ';=k%|-I6jo$cyz8Unk&cyE+h5I<5mUyA?T@VsTB=gLY6Fd(559`BEkiW%UE!;cM@2Z7sRq7M7OuLXab}mFnt83u}n>oAQ(ftldIW{XVNc?Gx}KLzMp&3t61L'
    'v{CPWIpS3(*(|j|$kuD&YR^Qu|Luv=S7}-o{s}O^)yh0#Od&%sZpr2C4fH+dXB&A_)mr3-<X?A?b`Id|8;15Prypce{FJkhJRbu4qPx|P<%pjkpx1BHyJdK6'
    '%}u~s_#Nx>><U3{e_MLOSZAb0e!N#1P1KbYyiGW<t+in`KgX<F()jE?%@lYu<duUNeB6P(_A38{#{>JlPp=gF5u$2q>3rh>KDUhnUaW<-ii#2yr1#k63U6dp'
    '-QJgTh}9uFvwwB&6#*&VI2=<ng$9|(+N7c&ibz|-W4wa;PVaIrgs5jfqa@fDRg(}SQ!~^Wn_n{9Z?1NW43E}I*#W=+)+=5avx&IAzFz6=&qcu_RfVX`znI<r'
    'X6U-aeKFH)%WZYs>4&ifqxQpP;7Y*i?9<uooz8eJe`Lz@Z)4A@lBar8{&H8~DK-w9;-406sr_q5^_ncJ@mYTT&1}{uxFhgWuHe#BUvJYB6!{05C-LbwaBuf2'
    'WXQ6Iu>0@!X>u4_1wMADW`a@Zp}clDoR`<d(Ld3QUxj%mFlbBop7Ga(0NweB(zc?-3m1nhCBS~%V2H|*<4JW3;(G_>Y0{L|!B}aim8tqcm-}?f*3QEGX|~D@'
    'jY!9AHb&F=9KH&5t@w4T>{h-}0?+hJtB{m!e_dAdrI`HIflCqdf$!pb2C)Axv%h-+*QvGhU%$W5eKyl`P=D#oxTRaL_BUil^nH2*0{B5-S$Z&AL^o4+v1dnq'
    'AXm+r%WJ5}6#`~Izywco5+<T=&S|0s>TIKtjvCBfwhAiHY5~da!GZIkRTR#}>b_P0g45%q>ZXi6;^^D5w)bRDMlZ+r(H`W3#6S`XNQ-Y{e(lSZbnf4eU54ss'
    'xyDF-=ib7*LV@u_)bpO@lW%9_yPI+a=PShefxD-M9xe$?{z9kO?aHUV6r<wZiK>Io;-mD;$uY6@#?&NO@{h{CchqOum8j4%-{bNTtSUUK{W)g6eLLE-;bQvx'
    'B8q2V@2=1HV||9&=-s=Ud`lW<XK9<Q`Nqpq8jp35%ZB7nq@~&TZD#jrod0`BJq!3sP7`_U<^YEbWDgzW`6JS!06v0}e%XDc7kc-OJI`v5Sx<(Snawfw%*SDZ'
    'v0UE6p}INVcgLmKkONwqf|l~19Am@?&1L`QyCb`Y`s?Xo&EyFMMiR0Ut2sX=WvzJHtZ;U_FQW3o*;Qnfwus?;-piY23mnXRj-x<dY{7k=>U%c&jRdneO5r7}'
    'qQ{gh&%d@<Lkw4TCBcM_I&qN%$fWK(9y@?|?9v^g=WMK^*_|%7fq~TH(`{;lCj6&dQOkXH@dK8K13nPzpm=#MN(4s}6S70DCHeY5;xU?@<)gg&<e3mLS`xhJ'
    'ZOWb3>er{}m{3D$$LY3g6slN4_aVN04m$>8or}S%n1MT}A}K~weFd27Gc4dA`&H4ry6bS_AmRcu_c0F*5LFK`$>Z@7x1^ssU~5iu#N5JJ2YlCmg+*1COjh6A'
    'wYcOcmNM7o0^+F?UpIenw&wFrIm<7RT-}+=ojbMt&ITVIK~y|n#pkUH|27^jC^C=|G1t4xorw{W5=lUmuVbHphXXmPdKGIG1%{ek<Odc>=*6;RO7Z@zR-X4F'
    'nZP~RXcP+EO1AVMu+xrAbld#4?o~tcS7P7hS}p5+`0iC6bD0AO*2;pZpNk^&b-ZE%&jE5*Ky|v0ecH)BYEq0EQl__ml=REb!DN-L*0${HyyQx;R}8QU054X7'
    'HkUfa<+S_va#(1vs6jKdi~JU<3>=r<a=s?jv&v(Sid|s8`<sd=L@(d$&9cyA09=JC2NPry7E^k4Es6QsS&_@l)fvC>SRCSB0Be#^ehGNWPx8h3$|R-rzPzE}'
    '3FuDiIDitKNWJU=h#d#(f`F&~5<gXDLUk45oxtB(&&q4-@-=^fA{Xx#Ql39;g0iyy)DcS~YI(@GCVtLl^enZmDW=s(c1@xdF(!=2OQ=n+u2Mv1U_I<db4TkP'
    'wU<MC?HP7(#;`7F@a4@}-K@^U&mAaU&B->JYcG*IewlgR8EE}tf@kyJ5M-44bA|1g=ZU{$!3xPP>S_!jV91Ip8LNsHtFZrlh~c)&QmAd!K;9cIm9FgHx7b`%'
    'cTd2gWP#=}U3Di_*{YwP*l4IaT4^O(cCYfJ1w?4p-59S5(~d%*6)UqMuYBDC^wL>(B<_`?@r-?zKwXE;o59vPr(xZ`AKe-H3~Fil@`V9IU0%5}R#!qiKzZKJ'
    'pQz`LdE+8frWculz~Kxh;NwmzpH@SfR|K$fpAb>`@NyjX^)~mkEXsFLpO|3p>F#`|#I;o)PBuT+UT|Bs{VL%J@pz&_xkZS>doa^R`RAT%A*`DXNazN1PUaB}'
    '5!;JGSJH=W3P^GA8UX4@WiR~BeOBpH!7J@3SX5tWJxH56I6E&o=nc7+OAyZ=1d&;hu?D#h`;&+$8py6AC5tIDRM!S3eZJZfg|+tNiTuy3bME>2pov=P?fIg%'
    'Ol9AxU7K5;fA}N3`~9(7%rD+k3gRwUvARQ=ILOm6<dWO$lj#csGyaS7IM$$u_2Jb8d+QI$kt50~1FzQx&C{h;oELGVe^WI=Q3+1vu|?FSeke^_yA{Zt*(IXp'
    '0SslcljL`JU*3H(YdO?X-is0}S|4iJ8pZX}2HM-2HYlW4RfLt<fHSIRWO|uR!;?2gARhdsZ=9O*C+#tpWEWB_j_z!od~Cl#e@&wug9j`jKmVB5;)FBA_T3#Y'
    'I-(}7rteIH$-^8v(Bb}clCC6zis>DFw(-k$9o?Vrt?O0DX!)B>QK&=Poq{a~DCTzv@F0SY=XsAG<C1H!?BSlh?`jZ9C_&94C$#U35#h6G_zjCWUDzlWF=6+7'
    '!Ftj~n~`6a`mMd(5a?*jqveQNZL4IO-Q6s|jptcl@s?L*n~DWuuTO*)t4tnA7)|5_e)^<OPRQr1l2Y^0tRn%Wz;SmB24$!|fJLDr%4{9aUqldJbU97EGuwpP'
    '*kz*dZyhIJx$Z7~6CFukWEcWOD1v@B!t|aqH;n#~{<59mUG7G|HU18HHE{*fV&3JK>_(jL?E}ZdnYnYu#^2*T_=KR>7W5OqBs(68hPUsxSZDrO85?Rc98h|+'
    'f{kr4tvLCW3@>1pF45Mdc&ZQS&7IaN%PaBhjU6<UM4h4?^+yIiW3%xN-`^nTu&TlDymwWJip60b4}Dn-Iqvp3s<#pTeb^kI3z2xN2Xb1+(`g(1%{S*Bn#9Yt'
    '=`JcbIwHa+W5LD&rY9~t8>0`(@c<89j4mb*LJg0+Rx$9>6$AFP*l^m}w@>dimU91SNv#u;KVp!KzaMd1_?-!6*fR2BQ9nPIczvzq8oyjDl9?AeX(W{%w|8x1'
    '*wKKd{`-V`(&)hWkJ{}H&RDf3jOTqxiVT9+^I8U-==I9Xz7%-kba}E}WaHCZ>mqAf2^%DysAE0s+BrA#_n#{3VG-~DR=U!ulVK-<8i(NWMo!0vw0q=v@f|H@'
    '&9ku1WHYCo74(d+r6cH30#PpHRa@y>OCmSzdmUuWREmu7W%bHoaUzUKYzqr(3K*2ZE8!r<oYa<U0T_5Xn-Gaz%WB{BX4iYMuTeg!TY?D2{j0UXWK5z>?yV%x'
    '*W(}b2EMc6D2s)GjCmxp6&sy<vSK<^Zb(>5GvDCt7(!Hx!H|?{e}IAq-m|SjZ%d%}fO*ZxAiAEOFTj8EBpJ?j%Sx@DoHf8SOl3tTQ5U!baZd8Fjq4~R#|E_M'
    '+7_OxpC(o2^@em_<UQN-dE&lD&cwI)it3YpfW43NY@#j91M#fX;ys-0RRPK4RlN|I!>YFwG`|<ZmEAF#8<6h1v|AxV$^EqYB}Z9L;5`jd)BMv8g@s42TR^7O'
    'llQ6>L0=^Jp7Xd)xXroEQF$#y<u8L_wJXGdU172=kY{}?@IA0fGg0t9=V`O-tBUz;thE83MLp&2&p4ik9eDbmrzhDb$V4X?63Z~V@a6m(a$ihgKA93HR1W~e'
    'NKnF^)t+M#No4ked=rOJB95Bl<^s@fW0bvjF#JdYeXoF}8IY0Ae<kWQgZ}ykeZr`dA!60u8tjtxNr09*?Rk(Lfu3;XS^k22&~PD&lbs3r`Al7n>!?`r?kE9$'
    'y=fPC62`zb=c27t+Fc`mn!8wTL-T~1FV8hFey_*V?6Y1Z=yO6;2<Xy?s}^k4|572hYMTkOjclJ<E3%x@>a+4`lR_##{IfRZOTWxk(Sa0s(bE)p5^a)rUaupE'
    '+@3-lu(#Aez-AHW7uX(?(`M^=wbb|XZ<n#rT_Aic(e!I(Eoa?gQc>jISm>Yl*?c^$yb|c?T>k$oDm+1T<l3<aTE`veo5W*_xyr$+Qa(9y5q`Zq+AA!)-0->v'
    '>ct*cEEiMQ+o-<*FV1o23&%rRSI-<m%FE~fNt)-VYyH;(@yWnpE6`LgrHt$zHg01zf3^CC+01`^<|D?^^+#D()413+8|}ce%9tIcS6RoCU!>@4J=lsUMaS`3'
    'Y44OLJNS-2pSZ?qPVY><$>cbko8P#7Z^FOLvo9Nd6v^P^LwY!4m%KO5*@9Dr15btMCDg4bY`&vt`+(Ld4LAxw)*N$JTVQrj_Zt#dBbaP2$eF6nPm*J-_pjw1'
    '3aqr87{o<AhFkQw&ZFqJ=uv=Q;aj63vB+F1cwHB1zi0b@am?NS-`Ie46ka{=^=J$*9{<Vx+R|*N+*$f;_)N{RC+q09@p6KNHTs(cvBn3fzdlDtLtrUX>@8-F'
    'ZcN-16FfqbNkul(I~|B^W-4w~&~s3Oel4?Y68**}0<0@_t?N=G{oB!Pab(F=edqJIeBY?|^zGQ6-F|&9KRNBQ8>_RC2W=Gg?!88RpH{emU-ez`J9+)DQSinh'
    'T6qTXl6yCr$jDh#J77<eb?$y-Di@rIrEMe4i8bDVsM$YBb!C0)wqXSSq@9j??>f`(kA}*I2hqczTRQStM@*riX<7#OTk@Y`I>9)u8B8~KIN_{K1oJko*A7{W'
    '1M6-RYjY#pv(1hNo_WL&wmpPLy3xt*b86*cj328}ACBLlA7W#C*@V2+67GCf$lpOdv<Ae14wC))4LOkE_oUl~-?`-Z+&vwt(kTSbr1I`J>&!ZKf~|hYTkKA^'
    '7*P8){cf4=YHwqc-^llC!sn2Aud@0p$Z$cF-yF9mo#VaYH|c6#_lnRij0jmP!;lr#k9~T*-N`^K(|Q|X$`iFNtj*QQEk!o!?=gMR<KeDFlG<$Qq0Q>@{R@Ym'
    'U_KuqnE+1Ob;2TsSY1EGW*#eWEX(*<*>PTFu<`8Ig9>BL&@{T$0DL$hB@M_Pc~~z)(7x@WSlQrR+rsbgO1`Qq4AKN1=?)t-wmAv(3@j(zl&3dWJZ%Dz(x0}a'
    'eR#`nWApVZU!-&0=hxJb6$9oDG9WWBddvQOj?2fk#6w6RqsM`)ud{{3h1z5yhSAnSNp-&toc%dAMA*N#=F&E_opXY(AMhS{*2(7<5S)B$?V^6pidE9@_ZWpL'
    'frT{i(OqMGls0Zup$P8E8=dY<_6~(C<$UzeJgXzK9@^_86+O8g!FsJ<Va;0htAfJH*ULP{?F4FGwxV9`tXQU(1GXV>oo8iwHN8N`C!yan;I}gj$Y~dqFG^$y'
    'FTC6G+{I~i8jRcuOvrl#yw@=eY7pO&mwFzuGl0io0gGGO#+qhRG!^3;PJ<mpBnYBNs(^lLoMm39<=KeQ{@y`!#5cwb;V%>DuLo^3Tle&l7xF6;z!YEw*_O)P'
    'Ax_v%%KBWVl9i>j0qccz*KxMXv3t}vXNJl|RK%!vqGi${WKUqU9@J3}J;ua8AU2>r2<|zo3bg>Lh8o{y;_0OFk#5l;LV22@q;Lj-si&cPcD-@7F+bf=l0p^K'
    '!3h!FX%`Dx8clu3lC`<275SOtaWfDyl0rnAq{N;vx3n_#$DM_L{(|%^d@0!2fjOF;vZpRxDH7uG6MkY~6dPHqdPyzeNJhO3%t&}ByAx|y758_u+@4iabkvC|'
    'T3D{Ak69Gt>s(|O<{o$gs1}HtLH5(FiQNv!_-&B~VyUg$XjDj)F5yN0K(krG7)G!T2jJbqz8P=I8C(2#$BjNs0wcsXpTqdpD(A^Gr+qLQ*^i%O?I_@3!Hae>'
    'fga;~Q?4}#=vzyDcb%zZSPK6U-~q87)2&cJFX^#1U?zPBT9*i3=U6sm5IrM*@v0nStd(%533WY~%|fadh`Ir}-m6G!sl)WkTgyl05|{F=eUTP{N@+}IJL(Ce'
    '=I$-FCs2lz<QDoueropN`WfUi;YnJD2-MnqGTYa#HYR$|xW7`i|8N0T;58I2binB^rkF7w(_1pWuP5k-zS&msg`!&4IK7@LB{#5EUErV1rij!94M$l0!^tPM'
    '7wg^<|5qPiLL{OqGZD|)@TB6({YC8WUoL}B(@}Ddc$3nWYosD33iwX&8do4*o7+2E$bcAdyw3|Q^35mY+}s*pYY2}(N&PT;MxVf;<>kDsNOPRw_z&i>->tr?'
    'y2!?o<<*R55(KzA1=dV3AJ0QOgfwO?gv{Y<tO|-E3KbMC>Ru(alg|6>lm!mJ{>D5*Xd0rD{De4QH2*eG<EmKLvr|Aj2MuU*Mth%~2>7YmWHkLz2i*4y<R)G4'
    '*x<?c7h8o@h}id#*Yl93C%rn73+b0v$V5dZnHGv)eJuqKi^%9gHqlOL;yRuFKX}8W6b;|$OgB%tBmIplY4h`+<x*W_a0;};d=?+yBG5Zg)IuhQZ}aKfaI)WB'
    'fGju_dq(;mM)1D?-G|6Fz#3p>W8tAPLOl$D=qxH{;Fx=5?Ve(ny(;(JEe3LLu9mfg`O5P7R>f|?O!u8hkxiS+k%3?v`terl99Wg7slX0l=epTvlzszVY?NKx'
    '`NjS~dY(L1%WJuARg|ALtL;Z*Z+eD>#}~LE@8GNNqv#C*y=bNmJV5VyS$b4dykh<k>m7eKo>n-pzPuXQi<NKs`L2QpYr^Uiy2o7so6@qBRa5+Pw*~>b+IiOV'
    '!vte-uv(Mx9i)TP-q)7uvJX?Nt#ZA7qvVn|;}UqK@4DkxV22W@|NZicY3^S`6kQ?8bqkS+W99_!F^E+zt)Fsl@YkUXhuk5o#^=}>M8z^~ajk$S%*GCIM668N'
    '*?WsX6-><RJ#g_UULg&?yI{dOM&0niG`sgDy*|lzW-5JuK(6?nf!}ZOO$g{Vb)gn{QmtRL-|}p}apY#&)IuGh8u#k2pr{AHS-&c~WlDRF@N1XFko{)}h5pXd'
    'mM44j9s#5Fu;g~uHi#NyR{lDrwkbw?bJgk<&Qf;YUo*W(vAdGOztE3WyF!hevI-|VsjZyW&&mFeF%T!cNg22L?l1c%7G9n~>*l3fJKihb9>U@ag_2;`u``E%'
    'Ggw>gdFB;Q)CW!}dV=rnI@*U29rw+}G1d;utw@Fj+qb7+OXhKYyX7(-G2iEn75aJ`X<0RvJLVtxtRp#>FSn+@aVdf<GT-DQ3+GDvWeZRLG6kGH)wDyAC23C('
    '!OEU+udmBSM6EqLFWi?}1ahB2hZ*MTDGwx0X+^k<D@6xuLDc1>1nAX$xK;puYV?h-4r7MZp-iy0TFUu;MPA)1`nvB<@DMSYYm{&9q<JS&`_U(GG6@x=wzh=%'
    't2!xC7g2htwV%T!KFxsWD0+xhuui|UV^`nVY2p6f<$HPs8!+-<b^RP$;@rdf@V6Pp+BfbB?HLD6_&fV~_M8_*{syqL&}^rE{KJTd)N5J}^?U$hs=9kV(CYbV'
    'TIPf5X%!vtP5zhwjrnfk`SuoFCD@?G0e=TsN4%=Fz;>qdRr)UR;(A~euO+|o8ATg-hVMLEcpN>x;ypzEe&&^y3iH{73=hOn0h<OX`8l1*iS97FW25TpX4imi'
    'gi&umya8Sq^2q*_d0g-ZpvM;mPLfh=gsc0teb;_`&=Q=$SAJDiMt2}^J;9pb79=2={RYJ??CJ0ShwG(^enLkEKCnO_3IfW)5&aL}jG@OG_ylw1n9VOVjQ<9Z'
    'l2GsT^AxGl#<$Y}`&o))%W6u%yzr|Q58cf%mov1WMlL+%Z>H4-_VRDf1J@v1jWf*_yiJhb7UDDXl<|oE1$~H(WF!H2<2SP>>yzck;-0@PaQDT>Sj@e!m$|*s'
    'Y$|82GOZ9pU*TAG^-Ia4#aD9eWDdVGo^yiV9cCWtc5foMPeXD=dU#KPU((HP+Bt$*75@_Sw}5~30V?=>goQU+|KIB)Pe-nce!fr7@MR&Ys8mv-uUzW+*6G4X'
    '6TR9+#S@J@D$(9-ZZ>hP^|-S(>GAE=ac8CXMgLtN(jlV~8J7hAav{cQaVI&(Ms7i58`}|oguGw8X?vLs$$YG$!Mzhv@F>7|%#jgv$P4>}weNlA>1`xO3D(3%'
    'vVGM`O{Q3LBf`Z|MRC46E0Q(h@8w=2@`W6aoyY$I-de#Nq-VD@i<$y)&hJPdk_Mj7R*rV=4E@ABVx#R6_l++`?RGg2>$q=wxO)Yj-kAKYga7+x_ZeOJKG?}u'
    'K`rfJ+A&48im^Eq_yz+lfH1pgdu+WWb0ISlV&xE92aHh@y|fM4-(_=}@j3>8VzOcj%~ie=WL9z)-|_YIqZE7u&(l{7;Mr=BA*_lt-c_ernl;;qwsr3{>7P?J'
    'M7vhfdkvU<%%wsf#Y=2W<dE@pC9Q18l~1Hv^si*dK%DJp_v(XgONUvWSyYMdGCXxpX2MwonCTIUHT@bDEPtvMGCgokuh%_4m-y?BxbXcme?~6yqExcmrC6T}'
    '^KNy<d;FBX@Bhm7*GU^hz#{}TO#li0ssp>T2XEh0dV=^XC|t!(n_mJ^WQ@FhDt`ykb9fZ%zXLn*L2`!<GFvdBHIYMBmACCf;%CwJ*Ec~8eW{^(l8Uo;`xH+V'
    'Y6H42n|6?f>=s=@xWhs767{jaVEQX!VNWR<@<OW44_a@1_`3s+pHa)>Z`i8%o1e)0zxW{_Zu+*Io9)p((Pp%8E>`8j%)hp$T-)$cOkq-iJR9%)hu8DI_SDcJ'
    '4)t|ly&F+@T0*v}w}X{_0gZ|Et!L;}Ga))QSetA?WUs8ML-N3QHzMi{jUvam&jCDJi?wB<`e(R`-jP51VgA_@84%A{!z_U?w-})Q7+}`+bA3mSd`PtvQ91={'
    'h|l67<{!20d=<4UjsNdziaZ?;V|zmeoPmOYd>vc2AI85-{AYBOjQjs6S_H<FR^@J{TL}15=P5CQycD_j76sqOXf;Zr8!5k<5gwC?>nhu|!5f#XML(l7id<+l'
    '!yUt!HQ5SvXQyTk`umZA4dVZvtyYfC(~icxOq@Z!=X{eR^uhU|ePkQgl)-!QnQyN)lkdDd(C#MSeJcIp>iCzD9q)6Bj1G|T+l4>za7p16{)eyG8d`7-BA2)k'
    'g52wVWVxQS3tIOPx+}a<uKjz{YFoe%3J41tkZ)jBz<KMfe5@w(14RZ5xZh6a5qHIPas<-=x52Xzaow2V^*^+iu=Tu#jw{quN*Mb({4M0^l!>amBb&k~nSlkl'
    'Wj@4BnA8g(xTg48Tc<#;=L}j}Kb7#Jn9bS0!0ZjtqL<{pSYUXONM>_Iw_4z_`-hF~H9P{nhS~2}cXv{xpl3c9IY^Rx*L)QQE1%aWk2U1|ypi1jYWjU>54a>a'
    'di<5!r#U^P*QaN4tPYuV%atgJ$~oiy?fj8eV>CoXN9~C5mNO}&)?;2r!G|+|9@3W<!t7@llU1R^&JH$XcXK(?Gzrl{548bt-$v#RUK@6-`|Z0_U=ly~dEe1;'
    'ULxwVYR&Y@X|i7+j|Fx9sQh-hGgSWFj}ByYqaKj`EzakuWI}j9?&W*n?&#-9)ZAYru&O}&9~Z4`UkHl`aFWaUsWg}`w?^~V;Xx+<Q*12yoJSiOqFw)30@;AE'
    'mQsP$cQ}b`46O<Jb~thY@(}0?3E)TFMnja?A0-wPzm0&^*@b6`bkk}u$pOBIC)v!sp+jadc=a1o|BQ>*?jnGQ5bx&FE)mrO1zxz4_M>62p~UCElnmYj_>rqq'
    'ffuRe)A1^Y1(M?#`^M03R&Tk2?&q2ka@3A8gbzp4zT@#bkU=*nZHCMW5j`D9>nh`hi)(+<;}Pg)_SEv&3cQ+jVE2WJWWbDxeuNc~eYAfJYgJJz>8r8k%JJ;f'
    'k(wIF{&vTmw*^;6*aqCR&@lnumOf-RCk4+qhOMM?#UN+eWV>y${Wuv#0avlu21NB^=SR|W+GG4m)gpe9x7@3DhkP{<^SLg8wP_wM95K*;Gh5kN(~;H5CmHv-'
    'vg9*FhrlS91<9xdQH-l~W18CneqKSWcZgnHo>}N?%PW%3V^~Co>Q7lLPyKN|YPE}t`XH`MD1<!v3s`IJw43mmfhy7WF_UGcl(z2z!c_D4LO-=dox}5LemnL2'
    '#`P?ip9)4dzUqIJtMVm2Y4;G%#<=ne<pJ2Vz$}%e$n|3KuA?I_x|%~P)+nK$9e2Q<0?+0KHVS9#hBoADimdHC6VVw%bfH@a4@qhpJ}z8`KWms-MQ_fpc*Lop'
    '&(png+w0{~uDgFk*RfH-{HM1afumk-AGg%n$wSjf4!|<K!27b@-f91)&kI-_=Tfj6KkCRW`<raj8X568r&NW<{jkI7!FKQx8B?qf_i(J@1$hIgAAe}ibo^1W'
    '-L!)iiu=zK7TdqN3>iwghF*yaHhh5!Si<KYSbPN@yJwon;WpcoJE<>$8-{wz_p`sfJX@4oU%U6N7x$wJMBS){DKXRqv_`mPpx>p;4Ef2kzWF)pV2;3_ikEP<'
    '?vLB8ma|*Q^8Bi)ua@So5mCi>i(cOG<H}z!|BVV9H`WUPbP(9QqFSNnC;LLSQSinuBoDKifmxv^T+OImI2~=i=bhf{4t8nlWm<+F<{t9P1>kv}k`kw>w&FkG'
    '&4ReYWMAtq@^(NT&8qMq?LiH5`13fcI#gw90P@KQR+xsD`pI3+Y-M(?lYdpUKW3v_p0-o=LK}B}tJ%^S>+>I^dK{-w$o1$dtBdg2_i62j(pX9RaGeX8&_F+1'
    's%5bA8?%|2H&L#N6^`l?f!BDZ^FTdus22e&hX>QF{U>QNIr1x6I~I63G88@gz?jf5R3h}d1-Q4Z?z6Z1Rv>0>0-oWkEcCZ5L^eFNVmpjI5wRa{_tr@9evhVz'
    'Qo51-2DQ{?a&u;-Y*UD+JWQcZpy{@AQRH-$Qe;E?R@TB5Y`;FH4Q4GFoDJwyVEk#OTV%WBWSQn<+sNqk42{t>%pdlC%2<K7>bc;javUB?vAjN_(97>qB>Z;%'
    '%SkkyOddezhM%QseGG$Ts+)O`_cG6}PCSqOM*VU7C*vez$mbsQ$cyx4JwzR@3AFclW})ZkAvCP7*jh&P>wifvZgq-WC#w_Rn5D80Uw5^d=L>mf=oizXf<LKM'
    'nv>;u`(dFOv0u$hG~t@hx-ejn&xEG3F&wL`DCA7VRdAAfZGj;dayYwDz(qb)fR*>Bdtz5BD&rve6*DF!fWP5UezvJua5<$ltq0UyVz_pUhKMNE7^Y(`=I@5H'
    '-F6q~d(OSai+U5e3Mz8l@=4+$AJFTcp#y%Rl2a-n^htqQspPcb@~D#P!6(m<`{-B#S541}5#UDo!I@xrCyfv~kiAUhuEDtbRnGWKsPRxr*&Th@wN1$icP&H-'
    'asp3bCn9zKI-{%1O;dUMBXkWdNA~N>{pv3JT~W!3G}W0!4~0bBeQPG{z#B8*39DQU;7me9>xTKf4A1&@?jLEQUJH2_=dg_EHs;E-vkdDekL#rknSA@kzL0q('
    't!@Uv*vhwQG{EafPvOJT5chi8&o;-th1`Kh`Re~v|HM%}2<!MLUZ-z#runY*urI5LNd+SLFZumF4zgS{545Rx2KcFf$83nAwZlB-=}(8+E1z`<NSz94{5l!r'
    'PS%GWzR|oOf7w<3HN%*|MyLXxhgmro$C}Ka5^+S18q<fY@+`)Sr^G9EZcY()lDt4vO&c>8A<N}z_`l&vNBn;W<~<ZyjGwrDYab`>^NyG^_;`Py^a&VpUgj+K'
    'z4e)jytzFwE=6LiJllY%^R(d2S&=l{64dEyUmN>T2YC=KpoSvwh`#085^xf%CaT8vmI;XNCW&-ced&Cv!?}1s8JVW!1@IQ0ovcq+X7N{k&!^l*+!OyIf>Bwa'
    'V-p){s8sNID+V*wqfScipEA_yv1JN3^UXh=I07?qI`INQ&#+pV8Y=fb$Rz<VFf^p#Pbpz<=kji$z~i`A&LSJ*C)gdZp86BS^N&5s@An(qwd0-VDRLI|=2;0)'
    'ZK1ht_<G=RT20_*Sxw*WwL`%4=P|lK{OnVEsQ#{2RQCA?pNs)*@N)ipS#PlCK+W9Go%MlP{@y^;^iKXPQT4bbDNex!Fq6zpqK;QCG>d=NfSm!`f#b?jBRy}L'
    'kMcgeMpVoe{PHF|IO%qKA_cVfE#cA<aj!&q8f=zMkW8nWHaBA&*-UXyf~7RWeBQ?ETGAl;1Ce_(`0PPM=`9|OK+CzIl*TwyZ+MylIY-sF*R`}mD9YAY6?uQC'
    'VB0C$F&k@EB=qW9$H2NDofTwM`dbs|E3ExHERJ#W?f;`DV?Cp32_;TNga><_(%T48C2teoC_=QYUV&cWw%OCeyVw|F<-XI&+X?V?0q%Gz`rkF=@~mBIK^pxg'
    'q2hV0pno1}PCQFIzq_|f@1#*SH|5B?yqe}lGZ^XrLd+$7O|InnHZt&xz)S(+k8J{%`mGr#kx$uGecmaL2mb~x9jBY?$tx)%GuIOP*4_P%qxGjEg9f#(s>)eg'
    '#r7-~cc1ffqlDr+D8yQayj3R)do`ROm-G&I1bVrjJ!)p#m0Za`+U;fDC8%o)xU73p@RRk;e|=n<7fn%B=zZ3XZ*-{6(cH?&n-~&E<`v|+3}9C-A$z~hdA$T?'
    'F^|tf&*=1|sC3nhjo6SBUzyk)z&D2Z=kJ8xpj%~p8POg%K0{(yf$#<AAKupr!n>jGb&z{!oeHnljwg!?JTk4Qoh6U*9T9i;l&Au-(OC+fFy|goX`DVqri;I^'
    'ibbrBCcK3#GL|X)xy#b5Tgb7T#$~{@1@4Y*7~Nq#eplJy#cA{+L`?2+{IaC?+0=Uo9yY;a>5JX4?@EzFGL5wh-ysvpA0$dwD!iGH8)eFwxmJI{4wv|(NbrtB'
    '^`qf4c9qj3=<4MCoOMu0ifM7wef_U9q32wQbe3e$C~}%R;3FF09JRd405H=wdv+nJ=E3b^8qXZ+x3L;2`*@Z+&Tk|xP>}(K8KKW;|F_o)8yK3(Ds9G^OW>*P'
    '#N<bD<RFzhT}6c4%~rsje0CD-N<bWKW176qf2lfNwuZmJd|`r^DU2B*+NTgo72wZPWUcU4A!_+~T8cS-RuQPbIF(|w50FWlR36YmP&MNZiVPYkmjpXl9}1b9'
    'jk4F$Spnbr10k$V#`e3mQE5Y23fuFLy}6Lc9^01rll8T;B(j=IqL}r37H}P5wi-mMTPD#uxz|`5Sp9WrG66gO2ZC9Z^_3BQ1N@}&-PfeL+m9Oj8Go_+6gNK$'
    '+>gm5vm<7R{HAEe{5&=lX_IZt)_0J~Y<@}*yAWEUZ)*b6C+wsDEQl4}OQ(_>_|t|{kUF=rwzdm@Ngkj@ql=Po@&VuX07Vl5HkS^tGMIm9Z{)VnCQ%JL`!6S0'
    'C2>bC;znOF1{q%Nin@E5G-1D)&8*SRjECs-CBg8rkBYoT)H#bdWm4JhG0x!>vW{w)gV<3b6_#kiH+sKMXK(I&R)E|R_2XmOGZ|{+{$VGmk&HViJim+ZH}0Mq'
    'Yr^@Madsu$$|T-)t(F5g8bn6HSurF6nPK-8y`F#ue5odSdm*9=l4FcyjD92wc-$*wg3eMxw!MRls2$`w_yl^wtJG@mrQlZ|lA;y;7sq+_kbxP}-h>`s6}Vy#'
    '_ZTp?ujtu}!>On?g|KBnysRvwM%}Jr?V0KPFR9d!7S(GOb632zOuI28<ikM=Pn=Jc*~R5vhWtR^G67%lWfI5cUu`xi7lpWqPu~f|(ck5*15QLw%h^dVAk>hS'
    '(`wkTQVQknNI9_w`l9^kn*n|atou;X{cCu@1L4Sf9MgIRR@TuFaPu?^eA-H$dme1?M<%tFx+8(PY(v?+1FCY2bA};kAW~jBT92ajQ`8q{xgqU%V;%#nu@Kd$'
    'Xa8JwRwV_70lnP2>0Cr7vz2=gDk51+$vM@gqe2^i`w0|WpOEmeVe}s?I^3oEZ@`EE<~qXhp66r7euuBRo9RnB=uK-lyWM9Lye>Z*1+Sv8J0>&EquhXd0@HoI'
    '-ZnZkxt?oVkjDaOn3*ADus|FwRD*ckSzwC%He{^>sU~=D`qBBsi>!eb7UkbSmC>f+baWQ!Hz+F({XV7T>g}DDDf{UH^WRz+*YFi}mf!Uddf?<QzPpg;%y3u6'
    'i)?mwo3o7-il%U#-G!e|U?p57HC+tRKg?IB@C={h(E&hzfiK0M0hNmH*_I+J@#HQmKkpib-T0RLey!3|Sj4Sq`!MYE*L=F`!~A-zm<ZJv7CTTG{D|Q(N9>8_'
    '$HqGtD`P2snipLJpI;*~-8|wu?EwY(m-!S?&*qD4tb|Xo9TAqG(4EJ!5t=7`PMAk?JMrRyc)BlkYKWTim##Eoo`*uzah7{L2l6KK11mw~7~^>k7I($MxYt08'
    'IeY~UKy4m!{!^Z|hg}I=Aa$IFF9BbeipAR?r33b_yiy~%8b6nZ#)18ye7tgr_Bf77^bGV+&IaT`*=m+kWG}GE{At%BSf6s2vMS3OcTi+y(ab`om+ubsD?s=7'
    'kf7z?*aEJ(-F##_+ke`SH-#<5>P?df_^u$Urxsnqeg|0$-ns-W9sJjj)wnMyJXoHe7@|xNJ=<rhmc1YG{$#Atf6b)tdXNM7mAl#dt;$ID)|Rps4Ux~b3ZaeA'
    'H!04G#m?2b>e+ARJE?L=`B0R#u{>F*Z_vK-t=>i9;Qjzr4{~%%JD=hFXQQPiYM%BpFKQ3*E0)>ooS)+!whI~KlU84>qwC6+rp7^n+($p?A1LUShQ)*jJ%c_Q'
    '$ufSAJixBOoLHeL7NhT(57}R^ESql>rg!kkwN`ovIBvFMY*=?s8`-fM3Gj%mbVeyw*WMH<S=pzDOcl~TMgClJh005L%WOxPnJEF?19M764YSJR8uJz97l43)'
    '%07^Tf*#U+bea2o2e$<|T;GDaIeshxaCkuM?JMQEYPAvMx?gB%1rnxMNv{Hp@Mxdl5~7CeC&X1}<n_uNW)#uRaNP1L=07-={gGUwa7I9OkC(kxm)tKsAJyep'
    'US+S85nSYyo^2-FXAZpZ6@TJ$X<Iu-@Y@(FU$7n(R^>Vq5R(IQ5jP+rQjaOfjOpgu9L#&(AL?n|!ma|h<Yu=mzgNYmMm`zF*97{qH>T)gkELndqx4(;>3vFU'
    '=zX6TtSbF8jDD5LaX1y;iai@cUOaqFPCz|bWCiGHdKRL_tWV4R<Z`GXZNt7lDm9-|7d;)w^E5%t;!(1lqb^<V95~FhRc6yZYJ)#lJryry*He5{gPC6RuG2ja'
    'd@n6+WNRIxqgJ;&rT;?;4=G@MVcwF5e)%(vowG*As?Fs|h3t>RYW`wDue>Y#;z-6Q-yYe>fBOi3@}xpS3W9%OxC0eQTj~+wuRQUU?;fqSX8JvH{T^h$giQP1'
    'V1K%&nee?Yi$(R?o>d1rC40KaU{{$gmPZ@eYE0*snDAgfLSXiKl`pGkbTON8KGL6T+@E`#@*yu}6QqQ2uY+ZDmMmc2E38f{d_1eQH{#%h+7yH6&L8e`j%GjL'
    '@oZ7lH@#>6L%a;}7JNMZvpx)<sl>V7=<k3XYz)@-Ii5f1{_yA&I}mEVROI)YA%8iE^zdmg?;1B=0L!~^2+-WUopN#o^mDe+Y_i(bLvKeG<EW?q9#9b*;lu3r'
    '7v#D*?p$p{b|A*Fzp-fkl~)|{XWW*8i%{Q@5JNYZuS)y)9kWXk*$}a^8d#;ES-<QX3Bm9a)(4V;D>7Zh_Gj}#kTacU+i0Igf%9-K{aRENwMAUPw4ruj#?N40'
    ';dhs>XbWSksIgt1OFldk4sb4V!tTFGN6g5<e9Vaw_3J?*L9D-YnwT`^{WkN(;D2-FYXx?vijj))(_h##o_BSCtrsvC<5>0>>hXx(LXXntu84b#=^IVZ$?8VI'
    'T~NenZwqbsOLDn*M>>&@#M-2&GnZ8~c#nf=pmXn$V(bi9EuX%gwf-DiGY13FqV_t(Y#zu*{doktW&pD@po&2`+lwVlv9V62houDHhhT#ASAT$tZT({+7IRgi'
    'rVV^kUs#BTIHJ`Ed1uvOMLOEK7#|c-2Y*|~liuWGCZQWg07afp1cUER(nIo&4Rw~Cy&(HOvykxOKPT^ldksBfBk3nT=^W$huF@q${el)dmdUv_6c5^g^gZVw'
    'JGI*xEw5M=<Q=w-zRiM|I%Hsq&#~5QEmBI^p$7?a{GD*nqRHX<GC$#xo)6|t<emxa4}aZ-k<7!{g?b)%sX?*d)s#{8mdp>J3b04wMYYyfAr=@I>CWm?EU-Fm'
    'W_LPf7cPOkLSQqADsz<0)Q|#4W38Oi8iuAs2445P=en9<|1<ej$?(T@^tKJCndkUOOlCNj?pzLnt=XFI@7KL-Kza8(?HzE%L=Ty3>AA?F1aJ>Q#t-VoLZY>k'
    '!vGrA-LlQYoZl@+8OO)n-?vMH>fWH8vcN}z?S;BIkhKBxJ~yR4czeZe`3WlyxN}xbdU!;}m&j}QoA2Ac7Wzv!m|ICXE#Ga`P414sT+!xqB^k<n+dYkQP|b$1'
    '84V(%X)TF+eoWhJ8MK>&tV}-zPPzW>xjrnQuk;Pbu|om>-70b~^CzN}jN1M56!|R}#zr|e<t^oL<sqy(#sYnA8a=CyqEA39Cc_4{or-}q)`ZtEhDsWtl)KE9'
    '(hgQ{OKn}|k~FJxgPvo*>dwc`u*dl@DSn#I5Rh$u5l4B42vcBBf~X51o7*YTe~dcT#IxQ!k#;AbEeM<rw`qfwzLXC9?izN_$ssS_yOqM`wJ)Wo$e=s-GXCm4'
    '%$|?_M@8HUypzZ1<oqf8F2!Vq<Pko*E0QCfq*h<sVR(LIgFHoMrTAxlVI$LDSrsOpfXNDm=`rogZ!0Nly<g&jHADIcXYhL?UZ{GCp4?rh&LQRMApz_V=LPrq'
    'MPKCiKJVM17r1n2of6v~uk3)ki5EKs28%j0%k9t7%YoP_`ny8l;aO`4K8~$v)-YI`U>#;(c+ydQ)&0pR3wXf)NR!+GT9J?vz#FyBH!7QWuf)kwNv@9t?0ACu'
    '7%DSFBa$Sz$FtI`#;(S*3={{oD;j1(v>Z5juC;+duD!hTEd=m}6|A;yiwng){rgenIj9*8OzX=V8QJfim-C#YoJo-%C3Lb@{H~x$VfAwKPAy}IWY6#YL2_$O'
    '52Lnju;2f{J+ZTN$kp2B0Fyyy3(#&*+vt^0zR2c~`|L1<`s`O_J<nTmHLfxOsEho|l`?D5iL^@uasb~g^de$lq^A9XJ6FZRKg7~nc<f1yv%!M_$P<WPz9`q#'
    'j)=#jiMiR}VM4UP>yECh(+AR6idKQvBSbi!Ro;W&zZiec@8mFA0tT=v9wiV9g}QYYnQm8;ak9rb1|r?PgZVMP@O}f@t33I{LG0q5=v3u*{rNt5#v#T?{+aM1'
    'j`j5dnV(9L`{KxF+@6067{{WtKO4;t)1Z?sUG^gF9eB1L@SJen$f+HW4^YqY_6X$hp(hKg1zSGJaEAAwlU**Y&5@lb$1JeAtj85Ym+YB=8F{SqQKrGYqs=$H'
    'nk+fYw62)=#J%oV^g2~LCK`b?_JgB(LZ5KowMzyw1-58)eJ9=^Ia?3rBF1D-irj(o8t`z)TM0OLz{pp^bCN7^-wPoPI`bV=crY6AC$-^yK;BH#l@L><tY1v9'
    '4nUE-zXR(AGDv~L1+i<p^YTb@w-qD~%m+(ss9=z3Q@xBFAB>yKmX_(rNbQ)HfrF<gJht2g(}yue=~hUuCww3L|AnlfTnpkO6%ji@$eLtWp#8^Mh)a7uAG2Ai'
    '%2Bt9{z|awipX+_6Yz_7&U#Nq;5$%{;ltxi74eZ1b{CH$*~qYakUlw{#{#UIPOO~`!iAJxAtNLDs>bSn1nm0{oQwLad=!=kX1hm`R|%XEVHu_QG{1s9I1L*1'
    'du83eZ9?=Cw2Y5JeosM<0%H3;4UFB5VQn+$OJUL8e^P$?^@Uf$BL4Owv3Nvnm^e@Di%i`)Q=q*7*{r#AdYb(>LG}SL@Et=D1DL4u?GNqsc~67{%;Q+`CiD)#'
    '4zgdZlD=}W-;UC6sK}yStc**`h=^E~)B3v-f3cBi;~MH@J?aEAr_tto1pF4-d}^@}TXCOs*y@V`mgadqo;Eiy1isLR=w#njfZ({89Gi{a)iv}hpDcX!w5Z<K'
    'GFd0h7|kQ?ufZ(biln6b@5DlZ2z>;+uQS=`|H|%+Y;3z->DknQ_*o_1UciK5{^6OB;Dfaw7sPGf^P!I^)YTeGYm#jg5e&CkH<NG8`LdVIt@~mEFLal0UG0nv'
    ')pIPM=l`6=0s)8FjE((r=Nh`u+7pGD`;ng>LkexxQ&kJBgNi7tead>DkN|HrVrhSICTb7cC1q{I+maY3uSHw4vjQ^;d;Je2>}RA}*o${9D<GryxFOLjT2<{9'
    '1FhasbXs7J$_3)X;Ah2nD`;~cSfU=HsK;1~-xF%M077L%*8O3%s-s|`KP>V8{)hxoB(=zDy*(n>UeS|KkrZ;}gRO){SE}(I8+_hd*!+Bw1GV^=zV3@ap+(!1'
    'ylK=-J3gRKV@~EcC)eALkt>Zm_yq1_`|K9;R>7fccxV{>e}0OFw2pZKYg$jSahYy`w{xQ64-m2Lj_eK}lRatl@Rkyj;W0@6ZEq%Om7bFMuaXm5G$~pjSbe+c'
    '=bX0LfJu7Y1i#)N?E0n7OQA=7w)Eo~b$(2&b|5DSsy&N#Ag)*NydI_%4P@=uLKde}<F)VDDBfhCuLHd1#>p)E!3^+}-lp}q0G?}C%JAKU_>$Tg5c7lE<-1RQ'
    'pFMew-GW6mOWMGpD|!vsh;MX|xOooLSw)mC=<uI}FS9W%<34$29&$n439I1pE{Roueht(1ArG*gZuivI$L9bds-+2;+7OwF$J#mb^l#<7UhDHXT;jTD+!6c;'
    'FS_fgs2th%*eYwrJX^4@+J$eRAa7p}JXg%)G<thX)N*blS3RKjPLuKaIKEx&6g_zXEkcFg=}G$`s+piUpq#|2a<}ASoi0EFg3o%FQCyLN#XY16ZDjX$$0eEc'
    '%+q7`DmI@`mCt9<QOF(qfQ|cym<8=h3p<f-sHgl20{K}lyW{qG7<e$+6~KJn)fjUrn)AMa^9h#LRC}S1o8o7#i#&H8{NNB3sh~YZK_^;fFO4CeYq|(%t}|D7'
    '(0!l7X$^cH+u1tk&-dheN)PADHNGsZ2fYb<8nRP8?6!PQ?jVMy-%byb|D3_v`aso&u1f2wgi+={NWm|MIX}b5GB!s|;vZY+Po6I4dWa!T@5WAod99GCpo%ly'
    'r(u0YTUh9MsBZV9n4z+$2*kF8lGB`qjIv40Z~c&>Z_ZyKnpr^F!K)xzji@_}N8Rrmg$_)n)vgrWN88d$hH?b7`_59{ew_weB`T{6)`&@k)!MUi<n%GVoD1<f'
    'PgAo6Yq0Ph^x>5JZo&CX*7A?YYc!j;)qvW3?mZujmEj})rVVk(hqJ{A58A^Y`ODJu?0veNx2ARs5GS3K?@$BpCTblp&H42+LdV)2Pue2hhLU!Seq30fbXWx0'
    'I3XUr&Dc?Zj@s78ZPG#C>3kD`XylDdt0)yk)Yt<u?!6^2o`tl=na!NP*!R_Za{`fFh(iek)*92(B{%p+IyF-cJ+R*rsLXRSdgd%ZM)c<htW<Oe=x7|TVIPdY'
    '8Mxm*3O<zcap(a=3aG-h*X=S^JmkMbZCvZ>&P6k{v5dj|+v5cNe3-q9Je&f-jFHii&Ztl|_y12_u1=p~yKIqJPoCBjE-y4e&wbf}NY;IHzGCGsq2IAPAPQ~?'
    'AFGBL-3y_WyCG9ON&j;{+MR?@fXA9$J9AUOrvsITj=Fbpd^_s%OCD0~ngr@huJsw67?6EW2(D<ry2l^Tr<=mRAbv5<(io4l$RYt2C(Ol~>RTnk0{z_h*9jYl'
    '0Q<obKEEIXCFlUN**9L5)e5Xiw5a(8{7&DR)99**;Ilpeth)N=?md4s0AEs4-g65T8TY^qnGoYD`XGPjF~WH{$480ZTK`Qy$@G)rX{Grb?avrIdpXONsZVd<'
    'HN=0Qdz~=f87*n=v%d>nG#?PLq3U;~oH?aPi;S5$YqXf22!Vg07TN7em6aBthhwEM$|N+G;S}zIr_YEK`30z?mjAiyGJAx3Mn7f&%Ob3jxm-#?)h0m6w?uZS'
    '!1YO)#rL1%9lHYET{DFB2}Zc%h5F|cc1JbdY-1(V8x)%aD}1O`poS=G_H`zU?h)23RrTR;R8%KIMvW;Ha_qLJ@#l*tI1X@I)DHBiBD*_8JN92Fs;tuG31n=3'
    'le|PxmkW;NO;@z6GNpx)#bRD33{fM4ofQ_~L!fpL`bQoilcJfr$HAp?S*{5&7FZ@1zl<RsX$*OuuBXVQkCOg{;z5ZyhkO*raZ`8IZvoi~KAb#dMrP-F)y~hl'
    '^SPak;o%ryV#doc7?33_#xcI}tn99;hXX#I-At<07HlfXmTCMj!c#GTiYOyQ@7EN7m8itD$QHacAR%*!VBrA<%#~aYx!alT&!pSu+lpdE@Adj-;$@k%ilJY@'
    'JsG7;T$mK~ve^m+kJ}}@QqwGMHPmzNO?udRL}wo4k@zMiV!Apw)5CBcLPh6@^Jbd9KqUH(!Z6np=y^x2^z)ck0Wwj?0xv#{+I=iSd6c7Qz~erMF|w@Si*0}n'
    'ETB%TgU?4(O1q6rPg^Aws~<GVepEkg^-a+S>N;gZi@X`Pv5vyurpOS}w7c^K&t;W-h+~8Fn8UedfZb#xucA?ok0$cL57I=|lve{F#{n#rcvn>R9@z+h<!w-G'
    'D7lmz<Mai-7&6Uyn(fY;Nj}CMEnpa_f@cyz<l`lF_s@OObWJYc+dX6&WMyY(f_2-4&2jmBah@>ynZA*4Ie;PU=>Gdu1hdefcFz_|M4rxvD#*JxmF=!#T-3&!'
    '8_8Zpm)*~0{&3cE<nOz|`WiCXV$FHRiy^bn%0;|G8m+{G+Dx`ur>EIJ>0+|4>V8}F8h+=sWSaa&U=#a<KnK7x6;Uv+7Qt$Vo~IU0nS?3WOcw&O-)+xgy%h6I'
    '!(9H!d;2+)US({+Nsn^g;hvBQv?r4U?Wl+BXb}0-$sliFT|v7Wfs74g6oG7@Z|oKXs-yputfuYL5#d(c*ZXq(+=}OoB)`a6MK+D52I%^rT`WoVa$DAdOF689'
    '^#y4|A=*~c=oG!jY!7?`_V;`bd_-%K(xLvzPZfO(WFI09;S|E^cLK-OmOmLQD(Sq1_g<k|QuTOh#^x4UKJ)}>W*3e_RjdrQ!fM+mQ_h_!MluiC4n3BhWY#eD'
    '>>l~Q8xOkjyL0l0(bBy`xoalT71kHz8#2`A34GESrR<9f`WE(->Gm*fy$0;@?98<M2%0-%UHHi`oR(+1WtWW^5!btW8WD?av)}XSmIs_g!iyFjKz<OOIpgZM'
    'h;a$8$9q&%D%_GHt9Fxv1a;ImO^hlEkG~(Qzl`}r*m^iyHD$~<Q>Z2UxYF+$ZhQKh=xr+xp9f}afS2jvjdaew6#eXe7_$t)n6;Jwt85)|iJS_n9*2DtS<xYi'
    'Rpeig)G`uhduSlF-TO$9#3B8ySPd2dpRNxuduDCS#teuid_H$tA!*Yu<0H4j2HYpp7<9114;vc)1}gWk90(m_9AnAbOn>Z~H;(-R5g(UJi2CAj@@%3apS1_I'
    's8*h1vTJBZ>Gpg?f`dI5kG1i%MD}leXB<0~l8jGae8xdJYQXfS%Q;rFZa)v4K{<&1V4gXwXA78f(E0a={Ada;4R}5{cu<7L*pq?__5#0jU;Voz3gQ-$k#4wl'
    'S#N72^0>Nni?ZVoCw{*+!2+N69OCx_2@Hyg0x4N!oAsvih}*u6Y=-XQJ-tub!hkM(8m*TQ;xGM-_fVI)D6cD0wD45~G&j&~fxmwzxh!LbyRL}O1}y$^>x8?P'
    'uV;0SxOH9(nRX$@30b&cEq-H{j^R#(*e!AkqhwhmaSY%G;&>xAy{lbGusYE9Rfxc2>+V)Zpqm!5dIZl|GwdAM-u8hQ-hNk}4RWP^McPH{>D(eBrFyXxo#_)-'
    'o(wP{lNoFksOndXf-HE;8kUUdPidp`MTMpxQIl}6#s~1)qc!xpA_oU3{)tTTp#wRy9y$(M)LgdUe9W^hJXQ`savo%N5mlR>=QM?Yk^Pp*s(~rIR71i07@BIJ'
    'rtumPdL~<shF~sQn_N#L#d<JY)SXGtQ6YN~&Y;1^{?>u(3^D@xXuafpU$*Z6EiHkpAHdvnk8h;MB5s)9{{_~rXWaWOxzL5>Ex>sxF#V64!V@4gRcY5kWpVev'
    'x-sPS_UCtl^$9UA*!>l?hCXi+<gs0#ZPR#cFO!k3Ra-%sn;&R{fThwGJ?$Z6*OzuUfBGB?{h6B$jFey2()*B@UCYJ?e3nIZ#Df5?_vsL3@_H7{OOTuIzMEj@'
    'gfO-QnMf;`-)oZTq4WXK{F^TLoxceQtCF8y&Tmp$i9c#6d*?CfU4U`x;@ee6*%(aVS_?*fK2~I3o6yNLd%u;4Z}6NH*hg3m`|6A&W9Y-WL2*m<U57YR=Sh8N'
    'Zf6^!`a9?`F}m!Tz=VLFF;PDR@IH6&T{P2PuC0%vk0k0ubJEMD=MyjRYbPi<UwyN;d90kuDws-F6V*yAsV&#N`mm3adP=_K?7)-a%*q(Ye_bjL{?T_?TStZj'
    'UqER(noMWaI1ziH)*aZu+p$~Amb<8-FXAjv@tetVWxn4d%~CYKrYhqDpOv?%YHNXi{$0TvXFthv^7ov#EX4PKw!G7c$+HRB<psj!<P}bW!4y%b5x{1$zs@>S'
    'xt8|LX*KHnd+1$~o7famJ(ytOB^?UBGFzaaKo|3T<E!L+^&p-_4zFj);~`)_J)|#E{p!xsvKMzcTeXT2!IFrXUM+mQtyQUDYi7E2Qmqm0y&g6&qVQ7IKxN}E'
    ')yq?y*#&Z?_cC#>p|>`Y=3aLY!O%N_*U*DZc#r_zgtd@;#vJdmMM1WGnYLyK)LkBIe`~<$az|to@7><W6k1cRnqsUS71>>1aR1#9hsqSv^GdxM(luQ@5;I6`'
    'Zf#|Sz-w7Gbgip_-VZTGeLMdKP`$tm54oX;eZ{<ew0}oy*sFA}BY~5*T@*8kAC$W07Wc|FRz=pvkk3Y06d2P!?%~mnJ?D60WVv+|A`(y1Q4Yj}vC4a+Y>W=9'
    '(I8h6&J)O^XliHjRv?=)W}`G!PLG9LuSxix*qya;>?Js5mxuPd_h`dg9Xa!xYd;!%Tt89PSqq6<tgCgk04D>vHm@o>bS+&-&_W@Zs2P`4#;&c|m?AQ17Qd#@'
    '|KJ7(7N4)|^9rji)P(Bl{#Bf7cxP?!vxscr8T6D~b59Vo-WpLMF%ISk9RKfG)3iBJ!8(e*>(8B={gx&$tT9RWw%gZSHj4Ke$TU}nhRJ%V7sU<m2j?i`i$3f('
    '6M+33luqxID+IVUe&bgjOy1+wPiNy+%)Rrtl-gKjEy%`!6A>*-(BeB$fAx^BQf%v2$wSeC#(9-ep)&Xiq{?Y^bo6O3DRqP+mRJwEb6sRDJJqnp+PrL$rNbnt'
    'Y-6dgw<DG-I?M>=Z$#+<PN7^;@Ea}V7`&G<JT`F=drmZ{%RebWF}B|YGh_pM6f(cXj4YB7_*%686`4%YK=oH{+RS84-RK<2GY2_5hYRp$7}Ov22t?Xa_CZ@J'
    'e%VoLRT#Wq&q|p+hwY)5E_lJgdNkO&Kd9*H-?2|-6ZGyK&@qmkK`Z-s){xENx1?Z`Vdp*n>y1$4B<PE`GwYzA536&K#4`KaKPy_uSN0MMPe`eWu=+TawGPI8'
    '#FI_s2xOk)G+(r*xP4ilCZF*KWkgiAddwWU%eD6ahg(tco2IXCYS`+IJfv4Jz-PWUDSRMbv(|PZwP{ZscQVuD%?45Qac#<jYR2jvy^LS5QQMON6j-}}@zX=B'
    'U_9?(>!<&|iTJr?wvx}Rb?&z_DSDQljH1_1M(Fw2zjmFwKH1-X_QMXEBU`i9oFiwl5BsY_TJDrOp)%}FU;d|7<~{86=ezhXawZpfY-0MGKAa0i9jD8uG^TeN'
    'P?-xVd4m1$6Rm6^L-U3(^yE<|^<-?y^}>BNX49~!vo82lX3G}+QXmTNCi<U+mJvw0cUTKCJGrywafPP77TF~VC73J%&bCsl7dDOrd+N2WY`UPd6cMTGflK8y'
    'cx!GE)z;EJ0qmL?-!cSI$j@*ka!Te$ghw0lGG4b)8~jyzzr8E2Ep`n>sdSdCNWty`a;uwshq8BSkyms;D0HRZ^Y*_sB|x$^%tPO33Vud!N&hv}D&`_<0Q9T!'
    '6g)}wbkt-s;@}w@U4TquF|eqY&*4WFfo9O=dKrzPo(K0a^OYRc5|DmsEgBZMhM`_>*x0s7%kO)gvYx9uD`}js-W+PkHTyw|To@nnV#d!JWwcggc9vIZ26FHL'
    '9duF$J<#J<ZA&@^_W!5s%mCEXl=yH*L|OfnS!X4yon51ebKM_-7)$R?g1<ymy(>${@x49K!hM<A<CpFKbj%%))`9%hPO>Bf=o7DwRd;2Ly>H!0o^e337AgKG'
    'pRuoqe$5Xi*gHwA6GcP@Y@K+ul&2#{@t5-R5#g`dnY1DB%Z2PcW@#^^K`s9nx2Enhvlu59<OThy|0CBaMj)G{dh}Tx&02xAD7=kll{QR@gPfR|c!=kvaX*%v'
    'NioxiaVSf?%(IKuUNVop`!}$rC;6*f^VKz+wR+hVb=YD)iTbr-{cJQ}(0kE2c0Yz7eS$=ont^d1cbAt^ud5}Wzr*>CNr2PH0ju2oPd?i%nEefB@7)@DpFE%J'
    'pZ3HMNYZnL|4iF~QO8_7y=OVdU&qcA_nV~@yj#FO@QQJsK$TaOx9M&hG;LVLTZ|2ff8{qSlPuU=J>#lg@4e7g1#Ho0MoVR!bt>ZFfF6d-=bLFV7e^ed_0OI5'
    'N$r2UFs~Ta&U)MP2)HL*0GIuuFL$Ux93ml__I>12{`<QX-T6s!L4Ve_4zt<4evd$PtH<q4Im49idg{o}TQ(nX{|y}v^(b`|W@D9O?Td!1q^$f-^j@R2`HLf3'
    '{}b?l1Z>hntOfU9Y-@WSl7e(11#O}{>o!N|g&_l2a~=(&?;n_R4Q&LinsSnClev1G0?)aDWX8dFa7<ovE8YG-`3<p7r~frI<?OkhYm1B6j70<AKOTBh?wb#j'
    'Gwp1)-=@2wye6OFe=U&vkFu51nO=6D=XLeGJpyqB;q#bYGF84{3{8=0#=WjSb5zSxM(C`A(g9fVo+AGR#;&gpUN>OSfod@sbZ>kMjo4MBt-XWtePD?G4T_@&'
    'Y?ItugKW<$FFnNG%(^r9ebDw{ntU;qA67BoHy+{ZALJAJIR-4-)1t#VaISUK8|hW(=_9@vByH>zr+@+ke|yl;)3I=6a)(~ug92!`D&Km%8*M`aEfEc59*N{s'
    '+K&{k5=3FwAt)P)I6pfzE^fA}cODYhI}QIIWnThsQ}w>ThjY%IuS>=dMQ9RAB2y$XWJr`LiIO2yrVJGdNukL+OClLEWcre^G$=!q5Gt9cJDjukUhBW#^{%z{'
    '+WVZV-~W6*<=%bwS$pj@yz3pF_jzLiLyTyQ1F}n*vgQaz^T19N)t%qe|B6BF9aG9LwX(vA!Weag{~xmJ@OS~`^t8cB5Nl)NdB~f#LezosR!`xCI=gebD>Xin'
    'F)5I@k(470860Azn^KKb;{zf%&wv503UgfD;`XQ8nXSpVd#AcOE>z}2+rAU<6Dad~4_{s1DiR4Q{o(2Z{?7x>Tm1fCWF|RO83ybYa6|qtgwd}pW^snNtQhwu'
    'y|qSoqA7dkteoqwZ9wos9CkaYq$lzNKt>_rk)gURdJ;F;!|05p>?l;0scvSafs5q%SbqC+wdA(O8jnr0g}x<M97n|d6Ocda<K)p+<!6w?h1?k$lnV@*wVhk?'
    '#WF<Xm<wAfq^+O^9|dIGt>}D^4{ImJFd-`aXwq3=!9d;$XR_}uti66Qr4RA6uw`85=@ZBSvwf$>M{@STcLzSkRSD0HYmp)3VQmKM^(!`N{Z)kimHlm@#Wcg+'
    '+f5C67Ax`wKO_bf(nOue1}5&R5jNT^P_xLh#0L6UIo9TVkqy=MFt-e<k$jD8kH~V*N4JTM+LK@qo$t!by7XzEr`#a#Upd8Ef!bDH#e&yjdwhKbzPtWZWjYo)'
    '6tEL#li(>>mNQEND}8~06#7(&d;&UZ4U^?3*<Jgu!P@|GVvP-mInTR}9Q6G{r^tso;xRgM4jNqDV{;(B=n$yKJ=0kdZlatq3u!5zq?{0U_NG$Nn}n7#Mkq)L'
    'cViXR_p_YXx32<!#lBdUc2fH@+$y(wB7~LmBLAtJod0Bs$c^T4PeQh{GqN5YSiplL=O}8qiTA>D3~y3VZ<_Qh^9J^Idxp1qoW`i>opvQ(MDE{V#Lon`!@#<0'
    'rIQC5=!@8%um3^h!U-f%Uf@lJXTQex88FK&<g?$=MEh;AgSfx|Y9r+N9=)qGr0@Ax>v;#FCFN~3$Nz~GU}pz3d=IjmU_=sP{Cx`cvY;B(AmW`Zev1B87Wzu>'
    'r9G3&C-k$!nZ4fd{Cglj>ewElSLKB5@Ae)L*)y4613it9`2@S>VS9_a_C6sHLH(5uzX~yfbf=}Eo{T*spDJT`uTNGy<&(MJ)0i^@x#ihDK1vAvl-<9X-?v9Q'
    '7y~TUR$WBsyl;Ee`PLb?<}^%M#~e@skMb=|iCdHF6Zj$<I3kkuR5JSgu3YWQ@JKC<4oudxW$l3Pw?_Dlbnr~h)>g;Gxh5otBZ=JL`Ee^`ezM>j>!fSk&sk3T'
    '_YN|wSLuMH=_s?*p^hrXF_)Qz^5Kj7gZATS@b8>qzLEID5dQ7p=fhAI$xXO7J@(b4oJ&Nk@lM*T+*M(ZYyW;SC<!?y{<hR=f43#omzcP!`k$slZsj8aNP`j)'
    'j~_XWy;UD_I<}PTbNgA;8gF<KSJbSwE{iKU1?HsG3qdV4)F#LAb{`5~3RF93o^+Xr)dS}=V89^XbSXVgyU;t0=A?T@A*ZFK{hvOcI+(wFl+SQC)<@vQX|9Z4'
    '&*G<Jt1LK0!T&jhdmTR1p7zab8~uNbUkH6Ym|5SS&-Jt%ke@KZjYu)lj6UK(-ovltU-ools(XpO^JkfA1<_}j%zBSJPJs`ruQr9}d91b|%e9-FG1yn&%Sk00'
    '*#9H>a*KO%(c=XKcCEgA{TW(n6r+$&Q`K7@{~08$@zKh@Xir~{pf3QB0<Fm}<_x~(wp`zAs<8=yqGsNZ6vXv+%|lb=C>c-Dliq^iZt4W))8kTmhG9L_s9-Q('
    'Z>77(hx0iDsalt}g?a<j?e^@fZ)~xK0hNfcxpR((<3_KU$Jcw%`Bkxj6#G{bn3}KSWX328JXwhQoG7m%LKBcd`{?nw?}QD%$I?R{tzbt;SIB|nqe-2L`dRjl'
    '+i03zq72wmxoi%0u-*Gt*vmwO_xe<6w`>SK5-NX+SAz<q8P4H68>03N^^No|Cq5H{>FtI<)cbkw22tb?eUr6{m9u{_W6m%-i8i4jc78NXpG`$(<;)OR=l3{8'
    '?Loe$K)eaY1gnf+jfhi#$rZjYyIaB%Kt$yEOyKH)-U41Wg>I&R69>;0XoSG)*U+g=+R6U@WKCf$ZD4x?aNO(3YN@k*6;boM>T>PkRJND(4&M1s65<lTPqtcn'
    'Qju#>L!@kh7kva{zkHLxdcBF<<X#!<(-pxVzuj2sc>CAOxn@xq;2*YBy#;VW=snTRCBAcWdch6uIW?5*&`!F2{X_AoLaqSHi>36Cnz6){#v#6UdOvhcS+~gI'
    'A@a9D_CsXlQ}=Ao$x;6TToA2%?Lhv+P<jmbXxM7lEE!_U>geTUv3Enow?XtMBkMB*xZ^&I^Ub{%sz(4*^$jv|ux}01cO{T*h%JAZ`#=k0O&0nmms>AIAOc&)'
    'UT+RiusJ^ltxpGJzyECTygz-3z=9&?Y9z&(y+qy%<C#{{*`|!6=ivv<7P3G8$g3s2<U4)-=S`tzcupsa`0x+PDYi*LFmB8fS@eCi+SGp@VBN5xInTvlBxBhi'
    '#~V7gvfbB1ws0Y^=jp`)+Iy)e*Pk&DlDo~FQ9w_Xw!N5Ay0g?+ncRaOXTQUW8p<Qgi}gp{XAN<`KaI(=J%wZ>&4KWp7fS&z_TZ$R`C9Rhhk==<YT)me9I*$U'
    'V*O5XqE1$L2)!sWDfpQ%jv)WkAmb7zEy6%Z4LUFOyS5}5>o&ZS;JG1INgWwNF_P3<Spf&xng>SW_ozQt{86;fvk?Q!eIT)eR4@;BPS%0hLmQCuo{16F|CMd#'
    '9+KDXCE+_ICV#dGnev$wBoE-=FFTjXX8#DV5zUG#J^rZua!Gbh(K2L&-bnF5pyiL~`!{2QSWUr!w486(fFHb#)Ms<jE=2F+Z?{(mtU@z(_j+KsF+G;FcL=e-'
    'DxP`Pr;D*~{w>#bnr_7H&<e`fg%j!~+oT>{fezqf2)3ihgPuzfGwZKuAviXNv3jEzW1g8EY<rLC*)89g(_JainziNCLW4Z^=@O+fHnpNToi>u*zjsnFs~d2m'
    'WsM^4E<NNxtzc16xRV8#&5VSadsBA>y%j;PLlshlu4MK3kmt1&f5IjrVkyj<%H9}8{SjZBtZojlD>U`X?tsRDegHgMXIXI0Ja)cl)&#@z{WlgU@q)-QSjd^{'
    'ottcIVf|H?q?y15FPJSKiK4F+PK7IO-^PT|&k0;<L5{|*37Be%>rk&$Fk(4QO*%`vm(QndpUs6H0d9YSEwcVrr8Np;1go!8oi--(>{4=_owgrzviMVHP|QXd'
    '$X8}d<*6n36QClPIQfBnsWQ`pOBy%(#;}>Tj!6>WiMl-x@?r51gRB_v%Du_f*aSAhOSz6PIwUf3yov`sLQrWI;s_78Grl+MaecpN0-CZ@4*1U?Q|lo$_cc;p'
    '|2IMsuB5f(O#@i-qjCFZvR;Ad5Fl27gZm9W_E;BiviWlYU1k6u$8W5!xVLe&KIE#vtl-z#Rq#|0L|9?{$<Nr_REj}HUPC_qP(v<=#rr(t5fj)_+;QXmd6#;b'
    'OKbS^n=lKstz13beD4mg)&4T@-nO$oq<8ux@Qg6Boqr_9?+f0_#2ea<p8-Fcvr5T{$k4VaBUC2kI_vK;`LqW19{0+hu@BjGs8ik#F&Yl$C%~GR5W~6xfF*(I'
    'kl6+@O0g4#joTkw2K8{~9cogabbp74rDmilGdf<b@0ax@EV82VBSWk;!e;BT?aeUSe^}EFGHr6$yH%lAZBesgO&Czvr!%U#e_3FCZ%yMY!eG68LoyT{RjjU`'
    's6b4QyQ`l0rViE@+M3971sU(%mHEJk?+HXY(fDfio@G+VD(e00j@)!^(_GU<_GVwFh@Rv-&ralgK%0}>xVQOVzN1U?e_szbD+J!iCvu;Xw(S~y5RaDja**4h'
    '1xk$=VoC3i?LU~0Zxa0YO$$b@Dn51^U*+$JbC<i5SL%;s<5^WTjyWq2x%dsLYS}uQGKMW@ZxWtl-z|7jq_3wpdz)Ddg<CBnSwT_O_x0fyIS;omUl#aP4yAvU'
    'j26wcY~W>^BQo=-sNh~Bpi_YKc#_3@k#T-&ApQ@tHc>|%>JPiRZ+?5xDhh@OVza-Q$Ps-t4n+W*0aJ(?*M#W&MfV-PlK%5wG?ba@N8}}*F4)!*3>qV3>yXFv'
    'K@_SW2yXnIdT;mI3+^a*oM;2%^iRekC3}NtuTkv%>o_X@q(KxT?qz-czNT)=sk&GBrnB;1Ybflx&6hir`7zh4BE?Uc@OoueL(M&~@vyc;11?dIrpK?z5m8Yo'
    'N1`c00@w4ha(zpl*vWNc^XZ*j)^#+Z33V@s{$R`kFz4W%YkzTOM)?G%#tM?G7gnp3#@+Ft9nnr1Ue?}NGKvBY5&Z^ZDB9Rl*}NA>{wa!j*uGF3?J7e${A&Rw'
    'W|TD|1J69)nWeS0PLdSn`v!D6%(Xy6cC+V^vA(kdvy_Cb3E^ANJVvC7Iy-RkAl7+@?<v5OffoAnbY}!2Xq7mp&XWll^`^Mv^&IsW9XzICjHtaEu()m~z+*Xt'
    '3I_G4Q8O2{@c6bzqy0*t9>`?t$3lPvZWr4@M5Gg?IG(Dv^5>S%tbH9~7oB0p8@ofQKi}2Pi{^JOPBR`1!Fdkjvx%?hEl$(uCN5ouUg$+J>lHHIkngo1kMtr>'
    '%c&S>$Q^yNu)$E7c-^;@vI@8=cE@?3p0+%Xu|ScHmfwL0_{R}s`WquE(bHXaHCwG14m_@R!Mkds=zKCIHYx>tf_rkyYXWOznxC<jtFv#dA(#eGD(1yz+r)rd'
    '7;=^#me(36-b~=2_9QZR4r)gc-vILGRo`wGj0H8w4E<9cxd71)l^+4wwLyC}ZHCr0hO1KOiHLhT$wzaz^(NcJ%UN51`qvG>&AelkWLLasTnhXCU5b8#Jf7uK'
    '`sq=3rM(K$HZs$<yTxh!Cf8&kDpHyCw1u3_CCQ1`%>(A8fTTvfxEa&P?h|=#;ZYIL<j;Z!%&bNM9RbyS$0_|7uC*(Ko;%3Q>BccmkRgn`KPCA(5PrH8J(>=='
    'xJUIBuDO4Pu42U8_4Mm0iTYV0U5%%lFAUgQ&}9V*b*@>Dbi7UQTt7_u(-!n;{Uk--WO2Gc&i;3qz*rz<V21D{yhzn`$*eVZ3>)bW(An%67<IwHngy0quFwW9'
    'hLUx^WqXD5j`Y4fkgnCC)>sSkJoPY4evbIzQD8jk3FjH_CGg>XW9EeKkrDcC#ADO=g&lOFy5mVJo#EA=CRl&8x&^#p@sU&4`Xj0*A2LOMWxZ}4w>G?8^LyYN'
    '!TiSe*xw!LBWlXgK~S4dct86o8V_jWF++IbUHw9yxq!&~jQypjqH9!en%R9LLKBNwWo3W-RmBipH=9fL>DHt$0D!urU9iM+XN4x{i=4l8jMF~t+u0w+Wwvxy'
    'u#AXC2X^P(+$Zr{g7de%?qzeYDDYK6ZFB<L0hoW4;<JMGSug#2(D}edPQV6NAfALw&X9F5mo2t`V|d0-vHiRL8WG-)E0(9Vcz=I|dUe8c$Ob7<00j*kVU_tB'
    'sm%9`ogjL*J}MCIB?uxfAS+~{jsD!O{B6Hu^9ND5YR+z2KU=kl_xna<GELD++NH>E#$@eR{fO^<KCnKph1WXhL3>>p`O2CVD$4pgpLs1mkgc>gJ#A8ahQ!U;'
    ';bOrnAG4L$Itm<~tjeO2*U_GS;PZvNoO=uH2BR;}`y%Y`8<UFqp7gCgpQETSTN2i>#pYnK9v@YEo&0GbkG^2C5;aifC>gdmK7HY=W<LSqp`5dT%b`nUs%SOh'
    '<`C?sLUt!#-?rQ=e(K|F<GT*d&Nt~m`cnasdx$<=KIUdj@Ne1Qg@Kvk*|Jc{bb%7dhfxtW0AkUqgwU(DQF`?iJ_z2^?GAW>5qELKIN~v;*y!~=<r}T*uB3cI'
    '$rx7rYn(R<xC`zGKgpi!MRZ3dLnS~z*5}GKz-^qNh_R_JM{bgdXsgobeN^)(tm0hHR<n2p$M(s+^_#L*dKD0LmLCbs_!gg4HC<c8&X-SVS&4T94l$U8^96$M'
    'Sx%YZZsd&8kCBBDjWbOXj7e$oxm{_<@Z`e-qRt!vZhX`b8~Ikqa}=zt<Jsr0do=)B`rhKF0xR4;4sv_mC;~p4E}Sd+d7p&c!B#J3S8h>cD^%nF3%UWB;%rl`'
    '_83Gbd-5kDlaHC#*Zx|ro0-y2<L<05u*y(ABJ=oIjp6--`psUnUA5n1%DaMpy@S%{N~xXQKJ+vU=QP(5flCdtplju-HAm|1=h{pR;?lsyQ-!y3lt1YhSxccx'
    'T#XoTo$q12d__W!uIgB43jGV0e4}56Vnhop1mNZt%v-J89xVKauTmRMk4M-_T9P0xW6Ku*AR=4qR?XuVt(ERS??-x7VtN0!AqEY-kgk?=cQVF*r!hn#+T*+8'
    'e4SbB3h<>op9*m_M6%^1<lz0m0d@kgT|c?j&J?wBR67hj?ZD^=o-)XOLLXkoP$6ZXAp)=ntxkvPkkQfN`eT9dSWACb3eFd2?{|S<#@}~wvg8rSZjd{AgV0ue'
    'GXz+bt!G?`Y@lyrW73xN9rP8Q+wn=j!7XGWk0|OQ2D&Qnyk@R;@qQK{^Xl@aVtv04Ngp}7cxK#3zH~gP?)J$y`sK?)zB%yPVJ$GU*(ap}E5I$dCrqzi4WDac'
    '=PvxIgI1FeHm`jtA(Zc-%Y3GnDR2L<J7*sm_bJj~l=GD#5I9HZAgX$5Fmm+)Tm6d|=DR_mL~8*s0XHXkr}sf;DD!E7Bq}4Sqgy5IBK%y$jRbn<>-IlT?Ttq4'
    '-nlQ*ZaUUCX=DL^5Y{*;FYVS89kLhp2j+a8;u(O`8oXZV&L~<h4gFCMI1qgt61U6pl4}MeJ4B~Ourc#;HoYow=aahYzdPrF1%+US@+fE4bx#X{8aJhQCDyR+'
    '<>`GI66^d!@<DWh`^^RJ->SwS%Td$1Cw-Y0@97y#!5grPJ!Re1BT?|1iqqm>w{Jr@3M?e;77>j>jUXP$_LzN$U;D^FnUSRhGc5D$C9&3MQ!67=$oZCMM{u3W'
    '!5F-F>IC=n1>A6#VsG5EGT#{Uhina1(H`Y*o5fngY-m85)S^orMChQD6%_(oId$llk-b!Syoa)Qa6P`V;jY2*U4KuY1HbOian75}^61B%1N~%fRP{X~GXe6i'
    'mo)N^VKibj-Fr!%QmAJ6l!BNMpDySFG^&x4|FkpLloh`EhH`BCN{POoc?ZkhFn01gsY2E#55N3iS}W%m!ytK9>#G!Eet%KKyszQs?K&zrppV}GllHTyfC9`w'
    '^j$OmJ4f){`vm>Px4s}s@{C@R>@>42$g5jw*rn^zG4u(}t^~}#^G)naeTWcwHW%p?w_+ZNA|Hw&qd?mzcyK3@`nes*J4azB8xBT!n5L%-zc;r6!z)NzBJv9R'
    'alN8HyXz}CVi5EFfqkbQXIpcnMuxzMb)a1$_3}Y#uaIpl^hF5g(PwNx6zp~m#uDi&YZSc^?Q)P6Uy$+4j#X<T?I1sDHBum||Kji98#r$PJN{KRs~tjW#rh=)'
    '5U{<;P8+gQ0jsw*=0&GfWB}S_c?2_t-(~aBhvBHzYK3Kt8Bt-q{cd}^gSDrL`WzgA#N!wf31pqMb2YPm$&qx}*PtoYWUETeBPo}Y!{1{IK`iHR0;k1Z*QRL2'
    'vM;joS+l6?&R0fZE9&=gd$y4|*ZD|3b9GoC7z)$3!%&j|81nm2U=_TLjqMT(@{EVv1W5G$<Yx=;X3ALeUDYB5k&VcpwwH~|-4rVp9o516JKg|kzsP~ueOI@|'
    'rLK-pl6fHphY?M6p8?UVy3ykV^Zn1JydZlI*;=Y60Oi|mGE$zrS<<g$nhOX5TE2EqBB&H@n&_h#rL-VCtEf92SL}Ac#9iQil-lGY<z&TrLSA4g-Tl@|<OB`h'
    '=k7o7#elBW(wL!~72ri^<Fk6+Av&!jwU$rwpbCWI<sgu$vB9TPOqabFNk`}_a|KG!pP33)<n2a0Dn%eSdh5SOR!KPnQ8lOoQCwd^mnkO#R0eNJ;%jC@oM(fx'
    ';M#n8+__Els8i%O%5vqz_N$)!16<8rL`376CZ%|%o(bnLxdI69h0cSlzak2!W`;J%+hRuTQ5^p<MVY4)%3XKI$)&V#(97bU%8_0X%p!&QmY)-lmUECjHNn}o'
    'SOZ?0e#EP#{v>~j8rP|c^*?Oj9_i}t?W1yeyuj@cZv}1CMHMQw3NCUyTr@!M`yne$zl-<TV{iL~R%AZNb@E#+jWe{dZ|;H5YgHI*pruBH|K)b0k}^g`19I`l'
    'bT5;43H#|Nfz15$bBoD=I2)oJ!{K=KrG{px6(s&(I^VItxm8oz$Iu+)U`E*d-IYKiiWR&<c9GWudf(uf7pK49ox8VVTZp%d_c~qecj>u=JSf6y7wq=)^^&qT'
    'cm{6?#51dqjrpAMT?!r0&q%pG*8uePNqYi|813b2`W1z3-eYY9JQP&f8*vSyVs-hRY8_}FH25-UbJ)8VR!&5yS$asR2oG6nfBRPYqXzi(){q_q_CD;{fl<Mc'
    '@(uTbwhTlc08i)FFs7sn?cdV`Fk==*3N)FDe2gowF%&#Iy_}ETvkkPgweISBPWB9}`el5)rl5a@0;^=iH&deC{4Bm>7C<Fc0%q-IW*_!7$}3XIs~{L(Ep#8X'
    '%{B#)&0<@0JUv7Z{k1>#U?_-8(zJ%`9XhI}xmGy_>=h7q1ukJ^|39Ps_vh0jL|8qKnGR$|3U~y6<Pn&AoQj(8&wuR*Tm0jHus+r19IQT3pJ_dd$Oa`tHNOw!'
    'X7rFd;!ek7+?YjMCyj8Q@nAr1-zB`a2{nhlxO;gkVneKR1e(bEv?Ri>#`RBINPmIe9z`AA4vfhkX^^$QlpH1Rr8XdQojVmg#;YV#hjUp}S(uoOwWJ}BBjQR-'
    'QGalW?DIs~m#OTW-=9E&JQT&;2Z&;MdeZCwm&|PZraRvS+_f==%fucG0r{EXae(8AjTnzZ1oGAMa?!&3JQ?DBWqoX(576ywYybt74wb=-mh>x%`H>xzQ!htL'
    'PDO9Y<4z{mYwGLZvFWC~(I31Qzp~y9`j0gjvoRtFT74t4Zdre{;F5Z4zMOEUWKP>8^RjbRFa`(K%mr<c-9`r=dNWI9oxfdq-knjD;h^))RgAZ{)f$F6`Y^Z^'
    '9<Z){VlB7jSO4;@!ois}h-sEnbnMpJQd?khC;C>!LEkr_GTJ^(R7fct!#o(Mcm{UU^@LF_;2vCZMd%U0oB9)ff}d%+mV7Sw!>%dv)~l4WPSF4{7a~g7`X=Sv'
    '9=*q<zTiN4I~zIYJ2=nyp7auPd9`-$u4O+*>c)(SmqUa;_y=g1e67trC8~wOE(U&v(zL1UOA$FT%L!;H-*5~@bvX*6O0%eIahCVbiNoMPegf9#Swx|hD)L2u'
    'hwdZd1bUB^x0Zx}9YAm{*UEuB)Jm+~eww;-F(L+tn^`^t_0Zdyt{WafMD$FcH(c$COQ=DCHT6{TY+0-582i7dLiPo1P6g{hC7c)j+b5=n+wtupckDH-@wEgJ'
    'h?aNX?3OV244AK!w#eC?Q0|UVe(q<!=-Boep)qg|!OanoZ7?qNIn&cx)K6KGYziK!vQo-4P6ssYmTdGCsrNtbH08M~UWU7<(1C1jSeJFUa_+X|xEoEglIn+q'
    'zYFwA^ni=p=I(*_1ik(y#%v7@pDA{ad*Au<YSblDM}4DN(m?LHYaI1_T;9i&S1^BOmU0UDBfL+WV`7l8^e^knTkKuxW_Y$+qj3KS<O^k($V^az;+u#Qw8;(X'
    'QwVOFPl^IdIbbSIG9$B#?9J4R-ra|!u8mdE-?~8_=>%>worpt;jG$S3&(1S`D<tfyrJ)79&y9Jj=L|oxVGH%@K|u8L77Cn<g2!2Oc%D)(ETTU_Q<*NZ!+ed^'
    '40sLa=x^!sC7&mhkuSjh)FDy?Y=(>JRk;ox(buzo3l>QH-qE-*Sws8#W}vwxJpX`be44DFYBoEdZ*J$lA@8b)d_9$ZIItpD#G3LeDQUp>G*3B~G13hTZC~hc'
    '8a8Dfkx{Wv^PRU13{zaf5q={PVeiG{3UH6C%>y)bGx~!sHVUh9fDVWS<PW}`{lBQxQa;yJpSP!^0>3z9UH=onuLAyRfc6MmW&O!{Wxr>zma$H4O&g@;V?N!m'
    'C&4-$o;LtBx&Ahs%_;OoI>&9uKxwEbQe>fk{ES}<L48wA+erlK23sr7PQ*fdwQhD=&}rrlMUGa~Z#5tz;tN=%z+@H!@7K4q8kY}%WJqKAn$y_x|3_+?lTIL;'
    'yW-Dw$F@VhzFqL!3x2O!c~b-zx?J066Mya6yG!T--Y)1@4T<N+e>Tq_<#9DvN8kVwQ5WvDCTP<w&wAhCiya;gk16QC{~(*EaRHyi1?wj=-D7A-;I$~J2Y06U'
    ')HXe?wP&=Y`bI-|YP-j=(oZam`u8%aEymY(Ig*v%_#*DUry;UQp9QZx^ISsRs0XC}0NDwMBZ<$BaH8Vub9cSnBGojz?0@JydTrj#rVeCw&P(z1Umu#qd|Uf4'
    'cbwd}^~il}T>?@}@Q|)bYZZ7S!2REG6_6NeB=G_E28CIMd}Z26TWtN|TWMYB1#%A?^C2OjU6fB`CE7R9XDzUp3f=_Xu16BA&Ng}#K6_tS<=7&6m(<ng#Wp%i'
    '=`*HSrw4sA3`ome3|*z-sMZBmMaxU*b%MNwzI=JU7TDdLo%2cy5Su=I!#e5h0?$yr5*OLI_?=HqL5(8BlY%~9)7?L9E!ek1LLC&;|AR>azkt&JaKb*ErhqWI'
    'jo<Y+>-TH|QR?+MU3KK@UljPxodSa&=yz4eV~q#?+b`M7%!!+yrADIY5O4dO=NU>oTCXRRMyl@?eKrRi$n2cwYh{v?tY?wha(uzZhCBoHg%7Bp=do1j!(YhQ'
    '%)YgcTT6n~ZjW;&6SNtR<?aua8PGLLP2*lJ&5H4RhJ{o=@E82*;{p7+h%5CYi0cQ`!h*oNBR}{qwtEZcL+C@Uo|>HVH9e<|V9y-t-oJo9ZG7Ar^kCeT-p0mj'
    'f9Z&;7dXvi-HX^Xr2doaJ+`LCQq)`9usm?ctb8+hQVRM%E+xH_h638Fr3D@>F}7Xpxdg0@2X#?<BIf>kj?47%p;~g~V|1^wHX_cKzFf*ys0jNf8%JO#nM1(#'
    '_9_m4LDqz;_(pJ;ubqK`9de4V<t;urRfg<hJs25=T(JTv!g8voLH;aO7XLdB^7K0~)_@6tR=4MUq4eQF2RY1MPss@FlzJ{yS;jimUNt_!?9o;mPOC^QFwCw3'
    ';~?4=fCWnDBUF`-%Uz(M=XKV)>fK4_gfYh-T)p8S8@FmS#LnYF6eDKhj^q&VhxFoOxs=Dc-F2_-YhRmJ6?VQ6fidV#?q*l2kvHrY<MuOVGu_PfZpc)tn_$nU'
    'aOs<30($Xr>aAg+wSGlK^=RSK$S4L`+wLfZpywa6O4uqo3UU!HQjCK(h>4knDhdx9P=&iA-%Hr%{*K`4b#;C|)=!fR-ml*sJQq6i*|_AKQL^Y%uR7E375#ZH'
    'e{Mwi`<tO75PKJqs?e7PW=CU|LaCe8ky%GS*1W8x&um0pdJHVocbY7`@GB>^dreszW9YtscjB&aQK)3YcIF3Bzg-dh91ZNz@|j{i$4j8KbRFwGVmm8S&@E;J'
    'q7V!ZsLfJzC$TcO^SAmn1aaH<-TA%dK4*k{lkaYM(B}(WK^`NOSq%FX=U)>wL2;(?(;H$#wi<Uj%q1nvpQr-4Gg5=^$JVlak58gK+n<dI)LLu9#&Ld95}gOR'
    'j=q)LD<SSpMC`m6?f00;WC^^&e!1-$%JydR{y^n&us!x?!+DIDPpnc}$O0?qb|xEVl4cfW6@70)MW98Zs-#4;&0#!JmNL^xa*WW!gxZ0pF}_TW6Rfe*hLnyw'
    'y+2Z}Ko3T^@@5cU^_#T;c3G#7yaQO2Zwkl^$X`FtZObFsxYy#xZcqd=BiIV&WA%n1Sn@Uyn4>b+vAU(4Z?ZVmoBdx1XsE3t%jDDVaeCAGC4*AxCEjM1GnH;n'
    'tkng+QPLe(3($8K?4IU6@A2LQ_TeIunXuiH+z+@%Mn$J+HPL72YcoyjVIoJkmpueh0niP1`STnTda^H)p6o<`+D{+KJEj@vGXiGN4VLh;E{Mwm-50omyZ{g5'
    'o;~kH1A-r5Hz{Hz>%WI4^D(K(;#a6qgU{;7g_Z9APlm@6te&)j?X~$9D9W}yzy=3Ub|5;7+(UpoLU#1xah1@}LlC^;MMhp?f2&`hnv^W4G45k^!uzqmzEjN6'
    '9nwZe>5tYw^H>_-8EBVzpF3Uy_!@snk&qD+<L1?`Ez7z&jA&eB__z@Bd&GIfJaojJnI%bx^2IZ5v#X7#vb$$-xh;4Cf1sP(g;Y)-m?%5NG0kpiBKvDfOi1sA'
    '6p%wg+IoJZQDFBONA*^}F`HWNz@OF37c2IBZ(<kK)diGcH+#||8#7q%&-444Ty2R<{sW=Dj$d<cPXVJn)$!^$PZcqLT_E|zF72NKxTA4y&r65#6fMV?tL~<N'
    'rH4+}uwQe2OFhZ@zdFJ0!@T^A5Jo{h<aY>WXYg$Tp8Z+5%Bv@^u6lB|B|u~XZXvAy0{Ev&hFK>8b1|~1mCF&U>ask4EmAb3uF-95ZH!=+;bC%+MYgALe8?11'
    'k6|npxhv`b`PIqhJ$~4ZuY3DCTdPy;O*g>qVPxuQS}LEvLqz0u`R<u4o?2dJVF6FlKLoV}z#c&M1;iw}_%s{*w=@+vjTM&2>F(_QTMfOl^8Sx~{+;jHvjOWe'
    'BkAct->ODIVgPpj4)?q$S3r24%W*H+{XEZ@t)<HWzYThc(!rZ~hx2bTR<gOB?b?^!s||RsGjz}mI;J1>aDNV*ZXT}USxc?nq<)^Do8<MBG(Dgn6)|>b|1vJL'
    'NtZ!4dQ%sEmeVo6{Rgq+J^^bEtN6ABJ3>AKd;x#*jGUTb_;w|Coy~-bB~lt8`ly30Q0CiDH(*vBNE67I*rq(Cf;$dnl108IFo{hkm1B$bW#JVBu9k~?YqcH`'
    'FgEyc|Bt2JAY!1m5n4!@uiU;ILryTgkYAsoUy@)X(a&stIDxi$FF7Oglt$4qd>*Qutk2N{GwEzCi3ppB%Q3x^rn2bW?#hI8-;*ZuCp{_h8p%YtMs!7!{McS8'
    '`_z~~B+285x)AewS5_1B5$`#`S_YJoUQZijk0GEBLoUTBGAR@0bW<JyJvKHl^m?4$joIBh^WsNBa4rtuzKBk2lri_Ig1}3&Z!b*38C+LVjT`#)^}(SE6yiHx'
    'PG)8Dwk^hwdtR>y3yay!Hn5gJ+;3$;;I9TRK`kN}KoN&K+0;lqMVCAs6-a2+`y=fH8*7`2$YFJ+R6QrFC_%*=@zdQb2DY6(5WxuCeCnM{^~`_xc>QgN3bAdO'
    'ma)`nYyS^*BdBp3{jq=-9cn3e!1HM<$mce&tKFM?N^0*<=qe&a*k~&=s&GEW&f-+`?d@t@XPkSizH+rwiinT(Cw>;L#>w?U3j=#`XXFH0-~m0oUl^DWUL@!Z'
    '2Y)u$fx>=1VPG|vA#%lzW^xdDcK?byM+e6$(X;Z&4=EPqDX4c$LRwq0TZj062gXavV}~$G+WoN)<hgR3ogmXF#Ofx4-<n)@{!Orx!CTUq_2P@{{B6<?m=|L@'
    'X{~?E_eQ3L5fj8I1v%V-RS)%-vw>57Zk8vt_bCy_!>Ovj58V5JJE_iodnd1zEn-cAd0BYF?lpS4e>2SPaeEfxh0FE5sV_MTi*Dm{Rw`{8ox{<&n<&WAZV6aD'
    'V84P!a5yaVxLVhbF@1gkIT9+#>l&-vDIeMKg+`yvyPv;%UkBz1y|AkY)&ed@kgW-s2;bv2BjhaKp{>mw>8wneuVi)i_Bfpab6CU1%&w`@7y6MS;tiMs2mBSi'
    '6bh|-a)tff(Ovt!ec4OXsK+J%XMsRNY|_zc23`Do1T`#%FA2l>S4ZuS+rLV-V_?2DAPoyga5m1;3)U~ChF|N#x&l@~rG)<VPh{0v;3yS{l&@JoN7F}013A-$'
    'oQDm64U9+l=orZ_g_>#|bG<5YFUJ6z0^VRmQCIMd<0#~efQY1y{-HVK?OZR;!t8~AFv2RBlDg`LNcRj;f&4jrBt4Oa-VGSRO@@##ZTNWhCtoDg8b2bxn}DUL'
    'iurk9$6Ijj7nkb`ywwey&e9`;5sGQ)gJhM0JKWJ;p?f;oY63oAV9qEPdYgX2wS@CAQSav+_Wv0&&tI``=n<hIX)VKFCFt?w)FlD*@Rx>Xi>hn_A1GrC{78^}'
    '2iZAIV-0u<v)G6ZFD9x8-Rql8@bh}!bMzA*_4Np_F`pVk<vPl8&k<OSvJ@Qm&^6=QaT0(3TNqw=IFo8$x_@hJ99Hn|TUo!6ZK}Ef87VW8JXyGt^<a#ezo(ye'
    'P#(Nas@v`C6At8hfu^&{f*0Bwsg?m;MsKnxJ)Ah;g98j~vbH=<{s_yZo9}D@_R@`ln^$@EoBS@ooSdW{a-%PM;{u`nMGiV2TLtt9MmMg*PY%apOE$*s#B1*R'
    '_VDQie&5ktSl!w|_lbYGJ8M7~?5xs;irV*1;M=0&oDF_PYd`brl&(%4B)_pR8U1!+$={(K%5%4$U&2=`venkMfoXcRq6OarHArv%#@v?q92rPY82M?_4@fWF'
    'wrhyMKy>s{9o9;VT&QM<S{(LV&1ksCch>yLG|mpTs7xnV_sZR^Rwmiy&g%NWDF5orP;`tOOK4@qY0$$mTF+DD^!(h$#7-znR+j{hY}|t*-S;U9wx+5>SjA{3'
    '_e~z9kb?&gpFwin_n)1xwpkT-tXFZ{@jH1n(>?GXjS0>EGg;elFcojXuoB704FD{Nx(}3apYqNfF{AdproCl|7Svo7^a$dKbXbQ<wJ!zUd%15e0Dm%0-f`J#'
    '#z%a;)rt433TWVNf0o*xuz7789+K4K4nX;#@A#9Vf5*1!$5XtlVr*{%QCGnjZ9N5_?8{*5g#O|fhN4=Z5I$j{9COUc+(9)t_d|LARJLfyOz%#c#~w#tu;uZR'
    'Z83pg5H!kG&ZER1;YTzm;3zUA^XGVLw2hc=@K9CdV_ngm$$QPVL{y{L9H)1NxpQ#?)s^{~7D4u<ug%0bkI#%}Sxbie&TO(wkpU-7kb*64Sj7O(q-V(g9N>ri'
    'HO>OwP2Y2nXArbX5YsT+gNz3?Z@+bRz=r7(2K0MIf}OFR&&Q=y&*RTeaVLo2kWsNTJgv5wo?XYz5U9H%rP-Jy^p#<j&5NX4XyjG2<HuXzZ4Dc!HHeB8z&}0b'
    '3goq;9r1^+x8=zaU|%LTv;K|XaX7H&o{@+b!H4yme21N8Rs9{SqwYnw>PFl1m0CPkl{W|Y=r)Qw1KRNWH$}a;Ft@|_l`~P{6ZxC<;5lQn`>b8=)!!)o*PO>6'
    'yDF;-^~5Jl@N2E}t-6skh4tb`K(gtAh7B34+e^!!f~&<I(B?R(eFNSX>YNLvv31-xxl@iJaysoIB2!y@+GcyaYnkp>DpJ8uJlXwsRZR8xz~@lhI;7XiQ}oOC'
    'vk%;$zMvN`2ah(`U&s{zdMm_7(LUZlXVOt@ZoKLdW8_|{L0F0a|Ex7DU?!tGCnL8(m81p){p&S^XNa%IJ1vZYbz}O%KsJY0V&&LqKH!c(oondT|AWA3u4dsh'
    'W*Kgm>@>aZee5UwN4es+lNPqv;q|TE*MN(mGewc`Ht*(SzFtxbHcwV_K+0<9WhuuEr1Hu$r&tvoRo7FQhm`mR`+ozc6n{e0n#vx1HbE8jCUhgqiLV+0d@sa4'
    'F3OcYnC99^#M||EIwHz4fT;C3P5X4zs|0bM+wXx~`YmL+f)FPIKEw$L*$=;WZlZIUE(vE(9SyjR|Fzb}$t3WFujH`qrvVEbMIUy8ck<cg{j5$toGx&RU=`cS'
    '%6d?|nvr@^cGqBt7KmmoQpWk_1ZRIm---R4w%+}HP64PigxQoEXfs1(j6dT%$?pD)KSy|O+oXsSVJPX!kPCnhu9#CW0$TlF_Fm(C9cp{4)#@X3WH$KDL6`pL'
    '5+d@|EbNooKKioKxB2Y5P;nc4cN^1yuM=>$_vene9{*Nl2vlQRA)oiQ(VK`}4>R-woT+RdG{54$k1LXD@i{)`3?)#1KApYuqdH=H!xnlA-i@gJK~FqHwjs|1'
    'PvBX;`M*wV!N<d|+@d$W;PJ&^G-!{VSKusxxb&2iIYuVtZL(dYRs}+YYeisS$kh}KgRm8wM7Of>+vJY)b+*Ue<oo(r_k3HfJ!5#1_FLM8Ok{2wKZftE$e@6{'
    'd!9TCSw>pS=YQ@3{26pP5lqP-=^W;V%}a15Lp*l{pUX!B`p7r-C<nEoQ{=J(9w6}L1i8M^J9H;M89!xh<=ODm{S>fKfZlDI)GAKb8P8g2!`Ex&ycgwPT5IX{'
    '8;YfJ7uy>pOyMQ!N@}n%ug}{&=C&kQ2!Dt*i|jC&SCYQSuZ^|3#=STAt8b-Soe4gjY6h48zh@&Z2PM*HzP(wR_-*6*z7_yk);!;HslG1ioUWpEY^>n~nqHV!'
    'dRj}15<hQ~z@O~XR<U(cih9|8SeJ3WdonSrJ0hwc0D~uWAV%39GS-+Tzt$bUy`%<hN-?6(JjevIFplb@WX5)Xwl06VDm<jmI8Bl<`=YO2jel>cuYZp@t4x6f'
    'xTNDrg&gyMGZO4Fr}=xYiTGF8=*)E`o=*{{F8H4(*$4F51gF~1-aZ7FJV@<`sDIufV-np$UR3TlYgLxJ@+n0^KPh(-)JYi;7JAMi3fgX=D-{*TA>`S3OaL*4'
    '-`lUFhifB7FjG7XhO3ii0{Z7sdD`AZkBF8m@CBp>Z0>vIi4KEatrqtjur<ai#>l_lB6&~79_La#j2vQK#2?vokelaaev-*D30j~3sFsa>y+`7ry7P6^1R$eh'
    'eVktI`4=o@CEUSv&w7^Mn_GcfWf05oD#m@P+;h+!)f3KAuA}^tyjroctAv0NwF9kW+#=t3*rkE2ordn)K^#pWG<yd6`Ge!-8-8l#v6a!Cj&`1P$1I|p=l$dk'
    '?i2!B7yU4kiSSB3<cKOjuR0K;dLVL$cDSx0MEtds+Y(_l0?)<VA}xYBC;?d*Q{=^0Cir+JvmTw3nOiH_PX7w3GZ^3vF6S)IcTNjqtyob7nWe1%9Qs1pcMTZ3'
    'ituOgmCXNb=(9-<>z7ktq7YG-ocf;IYHjzwg{hwO-;uT~U|D`oW)jbHa)JmH3iB3=vkI}ny60`$@3z?_HRxFrIw{7TCnzy!cTU;rhFso^&{Mn*P{(~P5$o}_'
    'Tx8zh-e(`{;e7WS6Nu+ohJYaEuT^*Tj_u6e6S{8&s1qblS@5^Psfd`aqdtlDeXI__I(N4hbKkq5h(?W|ujP|V12QB@>p{`0@sm@O{>#b0y;W6>z3JpY3pr`1'
    'xtx==!)~SR*xFr4Fm5=NMGX%}Hn?MW!LDcCk-Q<g%{RJT-F<NPDV4#J%Ojr-Gr+zo*XRy?hP^t$3D-+$7j#S>;L%h@wI<50SF6J|p}UwD8GHc0hpGlzzLf1*'
    'gxrH>1Iz0xS=621qfE0}ZQe?O#T+cWDqPbmMDLW<zSPf^3&Jzn<NO-(d>Hr%7O>fE%0{>Wk8{3dU<GVoN<1Wa8vr+s{*wJk`Ef!)F8BR>U5Gpa;gNxC`&ImV'
    'r7iFrC(D-AOh)u9fM+6E$Lde$8~a|ZX+V$L4}<`9+M0SAJb3D$O6doIS&H$K2<w_GP_)J!?EHg_pFvXgB6}ys6n|vvc=5#@?zR4MWxQY@AM|8Z%QvE7^tyjx'
    'BFlu}_5n;9AZ7(hcw<KVxOJpI#GN*qbYueZYDIyEvV=S91;RDhdV)#~LrqaR+S4ugsgMjd{}*!Q&6Adl$d1HeQY#gdP3}zu3xMYbMx4YZ)L!YwI^@v|jHwkI'
    ')la36@XdO5C-5B(%?*<=d{r(YfDpOY=iyJj22s&_<h%UnuKp_&Jd01{o4KFr>p@Mso1@lhQzg$t#t!uRbwB_GTY*R{=yt$MA=rvPk#`|x#H+yexjkKJVZD-_'
    '{Eqwo$I^i(#&Pd}x7$ZX<$X@jB7<t8?b&@lDmLXX+D-?K{*}>{IlCPg9*^6%mwcB;XmK5DRJ=|x8r{tJk^SC9D=Am*-4rVqgB}i<t&i!JPew=C%>1C}d?5D`'
    'Ay72Ao;=%@=Yn_UlJ!)$zLk6(eC7gwd)7w(c$ow<AI|mH^EgKUchQLT@*(a;??TU62mi!aoZmhGNe;R5eK^O*Uvif;aF8eMENw}FS+72;56~eE<0ee%-&)u}'
    'ED+nd%KK#&J(hEh`4I7Bew6L)L*x^x{eOH)$-4*IUrR|<nEXOS7STOW(@@^k(ESZ;wC36l-+Shf1#Ir1UPdK4LAKPNh6CBpr<L>KkGu!<#QiGEX8vzZ)dC#D'
    'h%Z5;#aXL`39N<4r!t1GU&P@@(sgrMTudxkpXatXF@e8)m^*I6*!|zqclbM(cF)*>Y<-<1Xjj(J;pjsoW)oV9o-mqY<}2$zoN?oP<Nh7vr10r*Nsp2Za{WJK'
    'Yeo(Gird~Y_uXpWv^Ht2-o%F0y+DpnBOlQ576m5+`qR(w#%%RK1PgvBZFo!qVD~RSFXa{;Wp<AUUOT4cD<@7%11flUxge#A2?nl<;TPmCbL@ibU2)H6T6ygL'
    '$y|ONQDaYTXKEH7k}ziuV^kH5`Lwz-K#m5)+_r`QQ-$lio~iL~d;Hmex-P2Kp)1%Ee{^OtNt2NawhQReAwcaEL7eaub~>#W3{hMUqE0*6npZ_`IXjC$W0<6S'
    '455n??4lRUVQh^Jiif0V2gxsbyWAo|V@(p=f{33x&e+Mm0d{7J%ppgtXl$B%f3KczEH~hZ&}+o82Q=b+gB&kpXz{9w{cf+Zy?C6O>BeLceaZ0Z8zWBwR151E'
    's!yu<_H)Cup0qV<b+YVRJt8<98aR!Wll2W|<z0|H&tNkId!?S>0&y^&cpK9n7pJK*+KXhjPbdqDl0A-K(RO8>e2S==-pYK;5qWiIS^uu^`To^H>+^NemU&Mg'
    '$LDwX#DY#)HnN%YLpqjyKV)M}5?F7W^Ea(*{iI5{<b46VPau9kS|7E5H4e1Mr3t)p&xF9s<*g6zyej3MPG$7(Q$fm==U7+qQ8_UdpMG5HVm5bxr7MeHuSvlc'
    'gBlvJiVuVeL@|d*RHWZf6f}})Dd~L7KXE)s39|zkCOf?NqoYP5TgjdPo92*<z<&FZ{Q}F=RgtWRxTmR0p2(JZg8l!2D{5Z2T!V7;eM<||cc3ncwA**;Siv^&'
    'XLZP9^+f!^3FE)cw>y|ys4n@%W59{_AaFi_2KTw}en%iTA(6&kn2pJ+VKx5^Z2hTPIw^Yzv)P;Lt61yTxdsTn{2>JJvP%PPLe|<AWqz+hy%pM>BrzWz?03lb'
    '7Ral?iv0$sU&r$!39viQv%`9x?!^Lu<Dg=$L)PYtoqsOwFLivoJ&TNs^)b6q*q$AA@I=*B=Jx@LToXMgR97wWC;L9*6_+c(?ZE;nFf@yND;RZ56&1E9WgOeF'
    ';lO_HMh^QdyKVMjcb{ZBUFZqmMbgK_y+t((GE^SDUW?D}n@Wo*bWq@a;I|s7yf+~E=36kEUtjQQpf0n&N}kBmos!rLpwBs~>0GN2by2cnf4VCd(XpG^-!{wB'
    'a-X#)3KcEAx`|6ngT73@jw~>PUXb$<Ric4J$C@>WGGC+JohdLr=)VQlC$)Yt_@=<}Z6EX{Nc8rHdj2~^#HYPT?{C`E7b|7ocwc?XB<6UxuLpGSG;OCs=KKmd'
    'eDoBVXhH-f-H7*P4WaMwS?HPoA8?NB$SWfIBBm?iEF}$Zs+-#^X&%EZyF1JmNkbg-_i=mp6VjPq>*f@4+gNIQJ8*EmnsRZcw)V4chxl7AX9%D4SX-=Y<W2{R'
    '^A6?SS%#OB`4FFlC6R{gy}>65FFMv2Zyn+52}y>zyR6)?Luq|#D2vpw_mKrLFUO+>AJdSI{!*~CJQjy#q$A&B5Yf9Qb0QpzT4TBIx`&{aw|h23K_8MR8Xu!3'
    'Na&;1xWJgr%18PDo_=q{2zXW2ko9c-HY=n29e)SG=2P`rd2Met$U)2}Sw!BI&uC7UXMMqT>Gqs)&YHNH{MWa#&RHT8GhVx3+8fxkR#3+h-UEn&pzrPQ<!N%H'
    'yz+KmDNjGd^I(?7dDG718$qhaSl*L0y(IKza0Fy%CU0}AyMIdizFAw@Q4qyF#DDi{Ob?A7kE@ckI)<2pw==L7;hMPF$^lI&4D4)4*_aEnf}&TuuAy2tiwmz!'
    'Da!1!%XTVR#Ksx3Z^2G_kqZ1c_=Fy?gctE~r>OtLDdG2!v{GgVvagO>{oH5tj<6gH-{&x*{7>9SI)QJxoRY=RCV`&t1VebPWICY8SAsM3H{Z(H;oL@+I+qi!'
    'ZPBw9{M)^_rv5(U1SRlM_J~fjL_T$KMK9{E&9p@wY2eJuBL&GhWwe^)!kMuhDp`>-tS2AK**NYLQ~HK^l{*yXw?7DKyql~IY`meaKr22PJ=Fck-uf5k9)1@2'
    'D?^Vq9HO4D-P6<9yF#{ZrM!0R-bG5(-22R=ue&Y(!=iM9nXh8E<b|3V6Zv3u-D`Cs5G$3klB$dk^3;(CM)cJPK1|2}Dz8msS~d7l+R#Vs!^GAFqxl3oTduZb'
    'ktd3|m?q#1M$6fN`ac_kIj(ub+^2n?{%Y8h!Q}$pAh7gITi8^ZR*cOv#8sdMXHuMeDiuOZLuIY9UWXh{Mvo-cq`p~3ZXe4H8GEJ84GfWRI=l;hq+E;`)>T>-'
    'QIQN2FlMG4J=8*9GrgVkFa_E9nS*@IBAW^|AmET}MVrw2%&&59a>%{2sh9oYuIroKJ9IXSvtk~zUP~Dx<-0={wnJma%mF9Bodvw7?JNL3MD9;j_9rP9k1K%c'
    'VSx7mJ~#|P{Lk%cTFQk$gyR+-|2*z=^0fiEEw9Ua*9aVq`(OJQ=1&dKkmdW7*H%C`89<u*@-k1w^|C{f#;UkfqCsuK|2ttlX>6-~O8mjv$4i(rekP@MtN;=A'
    'ca${9_0IY~LqUAk5vYuu`xJQ5V~8kVT4}=P?G5w~bGqhm3D!BSi&Aa4zBSZd%kpY>JB3p|wCCAD1j}u{T??7h9~r7;f+)V7HfAJzXI0Yv(bHq+6VR(6CgnG^'
    'I)L)?odw#;CqqtZF_O*x8Zj<1hE;Co1lk3RHthD@^qidESpjl`-r5(&J_}_6hTnhYQTWRa+zXt=YIVjBT|0MW;Dl+Wsd=}jojlH*^aSmcaHb&(qO|l{{^+(='
    '-BG!*LA&yzag<94krm%EAStmDBE*Jzk#1U_$SIy1Rm9zMU*ux7P**1iFr7Bg!PiloAQMQb1lqA+UoEbuf>rG9!5tE3@TVg<ar@oNekWdzT9KQ))$rtH@Crk<'
    'g4J9?bm5xU1^yP(6Id%MQyt(ZTRBZaBHsTl%Yey>vn9ZXbCsSi=^<9Yj(vhmgL>;SzBN3dUZ&!*JG-<0PA=GjVCRd>wa@s!V6D$|9%rop_6JeY<wDQXS?)Dr'
    'U_DSkOeX7%%zh!2zql^g+YV-V6>*<(SIXObEDGpD!ni{saWx-;A968x#nbN8+DPENt44tp?Xn}h;y;NK*p(=~$WXc>LHpi{eId^C*+l!?)iJ)4&-)9JduNqZ'
    'MX!`lVpVhqA6eils9+*WnE44@8|Ntd3G#+Kw&1sP5hXn3_$xjO2BeqWby(H-IN6K1h*&1-5Os9H?svfM%KtXb-35LR^+RkvFS2WweCV04cwOFo`Phq-Q+Kkp'
    'H^FIWbTT{%@F=YrXLFpEZTw7YQRHrq(Dv8;Y-+<Th?I?t)ky)|&Q3bV^kR!+=(re4k}RG<vLJzF1A4*bJcu`e6oLp8A{aZQ089HF>>T(_7iX(L^hoc8>}A!Y'
    '%OQwvh*}qdSE!<IkA95TpjHuu?Ac%3Cyy-(?7*G}$g{}BPwSM~tmuy0&hx0NmUKo@z%E=%;2ro=erK)eRXD688N%;iD-`ReQ&aGrN1UVfPjq+O{C$M%{zb1l'
    '$RJqXPS&fN=xeS+06AFSnG_h^G+E(?`!n=nRK(VY&`C^&Kkl<7qmhS=e%jp;ME6J2ehT3VEtNhpguDp+46vu8{NyWnIq&_@z}fz?{OO*^6YP0V@d{#LOA)E*'
    'j@|!k5xK>DqS~-4b7nf*WY0kNs?F9!=cH+I5=JliIoX;lBynK2-M4>>_pL%|q8-tlV6A1fLfV(?=l-^5QzYI^rH#J>r`ZR2fN{>s$A11<StVGDYL+!s-a9-8'
    'PEo(L+sDDZ0H@>+QfkEP_GMKR*K!u6y%8UY_YrxUZ)iWot=Xc?QtD(Ifz{_n=DtQ2(kevtsQ_EbY&PzH#*iPoHeF!h%InPbZ*j6RT$4infFD(SYfP=Jdk4+('
    'J?XhHGB0mSxlLOp|5910;xQzFoCA-*30v&4swt?mT;w{U;G#j)Ri)T|0(*YCmvu<C3IvC5H@!jLH6PUf6fFNNF4>*DD95l?UYl4ADp1d_*ytn0%-p3uyt=C&'
    ')4vFCMquQoK6}TaTt<9jqfT=R>nCIx*3tiKPQfB8qyux$K5LsT^pm;PHTDKmDdh72vn$m3`~bNUoTCzbXOd{{xGaoson}v+WUaLCh|`0YrF_MDa@M$)mX+^4'
    'Dx$KkUrIu*6J-9c;*^x*>Q&X;>g#*9Go00g05lA+*dV7Ww0Vkuqn&;{uyX+y{Sh$yTSIlQk$QWmdC8ER5?jl@56i8rvPwW}0c?GNsONq6uqoKOXD=PM-w&ZS'
    'yj>fX4y&i2Qey|aQ|%S**j(p1-iFF~UpV%Y<Ds?(XrtZp+*JM!4Q}IW&C9p~q>Gnr`;PnU>;(H;jY8D7g?0*Be~lEuEs~D8?x9zr5BYWra@X}taB{VF1}g1#'
    'jn-9GZ;MdRz@A${_T_^^tFOIai&}S>WzjaUmaB6=)N9U8=LtX<MBcD|cVe_W^O@v?y4igk#Ixl1-hPf8Kd>}*>*@0MqM`i+8O6)R#q)+*INpDm9hm&M#>Z=8'
    'NHDF<Vc(fy2)%?!TVETWo3+A#sY5TTH!_w5CuPjnOQ>*q*%BN|T>i>C=DL5q+3m+t8Hp)_TC@#bl+rpO&z)Djgq^AC|4j7x7i~fceuV=BJv@CQYkuP^U-{NY'
    'zF8M6Q8Uen&UK!>qGDC&q^j{Z?n%=8yiqOa067+jU45TD<1q()ZJo5TAwW@PgpNC^52UUSRfdd<x69v)1$>j`m40_|p9g36V|h1{jd#mY+ibp-Y0xp5eh(C$'
    'n|}mO?2&nYXB>+4yh+4Lym=O~WW8&vy%83YXOd!VoW9`d;p|)Bd7EOxxQj}^wgVQ`9>x;)T=wF85q1CL{Sk~YP)*@Ier-By>yXpX1O(<(rxWv|i)b&#0G?6C'
    'ZES&b&T^!FD&qKB$TR`o{PL`Q@ZmimBWnBEdp#ewzma`xbc)B;;(Zn<cz|i75<QRxaX{d)e1-4!O4>1Fhfj)tHfgYVgjz0b^!nO%_X+out!F_^$E?4V$gBKm'
    '9#8&-JQTnfenCRMHVg5wyChd{B`$q{39=qv2TN?>wP<OGwOu)YV|krSPy4SkxNQhmy`PJur(J`ObrM~sm!zQep=RRY3)5}z6Sh(`VDIw}Z4}LvKKy^U26!cb'
    'ewh_+K@S6>O&{eTM`M`vWLFfi_Q&lJvHO#dLFhamhYHHv35JD9ra%NkwTIpbG~boxFuK#c;Gl;!BzIrRq45;FXTY4ZFIGu8Gqw{?6#MOs`?X<2SliNL<hFdU'
    'xNAN7-ts-IHeb_6B-goR4p7b$U}SvAX`szft_@8d!G^CXa7^nXsb@WNe*wej%$8U36iEjj`*C_-#Sb~kCpG7JyspW=y5m$9vvYVa5AgSVSqHxf*YNqf&gVV6'
    '6L|XER@RfT{4bTreLlW0=}qMF1z7PKN$)kDP{;_7>^oV1l=D{R`isth^XlJDQpAy_%1JrEM&Z`LPHvu5oW`r35V;@cUY>BR9Y41|Px9L|EibBin#V8=)r0`U'
    'vx^8Orbp!r|Cxok+AG{6tfAGNt*I6nP?2=F@@&kLpASr8P9Jhb?@m--+bFVIT1e-l{>Jogvgbc`FZjVrhZ6k-uzElHPNAV?U44xA93ow}(A+S{&M7Pko9etz'
    '_hyvWezbAn1hplVy?P627Pr4D#mQR8lB;iFJtRb~RAD1OI(p4FJuo`;<Z3-@dYOYo37~hL4K;>q7o_gRo(++pg>2kPkUR&Y2TcN5%?%xu$G1Wh<3VFgV3FMR'
    '@7L~{z|8N`OiDJ2c>7?IxmiXvq_-&>uqNx6d;lhdVyZsNpVK=RvJn6kSv8cxu6cQO!ngbe6=xy%?XS6OM#aCiq7PcICmzkGhQuE<J~}cfaIet6(ewD7{Y9L$'
    '`LcX3tfB0kKmwK2z}kJ?tBmmtpOGth&-kPp$mq*)tq-u&c+*gd@hI@1*Gd<W+$T+7$3rGp<ii2hzoCJ>yp%<~R7-oRs8Z%Y6nuAy{C38xRA7AKKY~dIdGjt?'
    'Ugp$G-0KgRSgi8ZoqE!p`2@)b*`Mqic#WZsqh*$-NX-OUBX2QAn?B4dPQ&A}0Lcv*EyySJs!`AptCs6htXJQYCu3?|uQ$kx{yI-d&uN3*m3gM<OyBj#!w~7b'
    '?vo9tQapZ(FrBN^p=r(8Sm&^n)G4K&nZ?gR&rB5l%PH<#U&-AXZos7$SilqG>V^YasvSeEu~?KTD#&zlB@2#8=^}WBg5+2gg1iw>j6R5)vmP8{02sz;tXHM1'
    'W=ZFib2^nEd(^Yppi^QbtXLEoGg>*|VHj}(&Wj{hmp_#NwSFKEGfy&$K;Ft$kWeWGN%MJQ1nbduW2uy2jg&Dju5eMhZ(`ji=V+$;#IbDsc=)YuROkgBhr>a4'
    'z0`D1_s#Y+t*xQ1;d_(LCwQBeLxaQMNrJqgE?!h$kr1H8Ph@#U>gP!(=vQEKql_Cq{H_f2n|Qo=!|k1V5&4~Vq@)$xX|w6)31W}$c@~lT){C8q6nJnBl>lyn'
    'trVE&0N(=fXpH_N0;y@ta7VfbJ88kfK0@9i;At9d>>|hv1ofBGVl8V5oAW5o*M{`~c2{c~teB;=G09~5^2<;+#(qk{^TgL7dMHozS@AWUjY4swM1=ru{-9ON'
    '0S!XblM|U)hobWn`23RfyX6`E@P8t0QL3T$%DeWKvx!dQkp}J|aeL6icP8L$`T6G-=-@rrVIk7xL3WB^y^uphpvpV25yF~)BOJt7;EFeVZQWrbz6G-F`%w>>'
    'CA7Oc3W9|JXIEFRF0HmP5B(I+gh0-Zao<17@>fJ<J6QQSLs?tLBEVaGBYbi{vd1}d_BlCsU?Y4?!2>*jkB>nfanuNCWr;*!Jqx2`Y<~j`!KdL-P!~o%L)a#X'
    'kDh^KJ6S<?Tff92_95$p1NF(>-D#|nG0*Kr7fs+&6MZJJ^)i$7zN*r9U>pUL0d%2H&8>XDVV-b-%SZCWOrW;>E%mf&>D|R@%rS_ni|S}X4)yT8&O93s3^Uz#'
    'Ucl{+q2w9cvmrmEw;2%Y8I-*tdx*Z$DM(;dfc>JP6b$FaYke5+S-~`5*z2oE)mIFRmOy2%DUeZ2F}EJ;X7nitF)qMO0sq^3yoNXCjl_@Z$NCJql+H*Jr|PYe'
    'esLDX_D<-aPaS4*!b1vxzY2Ih%#7E4nfow`O`<|N0!9r`uG<64VQ{i-gAI^km-YG9n4Q3%gLynh_3Na;UnY~*{;IqXb@az^3dTSVZ*h)66^OWfF<Jg}(Z=yB'
    '7XqYeU-}hWO=eQ3=tDkzVUGg{LX<4Fjj@G2IV;H6JggbTVnZfyZqA?zqJ+TS`kAq3K_11=`Dn70^oevlU7=K){w6R=Cv7;DGRZtT)bo}3?t$k5ifEbgjMLnM'
    'a0|T>hIr)TxA<EXv5w?&?mJ(O^I+M?)`|8`Ip<*PqCC5F_t|5S`-6;i$M`I_^T03BG!1JVD$y+#;VzYiS;*rP$`GuG@D}MD^9J6_I_P90&%9U7ux}jdbd}p~'
    'O`@{>-)6w=y?BF;Z@k`+Kh+~0$QI`lK5jHGCmHwq0e3}I_38*StkF}f{>Lm$)Tz(D3cTx`v?2NvWIB6tp55Lz%YZ@=p2~%}z$y5WvK~9xdrge_p7XL*Q)=<i'
    'J7T@;J1Kv)aRl}x#LIupc%$s3CDPN?D{#(YYyxV?UrAle<P~Hf9U@2h2%U0A@H@9{sGGDz&QcK*;!H(}hcq9>+PUg#gAZE&u)ZR{1MIo2%D$<FRt51#HgU(5'
    'zp7duz@vp;<y}@W-a<b*zL4ijzLe*^&kkz}T}$hub#I^@^*^wW9jJP@NYSv6H|!R@lntJrX9K$V&$Os^3qgPI2>!mW^4V)B7+LkR4%k3YX#v?YPXt^lXQcVN'
    'CN!~#)Nt9`0Fy-b5NAw~dt#H~HHN&r?I|LvcHTsJ@HTIAft+dQ9F9{<<FK-~fVZunxrqR0B6zaDk?)=sg%jS8!12TOy0kKU?8lOMX8zg&#P^Yz?`VRf8}y=+'
    'I%}IO4;@lgSQ?qgPUNIZs2w$;hvUBAo1?%=Xd`2y`gt+!O$y$7@H5<-yvuE47n_5Q1>C*K*1{UrYm>h3_W2EWL`s=nMhf!lu21jpnrBz^v3zcxC%{;SKMQ~>'
    'W~8r3h^v9Y9ci*mS?wzV8bVL@G`WtfCukXMjr1yS4tyW-87~88gQX%AJ37FKkeB>Dzc%!CK>K1{)CEdER69du&IBwL=B`6Fk*NPyncl-B4Kn-v9md)+FZx#H'
    'OIP1vdUQL!OMXZNq#Ic7z4OaMF^h-y*xszyBc3k+n61G!?MIq}7f^qQjLt+03@{rlon!9bRzlrp)R}?7jQ(zU9&DyjIxpF9!hr`>)Vldf8R02OUr?xJdEP+Y'
    '=i-6x5y4PmL*)N^0?7RJydB7a^Ejz)m3XQzQ7-ycI$#fG`_7IR_^gVGnGkowYSXRRKHVFLV2K&}oZVl^TEyNI@b5|5y)qKKfnL&1not)(?9@MU)A$n*BR$x{'
    '_$_2qb(YV-75@P1;mu?rIepf%lV9L-9F2m{_A!c?pO^IgHljjK7{EF7zO&y-WV?N5on>)EtX|s0dfM&rwN&h@s~f<$>gxh$^KhQ8S%;l$cx|!!y|?&imvxre'
    'aFT2{MkZWWJ#G=anGkWsQ(`2q%j?gWOA&P{a$L=x&(Fi$w);Dwemq+%&0I2fviCt`Uv*6&Veew&2<!oPy3Mdgy62*)pl=(|uzO{WJqP$C&|ht%R&_)NY4OKt'
    '-zqUKi#q8Ja8H38nGkzSt}TzTXbyQh_A>G6qMmTq>-3Z^QY-j7TABbh1H5@}g;$-eZ9^VIDRQTLR;JU!ori*~h0<(B5QX)T;;HzN3M|i2eU?w-*c0&JtR#Xn'
    ')#H_b?C@fRdKUwm4z;ok4rV;=y-oe@R^P0?MIUy5f7`6jc$6R$X>hP&gpD<B;Y{{;Fz-(tNtf779MnE0D6<KfDb=HbVf%pX`PKck6wxz?m0Y1teO?aO3?d`r'
    'vJs4;3+}D^b4O6{XY@nlnuD1y{yG;oIi3!$e!vT%>Mh^9{TYxBTA4&gu%B$!cJcHPq^x!<6a4goN9{MZ@+N6@-JJ@nbYg5Vj{;SbekO>-?AA9Mz^cOhD+RW('
    'eGPn{x9ZDNGyV}??c{tj2v4!UKkN4GeRj`&qlec=y*%}pYHn5j&ra4nz)`{(GM;N)4cVxJE#5MUHvAJQ|K*D*RtDu}E$tosz6`AU0deI}0^HLBp)<}gKA&DC'
    '`Epz;dK}Jx00GXEO*&{Jm|^Ed2WVNrF|0;HK>viATYI9tjTV;5c5^M<5l>X*JN13zd4*}u&!2Y%fLUFB6Lb9`(rc!C9$FS_V0d_D@j0J^tZNTz&&Qzw78|W;'
    '9rm0O|DcDzC;R^~E{Dt<;6sj3(6FCZ@HoC`l^m0D#&Qb0ZQ#>r5<pbl9r`u0JlBiDtag%g)mIKy%15Xz$<~FZ1rUF?UH^<p+ji#7m@it;eKR&%$U~wfcW3{u'
    'wL$icm3``vEIbLiIV~e5$M;@ERsq{bvR#l}S)O1`{HYg>WaNu|%*d;m&~Cnm_5Qpvi+v)Uu%e9JDHC}_cPD6dJV9w%h1})4zM8%NE}txElP_}5aK@9W9KDck'
    'ca6ozraWmI%*<D8cx@3`N1BAH^6%Ha0upCA$s$b4u<No4vA0pRM%uv0U#zDOvTJuze8*?Gr9gD3olw^I#Gxn4>b2;E$T)XSugI}1>b_ese$qZx8MVEqiHA{x'
    '>Y+2~Ijv48|D6w3;&<-Z_*Vki)SqsSyOztJKF>EV$1*>33f&O<y4DgBj-8+^ax~Yg7ecCVPBQm&a_{-(rp^4$opgUb?Osdo`0pP?@P?|N@>+XlcaAYIMhn&l'
    'X!RenJ?m9)*sO~Pa_N5{7pso1mHnB}QiipXlrVe5`TU{&I%xMjEtO^M=>#aeD*WGZHZozUAAfz!V-cuzB=GUaLbm(+j~ur)pS8T3USj`-WYu>W*>`)`^mqIj'
    'w6wap|Ff_vj6e+dKjq>i9jx0@v7k-UOwlK2S*Zj#k-E#)R<bw88arN<cBp&N&KJKfMnF%&S{cG>tR(lT$Q^nmAeR@#gx-Ls!);Pxf)%rwk9Ef=_=y{_Rw4Id'
    'hOd>PWTOL&(?0x!@^c4%cZ6x~&qXk&^r5&CuS=59PdZSU;q{6Ya;u_evS)-aUqP+Hpz;PUODvZ%MeWR+d^#YaRW3NK02OGSBf+|=(>WUQBQnY<8|xJkj52_H'
    '07hVex9JnvYN+{=d6%})=8(xi{MI;&8*u3cNDo{OnW<WK%QD`#&qn>()}!TqZWe`+h1?EAlmAfw@(W%IoC2@%rwSgb$0)Mtbu?Cl(EE?q*3o~W!+dYN!+68p'
    'ovV|tg<G4z*E*H2W-kuBfQ{eO1n17}-0RuOo<ue#ka{4g*BH1mJ~1(`&pU}XVbui#IQE!NB8t`R#oYGOhfWZBeKo^ht7jAUL`$8RMH{};zD=+YCR40t4H%@)'
    'eZ3q)^O6O>G+=oO(qCoGq}IyWw^e^Rta_~g*LK?OPdd_$)V2*%#OOo~s0Q+zEC(&gC?4Odrob%D-WPBXujQ-HRtW55@T))NyL&r(I!4eI$x+%x54M9C9Y|ut'
    '+Riit4zuS~CDI|hQ6|QHs>tUROk2afU*)wEf5-Q%R+jpkKmx4_wbMm(sIxO#Wlm&Ic$LZjvBhy;q27<2bMtl34K^$5Y+K;G0_5ji^s7)VTain-%;<IHZ5oR6'
    ';H@Q)huxmu%=pbe<$an-TLtjf-`TSd#lPD)l1eao+e08^*}o#o9`TMZ(WY|O0xu>ao`;j84E32NkQ?^xq4DL=TgcB_-Cuo4<Z?e8J|z5rvVUvMhEB62&%-G`'
    '5d)ahX0vlJMxiRJXc2t-A`821g7`vxUv&ch9S5?4rZMkPD;WuFqb=fDvtI}D4}k>$tp2Xn@#GVB5_`@}-yKCbukSH}zLWpUXH*Po6i*A-><!p^d0wG9GA9*L'
    'mK%IN^;%5Znd{zti={@n1Mxir(AzsAYV-&_wdfsy^)j3cCaTwWaRSc^;>ySBYMz#Ej4j&GIhNp5s>U*#zVxkXWW4}Z>vhg92khS?q>|R0en$=x#Hm5%O}2hU'
    'e&byo;|9Gl<9Qms=A*O^G#0_pU{t4N!h(Mvk<3w+ohTeY$kkPp4AoSAqs_`ZwDIZmqE>b;UtRa9l~)~c@;zi%(r1Qp{u65)wHwM>RpMh8@!#{Dc|S$Vf2wj{'
    '2SeD0KRCxi;xC7Fc;-SYew9ZZ!Q?bOFmj*jTO9O8m!<PUFstwJ^*bXEecBahRYfv&l(@s+AhKRijUb%L@$)wW4i@#*@oo!WI*`Q&@%Hg-K5kDKdjOB_M7l5x'
    '4BSnK@Pz)ARwau5_0JNX7s#8BSs%axu{`e(Uxm|s_njaO*?#t9{VRGF0i<zZ-tKbuxlc-4ryPrSy_vMewW;S8+JaFo*@J`pU6(7UyVpg&S`Lh(;AFo|j^KDM'
    'H&@>zJmtVG45xFm%a5}xn|Ii_bRf%#Kqahk1pXAg)9BOv-8a&L^9f@y``mBb7rSy<pmx3b#Gm}5cng&8gQhf0IqQbWT?~6=%*AC%o}bL~OhC5%*_{21w+<qF'
    'WhKw7;G`8%59}X!{kkgBq_ugHl%Tb#SgQq`+2rQ`*fpmDE4a7v`}_2ijFmmgX7Qr3f8Ua47SvYS%D&gyLA3F0dN+@+#hvYO*MiS|hmR#%AjrUU(E-jlrbY1?'
    'el?B}t%<Y2Xu#Tj1^BNLda+OE{1|wvw#qJsFko%P)`F<YF1rI}90N{}jMt#T=`1ZHy8>P8Z-~c1D4EDv`A_gCA!p?dS0h?{(mexg!O!;?St+tsZZHco7<w#I'
    '^Yk3>W-fPB)~T@eZN}*s4tkQ)CGF<~c`||_dSgyAHd9qn5XX;t##7d42eUbLSZht;d1vjplKWwHrGGN`%zw%5#%JK8z$v<rdNChGgQu6JM-zBrVp@6k|5u~4'
    'XkYgIF4`dbTi+Uhnk#)n?@_Ovqk13TS+`u;t6(d4g;{gk{E$TuPO@0;7+ut-<>$Wh0+X^SvM(Ml&~+P;XpivwUvuVjiFrx8=FZ*MffZ9n%9y>RhW(Atc5Y^2'
    'Y%0PuB-FK_9y_?G)ALwP5gW^;ep^TGmzSyPXk4MJ;du^9v6JrH7GygKvnv|?`x(EZguMHv6gV$Gb8zoGEOXNkjoMO&`qc&XYsNw9>8OiL=tZ9Mh=aZakKqKo'
    '_}^2(Ki@ka56_=UU$-hh52P&&tj}7H&G+}e<9eS@Fm4th+bBky3i#%DhIxw3)y5<>*BtbbY7CpRH9;RP>Y`Q|+HD1$<#|_`H85TFXl0(L!!4rK9-bYz1%8Z^'
    '8w;$SeAUe4f164{zaHa`S4{_EIUw0O8K7ZhvgZeJ@8c7W*h=m{em&uc_M<}M8;tRYIBoATX~uu*n%gs3t-j--zCI9q8T6GrM9d&ou9u=SL4_Nl^g)dyoH0-X'
    'oJ4Vc1w$QbZu?@L<j#dG=Cfq8KG@7pk_{`oM_LV|$Se)<O|2++PkV#E%&DwD!vB6L7P9Wa-J?jE{mQta>;&fT{=U(!n5-#1crvmhw*?s;!L|T_3Ak94%<JWe'
    'wb$~p@NBy(=lNnN3$*JgM3Nx?^pY}8jRI0OqVT_p>Sky$)j0=DvtaoDp3uAdAQ7=l_3CSUwN=hQJ>-4|G}&$T|G1^pg=OI*xA(Jgqwb`t%y`1jUWf6#fj?NV'
    '&~;GOdt=%^ZY^dhZ~2db^}#&!YqI{9^MdghMUVbJQ8jwE$f)et*InIJ%G|yVL?sV|UNRn}u<E~drEAq}m`RTZv0&&Sa!E!_rm>c%x-$I?+XaFrb_WrszR$X2'
    '71r>xA+FNkBH~qjIuu)Lp}n(}$<ifeFOs6HwB7v9K2do6`vr!Tul68QbT5APmzM93d{w~mag08ktDdLaCmR0Sy>|<G@myUF`m%++q41pz(WkTZ2^e)et1zx{'
    'tJaqFxQoAPK@52u+PUwLD$kZ*;_%Qz>G(k38{Z%ja9yBzm1~f*)vQqd-w}R7z_os+T%Qu_8z)&y+rub&+2=c>0)Kr+`fDrMHR;HZh_tCuyXTd@;~N6&b3wK!'
    '_FbPy2GjcF5@}!uy~*G(ZgMr)n+CSXfPsP*>3qbXqVbZr41O^KE&198-$t20+ySy;$0`^&#JH6uli7W#x@JKJ_$L<Z`mK&-fe!z)!o`SuLpQPXm%?t(?$ShF'
    'R1fzJ2l=AZd)QxoGd|C08(R{{?*>coCHV&BBCt+&VTCHT!hrXuVrW}(ZM#1~Pv5D0YY%TykZLzaKUKzGuv$d&0H+TY+!N8xu_5_-9UCXO29-=4tfM1)&>`ya'
    '3O0_0jKi64TEbg|O#g_5>BA)8Bs1IRk2;d_({**PWV*7i`hQl@02Izf(m`*LfzfC1V3xJ9f`sa9c#r(R<?h!J6}eDXO5U1uq8y{g!<Z-1Ow>?xE!;GyQmm`H'
    '3-*6E_Z>d8bIY|aa7pe9@Q#;HFfX@plwnc(6BX&f;|OqOy<&9K0sR6@xf9G1<Y^)zTfla`CGBUjpg<L;xw0Rc5*$<DirN#{m-sZ#!q}M8lGl{{kdNz4zVUse'
    '7)F~!d=@-vI3{o6Ow*2ZTwq2Z8e2tqSC5eo^y&tj->qc=9@aL2mZ)9G=lyt>BrzMue;4rbj=K7mAF=Fy?~mv`F~I&DCA}yhM8I$9`3?_a-EsMizjE6pSW64#'
    'PZLotDtyZ=d^ME-IkVjscv|#|o{U?oW93h?!%uSLi^t}Hm4Y$aCgA5A3kzi6i|jrxLV><~{M(apPpap;vLZB1$Yb*<7#~Yu$|~ss>kakx?vbN-m(wh%OPpQ;'
    'EOd}>1%8TC`JiIMp)|;C(U(z>gq56*dhL_}y2stpk)nR^wla^vH~|r^*J!gqYYk-|kX>jBy^{iZ^sZQ60@D3gFE=isb_Q0Q$RF7nDrjGo=Sg)Y-6!$4m`;%s'
    '@tTgDjRyle2lDehU4JL*`$m3Gd*)54kOVspv!0qet&G?5uu9gtu!y&JDi3j?Bv$J;!-$uzwFL79JE1$v@x5w5PQ(v6FYwciSd;TP_nX+5AyfJ~MpS-qmX$b@'
    '2l?RWe-U~1BXqRDrUp>nce^uoreI$k@+zN<2uy;P&nE=OQFfBF(xMdg^nH1#EniH~uglR<RP{Z1KVMN+z~^??JU<__A9?l>&k6*LXeBMlRyj@XqivW(288WR'
    'yssCt>$q)Uj3rBHsj@pVrLv3XjF$Wrjh!61CQf2ar~k+?`WdQhv%G((AJamvu$hW~mFeqjxWN8h>bxg%CU{@Ek=xZ4xhy%G?s*I^OYdq6Q;7GUBSL@1IYCCc'
    '6#ZoM6BC$bYlOa{&7&v{AiJfW30w*t=qUG08t0s(M}?nDv$%8rc6Sc`@k!LKQpWj_ewXB^6wyIH05$(y3TCyoO6n^)V8`irmNO|N7$UVk&It0QGOl~+CjMJ6'
    'qwA>M+Ce|WB;}0Q!0Nb6ku!-HSg6c`Sx!gd`0m67;9=iECc3t0Th`v<^wzG8eNH*^kB|)sd7ydpgTmC+A#Vj@Wrx}Cof6hW7wYexP%6Du7c6%IFNC<Zt@?iU'
    '-FfzYZMgP>B5Nn{^yyl3sJ!}%vNIl3di(LMqQ9NodHcW`c$0sR0g_^W1fq}K%zNG0`i`|&&W0SA_}vP;#jWXXT}2~_N-@=xOd3CTz*Zt+kvVDQEXeI0%~`ZT'
    'SKnaI(5GI-h@ba)Nxw)T5A7BG0oK;K;0zeO(%R7i$g^yUnC&F<873jSvB_O$d86Tv@Yaq(RCmTnh|^SH7U3N{OJp7I>v0=$Xir&TW!&F))HwPkrAN)B#<bIm'
    'rTKb{RzB2(xHtFF3UE%B*Ivm&ZdWg_Leq4)UMAbk3J3(k9j1^Cf4e{Z8wKx-V60U?yXbSsb0hz9&;P6JJHVtUws1R4+GWYGAP6ius~1Irf+zwK6cj<SC{ZP&'
    'm!KpAl7kq~g;hZC5=2BmkYFGOBXB{y5=A76gx#4ARj*H-s_yEZS>Ai|eZVq1Q(f`Y3IF+zJvH59#~yEiCf&o)^DMGFHi|Z-;2)cxbTjVca=)V{G;qjpdyonQ'
    '#<MQm4|6&HqXCOb9ud|Iw=DTL2WYP-wX~?--}JB&e3jiZ<KaWvMyFbG#DAwV+QT8wQv{LM4?{9T<(bnEDcJxTpt9b;DipvW1Kz=xd~@_P4Tb!+bLv-|3{}Hn'
    '@VpcZA>SCty6x65qafc8=}BJrN;g`N8NM}NOy04YVnrDC_hmkYP6@2p1q>B+EU1~X#unH#%fN{6LaU#1zUOM<49;-I(!#6Q?Cg?OH(RQ6)8XdZ<>N!U)$0z{'
    '+T1M2>V%(6yPDJHDn2Gelbs^+Jm9}?C-Da(14&QjD}<<8Q?gfP*;1QOe`JDdGnU5%2sgm}RS^+}UfTK01LNoX{0sPSSsUP+f-2@UrCb8IpW9lG(kEFZkn*ZO'
    'x`Wlnz%LJS=42YgRRlt?f%+;N6L8h0vHb>?8phec4gqGUAq0?=fTaT8<V(yOu#!EalNI#&2<v3UKeec>^i%Fschd{G6W!l>y!H`kp5|#&*i``4B)!JADz<gP'
    't|z$VBK{pLe(Fgkt9@xT0vMsU{t%g7f;lRgZJ;lBv=bsX@D(~Qnp}OQmMbME1@VzOT0@-?>)_ZXr{m~VP0L~`>926pPi5I`Z}^^`A>F(nUBA8g2JLgz^Uy=)'
    '>=gpl6wi_x_EW})_`ry$;c|uw#voA_9IIDPi~1^*X~6JZFf=tVo*y){O9#dhx**+Z{SOU;^_3C(+nI?jq+)?4%&WDXqSUw?z7Q6ANq==^d?o)L_&vH%^o*X3'
    'qiz8<@#AbYySnqX*_8{B?O)ge%+v;{U+41C%tgfWfdIxVi?2g@iXOrxehXMbCgduRmr{6>)33>{#*Umi{iu4gf(@tPaoUw`FblE%_IJ-5R*!CKhm8a)68%NO'
    'Lp&o3q|Rp^5WbVy?YdGKY~y1}+qi#aMx$e7J&R{ENpC!^LZ+!)3t+W7L)WfDoj&h3CV3MOKdwhPGlU-b?IdhgN)wet%WBUm4IO>%cwi<&z6d_pw;yR9UfkoN'
    'TuOfDa<qfbchHRa0->VP5Anu%o;L)u*1m`fS=P}4^yU+V^OLd2tCx;k0tyV~1$!LR-yuiilM<jS##8PB;CL=$ptU|Sh4tKsA?60DjeXjcm(jJmG}tEJl1^q*'
    'J7&q&$U<rUH##OFqE^u=!MyB*^X#tdJBw&90{KQD0npR^Z@yyB)A??%E~n`KGpeWxE3)BDGgFyuP0>ZP#B#?ivI)kJt8}c{+QNKdK<M>x_E;(Ew<^Y49_NX$'
    'ay;yYSMgvpeOHM{+KiW>x|;YgWIISb+KwXEROh0QMT;xGRc#PJs@9_5_h>2Ya75BJXFK-<->v@q2f@F6(gKb~IZNw*D%|3L&pTS7y;d}{YoVF!w~eC6z1U6P'
    'lD5^xT4LphhYu7LQ%VM^ucyKkK>e@9lAjp7&pBi|z1QhCGSauUysT_7kC;)}H)&_y&z@YyX;VMem7a}lEZjHI+z_$Fb5<Qc5+N}vZ&w0OU8eq6l23EIC9FnI'
    'SK3w@_`)`*=sRkv?Mj2aH(fdb@SQcqWxcJMK8JB#2*fgGxOL(FwL;Q<2d+)8Vr$KCqbM@fDat7O9qUVbA8WH7?GqOF;X|ZT^t`ny$pd*eeaLqzTguk2et;s}'
    '7(K}+_!Eo$Kj>v^Np;l-%sbpIm-%<asmhUJ6l;iS@8r8f;P_wSYmPeO4Cfr&!&;z$9fMiZ1EbqXR7FPnisn~rr3Pz|4<$#VUuAl{$B?@!`hDJ(=sq%(-gMp@'
    '&7bH!p<`mab-(c`Z{ZnzH_KcB4t1#0S%i3*JVUO%L|2B&r>#qxp~0|E_?TW#nk}gN5oOPN;iim(y`P`NBD{_Vll8u~v0lz6MCeD0xm5?JwJ|Nj-WSZU^Hspe'
    '&!^c?|2r};g3{%3`j2!H%Py_Otlg7LGGgA#5xX~m1-anN;74w5>_F!<J}=Gxgpz=4&W=Leh#o$T4H)fT)aR>vT=@k$i{S1Wr<T(y8W6E4L*V8cVq<m*;JspY'
    '+>!hb1Xj7dj^}wH<4t#N9ll#KLU>~!Qt1U#Xy<FlJDNZKDsa!=*aDf}$A<5A4)}dLP*ES-%cbxtBfl4i++6wdSO*#Se)^CVlC*`oqVof*4bg)KT@CVxg?D>v'
    '3d}L35`!~B4D$`lMPJg_oS)TjW6WRF7D;FIG5-8IMC{c@aj4LDiFi5#qR0iV3%mxSGQ7H=n-g9n2e^l~NwXc6en$QH2iD^Q?)&dMKMk?GSY)ycIPCOhmR>6Q'
    'kdD15;TGkpsAH{8N8VCoW)4LKqvu*_URS%Th5*DVzWs2Lh}bhQxbJdvp@3cEVgb-TCu4<gRh-aMQrlk@%tG5Gfy^Ci?Ed_>HPxY(Kq=PeGu})E%%wn`1HR_d'
    'fOK0JM~wIo@{zuftX5^~wKN^h+WUpQw<8VWT^op@^fWg+t$dI|FPa}{{YR;_-pU*7JeAH9v5`uNa!F_#tY_+Bl)6#GBm8s|vod-a?@Ad)U!;2o#4Dt5ptY%d'
    '+`uq+kLxSlszY=;%L+<i`86i6FGQVPKPu~E0to6K!;nvz6$kC7E2|(pFqY-$q<3<T&sVLx+*3M|OYXoeU?4NnujZ|9C!Dn=WGdU!gUt=(j8fkc`Zlx8)GB<&'
    '<B4M`A{2^J$Yk0c+U6TmTWvSHRrm0_b(rr-V<k)=kDO4*)E~eAz~#~ucN}%ib`)?>ciT-u<7kdKmtu{v?sPAGh_kHA74|?=c+~Alh`yLMQWfz%uR?SKax%@6'
    '=kn_&nMp5^C2n~5Ndt2!fQ@QyVAXCfCC2&})yW6u=h8X6K`JH2htR(AJX+3Oz*pE~GHK2K{f@OhTwR_}v^Eq_RSTkUo&=i`)XjO_T?(n%wYz7&r5&B$uk@W8'
    'MAb)-k1mmF)%TE+6lyfDU^jLLeUuIH?sOgNQUGTKR<MDZ^uI=g|K#7{2DZplLAG?jr&m`ON-cNfenGf(w`lSXg~)R|3KnUr=r8%`O|~vD3ZvXngGB~g1WsyE'
    'l;t)^sdjXwQc2Hd`~F1yReId{%oSghm!HiDV6^%X@C_{`HCR2M0ih2pfn_eE{ELEgZD-%kaQ)6Z^uNA45HSda`A$GhqHXxB37l?Ijq*xC4Wa?RUp=NmwVx^E'
    'bykbWnHRFjml4DxVr&<7lx6^KxvUUor-8R`Vo3S_dI`*+KaSCWKs;Zzi{>OnbT5Vcckv)+=d9O7^(lW0T(TLQ->&z~a+=aI0k}`+9HXw9n8~YSmLZL>@{5Ih'
    'FH3XV@_BsHTAJi#ZOvN+1{FXcfisXsFdwVE7NO%UsMZY6s6nrXAtSIa>BQSZ7T7}Ue@&E0<h;^6Nd_N^?;^kux|SZcf=s;NFQ}HTt5{*)voT=xUtz5-@U=IN'
    'oKN>MUU%ktH>7yo$8XUYfDZx;h%&xl2X&DlGS>$2e;;t#DJy|fa-=&aRa|?y4YI1cT{RYr)Rhg*h*Y#xeYn$`9SLA7xEPp&y2=p+*n=QGldU0|<7rZ!#|2vW'
    'YStaFGnqG3FcE~o>vD?<J$s_lt+=!oe_&iy&(U2cSR^#huQh$jygFc=K5D?37aGnuGFX{t#R3t%pHoKKHra@d1j#zqgr|YU@E!M(0hTw!T5Z89*)+0#q|H-E'
    'o-;~UwWor)2X1u3nY*?`js`*<QHWV3^lF8{59a7Nq_dZam()KGQR3nMb8KK2Y;rBX8N3<V>+4^zI>W@`dA{}h!|>N~hfJXTPEYo*@7)$y`_Xg+dvd3^h~X_`'
    'd^-P-e%!Owue|UQT(C@FC``t%q+?$HVlGPnPl+*^1nbBAShA*bDO8D0ioyBXtSoa@>3=p@MNn(<7`tZ$t5<Q}-|iNm1wXYb1o~gw`TsfJc^J;;2hj0n4Dgl?'
    '5Or>Nn;RsYj&~OJg#;25^<t<$*i*`m#@eM7Ldn?ey8(l2Z1ZW~Q0b>~u2-S!3HxZ0hpKDL!}%_t4bm3mE8_(+;0ZgypR&;uS;HsT9G8*q^i1V}7%;ZH=Jqp}'
    '`B}IeRfR4(L<3<945uGEt&V5sd?uT{zpNax#;50gEa9ByIpckf*MVB%?5wG-+(+;2dTAzFk`Ln*?YgX`$JFQPc4=o~WiO&#y#bi-nVvo!h(B}x50{*UeJHCT'
    '1miP+W`WFv5>$KxSiyU7zh{C)d@oyG4GN6BABUY?!qKF8Bzq(A5UCLRg*=DuhVU0N?aP8n)kA2rT!9BFC(ZoM2yjD1>C0Y~O@_N!p$HuYB<nqF1pj5))L?qf'
    '-48OW?KDT86moXQ%-ojF=NeEzFv`A6(8|C&JeTgb*RvjOG_q~LJ|X|kI@QCl9C3g0`}%sP)VSh41W=zO>uZ9uPYNVSe5^P6Ty9ipWus+!&>WzY4{PoYU+>K2'
    '?>c%pJxs+WGTg3VPK&jn^K6-U9;1o-LJcw=p*xAGos@dMTv=;-HQmwk*vj?Y4VNU%A@w4wnA6G`#TaEUu2ccwSM^s5ygdOv-e>rG5K%d*OpidU5Ph#pITmmV'
    '{kYsLcX!`q3+)>sKb4hi6EzeOKfjQ-TpdrROHXPa-WC-eK=jFc<@D^lj#_)Jf|U#A*&sbJe;nLOlX+HgGW+7w#>4u>#0b)hG`8wG<BnZ*^ku%6&&0eN&+pw~'
    '`_jY<Cp!%?9!30b5<%bkCO*d3jKxlCz+H5f#-okmkk$FNvyNb4+x9W5Tm;!=kT1f+hwoOGDHBy>iwE6SFZjB;%eQCFTEg06h!PuhR`9@eip12$?yhN(PxP!!'
    '#=nSsmmTAy#jLe{x<8MrKLykU?2Hv=O`7S-+4uRU?hfo{z=C;sBd09ndUfu5sA(9u$sP#F9tB`p5Sebrr2ci)k<t6lxUirx^Sldt7jbV;#eJoHCGjY7ndzW6'
    'ZE&B4InyK3W^zx3U<r{?RZ?VzBF`qq^0o%XSIUj<r)C};Y(s6h%DJK*`Z!4n$Sme_O@Ut;;J$Z0-NVVemO?Z9o*r;p^RnPOk_kjc<$WqV4ZN)gsbH_6`y=}-'
    'aZkMMYr9ci@{>vz9A?4E9A*S7r`Jk&{xgq(Uc@yP+X71qzI=$9o>8JYvVX3lZ_`5;oX-|$NY0SS_FK+*-hJg)^6riKK1n%+++aOV53I~|-LuA76rv!qJ2>`W'
    '`h&jD{usL3w>CBGXZg+7Iw>ABwY0OB19|geZkO>r{;0HWn<?nh5EBtB`Cg5)w@ojm0rwNsT!0FP4FWp_H7Ae_B3oNTUImUBGw=Yt{G0E)=%*1;??Lea?E4<e'
    'jIe>e@uWqpMUgvL55FM({5mh%65+j=#%Jj%w_<iUHW<CIdg<7A&iNC2wZK)#)+ud*f3$qM%scQ0n}eRzpkU8?S>VL^_F+D+z%KnY&maQ6wEO6OUawmqKR`ti'
    'zSUhec<%%UUlVrzjyQk6Wx@#@O>Yq4%lVk?<j+kH`}B#Zkdjy{?Q+a?N)N2cI{J<BH7OT{CHT1@#&-ezP&y7d1vf|)>;HlmV!P#gr>_}Qv*%ymW{;^lg3Y55'
    'O7QRgqm0#uT7K4eU`N_U<Q(%xvE<fwkxSCvt*7G6dB{$X(bP1BgiU@G<1%(z6s2zqY1CJ#$MfBr0yn6|KYh_Xk)_poG{3f;n^qNfctdp~S>p3R45SKgy>nRj'
    'hUEVN?r`>v#-ymVoN3O3^xp#>m7mNBF{r--+Q<fVXzY`+%qPvBDQ=1z`L4$kWPv@-NF%2m8D<pk>S_Vq5|C|#(a9z177D(JosoO_{Ff(w?(?_l3)<5bpmgWN'
    '+Sy}yU5<M6>p0@ZdDQ|o@@dS@5oZ>3OUNShs$FITc3he|(%n;DBx?=LvYM$Lv)v<1#~4NrCuP&#FINQPD+V_N@QR4tJxTVU0PjY@I2msvkJ&Om3YW7CjEpCH'
    'T~OXvWR?tcc^zqDjp1H*z?lh8(_#BPf|*z)!V@)<$%WH=-~JQbK&!FO-Q(^q<WS$L_;uS60m=Uo^&*!5y8fNb+Ku9%WiDo??nw%__2;aH`zx+ZHO>7A@@9r|'
    'X@0wzX(GB1eCUt?ic?>cuAvVS)a<7-eM)0H4Uv^IZI5N_*-%{q@_8v4MM0amU9vtgCR)t(5!^wK$I+V&7IJTU=|7b;ufFV%5c=;=`tGH@biX?<fM1Ew!F)#U'
    'bN0eO`@HGZoyPOrF1qRl_(|c@he;1Nj<;EAx2{*WOs!&eaz<4~`YpsxWuy)4RrIW#Qx%@q1X&x+t(nrNruf#WvBZ|UC$fuNjdx`;_!I4<2|N*xY57(dzA+(o'
    'iZrK~QTSbCczmHx;$YT8g?!KY=Ae$t+OI>sjP~;k5A;m<CfTb&X3lZG2EZrw6Zd;mpl_KN<2-0@t6eV_@D*O0f_plL3U+a<Q6pz20jCS*E<-G*sxMjqF<dkq'
    'H0OB-*?XrGRU(*S1(D<0Y&{;c$A!I`mWb&)8U}C8F?(%+*VP*ZQ_n%KbU>E9!{&|e=r}}w*b@Vi6{8t#Z6go!k`|IvhPcE>vED3>J>%@Pmo-IOW@9Zi@tUF4'
    '*H&jB*2igIy88h!2~|&CBMW>wWq0=+9-zPgVJDzI(MR0wyr^Du`WcPyx5u#j&ssOP+g<qcn%;oe;o>kvZy_t8fg@+Lo&P<ra*_`TXAb(}WviO8lv{sK(LyO^'
    'X)JA%K(4O4>=yJ9O`!8Jeld#msbFZPvvX#Jpn82};4;ugG1*a?9qad%KKgjQp!3`k?meyM`Mqn+6Bw2I+Fi%TgkC3oYBrs%10O2HWOJaZyR|9L`&8o$kBi_>'
    '?z7Kt|NqT(FTCN(Gnrj1j(&2%pbm37j9@Ibk1jIG`3-GNQtSFS=DL{=6OkLSSnbX4sqO@-&U#w-7_!`5+j>$A1EiDS4k@ic3=gur{rry$Rfv~->Fn@>te#E&'
    'uTmPyxEJUIcJGhpYyNPA>)!;uErOHb<pMIA0diLVPNBPDl~|0x_8{%}cP1-WlX$1wDY0Ah4zaaCj?||~1=jMrF^xx6D{9@;750zrnpWcy2rG<kan}}Q<7}vI'
    '&npo@ToZf;?>fH`^)!bSf%mU4U*gg*)D<msOYL+#jSvxqpOf_4;Wp#|ohO3FY=m?(z}{<yvNG;zqu$)f+{#1I9^>nb$o*RCcl>+f3wSX$nJKuog|{8}GDSV?'
    'QwgZ(BA6dQ3T9fsV_7%RLhl#Q4_4@yfeDc`;LkWiegR!1Fh<1N%rSwrycMgKbuqn%QpT#{*6B;IcA;ux59U+F2%yLqM{WwNvtb*X*lsWE^l^qRM{HYbi$f=E'
    'VH=K3@-6_9D3PhS_RVW)nCm6*YRK(eAy090z&0nk`C6eiXa^o|&I|wCi_$3$eG_c{Gj#BJ{%RLe<=FoB_Cf0rDxZ#t#6xpT<{FYsQDX_%H^e)^3&OhHlCLUM'
    'FRsivQz2`=E%UHv2}UQ&t9A^5tBX#*cd--J^m^~BiZt)%(iFFb9`R7Bd9eEdQG&RM9O-5Oo9Tf4uRO@bfH*^8;LA|T#ywB(RVL3b5ai85wu0e$Uw-o5_l<B!'
    'bRUK2<SJ&3Uw5Uzm$W{xti$b{Bt_s31bYPhHue3v7z$<&{Fh?p{HfyaXrEAlZ^&l#hdQVuoVj~ioE?33RN>JEjEJ0PfA8gT^&!r|g5wst+a&dIoIUsHhpny3'
    'Um9SdN0=f@ZVjnQaF+K;y&S2Hgz=Jt?3uI8&hDvSPv)u~Z`*%vAy<H7dM&s6ke&Io<Uf4T^-Miv1D5Q+WGqE~v_I5M-p6#*f~zo($6egx-`rS5gO(<{TMLb6'
    'z5YA?Ri?i$>vKD?XD8gxmQ?CUy#X(IoK$xDvC0hP&U8oHOsQeZk$suBYZfgT0_jjddJl5+Y6T3>#cWSSoc@2O{gxKgZUJ%RdSu)cK+fe(uK)cVt38>=bjBye'
    'v^Xd9GJg^>Go#c1-_iTBHW1*ByGn#_w)2$@N}<FD>XEYksNibWnm<F_LpOD!kl&CO@RqF!=r3{iJao`RJr8_gtY{3kD*qt<xD~rEdFfQZ@MSo2bJ_h2RJXk*'
    'SyWq%<9vobwjrMTD7hH$ScWW-%i4_1-ek+;&170#xDLH;9gkz)enT5_Fh=t|3wg1C<s8GRC(d(z%1d~$SVX4DaclYIp$NeS0B)GW(&>VHVyK;T%Ewoi`t>85'
    '`5l3Gf6twg<YQiR){#Ydh?ZBBxumSXV8#JC`#BpG<V2hYwmd!(Kf1AN$Ya4p&fNz>R3Bd8nDgCxSgQr>_7+62$C5V*WNYpZWb3|4O8QzXsX_kdH_msyGT?s0'
    '3>JZU{FHo|Lc6=DwxgplbBNB8M)`$#*#O*ern^&+=kT}&UKjCR5!PY_vYq1^a;!Vdn)$>#df0%S1=)niDL~=_dIC|35107dLf_jizTTBIxt81>SAL9CpJ6=#'
    '4nVA@a#V-RXgCpw7yMqYsBY+^C>?E)BN55SlcK*n$#?FF>3PG;rH96VVF+?oPgrdU#A`)XDl+a&;T9d%({8Iwb5B6S&?5GUGnQlTM~j(&G1|t~-S2hIamKL_'
    'B2ugeUbQcAZ+J+Q=K`86WI8{jZOgz2*hr2ESCp_Tw;pk<2f$_xuz&R<sf=uU1$|7r$y>~%kL1gVrm3ye&K$=oZY}5}XcfTkSd-lE{C#a7*Lj%i`-RtOX&Xha'
    '3q&g3a%Jz%gkUie=&(b)-A3k4;_)*v8B?meUC9<U)*O8wixOoi&D1nwo_&hWOUTHDgGAJ5hdM2&7eXdxZAZVAQ=O_)`OJ72Rq)EZ@Am}4Xrx`2Mx%;)i);w+'
    'JmhJ&XP~9QH6_8+%t!sM`~4dHBsK`i+`m^ZrfRtzv7@P<xeR^Tu9ts?vzA3~0!~5x6yO3E=z#cmK0`!eeI8>1Gu*)4zkS&G>J{6o7I&We3mIyyk3&2awWiJ*'
    'T2XZaeX6WJm(OVzXZN~5;U`KYS<SohwWB{%4Wp-|<pGXYXZ{x8uKzcS4+|_CW*9>Tm51tk&Z-j~9?Ow>i!%@@23o~5N6XK2u?jiTbG~u!6Y#^`?K3xzLta#f'
    '#oFvAv9e_tQBZd}`z`95nSM$K_YN;%+-;fc^V!tnN7=|ES9iWg9`eoNdRs7V91USs)@sr+ESP8c?SVMxi17FN=MQ+hJLD}5=*jOehUsQ@M0(#JcSQ_&7CXDI'
    '@K5z%zOvHp=fGcqIZ^|-jVPFrCMFuwDdY<REFGQod5N_*z=wl=*j`C>);%jj)FkW}^YZV5uc4No^K1h10gbm#62a!bN<@CiRukn=UxMQ~nAjTIs<(ys5t(EH'
    '-iKxC#NwPeqya6@KG*1qqbW!kRG|H1OQY#v_x^zjSD29v@!PR6!LjMRPLSqFV};(MC0AXA$})>o(2BX&CxrIo`tYC5(?8Pyomr1`@U?Lu(}UN+Etl#0?VFhj'
    't3AlP0qk$6`sU?hZsUlG``w<FQ7#ccq|~uJd<|$y)dT$&@i2(C0v5TM`Bi)>JrXL#b(&zV(>F@R&=VwxgbtNyMC4exczw%vP9{eqNA<f@i0y8RPWB;jX9Oh0'
    'Qg`&ld^RAH9VJj-21G2>UnQ)iZ__bv=#W|&Po?vlWzLRxTK|-wKX0V=k}_9qVb69kn#CzpVaKYo>CR{B({t|bSZ9Lgj3UPcvkZPPg<Y^NDGP53@k<y-lIHq7'
    '((rn(2-L}ZRyxatxz+-x#dT~48l*#7ExwwYD8!^nG47?khDjFKXj|4(ynC%CnWQeEL+nv>I(?aTiUjoyXH;wqkn`P1`Hj>hl|`@ED0-T2reHPupDI^l%kR~T'
    '>8A!q8@|AAgtQps@`%^xL^a#0?PGv4M$I1N@?tv3?cWNfWA>KX-4v|%XT3^GQZEPHCiCb{HquHlsC5izpSjZBn?SetESIy+$wd55FFM^9D}e089Q7%sO2#Lu'
    '@EUoqwWh9jiU7iNBJXV_fxmKVkbcCj@k?wD>!fdEdt|W*l_QEf61}*78((|iB*E2b5yq`i!}Si}zrS3=3NV0cm?zCZPqI3m`gHtBgPHpq3VulrD;|ziMCELC'
    'L>gEce;7vz;8wlLd~;HGY*l-l^>@;}Ups{+;9+VuM!XvZqPxI<1DbzXK9X}5&i_gBqt0+~DOv;EF6fZeO_<XQs+W=d4f)Sa#>b+G$eQ=9nC}*Ul~pwZ#_Wb_'
    'm9!l;<eNUK%T;j)DA(1Hwus9gFUkh$2k4tSsv+}1RcS9IS9~aG&5C<kBuJtWYMW?1{vF6*1@G2wtZxJr8l86@E{K&^Dr?UXK-m-^LZUQb9=d+Mb#6`nB;`qh'
    'ul4g`xk3(PpwHy>C50Cy<~pWT+L%d#dE_?ob954K6)Ni@76qjD#q>eZ3<I)LPNo3@c~w%zRTgQh7A37oG1uo_Rr@vq8OI*3;$HXDn9;JHG*H2vQXoZ5$=0l@'
    'VANxWa^oO}&HnD#pepL`_JV+)1@d_II)A=ry&THxuVm|=Ft)l@POmVsk)4-XQVGxb5hj~zINH^6c9VFwWg99uUTP&Ej|uc9i1Mrn-=$P>d-n{Nm6#9UF&e?$'
    'ovEL=4qWUnkyXwCFD=dIMXe`+I}Z82yb64x)|T)<Lr%!o?0bS&Ad5-N7gf}Yp>BII`?!P=MqYt2)Z==ZjZq7wzP6XmMMoxVJd7gnAwO&jPQ4<K31tIYl|U6k'
    '9^yOJA`LT3?^9P;FB-$k$#V%+z%kdE63nW)llA|y@|Sxmw<oaP2e&y1RAXQg%Meip;OYS#dYSKJtx<Q=ks9jxkQZA>slvW@-2KG<bQs~A0qK!x1@FCs8lK_~'
    'jIBq=AEwQcB_{C2KjwbBBB>dO@m10UX0mSRc&_joA_4_&yJjrg5GoIgJus$vET9wS_$2ER=YL~DuM?~$k6HQqi9kn;j2u!Ep?Tzy>p8YOiXwJ7zBeFZbe8X_'
    '=Pfbn>VZ5tFZ~3V8}2Z6n<5(fOc<EJTjXo&qLvLgL?4>ag|dINqX&6j%^*9=`b?>1LXCqwg0{?U1Rh<6^l{#MG71sYVG*w`(Nsn7OSyLz+-jtM((|{Ioa%$('
    '6OA6{+0Dspy`ePI_qp$>jNDo3Yj?ORwDT=_0>d{+y+11W5J7(&r_8oIf9k~~N%t^Wm$!yykYN_y##m)(6zxDKQ4y1a{D#AccVmDU0G#5>%6n|Re{jJPvGi2)'
    '+J@n$XIUZ}9pu}V;(&x$>FSFOq!CR7UC+nk=8J0am9Nj`Yc~5PU=gmwALQPLkEpI;b{?L4tZ_TkMA_fnk$~s;C+}1%LSA8{I*Y2zH6copUbIWnvzwA;+M8)u'
    'A9k)HknbLQU1QLQY+%>vT*{}nDIzZf{i}bKkg*nGUBwH$*sn%F+Y|4Uc5n85q7EaOXV(s&CLd`V`O}}u`aq4@m^B1;bww6Qz4A9;@X<ql!K}(=X};ae>`tQ$'
    '90&Z0KN)DRJdRQUPgIgtQabjhwn*wH=H<VVUcSJyflmf`&CjOvoZP|n13=CIZ`%e}`yOVj=OdpU3i_yLan$>J@$7Sb$sTQ~(l`teR84vYamJ+cp7yt}QUp}K'
    'Snhu2Ym7^W_R|aeWUq~T5z3S9C|jz6w*hAevyBeeyGSO}7x*c2)@q7=+4zefA`JHIdK>J`A2h$`p%=wC+uR$#GR^LD$y>XgpX*TW&vsGwUE4y9rN6b5eOIUc'
    'ya}d}ayt*uT{~_pi;5aa+$QGoxH+HU+llZCUdTgCc`a8Gz&&;V@QXLQ(<=my^kDTZ6%fQ7l1{^Oq^Qr%h3bXH*@$P@hya392YYTQDH8?$jQnJ7Ep@figHPC~'
    'u!0>REq*eF^4Z@h^L^S4G{Noy`k0rOm6cQ}5Sn_z)u7Om(8X!<4c=aD*Oq!9<sOBY&R}<pqF!8@`wp<CS9Ry5uUz%Xs-F%!p;sI)%^kL!`G+{S?i4CzgS~Y+'
    '^td#;4Xg)=;B_8k^)?%-T};1KA~=lthM{I}6XhkI;kA>E^+YV2^h+_<ZEUO}w&6PZzh6n>o<VsgFd1_KUW{&}q=B;Zg>bN9hVV(;#;Y9kkSjg1=M5xhxMQbF'
    '46;UN*%y@}`~(3nTYkhzN0{~|tYoZR4SVE4w|8r3vqB;_x}~p~0TlAgS%k@YFbz&|xs>aS92vXlW%{_QM}!I5Z~jjn2y6NY8?q1Dq$BnfH8jj#o=Z+eXHwLs'
    '_AwqO!_hFIdJyI{&vDmrgJZ>APw5Yz5`yf6(ayFR$?nldlYB{ooVL1ISeYVNMYFQ|(?I1Aa<l4kCEr!D2bA@G0?#7rry{##PT-saH@naw=J8;|GNYxsRk@a;'
    '`rk1X5kzfWdD<f%-}ipwySz^JwZDHdf4%;mvqRQ%?}?nr_#pv#57;iivwzKQL1asX*u^0`%rOS{h8CtlZNSg$LUf$-zmJUH4M5YtZ-Hy>FD1&?HR0L^EA8WX'
    '&s*pddLyv;?sBZ6w~7e%wvqY~X*Z{n6%q83DN3o7S<RTax7nJ;M?U2iah12ECj$eRVB`G|qKAdRS2WoMewn9qL^<3?fmb%eU3Iv>Vfp;rrq_9Y-vFP7eU(&>'
    ')N<D&FVRZ5s#et6YvAuYWni`@&f^{fB821B<ah<JqsJxx!VW&4!nU~sqkIO&rM8E@H<lV;IV?$w7(W*h8NzR}*?ukH-Cys@s@wUFnqq<unG^0ykQ-sJkDdBo'
    'SFi@*J@jX?h<vGSWOLX<*=EDNxLsN+IC-POqYcnC$5qXL6)+#@b$U$|+;~SrwZl)4ne<*?4E}n&BJWAIJwRCoo^&03%8(Dz`KnJ!>#6XQ>)3c&$Ax}=nm!#u'
    'T~f9LoV}fnH8#MH-CjwRPY9XRe<umeJxs!^#(4O_SDb&J@ZBAs(XhGe7W+{?edZ-V8qMWn7-f`H$M~LiDc^QV#%kwYmDa)g-ccJoIPeo-*j5)pKhY?+rLVw}'
    '^f4BJh5lOzV_-$>gDIZ5gzd`<DJ1(f1G6FiuwY*|F^8r2_9I36-29*VrBOp|DCxE0^)YFE9pq9^?xehppqCsyR1L}XILbFbB_+~CrjPd$Os!wjI038m-hYD6'
    'FOghx9;*;gK%v9VSdhqy0d`a{sDh=v#cG;>8gdiaJ0i;8;ub#YK5QQVTTu%-BSm%%B3jD%xP*bjtS-4t>LJ!ieV3j7d8XtIP=1R7W<LEQR53fI6?JCigzqVU'
    '4hV8<bv3fBJDpZ0I#2za<vz`3=dGiCkVP5<KSOz2Mvy4V{{beWL)H'
)
