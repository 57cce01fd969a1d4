import { cx } from '#app/ui/cx.ts'

const tints = [
  'bg-pine-tint text-pine',
  'bg-clay-tint text-clay',
  'bg-marigold-tint text-marigold',
  'bg-slate-tint text-slate',
  'bg-sunken text-ink',
  'bg-ink text-paper',
]

const backgrounds = ['pine-tint', 'clay-tint', 'marigold-tint', 'slate-tint', 'sunken', 'ink']
const foregrounds = ['pine', 'clay', 'marigold', 'slate', 'ink', 'paper']

/** For a picture within an SVG. */
export function tintOf(name: string): { background: string; foreground: string } {
  const at = tintNumber(name)
  return { background: `var(--color-${backgrounds[at]})`, foreground: `var(--color-${foregrounds[at]})` }
}

/** The picture covers the initials, which stay where there is none. Hidden from screen readers: the name is beside it. */
export function PersonPicture({ src, name, small }: { src: string | null; name: string; small?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full font-medium select-none print:hidden',
        small ? 'size-6 text-[0.625rem]' : 'size-8 text-xs',
        tints[tintNumber(name)],
      )}
    >
      {initialsOf(name)}
      {src && (
        <img
          src={src}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

/** Derived from the name, so that a person has the same tint everywhere. */
function tintNumber(name: string): number {
  let sum = 0
  for (const char of name.toLowerCase()) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9_973
  return sum % tints.length
}

export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return ([...first][0] ?? '?').toUpperCase() + ([...last][0] ?? '').toUpperCase()
}
