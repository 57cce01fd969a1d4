/** A new page needs a line here and its path in app/routes.ts. */
export const sections: readonly { to: string; label: string }[] = [
  { to: '/dashboard/settings', label: 'Profile' },
  { to: '/dashboard/settings/bot', label: 'Bot' },
  { to: '/dashboard/settings/notifications', label: 'Notifications' },
  { to: '/dashboard/settings/security', label: 'Security' },
  { to: '/dashboard/settings/events', label: 'Security log' },
]
