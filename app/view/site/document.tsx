import type { ReactNode } from 'react'
import { Disclosure } from '#app/ui/accordion.tsx'
import { cx } from '#app/ui/cx.ts'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import type { Viewer } from '#app/view/site/site-facts.ts'
import { SiteLayout } from '#app/view/site/site-layout.tsx'

export interface Chapter {
  /** Stable, since people link to it. */
  id: string
  title: string
  content: ReactNode
}

interface DocumentProps {
  viewer: Viewer | null
  title: string
  lead: ReactNode
  /** ISO date of the last change. */
  dated?: string
  chapters: readonly Chapter[]
  wide?: boolean
}

export function Document({ viewer, title, lead, dated, chapters, wide }: DocumentProps) {
  return (
    <SiteLayout viewer={viewer}>
      <article className="wrap py-14 lg:py-20">
        <header className="grid max-w-3xl gap-5">
          <h1 className="text-title font-semibold">{title}</h1>
          <p className="text-lg">{lead}</p>
          {dated && (
            <p className="text-sm text-muted">
              In force since <time dateTime={dated}>{dateText(dated)}</time>
            </p>
          )}
        </header>
        <div className="mt-12 grid gap-x-16 lg:mt-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Contents chapters={chapters} />
          {wide && <FoldedContents chapters={chapters} />}
          <div className={cx('grid gap-12', !wide && 'max-w-[68ch]')}>
            {chapters.map(({ id, title, content }) => (
              <section key={id} id={id} className="grid min-w-0 gap-4 border-t border-rule pt-5">
                <h2 className="text-xl font-semibold">{title}</h2>
                {content}
              </section>
            ))}
          </div>
        </div>
      </article>
    </SiteLayout>
  )
}

function FoldedContents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <Disclosure title="On this page" className="mb-8 lg:hidden print:hidden">
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`#${id}`} className="flex min-h-11 items-center">
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden print:hidden">
      <ul className="sticky top-24 text-sm">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              className="block border-l border-rule py-1.5 pl-4 text-muted hover:border-ink hover:text-ink"
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** 2025-07-24 as "July 24, 2025". */
function dateText(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`))
}

export function Points({ points }: { points: readonly [claim: string, meaning: ReactNode][] }) {
  return (
    <dl className="grid gap-4">
      {points.map(([claim, meaning]) => (
        <div key={claim}>
          <dt className="font-medium">{claim}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

export function MailtoLink({ address }: { address: string }) {
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>
}
