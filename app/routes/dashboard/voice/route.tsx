import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Correct } from '#app/contract/correction.ts'
import { Nothing } from '#app/contract/forms.ts'
import {
  ChangeFact,
  DropEdit,
  NeverSay,
  OwnFact,
  RemoveExample,
  RemoveFact,
  SoundForm,
  VoiceExample,
} from '#app/contract/voice.ts'
import { correctAnalysis, correctableAnalysis } from '#app/domain/analysis/correct.ts'
import { loadWaiting } from '#app/domain/inbox/waiting.ts'
import { dropEdit, loadEdits } from '#app/domain/voice/edits.ts'
import { addFact, changeFact, loadFacts, removeFact } from '#app/domain/voice/facts.ts'
import { loadMeasured } from '#app/domain/voice/measured.ts'
import { previewSound } from '#app/domain/voice/preview.ts'
import { loadSound, saveSound } from '#app/domain/voice/sound.ts'
import { addExample, addNeverSay, loadVoice, removeExample, removeNeverSay } from '#app/domain/voice/voice.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal, showOnce } from '#app/http/doors/page.ts'
import { AskBeforeLeaving } from '#app/ui/ask-before-leaving.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { EmptyPage } from '#app/ui/empty-page.tsx'
import { FoldedSection } from '#app/ui/folded-section.tsx'
import { Form, type FormResult, useFormAnswer, usePending } from '#app/ui/form.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { CorrectionForm } from '#app/view/analysis/correction-form.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { Facts } from './facts.tsx'
import { OwnVoice } from './own-voice.tsx'
import { type SoundPreview, SoundSection } from './sound.tsx'

export const meta: MetaFunction = () => [{ title: 'Voice · Warble' }]

export const loader = page('user', async ({ user }, { db, clock, site }) => {
  const [analysis, voice, edits, facts, sound, measured, { waiting_drafts }] = await Promise.all([
    correctableAnalysis(db, user.id),
    loadVoice(db, user.id),
    loadEdits(db, user.id),
    loadFacts(db, user.id),
    loadSound(db, user.id),
    loadMeasured(db, user.id),
    loadWaiting(db, user.id, clock.now()),
  ])
  const about = {
    sound,
    measured,
    latest: voice.latest,
    waiting: waiting_drafts,
    can_write: site.language_model !== null,
  }
  return { analysis, about, voice, edits, facts, now: clock.now(), time_zone: user.time_zone }
})

const here = '/dashboard/voice'
const next = 'Applies from the bot’s next action.'
const said = (title: string, description = next) => ({ flash: { title, description, tone: 'success' } }) as const

export const action = forms('user', {
  'save-sound': form(SoundForm, async (sound, { user }, services) => {
    await saveSound(services.db, user.id, sound, services.clock.now())
    return redirectLocal(services, here, said('Sound saved', 'Applies from the next draft.'))
  }),
  'clear-sound': form(Nothing, async (_given, { user }, services) => {
    await saveSound(services.db, user.id, {}, services.clock.now())
    return redirectLocal(services, here, said('Reset to your posts', 'Replies sound like your posts again.'))
  }),
  'try-sound': form(SoundForm, async (sound, { user }, services) => {
    const samples = await previewSound(services, user, sound, services.clock.now())
    return showOnce({ preview: { samples, sound } }, [])
  }),
  correct: form(Correct, async (input, { user }, services) => {
    await correctAnalysis(services.db, user.id, input, services.clock.now())
    return redirectLocal(services, here, said('Corrections saved', 'The bot uses them from its next action.'))
  }),
  'add-fact': form(OwnFact, async ({ fact }, { user }, services) => {
    await addFact(services.db, user.id, fact, services.clock.now())
    return redirectLocal(services, here, said('Fact added'))
  }),
  'change-fact': form(ChangeFact, async ({ fact_id, fact }, { user }, services) => {
    await changeFact(services.db, user.id, fact_id, fact)
    return redirectLocal(services, here, said('Fact saved'))
  }),
  'remove-fact': form(RemoveFact, async ({ fact_id }, { user }, services) => {
    await removeFact(services.db, user.id, fact_id)
    return redirectLocal(services, here, said('Fact removed'))
  }),
  'add-example': form(VoiceExample, async ({ example }, { user }, services) => {
    await addExample(services.db, user.id, example, services.clock.now())
    return redirectLocal(services, here, said('Example added'))
  }),
  'remove-example': form(RemoveExample, async ({ example_id }, { user }, services) => {
    await removeExample(services.db, user.id, example_id)
    return redirectLocal(services, here, said('Example removed'))
  }),
  'drop-edit': form(DropEdit, async ({ edit_id }, { user }, services) => {
    await dropEdit(services.db, user.id, edit_id)
    return redirectLocal(services, here, said('Edit removed', 'It no longer counts as an example of your voice.'))
  }),
  'add-word': form(NeverSay, async ({ word }, { user }, services) => {
    await addNeverSay(services.db, user.id, word, services.clock.now())
    return redirectLocal(services, here, said(`The bot won’t use “${word}”`))
  }),
  'remove-word': form(NeverSay, async ({ word }, { user }, services) => {
    await removeNeverSay(services.db, user.id, word)
    return redirectLocal(services, here, said(`The bot can use “${word}” again`))
  }),
})

const notRemoved = refusalTitled('Couldn’t remove')
const refusals = {
  'save-sound': refusalTitled('Couldn’t save the sound'),
  'clear-sound': refusalTitled('Couldn’t change the sound'),
  'try-sound': refusalTitled('Couldn’t compare'),
  'change-fact': refusalTitled('Couldn’t save the fact'),
  'remove-fact': notRemoved,
  'remove-example': notRemoved,
  'drop-edit': notRemoved,
  'remove-word': notRemoved,
}

const ahead = {
  title: 'What you can set here',
  notes: [
    ['Sound', 'Length, warmth and certainty, with real posts answered both ways.'],
    ['Your facts', 'What replies can say about you, such as opening hours.'],
    ['Your own examples', 'Replies the way you’d write them.'],
    ['Words you never use', 'Drafts with them are never shown or sent.'],
  ],
} as const

export const clientAction = stayOnFailure

export default function VoicePage() {
  const { analysis, about, facts, ...own } = useLoaderData<typeof loader>()
  const answer = useFormAnswer<typeof action>() as (FormResult & { preview?: SoundPreview }) | undefined
  const actionData = answer?.intent ? answer : undefined
  if (!analysis)
    return (
      <>
        <PageHeader title="Voice" />
        <EmptyPage
          title="Your account hasn’t been analyzed yet"
          action={<LinkButton to="/onboarding?step=3">Start Account Analysis</LinkButton>}
          ahead={ahead}
        >
          The analysis reads your posts to find your niche, tone and topics. You can correct what it finds here.
        </EmptyPage>
      </>
    )
  return (
    <>
      <AskBeforeLeaving />
      <RefusalToast actionData={actionData} texts={refusals} />
      <PageHeader title="Voice" description="How your replies sound, and what they may say about you." />
      <Facts facts={facts} actionData={actionData} />
      <SoundSection {...about} preview={answer?.preview ?? null} actionData={actionData} />
      {about.can_write && <RateMore />}
      <OwnVoice {...own} actionData={actionData} />
      <FoldedSection
        id="found"
        title="Is this you?"
        note={`${analysis.profile.niche}, ${analysis.profile.tone}`}
        open={actionData?.intent === 'correct'}
        description={`What the analysis found in @${analysis.twitter_handle}’s posts. The bot uses it to find posts and write replies.`}
      >
        <CorrectionForm
          {...analysis}
          profile={analysis.profile}
          analyzed_at={analysis.created_at}
          actionData={actionData}
        />
      </FoldedSection>
    </>
  )
}

function RateMore() {
  return (
    <Section split title="Rate drafts" description="The quickest way to teach it: keep, edit or reject ten drafts.">
      <Form intent="rate" action="/onboarding">
        <Button variant="secondary" iconEnd="arrow-right" pending={usePending('rate')}>
          Rate ten more
        </Button>
      </Form>
    </Section>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load your voice" />
}
