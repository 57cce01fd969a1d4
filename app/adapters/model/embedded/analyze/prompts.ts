import type { Kind } from '#app/adapters/model/heads/heads.ts'
import type { Niche, Prompt } from '#app/contract/profile.ts'
import type { Habits } from './habits.ts'
import type { AnalyzedPost, Topic } from './topics.ts'

const maxPrompts = 5
const maxCited = 5

/** The name of a niche within a sentence for the user, if it differs from the niche's identifier. */
export const nicheNames: Partial<Record<Niche, string>> = { onlyfans: 'creator business', finance: 'personal finance' }

/** For each kind of post: the title, when it applies, and what to do then. */
const moves: Record<Kind, [title: string, when: string, what: string]> = {
  advice: [
    'Questions',
    'asks about',
    'name the one thing to try first and what it will change, then ask the detail you would need to say more.',
  ],
  recommend: [
    'Recommendations',
    'wants a recommendation on',
    'give one option with the reason, and the case where it’s the wrong one.',
  ],
  trouble: [
    'Problems',
    'struggles with',
    'say what usually causes it and the smallest test that shows it. No pity, no lecture.',
  ],
  win: ['Wins', 'reports progress with', 'name their result in their own numbers and add what to watch next.'],
  view: [
    'Opinions',
    'has an opinion on',
    'add the case they left out, in one or two sentences, without attacking them.',
  ],
  share: ['Shop talk', 'mentions', 'add one concrete observation that someone with practice would recognize.'],
}

function manner(tone: string | null, habits: Habits): string {
  const parts = [
    ...(tone === null ? [] : [tone.toLowerCase()]),
    `near ${Math.max(60, Math.min(240, Math.round(habits.medianLength / 10) * 10))} characters`,
  ]
  if (habits.voice.lower_case) parts.push('in lower case')
  parts.push(habits.voice.uses_emoji ? 'with at most one emoji' : 'without emoji')
  if (!habits.voice.uses_exclamation) parts.push('without exclamation marks')
  return `Keep it ${parts.join(', ')}.`
}

/** Three to five instructions for replying in this voice, with the posts they are based on; `topics` index `read`. */
export function promptsOf(
  read: AnalyzedPost[],
  topics: Topic[],
  niche: Niche,
  tone: string | null,
  habits: Habits,
): Prompt[] {
  const prompts: Prompt[] = []
  const used = new Set<Kind>()
  const style = manner(tone, habits)
  for (const topic of topics) {
    if (prompts.length === maxPrompts) break
    const counts = new Map<Kind, number>()
    for (const index of topic.posts) {
      const kind = read[index]?.kind
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([kind]) => kind)
    const kind = ranked.find((one) => !used.has(one)) ?? ranked[0] ?? 'share'
    used.add(kind)
    const [title, when, what] = moves[kind]
    const own = topic.posts.flatMap((index) => read[index] ?? [])
    const typical = [...own.filter((one) => one.kind === kind), ...own.filter((one) => one.kind !== kind)]
    const ids = typical.slice(0, maxCited).map(({ post }) => post.id)
    const text = `When someone ${when} “${topic.name}”, ${what} ${style}`
    prompts.push({ title: `${title}: ${topic.name}`, text, post_ids: ids })
  }
  const rest = read.slice(0, maxCited).map(({ post }) => post.id)
  const subject = niche === 'general' ? '' : ` on ${nicheNames[niche] ?? niche}`
  const extra: [title: string, text: string][] = [
    ['Sound like yourself', `Write the way you do in these posts${subject}: one point, made concretely.`],
    ['Ask before advising', 'If a post leaves out something that matters, ask for it instead of guessing.'],
    [
      'Stay quiet when there’s nothing to add',
      'Reply only when you can add a fact, a reason or a test. Otherwise let the post stand.',
    ],
  ]
  for (const [at, [title, text]] of extra.entries()) {
    if (prompts.length >= 3 || rest.length === 0) break
    // Good manners rest on no posts.
    prompts.push({ title, text: `${text} ${style}`, post_ids: at === 0 ? rest : [] })
  }
  return prompts
}
