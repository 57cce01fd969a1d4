import type { Niche } from '#app/contract/profile.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { Hue } from '#app/ui/tone.ts'

export const nicheLooks: Record<Niche, { icon: IconName; hue: Hue }> = {
  crypto: { icon: 'coins', hue: 'marigold' },
  fitness: { icon: 'dumbbell', hue: 'clay' },
  tech: { icon: 'code', hue: 'slate' },
  marketing: { icon: 'megaphone', hue: 'clay' },
  onlyfans: { icon: 'star', hue: 'marigold' },
  coffee: { icon: 'coffee', hue: 'marigold' },
  finance: { icon: 'trending-up', hue: 'pine' },
  lifestyle: { icon: 'leaf', hue: 'pine' },
  general: { icon: 'hash', hue: 'muted' },
}

export const quickStart: Partial<Record<Niche, readonly string[]>> = {
  crypto: [
    'Explain one thing people get wrong about a protocol you use. Questions follow, and the bot replies in that voice.',
    'Say what you wouldn’t buy and why. Caution reads as knowledge.',
  ],
  fitness: [
    'Post what you did today, with numbers. People with the same goal ask about the next step.',
    'Reply to beginners first. They’re the ones who come back.',
  ],
  tech: [
    'Write up the bug of the week and how you found it. People search for those posts.',
    'Name the version you’re talking about, so your replies stay right.',
  ],
  marketing: [
    'Show one test with its result, even a failed one. Numbers start conversations.',
    'Ask what others measure. Their replies tell you who to follow.',
  ],
}
