import type { Mind } from '#app/adapters/model/mind.ts'
import { soundInstructions } from '#app/content/sound.ts'
import type { Post } from '#app/contract/posts.ts'
import { ownWordsOf, type Profile } from '#app/contract/profile.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import { isTarget, type Terms } from '#app/domain/bot/settings/terms.ts'

export function steered(
  mind: Mind,
  profile: Profile,
  terms: Terms,
  rejected: readonly string[],
  examples: readonly string[],
  declined: readonly string[] = [],
) {
  const wanted = { ...terms, look_for: [...terms.look_for, ...(profile.added_topics ?? [])] }
  return {
    mind: steeredMind(mind, wanted),
    profile: steeredProfile(profile, wanted, rejected, examples, declined),
    own_words: [...ownWordsOf(profile), ...examples],
  }
}

export function steeredProfile(
  profile: Profile,
  { look_for, avoid, never_say }: Terms,
  rejected: readonly string[],
  examples: readonly string[] = [],
  declined: readonly string[] = [],
): Profile {
  const topics = [...look_for, ...profile.key_topics.filter((topic) => termIn(avoid, topic) === null)]
  const said = [
    { title: 'How they reply, in their own words', text: 'They gave these replies as examples:', quoted: examples },
    {
      title: 'What does not sound like them',
      text: 'They said that these replies do not sound like them:',
      quoted: rejected,
    },
    {
      title: 'Another reply is wanted',
      text: 'They asked for another reply to this post, with another thought than these:',
      quoted: declined,
    },
    {
      title: 'What is not true of them',
      text: 'They said that something in these replies is not true of them. Say it in no reply:',
      quoted: profile.untrue ?? [],
    },
    { title: 'Words they never use', text: 'No reply may have any of these:', quoted: never_say },
  ].flatMap(({ title, text, quoted }) =>
    quoted.length > 0 ? [{ title, text: `${text} ${quoted.map((one) => `“${one}”`).join(' ')}`, post_ids: [] }] : [],
  )
  const sound = soundInstructions(profile.sound ?? {})
  const chosen = sound.length > 0 ? [{ title: soundTitle, text: sound.join(' '), post_ids: [] }] : []
  return {
    ...profile,
    key_topics: [...new Set(topics)],
    prompts: [...profile.prompts, ...chosen, ...said],
    voice: withMarks(profile),
  }
}

const soundTitle = 'How they want their replies to sound, above anything else said here'

function withMarks({ voice, sound }: Profile): Profile['voice'] {
  if (!sound?.marks) return voice
  return { ...voice, uses_emoji: sound.marks === 'some', uses_exclamation: sound.marks === 'some' }
}

/** A post on a chosen topic or by a target is never off topic. What strangers call themselves may leave it to the user. */
export function steeredMind(mind: Mind, terms: Terms): Mind {
  const widened = (profile: Profile): Profile =>
    profile.interests ? { ...profile, interests: { ...profile.interests, any_topic: true } } : profile
  const judgeWanted: Mind['judge'] = async (post, profile, now, signal) => {
    const reason = whyWanted(terms, post)
    if (reason === null) return mind.judge(post, profile, now, signal)
    const judged = await mind.judge(post, widened(profile), now, signal)
    if (judged.verdict === 'doubt') return { ...judged, otherwise: { ...judged.otherwise, reason } }
    if (judged.verdict === 'skip' && (judged.code !== 'off_topic' || judged.is_final)) return judged
    return { verdict: 'engage', score: judged.verdict === 'engage' ? judged.score : plainScore, reason }
  }
  return {
    ...mind,
    async judge(post, profile, now, signal) {
      const judged = await judgeWanted(post, profile, now, signal)
      if (judged.verdict !== 'engage' || isTarget(terms, post.author)) return judged
      if (!(await mind.mayOffend(post.author, signal))) return judged
      return { verdict: 'doubt', code: 'hostile', otherwise: judged, reason: besideThem }
    },
    async reply(post, profile, maxLength, signal, recent) {
      const wanted = whyWanted(terms, post) !== null
      return mind.reply(post, wanted ? widened(profile) : profile, maxLength, signal, recent)
    },
  }
}

const plainScore = 0.5
const besideThem = 'In doubt: their name or bio may offend, so it’s your decision.'

/** Posts to the user are judged as such, whatever their topic. */
function whyWanted(terms: Terms, { text, to_user, author }: Post): string | null {
  if (to_user) return null
  if (isTarget(terms, author)) return `@${author.handle} is one of your priority people.`
  const topic = termIn(terms.look_for, text)
  return topic === null ? null : `They mention “${topic}”, a topic you asked the bot to look for.`
}
