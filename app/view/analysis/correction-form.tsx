import { type Correction, niches, type Profile, promptField } from '#app/contract/profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

interface CorrectionFormProps {
  /** When the analysis was started. */
  analyzed_at: Date
  profile: Profile
  corrected: Correction | null
  actionData: FormResult | undefined
}

/** The findings of the analysis, each of which can be corrected. */
export function CorrectionForm({ analyzed_at, profile, corrected, actionData }: CorrectionFormProps) {
  const pending = usePending('correct')
  const { content_patterns, prompts } = profile
  const line = (name: 'tone' | 'engagement_style' | 'posting_style', label: string, found: string) => {
    const { error, value } = fieldOf(actionData, 'correct', name)
    return (
      <Field label={label} name={name} error={error} hint={corrected?.[name] === undefined ? undefined : yours}>
        <Input defaultValue={value ?? found} />
      </Field>
    )
  }
  const niche = fieldOf(actionData, 'correct', 'niche')
  const topics = fieldOf(actionData, 'correct', 'key_topics')
  return (
    <Form intent="correct" actionData={actionData} className="grid max-w-prose gap-5">
      <input type="hidden" name="analyzed_at" value={analyzed_at.toISOString()} />
      <Field label="Niche" name="niche" error={niche.error} hint={corrected?.niche === undefined ? undefined : yours}>
        <Select key={profile.niche} defaultValue={niche.value ?? profile.niche} className="max-w-60">
          {niches.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </Field>
      {line('tone', 'Tone', profile.tone)}
      {line('engagement_style', 'Engagement style', profile.engagement_style)}
      {line('posting_style', 'Posting style', content_patterns.posting_style)}
      <Field
        label="Key topics"
        name="key_topics"
        error={topics.error}
        hint={`One per line. The bot looks for posts about them.${corrected?.key_topics ? ` ${yours}` : ''}`}
      >
        <Textarea defaultValue={topics.value ?? profile.key_topics.join('\n')} rows={5} />
      </Field>
      {prompts.map(({ title, text }, at) => (
        <PromptField key={`${title}: ${text}`} at={at} label={title} text={text} actionData={actionData} />
      ))}
      <PromptField
        key={prompts.length}
        at={prompts.length}
        label="Your own prompt"
        text=""
        actionData={actionData}
        hint="How your replies should sound. Clear a prompt above to remove it."
      />
      <p>
        <Button pending={pending} pendingLabel="Saving...">
          Save corrections
        </Button>
      </p>
    </Form>
  )
}

const yours = 'Corrected by you.'

interface PromptFieldProps {
  at: number
  label: string
  text: string
  actionData: FormResult | undefined
  hint?: string
}

function PromptField({ at, label, text, actionData, hint }: PromptFieldProps) {
  const name = promptField(at)
  const { error, value } = fieldOf(actionData, 'correct', name)
  return (
    <Field label={label} name={name} error={error} hint={hint} optional={text === ''}>
      <Textarea defaultValue={value ?? text} rows={2} />
    </Field>
  )
}
