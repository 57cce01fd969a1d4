import { LinkButton } from '#app/ui/button.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { Screen } from './screen.tsx'

const steps = [
  {
    title: 'Configure your profile',
    text: 'Connect your account. Warble reads your posts and shows what it found: your niche, tone and topics, with the posts behind each finding.',
  },
  {
    title: 'AI automation',
    text: 'Wake the bot up. It finds posts, replies in your voice, likes and follows, at your pace and within your limits, until you pause it.',
  },
  {
    title: 'Monitor growth',
    text: 'Check the activity. Every action comes with its reason and its result, next to today’s limits and the days before.',
  },
]

export function HowItWorks() {
  return (
    <section id="how-it-works" className="border-t border-rule pt-14 lg:pt-20">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <h2 className="max-w-[18ch] text-title font-semibold">Three steps. The second one runs itself.</h2>
          <LinkButton href="/dashboard" variant="secondary" size="lg" iconEnd="arrow-right">
            Open the dashboard
          </LinkButton>
        </div>
        <ol className="mt-10 grid gap-y-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-5">
              <div className="overflow-hidden border-b border-rule pb-5 max-sm:hidden">
                <Waveform state={index === 0 ? 'asleep' : 'awake'} phrases={4} className="h-8 max-w-none" />
              </div>
              <div className="grid gap-2 md:pr-12">
                <h3 className="text-xl font-semibold">
                  <span className="figures mr-3 text-muted">{index + 1}</span>
                  {title}
                </h3>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <figure className="mt-12">
          <Screen
            of="dashboard"
            alt="The dashboard: the week’s results, who’s waiting for a reply, and beside them what the bot is doing and today’s limits."
          />
          <figcaption className="pt-3 text-sm text-muted">
            A screenshot, not a mock-up: the dashboard of a roastery’s account after two weeks on Perch, on a paid plan
            and on Co-pilot, where each draft waits for approval.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
