import { pattern } from '#app/adapters/model/words.ts'

const order = pattern()

/** Matched against every reading of the text that `unmasked.ts` returns. */
export const orders: RegExp[] = [
  order`\b(?:ignore|disregard|forget|override|bypass|discard|neglect|overrule|drop|skip|erase|delete|do not follow|stop following|pay no attention to
    |set aside|throw (?:out|away)|never mind)\b[^.!?\n]{0,50}\b(?:instruct\w*|prompts?|rules?|guidelines?|directions?|directives?|context|programming|training
    |constraints?|commands?|restrictions?|guardrails?|polic(?:y|ies)|orders?|filters?|system message)\b`,
  order`\b(?:ignore|disregard|forget|override|discard)\b[^.!?\n]{0,30}\b(?:above|previous|prior|preceding|earlier|before this|you were told|you have been told
    |you were given|you(?:'ve| have)? been (?:told|taught)|you know (?:and|about your)|all that came)\b`,
  /\bforget (?:everything|all|what)(?: that)? (?:you|i|we|they|was|were|came|has|above|before)\b/,
  /\b(?:system|hidden|initial|original|secret|developer|master|base|internal) (?:prompt|instructions?|message|directive)s?\b/,
  order`\b(?:new|updated|real|actual|following|important|special|urgent|your|these|additional) (?:instructions?|directives?|prompt|system message
    |orders)\b(?: (?:are|is|for|from|to|follow|below)|:| -)`,
  /\b(?:your|the) (?:new |only |sole |real |current )?(?:task|goal|role|job|mission|purpose|objective) is (?:now )?(?:to\b|as\b|:)/,
  order`\byou are now\b|\byou will now\b|\byou must now\b|\bfrom now on,? (?:you|your|respond|reply|answer|act|only|always|every)\b
    |\bfor the rest of this (?:conversation|chat|session)\b`,
  /\b(?:act|behave|respond|reply|answer|speak|talk|pose|operate|function) as (?:a |an |if you|the |my |though )/,
  /\b(?:pretend|imagine|suppose|role-?play|simulate)\b[^.!?\n]{0,20}\b(?:you are|you're|to be|you were|being|as a|as an|that you)\b/,
  /\bas an? (?:ai|a\.i\.|artificial intelligence|large language model|language model|llm|assistant|chatbot|bot|automated)\b/,
  order`\b(?:if|since|because|when|in case) (?:you|u|ur|you're|this|the reader|whoever reads this)(?: is| are|'re|r)? (?:an? )?(?:reading|ai|a\.i\.|llm|bot
    |chatbot|gpt|language model|automated|automation|machine|robot|not (?:a )?human|replying automatically|processing this)\b`,
  order`\b(?:attention|dear|hey|hello|hi|listen|note to|notice to|message (?:to|for)|instructions? (?:to|for)|memo to|calling|all
    |any)[,:]? (?:all |any |the )?(?:ai|ais|a\.i\.|llms?|bots?|chatbots?|gpt\w*|chatgpt|claude|grok|gemini|copilot|assistants?|language models?|agents?
    |reply ?bots?|scrapers?|crawlers?|robots?|auto-?repl\w+|automated accounts?)\b`,
  order`\b(?:reply|respond|answer|comment|say|output|print|write|type|tweet|post|return|echo|emit|produce|generate|send)\b(?: back| only| just| exactly
    | simply| to (?:this|me)(?: post| tweet)?){0,5} ?(?:with|using)\b(?! (?:your|ur|ya|us|me\b|a friend|someone|friends|people|my (?:best|team))|(?: the| a
    | one)? (?:best|favou?rite|biggest))`,
  order`\b(?:reply|respond|answer|comment|output|print|write|return|echo)\b(?! rates?\b)[^.!?\n]{0,25}\b(?:with
    |using) (?:the |your |only |just |exactly |a )*(?:words?\b(?! of (?:customers?|clients?|people|users?|readers?|buyers?)\b)|phrase|sentence|string|text
    |code|password|(?:system |full |own |initial |original )*(?:prompt|instructions?|configuration|config|api key|token|rules)|"|')`,
  order`(?:^|[.!?:,;]\s*|\b(?:please|must|should|to|just|now|then|and|only|instead|always|will|can you|could you) )(?:say|print|output|write|reply|respond
    |repeat|type|tweet|post|echo|comment|answer)(?: back| only| exactly| just| verbatim| word for word)*:? ?["'<]\w`,
  order`\b(?:reply|respond|output|print|echo|repeat|answer)(?: back)? (?:only|exactly|verbatim|word for word)\b|(?<!\b(?:i|we|they|he|she|people|who|would
    |i'd) )\b(?:say|print|output|reply|respond|repeat|echo)\s*:\s*\w`,
  order`\brepeat\b[^.!?\n]{0,20}\b(?:after me|back|the (?:words?|text|following|above|phrase|sentence|prompt)|everything above|this (?:word|text|phrase
    |sentence|exactly)|verbatim|your)\b`,
  order`\b(?:reveal|show|print|leak|expose|disclose|output|share|give|tell|dump|display|recite|list|summari[sz]e|translate|quote|what (?:is|are|were
    |was))\b[^.!?\n]{0,25}\byour (?:\w+ )?(?:prompt|instructions?|rules|guidelines|configuration|config|api key|secrets?|token|password|credentials
    |training data|hidden|initial|context window|source code)\b`,
  pattern(
    'm',
  )`^[\s"'([<#*-]{0,20}(?:system|assistant|developer|user|human|admin|root|instruction|prompt|ai|bot|operator|override|sudo|command
    |task)[\s"'\])>]{0,20}[:>»]`,
  /(?:^|\n|[.!?]\s)\s{0,20}(?:system|assistant|developer|instruction)\s{0,20}:/,
  order`<\|?/?\s*(?:system|im_start|im_end|endoftext|assistant|user|inst|sys|instructions?|prompt|tool|function)\b|\[/?(?:inst|system|sys|admin|assistant)\b
    |<<\s*sys|###\s*(?:system|instruction|prompt|response|human|assistant|new|end)|\`\`\`\s*system|\{\{.{0,280}\}\}|"role"\s*:|begin (?:system|prompt
    |instruction|override)|end of (?:prompt|instructions?|input|context|system|text)\b|---\s*(?:end|begin|new|system)\b`,
  order`\b(?:developer|debug|god|admin|sudo|root|maintenance|jailbreak|unrestricted|dan|test|diagnostic|override|safe) mode\b(?=.{0,40}\b(?:on|enabled?
    |activat\w+|enter|now|output|reply|you)\b)|\b(?:enter|enable|activate|switch (?:to|into)|engage|initiate) (?:\w+ )?(?:developer|debug|god|admin|sudo|root
    |maintenance|jailbreak|unrestricted|dan|diagnostic|override) mode\b|\bjailbr[eo]a?k\w*|\bdo anything now\b|\bprompt inject\w*|\bprompt leak\w*`,
  /\b(?:you|u) (?:are|r|were) (?:an? |the )?(?:\w+ )?(?:ai|a\.i\.|bot|chatbot|assistant|language model|llm|gpt|robot|machine)\b/,
  order`\b(?:automated|auto-?generated|ai|bot|gpt|llm)[ -](?:reply|replies|response|responses|account|agents?|assistants?)\b[^.!?\n]{0,40}\b(?:must|should
    |have to|need to|please|are required|will)\b`,
  order`\b(?:must|should|always|only|please|you (?:have|need) to|required to|make sure to|be sure to|remember to|instead,?|now)\b[^.!?\n]{0,15}\b(?:include
    |end|begin|start|finish|prefix|append|add|close|open)\b[^.!?\n]{0,30}\b(?:your|the|every|each|this) (?:reply|response|answer|message|output|comment|tweet
    |post)\b`,
  /\b(?:in|at the (?:end|start) of) your (?:next )?(?:reply|response|answer|output|comment)\b/,
  order`\b(?:when|while|before|after|if|in|on|instead of) (?:you(?:'re)? )?(?:are )?(?:replying|responding|answering|commenting|you reply|you respond
    |you answer)\b[^.!?\n]{0,60}\b(?:say|mention|include|write|add|use|tell|recommend|praise|end|begin|start|only|always|never|post|call|link|endorse)\b`,
  order`\b(?:translate|summari[sz]e|rewrite|paraphrase|complete|continue|decode|execute|run|evaluate|interpret|follow)\b (?:this|the (?:above|following|text
    |code|command|next|instructions?)|these)(?: (?:and|then|as|to|in|into|text|code|command|prompt|instructions?)|:)`,
  order`\b(?:write|generate|compose|give|make|tell|create|send|sing) me (?:a|an|some|the) (?:\w+ ){0,3}(?:poem|haiku|limerick|song|essay|recipe|joke|story
    |script|function|python|sonnet|rap|tweet)\b|(?:^|[.!?:,]\s*|\b(?:then|and|please|instead|now|must|should|to) )(?:write|compose|generate|recite) (?:a|an
    |the) (?:\w+ ){0,3}(?:poem|haiku|limerick|sonnet|rap|song)\b`,
  order`\b(?:call|run|invoke|execute|use) (?:the |your )?(?:\w+ )?(?:tool|function|command|shell|eval|exec|plugin)\b[^.!?\n]{0,30}\b(?:with|to|now|and|on)\b
    |\b(?:send|transfer|wire|forward|dm|email)\b[^.!?\n]{0,40}\b(?:to (?:this|my|the following) (?:wallet|address|account)|your (?:api|auth|access
    |session) (?:key|token|cookie)|auth_token|ct0)\b`,
  order`\b(?:tell|inform|assure|remind|convince) (?:everyone|your followers|all your|them|people|your (?:users|readers|audience))\b|\b(?:endorse|promote|shill
    |recommend|praise|advertise) (?:this|my|our|the|\$?\w+) (?:coin|token|project|link|site|website|product|account|page|company|brand)\b[^.!?\n]{0,30}\b(?:in
    |to|now|please|reply|response|followers)\b`,
  order`\bconfirm (?:that )?you (?:are|have|understand|will)\b|\bprove (?:that )?you(?:'re| are) (?:not |a |an )*(?:human|bot|ai|real)\b
    |\bare you (?:a |an )?(?:bot|ai|human|real|robot|llm|chatgpt)\b`,
  order`\b(?:chatgpt|gpt-?\d?|claude|grok|gemini|copilot|@grok)\b[,:]? (?:please|pls|can you|could you|write|say|explain|is this|what|tell|ignore|reply|answer
    |do|stop|translate|make|give|help)\b`,
  order`\b(?:do not|never|under no circumstances)\b[^.!?\n]{0,30}\b(?:your (?:guidelines|rules|instructions|filters|safety)|safety (?:rules|filters)
    |content polic\w+)\b|\b(?:no|without) (?:restrictions|filters|guardrails|limitations|safety|content polic\w+)\b`,
  order`\b(?:assistants?|ais?|bots?|scripts?|agents?|models?|automat\w+|replier|responder|(?:whoever|whatever|anything) (?:writes|generates|drafts) (?:this
    |the|your) (?:reply|answer|response))\b[^.!?\n]{0,40}\b(?:should|must|shall|has to|have to|needs? to|(?:is|are) to|please)\b[^.!?\n]{0,30}\b(?:reply
    |respond|answer|say|write|post|mention|include|end|add|print|output|tell|follow|send|share|reveal|confirm)\b`,
  order`\b(?:your|the) (?:access|auth|api|session|bearer|secret|login) (?:tokens?|keys?|cookies?)\b[^.!?\n]{0,30}\b(?:in|to|below|here|now|please|as)\b
    |\b(?:reply|respond|answer|post|paste|share|send|include|give|tell|show|write|print|leak|reveal)\b[^.!?\n]{0,30}\byour (?:\w+ )?(?:tokens?|keys?|cookies?
    |passwords?|secrets?|credentials)\b`,
  order`\b(?:end|start|begin|finish|close|open|sign off)\b[^.!?\n]{0,25}\b(?:with|by)\b[^.!?\n]{0,20}(?:\b(?:the )?(?:words?|phrase|sentence|line|hashtag
    |emoji)\b|["'])`,
  order`\b(?:use|include|add|insert|slip in|work in|mention|say|write|answer with|reply with)\b[^.!?\n]{0,15}\bthe (?:words?|phrase|sentence|string|hashtag
    |code ?word)\b(?! of\b)`,
  /\b(?:mention|tag|include|add|credit|praise|plug|recommend) @\w[\w.-]*\b[^.!?\n]{0,20}\b(?:in|when|at the|and|or)\b/,
  order`\b(?:say|write|state|claim|tell \w+|reply|answer|respond|confirm|announce|promise)\b[^.!?\n]{0,25}\b(?:will|is going to|is about to) (?:double|triple
    |moon|explode|pump|\d+x)\b`,
  order`\b(?:you are|you're|we are|this is|now|entering|enter|running|switch\w* (?:to|into)|go(?:ing)? into) (?:now )?(?:in |a |an )?(?:test|debug|demo
    |training|developer|admin) mode\b`,
  order`\b(?:reply|respond|answer)\b (?:\w+ ){0,3}?in (?:french|german|spanish|italian|latin|klingon|pirate|emojis?|all caps|capital letters|capitals|rhymes?
    |verse|json|base64|one word|chinese|russian|morse|uppercase|a haiku|the style of)\b`,
  order`\bwhat (?:model|llm|ai|version) are you\b|\bwho (?:made|built|trained|programmed|controls) you\b|\bwhat (?:are|were) you (?:told|programmed|instructed
    |trained)\b`,
  order`\b(?:only|correct|required|expected|acceptable|approved) (?:valid |correct |acceptable |possible )?(?:reply|response)s?\b[^.!?\n]{0,30}(?:\b(?:is|are
    |must|should)\b|:)`,
  order`\b(?:i am|i'm|this is|speaking as) your (?:\w+ )?(?:developers?|creators?|makers?|operators?|owners?|admin(?:istrator)?s?|programmers?|handlers?
    |supervisors?)\b|\byour (?:developers?|creators?|operators?|owners?|programmers?|handlers?)\b[^.!?\n]{0,20}\b(?:wants?|asks?|asked|told|tells?|says?|said
    |needs?|requires?|authori[sz]\w+|instructs?|instructed|orders?|ordered) (?:that )?(?:you|this (?:account|bot))\b`,
  order`\b(?:new|next|updated|revised) (?:task|assignment|objective|persona|identity|directive|order)\s*:|\b(?:new|updated|revised) (?:policy|rules?|procedure
    |protocol) for (?:all )?(?:your )?(?:repl\w+|responses?|answers|bots?|accounts|automat\w+)\b`,
  order`\b(?:auto(?:mated|matic)?|scheduled|generated|scripted|bot)[ -](?:replies|responses|comments|answers|accounts|posters|repliers
    |users)\b[^.!?\n]{0,60}\b(?:must|should|reply|say|include|answer|respond|please|have to|mention|start|end|need to)\b`,
  order`\b(?:paste|copy|put|place|insert|drop|append) (?:it|this|that|the (?:following|text|line|phrase|sentence|link|word)s?)\b[^.!?\n]{0,25}\b(?:in|into|to
    |at the end of) (?:your|the|every|each) (?:next )?(?:reply|response|answer|post|comment|bio)\b`,
  order`\b(?:confidential|internal|private|secret|hidden) (?:instructions?|rules|directives?|configuration|settings)\b|\b(?:list|dump|print|show|output|paste
    |post) (?:all )?(?:your|the) (?:env(?:ironment)?|variables|settings|memory|context|history|tools|functions|capabilities|rules)\b`,
  order`\b(?:switch|change|set|translate) (?:your|the) (?:language|tone|persona|voice|mode|output|style|name)\b[^.!?\n]{0,15}\b(?:to|into|as)\b|\b(?:agree
    |disagree) with (?:everything|whatever|anything) (?:i|this post|this account)\b`,
]

export const foreignOrders: RegExp[] = [
  /\b(?:ignora|ignorar|ignore|olvida|olvidar|omite|descarta)\w*\b.{0,40}\b(?:instruccion\w*|indicacion\w*|ordenes|reglas|anterior\w*)/,
  /\b(?:ignore|ignorez|ignorer|oublie|oubliez|oublier|neglige)\w*\b.{0,40}\b(?:instruction\w*|consigne\w*|directive\w*|regles|precedent\w*)/,
  order`\b(?:ignorier|vergiss|vergesse|missacht|verwirf|uberspring)\w*\b.{0,40}\b(?:anweisung\w*|instruktion\w*|regeln|vorgaben|befehle|vorherig\w*
    |bisherig\w*)`,
  /\b(?:ignora|dimentica|trascura|scorda)\w*\b.{0,40}\b(?:istruzion\w*|indicazion\w*|regole|comandi|precedent\w*)/,
  /\b(?:ignore|ignora|desconsidere|esqueca|descarte)\w*\b.{0,40}\b(?:instruc\w*|ordens|regras|comandos|anterior\w*)/,
  /\b(?:negeer|vergeet|sla over)\b.{0,40}\b(?:instructie\w*|opdracht\w*|regels|vorige|bovenstaande)/,
  /\b(?:zignoruj|ignoruj|zapomnij|pomin)\w*\b.{0,40}\b(?:instrukcj\w*|polecen\w*|zasad\w*|poprzedni\w*)/,
  /\b(?:onceki|yukaridaki|tum)\b.{0,40}\b(?:talimat\w*|komut\w*|yonerge\w*)|\btalimat\w*.{0,30}(?:yok say|unut|gormezden)/,
  /\b(?:abaikan|lupakan)\b.{0,40}\b(?:instruksi|perintah|aturan)/,
  /\b(?:ignorera|glom|ignorer|glem|ohita|unohda)\w*\b.{0,40}\b(?:instruktion\w*|instruks\w*|ohjeet|ohjeita|regler)/,
  order`\b(?:ignoruj|ignorujte|zapomen|zapomente|ignora|uita|hagyd figyelmen kivul|felejtsd el)\w*\b.{0,40}\b(?:pokyn\w*|instrukc\w*|predchoz\w*
    |instructiun\w*|anterioare|utasitas\w*|korabbi\w*)`,
  /\bbo qua\b.{0,30}\b(?:huong dan|chi dan|lenh)/,
  /(?:игнорир|проигнорир|забудь|забудьте|ігнор|забудь те|отмени).{0,50}(?:инструкц|указан|команд|правил|предыдущ|вказівк|інструкц)/u,
  /(?:忽略|无视|無視|忘记|忘記|不要理会|请忽略).{0,15}(?:指令|指示|提示|命令|规则|規則|说明|上面|以上|之前)|系统提示|系統提示|你现在是|你現在是/,
  /(?:指示|命令|指令|プロンプト|ルール).{0,10}(?:無視|忘れ|従わ)|無視して.{0,15}(?:返信|答え)|システムプロンプト/,
  /(?:지시|명령|지침|프롬프트|규칙).{0,10}(?:무시|잊)|시스템 프롬프트/,
  /(?:تجاهل|انس|اهمل).{0,30}(?:تعليمات|التعليمات|الأوامر|اوامر|السابقة|الاوامر)/,
  /(?:निर्देश|आदेश).{0,20}(?:अनदेखा|नज़रअंदाज|नजरअंदाज|भूल)|(?:अनदेखा|भूल).{0,20}(?:निर्देश|आदेश)/,
  order`(?:התעלם|שכח).{0,20}(?:הוראות|ההוראות|הנחיות)|(?:αγνόησε|αγνοησε|ξέχασε|ξεχασε).{0,30}(?:οδηγίες|οδηγιες|εντολές)|ละเว้นคำสั่ง|เพิกเฉยต่อคำสั่ง
    |ไม่ต้องสนใจคำสั่ง`,
  order`\b(?:responde|responda|reponds|repondez|antworte|rispondi|odpowiedz|antwoord|cevapla)\b.{0,20}\b(?:solo con|so com|apenas com|uniquement|seulement
    |avec|nur mit|solo|tylko|alleen)\b`,
  /\b(?:eres ahora|ahora eres|tu es maintenant|vous etes maintenant|du bist jetzt|sei ora|adesso sei|voce e agora|agora voce e|je bent nu|jestes teraz)\b/,
]
