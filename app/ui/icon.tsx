import sprite from '#app/ui/icons.svg?url'

export type IconName =
  | 'reply'
  | 'like'
  | 'follow'
  | 'view'
  | 'bot'
  | 'dashboard'
  | 'chart'
  | 'activity'
  | 'list'
  | 'card'
  | 'support'
  | 'settings'
  | 'log-out'
  | 'menu'
  | 'x'
  | 'check'
  | 'check-circle'
  | 'alert'
  | 'error'
  | 'info'
  | 'help'
  | 'clock'
  | 'moon'
  | 'sun'
  | 'monitor'
  | 'chevron-down'
  | 'chevron-right'
  | 'chevron-left'
  | 'arrow-right'
  | 'arrow-left'
  | 'arrow-up'
  | 'arrow-down'
  | 'external'
  | 'search'
  | 'pause'
  | 'play'
  | 'refresh'
  | 'download'
  | 'upload'
  | 'plug'
  | 'unplug'
  | 'mail'
  | 'lock'
  | 'shield'
  | 'user'
  | 'users'
  | 'star'
  | 'dumbbell'
  | 'coffee'
  | 'coins'
  | 'code'
  | 'megaphone'
  | 'trending-up'
  | 'sparkles'
  | 'leaf'
  | 'hash'
  | 'more'
  | 'plus'
  | 'minus'
  | 'trash'
  | 'edit'
  | 'copy'
  | 'eye-off'
  | 'message'
  | 'send'
  | 'bell'
  | 'puzzle'
  | 'ban'
  | 'inbox'
  | 'target'
  | 'filter'
  | 'undo'
  | 'globe'
  | 'key'
  | 'skip'
  | 'feather'
  | 'history'

const sizes = { sm: 16, md: 20, lg: 24 }

interface IconProps {
  name: IconName
  size?: keyof typeof sizes
  /** Give it only where no text beside the icon says the same. */
  label?: string
  className?: string
}

/** One symbol of the sprite, in the colour of the text around it. */
export function Icon({ name, size = 'sm', label, className = '' }: IconProps) {
  return (
    <svg
      width={sizes[size]}
      height={sizes[size]}
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
