import type { MetaFunction } from '@remix-run/node'
import { fail } from '#app/domain/failure.ts'
import { page } from '#app/http/page.ts'
import { Gallery } from '#app/ui/gallery.tsx'

export const meta: MetaFunction = () => [{ title: 'The pieces · Warble' }]

export const loader = page('public', (_visit, { site }) => {
  if (!site.development) fail('not_found')
  return null
})

export default function GalleryPage() {
  return <Gallery />
}
