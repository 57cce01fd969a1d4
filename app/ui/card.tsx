import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

interface HeadingProps {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
}

function Heading({ title, description, actions, level = 2 }: HeadingProps) {
  const Level = level === 2 ? 'h2' : 'h3'
  return (
    <div className="flex flex-wrap content-start items-start justify-between gap-x-6 gap-y-2">
      <div className="max-w-prose">
        <Level className={level === 2 ? 'text-lg font-semibold' : 'text-base font-semibold'}>{title}</Level>
        {description && <p className="text-sm text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  )
}

interface SectionProps extends HeadingProps {
  id?: string
  /** Heading in the left column, content in the right. */
  split?: boolean
  className?: string
  children: ReactNode
}

/** The default container; use a Card only for a single object. */
export function Section({ id, split = false, className, children, ...heading }: SectionProps) {
  return (
    <section
      id={id}
      className={cx('border-t border-rule pt-5 pb-10', split && 'grid gap-x-12 lg:grid-cols-[18rem_1fr]', className)}
    >
      <Heading {...heading} />
      <div className={split ? 'max-lg:mt-5' : 'mt-5'}>{children}</div>
    </section>
  )
}

interface CardProps {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  level?: 2 | 3
  as?: 'div' | 'section' | 'article' | 'li'
  selected?: boolean
  /** Without a box, in a row of several. */
  quiet?: boolean
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

export function Card({ title, description, actions, level, as: As = 'div', selected, footer, ...rest }: CardProps) {
  if (rest.quiet)
    return (
      <As className={cx('min-w-0', rest.className)}>
        <h2 className="text-sm font-semibold">{title}</h2>
        {description && <p className="text-sm text-muted">{description}</p>}
        <div className="mt-2">{rest.children}</div>
      </As>
    )
  return (
    <As className={cx('rounded-card border bg-surface', selected ? 'border-pine' : 'border-rule', rest.className)}>
      <div className="p-5">
        {title && <Heading title={title} description={description} actions={actions} level={level} />}
        {rest.children && <div className={title ? 'mt-4' : undefined}>{rest.children}</div>}
      </div>
      {footer && <div className="border-t border-rule px-5 py-3 text-sm text-muted">{footer}</div>}
    </As>
  )
}
