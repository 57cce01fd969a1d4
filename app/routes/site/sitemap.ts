import { textFile } from '#app/http/doors/page.ts'
import { publicPages } from '#app/view/site/pages.ts'

export const loader = textFile('application/xml', ({ origin }) => {
  const urls = publicPages.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
})
