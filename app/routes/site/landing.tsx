import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type Plan, plans } from '#app/domain/billing/entitlements.ts'
import { page } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MarginNote, Post } from '#app/ui/post.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { SiteLayout } from '#app/view/site/site-layout.tsx'
import { viewerOf } from '#app/view/site/viewer.ts'

export const meta: MetaFunction = () => [
  { title: 'Warble: answers in your voice, inside limits that hold' },
  {
    name: 'description',
    content:
      'Warble finds the posts worth answering and replies in your own voice, by itself, with the reason for every action.',
  },
]

export const handle = { scripts: island }

export const loader = page('public', ({ user }, { network }) => ({
  viewer: viewerOf(user),
  network: network.name,
  plans: Object.values(plans),
}))

export default function Landing() {
  const { viewer, network, plans } = useLoaderData<typeof loader>()
  return (
    <SiteLayout viewer={viewer}>
      <Hero network={network} />
      <Refusals />
      <Pricing plans={plans} />
    </SiteLayout>
  )
}

function Hero({ network }: { network: string }) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-12 py-16 lg:grid-cols-[1.1fr_1fr] lg:py-28">
      <div className="grid gap-6">
        <h1 className="text-display font-semibold">It listens first. Then it answers like you.</h1>
        <p className="max-w-prose text-lg">
          Warble reads how you write, finds the posts on {network} worth answering, and replies in your voice. Every
          action comes with its reason, and stays inside limits you can see.
        </p>
        <p>
          <LinkButton href="/signup" size="lg" iconEnd="arrow-right">
            Get Started For FREE
          </LinkButton>
        </p>
      </div>
      <figure className="grid gap-5 rounded-card border border-rule bg-surface p-5 sm:p-8">
        <figcaption className="text-sm text-muted">An example: a post, the thinking, the answer</figcaption>
        <Post author="A home roaster" handle="@someone">
          My light roasts taste sour no matter how fine I grind. Water is at 90°. What am I missing?
        </Post>
        <MarginNote label="Why this post">
          Asks for advice on light roasts, one of your topics. No answer yet.
        </MarginNote>
        <MarginNote label="Which rule allows it">
          {network} lets an account automate its replies, within its rate limits.
        </MarginNote>
        <Post author="You" part="answer">
          90° is on the cool side for a light roast. Go to 96 before you grind any finer, sour is usually
          under-extraction.
        </Post>
      </figure>
    </section>
  )
}

const refusals = [
  'Posts about grief, disaster, politics or serious illness are left alone.',
  'Nobody gets more than one reply a day.',
  'No links, no hashtags, no “Great post!”.',
  'No proxies, no disguise: what a network forbids, Warble does not do.',
]

function Refusals() {
  return (
    <section className="wrap">
      <div className="grid gap-x-16 gap-y-8 border-t border-rule py-20 md:grid-cols-2">
        <h2 className="text-title font-semibold">What it refuses to do</h2>
        <ul className="grid gap-4">
          {refusals.map((text) => (
            <li key={text} className="flex gap-3">
              <Icon name="ban" size="md" className="mt-0.5 text-clay" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Pricing({ plans }: { plans: Plan[] }) {
  return (
    <section id="pricing" className="wrap">
      <div className="border-t border-rule py-20">
        <h2 className="text-title font-semibold">Pricing</h2>
        <p className="mt-3 max-w-prose text-muted">
          Free works today, with 50 trial credits for actions beyond its daily limit. Paid plans cannot be bought yet.
        </p>
        <div className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
          {plans.map((plan) => (
            <article key={plan.type} className="grid content-start gap-4 border-t-2 border-ink pt-4">
              <h3 className="text-lg font-semibold">{plan.name}</h3>
              <p className="text-3xl font-semibold">
                ${plan.price}
                <span className="text-base font-normal text-muted">/month</span>
              </p>
              <ul className="grid gap-1.5 text-sm">
                {plan.features.map((feature) => (
                  <li key={feature} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 text-pine" />
                    {feature}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
