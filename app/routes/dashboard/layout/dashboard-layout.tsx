import { useLocation, useMatches } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Connectivity } from '#app/ui/connectivity.tsx'
import { DialogTrigger } from '#app/ui/dialog.tsx'
import { Form, type FormResult } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KeptTexts } from '#app/ui/kept-text.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { StreamLostContext, useLiveRefresh } from '#app/ui/live.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { useMenus } from '#app/ui/menus.ts'
import { NavGroup, NavItem, SideNav } from '#app/ui/nav.tsx'
import { Avatar } from '#app/ui/post.tsx'
import { RefusalSummary } from '#app/ui/refusal-summary.tsx'
import { useSettlingPointer } from '#app/ui/settling-pointer.ts'
import { Shell } from '#app/ui/shell.tsx'
import type { Shortcut } from '#app/ui/shortcuts.tsx'
import { Shortcuts } from '#app/ui/shortcuts.tsx'
import { Static } from '#app/ui/static.tsx'
import { type Theme, ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { extensionEvents } from '#app/view/extension/use-extension.ts'
import { RedirectingForm } from '#app/view/redirecting-form.tsx'
import { Bell } from './bell.tsx'
import { groups, pages } from './pages.ts'
import { useSlowNavigation, WaitingPage } from './waiting-page.tsx'

const dashboardShortcuts: readonly Shortcut[] = pages.map(({ to, name, keys }) => ({
  keys,
  label: `Go to ${name}`,
  to,
}))

const nameOf = (path: string) =>
  path === '/dashboard/notices'
    ? 'Notifications'
    : pages.findLast(({ to }) => path === to || path.startsWith(`${to}/`))?.name

/** What a page declares in `handle`. */
interface PageHandle {
  shortcuts?: readonly { keys: string; label: string }[]
  isWide?: boolean
}

interface LayoutData {
  email: string
  name: string
  picture: string | null
  plan: { type: string; name: string }
  unread_notifications: number
  waiting_drafts: number
  /** Conversations. */
  needs_you: number
  /** A payment failed: what becomes of the plan. */
  unpaid: { tone: 'attention' | 'failure'; text: string } | null
  /** What is said of an account whose history was made by the sandbox. */
  sample: string | null
  theme: Theme
  /** The newest event that is in this page already. */
  live_version: number
  /** Without scripts nothing else leads to a refused form. */
  refused: FormResult | null
}

const eventTypes = [
  'analysis',
  'profile',
  'action',
  'bot',
  'connection',
  'onboarding',
  'billing',
  'extension',
  'export',
  'inbox',
  'notice',
]

/** Also for a page that could not be loaded. */
export function DashboardLayout({
  email,
  name,
  picture,
  plan,
  unpaid,
  sample,
  unread_notifications,
  waiting_drafts,
  needs_you,
  theme,
  live_version,
  refused,
  children,
}: LayoutData & { children: ReactNode }) {
  const lost = useLiveRefresh('/events', eventTypes, { since: live_version, windowEvents: extensionEvents })
  const waitingFor = useSlowNavigation()
  useSettlingPointer()
  useMenus()
  const { pathname } = useLocation()
  const counts: Record<string, number> = { '/dashboard/queue': waiting_drafts, '/dashboard/inbox': needs_you }
  const page = useMatches().findLast(({ handle }) => handle)?.handle as PageHandle | undefined
  return (
    <Shell
      title={nameOf(waitingFor ?? pathname)}
      isWide={page?.isWide === true && !waitingFor}
      brand={
        <Anchor href="/" aria-label="Warble, home">
          <Logo />
        </Anchor>
      }
      nav={
        <SideNav label="Dashboard">
          {groups.map((group) => (
            <NavGroup key={group[0]?.to}>
              {group.map(({ to, name, icon }) => (
                <NavItem key={to} to={to} icon={icon} end={to === '/dashboard'} count={counts[to] ?? 0}>
                  {name}
                </NavItem>
              ))}
            </NavGroup>
          ))}
        </SideNav>
      }
      footer={<Account email={email} name={name} picture={picture} plan={plan.name} theme={theme} />}
      actions={
        <>
          <Bell unread={unread_notifications} />
          <DialogTrigger
            dialog="shortcuts"
            variant="quiet"
            size="sm"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts"
            className="noscript:hidden"
          >
            <kbd className="font-sans">?</kbd>
          </DialogTrigger>
          {plan.type !== 'pro' && (
            <LinkButton to="/dashboard/plan" size="sm" variant="secondary">
              Upgrade Plan
            </LinkButton>
          )}
        </>
      }
      banner={
        <>
          <Connectivity
            lost={lost}
            offlineText="You’re offline. This page may be out of date. It reloads when you’re back online."
            lostText="Connection issues - retrying..."
          />
          {sample && <Static html={sample} />}
          {unpaid && <UnpaidBanner {...unpaid} />}
        </>
      }
    >
      {waitingFor && !lost ? (
        <WaitingPage path={waitingFor} />
      ) : (
        <StreamLostContext.Provider value={lost}>
          <RefusalSummary refused={refused}>{children}</RefusalSummary>
        </StreamLostContext.Provider>
      )}
      <KeptTexts />
      <Shortcuts
        id="shortcuts"
        title="Keyboard shortcuts"
        shortcuts={dashboardShortcuts}
        more={page?.shortcuts}
        entriesLabel="entry"
      />
    </Shell>
  )
}

function UnpaidBanner({ tone, text }: { tone: 'attention' | 'failure'; text: string }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-8 print:hidden">
      <Alert
        tone={tone}
        title="Your payment didn’t go through"
        actions={
          <RedirectingForm action="/billing/portal" size="sm" variant="secondary">
            Manage Billing
          </RedirectingForm>
        }
      >
        {text}
      </Alert>
    </div>
  )
}

type AccountProps = Pick<LayoutData, 'email' | 'name' | 'picture' | 'theme'> & { plan: string }

function Account({ email, name, picture, plan, theme }: AccountProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <div className="flex gap-2.5 px-2.5">
        {picture && <Avatar src={picture} />}
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-muted">{email}</p>
          <p className="text-muted">{plan} plan</p>
        </div>
      </div>
      <ThemeSwitch theme={theme} action="/theme" className="px-2.5" />
      <Form intent="sign-out" action="/logout">
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
