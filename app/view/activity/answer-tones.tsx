import { saysWords } from '#app/content/who-waits.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import { cx } from '#app/ui/cx.ts'
import { type Hue, hueText } from '#app/ui/tone.ts'

export type AnswerTone = 'thanks' | 'talk' | 'question' | 'disagreement' | 'complaint' | 'stop'

export const tones: Record<AnswerTone, { word: string; hue: Hue }> = {
  thanks: { word: saysWords.thanks, hue: 'pine' },
  talk: { word: saysWords.chat, hue: 'slate' },
  question: { word: saysWords.question, hue: 'marigold' },
  disagreement: { word: saysWords.disagreement, hue: 'marigold' },
  complaint: { word: saysWords.complaint, hue: 'clay' },
  stop: { word: saysWords.stop, hue: 'clay' },
}
export const toneNames = Object.keys(tones) as AnswerTone[]

export function toneOf(says: AnswerKind | null): AnswerTone {
  if (says === 'agreement') return 'thanks'
  return says === null || says === 'chat' ? 'talk' : says
}

/** A shape for each, so that it can be told without colour. In a box of 10 by 10. */
export function AnswerToneShape({ tone }: { tone: AnswerTone }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 }
  switch (tone) {
    case 'thanks':
      return <circle cx={5} cy={5} r={4.5} fill="currentColor" />
    case 'talk':
      return <circle cx={5} cy={5} r={3.7} {...line} />
    case 'question':
      return <path d="M5 .3 9.7 5 5 9.7.3 5z" fill="currentColor" />
    case 'disagreement':
      return <path d="M5 1.2 8.8 5 5 8.8 1.2 5z" {...line} />
    case 'complaint':
      return <path d="M5 .6 9.7 9.2H.3z" fill="currentColor" />
    case 'stop':
      return <path d="M1.3 1.3 8.7 8.7M8.7 1.3 1.3 8.7" {...line} />
  }
}

export function AnswerToneMark({ tone }: { tone: AnswerTone }) {
  return (
    <svg width={10} height={10} aria-hidden className={cx('shrink-0', hueText[tones[tone].hue])}>
      <AnswerToneShape tone={tone} />
    </svg>
  )
}

export function AnswerToneTag({ says }: { says: AnswerKind | null }) {
  if (says === null) return null
  const tone = toneOf(says)
  return (
    <span className={cx('text-xs font-medium whitespace-nowrap', hueText[tones[tone].hue])}>{saysWords[says]}</span>
  )
}
