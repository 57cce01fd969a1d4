import { textFile } from '#app/http/doors/page.ts'

// Other pages say noindex themselves: a crawler must be able to read it.
const closed = ['/dashboard', '/onboarding', '/auth', '/api', '/events']

export const loader = textFile('text/plain', ({ origin }) =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n'),
)
