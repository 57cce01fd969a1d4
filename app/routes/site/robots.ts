import { textFile } from '#app/http/file.ts'

// Pages that anybody can open but nobody should find say noindex themselves: a crawler must be let in to read it.
const closed = ['/dashboard', '/onboarding', '/auth', '/api', '/events']

export const loader = textFile('text/plain', ({ origin }) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
)
