import { peopleHours, replyTimes, support } from '#app/content/support.ts'
import { Anchor } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { sections } from '#app/view/site/header.tsx'
import { useSiteFacts } from '#app/view/site/site-facts.ts'

type Links = [href: string, label: string][]

const company: Links = [
  ['/about', 'About'],
  ['/affiliates', 'Affiliates'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
]
const help: Links = [
  ['/contact', 'Contact'],
  ['/help', 'Help'],
  ['/pricing', 'Compare plans'],
  ['/api/docs', 'API'],
]

export function SiteFooter({ signedIn }: { signedIn: boolean }) {
  const facts = useSiteFacts()
  return (
    <footer className="border-t border-rule print:hidden">
      <div className="wrap grid gap-x-16 gap-y-12 pt-16 pb-10 lg:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-4 text-sm text-muted">
          <Anchor href="/" aria-label="Warble, home" className="w-fit text-ink">
            <Logo />
          </Anchor>
          <p className="max-w-[34ch]">
            Chat: {support.chat}. People: {peopleHours}. {replyTimes}
          </p>
          {facts.social_links.length > 0 && (
            <ul aria-label="Elsewhere" className="flex flex-wrap gap-x-4">
              {facts.social_links.map((href) => (
                <li key={href}>
                  <Anchor href={href} rel="me noopener" target="_blank" className="link">
                    {siteName(href)}
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3">
          <List title="Product" links={sections(facts)} />
          <List title="Company" links={company} />
          <List title="Support" links={[...help, signedIn ? ['/dashboard', 'Dashboard'] : ['/login', 'Login']]} />
        </div>
      </div>
      {/* Below 1504 px the chat floats over the last line, which ends above it. */}
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-4 pb-24 min-[94rem]:pb-8">
        <p className="text-sm text-muted">Warble listens, then answers.</p>
        <Waveform state="asleep" phrases={3} className="ml-auto max-sm:hidden" />
        <ThemeSwitch theme={facts.theme ?? 'system'} action="/theme" />
      </div>
    </footer>
  )
}

function List({ title, links }: { title: string; links: Links }) {
  return (
    <nav aria-label={title} className="text-sm">
      <p className="font-medium">{title}</p>
      <ul className="mt-2">
        {links.map(([href, label]) => (
          <li key={href}>
            <Anchor href={href} className="flex min-h-8 items-center text-muted hover:text-ink pointer-coarse:min-h-11">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const names: Record<string, string> = {
  'x.com': 'X',
  'bsky.app': 'Bluesky',
  'github.com': 'GitHub',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
}

function siteName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '')
  return names[host] ?? host
}
