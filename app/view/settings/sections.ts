/** The settings pages in order; a new one needs a line here and its path in app/routes.ts. */
export const settingsSections: readonly { to: string; label: string }[] = [
  { to: '/dashboard/settings', label: 'Profile' },
  { to: '/dashboard/settings/security', label: 'Security' },
  { to: '/dashboard/settings/events', label: 'Events' },
]
