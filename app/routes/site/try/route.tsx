import { useActionData, useLoaderData } from '@remix-run/react'
import { PreviewAbout, PreviewPosts } from '#app/contract/forms.ts'
import { type Preview, preview, previewNetwork, previewShows } from '#app/domain/preview/preview.ts'
import { pasted, type Subject, subjectOf } from '#app/domain/preview/subject.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, showOnce } from '#app/http/doors/page.ts'
import { previewExtent } from '#app/http/request/request-limits.ts'
import type { RequestServices } from '#app/services.ts'
import type { FormResult } from '#app/ui/form.tsx'
import { pageMeta } from '#app/view/site/pages.ts'
import { viewerOf } from '#app/view/site/site-facts.ts'
import { SiteLayout } from '#app/view/site/site-layout.tsx'
import { TryForm } from '#app/view/site/try-form.tsx'
import island from './island.ts?worker&url'
import { PreviewResult } from './result.tsx'

export const meta = () =>
  pageMeta(
    'Try it now · Warble',
    'Enter a handle or a topic and read three replies that Warble would draft today. No account needed, nothing saved, nothing posted.',
  )

export const handle = { scripts: island }

export const loader = page('public', ({ user }, services) => {
  const { id, name } = previewNetwork(services)
  return {
    viewer: viewerOf(user),
    network: name,
    shows: previewShows(services),
    /** Its people are simulated. */
    practice: id === 'perch',
    language_model: services.site.language_model,
  }
})

export const action = forms('public', {
  look: form(
    PreviewAbout,
    async ({ about }, _visit, services) => {
      const subject = await subjectOf({ ...services, network: previewNetwork(services) }, about)
      return showOnce(await shownFor(services, subject, { about, posts: '' }), [])
    },
    'preview',
  ),
  preview: form(
    PreviewPosts,
    async ({ posts }, _visit, services) =>
      showOnce(await shownFor(services, pasted(posts), { about: '', posts: posts.join('\n\n') }), []),
    'preview',
  ),
})

async function shownFor(services: RequestServices, subject: Subject, values: Shown['values']): Promise<Shown> {
  const extent = await previewExtent(services.db, services.clock.now())
  const found = await preview({ ...services, network: previewNetwork(services) }, subject, extent)
  return { preview: found, given: subject.texts.length, values }
}

interface Shown extends Record<string, unknown> {
  preview: Preview
  given: number
  values: { about: string; posts: string }
}

export default function TryPage() {
  const { viewer, network, shows, practice, language_model } = useLoaderData<typeof loader>()
  const result = useActionData() as Shown | FormResult | undefined
  const shown = result && 'preview' in result ? result : null
  return (
    <SiteLayout viewer={viewer}>
      {shown && (
        <PreviewResult
          preview={shown.preview}
          given={shown.given}
          network={{ name: network, practice }}
          languageModel={language_model}
          signedIn={viewer !== null}
        />
      )}
      <TryForm
        again={shown !== null}
        actionData={shown ? undefined : (result as FormResult | undefined)}
        values={shown?.values}
        network={network}
        shows={shows}
        languageModel={language_model}
      />
    </SiteLayout>
  )
}
