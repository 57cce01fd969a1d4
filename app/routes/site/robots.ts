import { textFile } from '#app/http/doors/page.ts'

// Pages that are open but should not be indexed say noindex themselves: a crawler must be able to read it.
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
