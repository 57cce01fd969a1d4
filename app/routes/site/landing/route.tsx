import { useLoaderData } from '@remix-run/react'
import { questionsOn } from '#app/content/help/index.ts'
import { shownTestimonials } from '#app/content/marketing.ts'
import { plans } from '#app/content/plans.ts'
import { loadInstallationFigures } from '#app/domain/activity/installation.ts'
import { trialFor } from '#app/domain/billing/offer.ts'
import { previewNetwork, previewShows } from '#app/domain/preview/preview.ts'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { Plans, PlanTerms } from '#app/view/site/plans.tsx'
import { Questions } from '#app/view/site/questions.tsx'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { Closing, SiteLayout } from '#app/view/site/site-layout.tsx'
import { TryFirst } from '#app/view/site/try-form.tsx'
import { Audiences } from './audiences.tsx'
import { StatsBand } from './band.tsx'
import { Hero } from './hero.tsx'
import { Replies } from './replies.tsx'
import { HowItWorks } from './steps.tsx'
import { Testimonials } from './testimonials.tsx'
import { WhatNeedsYou } from './what-needs-you.tsx'

export const meta = () =>
  pageMeta(
    'Warble: replies in your voice, within limits that hold',
    'Warble finds the posts worth a reply and replies in your voice, automatically, with a reason for every action.',
  )

export const handle = { scripts: island }

export const loader = page('public', async ({ user }, services) => {
  const { db, clock, networks, payments } = services
  const { id, name, publicPosts } = previewNetwork(services)
  return {
    viewer: viewerOf(user),
    figures: await loadInstallationFigures(db, clock.now()),
    offered: networks.offered.map(({ id, name, allows }) => ({ id, name, allows })),
    // What the landing page quotes was run on Perch.
    rule: networks.of('perch').capabilities.reply.stranger.rule,
    plans: Object.values(plans),
    questions: questionsOn('landing', payments !== null),
    preview: {
      network: name,
      practice: id === 'perch',
      shows: previewShows(services),
      readsHandles: publicPosts !== undefined,
    },
    trial: await trialFor(services, user),
    onSale: payments !== null,
  }
})

export default function Landing() {
  const { viewer, figures, offered, rule, plans, questions, preview, trial, onSale } = useLoaderData<typeof loader>()
  const free = plans.find(({ type }) => type === 'free')
  const day = free?.actions_per_day ?? 0
  return (
    <SiteLayout viewer={viewer}>
      <Hero
        signedIn={viewer !== null}
        networks={offered}
        plans={plans}
        onSale={onSale}
        rule={rule}
        actionsPerHour={free?.actions_per_hour.standard ?? 0}
        drafts={preview.shows === 'drafts'}
      />
      <StatsBand figures={figures} />
      <HowItWorks />
      <Audiences />
      <WhatNeedsYou />
      <TryFirst {...preview} />
      <section id="pricing" className="wrap py-14 lg:py-20">
        <h2 className="text-title font-semibold">Pricing</h2>
        <p className="mt-4 mb-10 max-w-prose text-lg text-muted">
          <PlanTerms trial={trial} onSale={onSale} /> <TextLink href="/pricing">Every limit in one table</TextLink>
        </p>
        <Plans plans={plans} ownPlan={viewer?.plan ?? null} />
      </section>
      {shownTestimonials.length > 0 ? <Testimonials /> : <Replies />}
      <div className="border-t border-rule">
        <Questions id="faq" title="Questions people ask first" questions={questions} />
      </div>
      <Closing signedIn={viewer !== null} actions={day} />
    </SiteLayout>
  )
}
