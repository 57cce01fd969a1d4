import type { ReactNode } from 'react'
import { firstPart, roundSize } from '#app/contract/rating-terms.ts'
import type { RatingView } from '#app/domain/ratings/start.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MarginNote } from '#app/ui/post.tsx'
import { counted } from '#app/view/text.ts'

interface AboutProps {
  rating: RatingView
  draft: RatingView['round']['drafts'][number] | undefined
}

export function About({ rating: { round, lessons }, draft }: AboutProps) {
  return (
    <aside aria-label="About this draft" className="grid content-start gap-4">
      {draft && (
        <>
          <MarginNote label="Why this post">{draft.reason}</MarginNote>
          {draft.rests_on && <MarginNote label="Why this reply">{draft.rests_on}</MarginNote>}
        </>
      )}
      <MarginNote label="Learned so far">
        <Learned lessons={lessons} kept={round.kept} />
        {round.rated < firstPart && !round.ended && (
          <p className="mt-1.5">
            Drafts {firstPart + 1} to {roundSize} are written with it.
          </p>
        )}
      </MarginNote>
    </aside>
  )
}

function Learned({ lessons, kept }: { lessons: RatingView['lessons']; kept: number }) {
  if (lessons.length === 0 && kept === 0) return <p>Nothing yet. Your first press teaches it.</p>
  return (
    <ul className="mt-0.5 grid gap-1">
      {lessons.map(({ key, text, because }) => (
        <Point key={key}>
          {text} <span className="sr-only">({because})</span>
        </Point>
      ))}
      {kept > 0 && (
        <Point>{kept === 1 ? '1 example of your voice' : `${counted(kept, 'example')} of your voice`}</Point>
      )}
    </ul>
  )
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="check" className="mt-0.5 text-pine" />
      <span>{children}</span>
    </li>
  )
}
