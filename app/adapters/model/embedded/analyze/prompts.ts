import type { Kind } from '#app/adapters/model/heads/heads.ts'
import { countsOf } from '#app/adapters/model/words.ts'
import { type Niche, nicheNames, type Prompt } from '#app/contract/profile.ts'
import type { AnalyzedPost, Topic } from './topics.ts'

const maxPrompts = 5
const maxCited = 5

/** For each kind of post: the situation, and what to do in it. */
const moves: Record<Kind, [situation: (topic: string) => string, what: string]> = {
  advice: [
    (topic) => `Someone asks about ${topic}`,
    'Name the one thing to try first and what it will change, then ask for the detail you need to say more.',
  ],
  recommend: [
    (topic) => `Someone wants a recommendation on ${topic}`,
    'Give one option with the reason, and the case where it’s the wrong one.',
  ],
  trouble: [
    (topic) => `Someone struggles with ${topic}`,
    'Say what usually causes it and the smallest test that shows it. No pity, no lecture.',
  ],
  win: [
    (topic) => `Someone reports progress with ${topic}`,
    'Name their result in their own numbers and add what to watch next.',
  ],
  view: [
    (topic) => `Someone has an opinion on ${topic}`,
    'Add the case they left out, in one or two sentences, without attacking them.',
  ],
  share: [
    (topic) => `Someone mentions ${topic}`,
    'Add one concrete observation that someone with practice would recognize.',
  ],
}

/** Three to five situations with what to do in each, and the posts that they rest on; `topics` index `read`. */
export function promptsOf(read: AnalyzedPost[], topics: Topic[], niche: Niche): Prompt[] {
  const prompts: Prompt[] = []
  const used = new Set<Kind>()
  for (const topic of topics) {
    if (prompts.length === maxPrompts) break
    const ranked = [...countsOf(topic.posts.flatMap((index) => read[index]?.kind ?? []))]
      .sort((a, b) => b[1] - a[1])
      .map(([kind]) => kind)
    const kind = ranked.find((one) => !used.has(one)) ?? ranked[0] ?? 'share'
    used.add(kind)
    const [situation, text] = moves[kind]
    const own = topic.posts.flatMap((index) => read[index] ?? [])
    const typical = [...own.filter((one) => one.kind === kind), ...own.filter((one) => one.kind !== kind)]
    const ids = typical.slice(0, maxCited).map(({ post }) => post.id)
    prompts.push({ title: situation(topic.name), text, post_ids: ids })
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
    prompts.push({ title, text, post_ids: at === 0 ? rest : [] })
  }
  return prompts
}
