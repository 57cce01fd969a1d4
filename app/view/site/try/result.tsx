import type { Preview } from '#app/domain/preview/preview.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import { topicName } from '#app/view/onboarding/analysis-result.tsx'
import { counted } from '#app/view/text.ts'

interface PreviewResultProps {
  preview: Preview
  /** How many posts were given. */
  given: number
  network: { name: string; practice: boolean }
  /** Host of the language model; null: there is none. */
  languageModel: string | null
  signedIn: boolean
}

export function PreviewResult({ preview, given, network, languageModel, signedIn }: PreviewResultProps) {
  const { read, drafts } = preview
  return (
    <div className="border-b border-rule">
      <div className="wrap grid gap-x-20 gap-y-12 py-14 lg:grid-cols-[1fr_1.6fr] lg:py-20">
        <section aria-labelledby="reading" className="grid content-start gap-6">
          <h1 id="reading" className="text-title font-semibold">
            What Warble reads in your posts
          </h1>
          <Facts facts={factsOf(preview)} />
          <p className="text-sm text-muted">
            {given > read ? `The first ${read} of your ${given} posts were read.` : `${read} posts were read.`} A
            connected account is read up to 200 posts back, and every line can be corrected.
          </p>
          <p className="text-sm text-muted">{readerText(preview, languageModel)}</p>
        </section>
        <section aria-labelledby="drafts" className="grid content-start gap-6">
          <h2 id="drafts" className="text-xl font-semibold">
            {drafts.length > 0
              ? `${counted(drafts.length, 'draft')} for today’s posts`
              : 'No draft under a post of today'}
          </h2>
          <p className="text-muted">{sourceText(preview, network)}</p>
          <Drafts drafts={drafts} />
          <LinkButton
            href={signedIn ? '/dashboard' : '/signup'}
            size="lg"
            iconEnd="arrow-right"
            className="w-fit max-sm:w-full"
          >
            {signedIn ? 'Open your dashboard' : 'Get Started Free'}
          </LinkButton>
        </section>
      </div>
    </div>
  )
}

function factsOf({ niche, confidence_score, tone, engagement_style, key_topics }: Preview) {
  return [
    {
      term: 'Niche',
      value:
        niche === 'general' ? (
          'None stands out yet'
        ) : (
          <span className="inline-block first-letter:uppercase">{`${niche}, ${confidence_score}% sure`}</span>
        ),
    },
    { term: 'Tone', value: tone },
    { term: 'How you engage', value: engagement_style },
    { term: 'Topics', value: key_topics.length > 0 ? topicName(key_topics.join(', ')) : 'None stands out yet' },
  ]
}

/** Which mind read the posts. */
function readerText({ unaided }: Preview, languageModel: string | null): string {
  const own = 'A small model on this server read your posts.'
  if (unaided) return `${own} ${unaided}`
  return languageModel ? `The language model at ${languageModel} read your posts.` : own
}

function Drafts({ drafts }: Pick<Preview, 'drafts'>) {
  return (
    <ul className="grid gap-10">
      {drafts.map(({ post, text, reason, written_by }) => (
        <li key={post.url} className="grid gap-3">
          <Post
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
          <Post author="You, as a draft" note={written_by} part="answer">
            {text}
          </Post>
          <MarginNote label="Why this post" className="ml-5">
            {reason}
          </MarginNote>
        </li>
      ))}
    </ul>
  )
}

/** Where the posts come from, and how many of them passed the checks. */
function sourceText(
  { search, looked_at, worth, drafts, silence }: Preview,
  { name, practice }: { name: string; practice: boolean },
): string {
  const people = practice ? `${name} is the practice network that comes with Warble: its people are simulated.` : ''
  if (search === 'none')
    return `This installation searches ${name} only for connected accounts, so there are no posts to draft under yet. What it read in your posts is complete.`
  if (search === 'closed')
    return `${name} refuses to be searched without an account at the moment, so there are no posts to draft under. What Warble read in your posts is complete; once your account is connected, it searches with that.`
  if (search === 'crowded')
    return `So many people are trying Warble at the moment that it searched ${name} for no posts and wrote no drafts. What it read in your posts is complete. Try again in a few minutes.`
  if (search === 'failed')
    return `${name} did not answer just now, so there are no posts to draft under. Try again in a minute.`
  if (looked_at === 0) return `Nobody posted about your topics on ${name} in the last 24 hours. ${people}`.trim()
  const source = `Warble searched ${name} for your topics, without anybody’s account, and looked at the ${counted(looked_at, 'closest post')} of the last 24 hours.`
  const found =
    worth === 0
      ? `None of them is worth an answer from you, so it wrote nothing. ${silence ?? ''}`.trim()
      : drafts.length > 0
        ? `${counted(worth, 'is', 'are')} worth an answer; these drafts passed every check. Nothing was sent.`
        : `${counted(worth, 'is', 'are')} worth an answer, but no draft came of it. ${silence ?? 'None passed every check.'}`
  return [source, found, people].filter(Boolean).join(' ')
}
