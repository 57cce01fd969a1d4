import type { Correction, Profile } from '#app/contract/profile.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { type FormResult, usePending } from '#app/ui/form.tsx'
import { Static } from '#app/ui/static.tsx'
import { AnalyzeAgain } from '#app/view/analysis/analyze-again.tsx'
import { CorrectionForm } from '#app/view/analysis/correction-form.tsx'
import { Unsure } from '#app/view/analysis/unsure.tsx'
import type { PortraitPages } from './pages.tsx'
import { onwardForm, Ticks } from './ticks.tsx'

interface ResultProps {
  analysis: { created_at: Date; corrected: Correction | null }
  profile: Profile
  portrait: PortraitPages
  is_connected: boolean
  is_new: boolean
  /** Drafts to rate come next. */
  rates: boolean
  actionData: FormResult | undefined
}

export function Result({ analysis, profile, portrait, is_connected, is_new, rates, actionData }: ResultProps) {
  const analyzed_at = analysis.created_at
  return (
    <div className="grid gap-10">
      <Static html={portrait.head} />
      <Unsure {...profile} posts_read={portrait.read || profile.posts_read}>
        {is_connected && <AnalyzeAgain corrected={analysis.corrected !== null} actionData={actionData} />}
      </Unsure>
      <Static html={portrait.findings} />
      <Ticks
        key={analyzed_at.toISOString()}
        topics={profile.key_topics}
        asks={portrait.is_thin}
        lacks_facts={is_new && portrait.lacks_facts}
        analyzed_at={analyzed_at}
        actionData={actionData}
      />
      <Static html={portrait.prompts} />
      <section id="correct" className="grid gap-2 border-t border-rule pt-5">
        <h2 className="text-lg font-semibold">Is this you?</h2>
        <Disclosure title="Not quite? Correct it line by line" open={actionData?.intent === 'correct'}>
          <div className="mt-4">
            <CorrectionForm
              corrected={analysis.corrected}
              profile={profile}
              analyzed_at={analyzed_at}
              actionData={actionData}
            />
          </div>
        </Disclosure>
      </section>
      <GoOn rates={rates} />
    </div>
  )
}

function GoOn({ rates }: { rates: boolean }) {
  const rating = usePending('rate')
  const goingOn = usePending('go-on')
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule bg-paper py-4">
      {rates && (
        <Button form={onwardForm} name="intent" value="rate" size="lg" iconEnd="arrow-right" pending={rating}>
          Rate ten drafts
        </Button>
      )}
      <Button
        form={onwardForm}
        name="intent"
        value="go-on"
        size="lg"
        variant={rates ? 'quiet' : 'primary'}
        aria-label={rates ? 'Skip the drafts' : undefined}
        iconEnd={rates ? undefined : 'arrow-right'}
        pending={goingOn}
      >
        {rates ? 'Skip' : 'Continue'}
      </Button>
      <p className="text-sm text-muted max-sm:hidden">Your choices are saved. Nothing is sent yet.</p>
    </div>
  )
}
