import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Correct } from '#app/contract/correction.ts'
import { correctAnalysis, correctableAnalysis } from '#app/domain/analysis/correct.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { CorrectionForm } from '#app/view/analysis/correction-form.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'

export const meta: MetaFunction = () => [{ title: 'Voice · Account Settings · Warble' }]

export const loader = page('user', async ({ user }, { db }) => ({ analysis: await correctableAnalysis(db, user.id) }))

export const action = forms('user', {
  correct: form(Correct, async (input, { user }, services) => {
    await correctAnalysis(services.db, user.id, input, services.clock.now())
    return redirectLocal(services, '/dashboard/settings/voice', {
      flash: { title: 'Corrections saved', description: 'The bot uses them from its next step.', tone: 'success' },
    })
  }),
})

export default function VoicePage() {
  const { analysis } = useLoaderData<typeof loader>()
  const actionData = useActionData<typeof action>()
  if (!analysis)
    return (
      <Empty
        title="Your account has not been analyzed yet"
        level={2}
        action={<LinkButton to="/onboarding?step=3">Start Account Analysis</LinkButton>}
      >
        The analysis reads your posts and finds your niche, tone and topics. What it finds can be corrected here.
      </Empty>
    )
  return (
    <Section
      split
      title="Is this you?"
      description={`What the analysis found in @${analysis.twitter_handle}’s posts. The bot finds posts and writes replies by these lines.`}
    >
      <CorrectionForm profile={analysis.profile} corrected={analysis.corrected} actionData={actionData} />
    </Section>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load the analysis" />
}
