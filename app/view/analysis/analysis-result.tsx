import type { Correction, Niche, Profile } from '#app/contract/profile.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { type Hue, hueText } from '#app/ui/tone.ts'

const looks: Record<Niche, { icon: IconName; hue: Hue }> = {
  crypto: { icon: 'coins', hue: 'marigold' },
  fitness: { icon: 'dumbbell', hue: 'clay' },
  tech: { icon: 'code', hue: 'slate' },
  marketing: { icon: 'megaphone', hue: 'clay' },
  onlyfans: { icon: 'star', hue: 'marigold' },
  coffee: { icon: 'coffee', hue: 'marigold' },
  finance: { icon: 'trending-up', hue: 'pine' },
  lifestyle: { icon: 'leaf', hue: 'pine' },
  general: { icon: 'hash', hue: 'muted' },
}

const tips: Partial<Record<Niche, readonly string[]>> = {
  crypto: [
    'Explain one thing people get wrong about a protocol you use. Questions follow, and the bot replies in that voice.',
    'Say what you wouldn’t buy and why. Caution reads as knowledge.',
  ],
  fitness: [
    'Post what you did today, with numbers. People with the same goal ask about the next step.',
    'Reply to beginners first. They’re the ones who come back.',
  ],
  tech: [
    'Write up the bug of the week and how you found it. People search for those posts.',
    'Name the version you’re talking about, so your replies stay right.',
  ],
  marketing: [
    'Show one test with its result, even a failed one. Numbers start conversations.',
    'Ask what others measure. Their replies tell you who to follow.',
  ],
}

const shownTopics = 4
const shownPosts = 2

interface AnalysisResultProps {
  profile: Profile
  corrected: Correction | null
  evidence: Record<string, string>
}

export function AnalysisResult({ profile, corrected, evidence }: AnalysisResultProps) {
  const { icon, hue } = looks[profile.niche]
  return (
    <div className="grid gap-8">
      <p className="flex items-center gap-3 text-xl font-semibold">
        <Icon name={icon} size="lg" className={hueText[hue]} />
        <span className="capitalize">{profile.niche}</span>
        <span className="figures text-base font-normal text-muted">
          {corrected?.niche ? 'set by you' : `${profile.confidence_score}% sure`}
        </span>
      </p>
      {profile.note ? <p className="text-sm text-muted">{profile.note}</p> : null}
      <Facts
        facts={[
          { term: 'Tone', value: profile.tone },
          { term: 'Engagement style', value: profile.engagement_style },
          { term: 'Posting style', value: profile.content_patterns.posting_style },
          {
            term: 'Key topics',
            value: <Topics topics={profile.key_topics} />,
          },
        ]}
      />
      <QuickStart niche={profile.niche} />
      <section className="grid gap-5">
        <h2 className="text-lg font-semibold">Personalized prompts</h2>
        {profile.prompts.length === 0 ? <p className="text-sm">Not enough posts to tell.</p> : null}
        {profile.prompts.map((prompt, index) => (
          <article key={prompt.title} className="grid gap-2 border-t border-rule pt-4">
            <h3 className="font-semibold">{prompt.title}</h3>
            <p className="text-sm">{prompt.text}</p>
            <Evidence
              posts={prompt.post_ids.flatMap((id) => evidence[id] ?? []).slice(0, shownPosts)}
              open={index === 0}
            />
          </article>
        ))}
      </section>
    </div>
  )
}

export const topicName = (topic: string): string => topic.charAt(0).toUpperCase() + topic.slice(1)

function Topics({ topics }: { topics: string[] }) {
  if (topics.length === 0) return 'None stands out yet'
  const others = topics.slice(shownTopics)
  const shown = topicName(topics.slice(0, shownTopics).join(', '))
  if (others.length === 0) return shown
  return (
    <details>
      <summary>
        {shown}, <span className="link whitespace-nowrap text-muted">+{others.length} more</span>
      </summary>
      {topicName(others.join(', '))}
    </details>
  )
}

function QuickStart({ niche }: { niche: Niche }) {
  const lines = tips[niche]
  if (!lines) return null
  return (
    <section>
      <h2 className="text-lg font-semibold">Quick-start tips</h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-sm marker:text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** Open for the first prompt, so that everyone sees where it comes from. */
function Evidence({ posts, open }: { posts: string[]; open: boolean }) {
  if (posts.length === 0) return null
  return (
    <Disclosure title={`Based on ${posts.length === 1 ? 'this post' : 'these posts'} of yours`} open={open}>
      <ul className="mt-1 grid gap-2">
        {posts.map((text) => (
          <li key={text} dir="auto" className="border-l-2 border-edge pl-3 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
