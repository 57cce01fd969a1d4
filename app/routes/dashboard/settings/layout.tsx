import { Outlet, useLocation } from '@remix-run/react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { sections } from './sections.ts'

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
