import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Anchor, type LinkTarget } from '#app/ui/link.tsx'

interface PageHeaderProps {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  back?: LinkTarget & { label: string }
  className?: string
}

export function PageHeader({ title, description, actions, back, className }: PageHeaderProps) {
  return (
    <header className={cx('mb-8', className)}>
      {back && <Back {...back} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-prose">
          <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
          {description && <p className="mt-1 text-sm text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}

function Back({ label, ...target }: LinkTarget & { label: string }) {
  return (
    <Anchor {...target} className="mb-3 inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink">
      <Icon name="arrow-left" />
      {label}
    </Anchor>
  )
}
