import type { IconName } from '#app/ui/icon.tsx'

export type Tone = 'neutral' | 'success' | 'attention' | 'failure' | 'info'

export const toneText: Record<Tone, string> = {
  neutral: 'text-muted',
  success: 'text-pine',
  attention: 'text-marigold',
  failure: 'text-clay',
  info: 'text-slate',
}

export const toneTint: Record<Tone, string> = {
  neutral: 'bg-sunken',
  success: 'bg-pine-tint',
  attention: 'bg-marigold-tint',
  failure: 'bg-clay-tint',
  info: 'bg-slate-tint',
}

export const toneIcon: Record<Tone, IconName> = {
  neutral: 'info',
  success: 'check-circle',
  attention: 'alert',
  failure: 'error',
  info: 'info',
}

/** Never the only carrier of a meaning. */
export type Hue = 'pine' | 'clay' | 'marigold' | 'slate' | 'muted'

export const hueText: Record<Hue, string> = {
  pine: 'text-pine',
  clay: 'text-clay',
  marigold: 'text-marigold',
  slate: 'text-slate',
  muted: 'text-muted',
}
