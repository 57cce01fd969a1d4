import { useLoaderData } from '@remix-run/react'
import { helpGroups } from '#app/content/help/groups.ts'
import { supportQuestions } from '#app/content/help/index.ts'
import { helpSlug } from '#app/content/help/slug.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
import { searchHelp } from '#app/domain/support/search.ts'
import { page } from '#app/http/doors/page.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import { FoundHelp, HelpItem, HelpSearch } from '#app/view/site/help-search.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { SiteLayout } from '#app/view/site/site-layout.tsx'
import { counted } from '#app/view/text.ts'
import island from './island.ts?worker&url'

export const meta = () =>
  pageMeta('Help · Warble', 'Every question that Warble’s help answers: setup, limits, safety, plans and payment.')

export const handle = { scripts: island, query: ['q'] }

export const loader = page('public', ({ user, url }) => {
  const query = truncateAtGrapheme(url.searchParams.get('q')?.trim() ?? '', 100)
  const asked = supportQuestions.map(({ asks }) => asks)
  return { viewer: viewerOf(user), query, found: query ? searchHelp(query) : null, groups: helpGroups, asked }
})

export default function HelpPage() {
  const { viewer, query, found, groups, asked } = useLoaderData<typeof loader>()
  return (
    <SiteLayout viewer={viewer}>
      <div className="wrap grid gap-x-20 gap-y-10 py-14 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-20">
        <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:h-fit">
          <h1 className="text-title font-semibold">Help</h1>
          <nav aria-label="Topics" className="text-sm">
            <ul className="flex flex-wrap gap-x-5 lg:grid">
              {groups.map(({ title }) => (
                <li key={title}>
                  <Anchor
                    href={`/help#${helpSlug(title)}`}
                    className="flex min-h-9 items-center text-muted hover:text-ink pointer-coarse:min-h-11"
                  >
                    {title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-sm text-muted max-lg:hidden">
            Not here? Ask the chat, or <TextLink href="/contact">write to us</TextLink>.
          </p>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <HelpSearch action="/help" query={query} className="max-w-xl" />
          {found && (
            <section aria-labelledby="found" className="grid gap-4">
              <h2 id="found" className="text-xl font-semibold">
                {found.length > 0 ? `${counted(found.length, 'answer')} for “${query}”` : 'Nothing found'}
              </h2>
              <FoundHelp query={query} found={found} />
              <p className="text-sm">
                <TextLink href="/help">All help topics</TextLink>
              </p>
            </section>
          )}
          {!found && (
            <section aria-labelledby="first" className="grid gap-3 border-t border-rule pt-6">
              <h2 id="first" className="text-xl font-semibold">
                Start here
              </h2>
              <ul className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2">
                {asked.map((topic) => (
                  <li key={topic}>
                    <TextLink href={`/help#${helpSlug(topic)}`}>{topic}</TextLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!found &&
            groups.map(({ title, entries }) => (
              <details key={title} className="border-t border-rule pt-4">
                <summary className="flex flex-wrap items-baseline gap-x-3">
                  <Icon name="chevron-down" className="-rotate-90 in-[[open]>summary]:rotate-0" />
                  <h2 className="text-xl font-semibold">{title}</h2>
                  <span className="text-sm text-muted">{counted(entries.length, 'answer')}</span>
                  <span className="ml-7 basis-full text-sm text-muted">
                    {entries
                      .slice(0, 3)
                      .map(({ topic }) => topic)
                      .join(' ')}
                  </span>
                </summary>
                <div id={helpSlug(title)} className="mt-4 scroll-mt-24">
                  <Accordion>
                    {entries.map((entry) => (
                      <HelpItem key={entry.topic} {...entry} level="h3" />
                    ))}
                  </Accordion>
                </div>
              </details>
            ))}
        </div>
      </div>
    </SiteLayout>
  )
}
