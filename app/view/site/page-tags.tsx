import { createContext } from 'react'
import { isPublicPage } from '#app/view/site/pages.ts'

/** Of inline scripts; empty in the browser, which no longer needs it. */
export const NonceContext = createContext('')

interface PageTagsProps {
  /** null: unknown, since the root's loader failed. */
  origin: string | null
  path: string
  failed: boolean
}

const pictureText = 'Warble: it listens first, then it answers like you.'

/** Pages that are not public ask not to be indexed. */
export function PageTags({ origin, path, failed }: PageTagsProps) {
  const page = path.replace(/(?<=.)\/$/, '')
  if (!origin || failed || !isPublicPage(page)) return <meta name="robots" content="noindex" />
  const address = origin + page
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Warble" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/preview.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
