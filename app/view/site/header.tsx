import { LinkButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Menu } from '#app/ui/nav.tsx'
import type { Viewer } from '#app/view/site/site-facts.ts'
import { type SiteFacts, useSiteFacts } from '#app/view/site/site-facts.ts'

export function sections({ testimonials }: Pick<SiteFacts, 'testimonials'>): [href: string, label: string][] {
  return [
    ['/#features', 'Features'],
    ['/#how-it-works', 'How it works'],
    ['/#pricing', 'Pricing'],
    ['/#testimonials', testimonials ? 'Testimonials' : 'Replies'],
  ]
}

export function SiteHeader({ viewer }: { viewer: Viewer | null }) {
  const facts = useSiteFacts()
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper print:static">
      <div className="wrap flex h-16 items-center gap-3">
        <Anchor href="/" aria-label="Warble, home" className="rounded-control">
          <Logo />
        </Anchor>
        <nav aria-label="Site" className="ml-6 grow max-lg:hidden print:hidden">
          <ul className="flex gap-1 text-sm">
            {sections(facts).map(([href, label]) => (
              <li key={href}>
                <Anchor href={href} className="flex h-9 items-center rounded-control px-3 text-muted hover:text-ink">
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 print:hidden">
          {viewer ? <Account {...viewer} /> : <Guest />}
          <MobileMenu viewer={viewer} />
        </div>
      </div>
    </header>
  )
}

function Guest() {
  return (
    <>
      <LinkButton href="/login" variant="quiet" size="sm" className="max-sm:hidden">
        Login
      </LinkButton>
      <LinkButton href="/signup" variant="secondary" size="sm" className="max-sm:hidden">
        Get Started Free
      </LinkButton>
    </>
  )
}

function PlanLabel({ plan }: { plan: string }) {
  return (
    <span className="rounded-[4px] border border-edge px-1.5 text-xs font-medium text-muted">
      <span className="sr-only">Plan: </span>
      {plan}
    </span>
  )
}

function Account({ email, plan }: Viewer) {
  return (
    <Menu
      label={`Account: ${email}, plan ${plan}`}
      className="max-lg:hidden"
      button={
        <>
          <span className="max-w-56 truncate">{email}</span>
          <PlanLabel plan={plan} />
        </>
      }
    >
      <AccountLinks />
    </Menu>
  )
}

const accountLinks: [href: string, label: string, icon: IconName][] = [
  ['/dashboard', 'Dashboard', 'dashboard'],
  ['/dashboard/plan', 'Subscription', 'card'],
  ['/dashboard/settings', 'Settings', 'settings'],
]

const item = 'flex h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-sm hover:bg-sunken pointer-coarse:h-11'

function AccountLinks() {
  return (
    <ul>
      {accountLinks.map(([href, label, icon]) => (
        <li key={href}>
          <Anchor href={href} className={item}>
            <Icon name={icon} className="text-muted" />
            {label}
          </Anchor>
        </li>
      ))}
      <li className="mt-1 border-t border-rule pt-1">
        <form method="post" action="/logout">
          <button type="submit" className={`${item} cursor-pointer`}>
            <Icon name="log-out" className="text-muted" />
            Log out
          </button>
        </form>
      </li>
    </ul>
  )
}

/** Leaves the page visible: without scripts it stays open on an anchor. */
function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const facts = useSiteFacts()
  return (
    <details className="group lg:hidden">
      <summary aria-label="Menu" className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunken">
        <Icon name="menu" size="md" className="group-open:hidden" />
        <Icon name="x" size="md" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-enter overflow-y-auto border-b border-rule bg-paper">
        <div className="wrap grid gap-4 py-4">
          <nav aria-label="Site">
            <ul>
              {sections(facts).map(([href, label]) => (
                <li key={href}>
                  <Anchor href={href} className="flex h-12 items-center border-b border-rule text-lg font-medium">
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {viewer ? (
            <div>
              <p className="flex items-center gap-2 px-2.5 py-2 text-sm">
                <span className="truncate">{viewer.email}</span>
                <PlanLabel plan={viewer.plan} />
              </p>
              <AccountLinks />
            </div>
          ) : (
            <div className="grid grid-cols-2 gap-2">
              <LinkButton href="/login" variant="secondary">
                Login
              </LinkButton>
              <LinkButton href="/signup">Get Started Free</LinkButton>
            </div>
          )}
        </div>
      </div>
    </details>
  )
}
