import { Outlet, useLocation } from '@remix-run/react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'

/** A new page needs a line here and its path in app/routes.ts. */
const sections: readonly { to: string; label: string }[] = [
  { to: '/dashboard/settings', label: 'Profile' },
  { to: '/dashboard/settings/bot', label: 'Bot' },
  { to: '/dashboard/settings/voice', label: 'Voice' },
  { to: '/dashboard/settings/notifications', label: 'Notifications' },
  { to: '/dashboard/settings/security', label: 'Security' },
  { to: '/dashboard/settings/events', label: 'Security log' },
]

/** Each settings page checks access itself. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader title="Account Settings" className="mb-6" />
      <Tabs
        label="Settings"
        className="relative -mb-px"
        tabs={sections.map(({ to, label }) => ({ to, label, current: to === pathname }))}
      />
      <Outlet />
    </>
  )
}
