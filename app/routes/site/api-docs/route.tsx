import { useLoaderData } from '@remix-run/react'
import { page } from '#app/http/doors/page.ts'
import { TextLink } from '#app/ui/link.tsx'
import { type Chapter, Document } from '#app/view/site/document.tsx'
import island from '#app/view/site/island.ts?worker&url'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { EmptyPage, Rules } from './beginning.tsx'
import { PreparedCalls } from './calls.tsx'
import { Fields } from './fields.tsx'
import { type PreparedReference, preparedReference } from './prepared.tsx'

export const meta = () =>
  pageMeta(
    'API · Warble',
    'Every call that a program can make to Warble: what it takes, what it returns, and which errors it can give.',
  )

export const handle = { scripts: island }

export const loader = page('public', ({ user }, { site }) => ({
  viewer: viewerOf(user),
  origin: site.origin,
  reference: preparedReference(site.origin),
}))

export default function ApiDocs() {
  const { viewer, origin, reference } = useLoaderData<typeof loader>()
  return (
    <Document
      wide
      viewer={viewer}
      title="Warble’s API"
      lead={
        <>
          Every call that a program can make: what it takes, what it returns, and which errors it can give. The same for
          machines: <TextLink href="/api/openapi.json">OpenAPI 3.1</TextLink>.
        </>
      }
      chapters={chaptersOf(origin, reference)}
    />
  )
}

function chaptersOf(origin: string, { groups, shapes }: PreparedReference): Chapter[] {
  const names = new Set(shapes.map(({ name }) => name))
  return [
    { id: 'beginning', title: 'Getting started', content: <EmptyPage origin={origin} /> },
    { id: 'rules', title: 'What applies to every call', content: <Rules /> },
    ...groups.map(({ id, title, html }) => ({ id, title, content: <PreparedCalls html={html} /> })),
    {
      id: 'shapes',
      title: 'Shapes',
      content: shapes.map(({ name, fields }) => (
        <section key={name} id={name} className="grid gap-2.5 pt-4">
          <h3 className="font-mono font-medium">{name}</h3>
          <Fields fields={fields} shapes={names} optional={false} />
        </section>
      )),
    },
  ]
}
