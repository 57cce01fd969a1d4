import type { Niche, Prompt } from '#app/contract/profile.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { quickStart } from './niche-looks.ts'

const shownPosts = 2

interface PromptCardsProps {
  prompts: readonly Prompt[]
  evidence: Record<string, string>
  niche: Niche
}

export function PromptCards({ prompts, evidence, niche }: PromptCardsProps) {
  return (
    <div className="grid gap-10">
      <section aria-labelledby="prompts">
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-8">
          <h2 id="prompts" className="text-xl font-semibold">
            Personalized prompts
          </h2>
          <p className="text-sm text-muted">What the bot does in situations you often meet.</p>
        </div>
        {prompts.length === 0 ? <p className="border-t border-rule pt-4 text-sm">Not enough posts to tell.</p> : null}
        <div className="grid gap-x-12 sm:grid-cols-2">
          {prompts.map(({ title, text, post_ids }) => (
            <article key={`${title}: ${text}`} className="grid content-start gap-1 border-t border-rule py-4">
              <h3 dir="auto" className="font-semibold wrap-anywhere">
                {title}
              </h3>
              <p className="wrap-anywhere">{text}</p>
              <Evidence posts={post_ids.flatMap((id) => evidence[id] ?? [])} />
            </article>
          ))}
        </div>
      </section>
      <QuickStart niche={niche} />
    </div>
  )
}

function Evidence({ posts }: { posts: string[] }) {
  if (posts.length === 0) return null
  return (
    <Disclosure title={`From ${posts.length} of your posts`}>
      <ul className="mt-1 grid gap-2">
        {posts.slice(0, shownPosts).map((text) => (
          <li key={text} dir="auto" className="border-l-2 border-pine pl-3 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function QuickStart({ niche }: { niche: Niche }) {
  const lines = quickStart[niche]
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
