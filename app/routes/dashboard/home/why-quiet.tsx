import { Button } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { counted } from '#app/view/text.ts'
import type { ShownHome } from './home-data.ts'

/** For a bot that found nothing to do or searches widely: the last search's own numbers, and the press that changes what the next one looks for. */
export function WhyQuiet({ home }: { home: ShownHome }) {
  const { bot } = home
  return (
    <section aria-labelledby="why-quiet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="why-quiet" className="text-lg font-semibold">
          {bot.found ? 'Why it’s quiet' : 'Search'}
        </h2>
        {bot.found && bot.found.found > 0 && (
          <p className="text-sm">
            <TextLink to="/dashboard/activity?show=left">See skipped posts</TextLink>
          </p>
        )}
      </div>
      {bot.found && <Reasons found={bot.found} />}
      <Reach widened={bot.widened} />
    </section>
  )
}

function Reasons({ found }: { found: NonNullable<ShownHome['bot']['found']> }) {
  const { reasons } = found
  const most = reasons[0]?.count ?? 0
  if (reasons.length === 0)
    return <p className="mt-2 text-sm text-muted">The last search found no posts that your bot hasn’t read.</p>
  return (
    <>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {reasons.map(({ count, text, changeable }, at) => (
          <li
            key={text}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[2.5rem_16rem_minmax(0,1fr)]"
          >
            <span className="figures text-right text-lg font-semibold">{count}</span>
            <span className="first-letter:uppercase">{text}</span>
            <svg width="100%" height={8} aria-hidden className="col-start-2 block sm:col-start-3">
              <rect
                width={`${(count / most) * 100}%`}
                height={8}
                className={at === 0 && changeable ? 'fill-marigold' : 'fill-edge'}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{found.note}</p>
    </>
  )
}

function Reach({ widened }: { widened: boolean }) {
  const pending = usePending('reach')
  return (
    <Form intent="reach" keepScroll className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        name="reach"
        value={widened ? 'usual' : 'wide'}
        size="sm"
        variant="secondary"
        icon={widened ? 'undo' : 'search'}
        pending={pending}
      >
        {widened ? 'Undo' : 'Widen the search'}
      </Button>
      <p className="text-sm text-muted">
        {`${widened ? 'You widened the search: more' : 'More'} topics, posts up to 3 days old, people like those who responded.`}
      </p>
    </Form>
  )
}

export function widenedText(words: string[]): string {
  const [first, second] = words
  if (!first) return 'Your bot now looks at posts up to 3 days old.'
  const examples = second ? `“${first}” and “${second}”` : `“${first}”`
  return `Your bot now looks at posts up to 3 days old, and for ${counted(words.length, 'more word')}, such as ${examples}.`
}
