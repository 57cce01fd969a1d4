import { voiceBounds } from '#app/contract/settings.ts'
import type { NeverSaid, Voice, VoiceExample } from '#app/domain/voice/voice.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input, Textarea } from '#app/ui/input.tsx'
import { Post } from '#app/ui/post.tsx'
import { counted } from '#app/view/text.ts'

interface OwnVoiceProps {
  voice: Voice
  actionData: FormResult | undefined
}

/** What the user adds to the analysis: examples of replies, and words never to use. */
export function OwnVoice({ voice, actionData }: OwnVoiceProps) {
  return (
    <>
      <Examples examples={voice.examples} actionData={actionData} />
      <NeverSay words={voice.never_say} actionData={actionData} />
    </>
  )
}

function Examples({ examples, actionData }: { examples: VoiceExample[]; actionData: FormResult | undefined }) {
  const { error, value } = fieldOf(actionData, 'add-example', 'example')
  const pending = usePending('add-example')
  return (
    <Section
      split
      title="Your own examples"
      description="Replies as you would write them. The language model sees the latest ten with every draft, your edits of drafts among them."
    >
      <div className="grid max-w-prose gap-6">
        <Form intent="add-example" actionData={actionData} className="grid gap-3">
          <Field
            label="A reply of yours"
            name="example"
            error={error}
            hint={`At most ${voiceBounds.example} characters.`}
          >
            <Textarea rows={3} required defaultValue={value} key={examples[0]?.id} />
          </Field>
          <Button variant="secondary" icon="plus" pending={pending} className="w-fit">
            Add the example
          </Button>
        </Form>
        {examples.length > 0 && (
          <ul aria-label="Your examples" className="grid gap-4">
            {examples.map(({ id, text, replies_since }) => (
              <li key={id} className="flex items-start justify-between gap-4">
                <Post author="You" note={usedText(replies_since)} part="answer" className="grow">
                  <p className="whitespace-pre-line">{text}</p>
                </Post>
                <Form intent="remove-example" keepScroll>
                  <input type="hidden" name="example_id" value={id} />
                  <Button size="sm" variant="quiet" icon="x" aria-label={`Remove the example: ${text.slice(0, 40)}`}>
                    Remove
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

const usedText = (replies: number) =>
  replies === 0 ? 'no reply sent since' : `${counted(replies, 'reply', 'replies')} sent since`

function NeverSay({ words, actionData }: { words: NeverSaid[]; actionData: FormResult | undefined }) {
  const { error, value } = fieldOf(actionData, 'add-word', 'word')
  const pending = usePending('add-word')
  return (
    <Section
      split
      title="Words never to use"
      description="A draft with one of them is never shown or sent. A * at the end stands for any ending."
    >
      <div className="grid max-w-prose gap-6">
        <Form intent="add-word" actionData={actionData} className="flex flex-wrap items-start gap-3">
          <Field label="Word or phrase" name="word" error={error} className="w-64" hint="Such as game changer">
            <Input required defaultValue={value} key={words.length} autoComplete="off" />
          </Field>
          <Button variant="secondary" icon="plus" pending={pending} className="mt-6.5">
            Never use it
          </Button>
        </Form>
        {words.length > 0 && (
          <ul aria-label="Words never to use" className="divide-y divide-rule border-y border-rule text-sm">
            {words.map(({ word, held_back }) => (
              <li key={word} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                <span>
                  <span className="font-medium">{word}</span>{' '}
                  <span className="text-muted">
                    {held_back === 0 ? 'in no draft so far' : `${counted(held_back, 'draft')} held back`}
                  </span>
                </span>
                <Form intent="remove-word" keepScroll>
                  <input type="hidden" name="word" value={word} />
                  <Button size="sm" variant="quiet" icon="x" aria-label={`Allow “${word}” again`}>
                    Remove
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
