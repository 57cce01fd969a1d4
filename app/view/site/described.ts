import type { MetaDescriptor } from '@remix-run/react'

/** What a page says about itself to browsers, search engines and those who share it. */
export function described(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}
