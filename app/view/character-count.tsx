import { type Counting, textLengths } from '#app/adapters/network/text-length.ts'
import { cx } from '#app/ui/cx.ts'

interface CharactersLeftProps {
  text: string
  counting: Counting
  most: number
}

/** How many characters are left, as the network counts them; without scripts nothing, as it could not change. */
export function CharactersLeft({ text, counting, most }: CharactersLeftProps) {
  const left = most - textLengths[counting](text.trim())
  return (
    <span className={cx('figures text-sm noscript:hidden', left < 0 ? 'font-medium text-clay' : 'text-muted')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}
