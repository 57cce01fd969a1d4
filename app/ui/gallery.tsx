import { GalleryCharts } from '#app/ui/gallery-charts.tsx'
import { GalleryForms } from '#app/ui/gallery-forms.tsx'
import { GalleryRecords } from '#app/ui/gallery-records.tsx'
import { GalleryStates } from '#app/ui/gallery-states.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { iconNames } from '#app/ui/icon-names.ts'
import { SkipLink } from '#app/ui/link.tsx'
import { Logo, Mark } from '#app/ui/logo.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Specimen } from '#app/ui/specimen.tsx'

const colours = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['rule', 'bg-rule'],
  ['edge', 'bg-edge'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['pine', 'bg-pine'],
  ['marigold', 'bg-marigold'],
  ['clay', 'bg-clay'],
  ['slate', 'bg-slate'],
  ['pine-tint', 'bg-pine-tint'],
  ['marigold-tint', 'bg-marigold-tint'],
  ['clay-tint', 'bg-clay-tint'],
  ['slate-tint', 'bg-slate-tint'],
] as const

const scale = [
  ['text-display', 'It listens, then answers', 'text-display font-semibold'],
  ['text-title', 'It listens, then answers', 'text-title font-semibold'],
  ['text-3xl', '1,284 replies', 'text-3xl font-semibold figures'],
  ['text-2xl', 'Heading of a screen', 'text-2xl font-semibold'],
  ['text-lg', 'Heading of a section', 'text-lg font-semibold'],
  ['text-base', 'Body text, 16 on 26. Plain, short, specific.', 'text-base'],
  ['text-sm', 'Dense text, 14 on 20: tables, forms, the logbook.', 'text-sm'],
  ['text-xs', 'Notes, 12 on 16, never smaller.', 'text-xs text-muted'],
] as const

/** Every component in every state: the page to check after changing any of them. */
export function Gallery() {
  return (
    <>
      <SkipLink />
      <main id="main" className="wrap py-10">
        <PageHeader title="Pieces" description="Every piece in every state, in the theme of the page." />
        <Specimen title="Mark and colour">
          <div className="flex flex-wrap items-center gap-8">
            <Logo size="lg" />
            <Logo />
            <Mark size={64} />
            <Mark size={16} />
          </div>
          <ul className="mt-6 grid grid-cols-3 gap-3 sm:grid-cols-5">
            {colours.map(([name, background]) => (
              <li key={name} className="text-xs text-muted">
                <span className={`mb-1 block h-10 rounded-control border border-rule ${background}`} />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen title="Icons">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3 text-xs text-muted">
            {iconNames.map((name) => (
              <li key={name} className="flex items-center gap-2">
                <Icon name={name} size="md" className="text-ink" />
                {name}
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen title="Type">
          <dl className="grid gap-4">
            {scale.map(([name, sample, className]) => (
              <div key={name} className="grid items-baseline gap-x-6 sm:grid-cols-[7rem_1fr]">
                <dt className="text-xs text-muted">{name}</dt>
                <dd className={className}>{sample}</dd>
              </div>
            ))}
          </dl>
        </Specimen>
        <GalleryForms />
        <GalleryStates />
        <GalleryRecords />
        <GalleryCharts />
      </main>
    </>
  )
}
