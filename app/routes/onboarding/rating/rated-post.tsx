import { type MouseEvent, useState } from 'react'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePressed } from '#app/ui/form.tsx'
import { Post } from '#app/ui/post.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { Time } from '#app/ui/time.tsx'
import type { RateProps } from './rate-props.ts'

interface RatedPostProps extends RateProps {
  draft: RateProps['rating']['round']['drafts'][number]
}

const size = 'h-16! text-lg!'

export function RatedPost({ rating, draft, now, time_zone, actionData }: RatedPostProps) {
  const { post, position, verdict, written_by } = draft
  const pressed = usePressed('rate-draft', 'verdict')
  const press = (verdict: string) => ({
    pending: pressed === verdict,
    'aria-disabled': pressed !== null,
    onClick: (event: MouseEvent) => pressed !== null && event.preventDefault(),
  })
  const mine = actionData?.intent === 'rate-draft' && actionData.values.draft === String(position)
  const { error, value } = fieldOf(mine ? actionData : undefined, 'rate-draft', 'text')
  const [text, setText] = useState(value ?? draft.edited ?? draft.text)
  return (
    <article aria-label={`Draft ${position}`} className="grid content-start gap-6">
      <Post
        author={post.author}
        handle={post.handle}
        time={<Time at={post.at} now={now} timeZone={time_zone} />}
        className="pl-4!"
      >
        <p className="text-lg whitespace-pre-line">{post.text}</p>
      </Post>
      <Post author="You" note={written_by ?? 'as a draft'} side="own" className="pl-4! sm:ml-10">
        <p className="mt-1 text-2xl font-medium whitespace-pre-line">{text}</p>
      </Post>
      <Form
        intent="rate-draft"
        row={{ draft: String(position) }}
        actionData={mine ? actionData : undefined}
        labels={{ text: 'Your reply' }}
        className="grid gap-4 sm:ml-10"
      >
        <Disclosure title={<span data-key="e">Edit it first</span>} open={error !== undefined || undefined}>
          <Field
            label="Your reply"
            name="text"
            id="text"
            error={error}
            hint={`Keep saves it as you wrote it. Up to ${rating.max_length} characters.`}
            className="mt-2"
          >
            <Textarea
              rows={2}
              className="min-h-16!"
              defaultValue={value ?? draft.edited ?? draft.text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </Disclosure>
        <div className="grid grid-cols-2 gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:border-rule max-sm:bg-paper max-sm:p-4">
          <Button
            name="verdict"
            value="not_me"
            variant="secondary"
            icon="x"
            className={size}
            {...press('not_me')}
            data-key="n"
            aria-keyshortcuts="n"
          >
            Not me <Key>N</Key>
          </Button>
          <Button
            name="verdict"
            value="keep"
            icon="check"
            className={size}
            {...press('keep')}
            data-key="k"
            aria-keyshortcuts="k"
          >
            Keep <Key>K</Key>
          </Button>
        </div>
        {verdict && (
          <p className="text-sm text-muted">
            {verdict === 'keep' ? 'You kept this one.' : 'You said this one isn’t you.'} Press again to change it.
          </p>
        )}
      </Form>
    </article>
  )
}

/** Not on phones, and not without scripts. */
function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="ml-1 inline-grid h-5 min-w-5 place-items-center rounded-[4px] border border-current px-1 font-sans text-xs font-medium opacity-80 max-sm:hidden pointer-coarse:hidden noscript:hidden"
    >
      {children}
    </kbd>
  )
}
