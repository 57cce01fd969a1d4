import type { ReactNode } from 'react'
import type { AnswerKind } from '#app/contract/posts.ts'
import { cx } from '#app/ui/cx.ts'
import { hueText } from '#app/ui/tone.ts'
import { type AnswerTone, AnswerToneMark, toneNames, toneOf, tones } from '#app/view/activity/answer-tones.tsx'
import { counted } from '#app/view/text.ts'

const keys = 'flex flex-wrap gap-x-4 gap-y-1 py-1.5 text-xs text-muted'

export function SentKey({ replies, others }: { replies: number; others: number }) {
  return (
    <p className={keys}>
      <Key mark={<rect x={3} width={4} height={12} fill="currentColor" />} className="text-ink">
        {counted(replies, 'reply', 'replies')}
      </Key>
      <Key mark={<rect x={3} y={3} width={4} height={6} fill="var(--color-edge)" />}>
        {`${counted(others, 'like, follow or view', 'likes, follows and views')}`}
      </Key>
    </p>
  )
}

const several: Record<AnswerTone, string> = {
  thanks: 'thanks',
  talk: 'chats',
  question: 'questions',
  disagreement: 'disagree',
  complaint: 'complaints',
  stop: 'want no contact',
}

interface ResultsKeyProps {
  answers: number
  likes: number
  follows: number
  unwelcome: number
  /** What the posts to the user say. */
  said?: readonly { says: AnswerKind | null; count: number }[]
}

export function ResultsKey({ answers, likes, follows, unwelcome, said = [] }: ResultsKeyProps) {
  return (
    <div className={keys}>
      <Key mark={<rect x={3} width={4} height={12} fill="var(--color-pine)" />}>
        {counted(answers, 'reply back', 'replies back')}
      </Key>
      <Key mark={<rect x={3} y={3} width={4} height={6} fill="var(--color-slate)" />}>
        {counted(likes, 'like back', 'likes back')}
      </Key>
      <Key mark={<circle cx={5} cy={6} r={3} fill="var(--color-marigold)" />}>
        {counted(follows, 'follow back', 'follows back')}
      </Key>
      {unwelcome > 0 && (
        <Key mark={<path d="M3 0h4v5H3zM3 7h4v5H3z" fill="var(--color-clay)" />}>
          {counted(unwelcome, 'unwelcome action')}
        </Key>
      )}
      <span className="flex flex-wrap gap-x-3 ml-auto">
        {said.length > 0 && <span>Posts to you:</span>}
        {toneNames.map((tone) => {
          const count = said.reduce((sum, one) => sum + (toneOf(one.says) === tone ? one.count : 0), 0)
          if (count === 0) return null
          return (
            <span key={tone} className={cx('inline-flex items-center gap-1.5', hueText[tones[tone].hue])}>
              <AnswerToneMark tone={tone} />
              {counted(count, tones[tone].word.toLowerCase(), several[tone])}
            </span>
          )
        })}
      </span>
    </div>
  )
}

function Key({ mark, className, children }: { mark: ReactNode; className?: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <svg width={10} height={12} aria-hidden className={cx('shrink-0', className)}>
        {mark}
      </svg>
      <span>{children}</span>
    </span>
  )
}
