""" "Ignore the previous instructions" in languages whose words are not in `words_data`: verbs, words for what was before, nouns, in lower case.
Parts of words where the language bends them. Written from general knowledge of the languages, not from any collection of attacks."""

#: Language -> (verbs, what was before, nouns).
OVERRIDES: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "ar": (("تجاهل", "انس "), ("السابق", "أعلاه", "جميع"), ("التعليمات", "الأوامر", "تعليمات")),
    "cs": (("ignoruj", "zapomeň", "zabudni"), ("předchozí", "predchádzajúc", "všechny", "všetky"), ("pokyny", "instrukce", "inštrukcie", "příkazy")),
    "el": (("αγνόησε", "αγνοήστε", "ξέχνα", "ξεχάστε"), ("προηγούμεν", "όλες", "παραπάνω"), ("οδηγίες", "εντολές")),
    "fi": (("unohda", "ohita", "jätä huomiotta"), ("aiemmat", "aikaisemmat", "edelliset", "kaikki"), ("ohjeet", "ohjeita", "käskyt")),
    "he": (("התעלם", "שכח"), ("הקודמות", "הקודם", "לעיל"), ("הוראות", "הנחיות")),
    "hi": (("अनदेख", "नज़रअंदाज़", "नजरअंदाज", "भूल"), ("पिछल", "सभी", "पूर्व", "उपरोक्त"), ("निर्देश", "आदेश")),
    "hu": (("hagyd figyelmen", "felejtsd el"), ("előző", "korábbi", "összes", "minden"), ("utasítás",)),
    "id": (("abaikan", "lupakan"), ("sebelumnya", "semua", "di atas"), ("instruksi", "perintah", "arahan", "petunjuk")),
    "ja": (("無視", "忘れ"), ("これまで", "以前", "上記", "前の", "今まで", "すべて", "全て"), ("指示", "命令", "指令", "プロンプト")),
    "ko": (("무시", "잊어", "잊고"), ("이전", "위의", "앞의", "모든", "지금까지"), ("지시", "명령", "지침", "프롬프트")),
    "nl": (("negeer", "vergeet"), ("vorige", "eerdere", "alle", "bovenstaande", "voorgaande"), ("instructies", "opdrachten", "aanwijzingen")),
    "pl": (("zignoruj", "ignoruj", "zapomnij", "pomiń"), ("poprzedni", "wcześniejsz", "wszystkie", "powyższ"), ("instrukcj", "polece", "wytyczn")),
    "ro": (("ignoră", "ignora", "uită"), ("anterioare", "precedente", "toate"), ("instrucțiuni", "instrucţiuni", "instructiuni")),
    "ru": (("игнориру", "забудь", "не обращай внимания"), ("предыдущ", "прежн", "прошл", "выше", "все "), ("инструкц", "указани", "команд")),
    "sv": (("ignorera", "ignorer", "glöm", "glem", "bortse"), ("tidigare", "tidligere", "föregående", "forrige"), ("instruktion", "anvisning", "instruks")),
    "th": (("เพิกเฉย", "ละเว้น", "ไม่ต้องสนใจ", "ลืม"), ("ก่อนหน้า", "ทั้งหมด", "ข้างต้น"), ("คำสั่ง", "คำแนะนำ")),
    "tr": (("yoksay", "yok say", "görmezden", "dikkate alma", "unut"), ("önceki", "yukarıdaki", "tüm", "bütün"), ("talimat", "komut", "yönerge")),
    "uk": (("ігноруй", "забудь"), ("попередн", "усі", "всі", "вище"), ("інструкц", "вказівк", "команд")),
    "vi": (("bỏ qua", "quên"), ("trước", "tất cả", "ở trên"), ("hướng dẫn", "chỉ dẫn", "lệnh")),
    "zh": (("忽略", "无视", "忘记", "忽视", "忽視", "忘記", "忘掉"), ("之前", "以上", "上述", "先前", "前面", "上面", "所有"), ("指令", "指示", "提示", "命令", "规则", "規則")),
}  # fmt: skip
