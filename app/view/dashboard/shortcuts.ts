import type { Shortcut } from '#app/ui/shortcuts.tsx'

export const dashboardShortcuts: readonly Shortcut[] = [
  { keys: 'g d', label: 'Go to Dashboard', to: '/dashboard' },
  { keys: 'g n', label: 'Go to Analytics', to: '/dashboard/analytics' },
  { keys: 'g a', label: 'Go to Activity', to: '/dashboard/activity' },
  { keys: 'g p', label: 'Go to Plan', to: '/dashboard/plan' },
  { keys: 'g h', label: 'Go to Support', to: '/dashboard/support' },
  { keys: 'g s', label: 'Go to Settings', to: '/dashboard/settings' },
]
