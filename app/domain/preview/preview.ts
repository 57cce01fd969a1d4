import { type SentTexts, sentTextsOf } from '#app/adapters/model/likeness.ts'
import type { Guest, Mind } from '#app/adapters/model/mind.ts'
import { type Network, NetworkError, type NetworkId } from '#app/adapters/network/network.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import { type Niche, ownWordsOf, type Profile } from '#app/contract/profile.ts'
import { writerSentence } from '#app/domain/activity/recent.ts'
import { boundedProfile } from '#app/domain/analysis/bounds.ts'
import { apart } from '#app/domain/apart.ts'
import { recentTexts } from '#app/domain/bot/decide/draft.ts'
import { steeredMind } from '#app/domain/bot/decide/steered-mind.ts'
import { optedOutAmong } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { refusesBots } from '#app/domain/bot/opt-outs/request.ts'
import { searchWordsOf } from '#app/domain/bot/topics.ts'
import { fail } from '#app/domain/failure.ts'
import { bounded } from '#app/domain/text.ts'
import { day } from '#app/domain/time.ts'
import type { RequestServices } from '#app/services.ts'

export interface Preview {
  read: number
  /** Why no language model was used, as a sentence; null: it was, or there is none. */
  unaided: string | null
  niche: Niche
  confidence_score: number
  tone: string
  engagement_style: string
  key_topics: string[]
  /** `none`: no network is searchable without an account. `closed`: refused. `crowded`: too many people try it. */
  search: 'done' | 'none' | 'closed' | 'failed' | 'crowded'
  /** Posts of the last day, and how many are worth an answer. */
  looked_at: number
  worth: number
  drafts: PreviewDraft[]
  /** Some that are worth a reply, while there is no draft. */
  undrafted: WorthPost[]
  /** Why there is no draft; null: there is one, or no post is worth an answer. */
  silence: string | null
}

interface WorthPost {
  post: { author: string; handle: string; text: string; created_at: string; url: string }
  reason: string
}

interface PreviewDraft extends WorthPost {
  text: string
  written_by: string | null
}

/** `without_model`: no drafts; `own_posts`: no posts by others either. */
export type PreviewExtent = 'whole' | 'without_model' | 'own_posts'

const crowded =
  'So many people are trying Warble right now that this was done without the language model, which writes the drafts. Try again in a few minutes.'

const crowdedReading = 'So many people are trying Warble right now that we read your posts without the language model.'

export const maxRead = 20
const maxDrafts = 3
/** In UTF-16 units. */
const maxPostLength = 3_000
const perSearch = 60
/** Searched for if no topic stands out. */
const maxWords = 10
/** Posts judged in parallel, and in total. */
const atOnce = 6
const maxJudged = 24
/** Then the preview shows what it has. */
const enoughMs = 3_500
const maxMs = 20_000

const visitor: Person = { id: 'visitor', handle: 'you', display_name: 'You', bio: '', followers: 0 }

export type PreviewDeps = Pick<RequestServices, 'db' | 'network' | 'mind' | 'clock' | 'log'> & { visitor?: Guest['by'] }

/** The visitor's network, or one that can be searched without an account. */
export function previewNetwork({
  networks: { offered },
  network,
}: Pick<RequestServices, 'networks' | 'network'>): Network {
  const own = offered.find(({ id }) => id === network.id)
  return own?.publicSearch ? own : (offered.find(({ publicSearch }) => publicSearch) ?? network)
}

export type PreviewShows = 'drafts' | 'posts' | 'neither'

export function previewShows(services: Pick<RequestServices, 'networks' | 'network' | 'site'>): PreviewShows {
  if (!previewNetwork(services).publicSearch) return 'neither'
  return services.site.language_model ? 'drafts' : 'posts'
}

/** The visitor's own posts, or no more than what they write about. */
export type Given = { posts: readonly string[] } | { topics: readonly string[] }

/** Stores nothing. Throws `preview_late`. */
export async function preview(deps: PreviewDeps, given: Given, extent: PreviewExtent = 'whole'): Promise<Preview> {
  const signal = AbortSignal.timeout(maxMs)
  try {
    return await read(deps, given, extent, signal)
  } catch (error) {
    if (signal.aborted) fail('preview_late')
    throw error
  }
}

async function read(deps: PreviewDeps, given: Given, extent: PreviewExtent, signal: AbortSignal): Promise<Preview> {
  const started = performance.now()
  const now = deps.clock.now()
  const guests = deps.mind.for({ guest: 'guests', by: deps.visitor ?? [] })
  const mind = extent === 'whole' ? guests : guests.unaided()
  const isUnaided = mind !== guests
  const [texts, topics] = 'posts' in given ? [given.posts, []] : [[], [...given.topics]]
  const posts = texts.slice(0, maxRead).map((text, at) => ownPost(deps.network.id, text, at, now))
  const own = withoutPostIds(boundedProfile(await mind.analyze(visitor, posts, signal)))
  const about = topics.length > 0 ? { ...own, key_topics: topics, added_topics: topics } : own
  const found =
    extent === 'own_posts' ? { search: 'crowded' as const, posts: [] } : await postsOfToday(deps, about, now, signal)
  const profile = topics.length > 0 ? inLanguagesOf(found.posts, about) : about
  const nearest = await mind.order(found.posts, profile, signal)
  const isEnough = () => performance.now() - started > enoughMs
  const drafted = await draftFor(
    { ...deps, mind: lookingFor(mind, topics), isUnaided, profile, now, signal, isEnough },
    apart(nearest, ({ text }) => text).slice(0, maxJudged),
  )
  const { niche, confidence_score, tone, engagement_style, key_topics } = profile
  return {
    niche,
    confidence_score,
    tone,
    engagement_style,
    key_topics,
    read: posts.length,
    search: found.search,
    unaided: isUnaided ? crowdedReading : (profile.note ?? null),
    ...drafted,
    ...(isUnaided && { silence: crowded }),
  }
}

/** Without posts of their own, the language is that of what they look for. */
function inLanguagesOf(posts: readonly Post[], profile: Profile): Profile {
  const languages = [...new Set(posts.flatMap(({ lang }) => lang ?? []))]
  return languages.length === 0 ? profile : { ...profile, voice: { ...profile.voice, languages } }
}

const lookingFor = (mind: Mind, look_for: string[]): Mind =>
  steeredMind(mind, { look_for, avoid: [], people: [], targets: [], never_say: [] })

const ownPost = (network: NetworkId, text: string, at: number, now: Date): Post => ({
  network,
  id: `${visitor.id}-${at}`,
  author: visitor,
  text: bounded(text, maxPostLength),
  created_at: now,
  lang: null,
  likes: 0,
  replies: 0,
  is_reply: /^@\w/.test(text),
  thread: [],
})

/** Removes what would let the mind store the posts. */
function withoutPostIds(profile: Profile): Profile {
  const { interests } = profile
  if (!interests) return profile
  const posts = interests.posts.map((post) => ({ ...post, id: '', created_at: '' }))
  return { ...profile, interests: { ...interests, posts } }
}

async function postsOfToday({ db, network, log }: PreviewDeps, profile: Profile, now: Date, signal: AbortSignal) {
  if (!network.publicSearch) return { search: 'none' as const, posts: [] }
  const { niche, interests } = profile
  const named = searchWordsOf(profile).slice(0, maxWords)
  const words = named.length > 0 ? named : (interests?.words ?? []).slice(0, maxWords)
  const topics = niche === 'general' ? words : [...words, niche]
  if (topics.length === 0) return { search: 'done' as const, posts: [] }
  try {
    const found = await network.publicSearch(topics, perSearch, signal)
    const fresh = found.filter((post) => !post.is_reply && now.getTime() - post.created_at.getTime() < day)
    const authors = fresh.map(({ author }) => author.id)
    const optedOut = await optedOutAmong(db, network.id, authors)
    return {
      search: 'done' as const,
      posts: fresh.filter(({ author }) => !optedOut.has(author.id) && !refusesBots(author)),
    }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error.kind !== 'refused' && error.kind !== 'unauthorized') return { search: 'failed' as const, posts: [] }
    log.warn({ err: error, network: network.id }, 'the search without an account was refused')
    return { search: 'closed' as const, posts: [] }
  }
}

interface Drafting extends PreviewDeps {
  mind: Mind
  isUnaided: boolean
  profile: Profile
  now: Date
  signal: AbortSignal
  isEnough(): boolean
}

async function draftFor(drafting: Drafting, posts: Post[]) {
  const { network, profile, now, signal } = drafting
  const sent = posts.length > 0 ? await recentTexts(drafting.db, null, [], now) : sentTextsOf([])
  // Loaded on first use: language data takes 80 MB.
  const { checkDraft } = await import('#app/adapters/model/checks.ts')
  const drafts: PreviewDraft[] = []
  const undrafted: WorthPost[] = []
  const answered = new Set<string>()
  let [looked_at, worth] = [0, 0]
  let silence: string | null = null
  for (let at = 0; at < posts.length && drafts.length < maxDrafts; at += atOnce) {
    if (at > 0 && drafting.isEnough()) break
    const few = posts.slice(at, at + atOnce)
    const tried = await Promise.all(few.map((post) => replyTo(post, drafting, sent)))
    for (const [index, one] of tried.entries()) {
      const post = few[index] as Post
      looked_at += 1
      if (one === null) continue
      worth += 1
      if ('silence' in one) {
        silence ??= one.silence
        undrafted.push({ post: shownPost(network, post), reason: one.reason })
      } else if (drafts.length < maxDrafts && !answered.has(post.author.id)) {
        const own = sentTextsOf(drafts.map(({ text }) => text))
        const context = { post, profile, recent: own, maxLength: network.max_length, closeness: one.closeness }
        if (!checkDraft(one.text, context).ok) continue
        answered.add(post.author.id)
        drafts.push(shown(network, post, one))
      }
    }
  }
  signal.throwIfAborted()
  const hasDrafts = drafts.length > 0
  return {
    looked_at,
    worth,
    drafts,
    undrafted: hasDrafts ? [] : undrafted.slice(0, maxDrafts),
    silence: hasDrafts ? null : silence,
  }
}

/** The whole post stands above the reason, so the reason needn’t quote it. */
const theirWords = /^They (?:asked|wrote): “.*?” (?=It(?:’s| fits) |You )/s

interface Reply {
  text: string
  reason: string
  written_by: string | null
  closeness: number | undefined
}

async function replyTo(
  post: Post,
  { mind, isUnaided, profile, network, now, signal }: Drafting,
  sent: SentTexts,
): Promise<Reply | { silence: string; reason: string } | null> {
  const judged = await mind.judge(post, profile, now, signal)
  if (judged.verdict !== 'engage') return null
  const reason = judged.reason.replace(theirWords, '')
  if (isUnaided) return { silence: crowded, reason }
  const { checkDraft } = await import('#app/adapters/model/checks.ts')
  const maxLength = network.max_length
  const written = await mind.reply(post, profile, maxLength, signal, async () => sent)
  if (written.verdict === 'skip') return { silence: written.reason, reason }
  const checked = checkDraft(written.text, { post, profile, recent: sent, maxLength, closeness: written.closeness })
  if (!checked.ok) return { silence: checked.reason, reason }
  const { text, written_by = null, closeness } = written
  const claims = await mind.unsupported(written, post, ownWordsOf(profile), signal)
  if (claims.length > 0) return { silence: 'The draft said something you’d have to check.', reason }
  return { text, written_by, closeness, reason: `${reason} ${written.reason}`.trim() }
}

function shown(network: Network, post: Post, { text, reason, written_by }: Reply): PreviewDraft {
  return { post: shownPost(network, post), text, reason, written_by: writerSentence(written_by) }
}

function shownPost(network: Network, { id, author, text, created_at }: Post): WorthPost['post'] {
  const url = network.postUrl(author.handle, id)
  return { author: author.display_name, handle: author.handle, text, created_at: created_at.toISOString(), url }
}
