import type { IconName } from '#app/ui/icon-names.ts'

interface PageEntry {
  to: string
  name: string
  icon: IconName
  keys: string
}

/** In the menu, a line stands between two groups. */
export const groups: readonly (readonly PageEntry[])[] = [
  [
    { to: '/dashboard', name: 'Dashboard', icon: 'dashboard', keys: 'g d' },
    { to: '/dashboard/inbox', name: 'Inbox', icon: 'inbox', keys: 'g i' },
    { to: '/dashboard/queue', name: 'Queue', icon: 'list', keys: 'g q' },
  ],
  [
    { to: '/dashboard/people', name: 'People', icon: 'users', keys: 'g o' },
    { to: '/dashboard/voice', name: 'Voice', icon: 'feather', keys: 'g v' },
  ],
  [
    { to: '/dashboard/analytics', name: 'Analytics', icon: 'chart', keys: 'g n' },
    { to: '/dashboard/activity', name: 'Activity', icon: 'activity', keys: 'g a' },
  ],
  [
    { to: '/dashboard/plan', name: 'Plan', icon: 'card', keys: 'g p' },
    { to: '/dashboard/support', name: 'Support', icon: 'support', keys: 'g h' },
    { to: '/dashboard/settings', name: 'Settings', icon: 'settings', keys: 'g s' },
  ],
]

export const pages = groups.flat()
