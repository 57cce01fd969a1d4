import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { HomeData } from '#app/domain/activity/home.ts'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Connectivity } from '#app/ui/connectivity.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { Anchor } from '#app/ui/link.tsx'
import { StreamLostContext, useLiveRefresh } from '#app/ui/live.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { NavItem, SideNav } from '#app/ui/nav.tsx'
import { Shell } from '#app/ui/shell.tsx'
import { type Shortcut, Shortcuts, ShortcutsButton } from '#app/ui/shortcuts.tsx'
import { useSlowNavigation } from '#app/ui/slow-navigation.tsx'
import { type Theme, ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { WaitingPage } from '#app/view/dashboard/waiting-page.tsx'
import { extensionEvents } from '#app/view/extension/use-extension.ts'
import { LeavingForm } from '#app/view/plan/leaving-form.tsx'

interface PageEntry {
  to: string
  name: string
  icon: IconName
  keys: string
}

/** The pages of the dashboard: its menu, its shortcuts, and the name in the top bar. */
const pages: readonly PageEntry[] = [
  { to: '/dashboard', name: 'Dashboard', icon: 'dashboard', keys: 'g d' },
  { to: '/dashboard/analytics', name: 'Analytics', icon: 'chart', keys: 'g n' },
  { to: '/dashboard/activity', name: 'Activity', icon: 'activity', keys: 'g a' },
  { to: '/dashboard/plan', name: 'Plan', icon: 'card', keys: 'g p' },
  { to: '/dashboard/support', name: 'Support', icon: 'support', keys: 'g h' },
  { to: '/dashboard/settings', name: 'Settings', icon: 'settings', keys: 'g s' },
]

const dashboardShortcuts: readonly Shortcut[] = pages.map(({ to, name, keys }) => ({
  keys,
  label: `Go to ${name}`,
  to,
}))

const nameOf = (path: string) => pages.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.name

interface LayoutData {
  email: string
  plan: { type: string; name: string }
  /** A payment failed: so long the plan goes on, as a date. */
  plan_ends_unpaid: string | null
  theme: Theme
}

const eventTypes = ['analysis', 'action', 'bot', 'connection', 'onboarding', 'billing', 'extension', 'export']

/** What stands around every page of the dashboard, also around one that could not be loaded. */
export function DashboardLayout({
  email,
  plan,
  plan_ends_unpaid,
  theme,
  children,
}: LayoutData & { children: ReactNode }) {
  const lost = useLiveRefresh('/events', eventTypes, { windowEvents: extensionEvents })
  const waitingFor = useSlowNavigation()
  const { pathname } = useLocation()
  return (
    <Shell
      title={nameOf(waitingFor ?? pathname)}
      brand={
        <Anchor href="/" aria-label="Warble, home">
          <Logo />
        </Anchor>
      }
      nav={
        <SideNav label="Dashboard">
          {pages.map(({ to, name, icon }) => (
            <NavItem key={to} to={to} icon={icon} end={to === '/dashboard'}>
              {name}
            </NavItem>
          ))}
        </SideNav>
      }
      footer={<Account email={email} plan={plan.name} theme={theme} />}
      actions={
        <>
          <ShortcutsButton label="Keyboard shortcuts" />
          {plan.type !== 'pro' && (
            <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
              Upgrade Plan
            </LinkButton>
          )}
        </>
      }
      notice={
        <>
          <Connectivity
            lost={lost}
            offlineText="You are offline. This page may be out of date; it reloads when you are back online."
            lostText="Connection issues - retrying..."
          />
          {plan_ends_unpaid && <Unpaid plan={plan.name} until={plan_ends_unpaid} />}
        </>
      }
    >
      {waitingFor ? (
        <WaitingPage path={waitingFor} />
      ) : (
        <StreamLostContext.Provider value={lost}>{children}</StreamLostContext.Provider>
      )}
      <Shortcuts title="Keyboard shortcuts" shortcuts={dashboardShortcuts} entriesLabel="logbook entry" />
    </Shell>
  )
}

/** On every page while a payment is missing. */
function Unpaid({ plan, until }: { plan: string; until: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-8 print:hidden">
      <Alert
        tone="attention"
        title="Your payment did not go through"
        actions={
          <LeavingForm action="/billing/portal" size="sm" variant="secondary">
            Manage Billing
          </LeavingForm>
        }
      >
        {plan} goes on until {until}; then you go on with Free. Another card puts it right.
      </Alert>
    </div>
  )
}

function Account({ email, plan, theme }: { email: string; plan: string; theme: Theme }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <div className="px-2.5">
        <p className="truncate font-medium">{email.split('@')[0]}</p>
        <p className="truncate text-muted">{email}</p>
        <p className="text-muted">{plan} plan</p>
      </div>
      <ThemeSwitch theme={theme} action="/theme" className="px-2.5" />
      <Form method="post" action="/logout">
        <button
          type="submit"
          className="flex h-9 w-full cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-left text-muted hover:bg-sunken hover:text-ink pointer-coarse:h-11"
        >
          <Icon name="log-out" />
          Sign out
        </button>
      </Form>
    </div>
  )
}

/** The data of the dashboard's cards. */
export type Home = HomeData & { user_id: string; now: Date; network: string; time_zone: string }
