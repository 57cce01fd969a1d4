import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Connectivity } from '#app/ui/connectivity.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { StreamLostContext, useLiveRefresh } from '#app/ui/live.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { NavItem, SideNav } from '#app/ui/nav.tsx'
import { Shell } from '#app/ui/shell.tsx'
import { Shortcuts, ShortcutsButton } from '#app/ui/shortcuts.tsx'
import { useSlowNavigation } from '#app/ui/slow-navigation.tsx'
import { type Theme, ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { dashboardShortcuts } from '#app/view/dashboard/shortcuts.ts'
import { WaitingPage } from '#app/view/dashboard/waiting-page.tsx'

export interface FrameData {
  email: string
  plan: { type: string; name: string }
  theme: Theme
}

const news = ['analysis', 'action', 'bot', 'connection', 'onboarding']

/** What stands around every page of the dashboard, also around one that could not be loaded. */
export function Frame({ email, plan, theme, children }: FrameData & { children: ReactNode }) {
  const lost = useLiveRefresh('/events', news)
  const waitingFor = useSlowNavigation()
  return (
    <Shell
      title="Dashboard"
      brand={
        <Anchor href="/" aria-label="Warble, home">
          <Logo />
        </Anchor>
      }
      nav={
        <SideNav label="Dashboard">
          <NavItem to="/dashboard" icon="dashboard" end>
            Dashboard
          </NavItem>
          <NavItem to="/dashboard/analytics" icon="chart">
            Analytics
          </NavItem>
          <NavItem to="/dashboard/activity" icon="activity">
            Activity
          </NavItem>
          <NavItem to="/dashboard/plan" icon="card">
            Plan
          </NavItem>
          <NavItem to="/dashboard/support" icon="support">
            Support
          </NavItem>
          <NavItem to="/dashboard/settings" icon="settings">
            Settings
          </NavItem>
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
        <Connectivity
          lost={lost}
          offlineText="You are offline. What you see may be old; it is read anew when you are back."
          lostText="Connection issues - retrying..."
        />
      }
    >
      {waitingFor ? (
        <WaitingPage path={waitingFor} />
      ) : (
        <StreamLostContext.Provider value={lost}>{children}</StreamLostContext.Provider>
      )}
      <Shortcuts title="Keyboard shortcuts" shortcuts={dashboardShortcuts} entriesLabel="entry of the logbook" />
    </Shell>
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
