import { textLengths } from '#app/adapters/network/text-length.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { undisguised } from './disguised-links.ts'
import type { SentTexts } from './likeness.ts'
import { hasLink } from './links.ts'
import { detectLanguage, labelledLanguage, languageName } from './rules/language.ts'
import { type DraftCheck, fault, repetition, shapeFault } from './sendable.ts'
import { hasUnseen, isStretched } from './unseen.ts'
import { contentStems, pattern, sharedStems } from './words.ts'

export type { DraftCheck, DraftFault } from './sendable.ts'

interface DraftContext {
  post: Post
  profile: Profile
  recent: SentTexts
  maxLength: number
  lengthOf?: (text: string) => number
  closeness?: number | undefined
}

const lengthOn = (network: NetworkId) => textLengths[network === 'bluesky' ? 'graphemes' : 'weighted']

const refusal = pattern('im')`\bas an? (?:ai|artificial intelligence|(?:large )?language model|llm|assistant|chatbot)\b
  |\b(?:large )?language model\b.{0,20}\b(?:i|trained)\b|\bi(?:'m| am) (?:just |only )?an? (?:ai|bot|language model|virtual assistant|assistant)\b|\bi(?:'m
  | am) (?:sorry|afraid|unable|not able)[, ]+(?:but )?(?:i |to |that )?(?:can(?:'t|not)?|could|am|unable|help|assist|comply|do that|provide|answer|respond
  |reply|generate|create|write|fulfil)|\bi (?:can(?:'t|not)|won't|will not|must decline to|am unable to|don't feel comfortable) (?:help|assist|comply|provide
  |answer that|respond to|reply to|generate|create content|engage|fulfil|do that|participate|discuss)|\bi (?:don't|do not) have (?:personal|feelings|opinions
  |access to|the ability)|\bmy (?:training data|knowledge cutoff|programming)\b|\b(?:here(?:'s| is)|sure[,!]|certainly[,!]|of course[,!]) (?:here(?:'s
  | is) )?(?:a|your|the) (?:possible |potential |suggested |draft )*(?:reply|response|tweet|post|draft|answer|comment)\b|^(?:reply|response|draft|answer|tweet
  |comment)\s*:|\bi (?:can(?:'t|not)|won't|will not) (?:write|give|make|post) (?:a|any|the) (?:reply|response|comment)\b
  |\b(?:won't|not) be able to (?:help|assist|answer|reply|respond)\b|\bmust (?:respectfully |politely )?decline\b`

const leak = pattern(
  'i',
)`\b(?:system|hidden|initial|developer)[ _-]?(?:prompt|message|instructions?)\b|\bmy (?:instructions|prompt|guidelines|system prompt
  |rules) (?:say|are|is|tell|state|require|forbid)|\b(?:i was|i am|i'm|i've been) (?:told|instructed|prompted|programmed|asked|configured) to\b
  |\b(?:you are a helpful assistant|begin_of_text|tool_call)|<\|?im_(?:start|end)|\[/?inst\]|\b(?:sk|pk|rk)[-_](?:live|test|proj|ant
  |or)?[-_]?[A-Za-z0-9_-]{16,}|\b(?:ghp|gho|github_pat|glpat|xox[abpr]|AKIA|AIza|ya29)[-_A-Za-z0-9]{12,}|\beyJ[A-Za-z0-9_-]{8,200}\.[A-Za-z0-9_-]{8,}
  |-----BEGIN|\b(?:auth_token|ct0|bearer|password|api[_ -]?key|secret)\s*[:=]\s*\S{6,}
  |\b(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{26,}\b|\bcanary[-_][a-z0-9]{4,}`

/** `[your name]` or `{{topic}}`, but neither `list[index]` nor `[sic]`. */
const placeholder = /(?<![\p{L}\p{N}\])])(?:\[(?!sic\])\p{L}[^\]\n]{1,60}\]|\{\{[^}\n]{1,60}\}\})/u

const pleasantries = pattern(
  'gi',
)`\b(?:(?:what a |such a |really |very )?(?:great|good|nice|awesome|amazing|excellent|fantastic|wonderful|interesting|solid
  |valuable|insightful|brilliant|powerful|fascinating|lovely|cool) (?:post|point|points|take|share|thread|insight|insights|stuff|read|question|work|job|advice
  |tip|tips|perspective|content|idea|thoughts?|one|reminder)|thanks? (?:so much |a lot )?for (?:sharing|this|posting)|thank you for (?:sharing|this|posting)
  |(?:absolutely |totally |really |just )?love (?:this|it|that)|so (?:true|good|real|relatable)
  |(?:i )?(?:totally |completely |fully |absolutely )?agree(?:d)?(?: with (?:this|you|that))?(?: 100%?| completely)?|could(?:n't| not) (?:agree more
  |have said it better)|well (?:said|put|done)|spot on|nailed it|100 ?%|this(?:!| is (?:gold|it|so true|everything|the way|spot on|huge|amazing|great|awesome
  |so important|facts))|facts|keep (?:it up|going|up the (?:good|great) work)|you (?:got this|rock)|way to go|so proud of you|good for you|food for thought
  |this resonates(?: with me| so much)?|resonates|needed (?:this|to hear this)|saving this|bookmarked|(?:a )?must[- ]read|couldn't have put it better
  |happy for you|congrat(?:s|ulations)(?: to you)?|big (?:win|congrats)|inspiring|so inspiring|thoughts\?|curious to hear (?:your|more) thoughts
  |what do you think|tell me more|let's connect|let me know|keep us posted|can(?:'t| not) wait|looking forward(?: to (?:it|more|this))?|exciting(?: times
  | stuff)?|the possibilities are endless|game[- ]changer|in today's (?:fast[- ]paced |digital )?world|it's all about (?:balance|consistency|the journey)
  |consistency is key|trust the process|interesting)\b`

const hashtag = /(?:^|[^\p{L}\p{N}&])[#＃](?=[\p{L}\p{N}_]*\p{L})/u
/** X and Perch link "$HOME" too, but no price. */
const cashtag = /(?<![a-z0-9_])[$＄][a-z]{1,6}(?:[._][a-z]{1,2})?(?![a-z0-9_])/i
/** X links them after a letter with an accent or of another script, too. */
const mention = /(?:(?<![A-Za-z0-9_])|(?<![A-Za-z0-9_+~.-])rt)[@＠][A-Za-z0-9_.]/i
/** By its form, by its length, after "call", or with letters for digits; but no decimals, nor dots between thousands. */
const phone = pattern('')`\+\d[\d ().-]{7,}\d|(?<![\d.,])0\d{2,4}[ /.-]?\d{3,4}[ .-]?\d{2,5}(?![\d.,]\d|\d)
  |(?<![\d.,])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)
  |(?<![\d.,:]|\d [.-] )(?!\d{1,3}(?:\.\d{3})+(?!\d)|\d+\.\d+(?![.\d]| \d))\d(?:[ ()./-]{0,2}\d){8,14}(?![\d:]|,\d)
  |\b(?:[Cc]all|[Tt]ext|[Dd]ial|[Pp]hone|[Tt]el|[Ww]hats[Aa]pp)\b[ .:]{0,2}(?:\d[ .-]?){6,}\d
  |(?<!\d)(?:1[ -][89]\d\d[ -]|0[89]\d{2}-)[A-Z]{4}|\(\d{3}\)[ .-]?\d{4}|(?:☎|📞|📱)\s*[\d(]`

const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** As a reader takes it, whatever it is written with. */
const readingOf = (draft: string) =>
  undisguised(draft.replace(/[‘’ʼ`´′]/g, "'"))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** The checks that every draft must pass, whichever mind wrote it. Returns the first fault. */
export function checkDraft(text: string, context: DraftContext): DraftCheck {
  const { post, profile, recent, maxLength, closeness, lengthOf = lengthOn(post.network) } = context
  const draft = text.trim()
  const misshapen = shapeFault(draft, maxLength, lengthOf)
  if (misshapen) return misshapen
  if (hasUnseen(draft)) return fault('leak', 'The draft contains characters that no one can see.')
  if (isStretched(draft)) return fault('leak', 'The draft has wide gaps, or many marks on a letter.')
  const read = readingOf(draft)
  const holds = (sign: RegExp) => sign.test(draft) || sign.test(read)
  if (leak.test(read.replace(/\s+/g, ' '))) return fault('leak')
  if (refusal.test(read)) return fault('refusal')
  if (hasLink(draft) || hasLink(draft.replace(ignorable, ''))) return fault('link')
  if (holds(hashtag)) return fault('hashtag')
  if (post.network !== 'bluesky' && holds(cashtag)) return fault('hashtag', 'The draft contains a cashtag.')
  if (holds(mention)) return fault('mention')
  if (phone.test(read)) return fault('link', 'The draft contains a phone number.')
  if (holds(placeholder)) return fault('placeholder')
  if (echoes(draft, post.text)) return fault('instruction_echo')
  if (slips(draft, [post, ...post.thread].map(({ text }) => text).join(' '))) return fault('language')
  const foreign = foreignLanguage(draft, post, profile)
  if (foreign) return fault('language', `The draft is in ${languageName(foreign)}.`)
  if (generic(draft, post, closeness)) return fault('generic')
  return repetition(draft, recent) ?? { ok: true }
}

/** Whether the draft repeats nine consecutive words of the post, or a text that the post asks for in quotes. */
function echoes(draft: string, post: string): boolean {
  const flat = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).join(' ')} `
  const said = flat(draft)
  const demanded = pattern(
    'giu',
  )`\b(?:say|reply|respond|answer|write|repeat|post|tweet|comment|print|output|type|include
    |mention)\b[^"“'‘\n]{0,40}["“'‘]([^"”’\n]{2,120})["”’']`
  for (const [, wanted = ''] of post.matchAll(demanded)) {
    if (wanted.trim() && said.includes(flat(wanted))) return true
  }
  const list = flat(post).trim().split(' ')
  for (let i = 0; i + 9 <= list.length; i++) if (said.includes(` ${list.slice(i, i + 9).join(' ')} `)) return true
  return false
}

const scripts = 'Han Hira Kana Hang Cyrl Arab Hebr Thai Deva'.split(' ').map((one) => new RegExp(`\\p{sc=${one}}`, 'u'))
/** Some models slip into another script in the middle of a sentence. */
const slips = (draft: string, answered: string) =>
  2 * draft.replace(/\P{sc=Latin}/gu, '').length > draft.length &&
  scripts.some((script) => script.test(draft) && !script.test(answered))

function foreignLanguage(draft: string, post: Post, profile: Profile): string | null {
  const found = detectLanguage(draft)
  if (found.language === null || !found.sure) return null
  const wanted = detectLanguage(post.text)
  const label = labelledLanguage(post.lang)
  if (found.language === (wanted.sure ? wanted.language : label)) return null
  const spoken = profile.voice.languages.length > 0 ? profile.voice.languages : ['en']
  if (wanted.sure && wanted.language !== null) return found.language
  return spoken.includes(found.language) ? null : found.language
}

const related = 0.35

function generic(draft: string, post: Post, closeness: number | undefined): boolean {
  const rest = draft.replace(pleasantries, ' ')
  if (contentStems(rest).size < 2) return true
  if (sharedStems(rest, post.text) > 0) return false
  return contentStems(rest).size < 4 || (closeness ?? 0) < related
}
