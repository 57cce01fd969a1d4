import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { scales, soundChoices, stops } from '#app/content/sound.ts'
import type { Sound } from '#app/contract/profile.ts'
import type { Measured } from '#app/domain/voice/measured.ts'
import type { VoiceSample } from '#app/domain/voice/preview.ts'
import type { SentReply } from '#app/domain/voice/voice.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, type FormResult, SendingContext, usePending } from '#app/ui/form.tsx'
import { RadioScale, Segments } from '#app/ui/scale.tsx'
import { Unsaved } from '#app/ui/unsaved.tsx'
import { counted } from '#app/view/text.ts'
import { Samples } from './samples.tsx'

export interface SoundPreview {
  samples: VoiceSample[]
  sound: Sound
}

interface SoundProps {
  sound: Sound
  measured: Measured
  latest: SentReply[]
  /** Drafts can be written here. */
  can_write: boolean
  waiting: number
  preview: SoundPreview | null
  actionData: FormResult | undefined
}

/** After the last change. */
const previewDelayMs = 600
const asInPosts = 'As in your posts'

export function SoundSection({ sound: saved, measured, latest, ...rest }: SoundProps) {
  const { can_write, waiting, preview, actionData } = rest
  const live = useFetcher<{ preview?: SoundPreview } & Partial<FormResult>>()
  const [isFirst, setFirst] = useState(true)
  const began = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const own = saved.length ?? measured.length ?? 3
  const step = own > 1 ? own - 1 : own + 1
  useEffect(() => {
    if (began.current || !can_write || preview) return
    began.current = true
    live.submit({ ...saved, intent: 'try-sound', length: step }, { method: 'post' })
  }, [can_write, preview, live, saved, step])
  const saving = usePending('save-sound')
  const asking = usePending('try-sound') || live.state !== 'idle'
  const shown = live.data?.preview ?? preview
  // Without scripts, what was tried comes back with the samples.
  const sound = preview?.sound ?? saved
  const changed = ({ target }: FormEvent) => {
    clearTimeout(timer.current)
    setFirst(false)
    const owner = target instanceof HTMLInputElement ? target.form : null
    if (!can_write || !owner) return
    timer.current = setTimeout(() => {
      const form = new FormData(owner)
      form.set('intent', 'try-sound')
      live.submit(form, { method: 'post' })
    }, previewDelayMs)
  }
  return (
    <Section
      title="Sound"
      description={
        measured.length
          ? `How your replies sound. The marks show where your own ${measured.posts} posts are.`
          : 'How your replies sound. Anything you don’t choose follows your posts.'
      }
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <Form intent="save-sound" also={['try-sound', 'clear-sound']} actionData={actionData} keepScroll>
          <div onChange={changed}>
            <Scales sound={sound} measured={measured} />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button pending={saving} pendingLabel="Saving...">
              Save sound
            </Button>
            {can_write && (
              <Button name="intent" value="try-sound" variant="secondary" icon="refresh" pending={asking}>
                Compare replies
              </Button>
            )}
            {Object.keys(saved).length > 0 && (
              <Button name="intent" value="clear-sound" variant="quiet" icon="undo">
                Reset to your posts
              </Button>
            )}
            <Unsaved saved={saved} />
          </div>
          {waiting > 0 && (
            <p className="mt-3 text-sm text-muted">
              This applies from the next draft. {counted(waiting, 'draft')} in your queue{' '}
              {waiting === 1 ? 'stays' : 'stay'} as {waiting === 1 ? 'it is' : 'they are'}.
            </p>
          )}
        </Form>
        <SendingContext.Provider value={false}>
          <Samples
            samples={shown?.samples ?? null}
            latest={latest}
            chosen={isFirst && !preview ? (step < own ? 'One step shorter' : 'One step longer') : 'With what you chose'}
            asking={asking}
            can_write={can_write}
            failed={live.data?.message}
          />
        </SendingContext.Provider>
      </div>
    </Section>
  )
}

function Scales({ sound, measured }: { sound: Sound; measured: Measured }) {
  return (
    <>
      {(['length', 'warmth', 'certainty', 'jargon'] as const).map((name) => (
        <RadioScale
          key={`${name} ${sound[name]}`}
          label={scales[name].label}
          name={name}
          options={stops.map((stop) => scales[name].stops[stop])}
          ends={scales[name].ends}
          chosen={sound[name]}
          unchosen={asInPosts}
          own={measured[name]}
        />
      ))}
      {(['asks', 'speaks_as', 'marks'] as const).map((name) => {
        const { label, options } = soundChoices[name]
        const own = measured[name]
        return (
          <Segments
            key={`${name} ${sound[name]}`}
            label={label}
            name={name}
            options={[
              { value: '', label: asInPosts },
              ...Object.entries(options).map(([value, label]) => ({ value, label })),
            ]}
            chosen={sound[name] ?? ''}
            note={own && `Your posts: ${(options as Record<string, string>)[own]}`}
          />
        )
      })}
    </>
  )
}
