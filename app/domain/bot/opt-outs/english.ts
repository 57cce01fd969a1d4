/** How requests are made in English: a verb of ending or "don't", a verb or noun of contact, and the author. */

const verbs =
  'reply(?:ing)?|respond(?:ing)?|answer(?:ing)?|comment(?:ing)?|messag(?:e|ing)|writ(?:e|ing)|tag(?:ging)?|mention(?:ing)?|contact(?:ing)?|dm(?:ing)?|e-?mail(?:ing)?|text(?:ing)?|talk(?:ing)?|speak(?:ing)?|ping(?:ing)?|@(?:ing)?|quot(?:e|ing)|bother(?:ing)?|pester(?:ing)?|spam(?:ming)?|harass(?:ing)?|stalk(?:ing)?|bug(?:ging)?|annoy(?:ing)?|engag(?:e|ing)|interact(?:ing)?|botting|send(?:ing)?'
/** These are contact only with something of the author's. */
const acts = `${verbs}|tweet(?:ing)?|post(?:ing)?|follow(?:ing)?|lik(?:e|ing)`
const things =
  'spam|spamming|replies|comments|messages|mentions|tags|dms|e-?mails|pings|notifications|contact|solicit(?:ing|ation|ors)|harass(?:ing|ment)|bothering|bots?|botting'
const author =
  '(?:me|us|my \\w+|our \\w+|this (?:account|thread)|(?:pictures|photos|posts) of (?:me|my|our)|everything i (?:write|post|say))\\b'
const to = `(?: back)?(?: (?:to|at|on|under|in|with|around))?(?: (?:all|any)(?: of)?)? ${author}`
const cease = '(?:stop|quit|cease|refrain from|desist from)(?: \\w+ly)?'
const never = "(?:do not|don'?t|never)(?: (?:ever|even|please))*"
const which = '(?: (?:all|any|the|your|this|these|those|more|further|bot|ai|automated|unsolicited|of))*'
const contacted = '(?:contacted|replied to|messaged|you$|your bot|a bot$|bots)'
const where = '(?: (?:please|here|anymore|any more|again|ever|back|to me|from you|under .*|in my .*|on my .*))*$'

export const englishRequests = [
  `${cease} (?:${acts})${to}`,
  `${cease} (?:${verbs})(?=$| (?:or|and|now|please|already|here|again|before|at once)\\b)`,
  `${cease} (?:doing (?:this|that)|showing up)(?: to me| in my .*)?$`,
  `(?:stop|quit|cease|end)(?: with)?${which} (?:${things})${where}`,
  `${never}(?: (?:you|ever|keep|dare))* (?:${acts})${to}(?! (?:yet|until|unless|as|if|spoilers|wrong))`,
  `${never} (?:${verbs})${where}`,
  `${never} (?:ask(?: me)?|come back|do (?:this|that|it)) ?(?:again|any ?more)?$`,
  `(?:(?:can|could|would|will) (?:you|u)|would you mind|i (?:ask|beg|want|need|asked|told) you)(?: (?:to|please|kindly|just))* not(?: to)? (?:${acts})${to}`,
  '(?:can|could) (?:you|u)(?: please)? not(?: do (?:that|this|it))?$',
  `leave ${author}(?: (?:the|hell|fuck|fucking|damn|all|tf))* (?:alone|be|in peace|out of (?:this|it))(?! (?:with|in|on|for|at|near)\\b)`,
  `(?:stay|keep|get|go|back|stand)(?: the (?:hell|fuck))? (?:away|off|out|clear)(?: from| of)? ${author}`,
  '(?:(?:go|stay|keep) away|stay out(?: of (?:this|it))?|let (?:me|us) be|take (?:the|a) hint)$',
  'leave (?:my \\w+|this (?:conversation|thread)|here)$',
  '(?:untag|unfollow|mute|block|exclude|unsubscribe)(?: me| us)?(?: from (?:this|your .*))?$',
  '(?:opt(?: me)? out|(?:remove|delete|take|drop) (?:me|us|my (?:handle|name|account))(?: off)?)(?: (?:of|from|off))?(?: (?:this|that|these|your|the|all|any|whatever|here)\\b.*)?$',
  '(?:no|stop with) (?:more )?bots?(?: (?:here|allowed|in my .*|on my .*))?$',
  `no (?:more|further)${which} (?:${things})${where}`,
  'no (?:more|contact|replies|messages|mentions|tags|dms) please$',
  `(?:i|we|(?:this|my|our) \\w+) (?:do not|don'?t|does not|doesn'?t)(?: \\w+ly)? (?:want|wish|need|appreciate|accept|consent)(?: to)?(?: (?:get|receive|hear|see|talk|be|being))?(?: (?:from|to))?(?: ${contacted}|${which} (?:${things}))\\b(?! from (?!you|bots|accounts|strangers|automated))`,
  `(?:i|we)(?:'d| would) (?:rather|prefer|like)(?: to)? not(?: to)? (?:hear from|get|receive|be ${contacted})`,
  "(?:you|bots?|ai|your \\w+)(?: are|'re| is)?(?: not|n't)? (?:not |un)?(?<=not |n't |un)(?:welcome|wanted)\\b",
  "(?:i'?m |i am )?not interested$|(?:i'?m |i am )?(?:not interested|done)(?: in| with| talking to| talking with| hearing from)+ (?:you|bots?|a bot|ai|this conversation)$",
  "(?:(?:you'?re|you are|i'?ve|i have|consider yourself) )?(?:getting )?(?:blocked|muted|reported)(?: (?:and|as spam|now|blocked|muted|reported))*$|(?:i'?m |i am )?(?:blocking|muting|reporting) you(?: now)?$",
  '(?:go )?(?:bother|spam|annoy|pester|harass|talk to) (?:someone|somebody|anyone) else$|find (?:someone|somebody) else to (?:bother|spam|annoy|pester|harass)$',
]

/** Requests join other sentences by "and", but not what was said to others. */
const joined =
  /(?<!\b(?:told|tell|telling|asked|ask|said|say|says|wish|hope|made|let)\b.{0,80}) and (?=(?:please |just )*(?:stop|quit|cease|do not|don'?t|never|leave|stay|go away|remove|untag|unfollow) )/

export const englishClauses = (clause: string): string[] => clause.split(joined)

const short = new Map([
  ['gtfo', 'get the fuck out'],
  ['stfu', 'shut the fuck up'],
])

export const spelledOut = (text: string): string =>
  text.replace(/\b(?:gtfo|stfu)\b/gi, (word) => short.get(word.toLowerCase()) ?? word)
