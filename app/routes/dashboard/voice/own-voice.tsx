import { voiceBounds } from '#app/contract/settings.ts'
import type { VoiceEdit } from '#app/domain/voice/edits.ts'
import type { NeverSaid, Voice, VoiceExample } from '#app/domain/voice/voice.ts'
import type { FormResult } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { Post } from '#app/ui/post.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { counted } from '#app/view/text.ts'
import { Edits } from './edits.tsx'
import { OwnList } from './own-list.tsx'
import { Removal, usedText } from './removal.tsx'

interface OwnVoiceProps {
  voice: Voice
  edits: VoiceEdit[]
  now: Date
  time_zone: string
  actionData: FormResult | undefined
}

export function OwnVoice({ voice, actionData, ...edits }: OwnVoiceProps) {
  return (
    <>
      <Examples examples={voice.examples} actionData={actionData} />
      <Edits {...edits} />
      <NeverSay words={voice.never_say} actionData={actionData} />
    </>
  )
}

function Examples({ examples, actionData }: { examples: VoiceExample[]; actionData: FormResult | undefined }) {
  return (
    <OwnList
      id="examples"
      title="Your own examples"
      count={examples.length}
      description="Replies the way you’d write them. With every draft, the language model sees your latest 10, including your edits."
      add={{
        intent: 'add-example',
        name: 'example',
        label: 'Example reply',
        hint: `Up to ${voiceBounds.example} characters.`,
        button: 'Add example',
      }}
      control={(value) => <Textarea rows={3} required defaultValue={value} />}
      actionData={actionData}
    >
      {examples.length > 0 && (
        <ul aria-label="Your examples" className="grid gap-4">
          {examples.map(({ id, text, replies_since }) => (
            <li key={id} className="flex items-start justify-between gap-4">
              <Post author="You" note={usedText(replies_since)} side="own" className="grow">
                <p className="whitespace-pre-line">{text}</p>
              </Post>
              <Removal
                intent="remove-example"
                name="example_id"
                value={id}
                of={`the example: ${[...text].slice(0, 40).join('')}`}
              />
            </li>
          ))}
        </ul>
      )}
    </OwnList>
  )
}

function NeverSay({ words, actionData }: { words: NeverSaid[]; actionData: FormResult | undefined }) {
  return (
    <OwnList
      id="words"
      title="Words you never use"
      count={words.length}
      description="Drafts with these words are never shown or sent. End with * to match any ending."
      add={{
        intent: 'add-word',
        name: 'word',
        label: 'Word or phrase',
        hint: 'For example, game changer',
        button: 'Add word',
        isLine: true,
      }}
      control={(value) => <Input required defaultValue={value} autoComplete="off" />}
      actionData={actionData}
    >
      {words.length > 0 && (
        <ul aria-label="Words you never use" className="divide-y divide-rule border-y border-rule text-sm">
          {words.map(({ word, held_back }) => (
            <li key={word} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <span>
                <span className="font-medium">{word}</span>{' '}
                <span className="text-muted">
                  {held_back === 0 ? 'no drafts blocked so far' : `${counted(held_back, 'draft')} blocked`}
                </span>
              </span>
              <Removal intent="remove-word" name="word" value={word} of={`“${word}”`} />
            </li>
          ))}
        </ul>
      )}
    </OwnList>
  )
}
