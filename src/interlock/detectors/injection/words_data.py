"""Words that carry weight in orders to a model, by kind: one letter a kind. English first; the commonest words of German, Spanish, French,
Italian, Portuguese and Croatian, in which the attacks of public collections are written too."""

from interlock.detectors.injection.disguise import misspelt

#: Letter of the kind -> words, in lower case.
KINDS = {
    "V": """ignore ignores ignored ignoring disregard disregards disregarding forget forgets override overrides overriding overrule bypass
        bypasses circumvent skip neglect discard abandon dismiss drop erase delete stop unlearn violate disobey ignoriere ignorieren ignorier
        vergiss vergessen vergesse missachte missachten überschreibe verwerfe lösche abweichend ignora ignorar olvida olvide olvidar omita
        ignorez oublie oubliez oublier négliger dimentica ignorate esqueça esqueca zaboravi zanemari zanemarite stoppe""",
    "P": """previous previously prior above earlier preceding former foregoing past old current existing all any every everything before
        vorherigen vorherige vorheriger vorangegangenen vorangegangene vorigen bisherigen bisherige obigen alle allen alles aller zuvor davor
        anteriores anterior previas previos todas todos todo précédentes précédents précédente toutes tous tout precedenti tutte tutti sve
        prethodne prethodno ranije""",
    "N": """instruction instructions prompt prompts rule rules guideline guidelines directive directives command commands order orders task
        tasks assignment assignments constraint constraints programming safeguards protocols request requests information context
        anweisung anweisungen instruktion instruktionen befehl befehle befehlen aufgabe aufgaben regeln vorgaben aufträge fokus
        informationen instrucciones instrucción órdenes reglas tareas consignes règles ordres tâches istruzioni regole instruções regras
        naredbe instrukcije upute zadatke""",
    "S": """system developer initial original initially originally hidden internal underlying actual exact entire complete full verbatim
        invisible undisclosed concealed governing operating startup initialization preloaded moderator root core
        systems ursprünglichen ursprüngliche anfänglichen vollständigen original anfang sistema iniciales système initiales beginning first""",
    "R": """reveal reveals show print display output repeat tell give share disclose leak expose list echo summarize recite dump write say
        respond reply answer quote quotes restate render recount reproduce enumerate unveil uncover divulge spill paste zeige zeig nenne gib wiederhole verrate sag sage schreibe antworte erzähle muestra dime repite escribe di
        montre dis répète écris affiche mostra dimmi ripeti reci napiši prikaži""",
    "K": """password passwords passphrase passcode key keys secret secrets credential credentials token tokens flag passwort kennwort
        schlüssel geheimnis geheimen contraseña clave secreto secreta mot motdepasse parola lozinka confidential sensitive""",
    "A": """assistant ai llm llms chatbot chatbots chatgpt chatgtp gpt bot model models claude bard gemini bing copilot agent openai
        sprachmodell ki assistent modelo asistente assistente modèle ia interlocutor""",
    "Y": """you your yours yourself youre u du dir dich dein deine deinen deiner sie ihr ihre ihren tú tu tus te usted vous votre vos toi
        voi tuo ti tvoje""",
    "T": """act acting pretend pretending roleplay role simulate simulating simulation behave imitate impersonate emulate play persona
        character simulator spiele spielst verhalte benimm rolle tue actúa finge comporta agis prétends joue rôle fingi glumi""",
    "F": """now henceforth onwards hereafter jetzt nun ab ahora desde maintenant désormais adesso agora sada odsad""",
    "U": """unfiltered uncensored unrestricted unlimited unethical amoral immoral jailbreak jailbreaks jailbroken jailbreaking dan nsfw
        profanity swear curse unhinged evil illegal unsafe harmful inappropriate offensive explicit anything freed uncensor maximum
        stan dude aim mongo chaos alphabreak devmode omega""",
    "L": """restriction restrictions limitation limitations limits filter filters filtering ethics ethical moral morals morality moralizing
        policy policies censorship disclaimer disclaimers warning warnings apologize apologise refuse refusing comply compliance obey
        obeys programmed consequences rejection reject""",
    "H": """mention inform notify alert warn reveal confirm ask acknowledge disclaim""",
    "M": """response responses reply replies answers summary answer output""",
    "I": """add include insert integrate append incorporate mention begin start end conclude finish encode ensure embed enhance provide
        suggest translate convert replace modify""",
    "D": """instead stattdessen sondern lugar plutôt invece rather""",
    "O": """important urgent attention note information hinweis wichtig achtung""",
    "E": """hypothetical hypothetically universe parallel fictional fictitious dystopian imagine alternate alternative scenario world dream
        game story""",
    "B": """following folgende folgenden siguiente suivant then afterwards after once""",
    "X": """send forward upload email transfer post visit click http https link transmit pay buy invite share book delete fetch""",
    "C": """mode modes sudo admin administrator debug diagnostic maintenance root superuser privileged authorized enabled enable
        activated unlocked check engineer""",
    "Z": """decode decoded base64 base58 base32 rot13 hex hexadecimal cipher caesar ciphertext backwards reverse reversed encoded letter
        letters vowels vowel alphabet emoji emojis ascii binary morse spell replaced concatenate combine string variable""",
    "G": """never not no dont don't without cannot can't nicht kein keine nie no nunca ne pas jamais non mai nao não""",
    "Q": """user users human member customer benutzer nutzer usuario utilisateur""",
    "W": """message messages preamble guidance directions configuration configurations setup briefing charter content contents text
        conversation context nachricht nachrichten mensaje mensajes messaggio messaggi poruku""",
    "J": """must always will shall only exactly every everything immediately strictly""",
}

#: Word -> letter; the first kind that lists a word has it.
KIND_OF: dict[str, str] = {}
for _letter, _words in KINDS.items():
    for _word in _words.split():
        KIND_OF.setdefault(_word, _letter)
for _letter in "VPNL":
    for _word in KINDS[_letter].split():
        for _form in misspelt(_word):
            KIND_OF.setdefault(_form, _letter)
