import { Outlet, useLocation } from '@remix-run/react'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { settingsSections } from '#app/view/settings/sections.ts'

/** Shared by the settings pages; each of them checks access itself. */
export default function SettingsLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader title="Account Settings" className="mb-6" />
      {settingsSections.length > 1 && (
        <Tabs
          label="Settings"
          className="mb-8"
          tabs={settingsSections.map(({ to, label }) => ({ to, label, current: to === pathname }))}
        />
      )}
      <Outlet />
    </>
  )
}
