/** The pages of the settings in their order; a new one adds its line here and its address in app/routes.ts. */
export const settingsSections: readonly { to: string; label: string }[] = [
  { to: '/dashboard/settings', label: 'Profile' },
  { to: '/dashboard/settings/security', label: 'Security' },
]
