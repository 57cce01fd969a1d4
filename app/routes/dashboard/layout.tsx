import { Form, Outlet, useLoaderData, useLocation } from '@remix-run/react'
import { page } from '#app/http/page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Anchor } from '#app/ui/link.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { NavItem, SideNav } from '#app/ui/nav.tsx'
import { Shell } from '#app/ui/shell.tsx'

export const loader = page('user', ({ user }) => ({ email: user.email, plan: user.plan.name }))

export default function DashboardLayout() {
  const { email, plan } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  useLiveRefresh('/events', ['analysis', 'action', 'bot', 'connection'])
  return (
    <Shell
      key={pathname}
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
          <NavItem to="/onboarding?step=2" icon="list">
            Setup
          </NavItem>
        </SideNav>
      }
      footer={<Account email={email} plan={plan} />}
    >
      <Outlet />
    </Shell>
  )
}

function Account({ email, plan }: { email: string; plan: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <div className="px-2.5">
        <p className="truncate font-medium">{email.split('@')[0]}</p>
        <p className="truncate text-muted">{email}</p>
        <p className="text-muted">{plan} plan</p>
      </div>
      <Form method="post" action="/logout">
        <button
          type="submit"
          className="h-9 w-full cursor-pointer rounded-control px-2.5 text-left text-muted hover:bg-sunken hover:text-ink pointer-coarse:h-11"
        >
          Sign out
        </button>
      </Form>
      {plan === 'Free' && (
        <LinkButton href="/#pricing" variant="secondary" size="sm">
          Upgrade Plan
        </LinkButton>
      )}
    </div>
  )
}
