import { cx } from '#app/ui/cx.ts'
import type { IconName } from '#app/ui/icon-names.ts'
import sprite from '#app/ui/icons.svg?url'

export type { IconName }

const sizes = { sm: null, md: 'icon-md', lg: 'icon-lg' }

interface IconProps {
  name: IconName
  size?: keyof typeof sizes
  /** Only where no text next to the icon says the same. */
  label?: string
  className?: string
}

export function Icon({ name, size = 'sm', label, className }: IconProps) {
  return (
    <svg
      className={cx('icon', sizes[size], className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
