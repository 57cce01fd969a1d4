import { type ChangeEvent, useState } from 'react'
import { weightedLength } from '#app/adapters/network/weighted-length.ts'
import { cx } from '#app/ui/cx.ts'

/** How many characters are left, as the network counts them, once scripts run. */
export function useCharacterCount(start: string, most: number) {
  const [text, setText] = useState(start)
  return {
    left: most - weightedLength(text.trim()),
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value),
  }
}

export function CharactersLeft({ left }: { left: number }) {
  return (
    <span className={cx('figures text-sm noscript:hidden', left < 0 ? 'font-medium text-clay' : 'text-muted')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}
