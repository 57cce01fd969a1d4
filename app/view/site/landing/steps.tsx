import { LinkButton } from '#app/ui/button.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import dark from '#app/view/site/landing/dashboard-dark.webp'
import darkSmall from '#app/view/site/landing/dashboard-dark-small.webp'
import light from '#app/view/site/landing/dashboard-light.webp'
import lightSmall from '#app/view/site/landing/dashboard-light-small.webp'
import { useSiteFacts } from '#app/view/site/site-facts.ts'

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

const pictures = {
  light: { src: light, set: `${lightSmall} 960w, ${light} 1920w` },
  dark: { src: dark, set: `${darkSmall} 960w, ${dark} 1920w` },
}
const shownWidth = '(min-width: 75rem) 70rem, 92vw'

export function HowItWorks() {
  const { theme } = useSiteFacts()
  return (
    <section id="how-it-works" className="border-t border-rule pt-24 lg:pt-36">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <h2 className="max-w-[18ch] text-title font-semibold">Three steps. The second one runs itself.</h2>
          <LinkButton href="/dashboard" variant="secondary" size="lg" iconEnd="arrow-right">
            Open the dashboard
          </LinkButton>
        </div>
        <ol className="mt-14 grid gap-y-12 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-5">
              <div className="overflow-hidden border-b border-rule pb-5">
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
        <figure className="mt-20 lg:mt-28">
          <picture>
            {theme === null && (
              <source srcSet={pictures.dark.set} sizes={shownWidth} media="(prefers-color-scheme: dark)" />
            )}
            <img
              src={pictures[theme ?? 'light'].src}
              srcSet={pictures[theme ?? 'light'].set}
              sizes={shownWidth}
              alt="The dashboard: the bot is working. Below it are today’s limits, the activity with each action’s reason, and four numbers."
              width={1280}
              height={800}
              loading="lazy"
              decoding="async"
              className="block h-auto w-full rounded-card border border-rule"
            />
          </picture>
          <figcaption className="pt-3 text-sm text-muted">
            The dashboard after a working day on Perch. It’s a screenshot, not a mock-up.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
