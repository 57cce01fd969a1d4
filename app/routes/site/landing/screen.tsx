import { useSiteFacts } from '#app/view/site/site-facts.ts'
import dashboardDark from './dashboard-dark.webp'
import dashboardDarkSmall from './dashboard-dark-small.webp'
import dashboardLight from './dashboard-light.webp'
import dashboardLightSmall from './dashboard-light-small.webp'
import inboxDark from './inbox-dark.webp'
import inboxLight from './inbox-light.webp'
import queueDark from './queue-dark.webp'
import queueLight from './queue-light.webp'

const whole = { width: 1280, height: 800 }

/** `npm run pictures` takes them. */
const screens = {
  dashboard: {
    light: { src: dashboardLight, set: `${dashboardLightSmall} 960w, ${dashboardLight} 1920w` },
    dark: { src: dashboardDark, set: `${dashboardDarkSmall} 960w, ${dashboardDark} 1920w` },
    sizes: '(min-width: 75rem) 70rem, 92vw',
  },
  inbox: {
    light: { src: inboxLight, set: `${inboxLight} 1120w` },
    dark: { src: inboxDark, set: `${inboxDark} 1120w` },
    sizes: '(min-width: 64rem) 34rem, 92vw',
  },
  queue: {
    light: { src: queueLight, set: `${queueLight} 1120w` },
    dark: { src: queueDark, set: `${queueDark} 1120w` },
    sizes: '(min-width: 64rem) 34rem, 92vw',
  },
}

/** A screenshot in the visitor's theme. Not lazy: it would come late to someone who scrolls fast. */
export function Screen({ of, alt }: { of: keyof typeof screens; alt: string }) {
  const { theme } = useSiteFacts()
  const { sizes, ...pictures } = screens[of]
  return (
    <picture>
      {theme === null && <source srcSet={pictures.dark.set} sizes={sizes} media="(prefers-color-scheme: dark)" />}
      <img
        src={pictures[theme ?? 'light'].src}
        srcSet={pictures[theme ?? 'light'].set}
        sizes={sizes}
        alt={alt}
        {...whole}
        decoding="async"
        className="block h-auto w-full rounded-card border border-rule bg-surface"
      />
    </picture>
  )
}
