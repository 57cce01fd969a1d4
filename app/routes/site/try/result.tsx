import type { Preview } from '#app/domain/preview/preview.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import { capitalized, counted } from '#app/view/text.ts'

interface PreviewResultProps {
  preview: Preview
  given: number
  network: { name: string; practice: boolean }
  /** Its host; null: there is none. */
  languageModel: string | null
  signedIn: boolean
}

export function PreviewResult({ preview, given, network, languageModel, signedIn }: PreviewResultProps) {
  const { read, drafts, undrafted } = preview
  return (
    <div className="border-b border-rule">
      <div className="wrap grid gap-x-20 gap-y-12 py-14 lg:grid-cols-[1fr_1.6fr] lg:py-20">
        <section aria-labelledby="reading" className="grid content-start gap-6">
          <h1 id="reading" className="text-title font-semibold">
            {read === 0 ? 'What Warble would reply today' : 'What Warble sees in your posts'}
          </h1>
          <Facts facts={factsOf(preview)} />
          {read === 0 ? (
            <p className="text-sm text-muted">
              These drafts are based on your topics alone. Warble learns how you sound from your posts, so paste some
              below.
            </p>
          ) : (
            <p className="text-sm text-muted">
              {given > read ? `Warble read the first ${read} of your ${given} posts.` : `Warble read ${read} posts.`}{' '}
              For a connected account, it reads up to 200 posts, and you can correct every line.
            </p>
          )}
          <p className="text-sm text-muted">{readerText(preview, languageModel)}</p>
        </section>
        <section aria-labelledby="drafts" className="grid content-start gap-6">
          <h2 id="drafts" className="text-xl font-semibold">
            {`${drafts.length > 0 ? counted(drafts.length, 'draft') : 'No drafts'} for posts from the last 24 hours`}
          </h2>
          {drafts.length === 0 && <p className="text-muted">{sourceText(preview, network)}</p>}
          <Drafts drafts={drafts} />
          <Undrafted posts={undrafted} />
          <LinkButton
            href={signedIn ? '/dashboard' : '/signup'}
            size="lg"
            iconEnd="arrow-right"
            className="w-fit max-sm:w-full"
          >
            {signedIn ? 'Open your dashboard' : 'Get Started Free'}
          </LinkButton>
          {drafts.length > 0 && <p className="max-w-prose text-sm text-muted">{sourceText(preview, network)}</p>}
        </section>
      </div>
    </div>
  )
}

function factsOf({ niche, confidence_score, tone, engagement_style, key_topics, read }: Preview) {
  if (read === 0) return [{ term: 'Topics', value: key_topics.join(', ') }]
  // The drafts go by the niche as well; of a few posts a smaller subject may stand out alone.
  const topics = niche === 'general' ? key_topics : [...new Set([niche, ...key_topics])]
  return [
    {
      term: 'Niche',
      value: niche === 'general' ? 'None stands out yet' : nicheText(niche, confidence_score),
    },
    { term: 'Tone', value: capitalized(tone) },
    { term: 'How you engage', value: capitalized(engagement_style) },
    { term: 'Topics', value: topics.length > 0 ? capitalized(topics.join(', ')) : 'None stands out yet' },
  ]
}

/** How sure the reading is, in words: a score would claim more than a few posts can tell. */
function nicheText(niche: string, score: number): string {
  if (score >= 80) return `${capitalized(niche)}. Your posts leave little doubt.`
  return score >= 50 ? `Most likely ${niche}.` : `Perhaps ${niche}. More posts would help.`
}

function readerText({ unaided, read }: Preview, languageModel: string | null): string {
  if (read === 0) return unaided ?? (languageModel ? 'A language model wrote the drafts.' : '')
  const own = 'A small model on this server read your posts.'
  if (unaided) return `${own} ${unaided}`
  return languageModel ? 'A language model read your posts.' : own
}

function Drafts({ drafts }: Pick<Preview, 'drafts'>) {
  return (
    <ul className="grid gap-10">
      {drafts.map(({ post, text, reason, written_by }) => (
        <li key={post.url} className="grid gap-3">
          <Theirs post={post} />
          <Post author="Your draft" note={written_by} side="own">
            <p className="text-lg">{text}</p>
          </Post>
          <MarginNote label="Why this post" className="ml-5">
            {reason}
          </MarginNote>
        </li>
      ))}
    </ul>
  )
}

function Undrafted({ posts }: { posts: Preview['undrafted'] }) {
  if (posts.length === 0) return null
  return (
    <>
      <h3 className="font-semibold">Worth a reply from you today</h3>
      <ul className="grid gap-10">
        {posts.map(({ post, reason }) => (
          <li key={post.url} className="grid gap-3">
            <Theirs post={post} />
            <MarginNote label="Why this post" className="ml-5">
              {reason}
            </MarginNote>
          </li>
        ))}
      </ul>
    </>
  )
}

function Theirs({ post }: { post: Preview['undrafted'][number]['post'] }) {
  return (
    <Post
      picture={<PersonPicture src={null} name={post.author} small />}
      author={post.author}
      handle={`@${post.handle}`}
      time={
        <Anchor href={post.url} className="link">
          See the post
        </Anchor>
      }
    >
      {post.text}
    </Post>
  )
}

/** Where the posts come from, and how many of them passed the checks. */
function sourceText(
  { search, looked_at, worth, drafts, silence }: Preview,
  { name, practice }: { name: string; practice: boolean },
): string {
  const people = practice ? `${name} is Warble’s practice network, and its people are simulated.` : ''
  if (search === 'none')
    return `This site only searches ${name} for connected accounts, so there are no drafts yet. We’re done reading your posts.`
  if (search === 'closed')
    return `${name} doesn’t allow searches without an account right now, so there are no drafts. We’re done reading your posts. Once your account is connected, Warble searches with it.`
  if (search === 'crowded')
    return `So many people are trying Warble right now that it didn’t search ${name} or write drafts. We’re done reading your posts. Try again in a few minutes.`
  if (search === 'failed') return `${name} didn’t respond just now, so there are no drafts. Try again in a minute.`
  if (looked_at === 0)
    return `No one posted about your topics on ${name} in the last 24 hours. ${practice ? `${people} Many of them talk about coffee, tech and fitness.` : ''}`.trim()
  const source = `Warble searched ${name} for your topics, without using anyone’s account, and read the ${counted(looked_at, 'closest post')} of the last 24 hours.`
  const found =
    worth === 0
      ? `None of them needs a reply from you, so it wrote nothing. ${silence ?? ''}`.trim()
      : drafts.length > 0
        ? `${counted(worth, 'is', 'are')} worth a reply, and these drafts passed every check. Nothing was posted.`
        : `${counted(worth, 'is', 'are')} worth a reply, but no draft made it through. ${silence ?? 'None passed every check.'}`
  return [source, found, people].filter(Boolean).join(' ')
}
