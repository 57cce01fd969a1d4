import { useActionData, useLoaderData } from '@remix-run/react'
import { PreviewHandle, PreviewPosts, PreviewTopics } from '#app/contract/forms.ts'
import { type Preview, preview, previewNetwork, previewShows } from '#app/domain/preview/preview.ts'
import { publicTexts } from '#app/domain/preview/public-posts.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, showOnce } from '#app/http/doors/page.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { countedAs, previewExtent } from '#app/http/request/request-limits.ts'
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
    'Try it with your own posts · Warble',
    'Paste a few of your posts and see what Warble makes of them: your niche, your tone and what’s worth a reply today. No account needed, nothing saved.',
  )

export const handle = { scripts: island }

export const loader = page('public', ({ user }, services) => {
  const { id, name, publicPosts } = previewNetwork(services)
  return {
    viewer: viewerOf(user),
    network: name,
    shows: previewShows(services),
    reads_handles: publicPosts !== undefined,
    /** Its people are simulated. */
    practice: id === 'perch',
    language_model: services.site.language_model,
  }
})

const of = (services: RequestServices, context: RequestContext) => ({
  ...services,
  network: previewNetwork(services),
  visitor: countedAs(context),
})

export const action = forms('public', {
  preview: form(
    PreviewPosts,
    async ({ posts }, { context }, services) => {
      const extent = await previewExtent(services.db, services.clock.now())
      const found = await preview(of(services, context), { posts }, extent)
      return showOnce({ preview: found, given: posts.length, values: { posts: posts.join('\n\n') } }, [])
    },
    'preview',
  ),
  handle: form(
    PreviewHandle,
    async ({ handle }, { context }, services) => {
      const deps = of(services, context)
      const extent = await previewExtent(services.db, services.clock.now())
      const posts = await publicTexts(deps, handle, extent)
      return showOnce({ preview: await preview(deps, { posts }, extent), given: posts.length, values: { handle } }, [])
    },
    'preview',
  ),
  topics: form(
    PreviewTopics,
    async ({ topics }, { context }, services) => {
      const extent = await previewExtent(services.db, services.clock.now())
      const found = await preview(of(services, context), { topics }, extent)
      return showOnce({ preview: found, given: 0, values: { topics: topics.join(', ') } }, [])
    },
    'preview',
  ),
})

interface Shown {
  preview: Preview
  given: number
  values: { handle?: string; posts?: string; topics?: string }
}

export default function TryPage() {
  const { viewer, network, shows, reads_handles, practice, language_model } = useLoaderData<typeof loader>()
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
        values={shown?.values ?? {}}
        network={network}
        practice={practice}
        shows={shows}
        readsHandles={reads_handles}
        languageModel={language_model}
      />
    </SiteLayout>
  )
}
