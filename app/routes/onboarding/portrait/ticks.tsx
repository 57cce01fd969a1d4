import { factQuestions } from '#app/contract/fact-questions.ts'
import { lookField } from '#app/contract/profile.ts'
import { Checkbox } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult } from '#app/ui/form.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

export const onwardForm = 'onward'

interface TicksProps {
  topics: readonly string[]
  /** Too few posts: what they would have told is asked. */
  asks: boolean
  lacks_facts: boolean
  analyzed_at: Date
  actionData: FormResult | undefined
}

/** Sent with whichever button goes on. */
export function Ticks({ topics, asks, lacks_facts, analyzed_at, actionData }: TicksProps) {
  const refused = actionData?.intent === 'rate' || actionData?.intent === 'go-on' ? actionData : undefined
  const { errors, values } = { errors: refused?.errors ?? {}, values: refused?.values }
  return (
    <Form intent="go-on" also={['rate']} id={onwardForm} actionData={refused} className="grid gap-5">
      <input type="hidden" name="ticked_at" value={analyzed_at.toISOString()} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-xl font-semibold">What the bot will do with that</h2>
        {topics.length > 0 && <p className="text-sm text-muted">Uncheck what it shouldn’t do.</p>}
      </div>
      <div className="grid gap-x-12 gap-y-8 border-t border-rule pt-4 sm:grid-cols-2">
        <fieldset className="grid content-start gap-3">
          <Legend icon="search" tone="text-pine">
            Looks for
          </Legend>
          {topics.map((topic, at) => (
            <Checkbox
              key={topic}
              name={lookField(at)}
              label={
                <>
                  Posts about <bdi dir="auto">{topic}</bdi>
                </>
              }
              error={errors[lookField(at)]}
              defaultChecked={values ? values[lookField(at)] !== undefined : true}
            />
          ))}
          <Fixed>People who write to you, always</Fixed>
          {asks && (
            <>
              <Field
                label="What do you want to be known for?"
                name="known_for"
                error={errors.known_for}
                hint="One topic per line. The bot looks for posts about them."
                optional
                className="mt-2"
              >
                <Textarea rows={3} defaultValue={values?.known_for} />
              </Field>
              <Field label="How should replies sound?" name="own_tone" error={errors.own_tone} optional>
                <Input defaultValue={values?.own_tone} placeholder="Dry, exact and kind to beginners" />
              </Field>
            </>
          )}
        </fieldset>
        <fieldset className="grid content-start gap-3">
          <Legend icon="ban" tone="text-clay">
            Leaves alone
          </Legend>
          {leaves.map((text) => (
            <Fixed key={text}>{text}</Fixed>
          ))}
          <Field
            label="Anything else?"
            name="avoid"
            error={errors.avoid}
            hint="Topics or words, separated by commas. Posts with them are skipped."
            optional
            className="mt-2"
          >
            <Input defaultValue={values?.avoid} autoComplete="off" />
          </Field>
        </fieldset>
      </div>
      {lacks_facts && (
        <fieldset className="grid gap-4 border-t border-rule pt-4">
          <legend className="float-left text-xl font-semibold">What may replies say about you?</legend>
          <p className="clear-both text-sm text-muted">
            People ask about these, and the bot doesn’t make up answers. If you leave one empty, it leaves those
            questions to you.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            {factQuestions.map(({ name, asks }) => (
              <Field key={name} label={asks} name={name} error={errors[name]} optional>
                <Input defaultValue={values?.[name]} autoComplete="off" />
              </Field>
            ))}
          </div>
        </fieldset>
      )}
    </Form>
  )
}

const leaves = [
  'Grief, disasters, illness and politics',
  'Health advice',
  'Giveaways, spam and bots',
  'Posts that aren’t in English',
  'Anyone who told a Warble bot to stop',
]

function Legend({ icon, tone, children }: { icon: IconName; tone: string; children: string }) {
  return (
    <legend className="mb-3 flex items-center gap-2 font-semibold">
      <Icon name={icon} className={tone} />
      {children}
    </legend>
  )
}

/** What no one can switch off. */
function Fixed({ children }: { children: string }) {
  return (
    <p className="flex gap-2.5 text-sm text-muted">
      <span className="grid size-4.5 shrink-0 place-items-center">
        <Icon name="lock" />
      </span>
      {children}
    </p>
  )
}
