"""Weights of the injection model. Made by `tools/train_injection.py`; do not edit."""

# fmt: off

BIAS = -2.26525
UNIT = 0.000059846
#: Least score that is a finding, and that is a sure one.
CUT = 1.0878
SURE = 2.6025
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
    'k CR': 0.1695,
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
    'k GH': 0.117,
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
    'k GY': 0.122,
    'k H': 0.1491,
    'k HA': -0.1548,
    'k HC': -0.0008,
    'k HG': 0.0134,
    'k HK': 0.2985,
    'k HL': 0.0482,
    'k HN': -0.0993,
    'k HQ': 0.0032,
    'k HR': 0.0635,
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
    'k JQ': 0.0104,
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
    'k LG': 0.0183,
    'k LI': -0.1276,
    'k LJ': 0.1288,
    'k LL': 0.0935,
    'k LM': 0.1235,
    'k LN': -0.3101,
    'k LP': -0.0573,
    'k LQ': 0.0343,
    'k LR': 0.084,
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
    'k MG': 0.2512,
    'k MH': 0.0032,
    'k MI': 0.0538,
    'k MJ': -0.0059,
    'k ML': -0.0114,
    'k MM': 0.0065,
    'k MN': -0.0486,
    'k MO': 0.0047,
    'k MP': 0.0626,
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
    'k NJ': 0.3312,
    'k NK': -0.0133,
    'k NL': -0.0789,
    'k NM': -0.0168,
    'k NN': 0.3493,
    'k NO': 0.1763,
    'k NP': 0.5576,
    'k NQ': -0.0635,
    'k NR': 0.7026,
    'k NT': 0.0312,
    'k NU': 0.0643,
    'k NV': 0.0787,
    'k NX': 0.063,
    'k NY': -0.0969,
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
    'k P': 0.6014,
    'k PA': 0.0519,
    'k PB': -0.0734,
    'k PD': 0.0198,
    'k PE': 0.0882,
    'k PF': 0.0253,
    'k PG': -0.0109,
    'k PI': -0.0006,
    'k PJ': 0.0542,
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
    'k RR': 0.3931,
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
    'k TQ': -0.0237,
    'k TR': 0.0664,
    'k TS': -0.0796,
    'k TT': -0.3972,
    'k TU': 0.2289,
    'k TX': 0.1007,
    'k TY': 0.4559,
    'k U': -0.6873,
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
    'k UU': 0.4122,
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
    'k YQ': 0.1536,
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
    'm dan': 0.8941,
    'm dialogue-bait': 1.4012,
    'm encoded': 0.5942,
    'm fiction': 0.6088,
    'm first-do': 0.715,
    'm from-now': 0.1262,
    'm gone-before': 0.7319,
    'm i-want': 0.3134,
    'm in-reply': 0.116,
    'm instead': 0.3898,
    'm into-response': 1.7868,
    'm link-data': 0.0966,
    'm markup-order': 0.2888,
    'm mode': 0.4175,
    'm new-task': 0.5453,
    'm no-doubt': 0.9737,
    'm override': 1.2957,
    'm override-all': 1.0974,
    'm override-other-scripts': 0.6496,
    'm password-other-languages': 0.9128,
    'm persona': 0.6278,
    'm personal-detail': 0.2817,
    'm phishing': 0.0967,
    'm prompt-extraction': 0.7775,
    'm prompt-text': 0.6691,
    'm reveal-key': 0.2357,
    'm reveal-prompt': 0.4108,
    'm role-mark': 0.1969,
    'm say-so': 1.1307,
    'm say-yes': 1.0168,
    'm secrecy': 0.046,
    'm secrecy-order': 0.0126,
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
    'c-ovj2mFoI`|r5ld%p``J1H5VL{=r)DKoOOm7nZcW<pt!Y$8#}78R0_tzi_Bl93V09^ZNI`@ZM=&vVv$-uK?G`uy+b!}s2IobjCJJo|Z$rn#Rtl<&2$ragrl'
    '$HVv2VfcT0&W*-xyFO}$Hlu=J_SCdHC!E2-B?;`;BXQ#G!S*I2B}?;sUe^~pJ)ItSzP3aw8QF>9+9=#0AN+kHBA#05sP8-&_$0`_Z8e6Ws;GjzJC(eD0JHBG'
    '>1aNszt+<KA1lP}EXLZueyRlE|JB+;R6U7ZnIzvjL|VRTVEX&vs5c*bkp2CiC9Vub@c%2m=Q5D{J(r<r75MK?<X=}O1-)+Huwsp@cZmHhgj>>iC(1jYId^y)'
    '6LM=BqB9s2xoyJVx3!Bp{5?Zg<IP9a7RN`yV=LZ>I!A&jbIG_)l2N=*M>6>QkQDfP-fB<Y_}+G(e=D+={vAaA<>9Th55#~feW$nVuPXmLnPAj4-7N3|ozW*o'
    'PGv-mC7ky1Z(&1ivov4*>Ev&PP+js&aq?{v`8$Q)xoM3>-4k-l(axoB55-6EdbUoy)j{d(?+wy-Uh?;t>}4BS?>%IMxzcZ-`{9fw-&ltCY9Z~9jEs2qZZ%w!'
    'w9Mf2f>p@QzMZ19mx<vceCISx*0g}ui?r36^l*dV{$xJql8<QG1*fS3kFn?wS?7)6SnW2H`{^Nkn6AzlyH?!vAPjN}8QWZ|HCf+tdHPX|$;=#0pG}Xiqzz9}'
    '+ku_X#%hrbES@A|%Ov++y~+0hs%yMOdp=3-l&0TaL9MU3Z=4V8AuTqs2T^EEp=;lmJa@ub6FC+VPmOWB{XD?$<agrrSmWqv=83s~cF^|6GfX4jf1tCSj??LU'
    'N`$7;zt<!N{*2l=15Nk+;p9$$_E<&Bp+J5Nx)wE#MIKCr`FD`d{EvKV!N1ofZQdjOUUJlTYtu2zaDK5%!5(A#SHYXa<Nr>_ZlMwcd%9437??TG{KqrKmyP|}'
    'LDDbWF6J3)-`wu^^>kFf;TfKmKOxV*s_fH4&H)7@x(0LPyGEdPAqvkQPMmb_1N!88ycBoCrGvc!73{NtfTR~UP!p%Q#MRGyP%UCDasHsZWmF#czY871B{Iv4'
    'c40EohIF)yNA>r-$-tFDMwOSm-<>{Jn(U@dq=jOH(v#8h`3xiXuPbZO4-L(+(a2Bkei-qNrhMGDh+PGAoI%IBB{G^^`<#woscfYs|HjzjSlZJXr-B0Yzrug#'
    '5Z`y9e_PpqWXs>9kDWhhdxhy+=Zs^H|LNn}tUm}=Q#{@;C@cBZo%a71eLk7coB5=LqIBO((K^}h<rnb9+FjIvkF_$H<uSYz-Iim#hd)C=^}K!l?4v?C$$R?<'
    'C3#glWK`z&8u{?!Iojqnz&ApVb7+%MO@bFM2Hhvh<;qar*^NufUi)*3Ffv>I{w#Vmr>2!5eY8Mx@(kkRFJ#Rn|99uV%6mriEoo~#nnKq#)wzQHfT#54q^JDa'
    '80|L#w`$>@`qNC}AaCX{!Z}vZr-6=~<1$c5-z>kNBP^5&<6u`x_}05HU6IR?N6<Lqeps+J#$4Mu-zw`rh(2)}y+Z#Ql*T=7r;@)T$dxMO!aPnVtHk|@+7n1W'
    '87f3DVFDTRJH})7nu6z1gUDuz&ATi{Ct!aZ4l%lsN}hX*j{Ym!D`Q$~$oCq2jo;T9N9a!8{+V2Vp2%UpJC(y%$@im?*;<xUU((k<DWrboQes22${s@Ae3D*G'
    'qvLGGA$5`b-R%q`-EBw5-Cd@aK|QE^0-xXc^%v>;v+31U`YyE3%1`F=vqIGwz4=7@Z=X@5y>@&YA5-4g(q2LZu~Awr2c(3<oNArqe|yPwYK9NnuVuowybn>S'
    '!G0g^QTR^NljL(NP=$XTM<x1yaWMz}ZblTwY|t{|OK4U3{kE>isFl^TZ@r(~OUZHW&N`Ywr31Pnujja|m4+Vg&cuIOjmWh{=v@kz@Adq=l?ze^O0jkjxIJtF'
    'Z3A90o3GCBkQj4UXAs`2xmcrV%bjg<gbyU9@$a)e;~WfQq;1vLp=XMV<o_%7AUf_rrnt&J*Nh1$r*GdR@I5d!<X-zeiU!x=Z!M$vv^+SLKaqz(v>@7v0E23x'
    'CZxXsQue4EEI^+QXsKzMwuExIFF8H<DQfptqAj*@z7bL>k;Mt6AfsQK4M$j)OmX1BBJ}<U{!}^ow*}qf3AC4u6vE{=92U~?9VFwJ<t!v)()n7{0nt~>o#D1$'
    'JSK*8AZ=pu&KlpS(#hPz<c$)}LITOZBfCLUKo=ux6~6gOd^zp7Q;a<IvC}IsA8*L08KaLO+G5iF1?9a*$T+uzyV7|S@jP2AYjDB|(sNZiHF!3@kK?X%tg$~L'
    'd#hfcp>xZ*rEPR-QChG}YXGe&)HA<vlECP*yW+P_-_1<-ws^;xn>3g_S67cCaNQ(V^#jxe??f3!Ju}ughLPv$X@kkG`Q~0rYlxuN`g`G<9D5EKfN`~`oO3X_'
    'j%PM+kvo4|uK}l)YcPjNj<^-fl3#s9J3_}Z0whLq?Qx}*Gq4j4;N$5|6XRof{cm#Rif3g*w2jwrNWoa4`#KU{y~(%S^oge^ob33R8mxR?5TZ*=?<Y{|;;=b%'
    'v=ccG7|AFze`gzq%oIM3?t%VfoW=OAU4txpYt){qNM<~Z&t|#@hW#Zb%ykNreyVx!@K6-?G%PeSr_`Zzka$Yr$`U3goZ-e{KI3-Ud;DrX^0zQq<9TER!;N)>'
    'Cw4VT5KOK}XEZ=c2DO~^Tw184cgKIBTd0ExGV<bU5hsz(`Yj2!%>*Ob(w<(3fmse2StT;|`Y|ZRZK5&0r~RZ09z$@OJeiZs{Y}}@bp?XG;)U+5S|dPeew2*7'
    '4S(`u3|#0rK9|EOik3#lFx_NS%|DunNkTWKw3j^f#XpoMk|%eCR_bG%CR871pN&Dr^{IAeRlt?WsM~njdj`#uysfG1t%qjOx4z-)*~BxBZX6arBuva!(n5i~'
    'Tza5#EEZN0apl!0`UM(eCY^OE>HDLAx5w!OmXpzTdbO?Z%?os_JNZ0onpyOzmOiYmY3xD=B0@>~C+yX6Mv=E|6pM3Z-k#>0B~Xy%gzDcVD{V;b*D-EksE|j0'
    'ZbJVrpj>MiW#Kui*|xA5er5N^>@AmW^@*@?s1o{<OxB>Vnv`6GtPN;l1vx}Ni)XawEBeOp$TBk12zjPQ;9aGSQ+(X7AgZbW{3t|fD=_FruY<OB%NloCv9{3B'
    '6^eh?Ve+GQM%@d@b-|iP-zOM@(y=QCYTA#=yY0~~)DiR~+UgJ!q?)<}cEc2yO;Kj>4sYcpt*@jA4fu{Mo7RXz{Zsn?P7n4jw4U*-^Eu~m&^v<$c(}FNOMgKw'
    'rEg8+LfWN->!7_VV;h+KHhE%b*u_ZrnDmJcjc4hV{gf|FN}mN1Hld5F$y%wFqQ>z{`J21Rdnbr2me&G1-%7G?$CJ5zMt*%wdD0X-ozHrq)*G+nZ*7Xp!@qqg'
    'NA{b&LBAMI(>@{3AL8(9fd*x&Hfqr8Iua-#^0yICX#~>L14NU($={fo3;v%c=k+Op=`tPkElFV=VZEtmb@1)IQiL<*=5+Cl4ZD1-qTkKsPY;!EeMA0@BYmBc'
    'lKKHUAEtL5)8fgK&qr~s0Tibn;Vm~oJ41e5_A#GUx!-x2V&GGxukAiO#vZI$WcK3U7T;zx=v`l1%_#rqkJ*~+OFD(unujsa(aB6w!fOd`l!yS2tmNY}v!mv+'
    '-nzdYlZp1=`tq4~<!b+ff0pA~BQcBF2}j`F&LvMzgUPyNIQ<n2)RkGemYX{q7Ddx2zL3@$AvOxKM)HjekmLx?4zWQ3SwiMnhVRF&m|4`pD$$uhp(J_oQArs}'
    ';k<k%zbGp<mG_yfe@DirCvypdw77ua?hN^4Q#z6z0te)(Jx!(gLZrtMwD-Sa@b=t+<y6~$94McCH|r*SCO;B<YBK%Zn*2X9Rnjo0BJX1<dNpB{epZqELF>rx'
    'yc^}>Xbh6OS%*OCf>o7Lh+`ZwV8<Osd)cFm@2>L<ed?z=%sRnk53<T@ol1$ZF#@=98y`+~jxpyf1nX9h&#-5tfX+M+JLR(-wJ8D6E_a~0^xB3r!3)bWZxS8B'
    'mCTF!We??Sk52G5;+)rYCgTt}lwKP~=DSa>SrCEkxVC3pTdc}Svk_Ph3B|L7?~KzH(&G(nJ#Fb9t)m?28GD$Sn?f>!@7}jEp78DC0tsLu1fFxi&ZHQfhCa#b'
    'kqpo<^P0`Hz8Qon|9JD<Up@;xdHa|G%fSR2kH&*XiE4272-T5$G2v!{#KC<@{qfrlSYTi|-!;|Mnrkq99rPbdYfJ9^BzvfF$$fHyLWd?LyE}Jk7;FbkNgL^8'
    't@@Lh<pz7W)E_GFZ<+C+u@ZWyF9o}!q8(l%&(Cx^QBE)@A4rrH9q?4_Ld@US#wo`~R1Mt@pQhJ7B;%Yzzjbq%rn}jtVv>%$NAM!c$%)3`5sqtd<{CtR+0^#R'
    'YtK4kapijo?F)eo=n92SSw4auoWi{hwgV}<J)u={nwm#&k^-ZT=^hwQ-rHo_NzC%5NttSIq5ZVQ(X{uDH}WC}o+MiSI^NSw0+0Nu1Ng5FLK-xL*DFg)(!N82'
    'bNwB|EA@}n6btQ2XoAy~5%!@r)#y)2^Qe9<O5#5jX+UV|G^}a^pGNVE%@Vh&>G8DJtC1M~Hi8R7JnsTr+k^B-t`7Ft&lo%~vyp^fjcH4H#?!}a<yS?rkADtU'
    ';v;4rhRL#Luo_mCbaPc;09L&fs|7c3y!yfR%cJ9%$Btb&7-LLKPXp@KkoqJ$qgzyh94hxG^Z5Q4LvtD82;0q3+4F;PeTS24KS(^PjM8K1kq=0En1rvOUqaDO'
    'e2<wH+7YNjR%_bNQf@hL{pE9%w!d(ipo3@uxwl)vHL%VdBEPpuOk&=sU6MlBbSA|t=Dps|*CyGOZ+y^uL!0O<aURY_?x;vxuWps)ka^2w`vJ6&%63^_TQ^Y~'
    'yMtX0zoUbEt==ilf8_z`;12uV$^d_?@X4;XZ^(#;rPv*%s=dV1@7vKIC>NoWe^A;mKfs=v;MC7|fpF>1lNVXyowgjFl}T%RBCEn+KUpGM&Zke|vo1uVD7I+p'
    'jQuuf`me?C3V)PN=qb>d+g)-{a-dDoaw+p4N`aq;LjQloW5MzX>iYxv`aF6^&T5i^EeBCwPQA;^mRFM}zoAd>aI%vMzYT)-l}a|4`NexF(IXq^wIh74x9JE^'
    'n5_fey-Bza-a*^=fM0tW3!gsKfD(LiZ+cVnDA||C$ve!8aL%rSyOZ%>iD=ws0$ps3EFn9-l}~!fomq{%_bC#3S{}N?-^+X>P{hN>yIFvJ?(Y)V^>g3mKEOEv'
    '*9Uk|cVi{E9SjK#xsLH75*EuRvzWcX`x${Nk+J6qfWP)6pZ9ANPS@!k{GNP|@V8dQkK(+m4{l~=NokktDBec_{^VNnk73<3kQ3;)1$H}TEtD}oD_p-v;@8re'
    'q{skf8rdmZvo6v7a?HbDo1`+k$6ZO?9#Gz75^#R)^^mYbEg}#BZ^Twx)j;wn-v@?(*5t$Ml$|h*!m)W4^C3fQN^d=n-u7{(^)}&9E}2W(jCp&t$o*{;AMFU('
    '^fYaG4rZ|*L2;^LMh*-XDbDv4EI&+o@0&i5N-C2m7F_mV$0Wcn9H9NYljg=3FrL{O!#v7U8ql2a7;UN19<Su%+K^MVTfIxhb)L(GbcX;G^g=Q0?NyRu?ZGWZ'
    '1$>aST%BUd4P8X1RKP>I4g6}>8M_VlA1{d)^z~Cd-y(`ky)UV<f}1bUXFt!enzY&ZZ?1DWV0(6H*$bYrK>W{J3C!R2nbTB0b=P_VU5yNLga#7p(=`V7I*i^!'
    'eQ*#zX@5!ItrTQ?G1|ivhYNBXoEk2V&)Fr-(#lN!$u$zE(iXtOHdn%S2Y;qDU8~j#2E0xCsP3bDN9|n-J(+HNDf`%p3t#p=y8^jU1k@tyJcYowG@5hOdRl{g'
    'gYao2B6j)<`yZMd1PL81Kpp+ES<INE7x~reNcgM9P&lo%7$$6^ba5Kz$eS!?#}%K}x!mt{F{qM1a{6)#4YN~7d)+C#-Zn~wTu)|iEoam^f`2E&n4XP|Hq#m>'
    'p*5PW^#TgrQ9f(f?}SUACOxKbK5)O!6MW{YY0Jf&`#t-Cf)8KV0S_eAJ+PGD+3CuxD2Go<8H(%SzlEonz;$<o`SAOZ5zNBzp0@q54tIUjzh}HEW05r=l=&!f'
    'uWd3Jg?`32pIHw0QvY-wbVV$!FM0Ak#JDTSB74o*=y(0%zecJk5g_=BP)*<SuD5zwn&$?m(It`BD)2oudczV!ludawSUc*WW~1@T##mgHwE9_$5gamlMe<lj'
    '!v)bhIz-CNB=cBF-@icU%8&LHEIS4Y!J!9H5fBNIkNiF8f%uZp1XI{Nwt>ae(s2%oDJA2gduN#NK9@Px1;F!?Cv7-Z?akwT@L6SgeGTiJ$1!+$g-5He0~VEH'
    ';fe^X4rI)R@ZgEhA3hleXAPEj`*7I3t6=wLtv79>DZTeK9u?CAd`a2m(}Pc^UPq&q^=lnU<Tly8PUrZ`H-I-U&%-QR?X<@O5Fy55@2=?HsEh7$Y$xcPOVRI_'
    'l|52Pp#c|jGaq#c<=SJKl?qWtZTLI;a_-hQlkc@iuM=_5V05b$`9CB475Trb2jU{8?XslB)1^IfSi*-G_Tr;dvMz{T((WPM{P~Xbf6$gX5(ElTm=(`u=6X?S'
    'y^3?$apNv@%sgrLvZhDTqFsi&f^QQ}GMxYVEcxl&Hz<c6NPBp~Lk}x!0-FcReSb~MgIX}}31X7Whvff=J(+E?n7fy8;7-mlO3kQM!<rNTKXFsf^G)ghpgRFq'
    'UKr>??{3GgcX_sEk`c}^M0Ai6c>*yJfrn#I)yFj}4BqRe+%HIWZOGu-Xfb1)0;>{%&#gbuH_i~$AxV{}RVg42izv(FY$??a4-|W7tt5>F|3OKDrRy+QfU7z0'
    'hhM$JDCt4p$R9JAW%DBU>!i^(%V!DiW-``da5VxwoRBNV3j9Uj_`5e+0c^{J3y|NR@R|OZDB`<j@wusSg93wqCj-H}N9K{!qp>vfL1d)SBd~(Z;&K9b5xR%-'
    '6&Q>cN3GCbbVPf||L5(dzFkAEWqqsFw)ZO3LB*Lkypg;&jIKuQIKac~xy1xZx6~-Y=VeQOrVK`NZSdB064q_Z=FTi4wMe@qd>$F#XKa08MTVdsGlXtXosVLq'
    '-jME_kCVDM;3xPt^BVpYq6LkjzLo1p?oXzxuqVBMKI<XEX<d7e#HNSnHHd2OkmaXuhMf6QR3+<vTvKRtiF_qG(7(B?j?$L&E_#Ku)}o;Iy>s?V4EoS;J?OKZ'
    'y{AJSM-vIn>%KJxL;Z5AwrZm=0gpv)g=_!&PV6A3N~Bt(k#h(M7_2c}-Ro$S)b@x|mGg(@6pB@mh+;7*cD<BQT9KN9iSJ_I1}|}}`pi`06V{;Njw@F~@WEuQ'
    '2SiPg7E|ytIm<M(NPCt-eUsTF?t(JswsswlegJxAIc=j>hK|3of`MUYT3Eyhrbn{qyqGoW7cG$HpXDcn->AQvlitB%3pBdCRo)ndf6Y-Kd0dA249HV;<(|K*'
    '&7n4@cMxPYd_j9E9z&N&r+tG=5T^6mh)-n+%%A0elnC<6{-o;>W{E5p1J9W6dzYd=ZU9bxi%9%A^UyvYmat6y4>>fgvoduU(f2y|OA3Y5I1Os4f-C_CcI^o)'
    '_+tGSocP~Am2|K)d`tNB0zy+B=kGm-UgVrPlg_M>^mP%M#COD{d(U}rzb}6mqUHWDgr%W_hfeNrK8QK8bbpjD>DBeCZg5_Y8%l8gCY7jJY{gzrJEQnW#^Pa~'
    '>xb!1`6mXYe1!ST>77IP<v1Y|9@KuL-+rL&6r<lkn`D_cTZsM&(PluSmpYT>+^Ph>AS2i)_f}gn|EdHVE-MfMU-%Kg`8y!lfe%Z>SioxCv{>BYz9goX>;)gH'
    'F^XQRh#yW>#}2;Pp3VUJ{T5w~-%UR*avjE~mNd>1R6Z8uOTf52Qtk&FTFc0t)1GL(>&WY8{Lr)hEK&$`Nr(qK=ZrETnztT#rhx7C0MQCZZO~S)DZK)<U^x)Q'
    '4MuMyAK<h3E9+r;=N8QcDIb719`Jjg_1YzrmEIC@Wf?|~VO&dD%m`_<zh^d#hQcZrlC%0&d14m1^DBXdaTEMoj5|TZ|6^oj3V7g<Th*;8Ed`xnP-qRVu0Kio'
    '9U9k`S|sMgRdb`DETQ*gNZsfCg!a7ulU8}NqO+C8aBbx)T|K_AlmLLYe-UJ{lf}&M^*GyIZP?K)GMZWXn&xV$%<7Ex6Wd|t0lSnki)UzjEBoZ2E3nRHzO?K='
    '<rCD%(p>n5F!O<tU6v{Mx%*jbmQgrch;pnHB%+zda=l>@cHfLx5SemZdn3XvTKX>X>|{b4YmmPckt>&N^4Ln}ru=~7XdA~9T-y=zw4BYq%V74AHsRvwx1;2>'
    'LuM<KsKlg`^~T<vG%W-%iXy+R0PchOIG@JYX`rVJ!QCP)<UJNyRLB02_Iebpk849_-Hi8S+rs1Ykf)u15@`gO+TWN@t$H`^sxeluQ@@E+L#mu0;z1$%^h>P+'
    '$D@AqnHPK%60#A?$!mENRr)TywI)DyAbyQQySUOubvlyMX=0XSoZwF;S4ZitCAxVG4JJhgpIxRME!{?E5JDD2eQXw(z~>Uy4{`}1j6|g3JhTtK<u7Z3kL=4E'
    'v2B}K3Vp2y-T=F#1F=naoRwr8a}dy;^PxFh+PGwaCp>!WC*^z?WgmxGp3hp3)Um^Sfy{8*dH>t4kLg4*#DG8?#snHm<>(*M6>Q*(R};3~9`gDy{ui=JUXoWQ'
    '+Dt2*VcpAgC1;Sj_uZ~Y@hz_f)|_J2af%@yke1&h|He|;dbI43Vd@Bq2W8~?{Li{buY6A95eo($k<#aKJe1(Z-)2{<3NC2;0CS<&w`Zw*UTPS8{v-7FB&N;g'
    '*PbE0y_;6j=V@KSdm5xrlHK%;?m=ev>5EGub^p}E+x2p{C{@t%;e*K#aW#g*M&!E{m2FLT8ibe~1-!rzGY-2vf+lKeOyDIa7y=(g9ZpAPSvtXze3XjMrP}ER'
    'x_0aD2<_qLoQtng{)&O)FAmhnn-{Ts#*w%$US#i1+R5i%*arXPQtd~|QkKxGRZv&D-zwQfDeQs-mW=|gMf-U`_H-txf3NpI4KdTHZ-Fg=$K^HA!9qFSW1H$I'
    '*V92AtOEM)#??4xA7WRpc%E)fe!Y?MlH%)-I-2uu66Y5b9)H=)lS%M~%aiT$_rz^ze9d!|nh%QqI0<OMSFmn;<$F0rf&l&R=sSNCdR{s32XZOHHv0cJ4#W?2'
    ')4>b*y2G+6@+N@=G!Gr;db!iaBoxzyR^=V#OH|fum)<fAacv1cJ0949Hb3Ord$5F_q0NMyYL3xFHU#+iLgfA<wC@Y(1@gui3|615<jO|wfq&isnqM4?xPs9!'
    'dF>g8MZcFIGk*k+(u->~$kSCQ9LL$8*~bt>=+&gVd_{m^K8u?jp+nw$O+L<6|H<-vIt)@#O>GBemRmK8qCu2p6YP_1ly;MExG^^)vi`ldGKooenY2R<Mk2bS'
    'cDAwQCBrW!jZnDKcC-aC3n0XjNNX9|=$q~DAz}Uh%E@8e<15cH8Y1V&p2FaV-JFMMszjO(=O)j*&s${C&=!4bdgLYiedsULDlxk;GH$n!;xEf?1iABKoHrf;'
    '_(Z1T()d;$s{>?tHNq~>tBl<|8HiMTE#V`#!UF9>L@n)0^2;CrW!+}d@5d;%fVTBRl-%-C9K;cI4fHZyPvls>mMjJbqUOt!(XNQNxtcVVoZhJ$VwrVSX`J0C'
    'bkO6k>FqRhR4D{L)k5pdOXg;}=0QUDAW!tN)0K}JGFlJfk93Hnn@oD!i5G#S!=b-C5%?O|r-1s~WXx;q#LN=<HN8pPV6x|Pm?EmeJ4@RvkMBB+c3g`1t$<A5'
    'Y+^IX{#JSB0eIfI5e6yXI`{Ih{1=FmT#@QZk05pL;d`L4uh-)gpK5cMtwkHn59yVHaW{~#T(a!YoP;|xlJw~=WZQ5l!_|{2qBV3~SmecZ{{DQ_lZ>Hj+!3A0'
    'LU;8}9v%wOmo|B0wV9Ych`%!cKj^`Oc{)THNC`vks|t#3XRh3%;$2qz#G7WnJ+3Y??e(&S3<_CCY3B)@$<|+l7)OFU!n0YYxpk<NnO~dFty8XFPWr&C7g^tg'
    'KduX{H6f3xC1%k{Px5DqYa{Ntc`LCZZlXUOIphZe-wO$!-B-#Ja}0=66qcu7q)($Qc{UGfLT6bfDxNAa+H=9%{ziuw680V9wk8;@m>fdxmot8)<GCs!J|MIs'
    'A=bFpp<t@_N_9^ZQctq)TT*)R5XHgsy!U*O24<a@G&d8QN(M3G2bBdjb11P0aqx*%rnHCoR3hdZPQyUJGvl-O&CZ71wJTHs?^gDsK%A=-V^&L^dzRkVZ$NAs'
    '*z}u99eTG%i&#X*0xG~2hxu4m(RpwmF}d5tLwBF@jJG$=W6z>3h*+%|=yS3!CP%tp9jg|)RixK(&afChl~l{MKb6n)&iHA>cE5T})iSPIohWRdjEvJE%4(YO'
    'Tz)(p=AOlDZp_;Byz{bx*Y71VABbD6q6D4&DSL`12D-MgHwG)vYh^!5@3dETYhlLWyxv+2*}alhkr97RM{&+CLCN1Q@D_U#*aQ`rR6;`b4B)PwcfYdNi>O@Q'
    '(+nEn4ibN^An1_pv(3W85tHKIxy>;&O7_X6GrxEW#iK|0YO$Dkh&5`H5sjal2oy&W_~fyxqnx2-zPsNb@cjNjzjwhod^`Q9=XY*g66f*gv@C9w|F&;w^%6Ij'
    'nf7@rK1cL8y5NEq#N<9>9_Bt{ubfR+2&?g{6c51)r-OB#(VWKUYsF_U44;=U0#9}_7W>9j<cV(bjot*eUdlRbzlL0^Y(C$N%lP#9sqqlkCTF2Y-@ozIYY0{&'
    'f?_>Ejvy<8_<Y{c?}aka$ZRB7#$_GPU6!ADTKM$Iy%%Uis`%_jcHkS{dQZ>VtmIGCpjSmSZXe*9Nf5VohU0ENI=eM|79jHg$N9{G2$Zf4<c);vF1Q25iq;$w'
    'ZGI>8$KESP3Na1&5cqsIkbWxVS}8|ZQ?6t?8|>CaZL!bK+ndO<wN0Ej0lU<f*?b^wdyr=~vuR%@YV3nuGvDtae1v~mr)4E2*S=BGjIK}hn(`g0@r>LWdv*Te'
    'bLvcHWIDxp9?`34tS)T7Kl%9NG|$*lo$2Pwo{Y|^tj3BH$FE%vK<3@YS*|X!Fh1TBz1tlNZAJAhft>T9J<IBk{qj*Uw^j>qZ3S<>46>-)S3SDpbF{Yws3U>W'
    'Yf(Ioc?1}iPK&&KU0^HFt`xmOfc2RucRJY97tt}@j1iIj1(!93am-vsZ373$lON$Z9*PULS(d%i2ZKj4MN<8*H5R{FOo8+d%8VY1kv{-3@Rt^gtI896G{-I@'
    'oDh4(^Wq4lo&^JYohM^N!#w9%--_n16k@McX1X&_!?yS-sGY(yaq7ghFHA?OPNKr@l(168cyEu%VpvCOFGo=mMlD!OSf<2@N?fX^@-OzsOHfN98EZU+1;`2z'
    '0l+db8|O(5w=@QF{?-L;<xstvU(;F;O1e_eFW&kK*!5cgt@|Gqn)_AXOa!fa16TINp*|CQN>Fq%s+I=G%NNsJEAkF4%VBm(>TjTtQ9p#D>EK}by}tYgyQ@Fy'
    'VvewZVt*0C;$7ct9%!LlFB=A0*CaY#gY=k6c?paD&hG%$yy(_wBHyMO&)z=b!JfMo*atrTPd-jJPVSYcaqgp1qu>4fC|aFObr<H>hT2r#3K>nP77XiE!M=#V'
    '7RM;k?{rR&(PvlSHLjjcuRNCtdx>Qmc8rI5VHHttsP_{DS$|^`R_^f7fGrS7A%DF=FsBi<ek|wo`xj>v?JtqyW0m_@=JMi3I*Slt880mE<Od`o*@XSQ9&P!b'
    'T-miVC+<%VwP1POYP`TLBwA~v&$FvJ7ntNq+ntsrBvYxe(8xgW0BuL$?>MKc33>G;A3ESLXdPD8cbNjcrJlL3&BN%$yEK>T1AHlpO1IbF3f1$x(=^6x^JS`>'
    'QTVBfA&~Mj^Q_m;^L2QGv~N(DjUy7zx+q)G8b{Y$%RJ=h3QJ5Gz8mM`Qc?K$6pbmlgFcH03j);3=ucpn7+`XBRo@#e0&ZkAwI;?x6lYrmSyuz&dqi>d^M8AP'
    '&&8j^XbC;Pk>cVom7oA~B1dso^Jm4<2a(>)t_(D*u{J<&r!ybVEyeD9`9IhqK@<4Y>4!#A-ukt&Ue9I-xh6FT{!>=dY!AoKqo_~NrKhv3O$eel-VOGoYx|r9'
    'TI5%zJMlL)HyTFMs)nD`e&Y0)<-K*#w(-7y2_5Hq@i*b&;(x2+Z%o+d1rT`JuHc<g@)i3gofmgmCGv-5|03Gx6_1Z^5}!j;GL}G;tztz&6Eg2j5$*r+nVfA5'
    '*%zo1>8$|)%}OaLOwLVK(eTs5IdY%4k^f+oo%Ap3dP={fJxgmGMV$TGUSv6a@Sd`Ft>id0qu-5}QZpb*;f8z%Gp}SJUta~hoQT#sf!ynZ!A^KU668<Kvl!1|'
    'I(1hk7w@z21qiTsTUyE9kTw)u&uc*axh~{hOLQA`jn5lN<EYca0*~EHg}%8T7Oy_gTx~Ya79zk+&&a#}dR3(<raed@UnP|paaaUedSn4qhzl|8Oz7^-$Xx1Y'
    'g5C1#0E^G76*raMJDeWduCpr6_4iiy@R;SkEPxrT-jIR?-WcRTaqI56l<N+KUO8HWq&IpDFLZ{Y)eiHq5)Mjxoa({o9tbRe%)-+Ty~WpoQL=^lkJ@=0M<o&_'
    'pX|!4pDHM@sEIZti(w114vM|qmd`3#7j?ecXe;@Q_p0U#PQSd{>}S5a3V=5t0P$cCDtXEW^g8jeYMu!z5sheZ_F_?|>PI@Om#yl7*1;K`9VoIKbJFg2c%&83'
    '_ntw0Q(1)$B}TzHPG<tLO)1<=o0|kx(#}Rw;{|;_MJpHN!n-7GW^vrtEbtb5>KQ?`ln{l~7CD>oXp?b*ufvZ>wRY3H7L$P6XFyFss7F#ljvDlheIDBhP^r1-'
    'fdI2Fek6C<Z`LV%8$E=3kiK>D?^#?dX+LQ#Sdi_XS1rvcpIpuUBh*ykgP+T`2RS7<|NNV;6!UJf$d@Z=Zr;XI9<F}O0jNHkQ`5k944Hi3A!W8H#t(<--9oBm'
    'Q=L7F<Il}8t2;O195I9q?gtEfD>sM7L=OEb_py6|O;|{8FHw)-6~uIS@aRAW3WN4mj`acKfTG)~Rja1kA>Pm9_hR(~{?2lEe-e0sa&Uh?wT@snPh+*uHv?5l'
    'e{-tfYT@BVPLH$@rZs>w&_#($En?1ZcZ|9B3P4Y=Uged_#tUT(PlO8Rtok`r&VJb_je{O(NLT}(4+tx7=g4xjKpEky(nnA<Z3G`9lZS;yutmFMvuZX}vNMi2'
    '%meGzG~G@AZ<%Kf*i|T&z3H(l)G$BM21~NhM%laTwYy1;5-NGLv!5I$*NIpGHNKry7;G-#K1q(D0{)B4Dvu5l&(Fqk+Txa*;C=fWfflF69nUcbd+0|Y{RICF'
    'OkiiiSp-~qnhQw|afrbBg+BS4BYe(Z(6Ll9ih9-$d`-1=u;pkz+6Pjf>4^F^m)uCs7+TdB2h*#gY*s_4c^0y7)BaPVo}Gz5jiJRrjr+y=UdgxqhoZ4B>}2se'
    's$7=ICPH@ZZC2G{OQd=LIEbhQkrzWu)i0qGCHezuIlV3L-GLd4odY^Q*u(_H-$666$Xwrv7ZOUb1Tt9>SokYSs=Nmc5*j!6Dz<Sz{_7Ss)}I`Z<2RTw48mG|'
    'M)M+_q%B(0Mu$fRfVM;KEvx&MoK**(Q&#P`c7{<e%%TaNBICPBS9^)E2tjSKrrJU4a2E3$FQ?CJqOr$r4WrAB$S_&X*ZFV0TIEnCeX4+5e^!T`MO{KA<G(#T'
    '?K%<}oNaBOJIl$_4P5#QwN#O?3<9lvQTsN;d}0kznn!ki3PIjo`FmiEd5&2F%(B`by;o)t%xVL<pWAT|q4W^WBPr%6ht(RJh2BhLc98zz37BdA4?=_(2F}a8'
    'NKj7~Fs8i>0FB@~oEseqFl%mI#AJ^3s6zNn58s8g*zQ2YXIW0;T`%P`o?RErhIc>?YZv?gl^PnL5^>D_@Td=WSQVZecns>Qv|7aT)E<;4oKxzfHDky%Z@U&T'
    'es`t3^1UxgtE#r&c@NJI6xa7U;Au$@6~HfW+I%t@Dvs<#m*qQ)abNps1FF-!$SXAGwEw$4!}1y5(Z?BmGYVT!GhfX{&QI>npx~Q;8%s-<My00_IGE0CVP%6Y'
    ')7%K;@3HWLfVG~D_#XP%fjDMS3FahyM#Ly|=6E_OIlECFvcP@?cIdfD!kRdfti~@{AK{FGP`Q%Y2y=}|(6rMDtZE;T*>qN4@_)LpX@T`iWY@flAYykDW>%b>'
    'l+HcPt4S6hyY^<JL)P{{D?_bGyI#v9^#Q=V8VL|DMav{<ALz`-MLjW|6)oq(2T|MWxFKwYjFB)2@+UH?*X0UA{{Cye_t)bevGAQQ_1tMCF?68~ana19l|ZvB'
    'SdFB)c2)Gaeg{Fc&lc}~vY>`wCf|Qk_?}#UrzP&EXv(XUHR^*PTj-kyV3+rjvcncsO4)D|g5aZgg2!7`v5M;;i5yMuAAw2+#q2Y_xw%|s3a{Ex)%@dMb2E-3'
    '7C`|yk?iCEmrJ|;iMtlaE~oJu+&cyK=ysW`y6IhoQUWDetN+GhH;U1fzJn_3qFU)e`xC7+c4ME9BF0tjgucNWH7^neIP3~4u&!*nRxb6kmA42|>{A>rbqu%u'
    'nx8U39?=;Du{jqFmRq?oy`WXy+)jNQ!NfA|{xKo`@GiyOQ?!+f&P`Dj-(fioRdt9VY~p-wvD{5o#V=FA<T^$h3Z}){dx3@4Ec*Ul-<WFSO4P<tE*_$;guFtn'
    'E@TAn%ct+4yV@9!G+5N=7ZKHigdEcWAHyy6k*Iu}(8~msUyD2AhdKO)d+-=4(zrRtUvl|HSiq{`8ob7wh+{3}h#E>8JT}YnkcXlFh0f74cEBdJ-gdoV>SvVx'
    'Ssc*2n`T^ADw$I)>mXvC0C#_l)eEtNooWl=i$}=6&aAQ@PSFmKv6W<1f@lwjLSb|KXrC_uFu`K>WE=9p^AYM3G`65|o;`F(U*|vs6qO7^WnxHw%jNTBjbEYO'
    '243jn7&B=kDA?3W^SZLrJ@JST;lGW)b3W@24D);tSCzhV=CQA#j65@~9mJOMo;MmZvmT1!DcG8g4`GRtpYS@zx?@g1e8@bDSUz*@$O>E>AMxl|g_XH?iJ#%;'
    '$`O%E@3nRx_WMGZ#lwJn`uAx2-~;+ze=fu8Eo@0wkl9cGdXqi<-2sa>hMfwr7IQo}G$?nsRPe6%rK4c+vCYv5K{~X0xTHB(w)P0kt)qN13KKh9AYHJ1*AO%Q'
    'OYJRoU$C>wOpFrR1O*E+j4uLEm70zv;k*w{lgt#)s$AupbA{#l+qfM`LUEm^g<COj5Kb2YZwXYWeA!0_*96K-sxw+={#}+CO?D;EN2ngYgT!eZPhVBv&cVU9'
    'lF0h4_!=G3^2$2VZpAdny6;5D^*B1e@!BE;(L<Z4oNyF@HRFK<77@U_cp!Vff_5RWktD^fw<=Ilp9>eW`Ur0s5*4<HJfKiF)dushmTWVrA8G}T@?b3EBb~H%'
    'Jjw#{iq`9^0*ATeH47?Dcvk%?m17g-{+-I{46E%3QIWqzTtD?7?UX*t5`J0Wb*}sOGo!l=mWv|sjag(S%SYu;KaY0ENT#9qCVB$TF%LP<BR4y-1y<|xi_8v|'
    'rC-9_L-f7#5)U3GT=x{GC@si(%~a@*Nk`t8W22`1Zb7tfvb~I6@5E~2+wNZLWw{kkA&;f3E1!^-FO%_&2Mgd;)d#&%?p?^idx@^W6;H+G8`=2&K4N2zV|po<'
    '7V+t{zoVW6t#>dP+dT5raD|I*^X#v^yidrC6R5C?N2y+o%(YKxJ(0$}&VXzE@gCgN1kZD_)!Wn3JhD19>4-Y$EN_YFGc2zM^!qymY8%O~RgtZdp1zq5kxsL-'
    'M7}~BP4yRwN)V6u=yLTq*dtrRu*#5g(STJUp!-3bZbkU193S|C3^Jzubc*Za-uBoy{F2;*ZY?r=GU}--%E~;IAZEVK>VO#6pB>(ckNRs3V6{#dJLgT!&4cQz'
    'P|JD`9vxuPMJisQLwo0J@%~>{-}F4U33ZBR5d@cgFmY|qlSmsQokj$*@6mM^=X*8J`F;@WM8)j$Xca1qH`BIf()oz9vg+_rt;W01MN}Xa>_0W5d=OpToVW<f'
    'GD4`S0+;ELR%n7kC%o_gyZgM9Hk=ax*0<v)F4Un^`Bz^5X&J}OhqQ|5CK`{br7&yz!--(K1x~Vo-nS7uQ)5-S?g*Ry*#Ja1PvX?*am@0_*SdJmpYv7$6_Sj|'
    '<p3YHIE$@Ys3F~C+rh#XfOD1ZcS7EG=qktYmt$B^A<CpRt(F1#^iaDK<ZU6ZuyfB?#L;LvgGCCje+diE*XS5g&_ffTcHJ1X!TbO<j;Xgyv1{{h^CKd{F25Wj'
    'vlFr0=>|dOgJV@*qCYo%^M8%jYa<*eTwQto#Z3Qu<LUq3A_ucNCBJ)OfL<d#e(u2TWD&}7XdD*Ud5Bh}-ATrESI$jTlv-_qeQhS637ql}470pp5$WAb+Y$hY'
    '9BP;3z<upNQbjc085*g68!WWZ^8<b4SSEu7#MF=Qz%xxdZNRB|@8a#O1}K_oPrgsYhBygwsVABs9d(U*r$W?~bZspe<7_#`3^Kce39MGTTSMPe-fLivvx*yW'
    '_zQVpNq=Ws_&aG$?Ght4EkCWC2>QZX0>fxl)IB=C4}(yR;pd3vw9!{PWwXWoRuW3(9#Ab1V<@d`$>aW9s|E^y-2Rolm{6H>5s1ii$c%cY0G)DeZLB)@gb?tU'
    'wa#;YN=uL)D@Mq&i<2G)WR`pI7fQP};_tYEt?H8nuoe|TG1wAzVge(&QhUQdeK&iaET<(oCv~9W?7Y+0^^;QVhN!=ZHs)ih68<AgJx!#eecYN~k@OS%S=v<='
    '8F!JI5y`mJER-9A1_3oV%Hd}-*4X>e6k{Hxo?jc!^60&OaN-JuW&L}qFQ4nNci{}iPwAXDc~<ORwl<B{^3D@FldeSF&_D3(0JCp^XXUoA98)jaUAl+C+AL~J'
    '<i@%Ok0B!vYApS2fLC$=jl*Cb@)Rx`rlvy`vl3Zj<w&a|!P!194J&HO3T$^h`;}4RiS*1uh?^Xx)eoss;D7t%q7)lyakC1T0K4~jfBpIT6pn%$cp2VwlJs`Y'
    'QPdqnW~i`<m9toNZ}Pv@LK87-qtO_=SQGI9t8CDgYDx=71DvdV6T1I62P?CB4%f06?%AZZpNkS*E8%7oEz?anq4%VH!|Iq>DoMy5S=^!wo>Xz3T5f`E9jssI'
    'P&Zp2%Gs{fUe7$~?4Y{-0!rPdIn36<d}5l6yQxLv>;QA`hDC&xWkUq3fJ@V?0|_GUiOPl?#+&7pkqENhj@qujpgo!lku7mx6Rt&rMGUI%7s~Hitu<L4PgDk+'
    '=~@5j*sbICd9H-y+L+}JR7nczYNd>viP^)xAs<s7`nPftR91wF)W29`C56~*2yfd)W2<Kb*PZ%~t1AJXkCOdD#MN2yZ#=yZxp1x}Tx1u_SE@dFd}Z7pkfark'
    'tL8wo^<R49Y<BqbXaKs%qg9(zOk3=+7PG381036gI<CoRoR9avcNcW66*jACvdXz7rNbUEdb=1XfY+vpbD}@RGh}O#a7(=yr;GzJR1*Zry1Cww*TQh@nHEGE'
    'uEoFUpICnH1;>7}>z1PO!4{En&ig*BuO9@j4fy)|NcrLd%R3U$Pj@#WK`XzsgtaDz4brM@os64|K~Hc~uo}s78JGE6;L|IZ`JI%`Sk3uVyX;+WB>&eA=prY4'
    '>y}@u0Vn_3#WZooAdeo3i1QyCcp?GrI@<&L@IEXm{$3*O9lgClycJxoSH=)mRZT+cL)%ZQZfVTJ^-JK1hd#}56OZ!X=dTn#OEKW`J;ml#2XEvjeSm~hn`P3X'
    'r4aYyER?;S_f>&p)q}k`e_;-*7V)=Z&}N84VSdMtGrg6cjyWG|0ql=OzJr=LA1LiauGP5L)Aq_&<R2fwQI8|80*aQ;zH)FR;h#sc^#d)Y?~DuyJ|B;uVk6|W'
    'EkL8`$qy{opH)Df69-uWQ^OD!@Jvv|=7h}WDGWO6HPLYc>g>!-x{G#jYs5iMzMjy0;gp{x93CxGR(fXG(q?BU^bWfoI%*3_Y~z_BNC7}eyOL2o5SYhK`0&X;'
    'uH+!3fNjXlX#=d-9C$owl*LZ`xq!xU*dIWm9tk`9Gly{wxhJbt(tEkq6*%cak#(3@wt%e&h08M3J0Lum<Bk0H<%Cx_<@!an^x9y_XdI<=U3EY*IcTw}ZH^`4'
    'YCnY?8;RCz)laRAdw3rbUIY=j^A>M`o$&|Yf6}$u8gObc`1ZiI&Em))wqS_j9cadJqKnu+Ru;j6H*+?0w#WS(h&2xIU%m-GDcWOsKI#CR1Z_?v{V;x37pwaz'
    '61C61u?M1KidOcJ(_F8i+&`Fg$_Isav)JCB;MOF(M))`u_N=}cptD7fccL4U=7`9O_LRGd3?`^MmKt=aDW%eJkc$?d#(dwkY2Qpg+vuxGpk~-Kac+f=Imx80'
    'KM|ukPvan^NKi@coZK__tBC}*@AasgF8nZs?~r|D$2pJ6sF--4ulx|M8u0q!Z&}UoYMiMbLJRHQddaxfzBl|?#BS_tpKyDcIYXuOlx7HIPa*4hD>5?+ms<i6'
    'PKka^c|y##7Tze&s$MR&6>c9!z)P7#;XhUWMVu%ziiMqwQH(DBGf*8kp~pS*d6xcFkX5y3Hq}^FK*6RE9lL%hnR$AMJ|qJ|c9?3s3ypRG-;xIljwP2twYY{6'
    'eX>XSC+Pe@rZ*w?G=RXf#rZ*cbaaID@?gPLg^aIh+Y^~ZNU^c9I4FH$OsY{`XFOoG0X~Q&sct?@T^R<HHz1@kPJj3*nNt`R_)mqh*@>YQY>1n`ZC_HofT%2`'
    '2i3I&SXAJzD)e0b`566a4UHk)uE=Ijv>-Cat9%U18wh72bqyA#P#I-^z(?N-<-Jw>KSq7Lg8V)sX)|+PF#Djh{P#o~1-kL1)LmS%Xoj!jH>GWcTf8#Ip_jEw'
    'TB_m7h<gJprUAS+J%sjZhv+*uHRfG-JH~jA8Q?iAjokeJ5!$nnD{l-zojCS^3+znfw#}jhX3E}QjH$grCcr?Ot@C%ZF8#BSP7d>Rol-p9RQ9KkXHn>tlj`KX'
    'kCjnc#y^ZerJ_Pu)lNWeP<4ft)OR&sD`wOUfrUr#ulYKIs5qVTN8buPZ;Ptk^-NI}wT+zbaC?4Wn4@O9%;Mi);gG6tW<P_7$?V;+?@q?~a2Yf#VG&fKB6I4*'
    'IYo*MC+;*;-hw!_A--{Uv8HGvOo5?%Z1SB|eD{~<5@{mGF*inFRiI?tHeAdR=ZCd&HE^ZpkK_Ie*0ajeWAOnj{BtQLctJ{#w#VkuG_YV-_dww&+7)J5x|hQ^'
    't%0EEj&~ou5;xRhHOt$}eRSI6>*-JFYCroTvtsM2_1iD?5sE?9EP<c%&SC=dDtFf~xh5Cm-#eY;EY+j5UYy_P;Z-kE_&|pABu*_<ZUZOss{M~efxvcDNo!5z'
    'lOi&pROH)(7aXb>6v+fXf4Rca;>X(<Nca{CvZ#;digZvlO^qKFndy+ZzQKf0BX)ik<Rj%rOlF#;?BnD#mc9N8J!fkHt!sP$F^ldPyFD6`$#N=YD)R>0*@dhQ'
    '7%D2vN67jZJ%+?dm%@id?HCr+R`lb`Ior*Y%<Z$)uCY(VRo9Qi@GV@nqbWGdX&)b{wEj7wwuJjhNuO#$jPo=)!VVFy&4Bwdf=oVSzgW~`4GVS`!&DJ1+{ihQ'
    '0@+(c4hzjD(s(*@?cY=%)=vdXW-EuCz0N4N+=qtyb{RA_3|5DA5&zieI@u5f@ws}|ET#Ti+$?*5xDD21wg*IPL3@1h0YcxDi0^$oR-rCkrw%66Hw5a@j;>Wn'
    'U7S*o5OGhw;r3j_@SS}Cp2y|=Eeck-XX56iPe*WjA51#Y-=}kkv+RDOv-#aflhV_bcrOh0VU?P(nm+lGyI`n{I-AU30>!1VTt|fb!yf0|{<=rpk>;Z?JDx7i'
    'vl>kC*R`r<WRn%q-Y^}IGa;jPU*K~cDn(3;-wLsvI#jMbqt=Jf-FS@GjC`1Rl=@?k(Vw*$efPqIMg3e=s(&}ZO%0$_5Niltg+)>0dXB>4GiR@dE=>v#qOdrU'
    ';%eF(F+^F2N)w4n&)dQik!=c@a69@!@h=N{3o<QKZ7HniR=sU@ZlbhQ3(4_PcGwRRb;+dPJyHam&vXO>uPA7W*mAJbt&YJrA2gtX^Iw**_YahqcrM1%EpZFJ'
    '9yOvoLN(|Z*6TE5OwOTU)V{4BCo1}|tWA)ap-N><+B2(OGnYRrDncqTsY-i$mFn^P3>J;PB8KnrDO{WCu~R}1+KoLrH)Ow!r!sFoI@<)g_K@*7pZ45RYmFP4'
    'aOUC|%uXy|FtlyZW}&)eC;N4Uql>euU$I%u&a+6}yD#Cb_$kukne-}Dnt)9BgZ%XFhGyPmpjVyjJa`mR^;9XjTC<~Uv+A#5_9W_WfjG*>Ch!vx*)Rv6MP8qq'
    'h=W>u&y6c#zBtC~{O8GjY>GPgdz84be^8B327OZJ(os|Ggu^7FXLXiy)X5Q5kOT6ZCB;&L4kxT~zUFswdh|;02876rYVfve*%f2*fJdQrs9R-)wpB!8@z?}^'
    'T~+aUn0cT1lW+4q0<;7)-Op^0K&t(tX>bza?I1*Nlht>+;7a;g#7;$?Bfb3)f6e{|by1;w1Y+ye6fqrs2TG=xvdKenYVxO(t&(<{j~3k`Yf&La-3=Cx{;_9&'
    's+CsTV`0ntB4&gloaZwIP4(1@tU+TT8iiSH)!3geZLlcapznS5z;3+Jc%F{<YkK7)wZ@MPQ7A_-_#01$=gQS+W<xb?A=3`PP(R`mBR`L?FJ*&`xCC!!6`ChU'
    '|7|{2bNPL}g;vP&5+;zo`emaLj9}I6acSS2T*+&;1$LYsgr5Hp>y**VdI1r!%Y4xD5!3$5D>4|6pq2LD>e;kOqLPI7Q^dL^DdP{$OTW5z;`M6iB5xBs=zCB}'
    'h__=NE!pxwlj*i2eAY8Y{-ORk^em`mM>tm=cHZIqeEv*#JWby29F=?p9Jo3k-RG#SE_`W<y$kf>Z1k5UfphVPQU`mq&oL4LEKk#|=r+tJ!QMvhNfLF)7&?#%'
    '-L~A`_XS6Io{wJd?wYVyjdBJ{OO2>Qur!j1=LVTJvr&2~gl9zc9o$8bpSeL-XZ~|eun&Bk@^4yOHy!pzH5?3!eF)(cHG|AsbC{ku;?p_hj-TgQ(KG+aIx>m8'
    '^FhUvh}qON?P8{CAEZ_?d_wEbM{|+yrV*N`(%G3%|MH35^fb+2Im{6zPn>2E@cfL%F$sBN)*cYK5F*d$O^wNZu&0k8sOzU^fIV+f3>pO4a;%c+))ciGn&SEK'
    'U|yB<9~_Lz;E%Ijq+_p3MhHg$UGud40X~Do$vz9Ps&&*cs`>hWJj0RrABlBC>HYPILQ)03z;-Y@N1zXd3DfOY`*z<pdLk9n7ro;^7EeBWr{;Pszi+49lso@x'
    '({H7ZvU6CMl3ghg<c$xa?B(+l*lz8h`Lzj6J1Tpq%Ui!38D=us?yMY#8D56Epr#%eK8fP>f$XFT`u|GLSXq^~dh*&JeAG9tR<gBKCey;k`<}=z?X^8bMt@Xr'
    'J<Fg-=55VGqGEW8cHF5I1E2mU_lwSb_rj7?p7${<unBiHAP%oG$L0m{9g*=VvVsa?LB*eOAljfnf~Z-;ydy^(fF!Lq?U90+wIzho^*3D&PTqa<(b?J|v{iwa'
    'kUhYjwK*mSE9!(aD}z-ZJdRmqI$<Xl6zYAC53q9(GK147)cV_Q)e`y^T215aPbPy`4>IL9YG-}e_XLOTH}ZM|s-HdS8(+;Re7vJvDIM%-mcgLWGcWctRL8mO'
    'qx#7v<m7)FfXIeQS;AwvlaAo&FxcqwYAux2u5LpNdN;j);!^y=eY32D{$HFr1Phr^%}Mp~<<s4B7ap(~rDT!0l5%=vF_bwIf2sUtcFmboBj{$cvk;5lt7A+y'
    'g`J<t?WHU@xAid}#y&`((Su_l<a8XN{OY&~S&8jLRXYN^;W2dPo)IPo#48d_E!-!}YCej3)H`tTNaqN%S#PJU6qhxf3fW+PX4zJYJx~-;b}72ZKl)z(Ceq9R'
    '+Y<Bf?G6m%yQUq23uy|je6FLwJkDG1diDk2!Ju@I-dtIL+B%TnQk)-4PYp=I%&Pd0XM`QCvgn*_doGn>9#bTlLe3|0SNBq|?MV%4ASBY7eXNEQ>wAsTdhD9%'
    'T^-0c+lp9){V5#BKSFKeKZ&18c2U_R$P8$yyiu51h=pza5A-r$DOQ0}Xbh&(v-hM@u;4?iW=+XIdRr_y#EE0oqX_f~7Cg!^Xe5Q|RHY4w$7hzAeUV*3=H-#;'
    '{~9}s4^I98i$rb5=BIfOj*M93^#gIBNzV4{R<I*L-q9|!!uisRH3q~#2Q8>4@J3|b^#t^344*~@pZ6hSx!ITxWue9@qci;;G9Ouu>bXkK{f%$=JfG&&xok{J'
    '(lwh!^=(J5(qyuko_r^9{uFyg)M*j<0=Jw&H@PL!U~y)%JZ-l%=SoZ8d$gq*{7suxa)7!S3b+4^-xc+Bf7L6Z57CoKbv+?*r)n?y&ix*TN~0_u{d0ov#|^ey'
    '0a5Xc#ehN~?$vlTAUw0w{t=@>NU^Lrl-j+VgK+8umIrs+fehbQP#pvnH;e$Ypfad>?GcR-@XGv{ox9ECqsOEA=ucq+d0&r;dcLN6K3d0+*8{!GW_Go?_-!G>'
    '(a3(`?*}`;`54l1F@tHl8!2AAL||6JD$A@Y^vV{?wF~yo#jGxOoZgHhdN37gt7TC-Iaksc@Qtq2cjkCid2X;0@xv<cZ&7^A>lru3tgff<txt8lHkHF^GaQJi'
    '<lY;e?{n7~lMWRzdF+ACJQ#=hXkIXEpVe(Y*JCR1Jux;3B89lOkM`UlxHba*Cvh6cB^=NplK63L0Ro<}R{D2)not?S&2RwvI}|;MzsrQ_s%I{B(589(@mEnD'
    '<6%DLsRl&-RQJ%1D+nTW;cUiNXcRox0pyPPlwNau81BuJO;+~T5*`zN!Slxa2<XAd^xU*tw8ei?lkP0kUc5b2*>}HNtUk}nx_YvhI8&{HX9Vp6OQq&>R3ES1'
    '#GfcK&M&q~*MM%c&3KmLQ&@LtO|;JX3R)AxHlRKY+VSVMpie9_^Ks>k&RP`({_k<fxM#y}04%_5LIoo#O*(-}#rNkh7239_VgvHb71HLz*=YAHo+g*$zU7`k'
    'm<I{!P|x=k<OQZ=EDJNN1^;o_L%V0ihyhad?msCO#ZgNBd@cdmlID|SPh5f%-ZI|xNLH?7@K5+G8f0y@hroF}G0%0ap1?FhkiRCHknx{SlgSVA6wPJ)Z$mrQ'
    '_$V(?Mxa*J7hcQ1>9x`X-aW{bHn*O2YaUo|vWIJ<u4|m+ZU5wpcIiMPn7<@frx@kqYG>mKn@EMR0a?QCe9Rt+XZj@1FE5I356CQi;iq7p+pTy6UW(c&fpkJ%'
    'ONk#IfovhBnLZSS!NQXQnIC=eK>U#GdrHEwd_*d~4zbMr=vAbPvk(&PBF>|f!ml-FXe{?(2WqbD{oP7WgD`NCV!j+9*DwRw2G=rF&0Kh!4?1kW{zFgIYn=(y'
    'twrQ{eRGnZu80rBmqEnE_oVq7I!IuTg?Bm3x(4TO?873KmYvq}ayHrEX&EK$!h9$G;&{C@?DH0_9QUou8?4gkd_mzcyl^LWyO8l3PVMW|F(w2*pzZrlBk!Ej'
    'HOhJ%kH*_@uG0lLAqwSD_Qr^K$h>|PRZhA=!z>|deTD(@_m`Rdacp@5PCTfr%FqEO&Gp0mxeacI2amqi`_br&rSY$5>HKVztr5^dURO#T6_mW@H>G|ZL==4*'
    '?xwdxvm)<A&Fgucd0H!?TFJe$i6E)MxjnPXA0b$@C+8b@t+mth)D#Rd`k$Dc=@E#q^SuUypfczO2)rpUpv@+$B2*Q(#Xpk^l?_)0k#f6?t?ZM$z!26R!RIEM'
    '{PbmI)n=e30jSrV#A=h#eK8*D{vwv&(9#x`{Ub3ggbyI0A+Vfvkwvl9gV|NH)t$Q<$LwPUoCQ5Z4y->eO4epU5J<w`cB<W1;_YPgHa3-&P;<R|`EaotX8r-#'
    'NB*<8m~EkJ5jYFVaf+eJs76d0*V#FwR3>)MKY){MPf40NpU|f{`9xK9*Gq8FM^$%ch$?m^;^RD3FIeriwn2!!5;nwp=wbXNfjNs!9>smL%vS-vz#ow7gDP%y'
    '^T?HO2Cr$COD&C%98=*4*cF-lcg2DADR3Wq27}!JLfhMAKz=%$*mxrB<+Ol(P>WC;QVgD~p4ip$%iuWzFN=6vhqGv2jpD`olU{H+wa?>tHc;0LByDhj;uO*c'
    'N(qSUn=D~N$j4=bRRpTNgq%yUmf6z4<LqW?-wdxn8xy{;`|)wCVSY({kzt|kC>_Dhn(o2*vuL_J?NP_fN}DO4co22dp)L{R-_{8qb*9MG*(j*&ADlB_=J6%c'
    'w>aM_9&Bmi^gD?EWHz>%2FnZAv>a%ehsJ>C^0`!^Z`~FdF|a0VDuaBuoZC4O2Xe=o24ssc32gsu;0B8{Z-pdQm9HOC=M0iybrY)AO_l4vhSS<1G4?e(*ZDW='
    '7sTxB(ayblHj{$}_^sL|t4a^?>P^Vs_v5}mB|W?PZRZ=@2p5&shfHgnGJ=OqsAIxydJuCSU=nQ+>nx!gU)~bd2&fyu&X}oBy+@E4zEoN1k(@){z@pYZd`{r~'
    'dR&CXU^Ke{RZ`WFB|66qW>?vze~|Q;QB%41D_y}!_WU%6C53Fz`I6uCrFxi7R}d<5RDo;wK?HF^=N!NaagGSY2)EZ8=73DObmX<5t>9Ah8pDk|JsRahSxn~D'
    'Jr`63VfAS{NnYH7?;IA1eIyK6eM@t*JhocP@lez-z^ZW`@WeMCLM#`kdE|8r@j$bD8sq4=IJrg>W9B=uD#onQ<=8#NiDh?!zq*ULJplWoo{VVep<O8$-4dKS'
    'o*0wY6vADV6`p>pr1=sZ=X0p0w#iY?(}5bZFQa<8;2ltZ{e2G|cp1&4NX;@#0n4VNMH0=gO6%ad2t=&D&-cpLk{fiDEAtA$*c=X%J|GUIi|prw+2sMYmh&V$'
    '$7?6#{kOfoNXexb{}=Iku+~gQdxGsvL(~`_FFiRu?aH`p0*fDn^Qj)iMI+Bg#oDy8a^?j7yUz*hZ)-DgUBm?Y;krP@!%{|u>TpnjX#;wrXbwDIf$eOxOA$Vp'
    'J|tpyi|Q?quuHNmqoIkNB`y??(&062LWXP0WIDwX40YKqYJ$&hl{B-e(K^K9MUGS5^l8aKs&klr$2E|Xbb!yxUUJ|WiOlBGEDEz8;-i7eLExVUFAdaM$w_~U'
    'jFSD%a{Yp{A+k*OR&&^ozK?40tiy6zzjkFv&pT~62YUGL{OED#Nk(4jTK?hjuOE+xI-89DHb+@#eN@iar)<>_aHoeADywEhJW5+GPFLeRYK+%=w0`*14nW<y'
    'lK4-_8zA=I&4Yu}Dj+KHJbhEeTK6>Jo%n5Bnpz;6+S}zw9(Qgd@Z=WPhi3gRDjVaOu!t~t<-Q(kH|n3&^o7%8FKLfT|6fS9?9$W+6iz!lYK7)&ta2jIX%?-W'
    'tWD&jz7q)sV3&zJmQq6Af$B8@aW0`(8g`>zp-S{nJJ+p4Nk4E~UM6q1pEH2cYKU;W&LRYy=dkxA?<}n+eY%K(FA%vLaCY<E+yYNCfd9B>B^1)<Wx)w?j{O)G'
    '_K{+S$RU5(7)@ycL@zG1G7+<BzOMgBcV$uJwV&Y#^Kq+Q4RQ7yJL3Ry3E4T5tx^8qHF|GQW*ZDAiLrC_F5(=Cs+WnyLUDVX!q2*xOSIMa9Q7`W&r<%qhLnWC'
    '`_l%)o`f1fE6DYnb-pGN<OQ2mf$FQd)}?Kd(lpdFop+5=*<#eUH1f1_JmecK=A(n`2^Ir0L$*^^jVETBn6U(Xgck<hG<!>|0}Stg8*z;LCgQg<{6(%5O@^#A'
    '6aWqDBhUTkwAD^=&W*3#Wj2JH))KUYj*C^}1ua_?x^N<HE={|rns(~1pB#vbU4`1o`IruHlYZuBzO(Btr;*XI+Wb+KR6s^<iOMP5WQ@jgA%1c4D*XlG>Y^=Z'
    'FD~PV+U9Nsz)*8>u_1aTMeEC-{;RQ$LhL!KLCzEDg7toj4&zfa*tH(6led(n>#7F9{i@a<^zpv-6BsDHsPtXKcCGtN!(#eL5thk@_n<{So_Ga8t{Juq;enYV'
    'XKyW^Q%8Gk@MOv+^Bmg4V?PesFEhOgBAUgioJoFovE0wMC>CTsSklNFI2BdfsJT;`jP-qIl}F<nlW<3e(?9NHxbd`WvWe+=RfqV~opgS1l1@#cjnu%6Zj1Yn'
    'J37o{p4REsrygom+1RhF+lZ*PpLH%6B{CjB7bM<@Xl2kUIw4kr`~n6Gm&nEieVEd8=I6H?WinqC*ZJch^Q52oYR<P5i%m_B-D5lIkJ}-kt+5KY>7H@lb2bv4'
    'L7cxCazx|`?ETV8q&v5op+T5s@~`%Ayk=Q0$37GkaVg9A4D$tFm9W`jH}phR*G4SM=r0FOA^5?UHhfR^5Hcakn8~C4Ly$F>fNm<In_#b#tGY~o^8)(@b-*X3'
    'xsi+z;q#!ZYeu9++q)-W&Qu4p)d+)}7%GbNM%^rLeuHaeZxv!v&@Ss&DRExMEf8ee6jI)}qE$8<(l!0gr;C0Uh>zl^zj=HBEba+v{WheO?MpHuukZr-g5~a0'
    'Ii;t^R(F86Ufuu<%dcIRZ`xV+lvWm)EK0LS;A2Wj-wPKrHY->*o{l@{c<sLssrRDrMqssiBKy3CM3nyH&g&9Fkk!GeT08DZjCfrb?2}MuWA~$O3%8N5;H&4='
    'jFEGEf?l0T#@yW&zUom}&)-98BoE7PnLaxutNA%Ba6o6-TKB6*Gsk!D;XniJd@w8djW{;~<B0QA7*-BW4FvBSq(80BHoNYm&E&y_nAxV+D|lci(vzSKZl#M|'
    '#<;AV{v+0?G(RdFyRX`q)ukOD6;pZI3`t#n2tOO~BLpY1U|rbFPr(U_xM<eXv<=-#&Bi05`eW`9c=V=_ud6^HIiZN7T7GK@-0{%rzi<N&)K)8*K7Nlr{QoAE'
    '{o7a~SN~$v_$Dgt3!frHY(OP$pgyilxXAPFl^8sv@Hr_dbM7QgNn40rpO@cnb=$dRGkY9Z+Ri_=Cjv1kA8@S&cKC65p1P|i<achO^1LPY9GHtSym+jZD^$)0'
    'J72nQ+~N#a5ue_l!vHEirCa;yxhgYl@f1`Q|J(jCT*iTOZ8keB@}eW<Kf8TBpStD!T~%{yGJea>4h!C;c=02@&dwS!&=tfa^fLGpjyLb%1^l!Dp^fb4wx_lM'
    'sCgqT2$Z%C7N_yxgLt@<9E&RW1se8VM???k*~kOSc{^oq3pr*4su;IX>xti|b<Fa+R*7uw_y?iBGn|iZCeU31d0tKJP6;l|pTfli{#YztPRK$1k(<G+*6iD@'
    '_+j3p(oSs?)ZdLbjnB3oomodmoPBxGDiot`oS<qfTJiwzAwY5M6)Md(_Qb?&3B75S!zZ-Ul$N}JcQ`CYcXAf1&&c9eUAqkXGTC>&Wl3I<qfs2>1H?MLCYehJ'
    'Yo#RDo8w<Wr7g%=d=!^++-!keG2)T>W<_61z(eWKZd%pwSf$01rda1Syd}s$%dd&tpc@EegsEh7y%bz39wWwzL83??(|W>dZKEr<B@?Qzfz8gXKTsZT=aDC@'
    'f<Y;BTEhQK*V<A8k4E21TrL;-SZ8O|th@_ehQ|sqk6$ZgHh+>{4jAjuQcgwS6!W){d#W9)m3J!RM`l}B_CQC?o25}k8yAMis_EHe4j$##CjvjRkD=PMHn_-f'
    't?Y>CgwwK*r8mBa^ziV_G7%<giO9zn?H-7oh5&1yz}Mvrnv5z+D4aIh^K9GYzWvve+Gaui{VD4;-r_(qo&@H3CiH3pdE=Jy*7w#xU6Yl3L2jF2Jgwl)voThg'
    '(ccORXNBnKooFO#=j68gfR!CDib-46b9&w*ut(X~;G3S0W?_gttw8y40#b7s--FSi`7zgEK=Mb*Z07pziYf>B=(?&Ipl+_vMBGpR(#M;QyY@9C;6kM6$Z1p6'
    '>iBNOz_&mvi3{Y5EA3g4|DiBV1fLpHjsmY7t7*XMip3)llfZBY^0<<6GF}goU=$j1jM$syTB?~nY891Ok7b^svN@GY`MBJAD7zw4Lvxbq*bsTrH$Tf%YGJ4m'
    'CL^rHx@-5E8)F9V$=Uvs>olzn#(QzP>e|14{>j5Q(r7)^63UTVu_sw?MMmz{X&7#}@!co*w-czBQvZ^j2MYFn;qwrd2Ej!V@l+$;yoN-@+z!}{ig2?adQhCd'
    'Lhk*NCaM(AVy8jILzKz@EZu$z)$gWz@vy9K2fX6pDP=N5)D6_rVl~NbnyQ}b^Iq%a==C8<AO*KpY)wj=%8vY4)Hv`w)j!^~otHMZSVi^rb}2H>6&!;e(AX~f'
    'mCU72?&fmukL0aQLmhba*gqt+fcF0Cs5bJs0U?7CD8xavk)EXA56B$9DVUR7gEOk9JM%pf?G6Q6jcpb!xE@zmtbb}9B%tZjgXgl`oK8*4mBxJ8h`hZggPmO?'
    'yn%Df?#5lrvV7(_5M%rj+GM_oA@7sLWs38qg%7+wi@8wN!u5i_6E2Nk3cSegv8W}cIW6V<1MC=X^}JkMH%pSf6Y$1?*4j*mIChHN>0%$Th~ypAgB-7kdhraq'
    'a>Z4^6*FF?br>0iWR-$PIfa!Ijsy*Aoyp{ekp%kHO<{*^>A^2JKN-9N;w-NN`cm|mzE-XV<gu*B5PL21Shmw?tW;X@<}F^%q*g(GKMC1RMGp>6i%Zr<2Edbc'
    '0JF@F3}dBTgcCQGyIKSy+R^)tOT|BuBg)cCE72sQO~6MuP5#^a<YTb>#Uk1w8~QE8ue#Anr?Sy=Pu!<g%CLlZEs;{ZRO?w|tVbqtE&A-7<rSW>HBwI~ahCF5'
    '8TLHudsROQs8t#|`t*HaqtUe2GTzCWgQ33kc{G8}s5d{eR{gBNK`c%)|61>aC&_qODFsSsJcZd=@H6>rAa7-x@BvsOIj!i(pWlYADdS?b_eN&=_21&5cg6Yg'
    'WF^l?s=1V&n>5mRoxjlmKjs<LKB{9KCC}HQoOFP*9<{+m6NHC82OY&?N++(dI*%FbRO|wd@Nz&@S*#TV*(<-Y^6$%eK$L24exlPVu#@m|F6HR{hG?O8FzEbA'
    '7`VnzI?G1c*fl2K1YeJ+J*z|kq>D;?_fSxdPtE5Vlqg~x%W(<<{urSfL3BgCf+G6lBgmbmG-L&OgSN^D$_w^a$Ed8~sCs$bxC;ueXoIIq-c%!0$Fmp8`8*IT'
    'zN~@9BI+M8fx4$D@{aqY$f>DEV|BlXl|^o~<+!vZFXpz~d=d_QlySfb2Ot}HJ+ABw-<}@0PBK}|HDMQA?SR*4+=JjfR?p7zT12`!rL?68qV-ued}q2IVZQrC'
    'og+9uiJu_pxD}NiF`#bRcg{nZcPW-!x(oSLcapj}onzXbR_fqU5OL3SvpuWz2vJ_1H5k0%<chq`Xc^<tMzJN23%_iv){XGCxX#iyP(D$SU~jvUJlLGU%O&!n'
    '*J7~Jww2fimANZ9r8)dM=%u3QUw+ioR51bSI3+5WzX&C2Uj`=1->uP0^f_^&a4lt35Awf%IG>06(J`>dkk>d?L*5ej@1fTC^^BJ=+n>GSm|nLm9wKi<b&9*_'
    'lW<dY98e?L0{#2|)Y1s-aX_-^n9%#KNhBViOLOvg>=l^RF<WM|Lr-vc{30phP{wOKnD)6_8Ht_cPM)@$AJG)$nI}A022|)AW}N&Jc?YC-@44Lr%^5ygk}GnE'
    '(#N}z>bL-f<V?FRa(BlkMpM3`*B@l3BH0A@^vI8@vf#KJl&?0>G5rPX#sW;lP}jAkTy>Ep0J#r&kkAr4J-8>pq(P{oS;LqRny*wH4|$FZUEt$cjXl(*vPZj|'
    '5I9An==O0zX_qyK&N?x40|9?a<~Xz~88~-a+42B9ht=Rs%5E<iT6a#zhR8kHBh37xT)v8n_P(%+zaMG-Oo|N{>ZS%LmWXOUW)RM&`^s^nRr)C{_DKdAT2SAC'
    'wzx+0G7nCPs{Nl`*Z$LI3lFtCYrEP6p%&(7?PO$bdbJo<>2@N6BFUz-x1OlN>!U*pP#4cif#k4@`vhDo3D_xXBUZ&gL>kYDxc2Mm5f?AGzm;BZA+p2bbLc`w'
    '7=zd2RJ&>loB#}GiKK`BZT92IIIbqZIBQ{X3Kz2}RtwdZPklwtY2U*tzx(1w(mDTm3v@frz41DWRbWwbRl*`Bq#IHr8klz4D>a{7>$(W6@*qFkF)WWmGr_)l'
    '8Zl3N^(1lPAUl2WE$3Igsy@-azaIfk*J_T(<}aY^oextWVxa<;%9>Md&a&1z2>NJ4t%g#3Etm2gUl;#w39MwRJ5A0l%@e!VKl=DNt<5b)eV;c9B#p%FV{o#P'
    'PLXgW?U7qvTl+R+a-<XQr@nK6!+is33r^FhkplUXEwR_{FjbL55}|Sy#XKUjaa?>XB<!s{358v0fj#Y~n02vBkd{VM+AnHNs#T5LY~R*C$)^jy^Pw@w6es<P'
    '&zCVgB~pULu8*#R#jq$YMm>wYVown&HkXQ2M=;B}3|r~;quNjU)6S!OEnQ3VIvHaD9$dlF1cts&Ay7h#%M$UFIRj1PnvSOJ9Jc33ZZm=YznFQG$=%N_*!SPq'
    'W$?tTzvb+jB2nK(RHhw(gdSK?_j|A2BKu)U9+r_>#W~Gw=hg5VTp~P)a#E_Y2E%bh9px@Wfrari3bQ)Z*?rQ{@TlGLIBlWw8E;jKr}?i8e)bKVIYjG(F)I#w'
    'AEi5@Ce>}_%?^&Yx<zpWr<XIU;8o{)dGcFt-#9KHwMOVp@MbFXpgWE5Nt5pgd({W{t<30I=925fxJ~gWO+&zFE4>f8ax&`VxVePuoSgTiqz<)4S#}|IVm*;t'
    'z7-tZrK6h2C94<p{y5L<iyF`J-%y<#SlM@4agRMvoacBJLG3rl=Dv&;ny##$#&<4@k38(?)?S@?|7OZuqz0mLU{)Ix(x&kCH<?8gI^N$y(^to=D|ImWMOjU}'
    'k1i@JPz-e7^pG1K%`m$U<hN&`g-G>4LiN{vcp5IlX9KlE^XYC5)+wrC{^*OJnuO}d{h+Z7NvKx@qyVCF%)mG_n4THPaw?!Q{nzArBfXl>*19_fTdDQFt+Nq7'
    'uM7LES1M!{!G_qy$AxLGWV}#5y~>$`YotIGt!DSJwm@zDuN3Lwl$I;Lk}2xnK*Yp0v?TC}hhKb1`g~U3mebWkC=KR#)Z7vEG|nK%>~(e2mr-=yZc!H=l;~aH'
    'tz1Yusg;s%zGQ+$k41d+lKO9Fl)!sp9*igPk!)t!^sbZ#NgG?z+*8<Me;^tI@?g|6bEi|9FxOUBW4N+vU&jq2+S_r3ay&rjL*tC;_m*nWcIT=%DYA~QCM)da'
    'o&&ps=!OS!9Z83=GVL)T%jFxCJJEh$v)*A*_O#XgJnnQT9ibb=yE#*E1MuMkJ%7j&zAEOao=p8XdwBm~tDYKK<AcaMSwfOz@;j4qj!MjWD;L24x_8b9y_Sw+'
    'uGxn^1LqPfGxq*Nuz;^>xqscK;Cm8rBuR9RSL49e{JmB+EY2aX;lWI%%LbAX@RATzfcO#jpw-z6d#K4Fo7Jd#fv?rV1ZK(Xq>QMT^2WQ@s>G1<{)u!7JWuDc'
    'z_Y(rdL+Pk^3AVlh9IST4#Pz7RP8|9b+#ue>ZKeO1L49Is`dp47R_*~IE)4lM!hoyCS{rvV@f4V){o(5_Kb6?#m;A$pv>(B1iE8UZjXWU1Kp^i-uNV+ZHq*L'
    '+Xc7ry1Qe1>o_1}VrJc68ks?P#3j8fU8^<tDSXrV%JSMqFVazo$o2VnA&30`k@h9vHdXKcd+#&d!934nNJuCuNu-1fp&6M<ktr1!qCt^Np_HMyq#~rEkfAaa'
    'DkW1gj~T9e?>T4hz1Dxf>s`~{=iI)(=lP%KDfgVS&)#c%*E@XP&s)z#meFh2sGYosbzKdg#jbOtLDl#B6IuCsbQ>_6)os)UGmIZy@UcHH@q0Mdt3oEO&=^<|'
    'b<UvY=4<bHFAH|sLg?{0l*TWHxNX$SL3^yj?pcrNN|te#>96m;BH+9J%DhKPraQbjd)oa?Uhyqal>;7jX1XK8BJv4{2Vte@`OfHt!&#a{U)3^!dlo_DpyR@h'
    'hqcsLoAtOhAD~yYj*ew>fJjEn+j*aU95_W*QuHcU4U9-Pqo{q+O47-J>mft<1=hCi?CyJ#fYtQIE-<R#pTIn#u_okEX&M4==cw#ES-tH^m#*{l4OoZIvo&%s'
    '`!h$6K6Q7uXZ}R)<GRZCN3kl_asm;^n}~?1YtatnQ%)NZh4HQDo+gUXZE$28>*Z}e`*AcCEN1WWf6tOnoN8(1U2$*K{%Jx*D#7=13t7gbdnJk}Si~}ex2>;d'
    'GFa>+=yUl#Vr3kRKxX+LhN?WamXD=~VK0k{xf-rvCxs^&oIeM0{5C)45k4v37fOhjeKn5SuExKcVNGYFRN1WvwWec3-4y|g{Y7I7Y3HIm`i@!Mq7r5;8*07Z'
    'Q(m{I)oV%^bLj>8dkMvu#_bGo1$UfJ4}&)4?vKK*Q^?51MT9RM@NHv_M>8MKf~r5_dq8~l_dV@-r2}f~^(tB|2`ru7U7``H*9Chy7gpgS-qW7{8li8A@ZYL<'
    'J;W1hhhXJ_&-RF&!$vum&yHZjaGCrc!|lrhKAF9oCsbq2Ai=lX*|(=)DPV=tJr3enOUXI@j@4h;dQM?`r}<*qExmU?B#;a57ZZ6PJ09o$d|9u(r;XBNj5Y$u'
    '-*wC^MH={K?ML7Go|KJtlCrFt*}~FYOY~X^XN)5D)It;a4l3n5pBv19{XBWtxQUKrS4;~j-x;8QAJx#<;H$fWLJ~ofG?MxsGAwXk#gg<9AGd2w^bovh1CF|z'
    '?`i-}0#{oktk;|XR6+~43D?gSCc%pimIO+_T1gR41RSZ3i9H^$3x7yrtlZ*=i1qYq<5M!$=xR>}Jv<~3CF=-iG#f#Sbsg{j3GPSTl8;z~AtuBFAwv8ao6U+v'
    'ry05j17zb?duxhC@Ncph|Ewh&=cm}?E~X&Ubky~%B($@di_8{&aBjZ5u6`gc(ZCzSci4S%PI)~GBgXj6=(R5ApQ6eWENy8xr?a8f_GR}h*~|5x&Yr$mGrXE('
    'UcmDE!}p|vtS2)=C|UEJ2vrD0$S-LbMrINb$I@BRKJaOLcguG_g^=~sYn@vsn!%g+0sACsbYpwW_0Dua9rxn82p}&Zv+4Gn*X;Y#_zbqv^6b;*v}}QR>k{F)'
    'mSSb|zed>r%Zp}#)-xhw32mF!4fArE^JkB&<%CxATv{bO#)<~C-L)>DLI++zd+;Z;L@p~i!z?gwJj0&o9hMTENA03NS(K*gSVVG2VT7bOtxAvBh=g(6<tF;7'
    'QrR1?;zAxW(hib#bg}QLegBi~ad{ZxuGgkqGf(iRY3Bo2&NX9CM8T@QNcx*l9UH6f0%KnpZULVr>vJ(S{Ueh}sDo}Jsz!WejZ>|Lv6zh=TI$7p?dZ+GN+0H;'
    'CK6*KgLlC^mI(PJ<R1?}%Rw_9XV0Wi@0`pnp#Lv<-{u>8OCU<^RX)q(oMEABG^UL2!@{@F-Bvo>Bx?(;-~eV~vvXy6>C<yRhYV`^kzI;ojQ|^TpKql-NiXF?'
    '9#I$hY4t+2Lp><mzg6N{{)D$^&5U+@7R3Z~A#V}jY`R@U9lSfd<J&(v7O)#p%q)x3>Th3Vs=6dk#YH4T@Yx@75TpO81OBh|RG~TU<fn<K;NH#nhkohY6#kT6'
    '@U9ef!A6Fz;pGNm&K<6Z#zDQf8(oE7DJ5HT>j9`r@7s;OR)>;$FaNd{3w){cL5<*Nrd|c}eyNFq-MGvupJpW1ID1)}N2QTASI7|^#-zwXy2Zz)rb#4I@J|3Y'
    '{4#qZW4~L=cV?{+qBddO4j>r0`$6`$4sYevwqp46c9<0S|A<OZbSp*67Z@5JGOBvBR)zJbJbO-ER)J==(bR#u*{fNLdm8H_Z+Oqk<UPNV$(`q@h>!|DhMq5z'
    '$J%q11*b|6_IU;FNh})JOP95sj4=|lwS{!+n)EYHp5ezLR#l8y;L}-{f%?#2UVC?I*P^{O+w1Aq88eHiQC5C_PbX&g5!JO)NyfjXkiP?o{piL0$$8OwGesU8'
    'b4yq!*`7bh?=Nyz!0$64{*-k`K#q(2g#`|*`B{Aas9Y^y1&*eQ-b@X!Rn=ZNnX9-ulB1WmzG)$0--=I9)3c;#s0JUyhhvRd<P7lDnDr4a1^K%owv2Hlrb~d;'
    '5^5O|c!Ck^j@@{xAq%TsVp90YG?H<V_gQ=IDb+lE2_^Fs@9HB_)QMs3FL2-I_o>AH&50h7wGBlDrMlT@X>lKOLRH-Qmf~zg;w6k4R!??n)UcEktuEWrhjwH='
    'pGf`HD}eo6Fajb55o@9%<g&Bw)rsiR9`I}Lu{K`@Z>IOj%PbS8s<Vpfbt}Q%80yquPXN@+)KKr(C<<2gH%tlv3qDw6Gsx-`&(hF{K;Im+Cy|EkCG_>AXd9vu'
    '9YpG9(&xi{0#~#mhrN|QB#rLUgpKesw9rM!LI*p#bV;b%b~FSz_87$~?!CWV^VyAb)hIC;$?kg}pFdFpwkU;+uF?8=iuw?{T9nZ#FRh6S*(zFl1ovB&<?+{&'
    '@xX4`>OhWhdFRWN-st#C$kiQ0p3}5*^B+%srSaYMavq^|)5zeMZw&p}(mF%WKC7|Ul2@FNwcp*F_$XX6Jd(>Re@yPjz-f_{jn+uJaKe1hIKe6sm-ZxVVJcAE'
    'curo$?fsPap0wYU7m?`%MG*bPt#<i6@c1vM!aIbod-;jq!&&Ity~mQGc8c(?1A?Y28}ZfTg1elKqMg$0_cpW+Z~F?Yyqco1f-D)!d|}An^K~9#Scg+!Ev!m9'
    'W?*$6@yc|RFQ>f9^GXWV#3{0;eXUp7zcYEe+6Qdw?P>hXa7Q?+=JI^9j(mOmN=<r;dp@%rzkAT%){6j3{9VRnHmCh8m3P<CM8?{6`A6LoyubJ=8&-MU+`~bZ'
    '%N`Xk1>bfdr3ygc?h>5KE_$OMBda_O4lBf<JcH=<4uO)U2l!vjDOzYfDQNDC!jJIJ`^h@h-JIXzO5OqM2#bNqb|A8PnR__#XcQ|80)7y%afQw!mh)E5z}lZE'
    'iNY;aK7Oy|Ks~B|oTZM+83BG8u<0*&5B}4|-D|sl5K)2l3m-Nh$9;gc=vH@n7<gBimQVHESB%=PH}B;=d@L}6dK~=c+{eN*<h#{0WWGnX$Nahi^I{~9QWd-Y'
    ')dd~*E${iyRaVjzvIF*omau*y777?C#v$Xop9@Ru4R%i&Q4w~OdYDfHNbvU*GZdT?oL7nMSdJ=N!|yyV@1aaTw@7tgueVtzQcjBwEOvRn16ISe<}vqMQ4uds'
    'L`DR{tS%i+P~Sg%c}Z+o_&Ty7bd2}AwiT?&T+Cb`k>5M>7uv|4yqzlKsNfTLmYsc2u@O#-MTy^`J|DT;TL}|<-ri?q1*ZU(#Ja)zq>UCae$vS>_qd2AeITbe'
    'ADzPNU#uurmbbg3{ZwqI@r^qrQ|aV?n6sRtxg@(O4QA&ee-i$5BacNmCH~5Q4AgU_AscC?_l#?jMEjlMI~>U6>rtn4ys<YnxyCkI<Vb|*SF*2-t-C=3GCp=O'
    'TLLu!$U_zhLB)abj9!ew^L7Pf#3zY=T(R!hJhFRiB3r0i+LHjh-!;jw5O93>dHhf1L~LP~lq$N`(-amH;4x+KKiV!cy)^okAcCitv|`cMe=AMMwgI-QZwTgk'
    'f_Wzm+GwjNqA0(PAJjC9J<*rku{4)4VuVPy@D$?%cSPuX$Ygc0g00A4pA3@{<%hJg^N@oTY<8Lu(W*lRhtO*XEASy(=}oHYNcz`fnOH|wpd!I1dny99&y(i7'
    '><ZD`z|*H`?S0m$O%%$2d#)m}BDc9<Gwp)N8J%eyi<d3qtqU>cp$s;2L%mZJGbKPud`sZG`UCwN31krw7VzkVUSC<f%4F|iBfY`KI;k>_>B$D}p{4q1o$r0x'
    'gjoUc@WuG&*(wtaEuxiD?{Y)ql5H67KyfORW>*8E?8VGFQ9CJO0yDH00gAY@c}C++48BJEhnMLA0vx*|SWg<L$}wq9cd#BSQ$R+jOq1pj!26oQ1`f>GHZtTi'
    'kBRGgE7wOV@zYFHiaQ=h&4tB8i_Q)~RW4-7c_<_*fqQ2K=a8!C*@Tc|IK+p!2efGA_*SCMxoSL*EI)zl3&78D8|&SbPR$hf5;9F<)zTWqLz?CUemk8HK;+>*'
    'LVJ==<eu5bA{~RYeZEDTmDOaYcCuqV)}}@`@3X^U&;`COEIbn87r?+=F9{h06U>9spM>0lrK6J>voq?J9f-i-zV7NC6U;?it<6j+KHg<rh~<ec_A;EfsNgAZ'
    'JTG`(Rw%0Lnx1ZFw_v}&Th3^n@l^#)vyxHb?NpD1LYBZff(WguhSD??>i2Em>S>?6D1Vt?a>ZY%cXiq|{e*Abikd&^tLQBtBAan8os$swnLQ*KSjB(=!^$9c'
    '<SReI3fa1MW2L!o;L5~aPoAweN2fds^vANk{dukM;f8>306fcGLLbT}UzR?KXY;|I@TlEG%9=arU*2^OM|IE8RmI-FDB|aWpXhzZ%{`Xv$s#g{7JZA|1K93A'
    '@m5q@7W>=airuo!cREq;s!mLTm#}9#^^LG4DktHn`gxBai*FbG$mdxRzTH14SRon4D<;_0Po&t4jlkpK^=7S&SdMS_b9xj1I0s+R;`+O#PSJ3s)BOmr7Wi!`'
    '@QrQPe6di4K-?AWgSp1X=A+S-v2-5zNi>L#X>pAw+tZ%pZ7FcDuSJeI@~pMV{Z`IeJcUQ*Hb<dB;04;mZ3LZmovnUhz?SZE0qdS4*TpN^nfj`%#-~8kjm&?F'
    '-opDqIBeIJv(kw@F~h~!sFISoiE_M`=;;6((k-oc+`D)!D`(vm^G8~aYZk@nv|enmq1IW-JN!A1)T%4QVt6Hme+;a>)&GjM=+7#=psk5j`M^hh3kij;zEIUf'
    'TfDLHRrvML2*e;3-A=di*;4s>ioc_lY+YCOjG?~u20Ze(0-p1J+m+oBZF1n1a6(vR?53z+PyITlodNZ!QQG~HqDLLhsOAF4V(B#glc~IA)rsKA@a8{&IG>nS'
    'GwaVZ-~?*t#zuLzJ>$Nlja~<DruKxe<`Lh!a*g))+EXF}Rur<^f3XMp*o=LTej{MN(ftY4?Rzuk8yH1uZm3OhhFKd8<f^!yUi8NKn!?jU*OTvf9N6{sBEeVo'
    '<TU$z*%ip<u$@*8wGTtvpD<flOSHRGmHVPLAHRPtD2Cq2-ZkYCz`(=t6XrDYd(tT`yc1H=7k`BB8I^2=r_fP;N{w)Px@d6@Dl~>)QAD;FIJIt06R7~yg^nca'
    '!Q1f$Ye5&0|KwZa9nD4T-w#dnnbvRtJM;W$;BlEr6;|O-qpyivZKhVYG99lZvMPLRVn)+a=Ad|kmFv2}Xz7Z&j8A8baEHT82k^r>@4#vcVqNdh?dZ!;$N)$8'
    'RO1UIVl7(57Hbi`eK}dWjDAE?#5XwombNNxvK})ovi;eB;LdL1USwR_ZCn@`CI$E2hFG#>u7NzXcRJ17-;Igd-a5vv1ct%;9T8WbL$_*tKstMwcZYx`{RoLs'
    ';Fb7SJKs*mq54i2sw&ow<adJz(%eLil<_a=D7&q(CNCj3w+?UZ3+{i}Oq(=00LZ%DBsaeo{{?13Y|Jh~X7F|l^yKw(7Ou*xEg@@fv1;28XBut}m1ul6Ptir$'
    'DpO3iY+$}J^TAJ^l_{7J%4@#_3vMX|tUIIx-{PWw0z9dJ`p8TO?XfULwEc^L9ljp;N_a0Slk<5&>?E+NB3@~C@xinb`>VXh;IN-8PvedJf_(z@CSFbIG0_gD'
    '=rwq6m)MFE@e_B>Zp1rnEX5EGRLG)vRM>V^1DfQ6X*J6^1ek-t|Ae;W9}y+%wz|mB-H7}|fQi4Ne16G%h#$Uzm}U8Cc0yDz*l%JrUC5xiC4#<5@bqBRy;VX~'
    '{rl_hKBQG(jHksgMmbluqfYc*y3eR-ftMLHgc78WgZx@gSYQ4J-dWX|XWn+RISqOG6Rh^_{N8|7s_*@`H*_YzBqmS=T*J?W3fq>kjJ}&MJRAaLzc!-0j-N5y'
    ')El|Us4cWMdXe9GXf)Ly8A*1IObbO#K!1O4&9b+-U^Dk-;mb*Mc?dJ%Fy~}n;(AYud_9c%W_w>xA;TNIy<fPXUnRZ2nq8_-{yC>uN*0jI{I4<I-8M<7u_!z^'
    'scLoV;{|BPQbyMdRk@@Ft27U1NHxBO=edw!vYRLyf05YH=J2pWt+O-N0w(O$uriWpBdbaUx3c>U538roO2Y2Fhw8f<aY#o)<!P6AB?D^QPm6P^Zy8M&+%Zrs'
    'r!Dxt%w<Vh9AZ?!0|+r&Q7NmXCUt*JyEmRr*{K+h?crN<Uq_+(AY}PMo;9rSZq8MJhVg#=d&a|hyohe6unUxi2ulJPQ&)L^)?)Vst}kTwKH!eGLE}DXj}GXp'
    '=Ul`&ii)uFZSYnCn;ztbOh<b>qGF-S2it-c75Cz@=5f+0ignmt(zM;brDvB}3+Q#TKI5F!-Z||3H7?vcb}9<l8Q=XUHb_NSH!`f%6lVXysk)!skQzA-r()7~'
    '(~_4F8-VqC(^c6h;sDP=53bmaVAqMP>~F$=6m#^7R)8h7r?C3Qw>uD_8^-VXv~PA-hA+BF=V!)(roT|j0>w2qETYlgDlA@b{|jk$1M1~J5;$8$oxa&F`VJ-;'
    'C7cJ?nK6P~53O@sXFsL2>3Vy$x7OcbeGv>i<EZjXGB1Lw5W9^7t9Xxvv8R!l0-N&k38>EdqV*zc$#x=;qHrRBG(={a3>%{g_}va$SolyG^PhkezDmBIZXtSr'
    'I&C9gh3~NrFv$a6YZVpU!rC*B=pMZ(Tv{%7R%FJ!xqJQ;_!r>>93JT!*bUL-D*6uM;S!L)_Py~Y*XOqWHOptMZ3{I|vvOK$t?x&((&BO+v_PZ2ndO{utIt8}'
    '*W0JbofJ8Bk#_?T{E%(j!FW9xb%X4j-v(nEbW-${=!bC}i;+px!sqh+c`DH2t!`?}yAYXc90*)@kGX(M4BhO+A%05!g>2wF@UG6h?Dw4TeV+HXyPnT!)sWKu'
    'AqFHY(BFuNlC`3(994JmCHF4YW2mtK%ms<4iZ@BWuDmB|fuc6wN2FmIo<@+~$Kn;kz%YqbfEp5!%MZS_*F(xrCT6&l1JZ3|XtTFkrV5GY(^1#^#@%0M5*eDN'
    '&<xrqMWbk#^)x&6Awu*;vI>i+f0?q59t>Dh!2J#<J>I!U%JmD`nE^EvpQO*xn|O~JS?E<2^>HCDZ!WFL5LEAke<HnPk0yo|*oO$zMjuqN61m`F2G}$7QWUfD'
    'D+F>qk<s&ly-CW0cS|+05I^`9Yx@A7E%As6HLL~4T6eYvI?`kaSfl{W1hFl}nghs(PuyT7dWXFq5QY&056f2R!5HKorlT45a0J7my}{AEi^J$u|IPc&NVAFL'
    'vlz$PnPX!90M}i;HlPPd*uV=!4bjlGzS-ba-i(u&Ung4;W@FSY(LY&+PBXAZ5>%_%OaMV@8Q-Vm%RWy+VceU2>3JgZ9FB!{N6M52EBjO&z1iJ4*VG5zm~M6<'
    '-m9aennlnj9E%K2V?}+ctw7M{fN}jcHa86g3j;fIF2?+kddSZD@SKkPNIJs5jy$THqv-j;iYmxQwJ!3QFW&x#)B={6r6|<68_dE#8O}gc*Cg=uyKF0Dye|(u'
    'kp%V@$gBTOO2Uc-Xb0QnZx2eJNM}te0~Yx_D{ShhO+Z)A3f$)kdXMi3y`+SjYzt(Uco8j1$ry5wF^^|vp<m+)SuMGJEJSbgot<r|6aOzQ2Q}#;ti3S*`(u#x'
    'TsQ{NtF<ZPpw_od-VS3Xn_k0mMCb++XR0qdUu=OFtPreTTfr`BBKENJ<uBsOv!l+tZK3KGa{M)?skJV6OiB8lUk>>D>f7L%`%|;(Z<1aYRbR3ODdeCXc}!c^'
    'B093rIYMq^tLu&!=<Akj-M8@%wCfvM1&{A9tk&f$=aq1U^RV8UTEP4DGZi`EkbOIk=oYuC*Ri-HAYq2nJuyH{sPj{><^YDTyfc*b>v7tbtqJfAz^T42D~l+$'
    '@v@1n2^9gEn+M)#*Vsd|`QB+JS3;N6Xfo*-DM98~uY^FOW)_4a*8QLif3zEF%s<O*2ewXaf2EuQ-t+Rw_jXI6Nu``!_po`MC@X_SBcevrjbyJ4+%Q3u6Ce;)'
    'xM5pF(FO)2)I2IQ<fg36y9%Q&O6_L<_`ORQbJTzPs`f71*VYECR@^48*F4F_zJ~d5MLky>Y{6l61@b06Xis-nrjaKr`COOu$?X-H;@6kh^Xt1JD@<g5<s~aR'
    '11V&DpG#Be6)Rz$R&}TmcTKR)_be7Oek@~2jvEyfoRUt4Ty=f4ljvuXXHV4n-O_%9|20_Go-<%~phbI!15wi%u`pkw<CCB_p9FSN_Z0U4uc45O`$kQ!?-Rwo'
    '*xyvh(nkWGLWPST$B|;98hj7uhkyUKJ?FSj609_J$kV|3<R}lyKBG0O=`sH-)-2x?1$^2KJc5S#K!vT@0SPAZ_v!^cZ^+LEfphQULJS9)OhpF&5fiGX-0WLX'
    'A}?DpQYc1d;GA1SPq{U%uW3y!PIb*05&hmkR}$D2fXGC<ydPOXMeJvgb{?Hg82{%N*tKtDAcp_2u|BF+DCF@%CAay}t^t(tM#i?jRi5>jSw2*=;K9e=ghJ%)'
    '0$*$Ev^{%eT%82S5wcC*|DN!wOTaYrf^n^9$_`8bvO~v-3}CUM9;_M!)OrP97S;t)+08B7;BJ4wH-ic7JX=Y1Zvd>oQI_&5R-#u3MiaJUfycW>uCO^UW@s3H'
    'T~4Ph-A(~jh_QsKma<>DE)M<>7WsddcHlh>Q}Bp_emz0s|GwEAL9dRW2P<{{sPTclfRE>J&0B)(Xpob)jUHvT`>Uk9)gxd@R>1rt<5U>WDZuMJ<(q5evqgRT'
    'abJ|Wi8u0JVlHL*1KRJ-MzC(-fW&Qd9j%-6TbdA4Uw|w~e5DH%3dY6btER@@P2)waK>qdmb)D^xId+fa2CjXU>XFJCq5oR{dc+B8iS~1*+g-yA<9*S?>FDUw'
    '4@8Evy#ElNp4!n_s%4EVh++iqcDsqC`*>za{<Rwty>0N?0}E9%w{8kE*0uzm6!pEe4R+fp<VoT(qc(5(pxiL;zc_0|o_Nju;1%1gjZQ17sv8b*fg9^H^mJ$|'
    'hnRYv_VA3S19c9(HP5BQP+aYC9C5YBlI-~-eS0p;`{i|suG-FAW(D*2#<R7xmcF31xCs%QmKWR_q#tYjSf8fYf-_j`%EuaSp6zH|LC-rP$}%*hIHfS>95XfX'
    '%mh3J_%`OTnH%D}Gw7EU=@UF#`UD>%^l)u3UP%D!)LHh#CH8-<u{H@&GqZl=H&x$Vem^}b&efndMn}}w<<AhczA|Zp_88ZLPqOLN&i0fie_kvZ1w17770$a`'
    '_^G|k+~97bw^KaD*Qop+@>?nF<LH1sUV_cTm`H^akQ3`^8cgaea%To+Q7<E{JZftb`g-^iYHx^9jvD`;FF;=HC{&!uw!X%B2NB5qXw=nF57*KbKKXgG)mmC<'
    'LwuE$=J~2?cJ%4~Yski;Q18x@K2iOI5%XFz5A#gGLM}})@2_qyoB(dJlw@URHlf#=k~Z>10dfI$cp-9;^<q`Ap)OWNfV@vV<Nk11Ro!cCey!W(^3I1`%%8`~'
    '4p6s#j&>dRQjfB^g`EwEjlBho>ly+~!Z#UuwxI4Q9O6l=FGcK?G&Q=DbD4fix*l)SIkt91Weo9~qTZ(?vR3d<f6_*Mdje{)6oZ;a6g_z-eL6q*>M*WS$ov0c'
    'v$d?Ns(7c$vfs5Sj=Br_>fZHq7M5pkzT)mX2#gVXwVHxmd7kDx7y09>%bCZTZD2or=Jjx~jkt)D(Tj3Lfe))<F0dcnnE@<FRuuAuVIOU>5VL`KdcYIt$902*'
    '2UIY|ss15-y=NhN*q8EjS)cLWI{=T-+i9~Z4WZJAY}K#s`zcnn+LNnguRy1q<n{I?@5DK#`KPCu8JyoqS{khHF?njL9N_*0aH^owJsuYIZ>sX&f|uYd#kP!b'
    'VeIZE7?pn5yKcB4Vv0Qpa614?$<^|y$P9BX2fPpsq&J{T26*%*r1&oelpLG^*zNl4T}9p(KvM&sLcR}G4SY@y2E3~(=XzbCW64g|7aI0W>FqbOm<;#|fv@Z{'
    '^R(8E2fQ8prK2z{`m2XIJsgx=7n0NJ*=*NOkAYY2WWMmw!V982N-?-bJ_qyOAiI5E<|9Pp)qArjFMiEMEyLRr!E7&K?|QAAC)e1stPPlj3)a^(dL;U*wJQUn'
    'gPYh@CHa+iIL#p5W>gL}^;SbQqde==AZZT>Rw~%pfXeM+Y^Ip$31<W5>)wbsTkN;1IQ@@U0uBpR4(=&ny-)IayoLvMhhFam<8tThf!SC&qLiiqAM^HTNs#1P'
    '3?&eCKF1?r`QHK~v~9@UFuUp$Z|#e`bjT2H<*T3$`ge|9-yBAg8Z(&YfeHyb1>(-Y1YdAjg8|_l#)Db@&u(B(zTZ%`NFDAwWqXFLf+n&>OUZ8E8hDH<<}i?$'
    '^++jJXY*pQbD=M^{a(2MKWQSO&Wz{S^-*)>zXNj9U3<d0E5E3LI5Kt$kcy^1I>)3W<1T;5nFicTVaTBo-@eWNTE$k`9lRf>GIIF&OUq$?Q&f(ScoH&rW1M3G'
    'MdZv5j-u`^kb*XxOKqH6wSD=ew%ZF6h&7j|L&**FH)~W$B}0K9V_?d<0cox<&_g9w!rNJVr#%oB7+cJg*~40N*nZqCU4SN}>f~(+?O+xo^eJizZDl|6(E(1Y'
    'M*xLe*t?@B={CgOE3IUaA#{j1nUH6FAc>J<^=j?bGY9iZW9Mamq6C=`Pq0t=d#CPx7xMPN&v8nwC}finR@oWf?%YfKd-O)%>2kBz-usM0Nz5;q6vo_Jl~E=t'
    'YJQlQ%{YLfmhwcxs~lbI454qN@g%>Mw_2MkWXfzpMaIOe3=uumJYn7*nqfi)N=4p(^kysk><|LcC4n@7x`Z7vE;5V?a06VlpY~Sd4DbFwUpfxHCqyn80!!9~'
    '-!&pz4;gzepQ~gbDsE+(44@FXQ(z=w;GbF?_U8gaY^;X^_*cONDt1~gTWIFb#z?Z7wOS&cyi+7B@_XN7+L8XM6~c35V5X`b!Tgg_0&jKNkj@rz(tXT4)dD@J'
    'Sb7R!4S`~i$NaEdqpJ%>r$fc<WYBL69IaG~_W(QOoJ?2;lPRK`!25Q;lypDI8NJE8GJzu_kdK1<www366`lq7oAe9U&D<LisAN@dVhs^Itz}tH_vVi|B3CV0'
    '9x5n`3%*szPVAwu1*BsVJahv>1K13o(MF-2E8c~8?PuwIp}L>_D#;#M-YqA857_^A`BlSV4|#KrRTz74_N;ekHE0t?gsc{38|~RMn3lSaj5E9NK39=Xd_4aa'
    '#>bIM?<a4{zA9%2p!Gl#>_vfjPt_TO_=Ttvgo^^!7qFV6#|J#A!f$uXcY1*5@oKt5wqQmP@P75y<l86N%Sj{(S-4>Jd2*Gl$g_c6JceFo{5lwOdrW@Y+}OqM'
    '^&tCZsEbxfH62k?sMMva(yr0=VPNl8y7gCK<ue}7$EPy?M4VGErrZhhx&X5n6H$V!@3SB#yqUMHtNab}Uu@)S;wxu%qMXqt5S1El8-Z$x!Posp=O~~zepjoJ'
    'w;cH;MXVE1ldma8U;9OV-}ZD1@poi~+n1mm03_WhdoH`jhf;3_B-R1VKe8kSb6dju@8*cw@Ao-}a_SZXWJQa-IpL<<-osrwL#_hE^cR<{FIRkkCM7T1$l?+l'
    '0>J1%^_Wus>e{J#eU|89oybZzULShxelxk6Wcc>tY&mxgy}AB?C6EBm-Flz4w1%yNA3{+3Rd|2=ci(>*vW?y_L>6{IFJLJ?5C%JKuTkHVR_R_3crD$N!a26X'
    'dpcB&Zo;D{3s~P@Gccyt8*BqEWv}w>n?(t<qs^?PCdPTOrk-HB5=KUK@bL4oxi_h5azHe{V%`szb<TM_yQAg|Z`8ngI+V5_Nlywi<)d-Ebtz!E9HqBqD6Hxb'
    'D)eLSp)xDb8s`1py9rjDErOiTL|QfN4&IhFqC1L~<BP{NMP-CHp=LJh5FTBI`eHBp&Zg^QW#~Su4L!@)E~Pz8o6y_5>x$<#r7xQq)(gqK#t^6@5b#G=&L2bP'
    '8n@Z230RBBvb)-y?@56A(RE~l^Q4q{w^Ph4otNTmj0a}^ion@9De}Fq_Q!Bm^QTN?f;PTTF$wUc;8*!|@2m7RyOufKMT_&a)xasmPYvZSgxX%!-7YbqV}qVH'
    'lwv)E0p^nZ-byponn-Z$`0B*4>|FOYx#HhvBmM?&$x!$I;_*Xyg4Xp;e*YpeL#3csA3jQp9h|3b{Fy(yB2HZ=Fm7{Pfg~wvi&(z?eKBqPJ|emgoqL5`l&Qeo'
    'fquJ5i46pERDX#~W)+9`I)H<I+iApCWF;QGTamItpKu)VCT-zsf%3mVU8B+7eIN6Fci4rvT7^``6aGnCjtku76s66alDuz~iSnE^$U{#+pG=(Z{UP8XBlWQM'
    '0CBpzdY$@Ce2q5acWC2ug8I~!@)-il!?W^wU_X9=-0z@PgxH@FIe>7g_aD(3sLVK>ubUT~buEyg@g7eYok<{$L{-LxiXwXo_3`#wer>c?fJb0<1Z%H6>fBFs'
    'Ht&r^EPqC(ce)SFQSZmugZYdK|Lwi<yUlW*Hn@Mg5CuEzpmrR`x@Gh|2Wv5$@Y*yvcHRF0ncR^GTd{~QmV3GgBG#^t1zBL)@av#D6Ed6aPM}|wuM@Zb|9GxK'
    'P(ii7UT0K%km)L}pS>4qCfvs?yNVTW39Peb(cNrseZg9AEn8iEU6Gf)&DczUPZDKDCF8*iK(5^(=N;_WSChIAQn%*ub)IC0mdN*;T!>k=2(U>kaGh*{zB`<c'
    'u}bhh`225~?eo7zF9p%-mO^y-qGq?=$G@4S;nxq)ZftL~get(c-r~V&Pn<;@Ndg|mm2tFb%f&<$Ksb>$I@ckKa=t*U^mP1{DTNP7;e*$nC?|8wOAt6$#kdTF'
    'S&SdZt)XSxzGNeYqcxMcom|L@SxNyH_e}x&4!pI$(goxppT`ZdZ_o2z08;<g$O50VdXmk&u!^oHCw%#E;1Rik&WyCldM!;vyS%$E`GLUq+Am^-T@x~A?$Fve'
    '#KzqYI)I2PfRx=7Mg||iTX&<Fp*-Bzw{mP9R3#NtW~sZ4IBuO8bQiyOr_dl)v+qqNJ=FJQRo1zPkOYvPWBC;$$&aC!zs|UKpT4}O&y~-YV-&15CF)|g$Q62z'
    '@GlnugmHdW{9L(_^3H%7UFy7Pf|e&ZonA`AMvHuE`@Ok%CFPtbdkXcsE?HP{iP$&{FFSza1<(D4BuXG)+P|0nV8dD5NgKCUOw@sL<i5z|XWC7??OXU$-_E+i'
    'tSPJYc~)PdJ)ar$tkmV&9kP{zXJ9e~E2mo`UDQ$cDGWD(&z@ON_UjjLJ)*w*&S{8>LsZ~tJ~Car?^?!1_TLX_cEZ{;^7A13tfsZsQPm&k+ZZERl^j89czt{{'
    'f&O%9jl^Ls0FS_B_a7G`(ZHei9UF~KwV{6sfswRCt`_pa*iPe=Hl)vb{L|>_^|Te&X8-1Qyvex7>+ip2GxK4`R}#=T#7@rkA+Wez0=XlQQ?tppN8&MElmC(q'
    'xiCr+Q)1>+Pu`Z#4LEJeB`bR)k$3u&#D_^_($#P!_Hgqfp5u45zMl$kgO5wmhPG-o(nixVq`Rp{Rk+uSR<XxQ$rVrDr>&Vn?g+BU=bOy2|1Y{Hpe7JG)-xcz'
    '_C+yISyWAW*M^MfU-%gQZ9?AEQncfvf^Q3IvVZQo&pPr|IG>Gl1>cBW46Cv37)Pxfv5{>fz&_NCJ@q*izaoPFZkHU>HpYM?c($KPu9F0{gXtI|v|7mH0aVSc'
    'Nnp9^lU8FmK{Ab>tVY_LeQY*0i4$gRTF!s7#kogYJK&{kNfn9!^Z_<MWU6r}p|VIfadzQlZd8uRx3U$(?dK&H@(K4=DKCHZW_66?P=T>QE=$<2z{2$Val<G{'
    'Vg}@B3mn_mbXtBNu`0+MnyK|h32)4;%Xi0UXS?FaT}4HWr);OY{1hK>n%!?IS!83bh>X1wh!b^}JwoRBuF(X;3+S&cv=a4e?Vu3=_nMg1Cw#U_rSNawGbcp#'
    'o$;cf7^1YZ+qy>X+S}YR;we&dzMieKHrigOoQ3w%8B3gUAjgZa2&#y;i!&>muB()1P1R%)u&_a$3}ofME{=RhrMx>#KMgGL;JsHF6oahO^lj&Xi!IztnqxL5'
    'q6Q-3miy}Y?TFc+NoRcuJ4j_q)nWpa>AfPm+`zvZF|X7z*3*`Sh38*vus)_(DG<%R4$m{AJ>>qAN5W0P1C)W$JE)$pDcLEa;u?NERUn)?WUON6%+uW4D|~{r'
    'qM6ciMoe%`<Aeh{<s(fF3LNX5?6V^wsJ#RAsis?lw4OIf=={HJ;O=a%LB3~}JB3NUIti>b52)s57Wm~67jdg*>j0YY2BW-ppe8Kz(=OF~Y&!ehVcy1E_npu|'
    'HinyH3S}_gXk+SVnkftgd<FfGCP{4v(I=X8lQRqTYsa!IpF8EMP&k(oURySXCYoT~^mR*k{~rXoBvr&B{!E?|;tyPJ)i{HdVzP(VFR~4&H6JsMl?EOA8LO#g'
    '<B5#fhe9XK*$(7GH*hn2IvVD2_VVpD#P8hY_N1^kl$Tyq3PLXA@4WvbKJs_+l!I0n;zO=CiUzc{Q7$lBFfV#QGT$Nfr_VwSjA`^*b8Q;`*1K{Z%axr+Uzhi|'
    'SB`ym`Kv>uOG5CM_H__x@Jbl8@sZ|0dM}x26ob0eBuVtF8F-cEa%s7@#v2DRQ;<DB&(}8GBR6_imkn*S#V5B@Kg%q5@qRQDQYsZ=YcIn^e*gIt5lYI&h3HAg'
    '{PXPnC-T%NC+|1?vc}Tp(<H&qIyLbK*)6~SH0F<;>+j}T7+L5T>t9m%!<YHS<Jz#_Q-s`APz&yhh%HCHCL0sQbK>x0=t%;SSkH}VYCJ-(cfi+$*xUz;T-NN3'
    'wjmwsERgHOMwFx0ZmIsoJp--?Yt!?zodsNhvzT;x%9BTR9EI)y?Bz>m-_!cmh|ex^1DYKB|EWBez*qDD9hzN5I^<tAA<IMUDPXC4Ak>+S+%-P!YaL%BkkPq2'
    '3AQTtWHQEO9$O2kC=Zijnbl&eLIN)bJmUMMy<U+5<Ef~HAfl!#6Nm;-)u%8g?uGwZvks2Xzkz`@>GxVf9{e=tqFs;WT74H1aXQ23=ly+v^Nj5eL&Tq*)$B?8'
    'f#EDJ{3C<RYNWK+(j8__Mmxr1^|ox!W}n=-i+)Tn7aow#$5>n1g?F1+??ZV={*u2E*(+EHCr&a*@e4Dcz6(Zt*e}9#hVTexf&Os9sT1vBc4gT&OU<8&K-~l@'
    '`^||gb<_%O7g|FhLj|<_Uvr^0JdeZ|7Wkh5Soe+dh&?HB8Nm5;cM0SgL$+4%k*udZDKPeKv>}T8icf|N()5DwkRz6bD6Z97c!2>NsJYvF(oFAjsB0;(l%LBT'
    '4mg;XO6zsD3AegC<YDba@q+x&H~8-tvACxeH8-ls_ThTp>#j|)-6~jHogvIKG>ATHY^NJdL{ZmHzD$s52jW8K1cJd;UOG61u{zmlig~|)NO^<LS~ty}SjR>i'
    'a`V0{`MghZ-6s2pCjr#FZyO&JuB?r0D=yQ<lXcc^ik|kH+$qKtu85FBWmdpRKE<m=qVHs0a;iIDyH7ZFG{u%U;-VKHHT{~_%_&zbDj<(#uM?#~ZQ0YuytVdp'
    '7J4kZYxrWUxW}SLZbNSk{>`{dswDlHom`_y3h&=)Z44okxQ#Q_(reCxZgASnB6GZR=-<FT5UfVCBdRLb9>wkyxVk!@waxCQcz&2*V|F$&sIp~Y9UL>}h9F)8'
    'S$@OK-B^!~N7OrHptbdEvVXuPO|8Zwc*TH|tfVWfno4PMNJahj3l1_$3pu{r{K31rX@w$kB!JVUCVhxWyYE?l5Uq|pEnNukp8ih%jUkfuT3V5KrwqiIFKu?v'
    'J?VgqFAA~M!V>TAtua0}g#$A+ME8zSp;P3#$dM-^@56aq`giXxF?qT)H`A{wRb%seh}p`ucQc*Oe+%*OQk*Si8Ru>596=see}>eDa<-r6zip|r?Ro>(-qz!|'
    'r<_$T*dNGiuq26<Q9g2~gTE{xG-_c5%Cm<54YmhlqgU4SfIq$WD$n$*lvMx>tWO7a(c`?uw=l*oiMyeKx3h;)*lR;W&F*|Ai5QWSkpn(!G)~YS>Kx#i@Yf+I'
    'E1$CCl4qv{=C~qi6Jf+pf|iBY*3rI|8Zp5p1#ahl=5<c`nVnz8+oSGGIRiTwa%VUlX3r{8LXPJfhK>tDeg1XdtbzqNJ8BvGycs#i`nw}BEDUgnPck8UV4*Fl'
    'mEV>T@>=O?qkf;(Hj5VV#R`t_?-r8wbgVrr6L_nF(Q2?8D;7nsXg>KUOV<`Z@Xh0Z$ad>2&2o3pJaP}IWn$L1r)}EEJt};GbL~f2&hb1x?kX>{H!WlWW_Sd{'
    '_F-jq_4+w0HCMZ|)`F&aJ?*2;4vOfq6`5-YoIW=zylI}FDP(+XbH1<y6t=FtX8Zg>CS(WaG;w^n@t_I*kSTTtsz=@XF`M|!BFB?m$j7uwprvg+DRm=%N<WI2'
    '7)@Fd=r7>??ld<1M<g062rs3gdWC&S^-xqBJYgQ>cX-WKXr6l7`ufz|>`;O>*6*3Ogdj5X0Q(-I?%?&=Y@fGv)QSIG!nNe>K3Ek_YIa})7p<8{xCPXE;MV#d'
    '@y<4$BGA_tyl=A4dnZ8Av57qQ(U4-E1>aF^R%^qPMqCN0o#OKh;4=!XqP^U)#?T~Ka8d`MA}Xvhu~up;JV8Zua8)gGWT=TI4}Q9Yp0%z<y(q9E)ikcwo_ee1'
    'D?yF!0DX{Rq*zrEhxj9$IYrqgP}c#i0Q6j(p%{_70r+$|C2V){5EXIZ8YcR6b`)27vUt@t5kEdX`m^;ZJ@G$mhkfok@~t+CPZDLL@SRB&mjdX6$d^<-3|S^a'
    '-MjfWU6XTs60?SurNcF>1jv`0mCX0<Rir>(dEj#lpG19qk=x%~V6JoR6p5N)DC99z9DztocT&@{dK;4V%p(il3mElxnND4V{eNFBU>tU_Uu~!T&4r%qij@+c'
    'm-TVPSZpNv?t<6ZsLp}y^Fs5z1&kab1Ff+6qJt-bh?I^egQaHwZ~SBeYp`sm_p*`OquuWVQ`pTSBXlae_AeJuE~5$PxIgo~2n+_x*_wMi05wBTU2B5A+v_#C'
    'w3YvMJpb$){>z2h2zNEk808`#u=ayr6%gnnlEt{}!yKwVE`zUih#xHgJH#39T*stQBXU_=7yHix1NgBdAcPvH*}Gv1C--mmIPJSr^kddLU|NEcAJ?DAN$Hh<'
    'NZhbfTo-f;^LlF{|93X?vzGCGdrhGgRx9gF0(HbX5yX9@djbFAA~_P)X$^@1nGMmK&BxOCvs&7-&w@^RG?`(1?)73>6412ZbHCYW9^jaU+Q6;2EFfX<j+N%Q'
    'Y~5X@>EuKusMk2I&CD@x7COeB)5d6-G24Z@Gw;Yb{>1&$hCCLIe~O^B(2et4U@UyLtH(aOSz<>qFDebngR65yW_VX&!-{+p`P6ZtXNh3M#XNxt-d*oA6`XMw'
    '@z;B*lVWGxLYuQ+zVA%8-*KyxRu)7#K4c?!m!{WYz59u*dcD{!7;pO3tzz_J+5WXO9dwL0_g}f_+b`?pS?7|=a*?G%;yC0f;1Bx|XXi2QV~T?HL-}kTO(ODe'
    '82I1ila_^0+I_{I)Yzy&h4*(TYwHHB$4+R8%*gQUpP1lrdX4~-GxTuaf5>mw)4-nceezhCWEb{&@s^L-uqkWrB^Ilz5Lmg7W}vk)i>5>5wBt{QEwCo=OR>XH'
    'a5i++sp?txYz&%tE1|7Z$FupX9|xBI(gk3ClG<>eb}?gSFs)(M@JWcry?#wh`aPql-Fw<I>tP+o;mh|=M_=cSQ}($+t%)jZD*GF_B*BV35JnyssN#p#ui|tV'
    'XJhPj6opEpXN<SqCUhu6gmmTi*-TGbmDn{QxpPJ4$hnj`h4|1|-{@@gp8AX&@eWdN5H%`0nuX~(yK71&=52zzfO%TLCkuS;5AoHRPfr>rG>b*pZ;(5F$lc6+'
    'roj937AfQ?$=08rTZ;SkT5>W)2EI;qhm@tOdoEY7-zm<dv5|hD>)5B=e^Tb=vjooVEY?$CCTpv$gTkiH+pF+~^U|)ZMi$DpNltYio6(~1^MUJISwdr7B{7Xq'
    'S;$SCc9p!D!}OJ2ydTdcuujJz;@65-#Jf5L?b&x@HQ0CW$v*Y5l}CDptJ@B`WQCQ55%6cVYcT5CMq|}Xx+GkmjdYvP=a5SqE$)0y{Jtr}xKc=N{_n5xSw<BX'
    'Bf<SMM1JyQmLZ;##E8)9G-qCWuPwLcWrT!=4hUSmvRyeJ8{`DK^pL+US$h}x#l}aFRjjOqo-<9uW2<#LW9-9g{xG_b9kjEwL<E}uL(M9i?2cD*zcxstS4$yE'
    'Le(C6juz!;trv)80wdQmq>!k%sg3(91X=rP%Fhs4-^!}wX))mok<8|y)_ew+I<+G@j}Ftvy{CWQT<XQFA6<QV?_&0D8h^G$P(!)K7|2Ef{3w{W^`NJFd`XWT'
    'SHD!~b2ZYC(S%XO?nKxN%bW>R#7cTZF-pqquRpzW$s6P9X3!&tnF4!~CB4J@(Ii%r`ijNsGkx-_XnqGKzxU)mr+qG}1o^pcEMu9wg$j23d%c!k6^9w<6-FEZ'
    ';x#^X8dBAoPqjPzZG$zM<$QE0jn-zP#F<Rn+R%j(tUlzlOhb#EZe^=!60NW5VGyX#1^D}<v&iemt6{LZKB9KO14-=X=~_ql;L=qG_hv|o%t03Ubh=r_lXv+v'
    '-c|H1S47<b89C6qb1UNu`^|_zDTAH#6g?9-DS&nUUsA)E<jKf?(_kc<nR>N=rwM9W-~*UL=gHQIx-Eb-2S%=AtR(`0yu@nHu?Dj&oWW)88skL@s2<S4+i+#>'
    '#t_(6W$APDR{qP1X%I_-%R|TOPPIjB09e_(CB_wgOgqO)Mlgogg^Y2qqT+JndoBA%tk6#E9wFa66(dp0FP)}n^E9bgWjZmhTLQ8wAfEbdS_uuvt)H!j2vkJP'
    'Ny%TjhSmS|zW}}W7r~tOJKS~g)d`4AjLxd+#J$$N!nK>a*-z14InC3a41hm5<mw~V&9}aKkY4mkzotikN7A#w*=$^IE5Ds*OPGJ~Hlh?%9ET8@gc_q|__YUf'
    'e0`%YI|sRy4OpN<y!VwIfoi=m^0IG5HX#BFm=T6Z^sjQ3+D1_85E=$V0%oJf&pAqOu+R&AduX!zG;J5q0k9J0^3Y3U2vrED{S|Zz)Bl3CJD6;wf{PDhc-_gJ'
    '6g^aS_{L08N8sOjD_s!BA}_G9kGI({UUP)klv`c|b1Ay9`aw5jbYRz`##t8_Nkr75fD=DY8?nXSh<uhdFa0W-)UFd~h&9G8=Ee9VG%OqZ7?26@tk<I*%w>C='
    'OMq|K7+u6zoUP~Za=%4R>ht2~0h`-WOS6Xf6PSmqh{(XGm%uopI<e=l)*SOjsFA&xkCWgK|A6JO{23DH8pGHZuIb!jD>l*|`6`y~ve@(cS$FuNPAsAqj#$Xi'
    'e#}}NX!XOnm@f-hqEYUL?kKA!d(wJOLd=s_U6}-Hwj=@FaTROjf~Z)9RkWDIY3mzN5#CKFx$5O(#&X*PFf4H$$GDgVy$oLLESh#=S!RAQ#;YLo%5hx78B2#-'
    '#go<3T6hmg+qko5<pE#px7M0aV|HzjNqGi6Vk5uj15}S}b~01F4(j!zv{syu;GNtczg2xvde7gMs1{Ppd?cnKIRnqvGr?Qfz`VvNogwfDp03NE2iVdp1N|Em'
    '$ZdLr`1SVpAXiP3mG5Vuoiv!Oo*N3Jr+_%k>Kp;F$;)6mDf<mX1@}05C5JEg-!u6*;Xhcj47uRmV886|g2na%ofRq*pJ<=uy4wlXgQ>1!IIB$0G9I%`g4)&i'
    '%wk&0{&KI7&xV*FFi<JK$U;%ehH0@ej-&$#@6u~rQ8icMk8o8xI<5*a6aFeDpJ?%I;e`~rT&3uH+WOcTIJ;Z8%8J|P^Ne{r-kXcxlHkD|A$1B^eS!~WF7wBn'
    '_RXl;oq)BuKT}nSc!}P{`&LI{LRMQFyq@PoM63~X_gg8IcP!0*q4LGwXO?R&%V#;})?%``UBd6H00cQ$IF}*<gD^L6x<AI|@tE9Qhg_JW*(I!KoFu)edI9AE'
    'd)61En6Z=04D7HT$#=DTHt|}JZRT0!<Z9h|PU$`BT!gqyDHrm|TA?SKbd|fKbwc2!n=u~n>O>&ds|4(^rwB%_y66Au^`Iwj2V|o*jIZ&{#VX%igAF|`Pxu&c'
    ')|c=xxZ0@YJ#(kiiwcj*V+pADY#1lKd(@3I2n+fDj{AzM>XaGQCMT5*X^2sQ-51ylKPqdNl&citxZt5p0MD}_c{?!%GeCGfX)m`eG3`-tsPcQ<-a=tbgZ7-|'
    'or=Hu`UIiLSGhe1b#PkJUy7V3V5cfp)eG{k(-DSl@{LhevI9eig6CsHUIBh9NB2dI&eS8Mo@QzTkE-By{?UAo?sN+F<v}$dV9ZoeazNC47)HrCBzIB#btWvp'
    'e+hc+k?@4H=LTBC33g_K?^k3cw{ttw6Nw^Gko0-(C{<a8sM>0yEo5vcWg^obHGh<&x-eYTx7J5mdJR5cg%qzs<Z*W8a8sQn6TIVOTM`(CH*qgXCR+*r<UdIh'
    '#tUqx-e(IfM7=0^Fsyrf@dY^92Z&fnGsz`+dOz&#fU!1U>y~)W8o*|xs9oD^?3}U1Zqr};nPzl?Kch`P<hUL8t=rE;ow;Io{<J3PI1QT9aS}nu<!4OTil|xM'
    'Y>L?U5x2iKbDfO0G7!s-FHt#F=_yfdlrgXE^90t|YFP@HT>o$|(k8G2^L^UEG&0o0suTVfV04c%Nft@IE!VeAM{AnU9b_MS-hKypDG+b=xo_R!(8Z$F<Wrxa'
    'f<O01`V9e|iFyU{m2cqEOnKwRgq5Y@?Q&%L3NmxLHHh$DPPD-W0sebYDZpRB<RbB}C%}?q1n#$-%q3&JHF(&<YN9t47?n&O^VTfyO}9&+IbanDv=ec4iRY_I'
    'jmsQhbAjCD3q-K!we-m=%zNnSt=TcjDfxa6JlJaU?b}kMsl_9cHO#B%gS^6l|5e@E$1^Va5}h^wF^W9H;PZJisWavG4d}r~F0=wHNwJ5_yJCGQAi$v#RC~i;'
    '1JTo3yxwfop70gkM_Y*l1oIE%Fp!f)Q(G%Al+O@kTv%^3CW=oeyJRDpJ{FRj^@U=%A`6Wiw_Vi*5#3kLEm8uUxR9a$o93b0m9OHvkm)eefk^4~7i;I=&igZs'
    'f*pYuH7|xS1*qD)`Y0@Z#3!_*IqdY@9nj2|h3fd?Xk*#;c`k5)p7Nb48{BW~PwlqJFAHEyd4RR}u6)H25BRmd<OCJI6F`9VlKr|etb5)TvRtrn26AQ`OA5^U'
    'Bp<Q|?a8nB%G{YU+IzIsaZc{(YY6yJftlzr#_L1f?U$|!Hzs@8dG!;8T=gyPTLx5u8);(QA1R&a-y9y-Uw#Tcz?t+j`nQ97ol7S6t~r@yqjZRK4`4|dyXj^O'
    'F~K)^m%P&r^mh5AUgig=IkR?SthJOjLOOQ>AXaC|?{G|S2}E#fhVNxpJQ;=jcJKpyuFd^NvJK#~pP$hu^cNWfH72p*AwA3`%-ob+`=Hmqa2OG#7)d>L8P1>^'
    'i5}@|1bnLIj|IjCLC;4Y+x`TudUm$Jn8+L*SOZYyvlSJ--xK+MEF->FTW)E<3h$RsOXV=BLxhhN8lGEpHecJ<6BXTrbqm?!cO(TS{!8mSUoJyV!qQHPy>bS|'
    'Cy-MGqybhUzszEcCya+erIl~gxSQWC#{R98b|*b;E1ao#Jw&$_Qoi&x4BrYqenfje%G%U7#kg-of0p<8(G+$i;6InA@ysHQ84zM%m0#-{L8kvpubKb#9HsHr'
    '$z{e1rY_fU^uXt&Vx&#Nx>wHIjcop(wSlKc?ekaoUw{iL&7Rg%)EF<PKlj$Gmn@~*eM43uLO)Byfx@xiJbk6<DS!_7*!#uGfactQWw7ft+((A{CoNaEGgT&#'
    'Ueonq6S=jqZjN^jks%!a4F1fntWA&RLxf1o;}NY!E4((@5NpG~f#bRz|27;39;+N#6#`;#9h_rqoB&BVH31_!-T`I@m07XZC>r@KbhW#NqDL<HdNlNE1Xtxy'
    'rURWYI$2O130Bg1dWq;&PhVww67a8e<BLP>*y@3*0Hssz3bpXsTF{=&a%_MR=xq`U3x2LFirkdIB-_Y00?2iDZKQ1|k6m$^uZ892wR9%Ms?d9~pvEt7h1?y8'
    'fb5`C&tq<)s_X*V5@wB_bHX9OWkX~Osu$0Nb;xF=mn-V7FZI@WUGxt@Z9^Bv`vcaJ8x=aw>&@A`r`?f0dD~KQlfvuwtY9?SdtMyRlUIDYo5<rsuhla$%231l'
    '+3ZV^86G^^3(e=q6dLsQgJy)@0MrpW$rTQ`!9C6ZqbO}6+ps|UHKsF-r@-p4HPX=>?;iC@I$nyzxL=zez)c=^RXtCr--#JJkX2@~=K!-DGDehl6%t4AwVmU4'
    '^IIs-dTp=@FQLHO0C<=Vq)?=Lv59mVX>e9WB|mXS1lT&!9)3XEgTi_eS+*0rwsw;3MScX`{{*PUaZVwE*|Fo@BARp)oHC~!u{*EI0MFE6-j}zz424MaB4e6a'
    '!8yV|ad_pOdyQi3+TmWm8ftCd8PJrIZeM=SxoOYJ>FnE|2qCJn<tooETpF-iPB<Bfhx3ne{e6cobC$_lZV%T^o3{^n7SDP;I2Zv<<1QOd$i8l8>i5u|w)_@L'
    'OrEdae)87%-T#4jos7Cs?oc|$Yrpaj0QMAO*txzltShfe^%mX0td{GH)9z@Qhk`8Fg_4_NjjDf7@w0mQy~zmQ+4)T5Q+o9!z)yFKfL^c7Zz>i;`(>@jMs^yA'
    '7ih<dXQFl(_r*YZA|%+!XF9XBXmUqcpAC6&hqC|w7I@+xalmE(^84zf;FA7~7V>QCu-Q1OM`$buqn|JvHQkV%r#o&9Rf82|^mdYG>9HDBx$r)3l)mFWu<hRI'
    'vpa%W10S1r(tGj*Cs)mX{bM2aYaz{>aQgBuw(`Zpc?oM1bl;M?P7#8PfZ_c4$E0*3?#wW9(l8$~m-47T#+c22EZ}`F#v+jN+-1GQb7-&ezh9s5o%tDS$)a$}'
    '%do~_#gAq?zN1{TcoICq-VciEar5E6RiBX-&GRIE-Bx~}#_qFv?48Sf;8;>vh=Wcm>wbGR`#Vxozt<G^O{o(j4xUOGk}onzxgAv4ZJ#U9ZZ#?3mN71M*oqav'
    'Q#6F3xe&dxg8vd&Nte2in+@!8f{)@M{_owzl`biLkbJ$r?}AK&x=_`lScl*?$*0?lpJ^4%XY2`PA8&N3usi<FW?he(KONV7HdC|5MPa?4V^u})nTw5a?kJze'
    '=4kypXe0hcy$0GC&C@+DMN@n|A?u@@FGJ`Jx!xQWyMa<!J?llEGy~36755$@eO7%4WZXA&+y5sU-{-u7mZTEV;`<;OCeWrnPvRf3!$jEr->2N!at|rZIy-|v'
    'RJfUTRTFu3RyFV9e=Ujpm@8`8uCn~H<1HfmLEt%`$ktlfh(J!Av30r3J>T~43D7|H@HTE^E4*f`IM0=y?xN2tT=)o=RxS7ws(R9YmeemX&W%lPO3-@)RV<#N'
    'KWSb_s9_<pAwZ{Dz@OSUVC(gEhR~v!sIzTjzR(eT=Rxd$VyKn%H3c8$hy<Kk;<P;Eb}ciy0QBdTWnN$&ukY>qJ%tw;6V^pUP4!)_kZ%jfv$29_|4Og@gH!zL'
    ')rtu|pRvN4j~14)uU!~3R_a8{F<f*tg5&>pe)?y?=mBrYao?C6GZqv94fTN0A)_S!=CAzQwQH&+Q}5MI?kw={_u#@GT7ywqh-;|qntLGcoGRT);F)YT_U&S-'
    'O15A<g6U60k9+G%&mNv?Ewj40%HxWeb@`^wnt%vF*lTzufOlm!KSKamH98OdM!=6KV8+Mu^*ZI%$XfDn1Uv>i*o?I{5IZ|gM8vg~Fevu0+ch|s6?zcRgFBkw'
    '1un;A=}vE@*~uY3?Y=iZYZt`Y$Qe7ycgKZ<uCIdiNTA}ZbFU52qXlwI?)1&&X7fnaDym|{Z(BlJhb)to;e9sXGF1-9B&|Ko_^(dLS^JLXMHdU45>Q9HjFaou'
    ';_G4~M&UJktDW(JwKds~SS;VMhx=C1x2&Q(TfcV%^l#XCqK?ys&<HB3$oYBNXO&kLE1V_BaEEgxJjR8{!{;k!Jr31x<o?23G*}7m7z)D$tFR|}V_k>(;~z|C'
    '^hT??{Ct0*-BE#Rh8fOv+R?m7Ly~W!+*$|`h|Ax*Xic0Yq9W>3QYTk0<<~4t?_|=aDOSCqz^QaV)()OT^*T8iO}~a=JC*FdlYM^=-Q|<{P}$^k@_K^!f}?yt'
    'W^lO-@5P$A$=9-Mh|<~D71iUgV2_~}1F%65Px?n!+l-+!)p7R#_jN<<0?6N5ZItkyy*&FUtC!%0SI}2{c154e59K<8tnUYWvTqb$1tE&s9cm(1yTc>9QtSsn'
    'dk??7B16~H(!CV>_Z-WSTnHd(fF(icZ&l5byb4F^D~7nBM5gwnBIJ|Ew`5-kaPdF7aN5u2-zc2vJH{wFs1U}2%6ct57rK+Ir{I+wXMSD+vbs(d?Ue+pV3M{j'
    'ftTQ`Qu_13|N1S<FzS^+>r!X~h+UW&1`FA?F;}CS2I;!h6__3GjFN1vk7>KDBE5~<w|?gB=aPB_VByu%Fav?_cGEn$GM};$ai#E)2l<#hpSVQ&T2<JUo1Hto'
    't2URItW{3ilI+BK_F1$>U{)X3{)T8cqPs+-<y4Wo<=jQsUoSb=u(3h}=Yr_7n8(g-$tL;BoTo_#sjKPLq~_CyIBz=OE}kin@%4;biQOChsbW07ae+q-q7ZW;'
    'eaRI16jl(@?t-4c{-Kg`XY8?3=LKq_^*4vIp1xSD1aOQx!aqO3J#q=qR8Vp1V~W)oZ*s@kkgK}J7T7*KZSV1CS$ZqJtMPC6vUe4(%<5KOUe!hMSbtLBj+#Uv'
    'hrF$CO#UQ!2le-$vtX<k>garx6#iVUo4bc&S;%~C0-Hpm6rplwZZ$(Nmd&T2$w3xj6YZIRf)!}8^JJ-obt`~(^1QQC<BGrx2hek|2G79kYXjag-Cy@XB&$9$'
    'czfE1)m)xylW8kk_ez0ZLe%ZWG1mDq1xwmfPAHC5BLSgu3n_i30>KK0dtLOfg3dI96!G4*W6!K_irkry_y6s2@G(^m|Lv}Iw#fM?FZUR5g(7NB&D(N{m5>z<'
    'J<RrYCikPZNy7zli`MoQbR1uSIJynA>mb_$xmPODhuD2y*H$aws8oe{M2r-Y?~g~oBLr66X{qtNQ2InfaVr4=c3~8?$l>`lj529#rt!v0+{$Z8|0&T(J1^gJ'
    'g|&oLh5dV0?CmPis?G)TVP};qA_pJxweYy>!~rY!B=eCzm<^cb(&T-OF$g%S1Sd&*ZjpH!A4*@})0)u|3{@%hY?vp$%9N*WsVORof+VjJ{)tSLqq!ikBYupC'
    '%od1P`n68rQ_-2gT3MhWx2EWu*-8Y9$M!t*bo9!Ayhil@oQ`8g*RAHgWCRsn>ie8)DXyrpbcN<CDyE%{s>b(Cv{q<6oKB=#Sm5n|HSc$1u5f=eYuca-cJZG7'
    'vbJ8pUT#2DbRYRgJ_y|<*UXjYg*O>|4X=e>EwhzQP9uw}u~^ddv@ykh-CPIlFkwdt#O?|k?~O8Iy0+R%<lY>H^Rjg5jnb#Ez@-Gvn|@>`5!_F|g;1xA#Gml*'
    'C)vh-9Yhd73~UZRV-;%lX=dpHuh|wd&DVP1y9FF+H#y=Wx8+q@l1}k{H|BDX{|!b|_jz~BI^*6;-#H`R59d02`6$Gev!a4IPkFbbzZiD5Xh~ee9V)S_6|ek!'
    'JnOts9PP6bAySTrt9c33RFz&kBRRzelokxd@XUVBU>CFksCco-JCzffZ2E+Gj^8Jp!m9EYvKPW$9&IDzZRs%aeiIj(kWaQDC*f}_ww}iGXY{jB_wlUA+%7)5'
    '`7HVEl9(xo`5)&RgUHBOU)(!UQh0toXQS|@Izf5#1yH%j3%l#$rnDz2dgz4T*(@M7zKy(2$Gg4aSYc)Z-$_bJmN5@`Gt}Ij#j+K2<?-EfSYf5U#&W3`3BXUf'
    '(!9Sw9p@yQ@%}dQV4UP+EK}I;VNF0y52)2NEF=+dVXV^AoXrPBE0u*foYvE7go*styrPS>UJJZle#*?1lviQ?WM%)izCMift;)&Xz9|+MSwB<W*A8IDnv*!5'
    '&^F|xL-p5#Opb=>)IfBksw=pV`kq(ubnrQB@Kv5iCUM}%$9E$x=h&$C+0HT{-wC3s5yva!a6@mtCPx($!_D#ZGxU7!2Ygo|hhjd*I>7h?@8}td-1jrJ{ueSt'
    'q!nLd;>r>VTgWu4V&B00jpx_}vNM@XV<W90&kJ9-H@`0yU`6#v`>BZ6W6c)ytTuAtEU$7*c|i>$T3j$6RQ3eOT0ED^ZV5Hl_B}@T=Mliqy=;7EE~Q5ttZ!1!'
    'tf=ks3FbgLl+Dt`c!jX;HP>I5@xGJ&Zfc^IaVjTl3a`NYz~zm|K(m^xUNR|$9>{CFk@#6&nUCBkP8D;hgDYaHH*;rB?MNc$)OB*yLDsxw-eBP=4w`WL=u+yh'
    'Z`6x+lah5M6_sC*FX%$RbGO;+W0$JSQ+7GlwF6FI%)P;LNat2_?FLd`&M_O2F7lhL1W|F|lV~XS>cv7clfam$5P6tW@Qw}W@t#Cy$XMlT&-;10PBqrI-!5tE'
    'o7=S%>O;DcEn^6Bk+5f7?c{~#=EL=Ggl;r{w0rZbMCGXcKVd}Kll6AB0wN)G>?Nc<<E&GN0eC%;Td=2LPUu}y#rTV2E+aBy508jE(APq@6JUKD#PeHbx=q+N'
    'oE;ZFssLt!h610x=pJJC+D(Mb^tN%gs7zvl2ECJfa-l!L8f*`d`{fvRke(rYfnB>-yZZz5TNA3!1J??0{}d~Z{&pT^u%>68C7;I^0^Y<_{(4`G%Tefi6`uq)'
    'f>sIPhk2E#NYOMCR-CHhqE}cxqiHsmtSxf=U6<9_9T^UCAWm?ha{Frjlvli^qAHeuM^Q7F97bN~ezwXB65i4QMlhzRAt|(09k!?ORlPQIo{W)9=5_4l8p!(C'
    '`J1))vA`Y_aqU;Vb#7<W<ZT2ll2Nk1D_mey*u+liU%k7WU{TM{Yhx`1u$pg>Ey5~PH}HP{odm|Qk{RG7Ko3f9{)E-6H4y^Y234*6&`T9jrazK%TH9k`);h%9'
    '921%eeT#hx%merOnK?tk>ju7k^wqxS_AE0idteeXAA8gBB#4B`N3^kBqKx=-V)3C=@B(bKgzeysm7&)V-0T!ff_D{kxlI>!3@=3S0Qm=N;%#?M1aM04YQ6f9'
    'jUUu)huR5{h5aS}?O8tdEig)-+>@eh)D679%J;4wJ87~{L$-*h_%z0d%au3Vfm5qv(tnPs*JAQ`w!o?&m)ySSFYYs>Hw83JeM52Gz3&@Gxa$|DklODSpc540'
    'ax4BHe$lwS-GTgyg1$$__7<d*jTL<=MFhIS@7YTy52lkh!3K^9{tcL)`!ws<lZM$47g(bGrlT7U0|N9_&&Ddp?r5`<w;1z5Bexk?Dk2-bj`4qe-Fp_Skh4-c'
    '9nku`&qUl^EP=5>@%a;J?gKJps3-q#;$HLD)5hBtr9t5jC*>)uU}O>NVU3~4O76$GwT?WRA-qgWTyfd~?}l#kzsq@@{!A0eXz9iiwQN>TCy5zp_ZksxKWs~}'
    '8o75M0&_ge&CCX5N*8i38;y@s=5=^ce`dOReHr)^EUU)uL;Te7IkUOmKUhY2httLy2Id#GX0D@XlZ><=mJC|qx!l$K8B>!*DaH-zVugsvx3X6)cyBRB^3hU@'
    '-9|Q6^u;r`ly9H+XKSLqEg0{PCBeg8*0b5CaL>#L`giDveWTpRai4D6B*mYGF@RzOG9wm}8La<1Xlsg$|2sI!!n=;I#%Atk))izeW~a*7F+UsPsH@*#^fbzc'
    'AoBDf)9AmZ$YL)vRMdQLbZZ)vfGu`e@mgs+u0aCWSq~7DIX{rLq2G9PXN@*@bIcDD_*AI>{ID^HqP`FNU97@jHH=5)ek#ST-R3s(eGgo*w@^5hOKGF`OblWY'
    'Tik7b1HVvGWbQ>k|7`2GAS|d?t`Ia^==X9KZ)R<|KoQx}fwZ{Pfa9BSMb$5oUM9df`?`EeZ@QQL{i!3)VZ}6puTMRV=y7`%d6A9ITIUpd?kcafw{j`4maOxk'
    'p#Aoy(y4{s(LDo@RlDhdFwOvG9joZxOs@A#2yftHgFGc*^N(U2Pj$Vv3_H6D`0c#kZ(|;5WX7p&M~h>Q=P*a?%_{^2w(+skH5Y5hu;{Ry{m<;>CL;D;%*oPP'
    'Up-X9>-{{o8o{=0D!*GF)@%6bug>}CO9}ErG2J~2(ECiIm!G{r`<Y<#RF|Ll^EiHR7ew~>X5>#BBSbqWvN(erhgv=pd^>zc4%lRyNP-|Q(jc<fMSRH5mOACn'
    'h0of6LFz}QP{?6uB|U#V8RK0!s=V&C3t3FY?B=sQ!Y5I4lYkz*Oeb?&kL&4~)pRbS+?@_YwNIqMSHNf%DfeU)<=W)5)(KPv1BCGS@Y+mawI8wd*ce7Ty|oq='
    'b*fXn;p&Cb8PMd-E<yf&ls~om<w<l0jro2r0%k|STaxg{y9JlpW_d1l`!`+tfAdCel-9F{E;nJ4=v4x>2k)o5sJ>6I!UV?5pxX4uG4xU9QzNtu>TH=1lX3Mt'
    '12UTTQB{#ymBieE0f1&Vy79R?cX)iJ$Pd|`MiT<`<F0&F?eL;D7GKjZ9Ej|!Nb|dk1Z&i<JPWl;&{{sjTKH*-n_;1IC65!p`rcrODqt#0`~mWU#O`68v(%T)'
    '1zbjWj9kRwsT!SOTh)Yc_=-VZ06;tUVAp}i5|JVeeXDOo?4qHM>ci%6uIV(S>k8r7EGh`p^<>2kucw2hwcN&WVz@_9Ki{39XEF6kUUqb=W=5g(IYPHH8MIaM'
    't#i~sXaeqO^s*SgyMM6vujXL>%?936WDkY7%T)gCZylY9u(gGrJ*nej){`w*LxIm=HbwNxm*ybWmQoRjdR^t;W8Szmrh494ws+_2wUY?qM_J4wMad$#;X;-Z'
    'X&p|dM*<2@=j*RVb)Vx9TG?rMo<|+zH(gwaycprc1*`zy$gC9tM)AFT6L0472e=@hS`);Q>ZhRRSLzY(NCiGmeYKsR8G-Dk8N$mK#kw(wz(r=V+1mYT_%v3G'
    'oOS~3#@J63!{F@+<Wm%}X2C08O!ls`Q;Uj<qD`{D;VfEdBGxckUTZ(07@PN@QP}%hRNTLq2{k*Q6@WNe>JH(~fJ!!U!Jmz7W3H$hsE)qqsm)7^GKji(&F8<;'
    'Yf02fk?BLcm9baWEm5zJy<d$99cT6ZfFXZ!TFv{T$PL;#@}gP7n#|^CFPRvIoeE5$BUFu-^8Q~h@i9b#rN7t|klx+|Vmr+PPZj4~Gm5OOH^?zvEB|`K2JX5%'
    't6-b#CH}-~G)=E`;yd}QIcz*y^E<lo^WyY+^3s3Y_p%nn$|p~g_uM}Z1AF0LCovY@A?=B(_@6M}^-fwojFIk)2*fsO(-Y1)E^TUrm5!E61czcv_k8Agwxb_r'
    'ZG{8vuE1)Ghi|q@nUOTJc*v<og_oqg`#XUw3nva0kap+k@<F|p8HH2owOw*^++W#vJ`LV;cdNuUw01j2dOB?_h0)$f@Al+#{bZ_sx|rh{XD1<pWnT7ea>O#E'
    'CvGr1ubRtWLpJd+ejQ>9^_um{WqQ3)KCcexV0@IZ+Uw~&IgiM?SIehA1H<BN><NlvXQFr4$2{%gKzt{;!m43mK0t4>nq>Ggv#DLyI?GynQ}l!$MRWH!D3|J)'
    'dKQ*o?(j2pZ+ApQ>HujOQkHL#^N<DhhBFGYLBq|xJJsWoVy{y%G$g=*9drm>K>*kG+JB(JvqQN~dAo%x5LrtZ8nd;TxE%CH3*0u?tu2BPt_aGT`P%Bq_wMu^'
    'pT|P6KfLuYGNS5%ZSns4<+%SYqTUW5qj!^*?rPt+Pt%7$da@IxuaGgca%d-;^iwwY@y<y%)WD2lDSozN$+Pxx7bL+9`B?_Nj_FAYoFCZWm5%CWTx%EoP>@Tg'
    '#{^!KR>PqT*!@l*4t3ZS7}8vCXG}CZYrg!ST^%#>q+IFi$RMr7Yxq>EipxV{qUyasdjNYb;2LVD^mLR(4zJG;nJ<5nuaXZkO}Ty;y|tASyS(u#mj@c@0rX!+'
    ';o7WrOj2_$gu`rCqh~Q3yTy#sJ??9+&O}Dy5NU$C6pnY-ikX8$IzHrodCR7|Qy6CKxVzKc=EF*1b+w&oH8b5G=#s1G5VDH?X7}M^;IBM0E@fmK_iZ^>q0DKd'
    'r*Gzj-+|`$%TE0iu{f2F`R~}4{$(RFVHAHF@Ejr=pu#EL#pnEp3F{o@@t#nKh!`Bms78{5OQ7^XhECM{K37}667*HIpd$cFLOOH%hY(~5hH<N6B<<n!lpLjU'
    'fl>T`;Z$n)e5es`rgylHBtqO@K8MwF1b@LN|Dy_hh5uQ3O=~|N>&m>w>U0MQFpzQJ)(Cj`uVfsC-#L?P5naT(-wQc%0Wpq$vd^Z5-f_=KMCbh`>d}9b2_~RN'
    'x||lMHRjtky3q|T*k!>gQg{AaIINSufCm1&w;Gd@)gG`|O$)3w4EFIvvVc7aGhC-<pzjShW&R1l?1&hTu$b@Du#(dVFcyuY{z{~WB3KpnBX<<R^#{nDO9Ue9'
    'zmXhQ#Dc+lQaBHH%9Di*;}&-fo#V-dYqj?F&Hzj9<pg4rp68Nfn>Mq1GdHq3HXy*1vr?WHiXY@$qIOnUj&?_@CX4O$U6#U1RJN~RPd%ZH@aJsKp>|mfOI*0Z'
    'XPF+S8&V>j8?`(Z$OAb*exgNU;4$iHd?4?>))qCcbh!v#mz6}|u$Gv@hQ|7T=!5glDjN{d+}E4|nd@J&Wb$jw<+O6zHLY+Nb$r^xBEAO)Ry?bHD(cA{BBHvy'
    's$+VRol;%1SB6C__I~3MW22~x=u9@_czztpgsj}s2~qtLa!U3arjsF~ffLMjzCHSkcG^EqRYX(2W{-n<`rGt(+R3<GO3AKC>OH3xdq2+oJz9<g<NN4?n@_uD'
    'T;YyNDBUa1deDBu6tyHjX1y;$D;B7Elwn)0TAGo*l`J;qYay5Caz~eZUa}c~Qv}%Ys#)XZlb45z#6FW!a+=rUgRbyRjb+cjNA}@x0n)5pKym6#QTGJRsU`Cm'
    'we!x6;$@sPVXpb^nxX<T+}C%1u*{p#>Q+`5G82$P7|$oP@~fF5U+GwK+WFqz^7+7fUY*RR>1BeIiav4Bcky8=QygmX(rVpeKIZ(F>_z7C;@+%xB9Dc?i5^V~'
    '4Lw)>?(UG_3f}AHYcrz|19wos7(g$<H!(&-o1m}Ljp8bgyRWnNTZ#zn>9ULd|M3Lm#&ilb1VoKJfog4+cHh+ve2Q#(^GlaW!(Q@4{vLOM(;#b+)0f^USM`$6'
    '0&<XCPazUs&IP+W-(BvlzX#d3LrvxFKU7jw_1Ndr9Qvf_5fzibY8lZ!hw)r!qfZQ~E+Mb4!}@)R^)z3Obe+(>^hI-#lqiTcx|Pmjv);-4(md(<wfV0Dvpd<`'
    'Zv=D5|0YMc)al~g`CIc3-a0^ceic}`k2n_%sIWE@tpEpWg6&Ms<$I-f687!`=HyIOxv4_9Wf<|V=-G8jpikolX2v6G5*Vp}1yl~d4~}jh6GZ+k_H#+}qzivl'
    'zT1!1Hjm5GaGO=%IN+X;>kZK-vubX#>bfPE*J(ik=kSnlg7t7X_m{syFmG)Si;D@QEZ9{IoUv>yQTy`tr=M4qAWjS_>hv`Z=3Sseec%5hRRxhjQ8~rVU+8^P'
    'h*{HLfs8I}7|mj+5sdQ90wOF&I!z^0<+onX9qshIis0@BUqVP?8Je;TzT8rt-H27f?JeZ8C*R-XYos>Y8Hj-c#;&B(o%|4n?7R0*`|V(M9}4Ul!@M)NYzEXw'
    '9T^)P*m3(K=yR#?pSs{&64bgs4qUOrFE_(u$+hK$_V5d5Q-#XDkH_BP=(49AQ7iAAl=a_0i=YoC5cvaS+ERKXSHyu}<{<i3+!`f+_irv>OUqW|Hl_EpXX&Pp'
    'sL#pvF;q}86#}jw83)yCG7Gez-6k^kLY_0)ngIK`L&m#g#1;PEfwtBoQt)`5Ou}l+4ndai?iAVH$Y@3>1<u?0CTO(x1>(b-qL|0jQO-(F+SYd(SMpYAVcyHj'
    'VPyP@6Nm*Ozpp==Ze4ssAh#In<P1t#6O$+jw?XMIpNG-T1#De><J;Rz`+-ah7cDViH5T(_*{_wOKg<zcP2`C`oc~Hn3$~Ij-d(N;J)PCf5V3FM2|=BDGgVQR'
    '$H`=_g=5t7`-^}jdkQh#HcCqU-hOo3Oy7tucZCK6ESI&wi(6oJQwxn-?O`EX^t+|OcBrgsQN`*lw&wOHx6zBf*#Y0jJKB5Tmo6gco26C=EL^}yGB$Fgl&}X^'
    '(FgfhCnCd(>`(CpvYE56@?R%SP7G&SFmRUKBY8wE>ED^io;)DzIuNJ*fR0Hk#Tyb~)n5$H&s&No2L-R2xZ+0I&1jYc9~4#<oyI@^j<1Ovu%hB6s8xV2G}bBN'
    'eRHtTWK%F2fc!zE#%p;Zjtm|Nb*c-@(Q;GhDW?Lv_A2KMcG}Ie^F!GTLGm(_(CY(x@_;7UA<weo|D)_n;Ag7d|L-!}XSMJ95|zppB@!t_3Kb!V>>*SlWJzTy'
    'SrTQ7EJ<IoRQ9q&B2;8ci>0!!pJit5J?DR)^PF?;xp(HH-+x}OG@qF}_n!4R&+>lWkER+v7(4qdYj2Jl>6bnR6Hz0h_^CRVK$gyPmbcDG@nVW6lz#(xJpK5o'
    'Q-_8x)nt7Yh=Z3fFU4*Xa3dZs%S!XW(?hLU^w%ib3K;#%Z!hKdF2q_B<zsyy^<Ft@hy%wqEMlKRmEl*keVJF37Q^BNT<;FnzVq6T_CGm8rLMl;0@Okqwyvun'
    'J|$S9*h|6UNlqcaEw@p2z-Y+YV?Djw`FEDbhI!ApJ^l{p!TK=6^=>}FxUUhf6)p`J!x?f1Ubf)u9^*N?hf~N7Zz!J$Ol&S|^n@Ej2zYu55X=@j9KY^7tE16d'
    'YwbLzCL7OhlK96Ui3V68zG5f%HXB&EL=8S*1V>H+z!J4IUuWxeEMF;uC`O9@wi_D|BP(#_VqC~$_!o0hTX8SZSli2}!8C;sMl4-k)-~i-Z6xvY9l~h?R@OF;'
    'Y}=Ijg3;Izc}z<w)QgAM-p4i|zw^^O^%$v2Td-^~Z|?K2Il!zi&B919!&*nZo>t(Sb0eIcOSPrx44;gAAAsY;ye*O21hLrPl-8Y)@9JokVqKIKD3<!n5HeJ%'
    'HI9Yv?>9$(x`Q@9<Jbg2mGzR@{Ol=T@Lu1dL<UNncJz-h@K{MLiVQSA(YB}k#6Q_%PT{o|cx1>JXQ1Tig;kAc?VI@4fMf6)5w%N2UIsF5?#uN@0w++g7vY3O'
    '|KeeJy1vX;a7AkcDTO}&NRA@k0K+w(oe0O{Lufxsr@O6teRZDvuct!lDfJr>I2mEBEOh4QwrgP3K2K`J-j}-4YgA{yoFVpIG{S!gXYx3VJaPV;hZSuL(BgnD'
    'ZIBI7Jzz<@=OS|WXT{O3W4az0FRIqEPiHf!u`eIU_oX^=7l>LcICkJCeKCl6UBv@}k|4_bSLwkTVhnOnzo}~Lam2~Z_xM_%4_@x3f;U`TlZe8Cr@<oU6&bTq'
    '$LvhN<CTc@WbFfloUYZ$0VdTsp&y8=k+iYbdiJwGEWB@?$oX16EyDAE8tEu}T6<*BUv?{FhVz^^Y>ce~t4A^Ls^S{+?Dv-X2Yg3X;&=bTev1y)Mi^)t0Za90'
    '9|C0^Srl9qfNb{#c6tmev0#;`hWsAmERZg*d44t8)32T60UCF%`N%>|K^ax%Yq*^ruxlHyQaEef%&h&&I&H<)+v>joIl4EFtRx?033eE?M0;2#a`PwX5MWOa'
    'Cl{0GE@v<g@uI6E2GUv?s47B+@>trO?K5Een&OKE=MvPnF>jzx;Lj|`{khAAy}X}YkuQjL4De`ze`O&s)Ek3*dk_8K;Dxxtel?Zr1Ct4i5}e-ekp&Svsnn>)'
    'G1^w!D*wK0e+1}BqDJFyXVSvUY*qj2YB~0=(3b4?MfhESVgGT~22t-!&3*sHIa@^x7;<kqn_0A!^UDfOdy&<KqYcP08pwQvjT<ui4-Iu869U4^30cxBbun)i'
    '8*HkqQLqSM)Bq2QKCbPu#lY1LSu;7jPutT9vv_<L*fG{*&$<<P@WYk<m)7Ulmxz11GF#t<8rqe79?v22oqDo}h|*Yko$Z%NF%gM*g^s8AEo76axQ0%=Z)pUu'
    'HlH$C4J>&>ozwC@+l@wCw%26>q6ca}0776oX{*&whX_<P70Y20=b8;ccW%Ude|N1l$M-A`uZcdA+l&1LIRYJ0Ko@u-=0++8v*#j;Oz34^U*!pr*UPvJp0a^A'
    'r!QSX0r@abtEY7(?X~A}Kt3`Ak>-}I%W<9q(g-k+JG1Lt4=DaV5&%4VRRZ4VAJZ$EC!~Ju*85wY+lGRT*(e4U$0k0fcgxmcP4Az`3<8Xr!)b5%%^~`^^SjM<'
    'h4`6_1TN<=`T`;UuRkJSiSXk7Ww)@v5Au=H(tdW=05CAF_1xvLwBZ5Q-;LI=ix-ESy?0nO0im6il5N{!ek1RMzO<n}8x!Il&n8GHSZ59BG>`SV@h1Kps4Rad'
    '34-N}d8>RL`iQsjU5_|kz^C0#Ytz9Q3DI5y?AOT&cCFwbxJP*MoRtd98BKYmx>Zaf3{%*ynRH9aT@6*Wmh(OHWsb{Vekehc+R6THnj<P0t+JobE*ojcBOH}E'
    'UcH_&w#%Hc>*%cJhHNF>C;Sn?54prDL`G1N-TW}y7hf~qDP$KvmX7G>X-UU=4xdek>DCi<M`P1X%qF<z$Yey;Ud#R4hT4C*0XR38OPPHS|IK6iOUjJB5W!qA'
    '7t05&ze8_qz}~ql{Ek{BwyxN@fENLOM4g0ugD@?l$TlG@1|Y62ST!_Bx%L@aj1`#b5fC1SS9oi;`D|xkjlZP1$HRWl_kjS)ZK$mLAVuUYc!yCIH&3#DP0wc~'
    'l~n?W+ER`MU?%uvj>jPjd4Myohob`jD^QOWdA!~Gi{-XAcNI7Y#5;o&rya~*+K&m(sh$crlbw0sBET}9e?!fcW>Pg5?7#_h6)oeDuT^v0^BLFA19En<3si}p'
    '@Wt)isk`p$i{N+LOZ-ygdEV03ZISyqoT02|>HR#_QgEGBwx-^Q^7)>^XM1l7=m1yjo8tliZ+w+BQD%NOw^R{v(Vh3jMds*SjupK==zM=U^7ndraD#wueINhq'
    '(*XMFRIN$GXnSZeWlmIGJ&=bVsjQ_kC}qT+QLg)*42pNMr}8#e&|J<BtOq!RJm49RI>Osxdr!`Fnak{*zBL3$pMo~})!(DYQ+VduGS4+B*1DLe>hiQ=T`}!a'
    '`(x`<0XK&fxML7&@^cV)_{OJ?CXL8e8~A`$5LcGfbM#&&X&iZZR!V?V(d7k&_ohqER(e#9g32QetP^KE5&j`bH0XKW-IR75vG{r?8{*>qNxF=&JxE3T0CD?s'
    'voYfJo~B~7HnOoP7k53?dzlW2T84`SJ<br1$n*IV_oYlWgip!;^0QYwXIEr9Hx||8(@(pe67-l+FKgV6q^Isn=GkmF_wHS1Ovfbg9YZeA1zR9Nk-wsa?rJU{'
    'D)&CXG-u%Gz#4?ON+4Ir%Xjv}d8n9s{YGK?K(Mg)jOBk}ReFec7T}+3k<#TzXgC4(Wym0}%g}@9$Jyo^z5U7x_}+3eS(!9tcb%rI<I4Tb&XrkaDHG#ViQ}<b'
    ';<!N@pZx!UMFL)r$N78UT6~$#P<9IBiPa>l2-s@vi9izi^`SFlR+@-?^`qs?WmsP@zTR|wt6!7;p|*5LL{zJ)m+wg(w0ejzlvU)wSzqsf>;7eWci=Ev!Dy$T'
    '4hfp)Shjv2qpoF-+ShDm+s)FVT;uw`j09@T`!WyRBo;LdYmp`7*pxH#QS?vq-pO7-W?-1DJHQlR_8^QZ;`5=-f{+5UuKpBQWe*Cv8YS8_A}{P-yF<#c_@0~e'
    'r4L2z$NTB60n7}z!#NiUun6lfNq+mWoP$LcD1ASqizonc2pptuX=y?9&~$RHy%5dsky_yLi>E>@Cg4vNm><9Gn6UaH>xlRC)U=T~B#1VknjwA+;&`Ml?ODXz'
    '`ilJb1ugjfQ}!^))NocozIGuEMW!cF@jH&Z3@p4X<4QblNc??}SHo3z<N<on1|QYCz8(!UU*g>P+<%fi#-lkV%OUE(uKtlC-?3V~yyV}rxmRZ-6%w^X>S5&`'
    '9ogM4CgH|#J-(+Y`g=h0Js3b_g(FV`-mFmO{bbiI3pHl-&H=+yCI_OTc=oyVp^me>5tkF*MIUwLsY+@kl^V*piQ05a?2Y6^!dRT;<2LcMAF1ORLmzfS@Z#Li'
    'Ch8069P9tG%RA|B`0j#H&@NJ@UDJNx@5kA-WIbfa6<w#C*F}}q-4eW08%yW#Jf^TEGOgFs79m8A9?oO^PYwNQmq~-@)dJ5I`*T`o9i82@hW<>vR_Yi>ll-2w'
    'Z%0A!b#<b131S2)Q#UJWSWHAwbvY_V46B>Oo&OJ}of*3>NCua;AGzZ9WscSX+a6*(-!ZOiuFFtk*sjheYF4Y-`ULtU*%Ngud=M_PzTthWqkC~C%(75Et7iLS'
    '4|jw+a;)wp!z9zKPso-4j>+3evr9z%6;YqBCINp3aQrUL#X1ngLIxh>&@Qayn4|Suvv7}0k=7^5gJq7kyvNZbu?AO+fSj0f4k}BxSJwMS?As4>Ye~K06amym'
    '6<SL>Ou=)382X(B9Ni#@nH88ZF+#@}Veg>u8X|6CoCOG!AK2MDgFh!+6d8)<C7c5_)DZ*LH@kpr+k>V!ot9C-WZx?3$TdT4o!y<Jr817QCAr;o!0LChuvhFf'
    '%I;u8JfUqMFI2!B;m=5IVyG2y+?T*Nb)!d=JSG?aRwfRs&}I0TLYgJrMKwdf3EYX6BCc1{(L3b#^OIm!015GSD*6fBipjTHjjYM3=z&HJ`6G}07>pq<1H1!I'
    'GcBNB3|P8gPBxJNu|{m>y(r2*E^mthQ_;y-1L|t+Oq28I{}r>tWNxT2j}Q!Yo?8Tc3cOb$sNI~k*{w;d^LLNYiJIWyZ0uIdb?yOP#uCbN?+g`ZyBY0Ks72Gt'
    '2HW!w@)TsKv(|qBjK~>&EQR`7$>nHytswtqFY8Z#-$;Lf{*5cheKn7bHK^o6Sc_Umlg+3VK<h`IPoy>RqDBBAGc^bDcCZKU$E#>)Isd3%wJ?7lGYJ5#1<@3X'
    '`KvC(3bIy~(wdTL*KT%F-0L}i>;wruEQUCpFZnEb_3}*#S;vSxPG!4ma0sh3fu08}c-@oOIE#%DxtGaj_ThZsmk(a@#(CPYzTL}Lnm6z71)pq)3k@<sTfi71'
    'vVsY2zyiEKD?BT|2)!7ESnWOh-Z42IZ^VJ8oBRIt|2cbSLndGlpw2BuYu=V4(;;@jDkq~MEQ<X%=odobUn78ISrifHdPjPLUAs&BQLdBv^0!@_d4H(DX4A_r'
    'lk9aV0<q3jHpW^oEZLjg8R95&SdXz@q@GlZ04|)}PM-vS^w_ZQrv99#?-(#bcRD&OqU)bmZCs}v<DypsSnDrS6ER)xQvrWZX^@R|L&AeO-ae-Fry|-gl0Oq_'
    'Gfxh0bIxsGRz$2eoO9_xRd*U?01k1Tg*79fvI?II&yLzcU*$aqG$w3}Lbh5}?=Z!BPMD|sJ^}PFaHxo^ljFo?SOGR`m!WY`qyk@e+hguipDF<POHh?)QEXLA'
    ')Vp-f1g1yAUPWm>oS!J=JZrkWl+R2HU@LWe`h(m%!;vW2?KwY%#_Yi7Oc7&9d<kS#x=!-P6whQ^=Se?M@V{^O)F}Lxt%F^5hLqrd8QRY!;#Pt@v>(YeyTLq>'
    '@XW^g6M928x~o+*p}KW1`%T-mn)=E6zjmYQP4!!t_ZIpSM6jvth>Z{B1nOs@N3~*D;8{A+yKJcM_G${?0tBmagbM8ey(8TS`kzlythLaQ7S@N-63%)&j&+78'
    'MrlyfspD%4L;y<}7<<o^@xu4WWBeW3u;;G&`;e|!-u?uGx=!y4CCyPQ!yIvI46oM{>r%X;i}<3tud#Z~X%l`mSBHH0ie|1oj{n|e+@DKDlyhsWc|5URoX3)N'
    'gi0gs+*m6sH2p;orTJHae1h71Zgs>o9r?Vucayz)(_7um#;CZa(EwQG;2C%}VMP?n26UOu2JdaYir31s1-W0A60gUDAyF<kBV6Kk5-^azt(sXqkG?`Z2dp2C'
    'X-tq~k|Fz1JSeKvt@G$M*Ol`P{AU|7XP8eDsCV(2d4oy0<Luu|9phkufUENfYY`D-_1T?P5sbFsL1AS;eK~ew*uX{dd4UIPU=VrFxy!=@>=D6v4znQ`{XgJZ'
    ';Zs-J+IR8K##4wn!ft6o8OvQ@sfBG>qv(((#|pJ`zUf>5D$}?TpyzFoi#0S2Pj!^y2QBozI~sr<HQo!HM=L}brNW;1R?ztD`G^&(ri^3Q`qmcpM90eee4Xmk'
    '(&8@e3po_4#h!?|7I;mPYXj>TaB@tM^N4wLjeWXVYv=rS{{l{`LyVgnq(D6jIC4G#l%e59WJJ8^e*4zIFxJ+y1%LYw3w@FHs&dKG&J%yoH)&Xz9<sj<@;={Y'
    '3(vjF)}8o@m~cv!VP|l~aKBVFPT0qHZ7r42CZ3rJ9+@k0B_i$vSlgi9SYguqh9l|B8|0$%t8e&Kg+t>=73%e8x$_Ag@2Cw{ePh0JC&(QP?6$Y-=s`k%3sj(O'
    'q*V_NCnuBo{B8-ldkiJdtGw>h0i_@9&^sn)<W44!4uv7R{*c~8+2v<+sK&KN-_4K=1r0aqanxD+`z*l}>3wapK?|BGTOts(z?StHKlgY0q~FpMsLP^$(u<Fu'
    'o0EJ$$zf})00BuffPCb;M~L-tR0_m*dU@pF16JGEulWVG=d3AoD)14PjA6ECk@JdP?#yFdpDhfC?nAOqA3JjcRonB~!0!yKtt-q@UR^x}&#ntvRb@n>CP+<!'
    'Xzq$yw*Au;m+fG0pa$I>#W=|PTsV>Mca*LRSMjW<%f|z7^O>lpx_K&m_3qFip8`0-L3^Gpt76*52&H9cOTVDVmZQ2GZvajFbR;njiaJC)LhY{nxxgFSo$d31'
    'g#b5qKbwz@G8Ea#BfZuu6_p2gPLkeq9_i)iZmf1PtzhhM{@=~xaeviDZ(t++74nv~hrRFTv~eoa1iS0c6HyCr9&t1NYuRW6shO0Y7JiBBQe@abk>!CtksBcI'
    'zt+CDk$bW|$+b}DoMn(y;1N41_x^BiW~uWR$!TnKRX*LzY{@W}>n?-WM&kCohmB{zAkTOMdIs#e2HNv%#lLC_w)K1jZ1h^>@j@An<%PC9y!!gI*rT@K?&@?M'
    'z2ln`Ef_$ASYS{?wH0LGMMU*bDv)>(6NZ*l7Cg3@z@T({SwJ`+wQCw{qUSs_wZXvYuM(QAcTV3S_Y0y%8yhK>pToU##EnjYZJ2Efe8DmgbH^YZbbJ>hUsRu9'
    'yX;J&n&*S4N3(ecj=o}woWzU0nC<a5RK$kUCuv6|k3~LjwshKGBsbAcKy<nri^kV4zIoZsyvKGF<J`-*27$h=Cn+#@L7y(OroJE%^nJ^^)x?;dYIu41As&O6'
    '`KAg!WKImMO?J{yoP80CYMa_41~CEP=j@T=^&+6x@I_O2Z+aS#$BP&p!5#Z<yhXz3U}l-H@nDqyKJUF^mk!A6c4S3@#nsbyRws+^0uw;MbfY)m{c6aq;Y->Y'
    '@`mLf@t$O`Y^53@dKvGatyiAXiM6{6zkXKQgS3wijn#vo<^=x1EDQDio*}n7$vslbng}+gqdjj{?ms2E&ykT&imG|eeQrcH81IpZthF8ZIw(i~vCmsLFKR9F'
    't@2$P(#wYGaFqh;2@3J}!5N#$qXEdOeKS6m5h|9a9}~z$cq`&^Q3RbUemIKtd7#q!cDp^@XuR*yCSLW;ZE<Na)Hl`9Y{a=cD{3d=w<lpy?3ntgp+;q321nVT'
    '{|VoQi|Y$|elPap7~sjF(~OOLZZG@&jh2dvdXk8f=1k@wR@H5m9K(xjv|eWaqTjOyg?e$NgDSiDffURPoJw63gs99kow)w>Baji3?)6wVD-88{3dbNu77nP|'
    'W-(?zeW<-4PsYa+b^stix8w%d$<&<RdABkvlL~-GY6-7<#h-}WZIOx5evxcr6h<7lwSJOUUU}yR<3|r;Jd*ioQmW>TNO=B3>{(T^Rd31-XJo6haj<gN=Fg&G'
    'JE&J<8FI7v?<Zot6&owMolWp>end~wMXXN;qxkfS8b)2QO5GRMH%zJ>^k{MzTLnJ$I}8zp?n3bY!2RBZN#7{xA*?nkyr{2mdGM2`B|Rx}MM%x8;5P*Ug8<l%'
    'YKEvB`8)w$koWBG<!RD_-ooxo1NZQCzn=B?v`4pWZ=cLrXLV5HiCD=RQCgxRJ!r)IcSo#rufA+TRi0~dwm)>n^0eoa+^mBRjTvnMG1JJo8&1Qc7O*C)|JS`9'
    'YqG?du8pysVvJiF+3>OQ>2kJT_7GrM+QYr-?<Mh>u8=MHPOh2*Szl4Xhz`ttknixBJ;6ji-eWR4+}|j#_h--C!&X6c`nm7!Zem)OOz<cJbDFnOGw23xUch_G'
    '*i&}hcGh;}$iL3cvb)1W$>r!IGR`M0o{M<3FXW^TXMujc##qAd+(|_Koll$Tf?fJ;k9@jaj>*(4;c<DHR|PAr4=w~)BB6Uv4MI-XV0M-3<pyhFC?BPzSN;ji'
    'Fj~f{>BupLuO@oPZbOIgYXoKyeAakYdvnZQ^6coQ)U}D$@^>xR^~2*+J^7QJ$yC;|XUOB^1euYRs)eoT#`Ktb&hB8p>z6x&o???#hON`ooUa0jCu=lGX6`5('
    'IAp*lj2T4TTy_$uVo}&DyKnYF?_LcuSbHH}A=uwUPPCW#IIJ*M$$M1SvW@3GcifZ)IiS@k<fyrxH$-5dR}Jzsz;mzG)9a)#r6k4vL|^9`IA&LTWbV3D#*>|W'
    '|K%lQrdFHbd@AMaw?y1yHE~hzKi;J8J3P;Rm&rGQu0?;)4pz})ZmR2Fn+X=L^I5-2f(adU;vrGUnybnqc*99m`P|#X`Rp<}dUY>bP{nqpeC{(WNcOi}Q4>9O'
    '@y?it1O6OdZMu5&HHqLTZh{Tbk=$lXB5rP18GdU2@BE3tm&Vil^Sa8NH|lrLWU;CK7c$v8Y$Q15$(J7O1$GR^I)R;SMiA|^CZr%u^c7(K`hYZFbW%Y^U)I3)'
    'j`3}@Z?oCy1Bj{}?04VGK0QkRvWv5-%>pk3kzI(2O$@H)qgH{{HwW*(_|@k|;5s0l3iEXXIVCVSCh5<6=+;INRo))f4%jNM({3X8!-ZBjR<MR7MXpsyV%tpC'
    '-P}`*kU)-DNnTGE*g+7xb9=!OVaWTtNG4{XrT|$o0uS9*dER_7i6i|!W(S_g(Jw`sD$g%PCqhjt-SvZbdFM_;hBsBMGq++9Xc2E2*ZK7!o@0i-jvmekZ#Mo#'
    'W?!(MJrVz3X?}`P!-{McFUP#{^E#QStF<lPwd*?Dptb>40kAyRq$Q+|k(ty|+{lq}7!Oyytr(d{<^i>e<3;5@?r3}*#?^P4iYSEF_4hVL*h!Y=tpX0&gik8H'
    '>PWmfv!bfx_{hUI1gb?~O#(_w-iG|MT(Q3Dll*!H?|C2tbgOnY=%JHnDNp9Bf7yWt|Am+vt31iuG7u_OTP{2LNWSI=X=S6hvXAno-KN}flP<i?l{`-w&OYy*'
    'ilbSjWC5*IY;6p+h-Lx6szHSs?<z%P#yjknKWDwBx6=9qPFg1{|BNO2hTUibo0Zgl#LFEhUN4gUw5a`&oVNbv75ifRK;SD2yu`a~Q6WjZUWvG#_;MDkkO%T3'
    'BgGTOJ4(i?``YKLuV65y^1`%3x{5nJW#f6wG$l5=cWPggO5`pXOM;q#6<IsKh#r*f1#wuFo|HPzW2%>vj7kxaqz+te0ym<nNzRkM{4oybrH&??3KHF81!)mS'
    'UVpj^>H!?%$k={CsFvi6xo6h`=Xe9<&X{#`gpJ5kyq}*?*B|ry^{H_e2?1Fg*KCZj`T4Z!)6D#Um0L?h<-=xC*w?+CHNKPk3+IFddryCRt!)2tUG?EC<(~uN'
    '*sn!|C&cB6`XH+j+2P4~fPHgk0PAK$o>xs;B(;E!y5f?+f5mq_9#)E|qixFP;8QJfJ|WV`SfCa-=Tpz>J=yH6vyl;N2bUl&KQcsSdvcut&_}<;P;*6$a*rZk'
    'C^H20!zkZ5C1Uv<?Qv?(mG~2mgnbBVRZ+|%I2l&;Hf~$+)31={(`moT6OOe9^NU*)g}BRlHiN5^Al62OVW&8!m`A2>_RaWZ`z_YepTnKCEOwF|=BE`q<&>+z'
    '>$OXwmK^Qkny~CICOlg(vh`Nx;53`>*Y&kY+FCZ2*X&jeRaM%6al?J4@Y0LV?`87^m6u0j+rovNHM7si(P9{lXNVw`00;PZ-{EWw<x*W9*&VSzgP>!7>lr5z'
    'yFFp{OwUl}<^lHH!`61%Hi<mC8)67<m1SOw6IjlRc-Aa%cnjY2!&=KEn7n6XW>Olt;8=_MofR-C?)3px(R+LD`mffUl$6(`Mxct`bF`t3SlFcmcvYaLr|Ug_'
    'oJ+3HWDh_6Wdy?;+(R4ZJE{F;GzpGNf=av7M*BW)!0ss#M=Pa4?gP|~m@*9^2&ZeCFfh}sajnQCyL)7g>%kq);w{}|o2vU-P&_bRnUM~07)`9BG3K0loi3j<'
    '6Ym3@A*t1UR?TW>3@)VzP8xVE3B;AT&CP+l6^L`BC0VoMO^|BqL(sz_Hc@_8Pd`S7G6^p@XF<Pv%A6pd6AvJk+Qp56cey8>XFMD1B4<`0Eyi8nV6Ea<MnDfA'
    'm!q;P?)7AYh1H87Z#$e3+vF1kw^umSoPYL+1?yE^M##ujK%=%zcI2^3H*0eeJk>k({&p2bMMHcMir^n8VAepVXivS70pxppi|=ocb6C}&YRnsDaP!$7)Sr$Z'
    '$K7wrOlGkscQn7xf?NyKlz}@NPNyGeWzU?yrLfJ5cgy%_UbRJpPrUv%;!IEMdpU!ymE!>(x_g{cbBNRaDcPBkNjCbJ2StX{37&o0*kJ4mF+f%a3#fYR4<~^I'
    'WvvNn+j^2x0DM!4ueY={M#JmJBHaQn8T*xfG<WPRh&{kL`r28D9RTA$?y_U7hh6RWgLvNCylO#3o(<N8vr4)?PxZA-$|K})s-^XjHLboDD2CX^_+ZD*5hL}w'
    '%6iHB{~L|k$0GfFYY6<{$mNY5<aU}sGJkCUKp%<&vS|%e|FV~cyuX5zehkebjb)8sZ$6%=t1?#y1n*>uev+p8D?xE09EffW3TtYxhUfWkrgaveE`n&G^KOXQ'
    'JqT<^5ECfIe($<B#!xSsK}2<nXoJYb=qp)I60hQsVGQ)FzX@zTL3Uas^;5R)PNatP82BixGO52=!je^MHr7h0_6I0<@CAG-I3Qx^JwORCf^MaG<=7UbZB6uq'
    'c9F9NTsbpY^aPpU&gx*NA&31Ldzu^@sJ7WTj^`?%hh66N`{~S3kUjBg)RkSxnfNS^5xtay8T-?DF3E8A`FW|uzbn^D=a?T`A>N5z^;deg#kuQ3^C@SH{_^3#'
    'b}+pk@-)g^t*?9s-qR8^+lW~;g2JQsgioe*m)GZGD={kyDD`i6Yi+xlt=2>lj7A2-YQLYGVM5JNfjqky2me204BhVx-ZB!@yIPI&d1G_;`;12wKY_mC*JP&Z'
    'BuaSf)Q$T>#0pT9MRMJGsoz@=b-YjEr$0om$=bK8wK#(}P_F&%i@79&{iFY5clkaK^xJ#N-a8cB9!1{<U};`Xh=(B3A909KCFesrz_=0-v1)1c*=>_Psh#fD'
    'h|#o1Z8z#XE$6o!I70yudnN@=X@PRY5mB+^wb>{2JiTe*dlE9UJeG~t;#g-MzcbG;Wf!X5UGVGMRCsz5+x&`bZ)vKcLO>Jw7k#FDb^S|)KRjs8Fx~jFS}U@)'
    '(rPzLb_B=t;p=^C3f9j?j9!Agcq4Fv-v!a^JM|w(mu%pnb1W38fh=<REY2^et1^ORKO|_U@}02Cr?b%&_TJV|@->6!GRA&Iw&S2U`X`o}J(J2SnGZwU@x<sr'
    'N4Y<3av#U$o*-@_17Ho__2I?3Ux%xQhrtr;L{;l$h7w0=V+wm4^|$dM;I9TgFoCoVrH&;J$mfUYWEt9OOA~Vnl}G^<9HNN$_P!P{!TPr5tyaG{4XpR87Zw0&'
    'L2q8#v9PagPeZ1epmLAXv_w2N7ERFEItOu#+J}WTTbD%nj!%s}9`8@b#Fnw$2o-VXJAF^*-)31C4KIr1%UElDL1c##<zVA;_GRBw#{+(jfDhu0fa(!)v{J62'
    ')^%i3d*AG!4B0Ndd7`$J>thS?lLV`Pmdt+6$3P2N#P86j<)|PoX%WSI{~>w!73LWwiB0Cx-hAHXX|H%gm0HCZay~A!g;&pg0UoZN;l}81F&|d$?BBPaS;!t&'
    'in=+$f@h<!1({;Kskc7IWBeXqiMiNY^ja2)Rf^2#SI;3wS^uuv5ZgSM;?)(FpzW3VaSSmyn|yn8Wc>C7N&k3wVJ_5HaAi32Rq#6>*1bD+ztgWv@{@->R@-e%'
    ';{ZGz#7G+({XE}_oRwHCE`L8E40zTC?5XpJTNY@wiT>Q;8nHf?b?%Nb^$gC$cdWD|C)Ru$w80TlGY7u<d!0G`im%(gI_|x%4K+3k@hU{}I(nXdNJl<vfk6eI'
    'Uc`A{Gxt366K&?+qJgGK($m1pU4sDI2Z_JxTX*Ogft;PneC~erJ#&N6pZ6k%?SoOyb4=F9B@smU){fq-w_~HY)r7oN&}`RcAE0yOiYpd}e1}E)mUPJQgAH7o'
    'ukUF&zykge!80irv=aSAt0rp|<So8P0Wmc@kKIz+(O-|nzLI}`8!pIxS<2&-hEoRfH^9sLcJ7wks=Aujy&!;jQ#GtUL5Q*-qPCL-jNMxaR3(F$@;J`S*pQsb'
    '_r6}6#VlMN?$+c2^R5V+auV+!2oS-J|E6RDC~h|nJ|g^{I`V*E?c)biwkkW$<w!tlsZ>5>o}KMj=8(l&k%9@=iT2lP6O5+;$CSuT1Xl7b{0;@BBm+%xB8wxi'
    'liLFQ1h7AFCa>~DC}5p-z3R2jhS9E6u*%id%z&t7uW3+c7b=!wF5&5P$cI3U139oC<cnF<Km>#Y@_lYkdnR32+fbWKoX}_Eh?%OV?<c@&1M%dY@wv1O9c*iS'
    'OxxOOg?bXN<$RtKhbZzPWrhbyzuy1~)!Ndvnoi3fk8eyG_nqO4@>kBUf3^xU*$e38RHnrYG``i5gBk7hClx*UX@Zr=$FuS1fwk=OID5-VcBsDycv2ftH<q|2'
    'rG;Cq)%QDB19EG6fsRiC#Z$rFe%=6^WHJBdAU~lX{`ztDj-)ybMs5ue!6)Fo4l|aR?w%-m4LO>?lM1+>m%)c*?af8cfSW6ZH3t)V%$|cN63ChDW{lT?SFvb1'
    '$7tKgpY@4B0x&~UC`LRlDf-C4oJs`N0LDieDtCuCA!^WTqJXL`A6LmhuwGaz9cQ~ffl<tF?hX7NR1u@@iB^V=C8vC&)ka6}QIJ{8)18(B2N3SL2COR7T#(m>'
    'mWrp7%0~)SelqDV%qxJtU5MAkowNF}D>HcHyFBu^!f#_Dy3<x#FCq)Ho(Ea-Otxx89<?8Lqq1Ze-2wQPV6ynVzfS99UHIoOXjYE9o0(PxHQ3m=jJ<KQNQmnt'
    'oNcsWYZF<k7Rs}KR7$fHl%PA(GJ+^!k(Iuc;-%`O=wVgliki!!AQiHaSy-G+fNBBmOvrv(8vTd>GHrF}=Wvo8?VR$L3c1lg@GY#o?4n)(fp)8B#+z}*mPQ`E'
    '@IH^OfDz);modJTZ4XLv+E?=1s{ABNrQpK?#@ntjWIwq(G5$cni@BY8qn+#2tN|+Y{0C6e2|$eZ0lD@tlfDyONQ5Ws!!*bsa@lCc6V+O9_NFN`f%2q9o~Rp;'
    '>m~AylA3nUoJaWmXYkQ4XL@6MLaYAOR%Nc5yZ3=Lg4WhV?(VbnD=y(`@TWjN6K0}3NJP|k1DWJ$*S{!b_!ADv_CJ@0{(ydsrwoXPFQ@4``iUDdEZYDY@yxdB'
    '5!fS6dA*>sCY!NViH!g06nW8Zbv}KUkMnXO5Q`A&UYYxoUXSUHb*`f<Zx)5zclRZbG86c2JVxDI9(NmJR>O2MQ5V`CX8PRW)~;|Y&z&U28LX4>p@A))`Giw#'
    'R_-2Mcm#gs{dm=PCT{TMpLt)?(J#VB^68@LcNhmK?dF`YrjIt=I<vDx#29n($YYql5`(k3gK~^O1%+>Pcif5nIy+^dl2<EZ3gA@PokS)1CAomnj2WnLZOC+I'
    '4YYI6fNn|ga!3Gvsw0_2vvt6I&n4ycd;(R>?y-ff1w<mBbjAs4o_5mag<4Aau!L5=NhT^X$q+hA@f1SUMZpRD2)j=>mJGX)wA{u`U)6$r?1APEXVk#s{7CLO'
    'zK%o&=eNA20XAQPHDGgS2jW|UmS^_@8%(!6WI@@;CaH-C&QHjML4GVatr5p9{F6U1u7VGk*3e(}wt#c@Ngc#4`%~(w_ZukTzT<o_Qr>vH8X{7TneGQ;qMG*K'
    'T3^;`V07|E>W|p4DlZ_m*txbfn}w;?31y%muKlUC+lpBWB~O&A1zG%T-pS?NYHOeD&7=I(-KE{<d^V7;zWc)){m~8m7N;L>)mg~+oG!l|YmN2H!fef7F?ox8'
    'r&==&J--4UTotQN;8Kp7yWxpCD*idk^d~hUQ{!cVu{g*-teLZ&jJ5Ccw8gFGcszbVN{OJt<S{qoU3uKga1(|If%<o=;sImI$BM4-GS_cKCQeqm{~py@<<bPQ'
    'Ukz$(VJ$eo;bUFkqIPkj>Xdiq2k+afHpB@MPxf-oxBY{d*&DvmgI7p%ktZEAtYy+aiOd|S_aH?`eWmYz$Q9qmcl{Th2?5;(YLEaA%{=*OG3R+@`S0eF2K3E%'
    '4qKf=dB*!%ih2O}-*=@oOlXg&;qkQdE2zTs4ux4-sI`r?<UP6-c(!8bB?4R#W+DA1I5_$Ee?u-PtsiY;rOqRK=8v<#b_V~XY7XvbWfYpQ3MW6);)>R~S@yrH'
    'F`e!DYs%g~=-j(Z?5V67^gEBWQY&H9&sn=!eBqTCusJZBP>i_trRytHJW+*+O;+(;eg|WWY-RY@mZo8C$I8JmR$9XD`i!8@Xtj(-O!vfNMb+J=(y}@tt?fhd'
    'S*<fFXSJi1xD+|d#=3^HUe@G7%zAko5mEc|KrmO)z6q^M`dt;lEaN<>3wy8Do*f_TPtz!5hePDzhigzT=)86`Do%FDVD@^q;!)76J9Di7_}eiDp=}Ur$^V!N'
    'j1Mo%`F3rPI^k8G7G6+1A3KQ}yQz0Ju^(rAGNhcaSXsVhPufYb#1N&ISo^tgq0uS8*N+*`vy}BWD(TogZwD;2{bHV{_h<RozXSo(`K?`%t%%P|<eq=nk+VIc'
    'kbzsqew00D8oxK>6s@NZ*;8}Jh1{5tV5|q+Q~s*X3F>S0iX<)bhP!~LG+leqS@F#X<~to^pSLU~EKJ~NI!w-!;qu<#uU*MkDXtrl?Q}amKz`;kic;=XPn2>S'
    ')7Q?r>={HvVX}zM_XcEmU?i*%FmM)GLFaQr{Qx^XUsfdean>e4-eS}na4&!thWy57B$o$lYCw;#^u;-H*b{H_d^RY{S(8rRX6F942GvF#UFT_lcyC`w#4Wv^'
    'S<GB;PLxY{o>bHW1~Tx01@d(aGo$wDyFD|;nR`;9;-C2Jp-f?qLBAh#+WAU?RC(63>j3*%lN{x`#~=!N@L$@gKwFNvoal?U3w}$??#g>N!Ix;I*E4$(S5EEa'
    '{)$z`7`llf+t}#r&A?Ke_L<&QT1<$3uj{+}6&C$nmv0DlwJevNx+%Rof;I3EO`*q2<^P*&CuUTQzKbX%%>0HpaHLH@_F1_izjk@$`MYeRgQLf+LC-Ql&oy{y'
    'y3s9huZ7oF|L^rt+D5jQ&%EOsQKPqD{U=yco^@IvR83F4u4qZ@$!)?-+1woCTB}LU#58%IBF+x|%*T=TAgd6Gj7xtA)+A;NK0{ivk-Hk|$Yjo(fXe_2ZRsaY'
    '!Cb7O!ENm@_?lomny08S%zwGw>R1>Gy9ca^g>nsdC^C#9*X)n{x3vYP!u~ckJGVr(m?f}B1v`)T1@*H&<aZpHc8mG9Gaj}wE8uHfLc#O-qTT*V#F4R2*aI=k'
    '&LfX|Qk2o1b+mZfY7Gdm+1y4J>QFfYG=YYEA6R@9+^J2buO`S=F*X-`-=M&P47qZ)%hvmT7NFXok^#siz!*96Y(e(--1IiQjsc*UdPc^W*`5|3h^^u~{$uR~'
    'Z3cdCI^2Mhd3i+ONRoJ&>}Qg!S)D?q`F&@~+7RVgK^q&p1A^ZOeH72IHBp_kv?^)i%-tlDR1e=0AE&=Bt;K`T+IYa@&w>Tpo!w<fDx6h-c`2=EHc)-Brs20j'
    '{2tZWvc)c!<XkS9?`8jHW+N|3O{-smo$z^1PkX-nw5#X)qv_W@vowwX=O$E^e-XUAHq=`cjCmhZh~KIe6v{HGSJ=mqfF6p?@;YGigQ`i7m>2=QLLSq>RuVeY'
    'bt$)B<Zau=;{)Qg%kvj%=#AOGBKISO-RocOlXkTM(40oeec6lqfm#P}hlA!Nn5w(8W2!OxZAHb-n@!dELF=uv^g4POwKC+D_bA?px!M00KLo^0T@Kwr;RWHg'
    '^hM_s4nd9<YvYA;&VSd#nu=fg1M4%&=f3M{Pc<FlQ0sl`y;}&L_N46Na2qTA0=E<*JEK~mR5+FTXt%|mGQBxG*!O(2HWBrPCiCibY0R@VN8<bX1uN>JcDKmz'
    'T9g9ujI)?6!xe*PZDf)^;bW0p9#AbsE}eWb<q~)C{Uq_YLpjZ8GxHVx%W7_}k0TfEvIGP96*fnaX#LpFMk|RAT%>3bcw$}4+D?y>Pn{O_RcxL>f}OjVLax;a'
    '<@57e)dcDILa<mW?xwMhKzyw5-E<lK(;11Kz~>t*6a4UY_DpBZyqgAGS2!<trZkdwt4$Ybb0RzCvqpQK6JTaMaAXY+oFuh)tHFD6-s3fUL;iKEWY)aT1ia6J'
    'qmG7^h3t5n=s~`kFapo?W$s|A%n@yx_NKh+Bz{dXf?h1Zj=fH%>G#-qt^3;a!{E2_+r~+?Ezr>l5O2K!VO4<t(OvnMG1Hm~mcz!zb^Bds#l2&z9ujBQq#@!O'
    'qC~m&*VZE`D7UgQFcN$i(8B!8WwRPqc}K9~^J*RPGDbRkX*K)JgFb!v3s0XL<mvT%kLK4$#6<lHj3*;v3OKDNx;*fP8;N9Eb0`Bc-YCX6gWM**n%|X1kA?Dj'
    'W}VO#vX}3g7g=RGtU7sHL~vXpvKit&Ut51%5qTos`h-8(eWllDR;-E+sGk)|l*C(Ic(i>asm3UV?SAb;W2MzFpw?sFO2LOSn(ov~WTLkc@Lbb^m+VY7W10N4'
    '{~!i2I~TP9WAcXqERo=i2aT`4hIMoutGk5ybhMn`=g*v>)z?Ew{D0s%M9#n)a{SlZCFGUQ(cX*+znAQ<sFNO!3h#$tYQ7$_V++`I9}@6Yg7*J)xWCn(tt#LG'
    'xWJK$&ryHA+#$`25k@Bex@;_VUBT=G&~Z^qd&?5BmNLH82Q}<putcTAcET=q{_0NmMd!yMkIA4F?Dy%QLR|@1oo#tdo%W0a5$);@Y(Bf|BMEveA#bWjGW217'
    'b^R}<RYR%=3TCvZ)zlfwkuC>oasNGlAGt97g!kxHkB*ndJrQqNpIHmc&ej?^Mk#!8A&*OY>BDhO9Ui{}S>8ZtGv$~fc=e_aDC35Ut3ur65$Iw*!O`fqQPji1'
    'a09ltZpg(IIz%6iV6CdNaUlZ*hvR~@#F1J;%KK(Y@NyhyeFP@a`*?3FYX4Z6^O$5$B~<5mk*%bj1tDh|JjAuMxz-RehC<HCPzw;%e_t6&k7>8Yg&$pwIdW}5'
    '?l0u40YCr5DAuNFpYMNI$tFj{8X;bb5rJtQY-_sSmm)hBXvl@lykyisrXy4&?b&HIfS*@@t$SSGD$lIG?DN5DK@XV=2Flkj)<K2`KFHf%w2-I|;^@zr=$-ot'
    'dFHIvd}g{jtL80sj=m*#duOMerC}BDYto6xl~J>*=hFuAeV;hY&l8S44Hae<(?8{^Y{j*oLBzE&ZvH~O4{Tb9POMNoZ*JAd+XA-J;Q`D}7W!GPUBE&QRTt(#'
    'I%RdXAYW5tZ9{!J@X(2D5aBU+C&_6wHlrPXR#mgQUZ4Ns9lNx?R(H>Bx0lDc?*1iRPr;jx`A^4ffulZc6|)v9cK#blBnS9J377E)tYY@B`Z_;uH37S^TYre%'
    'b**eu4e2jC=F`f07R*onWV2CC-gjHBi(_?Vme7yyv<KM@J>ULHAJsmUXa5d)|HH+LlP;u7V12IZO=4bhI*iXhu=xJVuYWy>hJ;VdE2=4Q!*J@IX7BHj?Lu1y'
    '@Q#aR%aGMj)OUC(Axm&J4F>D``d!9!<I=M|BNrri#<x=L)6cV#m+A-Q?DmMee$~X+E#`#KZHAb=2DTTUKgu{17C3I?CIloc*t|m0xPG#OZXN}Hx0yW2Y6gB|'
    '7BAq~@WJy*p6`06M>=D9Pka=;l^)Pg{d+eLJWofN3sO(3&M-2-=CDLps}ZSq2Z)c23ii@~Bfhr|b{1yVfF%q(cA191!n7+P#0puY*1ePOnps#4<xW~%*$V}n'
    '74f&F;$_s8|A_B7b6Dln*RcMSoV9u$FC1EE-_kjJ^%iGq4k`(JLqCW&HB~Ekg<N$mPmsX)K(xCq%f1<{Vb=MEBy0awdQ5u!_8=>pY(L^5HjsHS;FtT>JR1kx'
    '8z8r9cxwq@jR@y={Zr82g4JeJFF3g4hY%6_aedES61?9pQRGZOtoKMnD#+98Si(65T=gf&Fvw<tSbOM?Dm6*zC{`my1jYc)jGU4V=p(=%KBEWeammTj+wN&$'
    '-L&^;2EA7Y9Bn9JjexImif;s6^!3t&%!Y;ZcjCuOp?t;v&!ov@@@V>G@J0H#a=pQ{$L-mW_p-yPPh5}vxB7JJZDW(d1ARF-o}SRk({_AR=U-Q!3|!@?4BZ(o'
    '$6A5)EbGQyPkW4%ceE^g-`ugH2fDm>#Ve^E7h7blEDq)H-}X#$vh1=%tq){^JRTj&HJ=edz*C<HAk#)4MW$h$b6f>OcvKx2a)AY*Ck0&O=XqFpA366tBXyM1'
    '){J003j7V#`8oZsGD}YubJi;`kFYoudQwIH!U$$r2yED3w%P%Qy~=KEJg*OytKbmVEoTtdenEe7F2hf>vI{Y}eU9}Rf7i-x&gGGcvHFutBO~bo0&DNdj1&UQ'
    'KL6N1#N9CwLI*U-+VV7*kG?RwPU<$THO*0W$ItAyT}hQ(%)bXt;Bri+KsNR&U1c<0!rM>DSF{OPq_^<|lyGX+NIuJDj)cq#h`9TUso;T{kOH|U`5kR;E?Xr~'
    '6}p>8O4RWjur-oo&)4K#oWiu?;^xZa)gPUH&FB8U`b@rEw&tYVOsj)>nGnJKOizaE=*yo1-GeAX*t3e!X9c+f@9;hKx-ROx+>fy*K8oe^Q}$0D`QTz-c9Hya'
    'azaMKNE>kiwR~-w<SfV(6ZkNyD)YI^(e7{Pw+7VOi<5j(CnJeprzW|NTe<3|z2%h+T^36N5rVmVrgo<fWo;H21NCf?qXw_1tkNvTi)@SYtuYzTu=DwCqH5Y0'
    '#ky)j7O-Q57_M~W+7g_YRAe#MajttU7g$^tnP2b~vPkI@ATF14mis2UT2(kJ`fbALRz>M?J{|Ly@%47vp-AFLRUqG47s97?@b~BBVJ!fU=rqTcfRkV~Q8l*n'
    '%!m9^(pp7_?br2>oYu@#?%I;9a#r%aS9<EdspllWXA`G=&*b(GV^sD-J_b+OfY=`D@m8E+ao{2ey<g@0X1<gkLo?fY<{#%#*i^M*a|!Al6O?O!GyNHE_(J~W'
    '6BO*sr>#BOLiXz=f&)qi^Z?04zY`)^FlL48@o9d)ce3&17)`%pzwFJ&4QlSx(#v{!(ATZl%&poQo*98PIzm4yPbA1PNq742r`AmNIquOddN{wYm0LRv{Q`iO'
    '-(#=y?Uy|URyq7ZRA=M=?@YpUaR~6qcd{oMWU={$?#3Gt>(DJ;Oc~?err`dD+_f)V=3&Sq!2B6{z?wvXv!Y5czl*qcqyDu*GPSm%-CpaEvXXpHaZiG!w9EX|'
    '!rwhg{pb%w?o|o9+Hn~^j#z`LQb4u+H0^h(DU>2>c`NXIuRtFN;2LY<-rt5yn~ZeKM%t*~sSWY1`&wxuEx%7qYPjr)Kjb1x|G<CLWGrPYE~G@$i11(^QF?m|'
    '`AqriVb3T6vsl$Uy~5kmY6SP9^kXA=Tl_%+yj@U7X*~P91h>=M7fFU(x}vN~mxtzk{yaEO-XuTEwz<3X5xRlRO??79L=Zz;ZTchqw@AHhy<ExttftcD1kOEg'
    'Y!kTDe@?+##Gl!{<H`KLLbEDN2bz2AISC^JdCzb1mMpYSX>ZY@{4d-ag_P<cSZ_$gl$!FBX}F>%V(XB%YHOyNmorb>>Wsi)=d+e(Ve1t5o17+|x&hHbVEH+c'
    'fS;^lKH!P-r36G31LWiQQjh3RXQEzqzktC<WeeFB0WG(Z9NQyyuR<834Q6A!2clG1n{qT8u}2bY46!@TJHKkr?$j&rAw?$Dj|6&IM-Tmw2>Qk5*_8J+hhMQl'
    'KVx5D_a0wRz5DHPQ41iA7T10u;=H}zX_sK5{@I4JFF*uiY!~_}*~Q-vVb?qvLB0@y3dZ~)@aL{i=JBzxHVw+5ymm(kcIQV}kK@V?FGR;&gNO+tnq65^@N(ik'
    'Zsm9HmE=3r9cq&E($6@I?~qr>H>4E(M&Zqbni_5myTbYwt8t;7`Tck7uFnjXv0py_CM_9jqE+ED&YzYGRjmBK_%iUiBawa~r6~%?2@E;$v7HrnD+7G3A!8Zx'
    'RjqL2{x{TfkXZuMTWJP3-A+Y!Qjybkj*Vy^?f>>#Yt7Z%`ls-^i;B2oE<2gqpg&yhbQKYDEk&K3DElSwxW?EHF3PVgue5e$5aaT|2MXsxY4+V$>>0?BRMPV1'
    'CJAp9TC<brLKYu`Xi!(KagL#Bz?iD|Ov+>c|J5;ywlT`3{QN${=zJZjims<``+Vz00M`JEhij^~SA||<p+l(PgV|%*DOvHO_G{rdmqeZ7@zjf!$X0_>dR`2z'
    'lg7p--->vM0#DrU*LU$VC7_JxROfvU`PX0M7N;MZ_%r@u_c6@<zWYJNo)PADtXHj+c>9IRvO$XcHjIh-c4DNVHaa5{Em4ROsyPNzw4&D4>wptkB5S_BM&ZoC'
    'yyfb_MWh=Y9Qr*5Cm%?*&y>9jY%V~pgy&CY$TEMTB3gUJzU<Q@$7dsMbb#@U;pVRRz1M#ksB-`cyc6Rg+IM3y?-%4uj74@O&YD|1K^`IJ=JR&P_-Y+<5L?NL'
    'p_?_q`@7s@mG-u`=OMQQ<~E`=OF_g9*W!GA`$?;IOn83RpjH)veGcd2xl1c)0XDN+w0rGxhG3|Nv!YrEG9PE=zl+RvTCnX7^!7sU07W@MvNXax?u@TX0dH5j'
    'v{1p~LDnwhc}}C_X>Hd>Y8|HFSD%@n6`{=!*r2ZblkaR%?WJ52TW}}E1C)T*Bs}5zSc!B$iIRy36oVK8tc$bT{x7L?KTX#!I(seMn$6fb5ixbUg(uE7Wp*(-'
    'TbpdBL!tVveJ+M$^NY5bWQDw}iq6UE3$oqIS6lv=s^y#_ldhqbSBiN~TWK?IEJ`@B1)jc+5?cnJAbO!-sP_6ikD2lm`$n-oxR*Nszi;dNG$?=JdUB33sZ}Nw'
    's${Wqij4^%B!9Gzvs%+28-EU!rl@!K_rzH$CLM3&Nrp9+LWNGTH2^WYzhdYG(YTlU5ar-F_W36f;D=vN)RL~n<(Ufi6DYVo0pVkNM^@0oU3#)CMg%@(t82BU'
    'R@`NKi?6ymbfgY?6Qb}#`bG*2IPJ{5S5Zx8Ovoja8*ooxM!uwHhS$bk<l0sbUgvCJKven!1UFQJSYUr)ZsD_mtaTvOM)0-_pc{zGAPhJ-!8?<61GAP<(|Aum'
    'q?}4vO~K{OFP4-kdrY3(>@|(rd_}#<*YRDJ>m_0*?X?y5W$=@+oxI%aZ_HKB-bz+kem;SfFiTDv!hjy*BPl$?UvU2g+zR+_nt9e{BEDyTf~-Uy!ou?N=Yp`0'
    '-HgCBN>5?R>(O*}MX->17lBsV%vKWA4%lu(W$>>JmpNiVczfg*8@;-?rE9r-BajhD2AY3(PJ4*XA2N@U^-8P%WMd_Kiq8^Z2^Qkl;946bQ3#kv<1*ghDRLj('
    'Zj0=@x3Ao6#6%2*?QhR6{WE=zrq;{jGMLX0>Zl;6H)LW~7xY>1dA*3XFu^K1-q&e%2Z%m3wD(;HzA%+bb(fS5E%9WgZtdNJTvDEZh`QD=w^bqJE)2xcGw_yj'
    'HegQszh+%U&I5k0s6B)nV4rPKR%H#N6a548V2vAwo9{jfki>BM5oALi5Z|J(T<o??+x7l6X7`&#&H>)hfb2&^u0j@ryDmXX2mdwLFId|OJXo%u82CXU-nvc7'
    '6u{BG?DcttKfg3ro+1y}cL4e!<kyS)X;Iy)ziiJ$8)0)y_+oe1$UH1imCZe;VjWU7fIPJ^yPv*MyX0BDzbcXg?G5Mz)E%yEW7Z{RmNccJ=4nIotYo%YVI8rb'
    'c7E^zZyll~%2_MewU80h*oYIX&$ChwDOU380<ZBWm!{1_8OFvC)&j+x*m6|F4?3Akt?yZuO+~JQ0#6Lc>qhcka28ZzPi}9)y6a)g55E=#kJui&nPPQ~NRX1<'
    'J$lF}dF~{f&?!(Y`5!AsnVD5S-D3}0e?lK1siulrgSa%*!~_gGq7V+z_0IQD`RijYAJ028^S9@&m$<c}X8x<yMzC5a$Ri^USzjdXR-h3c?OVBoa5H-^I6JsX'
    '&L1h=jFQ@~+!G4So`v-n((jj=Y*`DVa4x##0di-C>tmN%qXjx6#wK_LLKA8MesXm$|7C}ytrgK+U@7S<_tHLR6*a|tDiaW6$FndpA!5fJd9DJy2Ab_NFv01A'
    'zyK3#d;h}Q^2u#zn_eOR@;Ln*)DsfU{kM~}uCL_0t*OL@mV3NlchQPLjKRE``z!e6B6T7vlg)<cIbBpfX<}miYHlMs@9uK$dp2-CZO*>WlA6!d>#h#uoM?Q!'
    'p=R*_+0J}7de}AoV%ib2X%|`G&s9&whtf|gyYD*F^!{i6nGL=d;NYv^{MRWBwYu{O{V$d8jXc&D<}JA^>3GuW9Gdn%)XO0=(<VB5(E87MIe*^dicu+ZJ$vL3'
    '@ghFfW(X+=a&)o{6-f*0#mLK^maX*MqmlNE?$&BO!mhlKi>JY(&S^G-@0_P2YqT1!ZJ`Nf2a&<vU-gKGyC~A7tlov~@(E0Dh1rXjxfWDCnULvGghKt(Dlzb('
    '<(jX{Z#P?Rt)gvA2F|+d#;O10-?Y*iM8Trz69IWKmA*r2q(3ivjqEyV^-@aq$iI5=@wgZ-<nv{SbA8Gw@8<)IhI&l#$yN)_O0WZgYk6qQ^)~UAkb68DOn+m*'
    'RXB~Wn}FsXWS5e<-h1|L`l<bJs_+}W#bpu5CZaqoJ%mW$Cln6+(-zd&8p8Tj)Jpr0%thqSsGER`Q2!!<&5R9kn6!^C8M|X5N&!42V3iJYp0vd?5`u5?AI34Z'
    'B@dhR0^6TynUFJm$!f|hm&sw^-JeSZd&fVPK%_isLG8e24m<iOe^%;EcNO}3`>;5uroC(7nNXDD_VHX>sv~CP#oRhf)`<G`fa!o(fBqzKM$G%2>#>H%<rlub'
    'v%w1PS;n3*(dpNZ*Iq<!@AL`OJ=q?kC+JHz#XZ*4SDS!E$O%P36Sp6+gf_g5^eWVyiXD6=ChE-PCiq-eC4tT@AW^m+-<D5Dgh@}fX8ctS9@bj}6C?9I7Bn%F'
    'cPI0a{{dBAtyV<!Tkl}cdtBu0QNics%$Mif`4MVqhefW$;^=D@Ak%>x2$<YXX}1R4v+9sC(|sHXzEJMi{JyhnGI^OG8n0Ujo(uOZ$)0h9w3WWv_w3&;FOhvO'
    'mMOgWu1^{F8s@SLrE5JaO`uJO+(6VXXt9f#M|LyC;U7-_vRAWHyPQ$$ri3i{+0HuYtdakjkbx;aKfpd8LJD(~H?yS(X1XK#y_|_+UudRZ%2_)`kmWerx9{Ha'
    '?CnF@!a_XayAJjL+qH9ignF_QRuy1R<rdd27ZDzjd+Ealu=)44O0heYwR;wNkhK8N5Q0hd44bLad5*><DM9WqG$k@nMSi|he_5G_0`wCl!~b0h+!1MZU*{>`'
    '^N|?ASSPOX$SQcwZsGfTvFx$Sl@!$)ITmL@NB(r8{X?m--X>=J6zAOY+`^Z`06C#A%eGCki&)!~aRff{GfDRLF6~JRuwt04GdGA?8}|~#e{nyE$RAVACA1Mw'
    'ICC~rdU!;}*JXZv3*PT%;^^gj+&E0iYDGX3boTYnCbw!x%N$`<gI}UPV>22}-ll>pbqwvOk$8lTvY$z?PnkT3Byx{*@%6QcFXFs}Jf;ClY853;JSgE@m?^3-'
    '+S9X-a!<w@RvqI-eQ^>!tB4|nKLH&WMl9{LPbPFAh_nYy!$`PGRJIg6&{_1CluweZ&eeKx3$m%+3}WpKW<5rQ=jtw}_XXH}DsY4;<imo`A2LQ;DA9l9$U)}J'
    'hUUqnJE0O45uLhPIGE@;mp*59&(;AqC-y0qL0HztR_rKt-9uTJ?}Bmo+nIiWh<Df>SLrV~Viw%EpO6GQW2dbPT86g9aQ(<tNd@v&f`2B3jZ9@_RTRbAZt)DG'
    'jU4fB<+q)cwLT$Q$(l+=ih7&;-k7~}Pr{ksO0PifQdVfL4?FZVyK{+D^|NWhFXmY(RrtIHG7=+w%K7j1oL+|tSG0-KAN#5=PQ~s#GyqugJ^C&_4ttWUVX!uV'
    'LvGX6*KD;C+Xyl<4m{v5CgCUqT!)Ynz#Fy4Gb$%}uY_*bO0JLl+3~c@Ld1}a?~o@b?(x(ltFfW+8PkKIc15pLh?avs-q`{Mxd-H(I}*SYjfey9&6yn6+U}}6'
    'r!m^fNj07pp&pKGTW<G~BQ5fygiiJ(*JmNBgXc0<nOe&b$*$k~QtXk8dyH~A@^OE~S3?5>a<!nA=x^4rcsU*`ek72>NA7-kE}f*n<8nInJH8@|aL@8er`-dx'
    '&ZgW=XV9vlhJX&k(w5p&GPCC{=Yu~3iy}#PH8MA*rScdw)QkK`_I7H>&2q=w?6%Txyx7h*lC3}YW#_30$0AsnNWA7Nb#t=GcW4V5z*d??YUy}NPi2z#%^0we'
    '{D_h#p48j!Tg?-Azd^dyCAN*&#RcIHmFr&MnFL?hUmC9nFJ@F|rRv@0q6SQs<i0^&nTgmqN|3|*>m=x;%U4{FB4U{!O1oG10qkx*G%DE3Wu4LQrZ?qy4<_3^'
    'dW!Hn_Ol*IYRlA!LY~AQc76jr#Swe4Z$`3;me9cyQ&gX5T5`QKW4X?~qf?#VEee-c&l^&V%!TT~HgfXvzB_--j{WIt!#1syr?sC+P4HS4Voc^Iv>37$A<~Y#'
    'mB6F|82S5Hs|i^~UG7M*@Y+*>y{^umRFd}rc{7KfR1tt13F@TxWzF_!0l*dj94;6+IAN8iwVZRVR}`2Jz=Eu9-eG0wZ^`k&DuI~c0&$cUq2}Qxa%2(32!y&9'
    'uI}~BDzar&(}h02K>Q;90M~+eERoBWYk~(Q_<K-P%H9`8T-xtB8mk)YW-m1_@DIVND<aD!gMys@Bc+hchv`I@%j;d<R1qI3X?K%zTE+MvK8h?$cfCqr^R{5^'
    'yd$WF^N^A81iM=m{Ux7$ztz5?m*oPyzF+IiH=e*5aaFdWb8Z#up(JS7bIQ71ZUPG>_|^vmyq<!=dBpagV*TrBU(ZHw3$PoaZ*4=uwZ*PI7ZmZnX=FI}bqh9}'
    'f!1smf;o|=y#R5fYxGo-{pdzs5L?hO@UspqR@bfGR@<D)0g;uwwP0%s)ihpUR}GLyuh?&=>339Q(T-Q16A7UgA0o^5Iuie={+NYxH!VKRPW5S@XmeIR!geO@'
    'TFm`SVofynGy_Hf_!qp7?f6w?A)2iBrAs`&>JCh%@i}P~v9cn~@yNo)7X&8g^;o$iW3-FZD~WN0)&y#X-091)UKs-K>sU7W7#$mcF&Jl`y=^}st!k{d-Hlzh'
    'KOnep!cN<scK(|ZSV`x^A#?LVvYR5)-k5l6@}`M7NN^@ki}#BNRzWWcen6<ZUONuVn`ulK0S>b}8~gQkRXRRCF%150VQKWrT&^dE31du}mt*ZKulO}KMZsHr'
    'ojvceJ<idIs#1{~Ha>>=@DEaxNfpc}9Q+?h*qx*#9qfAe@`$YiSD)}wSJ6)DF?QFH)SvxT#`D*13WTSKg@WAezvH4}j_@@;%I^ujw#LpqQ`3N(CQG?1;-yYW'
    '{J%FMp|TB%tk$xj#{3%eB$Ooiv}5FiLO#7mxj*DNF4K{fZl0q-qxn|Y6M+gdg{do9V*Hpiq6@t9h|&Mp-Y<VyD|EAQ2b<?Hwx<RfBIC<tUleRTR}wTNlkwR;'
    '9bd*~0C?<3V4T+1r|Ik=9oQYdCkvA3;ZW!AO(HZ4E*)%;I&PJo^*Q6oN$t5<h=202@R8~T$o4ciK^mL=ED=3AVvh`XHRN7e84`%?x54uO)t*H=5Z5cvqeo~>'
    'qnL>^+&L}TIK9V4@ks-H9e^__d#-_XJOaq!y4n+0FUCO1{K`+2b?jc3BEaAYhsqO93&*f0e`PIALk}}>=nCF!I8mqQ;IS&fv`R$jf)2kYh<sSUJ8;pF@&lt#'
    '5#5m_H;PKE0`#jNKiQh;$#zdUy;cTTX1AE<c?@Duq?i4UeoD^kSx+|IWv+{sC4wJeu(O_0<j98DzImSMilB{L3Dly)oO?a#d#><gFQFwOqH0ukx#~e*$|WD`'
    'eK|`?vjjbPKCMWF-|2O$9nCU8b3pGHqJlnkbhJ@Xv?rl%--m`;?Q5vC!AsM-ti1-r@?G<yrajXT(c|{Yuj*5f2Rm46ma@;mPuU=L%urAH0|fH3N<<-&0Z7=2'
    ';p984q0#V0xAbua&L>z}A6P9tIFnSqYKmM1Klo_pUKvn5gF^OglT^@6T&8vPMeX+m0>*38L!X@A{m$0G96qWaD?J<_*Z79y-hU$WT4%JKmbc3uN5JRy3%x?h'
    'kakYry_&=GO6y7o(emm?!5@n`KmEv`Y>w9C{v1c$?TS22mKcIVaFqQWi!UHk!BP7@k0*UAZ4*PU#uHXw`T<*uNAg2#>rT1a#_7+-u(HrnmI=%Bd!M%Ting#M'
    '@Xm1bKKu5DM`mC}s0x++`zV&oz}N04P$8(5l(!Eh!Bz<-48a;vIG?v_xQN((r5#FQ-=Cr@5;VpiSoRF`;a~Y(+pAa)Vk4PGEAtsX2lYCfduBxL;-k690(-0i'
    'Z%M=g?ct@|WL~?|M0ojue{Gtr@_FDart-Cg=*Siq=ZHNXy~h^uwqeM7pC<gQL+OS9vT;HV+j~auJap9U9yvU~IUz=cK*RZ$ZQ#=(M2+>5aqpOKJkzx|QZjAK'
    'zB}c42H@@>4kZv+i%nOT+~FDNa|yG7*rQVfD)ZFDQ!EbJ>oBazsQh}o=J%54w{MM3_ucOx1rKxiDD>cws}SvXx%R%jp($0mF~;3Ws~ZtHRs#)DMX&}v!d5e~'
    '^P#tWI{ywMqjT+c0m#_jbE7a_%c4)c%_&meMzY$QMObD4RGsTUcPX-LE=7zc=9YcLWnetgB@?aOj5OB=>WqoA%I=E;^mw7`eNXA*^XYu=+-svV>JvP3T;aNl'
    'RBOxR1z4*+!l!()ue$I`InNB{uF?nc`FqK&&1XS{B{z2&^7=6s>le=|5g6lH#@*zcjtH>)mhk!c87M&qILf|p^JsH;B}c6J264bQ&DpeUD3!|!$k6Jf{}cy)'
    'Z9w9<9LgK1$he0{gvfmD%==K;$5f!&zpnR^tw`tl%0>&OpA<^!9sE$6!}5eaVfs!bT1-a_@LqbxHo3HVloq@!3WiqAg~(`5)n*B2PI;1=QZwUTJyZWX0RDwO'
    'He|dXkAt_ZcoB>;3C*QG1zatjK5r(-FUZg+dC8F(>8%{C=8ZV8EW#>T&7~Ba0idIyX5Pp5`x`QgFG9}B@AmTXJZEBk0yuLAvTr9_tyFZ1jg?SaTHaAq>y<;U'
    'lY-P?((-eD|K&8F(jJIs2u6_dY~KMcX^W@5VfmyvOsksXocPs!eR_`F9dx@w*D5Kiv_}jXo4+Dx^_5GQ<BB)6tVB09SgCBKedCPE9C`n}aqvf1Ocnl-cgPFj'
    'DiC24l{!5&3k1hzj@~o^C{1APo<z4$%$7%;`mcii)_q1cGYtoG8pN(z>$73Nhf_f5cfM@5+IexOZ3VFgP#7>VqvaR`(uBqMhG#stIGW#&zIv#eQ_$DW*G{Zy'
    '5<iSM!G=@8L<ll{Tpk#Vs_>s(OLy(B6e_%0pxr|CVZ<g@Vf*Y)sA8QTD|)Zij}q6vUnwFi`gu|&eiIXUB}_X4%Y$j@kex;-S`D@AWifXJyw09-kw@awP1N;A'
    '+2AWm*Y35zJN9#uz5vQ&U?$A<2ztd<&#2yRTs1m44oE*h-9DzZcIIYna03w@_i>Dor52ZZt)SY5_P@xZ{I`GMNu+frE0g-d(Q|Pit)E`OYLuW4JY~ns_vDOs'
    'u&`qLBokTH+1kkwJePf)cUP=NRMcjM+~hfdZ*BC23WgEngYPAMnE^Q_P%FZ%W>iA<9y3q?SGX+n38@wT(JmH-wfvKPg6+;$<R4@rhyxp3MRq1tCa8U2mj6DF'
    'G~MY)y(YSg_=ITp_LL7a!AYv;xVREWa#NB67_e3LE6yhyf&xeOZ2UxAM4pNT?{(urvfbb7*R<*8A+kZyW&3lPzau8lI*#2DuWW+^uElHa8Zry*u8`}pKr8V('
    'tt8t?A0*j7uP2$^0lL=~ZN%@qf|Sx-<O#>81V9JCGZoQ2oALt(w(6;cQ)ZJXDo^}wgD(nn_`+;9fuHp|-rEnDU$m<QIO(bOAnpknK})gr3ywFyI#mn(W>+E~'
    'a&DiR%&Ye$(}KP)02%dzn9usBSQYIf9T9F}Pw%Vqb8A@6OycI5A+KuC09_xni*oS>CVB%H8VI?v$rJSb9H>i_6MEW&h*6p~i0^@Av@r<>=EYu9{PVD`4^rWk'
    '*~{)B*kqsNPd;IZ7`W=iN%orPNap5#?<W1loIr+I3v*x2L3SqC(Wes5omIw0=X=N$9xK=O$TVd7Tbr}Qm==XvCL4^A&Kez5av^;$evn)yUew>)w#q%bM@Nfe'
    't~G?^r6RKcW@5X?MW0BwsF2c=*^0bwVMfFj+KbDQ?P;|=x@A=&s<@;Fhm+&B&<l&_x?26p2-?ZQgMA`FR$V7o2<oUkOpGcDY}H`Tb-<N_Oj_Svu9T>cQHW`b'
    'BdUZ07G`8lt4pv_lE-G1f4ljGQ!@Ta(9c>!j4(x1{aQnSRrWqokd_P%cS|~HzfxqMfl7-no)$UKtQ{7jfyCJ+UVo7x(Y1QZ$Tw^qF4pUrf2Y2jJ{4stpHD0P'
    'qdc!g4LrzQ$BGw4b+E(#H5&78pk^E7KpfFACbNKCX8Pl)?9bU1Xw5ZoTKxeZ`OeYjY+-{%v{!hn=r-*%y^@0*kzW9lY^14d^#$&4Dwis-BQ=c!k+>W+r~~V='
    'sjK*-Wxg{AD+s;MJabq93NYuO^H&IX(G*<MxX9%tb-5YcY@OIon)a!=LeJ(h1G%MuNqw;PzCP5#Itq8k?^kvl;xSumAIE{+<1^y*10e&x$0Hr>m#<Z9nf+!!'
    'pg?Q${*@1^+6%7rEEDmUUdDT<>r6Sid{Sn40xK3+Ni9|fVuSRCT)Zig6ufm8;wQDsq#~<(#1S?HkZCvM+zYaBVRv4(hJ|q_LhN=9`yMgt^CXS|*+E?2J$N;i'
    '`1+3CB+Mc~9>7mQmauvRZ^w67)n$82`YlUGp0x|ZwJo)mY{Ao>s#i_WnMOPE1UROEo23zj+~kI=w)eO3xv`MmPrH_rBI>ZQf2-NZz6v-sw1$o;a`0irXH=S8'
    'v4LlLuKXTQMlK3vbi}nTCV7yY8`)h1FXu|00R}neOWAq2KLOL+7bI8!cIdCR(0xTl%G<oM3NWf|p`ik887^u}40O~6QAFeXex|qnKj*2>TEOhyUfy?}1^J4t'
    'Vn1Vi*SY`qo@nVj)*G=CzhvzKzT#omTC%(a$cGX@i&t6O3lUdSl`$EDJYD<3IFnw6DzH8w=G7_%WXNLAX#leO5X}rH!-5Q>t;wUx+-#>KeJ5Xcsr5dpte;o;'
    '(|?Jh=d_H0+U4Jgv0K+S%<jy5mfEKj&t6UI6hNH5YtaCH01#lytvx2jmKs^e+)z=!*K|?(5RLg&7yQms0uU=#Y$E$pDXqjCwOZc*>0N+v>*m>28x4Ua0Ig*e'
    '8=pmr>?<4Clw|LViVUZD6&1h`q7ME{=mN9Eux^mc0MLrH4dVvojV@VLEYMyK&|Umah{J>ok&#N?J>q?C<GX0N^{+NRjHra$?Lq0u<<ilpKxM2`qPLHve<c5U'
    'URedR=xSxIza$yj61^RDBjqQR_=(@g*Gh*zjN@1LcUC*iZNb{wBOq`&mFfS;6;_Rt?PguAJ8<3-R#bhti=OjDoCPZW7}=`K_X_erg67v!>BT*~&8l~%iw#we'
    'L|#fg3t}p;^E0llizB`Va`(>KA-N|;@(f5G8NSI$@CwBk1fWQ<Wt;5nT(doN!M#qmz6z`(i(+E63hnk5GeZ6s01O)66*lN%F8h>QuTInw6FGNH$SVP0blItQ'
    'QR6OTpzOt4_HWwRps4kQvUjE@CI)rH-C{r+Vrq?W_tnY3(`b5HKuJySOz)&Pv;RnmjZCc9c!ab}l6%40F2k<Bi+fWc<^_4AE>+O0uFsR*VRC+uZS#`W3`wy8'
    'GdIt;3{MPQ;k_FidWX6d5+7lAY0mBnk;i{?T^1meGjGTmPDd$nrH$v-RvKH)S?1;l>Ip~mm3(|bBEff%8;aQ1M(i78Kz#=^|2!i8SA8dM#V~qGSIXGXI{}Cs'
    'BFZ4>k<@?q#<W>E$M#}ts!yzWne`Mju0eF94UCXj0fD4pbO3U6Qz@J$)lJ}qslZ!-XDeo-{HVm$yG6V!m7hSYjhn8&>iqjyV4ri3qP*3^FZ`etqN1wbJqkZ?'
    'Q!0EC<+V<6h+9Ig%{1k{>m5mioFkv6pxzi$#;%%qo-U1|?Z`EQ|KJ9P*ySJAKMJcY4AI-pyDfZg-ep6rC*ez<LtT!X2?X`C`gDPaL}XUv*A+-xpxqtbKvduL'
    '9=o#V+3TIB{LUodZ%$u7W24yEK)baz?Lt13dJ$Aq=&n~+W)veX^>YFH*(*uEo|P*ExHbd}V>sSHj%8Q2765hFH=#Dx_wg?*$Q2d2_MpXgr(S(=L4s{Po;(-M'
    'Yn)dr6)OF&pL~CV2eu_&Q#Vekah%%R4BpO8HN;nyNmnCJhvn@28gO@nT7#~m@*YuoA2`1mpC6u)kK0xEr@Z9W8RNYU);TIp4vH9!u^e^bvyydpM)FHZ)R5kq'
    'db4$i2CBDm6JfF@C-j-*nS(lVNAmDzc&lVi@$0$?`#^YKr#M<iI3J5YNSVE!?V*q^>d^vbt0~(ZDz66C8iy=D;1l1kBgUvSt?J=f!}wK3T(C{4*4V$s8|MI_'
    'RF+ATW*)506|yGfO^Yg8NRD-djmSKCio6;C#AQXTsDVC$*%V{a5TU?nK5Lb6c0#cv`HU--5$UOn9nR-C@&|#c9OV?h>9(YnUQ^z}{uFmgh5@UwTU_`+@XYH*'
    '?x0WWxRY7r(^$%SyO8$IITAYV@wLpA&w-8EgAAfk=aYePF_z3*%$~YG-XJz2<c)w_AY&{z>wvWi>gtwadvd(&;R!zW)5-v59%C!&@7ri~<e0y2x)nuQvUlO6'
    '+$j|TE!mygT}n|#GE5%kyZ9QpFB?(v=d}|aTmwcO2g;{3p^(9KnjYo$!*tpwj=96%23tBkX~0{5P}z0!xLydAj06X7eO>UWY?i&tpC|v(-L$BMmJvw0S7Ug>'
    'GmVC6;(7h<nDu1lhZ(p_ofXBdYlvQNtjn2(buOgl%*Fsb5)Chcw?=rXXC*zQK;Kx&VD{|-!#r(&ozGC)5bgpv!=N>Yln{9J`;>M!DR7LURQiR~N~r!0$Sv1?'
    'McLap?IVc#8j#1e*LQtJ3?wUN0k%rOHdfOgr9BK)DvLM3Z*V6CPZH$JLS4%%xm&5X?w9(47#J{jRZW88d(;4{`Hu1u&qUqW@<sE!V)y)@?59lu!2sOX_3N{-'
    'otBi}x05n^Rqd6u0pF>W=s7vMI}+r=(105=w)Aq&UEWL+s7AcLE7K4GDbP_qw>`mnxwGW`I<qqaP*Z1fCrd`KHlEQs5G!ygS9_W!i$F}EMPlGDnJCc^D|q`i'
    'vi~RJhg@#m4X7EVPi{q`V`L@N$_Tl2tnO0Q*bnhNHq`7|sZYv3fzR0Y<kpfOo3IivhifAdl{3G{ZJ01_h}K^uKW`FDXKU<;?@HX$=ppd>zra`3iA(zj%rX>Y'
    '8~AlMDJ;YhtV5O1b6{7UWj*K{6X9+AMQOv7D9DN9(Y`z{jqh$blR^zb?u8b_#S*l#&k@YII~Gdx6uPg6xI~=7cGv8i>aguS`}s~K?z`GNqxGd<SxaN!)0jZs'
    'U}^?N(pyG8EaHhX%IE)NqehPzxfhkY58`ra9g}%*_I^dtdUJiUe_H(mAW8Qd-ZKqrzI>i#v(Z}Z-1{GXH~9T0P}`Gngf2ERDO7n?d7JjfAwmYIh_4MZw$J4?'
    'S9Up6MD8hPV53JWVNNq(i<TJ=DC1n7ig@@%8*?q{&=uJ@;^2|mW7mjj|M5cfAFLhpGz))Oh<@gg*=0OgCIg%`I*&r`)*^oWb!9!gN%rV3de&h&yH|-2*h8zW'
    'x*0>1?{3qP8*V}l@K3b2UDTu0x7cED!rFHrP%+`Od5AVP%9)pK(Rzr{7x6^_5SexP8ra;^Y2LEWcd{tY%CLoASk|Zv=R2?X{B8iWwKwVK2@xmEYXByxzP{%a'
    'CST<O?^ta)#*L(x>}D@wB*vrspG@XE$YQ&|^nG7H(4eT)A!B>3C2YOSxU6YMxwZqDy){WYwsKn2U+njJT|IY?01K<gM*X62qI|*i<i5`7o%P4G<61dO^^|Mc'
    'Rts731`yNN_cl7%HZ66Gyp*E9Mt9L?tfErr{Xm~%&nuw|+whBA^ne``doF#Qd|GYUHrJmE2$pHSr{2Rf`CNu+DCisMTRr`Q>`yPp!0qfW<Qd4P1Ls;3y{KNB'
    'rg{>c57Rz&71}e5`ilR^o|Abmxm*9Dy!%NVRR+l&cEkLduQkkc?i2f%P9WQ=h`KV;XF^avXk(|6<JU<1;N#<cduMP=F#ltXoqSUI=HuQp5zPanqsUMlsgI1W'
    'cb+s}$}hFDLTX`*I-)dfrhUSGPdVY1zY+xDEe01q*a`RZ@3+Y-8W&2o6YjGuXH~Y4F)5I@eIxk^plWYr6&`o%m-O-Eb*}M4)cxdTJj0y%`?pU7cW=pbs8S+4'
    'k<E2)EuBVu9hXp6F4T&|)d&2a0WynUe@JGMBiBPjE8$#KFM!dn)uzs3c8L+?9$ITeAu4+&N6t0)wwi|_%Cm>uri}7~avVVeMLaT~C(x7lk2Qh@!s8)})yi+q'
    'Nd=aj!^+xt$t&e-Ve2Ax+~jt@i*jqq{o+BNRDCzW^S8|B|N9))dJcF&huP)x#4^;AV=io|fHNbtJ^3C_*!A-GHO4R@D!nzl+xdMD%>J?`c&@_Q>+@2^5myU4'
    '!?$3TFYi6q(@*z20^c3@7<VN-H+Gv7NkuKdT0PD}tzYOxw`JEY_z68$0Wx$}oX3j136@9v|55fOa5q)m|7W=OKKB`U%tIM7B!ohQBqD_nG8U;wNC`zzNg<hw'
    'L@yB{Wk`eu3TZGGX+X-5nP<57oU`};tiAT$XP<NLqu>92KJT07-ZSiR?KOPYcR__TQ75vBxeifKhzE&dq)u33&-1aws<3A4j@(VMz7-%yPP1_&><J$^p4|m!'
    'pI{JOpAR_P>wTW`G}8I<3HB7ohrVCV*xT_fzP3WW>XCFgRlU33PE@_?yJZas7-YcZMFUdkZTEj)$`!DOAWH()7Fl=|s+a+CqBK<F;8zvL_z-YChAxx-9M#jC'
    'bI@R&h*P<sQ$=Y*R<WpG_)%Y6u#ZntZb&$Lvw6=JB%SH65fz|kmvhHnKgRGymo5Wdki-jXE3|0%le{8HR{JlG$owv3d8ZB{H##J|=@){&f~Nczuz-6<&a&s4'
    '1!yi48J}Y%Ju78Xme6^xN<Y5mH3mi|*RGIK<PG9yf_uWi`h!2Fv@<$rYHT|3^R45LMO_KB?f0Cee4l~OQRHiMF!Ah$OuDHF&-P*p*D2#DB2;JWBi0PY4UlcC'
    '=$$@cU@8GL{A;X!MSCvAYh;hKKo%l)a4ScjsGngra#7q#TSXHwxe;WXWI2rZ`H{f+*vs}1y(%Z{@DNt=UB&zwc(y|HZWQbq8!|7BIS_xoL_=2~<ED{wr=gyV'
    'R`@ez42Sw;MI)cg{eeaaa#@{Z`}imstNqNb7koYYwQTDu@hrxU%2<1N(szw%xz$sLGwe%kDzvObMs%8&IRCvIfr{Igf_{pIR|c}U@SVn8Ve}sgZDm_%VFoY+'
    '4AWXBJn4fZ*(8F8bwk1mSs#5%oYFe_P2JJ(xGV^ue2N7m%{G~(4s}%9vu7_f!Ugcf9ilIDH26X1P2WhIH&k4>`gtZ)kEABun;!e>kzCBDfi>PqyDq;|*yGxN'
    'kld4ktbBEC&)ezBi<Ifo17A)*Xyy^&xrN#T#UpRZ_u%Y}Bf7PTeC58OwDq;&N!&a5>UmPKwme>FV$?Q|7($y|&Y!zG1gKTjM!gcbM834Va~d#UkZ*dwQ%`F_'
    'iy4E+u8hXcDogu6eJYR>`JR>J?hULj$<G$?d8v4L>kkV~QOFm5nCnI3wa&hoZLM!)Y~<+cK|SF#kFpQX0~`^^icX{g=|CTJp!&jDg4wpnR9BPr`D~_IL3BC$'
    '{R7g20w30W+FROYHg;9)Uy1N1!)K|E2(QN&D|Bb_QGqc#PcFVDdk80NO}-Nh?Pxx-yh8oi->+etu9bT4dX+($J`%xf+-{K1Nj^6@>$;}rbTCwGfk08S6F(Jk'
    '{Xggb&OPvmoxe}(%y2hP1?JP^pnsh4Ox9I?3+C%Jb9?p_pEHoE|FhIxUBcZFo}G2l7Hb%IGB7p=)i(r=8@*;8UvD*nnd18b@2sc^OnO$rsXmtWvjy&Rg8X(g'
    '*4SaS)6Il?VtQNO8$9IED5h=zbF?_4Dw0ZiB^x!2^IDB^U{Afv_C4nG9SVDyh=9&}S9$J!wxTwWkCb`${FtCs;T%H!sz1$p^%a!3ZT&3CYTK+!M7^)&&rs9>'
    'in0Iiz%-zNW|WMfOKE5NE;~QArGqbPA7bo7V4XL0hS^W}thU}f=XR&1dVYGbr~by<GsO~?03sqE%>w%ltZv95E<wLxS$CiC_&CHvdOJPI<6fM{8o-|P3ELZh'
    '<Nkt_kSp=lh{_r(s!l$c>&0{dXVNTbb|O^g`#@W($hDn@VBk3u!&p;c{W${bl{)vh-;DL?ir|l5V4QZm{i|t9qJCYW6uh0P{s;7)TsG$U&dr|+uO#;xuad2<'
    '=HiaG;zNT7F3O8VG+UWPZ1%yFXMKI@8q$?@i~QjN;RLcDA}bZ$v;C1gloQfIi{0mYPAP_Pgt|DJ*lNg?46#*o^l~!qjv?}Vg|#}i(0l{zgV_nIv23V2nJH~F'
    'WPR_epGhLyrlbFnpT#xV75U^Km$TUs;B@F_UobNiY|f6rGx8nCqwt>%-8|Gad4-P>Vy>o8tkZXa3<%?y7IB&?<LI$(Lp33=CeP--BAqr1eE#PJp|+?qqzJ_E'
    'DdkD!)l)QIFewd`{sqCxh;_qC=Z%X)=IzW}(3>7(bqf$5&b6$759Or`sak$2<`mR6FOs(AS24)=>@ClR9kiJ<&bTGonIhxLB_dGoVdq}GJy<X9{a2WFRHcY#'
    '6@ilAWs3t|q(jPt0<HLrFfh|J3jAJ#jbc~n+v(!mKsJU((KP<t2P`qhZ7h^@8D9#`74a$MtRDJ<QLN}aBFTG0tU>{LqLDXjn6d)yU~3+@iyx+q{JG+6zx|Y>'
    'TGs93zfy<q!?LMq?)Q!K+}y`ZjHuSCQ0XtQFSdtYDW>{B&XW=>=O1wJDMY86eC>OTjp*o$36T%`L>YEA(59rPzE$x-pg(O08?V3O-C0e+(e!@bt^q&zPZCKu'
    'Fa1hP_=nmWH=lz_6dIqs=S+_!Z4Rm9_Ng%4>nnu5oZb1Llym8N(}W$WVv$ZJ^;Or+_oDcs`fPiNEdYE2VrKm{Em}AN;{nJ$WId{%fPq_W>T-^%nkC&`*n~Z+'
    'ho=*{EBG6!BiBzWYJNZk>*+!Iz5DBQj!p;}wIKh?nHmD-Zmv67aE4b-+OK_XYdS_SU%dr!NaH-H&xf9!>%ziop+;L%WVQNozBt*ET)^z!?R)x<0XqWy0Q=cq'
    'IADR->ctD~vj-Vfq{cas-!Ui~HP6P5$G82NA>?9S8HsdprH^1`1HSPLek!~UeF~$640hUgft}kk39hfO4(GC9#M<gKrej#`dbVmDU{UT%TLR+D7FmCt(yN3q'
    'f;GdbLwk{r?Zr}t)^+Z2M5UL-6thvvo%L3Z^v3Wvd`>;S_<oLvaWo6{@{M6z&0#C~HTSL;^TAt-j|AT<c;)V5Ypg#T;UQc{xF;lX{Jg!=Is{b^2D<+{@2-F&'
    'sb1yyR}4Tmtjh&#5%_&)DDOWNE~)R0gpz9SYss?)=%;B3GV~t3F6#@36{w{8G#`7cBJ+&7D~T?%l8>Wpt>oUu7xjr(1ZG9(m?-Ug6GT`cN5w1b|A9+snsb{#'
    'aS*}ysElML@GgVqeJgLz40>Gl><9jSz*h~AcqpXFzFh<xtmQ?}nyOhJQvcapC5&-`Z{+xi+S<dfX*&)vA$PEi5<rP+A1Wi%Iu-d-Jf`bD_VeyHRjtwN`{!Z;'
    'Yw(DJwLg2gckhosNzu=PR>xYm?=5-DFcT`w|LUbRrqgw_8=?AaX}yjz-@nLqJ)qBHd9F7ozk&xA^GWKnaq=oZ8XDHLgG`(8>={j{ZHt-}kO%xMt(W<oyP~gJ'
    'wlz~*<_PQM8<MJ6X#&Z5kZ$AO9Ig>HU(lgK`9XFXBF_~Bn(kF=LSlshjA2ocx8&EHxm{;@JZ_iW_BH1j8b@`Jy*b0NwTSOL8=AL>b|Aa?`fSCov-tZPhaV}j'
    ')g9y4^Sns&CcPiZECLk^fZJg^Ymsi<h)jT<{#$@=a+N!)LkneIQT?Me5_YETK;8DY_4jiyXIdcdBeMUc*~q+Qq$n#Jc;3I!y{p@Yrr6>HctHAk^4PBa%7#^N'
    'B4e!*MfX=%|60yNdFIOkzsi=>Zc(&o=H&u<PcW73qK*0JEede&g7oObsw(5E`85##hgs{QqYm}7Q^z;Iqv<$hKS8aU_3ks;xKC)1;L!p6k7}nLq&K+Nw=z5y'
    '2Aw_v+FAf_C-M?|W-qaJ@v$5w+X!`Sj>Mn}g5bvQsRP?7Fq-U6;3!nqr8{q*dr}F#>a72R92I{uIfkgMB0hf~oZz)|ukwvrN$oxQLKtGB#mYmj?a#h9Ukv@L'
    '+6p1G@vyc;GmI3Heo69IK97k?IdZ>-1g>X@@;%8H=R`QZoKE6xu5E;p>fexigmxleEWkT=^?d70GnC8=^{=mLRQZG}9<n3a_lB3Xx0Z~hU;!Z)^b(5v*}!nU'
    'jBZRhhjq5JZ$s_0%goa|$AT=YAFPQ?qy51jSJ2+KECP(cAmPEMSB{E2fyeAs3WE;wy@Z5^ldWbAHII^MqR!4e6fI@1{x(NN7$V*`j82U}O|X6x@mAH6GU|b('
    'A51;A7LREdBWm3P7FS~eJ82Z{&3DXp1JT6ulJL*1M!7?v9!S)lRTR*UtK<8Kh;*WTh3BBi@OdHg+pD1e0Q*pB{RuV-ouxKbxOhS5;$Y+E5ahbR_%uloKK>Q4'
    'HC(zhI6s1-mwlWg@~=v2hzWm|^|ZMK8nT}=<3&TQN#<&$x*A9RGXazGf#rFOk-67Bf8{-(g$<6hV1ElQ!dx10y4q^RaNuzT?%p)_nm<W7>-JQTgq!m!Nsm*m'
    'fm|GD9dGB}z&>#=*K49HS*D~wuA;ZEE-A7M><v#MgV(r44Dk(+Mg5F#p9#i-?qs?y7=U3Q8*5n6X^2)meU`Q&j{49FQ7N0X@G>9G`PR&Q&yxu`dVlE<3HZ>$'
    '+z1bo*^k}-k|L*&$MfrG2fdH`Z37#sIX>>&-Qu+F6haN{QP5AA9aUA%=7Z7X>*l=CFCZyUFK){;GLij!d+4zUX!3F3el)AGstJHuZ>`)rM5|f^J$Jy?2yD54'
    'X<VR*%*ia>(;1n^M!O-Sj|m#W(6hjYw(|h95cT&{leO~)Wq-XGo>~mv0J`k!d>_7Ijv!|$oR12B#Yo!C)j0p8=$pKOmXdnHzpiW=BiE!rvV^#;`Ydl9SZk1v'
    'Rab9BPqKF)zg&j&);yXgw1KsuD*?+EwS^93=Eczz{Ip}qgXS*kVVL|H))z6zQh~EsRKIw@{natG@CvEFj38bPZBxdpE2=wY*)1KwtJfu8BR_y8@SFa~smgvj'
    'lxK?m!&?1h!rFLDUb#N7IxxR+xkREm>`g5=I>^<iB@Q*D<c)wfzK^#TcK-eH%!QoA`K%R_6piH$=UMv(w%0E*9Bc#Go+<t_h5hvim+bqkZehqgIGc9P67L-q'
    '8lrD?W}}5nAM@?(*$F4YCFL7jSm1dt!+jDLlUR23^zl-ze4BMBsWv)>?EuuV{Q*bau65=g2ToUzfR`=-vI0HuP(yDVJBQ<OK!yWm&cEvg%3y73VfoheO8-XE'
    'CbGR>k;U@GhCB99eNJS@+kEzGBx!r8xHuV`6Ff6cSQsY+f9^~CjvEbOac*_C(b+k-DNkDMd+NKC(vEf;vd(x;iyCkG`tzMN$QEAfpa*TLGV-;wqG6PehgcNm'
    'DfyHOh9A|$#y(-r7L^HpQ<}}-^D(HucGgm{NbcIA{-}Go{2CM(1}aJYE)SVSQvCeZ3-krrZJfhTT2(QODkVnM=93J&hT-|A-SeOKs)dqai)ezbnqa4fdh~Oh'
    'F<cI<E??8fXw0AP0CUYSU)!dY_V$_1?|`#&IDMYBFT|;Yw2ZLFz7{hCnl#7m629oR!z>RdilRy+A4cUv{%@?$deTI%8f4s|?d55fb@;ki>3|m)?YTw9N!iXt'
    'HdgE1;TtXB7VV)W+hxca`Z0xkvA;t7*n7RoNj;)a3GjqZx9NHnqPC|fa!q(Ok)ATKvh;P_pXuFktA#w}FHkkVb#=VIw4T0I*2=o9M!vRrpUXbmY?^ix`}+jh'
    'An}d|;y4Rc3I+RFNSWc0L}dkw6^*gKW@^p26g#i1vGIrpW9@HG#GJzolh`kQlq;MMqiOxz6|Q|%Q_11;KJ5$rWMQ65?Fd9vM{us_9zF?Mn62Jw?3dw6jwP&e'
    'ATEEHtaP?2*FWMub7frMDv`<Oj{H~bhvd3>Tl#6R270z8q|H|D5wFVI3H4IFnpd@yk?I`Cnj572T{LZX9Iy?I9IzKbM}&wqST$+xS`W)BXCB1=J{>Q_S<9Np'
    'O2hog<P!>c*>mDhHRKD{ms4^+_vx5dg8qdIzR_>Met|gSa_2?M!$?9zG;-S0U{meq*~(d$#4hw|J{>0Qsb}vAZGLvT|Gb~#Re0p>M|=b#H+#6!?m`O2e`hj8'
    'BAZb<Bf)Dv3pql7*C7q~Kd`p@yrk^hxel<fg6(?va%&Ug_kKGJVu7ba=qbyS9NC>hH!J&WI=iwOtwV?FP<8d6s}BdpV<Y|Mf}%ZQ|0rhs?MaX&aCe!QcP~E)'
    'eKQ2fZ8y3zfi<8iyV8Gn#u9ojulov_U*(99iQI3ZLp;lmKHwwf?y*9JAqV4Eenw+`zv;xQG=yhH8*-R`gAAyZ{NC2`kc|deis%7d#d`K~3a|p;o&coJ6rZl='
    '=*M<)l!5#7UU8Iex#T?GLrwThf2s7oBUJk|Dk#$6f6mQ@sN=VfLX_}%>c=r4v(zZ<Z};ABvy-g_h-3V~<klGnF&<BAdnq!62$tFhtS0s`KJ$q8gm}uQHq?-6'
    'P21XI^PZ%Ib*yg!S@`oc<ie?>?GcqCnVfqfFz1sLtq-^jK*nY`6X{QB=#P35DvWBQ66-}rYX&6y2l?pbLH`CHFL}-Alza7Bq?0>VlL_ko|8x4u%!bo(;KW-?'
    'al}q4HsRADv;f@Go*aq2Mln7E-ZSvg7f;DZ$N-#5UZt(2ysvR3CkBj1BKI^C`0cs>aJ+1tK--|_FcHc2lzo-oKL{(H5Wu50_FYrL$&F+5rj{}?jUBXoP6}zm'
    'o`aq~K!T2OPhY6UytG8|q8kg0F=Je;rZ$1^5(EQaHZ+_%)#w@r5jrSkujfx{=G;ktiR_}n;|*uqT)L2t8N}fy%6*g!*_Y$fsRravWYtRUya?HTTVtw3K%I?e'
    '16+f@VNSfM^k%}^9wsd)|LKX<nClshNxk!}%@P&F-ft$KJxEIQznFLMx@*QxCX*JVf6ADPAEk|DTve+Tt93MmH3b|ahu!|p;^*yVDmb9^Yp@ZDN<wft7NaB0'
    'g0H;Fe``tq_Q@__pSV*mLDreT8d#n@Z<N2jGo47W+VhVTJnb7zY)eyDg4UID@+C?13LlP@=4_ZVbm3(J3u+eGoimu2f5J|NGj%QRJz_;Cd9^shpOAj!Cf=*E'
    '{LH>y$4G$GRe&{x-P2xrUoU0|jM$TOL8N&Bd0oHCXUtL~7UToE+XgSK<7CVJ)mM6#t*k_}%fX`GNm?>XyRBkc9wwh^R&=1dlW+X(hA7nihFJTLY*zb+)Qa`R'
    'lOSNnlJD)6fSS-WCb79@M5>XXT~?A7Vb4UyhsPO?TFs8FWN2|w3o705b_YAfHBp~~w}i(r-XV~6HrUn7Mnvs&$fgHP3G2hvP)1``?lb&N2MN}ye}{k%=PTC='
    't<SPAN*92mMDA3z`V1o0iY53n%bTm6_vAZY4hsZBLwY~N<iL8iM^Ny$9SmVy6_967yJOSUSww&xVVSDa@Llz46r;0Wv9Z5oqra)RgYh!3y1q8Xv&wy7_d+dQ'
    '%N2IRn7~6+^?h`W4jRcVu|Ems`#+ufrffar!)#GT3i;)CklOO(jZ42$rn!!LmYU~aCB|F>m&91AMz2-f>GhDhYTZ4^Jw11m#ftp=j;L`TcQ)L+u)g3Ip-x&U'
    '2e4=xK$05M6<G-*^OKJyYYr(*S4!JqdA>jY?kxfcj5$7?;vd<HDKyKtBVV8d{h6s?MYc$SN)gD7d-Ufbf5;sNQ8lOoQCR<&stlvxf9ysQ*?J&Cd&n7kbuBeW'
    'o{t9zE&RCqj+i8-+UfwV26JcTit0AX-Y6Na$YdWNRkk@;acl*@u8JaW_vNiID>?U<2+A4PdQ+}ynIM;b#`@mA{W3gqdj!vCh)DiJKw9=;Px(FxuLR&(?{p>+'
    'FE2<iKfJBHtp*#XWi}w#zj62WO;Wn_<93L*f?m|cexI+5A96f=V?a*g-a<|FBD~EWd)qIrCJ5f!&GN20jZ?IVZ|-4db_#<HwA&DThMkSulzu%M$WdsU;Z;jP'
    'ZTL?DI^NI!ZY0GM#<PRA3ihg8C-DrGUG6)k^X(0sTTjR}euDdBj+lNghBAZMHrY@93drvDaW68P<<8wJv0sR{i%rtgo<VO-%7Y^OqPs<{aQ(Pkef`;Q!vpcm'
    ')?{G;XZ*$@U+KTfw>)G({zSxSqdgBYo=b`kmCVjt<cve6$0IOvd62~+ye91f&)?&Yc7yah*7r5a2!M}Oa18xg7%_x@`etU70e-#hWITavGT5_4;{WisjOI~?'
    '3W4auF((*zu9hLRf4Nf#X3RofH)t{f8TLIJLy@g9$eH8n<)Ebjmc&EKfK|VUKWi3yQ(X!=-AJEz^lm;g>$xo3W&@HR;-Y}~nycS$j8UYLS3&S>Vty5U-TW!*'
    'CVYQ<D*c@xH|~k}%>iFOcr`Y#?;i9eMxBX6bQC1Ry&A^V-TBh~`}1`ekx1x`tV_D5f=BT7Oc61wEb+;L)%O9~{1jG2&2(qFK5&>an{q3Ub$GFdWFKHbd`j+!'
    'wvNZR(VU)&09$9RfZV=Wpc;~D4g*mx^QQ>VCRSMa&bQJ)7o4O#JH}^W3l-??iBv@2L3bJHN}?xHzaoE<ifIp%)y^!%qI-#?FiwS1{0*U8j8%fPj%Y)OKp1V7'
    'ZC)+g()p@i=Taj5F=U>CC{{gr=dge!iMa0;?tFI-;l6~=8w4u6%r`u*{J1O;-vxh82Un6c%ts5aPn3B*d|9?_$cMVn2*KMwFVd8*;v<uurbb}arhdx()UfG*'
    '*|44t9-G&d9todubtVgj|Hm3^=wL+f(@fCr=9Uw+VLY6H_$(=~0w30K0SoFWGmQxTo?U@8b5i@+zDoyO^leskweqy`zFx8Otkt0NH7)IZKTo;lDRwFe#8dNt'
    'b%i-FBlx$(w+fGCb|<;UX+`3<*G|}?HiVz4;UC|fz@!V+ACNC}bR0dVQ1J|qYmJlIHGqF<!MqA!%L8w!Sa*J=X|H|<#E>G2y!9&Oq!&_AE9~7A)^`@Eta~<z'
    ';6RDwW8TVG=aGbJ$}ze<4i!CaBm?3L!d?zhj6I_fJ?X61vQCH-e4~TD<+9YPrs#3;ZXv+6+p&Z<M%*XB-&&hr>G1aLPSBG81Bna*^Jz^AwP`OI$lJM$d=qFr'
    '=E!~(0v=Bhc^sJA*8r|greA65&TVc9#LeSA1obnFx^YNY)Q82YYq-}c$b8(uno3zDZF<C19pgRvn0AoWVUdrfIKOU%>EU+#46Dz(y_<a{alPD6p~lLwkg##@'
    'j(?h)JiES$^6z`x9e1OXFTIAy3z;7l9;@}Ka}3WW_ak?9nSw`Zmt1veu3$-z-^9jju5Vr6;oL2m^F)Sw27fC0y{ktM+oA3+VU^RAiXq|eg4#Xk0T;Q=69fH('
    'wOy4lTZ1pCRLLvubw9F<Tv2NyLq~mMWaKi>Cio`i)uUA+F7lg$l5<&V-#%U7A#;8Fen;>xwqkvmz;&B%2_SSo3xPkXxQWaJ5c&Vo@Z$Duui+6ARSPc^2L?+('
    '$%L4B-$M8AKRyRii^Hnu+pm#FT8yuxu?Z-ViS&Bjx~azcY@tUC2??ItvHYpu8Gd8~)Hf1YNuL)&22+p6Su}X1QZFo~Eug@y*i_qX_Gdx1=TVtDA<t0~ONs=5'
    'I__^WUTMhh-9|kGa4#JhYUX7n?{|@e=Y2%|wUbs`8q0=p+m!;DXMa#tX#?~Pp3iDswoU?ppS~}!BIj6wCH=EB7@?BNxr~u+VB?#s!)e%pA#8q%?<#QKzGjG*'
    '4vz2}i3t1ExIl3<iFF3qOE>vqqn#tb0Rp^jZ?NmL+5ex)S8*lcvzNT3L`Jcy(&YdO7HsAxw4d1hi->w!?qoCjHu`7mw~1F30zZHw^YXBu-Zje5nNUMCDIcBU'
    'Pe2ArL)F8Og#z+3X1OB*`HhDqR;?!1s$eJLFT53NoNjcExltj1tE5*nAUge#hO9(C$HDuxi$2cf10WfOvV6@sCdMOon*)xDY)$cb$6YIf3(PkLFOtaeoRmM0'
    'x4)6?_oS`WI=LsqM*iF(EDQNF+1DEtof2axnWn%2R7>*C410`r!1Ap3(LVm!gW)QHSmJIrLaznR+H=-9rQX;_NxT+WzWIGi8H1C?!}71kwYoY~X+%%$t^`!?'
    'vqhiBN=(vvKbkO_KNl`&d=aS%*>QM|fvpYv4>1S4&mn1#0hc9u@g^iZBQ-8E?SM_=snlV{t^@J2h$vc^Q-)cbZ%S!-op1J^Hm7R2dF$oA?M}wCbqT0M!9)6F'
    'djCL=&Y0-C>Y@5abj<#1!7}7;rG2&EtQ6mUJ!m>bPVx>RQ3)|w4ZMHs%Cw;c9DYlRKy|kENml1wy2$6tvyQUXuO_Ya6Y+nYO;k6h^0l+yH^a>dWD!8Fi;AO~'
    '7FZR%E@37i<SmHk&P##a{fzUw@&t$@m%Ao|ThPCluU!2d^Mus&Nlsuam=+WI{Fkn@nrMO6eRrs|M`f?Q7ZLac)CMw>wgK352hfh9PB-`SL6kb0cfXEY{ab=('
    'tf)X0Xg5@07pE!k->ySHdcypS^WAsa_xoEC&osXPcG~$#rIG5p#hO+>Ie^T#%lDL*ow|By;`uiLw~ssnBIn|)+=~l*^~nZiVjYq{!``go_+Cwi+#rwTZnv_k'
    '9&)Y7J^CTO8Y=K>$|<X(Ecu#$TOnXiin!8?1hM|Wgt{)!cVwa+$#!p4A4OZadTRIFt8~BCgS8W|`LFS}%}6+dZcq58gYnVTFLh)f6*WZa>R!aA4fW^n?q`zz'
    '6^eRmJ9ZyrR$d>a(Z8@pd`d}fvU_Yi;L$3}|Gm`yfLToy^tvJj@Ba5GQU5XYv^=3Px>rx@nSd4PB4sQ1pe<bY8Q>$`PSlFSJISoDpN-U?GrS<6L$%;**<V|+'
    'DOtu^nid9D&Of4W^CvdYAP*IJE}$mQvrb<vI}S)S|5NwoA5hvb*g+1njMVSV$E4l@Is53{oh8RxFne^?#?jeQUN2<de(Fd@BZw;qFB4x;ad%XH$?vS)ufIs%'
    'OezK5clCzb*eF(`%UCOrE5<_v4>W;4M4*Be@L0Dy#;Qle_sl9vZL)9eApW2&`=%M0XupuKpOFV0e9fSD!@KTJvgf;U>HC)fbwRwyczZ*5FqTN>%%=qQssv<h'
    '1700kK8Zs7SM_s1F2W^Rh>hFw_^bS_pmNtWu5(-b7~f0C6bI~90;heFkM&?8c#p3-Sj$F4;}1GmXTbC8_f_7!Pq9}-1-MM*_g*3J<cQko^+S^lWM#!Hg@&bl'
    'etvC+=4CB?YcG*HHjh;MPLqEw#BJ=B%5S)YZU}gL{|Oay-~I#J%tsWRZDJCwetW=gN-_mD%l`o;j4$ZS(iktn2o{`vRRU26^q-GWbSJUvMD!I}+m+0A=XWdE'
    '#<C~#uWzlM3}hF1kX4p%LuNQ%nWzbhGnL0#s8^c@YGb)A<J<v&j}e(&QzI7Nj}Q6SJa}}E$?jeRsy38i<M=>|NdaYa-k;x<6!#_~c3zAYIYoZA1YTjn1;2*P'
    'G+e%dfX@tUkJ-7M9N{TM-y_s1*+nWb*|>;Ib+4=Ce*cRJ8oP+0wU>ytH3Yc3jw&;~&8t++T8P>~LpjzJ$)9A3jrNt55b=CkIf<bK8Sakxp0|0GHr>9{*(k37'
    '7UkjrnehSCGvl_Uo#P*GMe~aQ3jp(o@)oo<#_|?^3Y;0_r>n@@eo>q;<oYyk_WvNaxmVo~IU(QP)EP{>lo=m*m*8o-$5~A0Ce>3O3Ec59U?1Euzt4i*bH#Vs'
    '?@D4HZXih)hh{q%@q_pk*7jP=b*wjhRZ7ydbaxzpS+|Vbc_0;F#k}W>US=h&ZbC^*)<(z=c~f37#Xz6Y7Y<a#6Moi)2{PcLfMt!m01a_>{9BN1hm4+mt%$xp'
    '^e!J0VC#?Rs8NH@YUX*s_)QM~MX-8OakkeES;bhaX{HSnAq@kOPvjl~<k3x7$(#nUR9@Ux{T!xVl!fiUta@^_qs9m$6Vb6^O1Bax^(eiIy+KD@s|_B@b2@ki'
    '7H2@k)Cqj0byfDqaU;ZLDC6qr!llFLnH-DAQOoZU=lXM~4rDK<Aj%gd(kfRQ|B&s~L0oPNp1>dJXRh?k)+Z#{El)bR#-%io{dFQPr1vh`ig=c)=SKoBaT{a1'
    '-khabPS^YLcMVdW*_V30x1Ay@UKfVRV)mvlY|KUfn9q}kupYqI>cWs8JN%y0llE{xGI$Il3uGKpWRi~H|J{=dJd2aHH)v`Y(V?{%pZ={B5Czca-u4U5%(Oo2'
    'oLQY@_kDxBxhA6L1edmu{t)i~Jo{p~${$VQ&qI!_o)mOAV4XVYN*7Igx7rzFNfPGbTsC{Na>c6JEYIIC%`??Cihj&g<}v+|P=<_xDvx00uONL1RBd|401fJW'
    'M_B$N?Zmpb^9iigh_mM!d~zwAb*^Lqze8N}aj#k#tN2`1R(b%Qq<sXn1>gu6tYb_<WgqLr`-wg>z(M3%pYZd)ru*OS>|d?q^*{Q&CFyKrmV!4V<<UUfYQ#Wd'
    'K>V+PJF1^E&nftt4{#sxUDU(jE)C?%Pmn>}x+LU`jbfd=I&9b8<(^)3c&m3agy_ulRq_OR(T3B_W5IgMy>nAit-B?)<o7o!XAqCk>s#HGy2yP_`X%VY7rOAX'
    '=yE1SoO6=iQfuv7#fbWP)>bRZfG?mKm;9Mw$ndM{t~0P^n#gw}l53A9Q086#Y0fg8Ap()<K5eIpRdNrg+!SF&eg!PUq)j}g?+r~QFe)VydadT40l%0Z_n%xF'
    ';`Y5Ra30OefmMh5t)5=Xw|2)-RfgY%Y|lPTWM2|(wFjw^=S2xF^0Byh93=eR%m$mM6(ge32S3eqSeG7prn1(No=<uLHsa5Fhb%I@*pa4*dg7by%d$;%2t<-R'
    'j;Jb@-@CGv9AR%Pd6dPM++W8V4YarHH_1B$nd)-L--TdKAB=%gZN)2w#wPetFjH?!5@e^~Tof5X6R=_;)`;YN#Z~yK+fE1_4lk|74gLE1P*R3IVTgz(%4d=9'
    'C#qDnVFyEwsN(`?8UiSf>$4%V@+NNkwP#l&4)+=J26DI3r{nqHBMEwcqzBc8*qDdd_=q75I?5_aYV;YhG1}U{(P9zQ-ZoM%0unV#aZMOF?wYfET49{PdCf)?'
    '=lkw^*2JI=j9>~HDR+RLzMXt#{|M)2%42e&wD$BK<R4~lJD%Bu{^X#o&$Uh8-mZi8B<*~xsq*a)?#Ws`hLH<D3s;$_ZQc{ui&G=W3wT3db<_$26GA6~-f-||'
    'FAO2~33~O=e=<t0%i2szAkXgUgmd)6cx!q^zFFmnf7fm8N^*xgyC3T?1Ko+os`ncK{(#Q$kL0<6R!A1Zpf5Gxv`ZnylbpD3QE|5H%`Mm_?ZCYB$DAhmT!A;o'
    '6|N&rX-(ifjGCfG=!bz(Y+Bfp+FKM0-bq#ceWf(SouI~eIsZLbUv8<W6eDKJc-Mw(|7Hoc@?Q7*`TCP-o18W!L>%*{w3&21K~-Wa1z9>U39AQWxGn{>MR+)$'
    'pCLIzQ*f6q2-UGLgH6S-ePJh-jCw6!a0bqBfIkkaO0OYU3%CM7pT&9h6oEm52ty66V*X0!cx0`T)jeL$+>wAZhIc?_*E7;OLQ5X<yf6n26whbLDtX6%Ji$c&'
    '8K6&m*-L<&5~maB(9K0&qmDI!Ak$`91T`$?M-0RHr`8gH-0hVX__85C-~rHX+4Y~<=jb`>k+L~gP)h|o+M1+wwqjINtvws}m>*wb?VL(`6AztR%c*Oe^2x3@'
    '`RH6sF+wdg;+|2h`29=cfK36b{tx!_0lslWEC(>D+^?g5XcgI;=fzpz|A(K(2<skkF6w`gT^Zu!S*1^;xJw?QkZrhutvDkh_;W$V>`baPE+ZRE;PkJLQ7@>d'
    'VF7;h2D!e#Tm6vpu&}TQMkrck0ISAZ$ZDf~M~{jOGp2h$tqWkz*kDYi6}gsB!xHs=FnfQE%=7m?J*nUTo}pC_f0d-g7gARQ(8H7Ej($#`quimQ4uBsC&T#Pk'
    'q*!8&O=Tl`v4p6zT*nAnww8R}QtJ7<q!-rRz5NYO>QP#a!fNz*co2bdGuMtk74yxazDwDBeIJHOop%*c?0DAh#%vu_G^#kDDSNUIx&0R^?Wm_i-71g=&yr^L'
    'DEpEF7#_&l`@@0`)sLLW02Y|%Sd<<R8Bk>wGI3JaS>gW(%jHSm*#K-dI@gabEAJK(YBTXTWx@We#(I3fY*Xx*^Me)DpD{#+!hi(4@|*O}gp&bQ(*fT%e%}%J'
    '7#?ADnBgRNJ`8r2qpPU>sj@ZmVgiQ}{4CVo<=<y(J<>eg@S7<5?G}@-LaMiW;<<hibtW6x;AMDA(Skbyw^!+^=9sK!$jkKez*+sYe8YO#p1doFz(7AoT^-g+'
    '-#n;hh+5oj?8+yVC;jMqDr%fh*{gXw1?%34%I-|b9k4nC)eHQs`NBz6PDfz<LTkJjRsH@<?&`x7IbAB&ixf|akNCsYEsI1@?*!Ic$lCwMR535*XhXO4f6_e`'
    'vW<LBp#Sltvs2t1>rXiD$E!sXJq?<=&~0Z+j#`ZA_T+u+7e#IWsIzg=r#JUe`uq;NI(`mo@Zb~FToptDAP+U@id|_C=T*md?q?H>;Nhp0{UmSA8tYj;6X5##'
    '%k6Ex{X61B!-Z37RtFmnGdnL7FKR8-*F}Yl6g3#pA1va|<1|2H9LjhSdKj9<vAD&wo*~4vct~^1$=pHf$+;KpQ`w>+Pjvu26d%E^ddl)RE!UX0bIkY{XE5<c'
    '`2S{C&0^M(STkQ)%Wcd(01wqee5?<<YkIgjT1HO4NmxC-t8)vL-l5D-b_7{ECz{D|9`kwR$YVuXM^psSP7|Wc?_9Hr0iH>Zkl!8PhrEzr0sla!Ib8MtQzgY3'
    'u<eW=Br_vq{T_0kk`)H@`^`zttigOfMseiJ&mK30`@Xx9p38rvAtO0rMkdJlgB-Z(a=+ZoG_;BuX4#A&14HH&<RJLM0_0(yj#`7LSP_Lho6C?li?w7=`riG3'
    'EAM~}@Dytw#3W#R0k1Jz?h3)1>T&q4Ge6c&TZpbg?PYVUC10tX6u<Qa=eVeclyC+-%CBD@^Wwr>kLKUZi3^_ya^80{I;R1j9?l6^GF>_DudA}UP*1$oEJ_69'
    'r1Xo^y&-XeZP7&N6B(?tq-9Xr)ndP6(GA>#opq>lE||t(Cx>LT2R?{EfL5&Vz3oDdr?DS$XQU$){KUX0=6MYS`r~ZEI<&8r$LORs(>{6)bc$Eu6XGHZO%YcC'
    'y%nSv+Q%DdFN*bFyy_84*e{Sr3%0aJQ!~r#i5U@K$8B?^xDNgS$Ys7==#X5(-fCeKtT)pa`mi~yXw42|jMF{2uAo<cH@SuQEts<mgT2j;Yx%b_{akM$`}jLq'
    'Y754U8P=c+uGK|^KT>eGAL8p}RN<*nH3tMTA;FU{i(8kKm3MBi?sZgMPh}qRJ~PlC?(j0++8uTS<fBbeMZE=G%5vhNW*lL$kALM#f0a^O)U5}`zP65tvb;j}'
    'D)ZUEj>Ol=)&Gm->9??=z$;Ky2k+$Yq}dFoo$|DI5n;16V*aik@kD<y_`)l2Tp?6!%8IEmBlV;E?D8)yJvHcU#wxb=E9=4gREtEV?7o|^NVEjqR2k=clhie>'
    '?K`nw&`!Cn8&L=)(lX}f>1VX(duFYJ$f_Ma4o1ky#sBUg^GFw_!2&+G*rmV15VO9`S!)c{-#1hS7>M6z=Ys76wc$!%!uLI+wB?{H?KdjA%33N=8&KtbQ##8S'
    '2OS`<SWaTEZYNNUZIyiA1IA>L8R~!ruo7C$-1cMKcVF-Bh;v~PLA;B=eBOcC>H3fCzNm#>%03abJ;<&K`zvCI6L<shTiI1a9eMsuBmKtnlV!Uw8noNqP$*7d'
    '1p20qH_($hmq`q@DiHF@fn-{krzsc)VXJ%?Yt6=Qripd3HSKMFZrto@&2w4QgX^nw7tM8QG6^x)r{UfaX&aDt!%1%)ynk(c{%1fM@1|c85oH1k<|^~UW+u^A'
    'A)f2-x$GAB{enHgL8+cY(%c^Yn-9L6AlElnyLfctID6I^8|3R@3VAkw-pxu$j9MaIyMZaZARg+ny*9{xLpd?avb~XQ3NO*a1a{aEBI1kR6AuSh)*2SMIn*06'
    '6^OvNd}=jM)OXxDszgsaH~Vy|&0PK;%<Y2SILra`?aiBr-!`u9d%|b#ybdk!T)JIf%va4Pbc~JY4bb#Jo2kimbOqx1Zn@UPp067i3ob@Kl)qwK#%<a#c12ED'
    'RB#6Vl8U6GJ6lKH*)751%;&U-`761dLM6#6{0R*l<Z#)pcawQ6pWtq~0{rpJR&$IfW?wX86>Qmf`r0?tnTH-3U}@FG%mRKKIFkgs%*}kgzv`3MC+*!CcNJ-p'
    'D&kJ?hAH-9eFwp*e%$ZNGa-8@Ez(!Wi;PF<cG6e5qMYsVomEsMbOX7QAWOY<Sm-$~QqXn>Uc5(<?vQ8W`2&_R{N8N6GkXF?!9BeQT5>}c#An;f)AnXMP9RY%'
    'kaWER@rp81V}ywR+}rr6z}gKJV>}zBg5*8PI>vR7Ffzb-(IRBiL2jPr99`r2U6%ewwd_XhIdzH!zn`k3CIA)4zD@8-c>aZ%%1XGM>z-9Czc;rW6&BxKS-aL9'
    'W#t-(FI{pLa2+K(b(CUd-xPuxrGscw!>dK%T<Ff811w>{Qr}W&&w+ME$^Ya|{LVVYM)+a+uG8KWtP>myBX@A?5ZJothY^gN?~^K|KkqSM)!)*OhHGn6uBr%;'
    '8NQQcwD8xOfcd?@*sy@!u__=7Rfz%>*=`}vm>9L~&D-Cf?eyk(fJcWobWP{80_XGwUXh5~oTp&J?Fy+_8NdWB_OUZVHCtgS_^?0vlGKp&f2>Uf>0jIZ-|RF`'
    '`j1LK9<VIWlKl#&090!9a{c@9J2AVro$fJe^>u$ao*MM5xptKo|D$8%zag)HvegajVBedM^EN;o_w_`q$8Ym+4f9wvRap<=RUZ%!?*L43*v@^Iz+c};UfY%V'
    'v(n@#3;s5Ub0MbdOP@rmVD%=yvF}^Bn#+*FA{sS;zEnUi&6DtKZ3J!4c5>Xgj-LJte|bZ;U<~VN;lLB-rK9HZoU9#Imtu@&6WPnYna=FheUX)*Cpb}aamtz4'
    '7k(t4EBT%~p)y$VdG$pkrrYH``$%7BA4_t=jaHruI_9IC(_3X!QxW8i)v9nbO@|Ciz~rsxb*GewbgpL+;-|Xvr~`ah&E459$>i(jW+mXrf&4zRCihp@pto9f'
    '5()Sei(|sc^vl^l$lWGH%5Pz_`yl#JxE$?b9AJMBVNCQM+a<7pf@U)}<%I$`p&*yL5nmS~k6<3ZAF}P2^ZQC#@P>$dazjPdBKs}G7$Z8q8*!C&l^%_zrV|Q*'
    'AE7%<r>Z2rFN|0>^>bg$+dHn5QMAUtbA>cGB-a6Qm|#q?I`cn%a-oR(U1cdrzA`Fe6ivy3Ev*BmCG04`vvy&>BexIaEC6CwR9mT*nFP^5a}rLQHF_tGc2LnH'
    'f4V#Sy-;Pgo`7Ei@;5s9^yLx!Nv)z_^T*`M`&Vj~B0CaAxmu~9Xml(Q^--(JamDcWDehN)LI)10Z{lhNNA+_Zf8!#hUI6eN?##<^*7G@pJltpW^1kTVq$>~='
    'y-D_^HJck?u^XOJkj!7?Yr%{5-_Fs5>UsD957|lms~kW81wRmp1>J6%CKzp8y;HUgtEBa{JxzC<((XlUMI)!mB=`S6b)QwrN^`G(-u+AN%0IzI0jr53AI2(0'
    '$A68s)*(8xKUO!-alq>`)~j18`%;4z*3q)vNQYyMY2z%fWV}s|&aD)&z@RHZW@{t;MW2kun!2|rZ-;lGhq+tyoYd~l=D`lDX!i)eZGG)7l7WsG$PXR#kKdAH'
    '=AX@b+4n8vyEiApoH^-$2174;4_e56@-Ni=eds40PAFhNAIdZ4X31R=cP_=z^ZWqq!FDTn*)FDG+=ThIDqK-&5bRNO+Udo!^Y&|Cvtzt_Br-OWc~txV_>`Ad'
    'e`24OXMQzOhl=wavW&c%6Gb8zzkZ3;N>^-7f)#m>vdT1z<da6yg#pI)AC>ds=2)!)xCe`}yDoAD*>aZ1tgp}BQo_zQp=vzVD4WOE?=-|?r{@}(2~n4pdcSC5'
    'jGt+q?zPC!vx|xtYpG1+3dWcu*p;<(z&2FENHQ%(KQ~azxrMbK&bZfo<Nm#NFz}wa(RN&mU~AGYt@pNpAINcA|9+7HDVy|-HmvSWa(o(>_1PHuV4sb;7p!X5'
    'Pl#Z_?sD{&)QdK2+PmlE+h{{`OH{2Km#bJXcN)ViQBjHMR3$`Rynn;3<t{7XWauIu3f@XY{@lxVXkkUte(kR5&r0@9nlpD7Ye5NPE$!w!B=3Q9ZdnL0Rk+Th'
    'W@)}IJpODzT^Dn;ik|F^yPfi^2dDDDcA1)jj61o-Fk5pTJDo&cu80s^PrM55UKP3d>?{I};WhmSPfJd+i@KUM*cvOBq`LTVvQ<Bo*O#v^U`)eIHLU&lj@ts0'
    '0{8JgdM_K7qIO+ti|oHw&$nj2-xG1WZY5Ma5K(}T+naXCmnYZEF<!?V*hiTs&UfeC6sk3zle++z10dS*M5s0C>)X$@(kD<n?LL%a)`^HppuL<f%6v~^R$fcl'
    '@-HF+hti2(1$--`+!3zHtkS!rmNHpBrHi|glN+{m3E*x9@W1NIw}`6gYs{{W$g4yAQIsPNQg{{R`2@0?K-+CjbLAUva`v*3EkWnfE)1^#?A#DT{8jhH_(kg*'
    'r7gpvR|0mQ$hZOjcWoQ`08zJOc$9V_@BEANU3Hkrb3kiV)tjV&l&hp2^X(gz6Qk(KleCH1&$*l92-(O|(2K!-1Ptg0p++&BU9rB+65u24mKx(DgltuqOV^HI'
    'B*kMj_i9l?Byx?^guzod`W$3Et+RVD{80y`T?4qT_=P(+<yp_ZWGm;?B{eTxd^~T?ZrYI5MfpeC?K^dq9WVG99`aZ{5r6Qx@n7d#cV@A4ArH!)oebSZ;`vw$'
    'bCEbpBaoYrOye)fB-T+w)e6AYpQV*07hIcSz5DCKI%cYi>UI#FoJ6WxK^@N3s^jXYVl|3^^bulGU~7T>4*A}hyjOQA_8a&@x1R&V#t3bjeNsE5dm0IF96Xa3'
    'rE3es&i6|ACGOM7>yh>GF6QgB7_;AhA^ti5l__ErMzF9N`mLI37kt{Omm!uzM*A!%%!XD`VaKCO*p59JXwyhi)OS9Qwtq^2S|UB@^f=gBBNBS?s0A4+<myn~'
    'n-`Q;m!*pW*8{)RPDRSWE+}ooY<4~G)j-{8cZ)v6W5PeN)r-}3uF6avA%g7K8@VDw{wVvB$ko2U%8r92;MGApVwR*8$=rxnuT*%Tmhm^^aoyDs=nO=eKdU{I'
    'B``kdzXjH(JC&6M@hQkq>KRyVF<IlH|1}t%+w;}tSv1GBo)^yMTzg+NU=nkw+t%YcV1prR3}p`F<2mFq`N$l?WvTyDh(1RJtMAezxY>LXig^_tgiEfrvw*x>'
    '<odiyDO(tBS*>5mqBZ9c(GYyvFd0wn@6>WO5%7G99oVrzO}VF2pRwMkSP5U`)DTk4wg>Wmq2GNR5j7FGr_t!{RV(0Q(J%5e>o@QnLMQ6`;;qm7S~5QhbGJsh'
    'Le0<H5h_jowtpul<6e%3z{ZBz+m1R=RmEd*SWQOoV-`-rwV7{G7~z-X(c313v5sXi@Cu1<U-3nwph9s4dvajRHWVOz&QXxBX9ALXJ2}PXZ;vv{kMlkVHlK}G'
    'DzSP-cZIP^{Z{g>=f9(u3mss)bbIa>&PNF|>1UXD-4>aciP{A_f!&_^y-I++65a!df*@x9i%SRORi1-=iSqV887ruWGO3@71xApd_RgC$MXO#0TGJb9$P<y@'
    '@wFi;bjg*jj3jjFZ~pfX`R&fwy9qkuPjSQ~49dV-gxg8tzC(+@v^6XTb78)sU$J}I>gbW>JHJ?o)E^iD)F1XO<N#Z3n0*U&QhUi%@hcJe*x*IH!}-Y9i`$C('
    'JtS$$>;R&*w%zcQYx6}Q$HL#vW|)0>O%hM=`6BiRGtKW!q9@d6KEPtkGa&R@sNs0dCzBRBb;)8UE2*RqEfYI@I3IP05M(8>G^fP&SpqX~Q0djv+IG9WGP@<|'
    'IC5SYt=f5TW*m3h^&q*O_39nj9?Pkq%p~Sj3gREYgMUs?;|<xz*?0p!N=W=(O53oui$OyCEb{Y_zoh4}zXea|k@OX;uMmOwI{yWB?-nI$uK1?tn>OYLZz90{'
    'vy=>yio?OU;Ilm9YLGj_UIi2M!n~8PMmI{V7W!%gzU&!@{A%M<M6U+YG4@50qrWEoT4&{I`<0J8V)eJ1fJnbbp4$(*&zKgN?Q*fd%K!&-f2oh{pcMl<2Rz6%'
    '*~&rw%+qX)A+AClafMI+G7-~IODm=KCGSQNW!RsMN19~LS(!Ip{|;;ve!szXIk2aElZO#QHLfh`UhOmhWA=c2C&qS%n%++8K)br*_qBtbE5Xc%8W1o;cBO4;'
    '6XsWGlVWG6m5VD{a5}mYo$34=;@%nh0DZ$ZZo-pTgtTJJ9B=}x&hm1%#uXBLnSOqqu9cHyLtE&v2dRZ}cZ=KBQ_&fL2uB5waPBqfWRUL}klWH&UMuQ`0+Z>9'
    'IA&r%R2o>mJr8P?fNt^-8RyH({5_$SB!Z`E=fE$w1SJ1{))J`E*f@M`EemTO_h!=gKy+$6%Ev3iNu$r?iVB>r6bQW>tc>Z7ShsxGd#l)qwLqES;3s%ip=akV'
    'e$pLH>!v*@*U}7YiVYccl{Lqy6aCQs*bX9C{FqOWL5~?~d<s!~jhrk4aU9jOg?jV&XGx5I)Sb5~qp8N*N@Tqu-wb{=;-ClXBmHLWs(jz6K%^cp+HFIi&;24L'
    '^lbqi!>6^i#&b5x1XP2wE(tprt_9BGeM(DOx%>6)zzNe<Q}b?hl1Z^QEotARGYwe~x5>8tZXlBG(~zoNJ?ri09N~51doLhg@U({5(6gks_GLJS=SF?ww!Vw|'
    'md4EQQ0c1wuGu>HIvS8d>4<qqqMP$xmeXO@VKq&Z+2h|if)lr0EfMh*Icl9b)*V<~4qpUhY78=QxP+)}d0s$Oa;TqUN)G`)x!x%kYQ{%l2Frk{V<+>I{Y$5p'
    '@enJ3Jnu)=x}&;G_I*)Oz3e09e6HxW__I8yngN;f0)ZrW=)qdw;ylTo0@xqSqds9i!B_@=HPBBE=Y3thya~}QFVZ@YNh8ei0&l{ZsHo}_)gK6#VdEJ|;A9Ja'
    'I$sQa^PL>6b4u@^%1{FeQ8mGKcR+gaySox)G?_y`PxAauo_3p%$@qY_NZU=k*|FJNcKuhykX$Y0{WVk8sGRTac-sIr1s?xR6L~R^H`Gl&afn`&|GN<JS9}(p'
    '^6u_BwDfzW&U-swKQ#^1A!_NOzo+f{`EO85W`J*8Q6E5U`eh$_206Ei(Srrpix*PS=X%2VS#M}~5}+r2Dq-eM$!GjXZ>JbXzJ>mKb(NnD+5%7E+wuG;;C6P='
    'km<!1m(WTUdSlA)UDY#*Wdl`+n#RDt2RK>C?Lq|O*HPdP!4v;yHWpat<SF0XqvT%7i~JZW<lxF@r=nm(^zG4QQfEu25YvT<<4$p42WD6X>bJ;cj6|7D$WJ?X'
    '4t3S$&O{2>g~~~GrdJnpmg(VJ8%h4EI&6hv{q#T0xX5?3iTygQk?^!-$mLYLEUz5W#*XM!O++oWBH+gx>^v11U8rkvTA9~<I!bnkt&gHRm<%85)BYDl>KYxj'
    '-@=IQpOd~Yge&x5`h8G=M~-!EXBzt1_(~So=H~-vdpFM#4`aRrRJ=lV0Ql=wckGVX!Y)C5t3LQra<@3^WXpbsDr>0mrA$d!r`5}RP6kGWB=*lXc=843RYqE}'
    '9q}S@ctqFx4l5c=x0Bhi>Swe5ao{w2*&Wk+$UOzv&()OgbD0)#(t6*^^Uj0Fk>A=K>fm00EYHPKYBY2{EU%&<C$cE*F7khgq6*%&xR!`@_>sL~f}I|a9)54#'
    'RI-A$CS#RvGKlbgRkhGsY)MmX^kURxdSf&4dbmA>S_^(=(0TC(ELHv%^S!Bj1eup_NUf@^q3WuRa&2@}5;+GRfpfOlWjCjy&eDv(M^rgN&3#(@D1q!6kEeMP'
    '5xkv#FU)&nq*+Tp#-I8s{BFNUUXo+@LH;N4rgVXfP`g^6u4#ytT}NB{Jb*7#N@f@$a#NA*8ERnV>613{dECa@30a1<^#7Vuz^y_<CTnpE^9w<yX4?O<9=u0?'
    'jbZ)??1snrDEy!a9P905Q2vH2<lVwrw;x-F?1l+?@O7#0v6h6)fwYO2$re#rBzC4C^EWd8cXg_H{DN|wFZZ>bIzw1Z2*8j*Jf)+oF`UJp+geW#>|Ce~0;uEm'
    'RyT+)I|JlfC=rp=N^#6{g5_3AStX#g0JgqS%x@FBcDgO_9w(?5d*~WMy!mEL&j8QZ5+z5tyZeUk6icf(`Gh}Xtg_Qb#^a8M9(qE1E6=MvD|{fg^Y!dyT!C-Y'
    't9`xDy(p4ot*cRpSMAUEU!e6{QNb;Obrgz*QsQ^|o`BqS6O#C~`#9eyHqN@(Ez0U`YYq*x;}f!_032EqCPT5V1jbKC2iCI9t-R^ZFV0&Kd5vtajyol_-<d>P'
    '9{SL}!@=xkllpyK;$L8C?9wyj-+5*ZK}PWt39XvM#;1sOz{Gf!#m5U`fXy(D!}cQPObLI*S>H2?hr(gdg%AVnjZ7&UPD+0(!TSIa(9adC?K7gT;?iMY&66=A'
    'HaZP#u-=O4xumc}MZDx=e>z%#q(?{NV5Zj~inS6w9Uk)=->J%7zxihUPO(zWDGt;h2Og=-%GF)c)c70s3<U7b-Ra7h8s&l96?Qf`=xghw<(q(_{N8LJpA1Ox'
    '`93>;8*(tnzo!Lk?O{s0!S4@e_m2E)$;MmdsC6)^Wu?<{Swd3C*ePJR1H0gd{MRxYTOSn>u@Y~d1?Id-S*W-t@WXkEwK4cS<|$+4<wZ8gN0Aqv=RjQeJYyVs'
    'E$99M5p@Se<rKa`ftyU=&^~0(`qwFI!b!5i0h<TM9(4kUx=c~Vt#l#CZVc95!pb+*+~*IrP|{$o-&gQf8BrU^@FUF=c2Y04PdcXx#y<7)xq=5+P41wh(?Jge'
    '9?Shv@$OfQZ+$xjw8@=p9-)@YU3xtho2z!++ZN2zmVdk}z1q)|=Pp1V3V2&ilG46smf&NsL$2N;y61EMfg{^i@tOaC+-V4=6FU%-m`a+b|JNB@CWNcLmQTN#'
    'V7KGz*`y!n*VB!0!PYUz!;{#>m`>nnz~1K!ogK@NK70`?NlCK*ON6^qs54tc|DV&3J>?AcHjY^PIrgad;RrGaiAZNh<v9ZF4K@TKf}z?&GR^mxIf1S-Ax;M#'
    '*4yRo>-EcI#v=xL#YgeE%9*jp3pQ)ZeD+3dP2gO;Tn@meeC%3d3mktW?`1xpr=>tH99E;nmEE2VaGGhWl<#Uq+pzr(c)@pc<d#rR!6kW~4~oS-6iElQbO-Cz'
    '6u;*-pEUYb?usW<8oK{ZV`C-QAai*?Ars;S-jiv(uY-6Ci-pl5-b@7RX<KrM|I1$;pfksD^|2tMMR<PkghKyA#CNiKbsK)VI@W3HJHqx;>~2{(DTq|66<AeQ'
    'BE_k$%}GzR1t7N4|4Ladx$lxvY$NOYBhsS+wP1V8vHc^Ab==Po!Nk-_&TzNF5UJ3#@$S8It>dgchcc$PzYkU3eVDZns&n^p#*^>$u|z!y-yxobv|s9Pex1Ic'
    '59rI0P*UBR2tHBiH7>95Ty$51u)&wGKimc^8y1D_<{YG5GOM{e9~aJqz>ZegtGAQ#3H$5Igl||4Yzyllq4idrjr^*Z?z<MWk{4wk-gnp4cX1IphU~qnp&Q-r'
    'bh#EPB7;9LXQiOOB*($%LF0h$eW;`I_%@4SJgB7!h{q*omTJ{0W_~YZYo!dkdr%yu$qpISkk+(&x<u)NanXk3%7}=HT)=f-!v<acx=<;MBWkL~Cr0)|{_jyn'
    'ako|f_}1w#3--ilJNb-zC<#y74|1~zwj1<3?y=V<XyA{^exZ#~M5#Q4|7{wZl;c&#5G%>fU+a@@z{ycO(Z67+@upWP`oh42K0Cb+f77jIj0i*w^5H;!T#(IT'
    'EsJ`2f8RvE<n8;!fhhRb1re39tlSR@&^Oyr5pQBXPdi6m*Nfxq=Gdajm(ZrKmzvOvvOVEz)HVmq;POyqijG;x8mY)|ZgZK#VMTaD7Q~n#qXqe-?lG!Kj%lu`'
    'p<PYZ#hX(#{#=#%rQO5YBzI-n#pnCJ&j|PTMK_ook?LvVrD#)yS+x~sV?`wD@MzS$I~KGegm$~oo!J}ndxhI@sRj8UrxNhG;Nj??QNA+QnWBPBCwKj0K%;*#'
    '%#Q=fF*)=<f>E*e66Wk_9-->!_7YpQ)2fs*%Tm`n?uFesfY8J>)i8!=j1kUldLomb`iW{yQ*KPM+bTmvHTT}j#UO9xHCHTt7EL2*K5vX*Jz8Llljp5klc%t*'
    'YOsxLkF^!D|ByxY6}cB*r$R6AI2`V9dwn<+vMXn5trfZ1i{?gtPSTs9p}WH1NrJo~&x@I@^dGQ?AG16o_4Ay^>#oM#l>6}Il`_$9;_>G7wRh=`?BgS(gEBM7'
    'S@i*3nuMe2b@?ygll<P9PJzp_qq|{d#&=MV6M%1lvy&i#h&^jbe1)t%3Nw73yiNc~JH*&SkQwNLJC{$!H`Nz5=TS10jVfqS5Qp6b)hx*(+Mm3`R8)vIeQfVj'
    'Y?{P6L~EtC=<U8@xwtnLN>s?p?lacdHQaZ6?1*}D!duxZzBY*;B%+s<x>?=-MA~|+Cyyy7-CAcWoyj8&+;8u;V6|^WH<CNm`v6mHGwpW^kuE9h6vNEl<D?zG'
    '@@uxo(Z|2qLC$8(eogZ|3#yAjjiyf-j>(I53ze!_VW_ALwQ@an*a_O<e3UTlLg0Vw?Y0N16toNM)hE?>l(M$ojl8d28=w3#`Nv5;`<<LSuo2#&-~%0_Vda8q'
    '<ay<7zZ2nmdY`q@3S-Qw>NPL~kA_RTYrB?w$8EfS$py{?@)!A%++g>!irASp=*+)R&<xkenCAkc8^=u~|6FA2r2=X^%1hcnbQj{r1nPL*z*iOW*u8YIdQ9lq'
    'ID6kE(IPN&`^Pv$)kSqQA%|Y{%{H(&)zM12{eFqt9j}rXY!6jEmv%NF)-yO~L2he3*Qv|+dSE0~E}4jP?X@n@*RP~O*1=NcB<p8jv;<-?lNkRl=GOnpo>(Ir'
    'd`N(sdORDX3}tH=^F|WK^)Y=3T|^f|2J^ScLd@D=&I<oG1%2uVIYWqrfGRWK`FlNMk1ul{Z1fLff~ofz_pQLrdnj<KRf(oMpmnUXz;CtL_p6W-n8&kS&!QLp'
    'LEc$^RbIe8RQJi0+vC7cw9on80*pqmrxQKYhlAsH!h}4cArw7cA4lGfz2VarhB$yAM9K0n)=4(+$lFRv#Jnm2S*%jc|2%dLdIJH>@mGu+2e`^c6fn;j`Wy5`'
    'x>ff5Q0!b_lwvlVO5Mo^)bo{<^IZe)1?1ETMcVzrc*?+D92^Fpe){$Pr;1odql)ge32}Y!FfOG6gYb~EF+N^O=sSr(PMjrIEr^yQCKUV<SJSZ8p|ZYNg!^dP'
    'Fm}g~q%x#qKE`O~#XW)Ut+NUC4%U+mQpPn&K%I69LyoV?_Md6Mi|g~5jQUo{B=0^lnCy3o@)nPajgI1ePluceuL2mW;5Ut(o4_LQGQ0lOD^QuNlXkD(kL+h}'
    'F6|8Soi~6<5|u@t$OlfrA%^N*dd<X`Z%n>vcvR$%6t#!>+6=bvUia>XNt2iMFy5$A;eVtDWMtr+#n=S+5|5@`&#r<T#26737rt~yaIC9ky$g~>&Qc>2*l;Qk'
    '&+CFLCK1=%>0+Vx5Thd{sX*tdXEexmwem6UxUyGN%L90{(%HYdgpZiw?i1Obw*5%VJM(|HX3@<Q8GFX-$U0QWZPP0bcox1@G%Vx|>!@os<al2R=;mM1Vp>mv'
    'c3*4W-xv7o2}|RUo=w0?2FyfHTt|U(wv@EI7KBzxEC({6Z*=dP8v2#>tclzcO%x3aG7NgBil`b^?JJ^};I*`~q*uDyIUJ`ujY7&;0&m-IuD&-rgtfkOZ->U9'
    '3iK<|B+Yczrk9m0jpNONwFSU$AT!_DBvvCt%ogd8rCXIO3>8sU*eA|mwgWa@Ktx<4`eVZVC-|%v*Y?GQj0<aTQt;FPw{@G8y>1WCR@zp`wdL4an9EvSnDM~g'
    '?vBVO#=X?9S69fWeOc31>H_5jxQ`0_8Ub*PvfoxE#nphfskQsA`)%;)fQB%EKC6sSs@;;_q<t+jyLSZcug9yuAB(GT!|@JyV24Eoui-N{bOV1H)}#ucJj6$3'
    '&IBwL#tg<Q)=>+JEU4)1zu6U+>s^V}+jq+CzcP{O(Ovj10qta*4u07I1>lN~7(>ml<He>r5syWse+X^UmkC5F3hCX+?u?0Sbl?nl$~kPJhXL(%s9L>{nrsg9'
    'WUHPgV{O1UfCse|-)mEq5iXtb9fi0gpbJW9DhCli?L_TO8zTR|5<uqv&Y$z8rb+(Vo5`>us?P-T{QS|R6yMoVF4f-}kk*r#&$$}gr?mp;dVylw%&zZl{ltC;'
    '4{=o%lbOuc?AP>HZKwOMPh(=I-kdMA!ac05-&$B*2ci!1<i5ofe+O$}DYA()J|q2IRv+Gzx81AzrgWv7*bM!w17{fI`+jb~H+voA6b;&L7p;XXj@XX1;xP+O'
    'nI37vo}6Yw74pe}vw0}b*95Dn0q-{;se~l%?3}RSBw1igPP(pMx?b>Rg8W3*-vcp>j`=g@O7Xv%yZgJBm>;eRTuQ1pEz)+d$bBW&pJnWtOidtRe_`VY>;dc8'
    'iL}lt;Ti>RDskMdbb1<Csle@(%Crw)R0DJt)aZ!n*{U;At7){dMeGK+ryyHpf8492n<sm-hIF=O5-&Qr#a*wnQ{R(X!N7O}0w_aZQtJ@z^zY*~<S}$6H!3o='
    'Ygn*4A^K({TC=7a1K?2?vR&V22Q5$^)`AFragQk!W_)6Hi4wrKfm+!iX9?DJRFe&ScxZ_5fCsXhc{k%xf=r|t0SRB&*=-1)<05&=El-_JkJzX;?{P*evzY?u'
    'Xm>rtSeq})et@S)t)+;bLA2p|0jfF=P@o2Xdv?Hsvsn`e$Jg@4QSfIBWAl5`xfP|iuhrn$c_qo}1uukZr2#kbgbY_7k*(~^T0Nfa@X_gSld9TnSy2B^@TkpX'
    'D{q$8i7qF_U|g(9Tmz{i{Y(&v$utJ&!kgbZV;hBx?o<<y&u^p+cF+AC?2VZPW)Nb%p^9$XkdNaHV~$({_4M-8^Ss?6qxM|uj=?W*h6rY*PHfb{7GD^{_+pFH'
    '|MJC@F2`n%G}hkM;~9d=kvicdxTjF)fHR%qe0G$-vp73dYbpW)WF1tO&_Nr)3_CA7et3DoF|0;HfMKAFD;vLzbugw_d5ULfQy8m{_EYZZ;2X~qOnZjWzHFYA'
    'cVezT;A1C8s~Vl+5S2>{tofaJ=o_x2J(z$7_(pF<QIq`VB(5do!M~Nup|^5DGTuVL7xADMLGr!fHM!pQ>FX%)wq?3~d?PR`mBMo)rSrWg%ppfrcEOk2SDVSu'
    'v9FS#eFccW7FVaRUbi-TvG*NtCo!G<3$yqSrc7o31qP8%=`z`-Sc>o@<Qf|?%G=2z0+1{5i*=IC(flN9!qCnq<@@H|hy16KMu0G9pq?6e3wL7mmD|`yGm%I1'
    'uOv_Xi=ZE^1-aR;0kQsn@6(I#D-gLy?Dx2jER^z?y*^-(9r9I{31;RWR`4!cNflZyBywW=T!B@xh14T}Dy?V7S<s{|RcoZxj+A8U>?r%LK1HUs-8o{7fRCn@'
    '?~Rj>m)38mLnFrvW4seTrrWn&e8uj+2_rvsNvg+R>$c!+x?d|9DtPCE2DaQi8*fPR+c3H*;X4rp+2Wg*`?HoiWv_{S&9sGtWB3Ku*E6yw^+-*b7unLiCbi@N'
    'er39LqJZb_&8T(;aDx*Qq-s^|r)&>>aX7X~N9^OLY|nZX96r=V1lc$Rxmb<-BNGLQ(8Jn8BIc9?pFdQS1MU7@3o8k71V<8^tfugv*~o<D^K$vxKH6Qs$ACWx'
    'eZrv??%zi^M&@U>8^5I6*?&X6UBje@+rmn}@_C2a>3PJ$sxSgE;Q#!cklO|8wolw2_46vWFyD>UjU3^*b(#`8nr(PzJBvQM-?sBTe+U7bEoxN4YAkN}<p6qG'
    ')K50loMpdZP2RmyVuBUZLDYbV0Tu_V2}2hCr@p7uC7(E0nMql#st3*S6jj^Y8b%Cy^Mn$wf3W^ML+@9lVt?hdD52<?@c-3An6EHHnQ@inb4F6RG$iu^->Zdu'
    'Iv}D|E;=dhY%De}kYHU^h{1!8Vi}p_ycTa7+Qi=k_Sgy?t5vhJA#%k~^Cc%;+(tor_E<o@$}EUdhD<U<aFn2@Q}4Z6qnvm5(wINndb8ZmgY&?if;t(f^E4?0'
    '87RvFr@%}6t%8RN{MLYaZEDnTM*)!#y&#X1R*#SI_4qTxaQAYX=<e_m6WA~6@|p1Bz@_Yh{PO5uKT4jrmy(<$8W~7x@IrtGeuas7ecrycSk(pKn?ie_Q4Fiw'
    '3v_V@edrXi=Ia}See149z!rkH&m+sVp-I-lY|dZ@7^IcHR*s~@q9Vdsk)0H?q`lltkv~iI8`<8i;&}E=$XP^s&<?b&bH)%cy8HOkoB8bHB@we!Vyixni+W6e'
    'gLtDrefGh?xPxE4pYQ4g?Clsq^LU*;qVGQd)viGjV|0JAF0#HyT=wpMQ;da)ai1qV#)`D9-1}8Yn{g_!W%UcGe+eXz5pK=r;7#(TGhK~Eu{V6d<o||}xUUAX'
    '-;r}}j=r3#CmHTT^#gY8y>wQnGrQ(JE|Du=nM}tg%=-@nkR?6o4Fq(u<^1<~6tfgQ_3*OxJBJec_Aa@FVD$DL-ml&4zaq;X`J_hDo8+zqUQEQ#Oe5PF>Qm_N'
    '1MGUC5|xqtf!j*D=F2S<SeCS~z|?u%0<+A=oJuL4hf~h44$Nu8*nT4PPs@8Ec%DTTcDp3;g~iJ1$>9Iq>Wl`wg*H#aDn1wqY^Tkqn1h%f$Ug)Y0Kn&VwBC)T'
    'J5hGFt@d4UBgIUb?^#cVX#bbbU+$i0VJ{0ZIIuD9mG4EZkNHrR5O>=x$7?pTQi%JcKlyW7CwY@;0D4<g7)1W$vWi~-*2^@qoTy&k?~_PC{QWmw&C@!hJH>}O'
    'zb27HCo&Q(nsYqj49^GdiA>`>sjPLSh3RpEI5pr~JF9!N8-T`!_w~z6<Y`#OwT`&k_YJ(gi;Oxf_f*8+-(*z>K-UuvAmr+*O8`^jMK-P|^YA~PPA@P;+xhBh'
    'qqO5+$;jB(E}}mkn)jbr<GK!L9D95+t!)54Hpgf}f3$<E7gjuu=3(bR=so_+3LV~gP>p@jLu{s@8X}%Tp9My4g%0``c&N+Lwjsd6fIkv&kt82|+GXhbiewrk'
    'J(0kmS}I$OAWX{x50?6L_zU(aFm;Y2khcU{0($ArCe>b`w%S{CYZw@~;oL$`=(Kd;UIHXU;iMz^fR5U(@J8GD0v9*Ucb!EJu>IUsuIPL9dSt6E_|D-@SJMc2'
    '5l-+Xv`Yc*i)uwME7wDUid^^w$|*OA|GGN&VOh-uvqv}{f<OC@B9Q6Hb(knbSf9M`5X-W`x`~6y9wJZ)kb{izc=S#q=0Ddr(t;Hb8Q6idd3^l!OI`T4)#Y{V'
    'PJ8#L#~5fz?<@3ZPsrJUt($wHBbUVA+3G$99NDnEe;98aFxGr2K<<*0_D@InS;b%D6lrpYxr;QRsJnrd*TmUD7W@aB?3us{R<RiKXo_5qH?om#W2tYG{(tw|'
    'zuA3#ob~K9Eu(w27nZuSeaqDZPcv^9W>qeyLdz-3`tzWzMmxPvo;J@}VKijVex0b*)zr^*dEW$j^_<df82XKhEd(g|3wBZV4Pe3UA>%cua5_f&Dd%RHyU4XU'
    '&X!P}PT;Kkq6+5`_Sbz^+%fpe)n%<mc*}Ybf#!Sm8nXbB&~dVq3@-3yZg<p*>tSs`rl{6l*;$abFiD<Fl#hBS?+TN&7v0%_dVJ_1TVic;I4_Vb{NAbfx4VD-'
    'L|)S<_{@jpj^#7(W#AP3oO&@I?{kdQkr8s>i8-r12N8hyQaY90-_5l|+WXc3WaV`ay-AzN=WN$M^x5jWq|O2OQHT?laNE55Z`OYnABHH1dUo}8HZmzYQu-5a'
    'm9l4!jYzcK{Q4i9BYdoW)i#9__dze)lS{qrcYU_=?l@Y;z<u^GMY#p_GQimHmJfdNO=xjC{%D}*#ZiN0e>!Ts7o}Krw?(hB`F$7bK%N#%m(AqWlcSL1@U^p('
    'Vq{9_7+B@_Rvj{G!n$exDo6Nxd#nkqC`U$dw4GO16!@!j$v;2201r=b<@?i)ib{YedueyHUt;q;@poMBYe_NI{u*Q(MGm{D@0_Y<PGYtT#5KHJX3$<MF>KEA'
    'ByHHKZx{9x`|nMTouA59`)=7H$6W_q<;uORsYo>77C4?DH?CR-`Fa!j&U+LpG_*7kopgvvwuZ(qBG^|?1Z30rq$5_D>zl799nr_B(D)Xhb)0aD$BC%C&?CQ9'
    'RIR@AyL{ryy0F%V<RfARqoN^2XMzehDkpwOdDA8XchMPMU%fV8shF)(+o~>iE+C%b<U_qnf!OqUMfYn0?e-2Cqh+y~=|KV20J)KlQ$iP~YkO;og*D)RQKZaa'
    'rIjc<XGVj#o66B6ima#>shK~R)Q%vx8t@tdE*2%T$4dmgSuS<OS}d~RSvqj07Rtl?Q?>Hs3jxa~qVT_p>Spy=TW&j7$AN0SSZO2ib3cFT=f0INm#?<PnW%>V'
    'nxU>!))Bdr-5BozG9$H581<*q9#_Ue_}LpV9#!xMi=4PDWxY>L;8k_^sUqJ1m4KdKp^awg?>RLMtkyjwa#mW8yWF>oFrIP7<+v8O^aRduS~|dFJj7^Cfk_Y8'
    'vhs3ZCOyq}nAwp0%Izhg=a+G1I<oMH3ew;6|N33M?+_1{@j-&mbSv>RkC1i3LVIT*6S#xT0i>S~%f_|v7>HWI?)fRl(;N<r(yXE)z9&}{6@K@<bV{CxWP5j%'
    '4Brl%A{ejDz)WQ1x);8)Qrcp+K3nL*qQGp`@{l;7soBl!*%tCR0PeAn9LvAu+zRRODh<YH23{i)Am+1;@*Q}w(u)*)kMI*h41AGlnZ{=%NY?uH7>eGy9nSv('
    'zxI&_VH>+Ky)PspZPIomD&LIgAz)Ajvi(sdXBv5x_96RdAH}Nbiq<$t)eFJaw6{eiIA94l&%cEnq3JZZlEe&b=W82$8{-3U2gr(jPYDaQVNYp5wzBJf*ZNyf'
    ';o)BkYPOtqHdyfgm_dbH$H+IdoQ02}GJOqA<VEdudw3&jYeU|$PuMSWja&1k#Up`sKqXx7G(XL<GzKsY;xt=fAR9}Bo{IiuEh6aY`>DX%!-LY$AIoMmrrNlo'
    'X4IN|$V>qXZeDCod{lupMyq7HF8IILY*m$W_IgZk<w4!F@p{j!|GBN(%;p&FHpIeIWD@WxbGJ__4@m`trMFiy+&$UoKdWeLWoKw>{ZIxnyF!eoyp0tkRBDa)'
    'iO6PABPhFcN6MM@)YC#U!W-C|-{P{RmNt=sHq}!(Z#xngvBx0JXXjL!omGSg%>``MF-hj7GDjIcZ0~UVeshRdedYjay`2thkiZ^)v)P>VC!#P4C?J2P?;(q`'
    'x;in1m!lg&wjmhGrGb5kZ}TjShx6KN7>}IGpIX#6zR#5a|F~zb!CnH{A2R>4Fn0Sm9TT+W+;^(kJYG&L=+$p<onuTATyFoslS0nFy5H*x6ZLyw9341^F3<K!'
    '!v5|oRgXUu2hAp*jG(~odY?}pDe0gGQ%bY^_mZq7&r19VBMQm_I+Wq_yQe^O^QO2LHA~bay=n<iU2qUbk-sVD2>Gco+9sSO&t(f_AfhF`8qX-lF!I_j;Z5y*'
    '-%Jn9lv)7zJHdyFdQ=fzps|1h@D@3W?VL&}@dUjD*bbnIH)LfzR)DT}(R@4)?142DBw;J3on9@qzwUV$dQ;@OS*hmY#gMi4B^s<pR#v`c3&%ATqkune5gSiH'
    'x_|FQ(UNLs*%Yi5?)?nawmr|n={yw^@c~6vm81GdcJ)7jowL}%mCs|umhfe=cQAPtPJv1V7&++Y+-=N(stfK|eH|82w`P^y)7Q1oAV-DhiPE(JXWkf{Exec9'
    '(_(;c>~Jo4$pOhz-(FR~xj)WEww;!2mkl*fIlW7pF~Gr~|3&24+cxHi(*Vl*I>?F39;ri)WwnSv?$&Tr9}BZZ**>^W%fm{dks>kVa=wtHU6bP~ZeX_Z@9N6g'
    '{+Zo0-(x^#XOZt&i#dnYO!rOI7;B7IYp@xe%)EDyN7k6P_1@fUL$D{SoXK%l3!InpQ7)bbpeasp?w0+-DsFH8M~=~KcTG-X8c44Q`sQ(kt!I02v|NX*9HdqS'
    '>|p0DTX>jwJdNC`Jn>PEJ?NR?c??BWu%hHa^Rj|lKn)hP9b}}-*Q&)=m{3W)a%c%P<0uUvyCrI#%7wTkpw{X;C#cRb_qp0O?%eO`uBU;%Xz@4Fy7c2cvOO+I'
    '@C?PEdcmGljNbkf8R%-KT-IP+bGC0=2``%Vvhy|>r_941DiDc{0;7G<ev5tcn{!n;BX+SmE}oRH%>D(HSrG4YD8XV7D(I{3@86IK+7W94d*0^s_S$}Oo8o0V'
    'Nxn|liziJFIRfC;KBPmyVnn|}v82qs;^Ci!bXraqEO!FuI)-4>cqO~{V>?41qD@t#=^=ia-%THq-wsxGMr*awKn1?8&8WL}wp%NT2xOzw?db9dL?7=pKTgH9'
    '>#iOfc(G~1Ztcz32{VmV>M6|Eb7!UU#C+e15nOz;%z5b`=T|X~UdTv;e3bq6bp6RIe&oKZ%j=mM@Cn|jKg^yLoPpAMDE$qJ95;jcD6Aq+nORIiwqlz5VjJg&'
    'tpuNs@nQ@RiWUEYT(8P(pReSw5y5>|!hsyxO7?ZixT}22&sr*;_llflTaMWmz7`{b95S&N<~6PY=X53QR3XSR6rL&`DGPfNFDFaL#LcFNRcvzqb;j+Z0s3CT'
    '{H&mrSwFq(@BvOsR~G-x|C(tJh1!g+p0|fQ7=4vKOF;+Ok#I7$;ohqz2G(LlU596i0M<<ctTC5!zA;V{oNTu3c^vS+HH{%!A!D5}!Sbw3F6Crz*T}mnr7XAA'
    'i2tZKpntbXZ2%&#qeCh~<wJji{{|3<TeK?HEcSHZkSQ7yIn+|0rDxbPjsIYWyh1wY2STtXzBkeO0aUYPuZ{2I>u7PpzFu~<19^w~Ey>?(WD7){LDcWMH}(Kq'
    'N#8PmGuZLJILr8*53*|>)4#KycK3G;LsawY?v6qgIa>YPx4)UwUcZnEIr-lbKc7XxAFR;vqib~zX0k4gq`S|&&lID>P7BqO!Jpb8fr;S}_Wxb9d<%JEyO2yp'
    'UmK^l746}t6lyc|Y%iw=PJmIaanY0rO?bqW#K_b??k|7qA_B1msz{#jdvYe&-Ra%hZe3*1@(8_+UNqd%03sWk8itHp{{9Yni1jJm{Tq22n(CsmEu0;|3^kDe'
    'lJW~1eUlHc1LJLOj|F``!aC`Exfs2w_0r1g+vu=7&yW46oS#X`sr9MRC`I@r{$FKR0&i2*_V;k6JGgG9NapEndNU;w3Z-Z;b!CbYin=QEtoN1N20}_DQ5v{p'
    'xb#*+X!wc{g@`vvq9k4S-gD00YpriT>sf2>wf8yK@B7a0SJ%B~4{LbVTF>x*{*M<XS*g__adMZ`N+aoTGN1!IqUW<d6d2?-J7e;;ttsA&RJMWk&UlYVNHo_B'
    '_F;5$ip*4Tcgd*%k2IVRcex&=O^$ZM;tTOC<35Z&hrw$L*!#EHL=jsRekLX80Vmxvr3=_i=RFTSa1igOJt0?(jv~J#KZ!$ze7^9tOAcaL7aToMBcp1CGQfcS'
    'WbZT!1N~WVV6Mh3v1mw=ZoTyPfiPHKZ$uAkC!8_vmeq#)9gzWNEqyb5Z$uMppuP0UiF|P%_&x4p=oxLFK-~gt;+ObrHgU)8K-BXeXxdFS)P7a>s?+7{Jko-0'
    'rTKf&NX)~P3?sVl`R@ALK)&7^0eMg{+iBOg?n<448X#*}(vFz?+#be0vu@|@ecWAh$Z38Xxha{+tB65vXe+lZYWxbk<GQFxu$15d(V85Lp|0Y!$zWhhbVV+W'
    'WK|t{_NmgRJa>dfTu`gZLF^ki#mBiG<uViPg+sKdbv7n#u}}4ZT2n`#+Zh<ikP;zBi+8qxT!DN)a9gm0O5DjEKHmXk*Kc5e9<Q9pEc3h}j%H#Zjss&@klj@`'
    'vOA}|Jr;TOrt$xu;&K0H$y3=<+TX1V9+={^QUEyN1xfUXJdg&zT*#pY{q(jz?dnSRS&Qqytp7+)ScA!xwrY($s$9R7oX`-pidhuMEde!9#@cA<j-_*=xC7wQ'
    'mAdm}Hp^|*@igrps7rR<j*{=muA*(WKQ^Vk+R<&R+^aj$5>{+|XMe*-{GY&Ylu)a$_2u$eWP9jIXU7-qsU@yz=3YI4Ez+J;v>8ta+e}CM+WG@M$&t{&2iQMX'
    '@=ev(SLy=;*jQj;ZlOdM<O%s9m)y}pTKyd5l7Cw#5W)UM(Hp<e;S>jaUZVER#&cC?WUu4jo{gO1@69$AXXq61ZaLJ$2d)z`TRBjDJ@xYjgZf`g$%}xNZlMbq'
    '_(qYD9?pu^%&)WV(^XHe;(O<BuIPL_^XM?PF?K3vL1I!;#uodNfB3F$lc*D~p2StR%2=1;(_COnt8u>j{_53%=@D`RATNyQ<1;|^3X~N9+SigwYRuyr^K~0='
    'd@`np8E$=qcf6Xi-%K#n9Er==h$yo8Xj((E+}=srp;w;OiO6bXgK24~7U`Mdf$So*Yxx<b{Ck&~$+-+<?dt!EH#Yh|=w<6^eZ5-XIyhU(#NT9YmlttaOTVCu'
    'yd$JT=7#SQbB;RW^blmU@ID9T6fx$lqep3(sJU>3^(mjJsIe{Kk46vYXaSEQw@0*dd}MSNoy;KrWNAF8(bM>s_O8T6S>@E+!QK~WA3*3eryjEB*5XMlKXfAY'
    'cFG6=f<Wr+vr<NDnj-_KKOZSky<pdgm598h$anmg@7d_HTScXQG(%W*Gq^t;<v^mcCi6_-HyA{Hw}zYZ9p?!BICC#sM&aDp#;x6Te6K+s^s#g>1rpZN&Iq>4'
    '@h~5~wUNq-U04O!MMF{W&>`Ej<oa9!(Qb2y{;IowfzBeiyKLLiwIpbq4Jmlvz$*+tp?1ST`?E`(9XzlvG~gppK&NotbZ6%f(z4G)L<S<2m?gFIwe$&DztoK}'
    'A?|rSk=Zey5<snV33zsIXL2`x$CaF`+}1RVW6VR*09^mm5K)H?KcE!87?^E{5r5@s1W94h4`$7PjVhjzZGcbJ20Yy-4D8KcLdYVSV=PysI9t4b1eLP-OuX2T'
    '9v945MHKm;GItsnnzB8r)?JC=?(;SgSz9FN|CAL#XLJ8&vHN$3-b{CUdS99xJitxmnVYyL#<2zH?!)T-wTHj^4u&Vm`iNxo?5T{ax5s^__$poB1(k6aI9v1F'
    'Tqt1rcq|K6C1UOC>vDyDraXIo_T_H84)QZ!Be$9|V)TVwAafvu{501gb|+Ei;0N0g*nzG}V0>>3-D7-6U)KjH>$D=n`cNnM-yY9^c-LO~hjzjOT<wT7deQxX'
    'r>ixd3K_=N^UEX$(mjbPDQFw4XL_akcf`Lhqcux0E91#zH^qv9O#gO7`s`wXr}Y#4hI)4GU0>-Y6a3NF+reGfhcpPtMK$r{>Aou=^TA@H!r(oa8wZc^a0<K0'
    'EwPz75d9v{pHgUF;jYr=V&@JZc9J7~UWxKPMFKz9nalJFYcD;bO|qrFjka_H$taOLpd(6`QP4|!g?{$+sfAIEzpc6Doh}NhMZp9L@3Zrlhs=Liu-Q(DX>LF6'
    'welEfuf51ha{(){av8E-_hXw`d+i}UH)@4Fh-t5|Jqu-si5Z6w->d5Bnsj<bs$ZM8gU)A+ws2?j!{jEe9f0?4Qef6r2v6cz<2Tlup0|Egz9;maME4M8l$KbY'
    'fAmr@!(K{POYw7@jef(uiAIj?4{Sw{L%xklEYCbgLLYIb!mD=O(3P1T3|O1K@mCtjlJQneJCl|H=}$^1_;CJ1AsV&bgf)HxyUxVA6tI`P$j^SLqFcaE$D5rI'
    'Z5n=>$V`=5WpYobuTN2}1mPEiQ+J_g)j09pvS=QI9O-{X50;}hWrbWHk=tviVhtGaJKW61UStbDXO?KCMhN+Q6VsUuIq+JLb=$GjBezpHmG=|KvIDN}3G7qz'
    '13OnpVMM!`6;g=WH4t&|E7(`QGZ14>vVuZ&k*`_HhI8>ivaa^M4!hvU^MB}2?dMGjI?rQ9ef>u&`4dJeYy534g@c%CQ#)3N*+-Y!UEh%Q|N2N=&_}*e1w3Pv'
    'skt?erNnHHDsKW*zMYBK$V2WJzL@5HH#py}^^J0Cj-Q&~^Z-wiO34|5p{_c`SaiNKi{Nd!q->&CF)QuCDOhLuUWnYm97ER7&In>wx*6H*LmTj1Z$V`__E8uz'
    '0>{uo@jOJzF5&XtMthfD(C$gugV!haQ^2(UhsEupz*z%&-%lJk4M=@YV~6|zWX|8~dtLz@mx=yO?lmfdOrHRLAmmwS6xe~ap%qSRpCx4Gnv94YbR=Szf-P92'
    'YUpWXVGDu1Y9^6LMK3?Fn!YOXkiFLE<m?-*lfYI`8a$h|gM240;vSUA{M$T=VWhvy8vBq{rwRCsrrMH;0Fb6DFIKZWy3j6GWD$IkE44>iAMQ>-AAqMdEeEZh'
    'Tlo<S_He1;yiCVxui8Zc)`nlwM%qpiL`Q;G4G;zIbBm#=uv>s-9cz{k=cu>G>?Leinw{r})=Tf9`O&=nOpkZ8*p$&;@K`N0-_OA;&y#eLdq*s#eO}bZvk;yp'
    'fVDM?%NxPfp|5=H3sz^STDg+%d&nG!C~^#$K=UAakm1=%N<ZmY{^qxw@%eyDG_28k=<Vzl;n{k!mW)tR8>D$;%4l7eiFy6gOfOE4to)OBJ37Zy9uB$7G-EAe'
    'u)daQb1aYxu!_JR_HI(O=b6m)u>mc(nzRkHAN-)3eCr`8#s|>xCzGIuJ}-6<$$7p*!RefIpSLe0tK1@X5$X?0q#4FZ0ROK$S9K1^J1`&hwf6h8@Al3$FP3^0'
    'x<-@#5#M+mYG=Y8&UZPpV#CYb<0WVIJd!QiyU&tY!^l9?PC*G)(JI9NFmj*U&V+Wt{r4eV>Z17uY_`B~3Jj%)psdQJB%7?KYkhidQbCvlyLVDxMuGRl({a&z'
    'tJZ$Jlb(#%CA)=>uz)R5Br`|Hh)ACj;8K|th%|ZeXQ2m#{fG#;<6?XUJkU_5wjp~&+yRv}`Ut-#L|WG9CS-RpHS!L>Y|nMtT_W%K%a@~d&XlJI_=|aeZScqE'
    'GgA7StWl$k{M-nz`PXD~+^5{cgFHpbX*7hc<i3JO_<awvQdb^|6xlvoQPV0oZ@;JPb!TM)-cPM>2X@hNZDbBaicNZ+x9~s7jRcres__%_Tm6*nx1m#geUGQr'
    'xUTor6S^bC`f7I$k%s<{#Su@-%VOFrf|hBqb-#8vbjDEkq1TX~&27a@b2)v747Wza?qVCsR;4`{P23k6oz;WAPEQyrGT}9z{~`Gg5Jz2<^!$z9l|SqIdBq&a'
    'b9h4Q%tyRN<^U3`76@}ug~=)p5K;MD8|6rL+(zGP&p1|n&u3Om&ks<QNLDF`{M6&T5#X_tY;Jk+^ZK()tsYP{JSHmlND~o4PRov&sI@2fSq!Y-ohW8=VHV+Q'
    '6n%>yrOekA$wp>wSw0;{``XQ%esB8AInhKufvlFJ@`bN(S9A><&!WB=fXCvpp<~Vzc)!09eVm!hb)E*?ML)5hqle>=!v(g*Qs=*IiL-Vjg6K<R(_N@UY3FF0'
    '^h10mAYW{D_6Yqw->!+ARFWG7ISWouV5w*l8KF0F_r<(&qGvm@-lXbT78PeLGF4@nivuxKu-l*-+cB#)+u=U_nAlV526lA7^?7+CyKL#>eb~9~yTD0ii>KxD'
    'ze6^(WWFy`+7~k0^WTca(t&6ZWS%2CN^O2Gu%~`Ya+1hnnr%jzWG~|pN2~)9T_8LaP)n~oe+Wjy0Ii2usGx>+wVRzkJ?$PapXAzbe)Sh}@Tu~hS`lcEI9bOL'
    '&!!lc>EUGVOQRY7&IY;XoR<YZg3hMRRs6ryb;Yyxl6GVxn-@7|%X8vE-?LvXOMTOb?00Qo$X$~RqBjR5JpY*&tC4Yyj|p<GU_B~`njX;#oLPoyXDiq%Y~>ke'
    '9y4#JC3Gnn3^k?Bou~CnF7xe_izwwSZxNW88m4EB^Ajf<5T@K8nAz2L?K2@iEB7sAg*f@Tro@B58{9IGH!sKb0Wp+SlzCgvK$iyQ49Su|*d0yGE0fjoCbGs!'
    '<aBHskQC&p{WtNl@m7c{M!Ia+kbwv2<^THby@5&n96ogt)A;@Wa<7s5uvfLHb*yS`f{*WK^mX4TdC`_vMJs9x<YZG_a*ci+eOMqGzK*_}@VF&r{RP=N|FpnA'
    'x-X{k4qVGu-3WFmmjf@})z!J%*1gknxPWi~U)mrBwpAwe=kmy2{X#nF9tYoz{JxHk%<iz@w3x_16+vH47T+P_mWO@nB<;XtL^*gd)2UuyR`#&X+Hra)1kU84'
    '6)+DA>ex?>L*0-HteJgrzroX}lj)#=w;`Wj*iS|`MDNa-kS@maj5f-I>?XDPZ*CYODSs<}xsZm(;bUqmvO7q}le2_`*jy1^eKf5tdCruc!1KKQot0jP6+I@8'
    '0f$Rm>@Qo~6`89;CDwN3*r^Nn-~SD)$9i2h)aQYi#U$tc;IQhkt1Ny4R^uKe-RX_?Ag(#rGd~J=RCZd0QLKHjU*DvUi=DiTN9g!FWp4G3a_3__-ApDVtJBvU'
    '34834KCZqqI{`Hh5rr~T-@-r>nH!NzNd2i_w|j*>YRt7^i`*C+K;}?9b(*kf0?#$f<E+GcULYcwxMo44f0L>;U`Sv`i)$~rGPTy-+23bZ+imq<-B!#-6bfV7'
    'nt;UKqx^oO+=C3PNp^|&?qTKn?gUnC4qHVKO+VBZX+kEv73^F*)$3Bozk8Zv=^+aGB^_YjE22<<5_?>%x#Q$(q1okxA2gokavT?OyE*z1dx&3`<w_TFsH2X5'
    'i#s~`!P?l&i(Ep2;ZJ<jhF1o@|E>|#QsA^c4HZ-E*Ii%QW+hL;(VN6>KE|qHp&uW{4^A>1`lf6n%cr;ly+ixhh|QMBN<bbwBF8k;g2Mj%A??9Hn_#BjzQ9)E'
    '8PJk7P2k-B&TG6){JVnjh1;8kA@tw-E#R*iGPFQ6xUUU!DSau^l92BP)$HF9ZNVI_;>fU)vChA`*kEh-bmMp`3in!9TK4Pptd=HLnRVj{y0qavSw+v<Dg*hA'
    'QM;RNt84<#`sNAGIm}9UEAl<PE71#Uz;m`X_{drlANpn(_VIYMCIgfOv|(}Ne0+{?$H6E=t#a4;vcT_%-E7Ictf414jZ53`0Xo+J&0?`wZ@?$^o$!uzU^^}J'
    'CKr=?ujt_{`mRbVBpc3BChBAIeb1kn1e`9IPXf95vwZo7P~)Q(_ZY2p&L1TCx-JR6Zp1I0CW!a!K)Qrqa-WI3>6^kW0i#PdWHr{OWv3s5A2J~Fc^hwAoZq!O'
    'j`e(yZ$kYv<!yX{jE~=F;(XM$<WY%vBV%F(NnUxxs756NiSUFQ^^7~S(b{qJA;r^r!09h@-oKhQ_U$1B?m7gXh3~b2$u|k|MsYuqevNbAeeqwp?Uqfqm24-H'
    '`S7a?y__o#gduth$f^!eMD{+Y?-py$lW>^TE6AfsWK7C&ETnV;^&~4yAXir&$zz>ebUsSzYTl-u<~&DoYKFkZ0$a0GAISHPuX9o67a5P54S?IiJ@5Vz_j}id'
    'CNL`J@k&VioEkxRjZJ}CwfemjGb={fAu(>Sf){3aRuJk7H<w#G;jqxX&_i~d%XUBKS;c${yNr*~1N=N{i+P-eS~nH4L8j{aeH?Sst=?4Dq8O>m+9H63guGO#'
    '@pYo5?%ckh#4uoYdP=l5W`G8<GofjI{>M2w#7jPQB>X6S<)W3C@vJV6jAo<xx&N(b&E*lq%|Lx0KpUMF>vDLmie`YE)#GV&H{=)Y!M~YEiIC%$L_|sb^wgpk'
    'X<aD5wJ1jl&zNqaY)1*LXFRDNBwmFbnGuM(y2onOT-5p+<$53h{Q(S7AO%vxzcUArS%dgNvmy*tm@ZEKRlxQV>1mvo^6m4S^X5F2ydFc9lL7RY=1M%#jVbb)'
    '2>evgz34W-Tg-EF{*-*Zu0)z;c`>${iY&zWs{4{>%70%fV@pucMRFQ~mURvARge*hI_6_R{Qx4ZfcCLaWB;4(5gtmPWzO5S#sb#z0Tg&JAI<Ej4X_)yb@~uV'
    '3AnkQ+^33OBgq?!+!Sa*_O_5Y9%75*O*LZM%@`4~h_nsorg#@1dU2WqD6s-~(+rHEY!TlhxAV#}jM4K^PY&}vr5*+CV3#Y=Z=E;zI(RM)ZIj6+<IOG3T^C3t'
    '{RTC*Ps(hy5=VAeFzF+^sL%($<5vV3FaTrUMBF<({62YItXc3KR~Fu{tDT=+wYMyf@9Z6WrmGz_)KMnJ^A+|@@r=JTW!y(*Xl@O?KixL&D+6p9AWG^mp)`9j'
    'A@G%wj0DUO#2K1U*as(yD<HG48=oc6jKHEryjllyZYYQX;%9N>EQ8qe29AS1>FxsCSgz9p;K3v*y9i(g!5#s|$}4<N<D424xQ~&yy+P#(#u_Ghu3q8whbHOk'
    '49p0D&+X>3QOpRI`XJ^1zg)bvgvqQg=(o(xd_+h8%svlQXn(04H$bQO#FAD(G3`rnl#eT|e8_;QSx1q1ZJ^!DUG<;Sgu>gl_#*oXa7^DSw#SP6=RC!KIN9|~'
    '-AOLvHJ_ej_4u6Z){8upj)7WmeeUJHT6p|dCf6&H>ecA1l=Cdt+uJ2J1egnJmo?$<KCXN5oQ@H{26rg~rlJz-ROvdmx9zl1M6DLB@^-z#Y!h||HRH~5?kqU('
    'fA<hBQ!t-}#sS|6QYi8&<nLatEmjlV;QHTxw0qMde6P$<R%kyFVcDs00fJxoc|{vI5{QB3FzK6p_}nMj@%Rk=ugm;VLF9+>XNXsE<$EO0Z@4YU+z9)d>X9R!'
    '*IGu?gf77Ed_rJr_PfvVDl_Dt6<#P4EJJ4la>w^^=UGW5o_Exe*-|^mBEHJafVR-XE);M0iH{z5e$`sMox&|y3-WLr^Y#G``>x(o$ShQI1k~W&ym}&F_D3b<'
    'n&JLVEqGol<KgxTEdDW?$Ir;UxiOU5b3VSh^q(@`!<~V@ZZ4ah;$vQO5?Im^E$>+8^a=6C?Qvie?jMy1o0AN1Bf_KLvo4#5WQ>Tn5^ySJd-Kw)?oo-)YD^$@'
    'n61yDYbj)F9tmhfuhIv7Ps}kO|MP-#&!Hql%rK)#q8_)=GikKDQ+ghIMzF^WR(iSJY6Y1c)N~~Uc@DQ3-sz)hAMhu(rQZmx?T9_i>RnE};|Yje(rr#Z9^}6R'
    '5`R~jWSM`Z@*x{*;Qb`#yMm$ClH2I+AKi3}k7Yaks>prjPn(eS(NmLn!B;}H^*0|tKMQV6cGe5oDgxvOcZF@f;2{bU{FFy@NhZ0E{vGl%`!*o6i||okL~J+n'
    'RzQUi@@!Wl3qx;5?sUfPWvwco_jW$nx!>u>f>K#$&XY;$qx0Cj9|&l&f5t$&9+O?j|2~e_mgCU~*SZ~PKcYjugXhU=-<{2^t)z%mG~SZALG0^tEf}KN+Fb(2'
    'D(xQF`06u6xm2dWn03cDLeJ#Sff<K7Hua;J6%MxGZLX}gN=g=^&dRyT?FkEFn3ENG8CGp3=|QB8^_cmG1{G5;*V^iRlUvBo>_|ez`Ik^xqaEtBU=-vSAXYQ|'
    '45uxax@I85Nk}URdQLzwR<Rg0SybzFk!%R?JX~Y0%fhI*h<b>ht3<E8{95U8g)_=q$`#J0dvaGgtsG+qZ3C>he9A%=^OGgPDg{tg0&1$CqMaOx`zECiTPTe1'
    'SvTgiowu!eY`eZS0;BkaJva_?ids{9qdS*ZD-w**3@m50%e5<2gJ0uzitl=7xl*`PFHR0tw7kwd0?Q=?_@YZyd<|w8L)AzR)i>K78m$ovD<g=p=*T6YRXnAw'
    '(6ZecQCZ3!in*_Vh=bT%10PNaY}bcFz`xXpjN<opbl$w!`CWJBf1ht;1}I3v$;pv6BJ`Itj~}H)nTj*%?;FLfL^5uy3t?8)m$YISD{je8Gi2cwZw)fLfR3`Z'
    'Y)ep2u8bOBp7Qs;eiQ+J1G1UEDXyBu!|d0&*MYy{U%YqQg^hT>L?<O~WsB%`3U+cA^GJeR03Qy%xKB!*b<fI>9E^vf<wbKHJ;~nS`zGTO)G#bMU;Jg2tMe3F'
    '218^G_NQ*LNygpA-EkPTrPiPb#s<HS9;_n$rJeY7-<`$Geb+xrBrCy0R?VH?cG<FKi<FVRfi>`7S~FEgVNx5cuRjcx#dOe$g<cdwdvbCZa;l#-Ky&Cx*ZZFF'
    'V>J(XcZ)MlwS3=_s$TYVWA}ve@-eH6ney-kmuifHRHB7k(Pds~5Y!LE9T07W$k)qO>%>BqVRn&q4FlJ&(CUW9(=h>g{6`Il>(o!#0jMSI1N8UrFly_7a$696'
    '%ZJ467T75!nSQOFKSQ$pRzc=h&;g-3Z!0dxlQJ=HXu1B9u-=_>$dQP<&HWVpc@G$4wDEc$QsA!oC<A5#%q^ih<l*&mTh-JC&slq{tHUh=%-)A+>B$sy`XcJz'
    'VKnVVrMkcxvC=Yg!9Fff#!mY8E;l4kPDR!+V_S*za*s_yE(Nr3Pcq8BBAHC;w~`yHH=U{%vQNlU>_t|<T1EV^Z*Gb3-XGxJmRf8$kp%#2^S&;!Hl)GYf1#_@'
    '*vk7{OQAaZA0jvJ5^*Bj?fmr0PrO5$S_}2BLV&qP%^tjKMJ|%b(L%V6)nAR<2c*HW3s__Jt}6*K_9~mpd)myI%bL#2-ya&U$lf!ohEEfIOCuEVKmC~Q>+RV%'
    ';Ff!9pJgTZ{eygReatE~nnVC$D(fK1T;W(1?;M7PT*=3Bbq3lO5D%-SPjJSeiFt#NDBvVPtGQ7)p{!$X6%Q+3<;v15L$&Sgc>2|Gnq3I&Ogpl-QmB@?%eR*f'
    'WEb>Tqu_JZEsMgrdZ#;Di_>^)JCN@7sg!g7#x$BhKhKtrcqa;+cW_>V=5M=Iv~c_xoo50ru3?&|0d5!Uq;VD;>|1n?Gv;eL%vlpAsUe=$SeflDzLR+=XM_XB'
    '>}&M7G01Vdj@@gHW@?*{=`;0XVqTU~_3#9Jvt?sk<+rC<r{1T?4!L?c_$;2KL-m~KY;h07Zh=*P2SdbzrhN<*FS7Bxs$|Th*P8N-ht>T)_t4$ro98@sj^0EU'
    'in(4KQu*?rzUuR$zNGY+yjsEi);aH*aK?z6=(6Z%anI|3HIpHa<=u?DXd(fT#OWFDQR$yoKiRaCUY~ZLm0h2EJp*_@dNMD9>G6SKM$6~)ZXLK8ev75f?qCM{'
    'V2LZ)%vIqtY!8nDJSS(#!GNCy@_0a!j`LX?BkHeAHJ4~@oac>z`j&h)swC3yR4<4g9E!mX-NYGrs0uSkhL5!byPq@GAo2=4vVd0u9K+D?)zTvh9(d`qz?zA!'
    '?7-Pw%WQiAswF>8tCaztv|`&Dt>I)fg1VrrwIw~!kO4o5-&Z1LBaR%SP#MK}0@T~PfdC7ntf_;jlTpm$dU^`|#?D-|=JS3At75qCgc=RYh~(6(<g}?J)SxhB'
    'zIIdRUEA!r2IAtb(%-X>COg&kp(&CwuQ$e4@}F2E>IdzphtP87p}lKo0WR=9e&x4G*<bJxyk`01nws{BzJonrpq^g|qLkWg{652d@*|mjHGjQ%ZiU#vb8o$Y'
    'E9(vo9Rs(ytGOdxW&vNk$F$Lnb_m4ydKnTkdE9IvY^aa<JKm1`4i-0OBby)cWZ;{Ia|5SVmhUY2+y-3gGK$sYF_M9-=`b2gLmTzn@O$*-;;lsO#VR7T9<T~)'
    '+0yzEs1AF6K;FG&2W$d&CbwBq!n%in3A}r`wk}o`gdCzJJhQRd$vieg<kh@GdfRKXTP*NAMi^oMZ=y}O*OBu8L?Nf_)(F;-=5~)J`K4T|mO|x+`6=)Jk=Aa!'
    'A^ufzF0VdwfLkWdF+YL_ty`IcUgT#u(xrA@BQCjvLi%@+_lUQvU$5=4d%Abrma@|gq#5xwtR@AU4o+i4wmil17(~i2CI`Lkk?a-&E+fDxj@Jq?o8Mg<MQQ8k'
    '-m0y3p19hUXl~F;=TzRDA$eL?1Z*_$JMUrJ%b6!x38G9)G}d&U0=VczW?06AAry)h66h;f<93^cIK)HFK7C4DSx4XG>=9if2N+y=!UC`Qgxm*H-u)P@V6@M`'
    '`mj)U9=)1geX>^k+<n|xC)Zc=t!7Qy8<^)krHVxB2>sUgmT8~^MbrwW-@5j_tctgnY#`T!&eO5RUa{I1)S00}UO!kqU~R*6G+@8|#mk6rf6!%iCq7E+$$V=V'
    'dyo6)E17^nKzrqSe%;lI)vbQMjs9q?RC(R_zi-bxoH;N!H-US<PwP2Bq-F~p7~z1o&9fznlG4xLIi!iY?5@T~5m&T6UhDJ(y4qOIv3@6sTB~@Y^R!&i(gMg^'
    '<WCzbG8#R<_kTir*?h6GkGmSj!q87{FFWYNiS++)dzb%~L(kA!Twf5l0%xvP8jUQ_DF8=rF_;0cH;?kU@o;7%7-l5Ybx!rl{9gkVZ>`*E^|BL6Y#pM<khMM9'
    '{*&JUJ-a2aa=VE2^q%vC-!DLx&_9)LrF}g~jBqQe3yB>T$NYzu?imf(y86y<y-SC)-zeap+Uvj@c9Ql>Sq+nEhR@DD#-vvR>ZJez2;#_qjQWtah{`I2={|4h'
    'hb>tt5-}UKBOsSA$f&lW+2&H<p6RAZ41|}Lbq%W>w3lGNbv39V{M-ATXZ8@!yVkX(`lOXn&|KTQeU!CaJmnNnV4l}>uBs>7z}LBrZHeQ-lq40E@%t3>Nf<=T'
    '!QQ$r+*kQ_pq)=+68UFG?YjDCpN{}om(W|*EeyOoZL~s>;Z>bul^4gJqMg!=HB@~Crlh<1Rc9Q%u~wkh^_k~)mH1-s^C-pmP9E(P4pz*NwZ*OyRSuRY655Hs'
    'Zwj3*96S4>C7h>zzt&EyAi(inC=ZLnhkJr}TYf~!NL#mcTUb_(%#EJt(=`BjfP5wm?M$e3sb7_Lp0SeG7c8b7O?YzV_alkDIef;*qOf<J&XBdrKu^c>XAxZ*'
    'eNJ$}_2=0qG5R2dodA6^YutGp;Ao>g)B3}whQQ|S;+!GPxJGzMiZ2PY<8d}tQTim%zIt9XP_RZ1G}TJJhn2BG8*-u6hL13y3IHP$#QXvhbcz_&MZ&UbW8I~%'
    ')SgNM06L%}f@q1mNLrQS`@Y=zyKDgI{+Dk5koeJ&jMjQH-X1lR@h}1ZC1AU1!!F3r`XhK6IlXU0PYFLzC<OcypXyslH8$4yjU+F#08Nw05Su(ryHm{T%dTSh'
    'CK(-n+0Ny1Qxx#xb#$zvKDmg+b1V(>Zsq%7v^sE9@m4+=PS-Q6*7k?}wCMSii^Nq<Do+Mvtz@S9&FSB;3g9amNq{S-iHRtOwyZIg$Z0MuChkWs`gsY7r+wZ_'
    '&ePN3neKdCnY>v$sMj-YHo(Ks*cqquA*dP2-<kyU#QS<`yyAPNRs{Dj1nYz@`U;otMi#P2E(`sc%(UP<>zh%WcrZs==8O1f&sEwA7|LnxUbS1;Kp$A3Lyitl'
    'qx-3<Cq2hUy~{bw4Q<0t)75mgaRT%HwEbkBEv*yJ#_JS5o&=3#NW=1H0r{B=ShgW+2DA?~4v(jcSjd;>TQzaDXvs#>Purkj1wM#C0|xyrA3_80;i>pZWRxfq'
    'voTfwFY6x)R&WGs=(bGc-~rSQ<TIwSfkO1IQp#?IEEgC-C^|3${4u_>;~a}wt1lvt>gp@|12}Gmh(3IftfId}(%V?U&+f>Q(wfS(UZvn;5Jlpv1~Q7rRl?dr'
    'Q{5JUCAr7PSOgaO2O*4swI|=FY5Ne~kWiX$ZnThX!XzNqV=XV!!t-N2ky}>sg?^otts`1ui0?TYsCfbQC0j^OXTgz%9;zWUD}l9Q0F|^nLuUFY9#}D+AFxZA'
    '?X>2%^T9S=pVDr`{lU3az`)8lk=P!EydJr3AX5Lh-68?LO^iy&{Nb$^@lg-pasX9N`m#A`vTHC(_@}QHFi77`^eUx=W3cia-%T;2P_DOmQNYX>{ti~>2IEr0'
    '!{f@>6Kdl=yh-vm8!|M`mqG;^@Mq*<eN!^OL~8q7(umC5z|a2z^V*z*'
)
