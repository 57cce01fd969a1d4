import { useFetcher, useLocation } from '@remix-run/react'
import { cx } from '#app/ui/cx.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

export type Theme = 'light' | 'dark' | 'system'

const choices: readonly { theme: Theme; icon: IconName; label: string }[] = [
  { theme: 'light', icon: 'sun', label: 'Light' },
  { theme: 'dark', icon: 'moon', label: 'Dark' },
  { theme: 'system', icon: 'monitor', label: 'System' },
]

interface ThemeSwitchProps {
  theme: Theme
  /** Receives `theme` and `next`. */
  action: string
  label?: string
  named?: boolean
  className?: string
}

export function ThemeSwitch({ theme, action, label = 'Theme', named, className }: ThemeSwitchProps) {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()
  const chosen = fetcher.formData?.get('theme') ?? theme
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className={className}>
      <input type="hidden" name="next" value={pathname + search} />
      <fieldset className="flex w-fit gap-0.5 rounded-control border border-rule p-0.5">
        <legend className="sr-only">{label}</legend>
        {choices.map(({ theme, icon, label: name }) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme}
            aria-pressed={chosen === theme}
            title={name}
            className={cx(
              'flex h-7 min-w-8 cursor-pointer items-center justify-center gap-2 rounded-[4px] px-2 text-sm text-muted transition-colors',
              'hover:text-ink aria-pressed:bg-sunken aria-pressed:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11',
            )}
          >
            <Icon name={icon} />
            <span className={named ? undefined : 'sr-only'}>{name}</span>
          </button>
        ))}
      </fieldset>
    </fetcher.Form>
  )
}
