/** Nothing else in an answer becomes a link. "the plan page (/dashboard/plan)" is a link with those words. */
const page = new RegExp(
  [
    String.raw`(?:(“[\w ?]{1,30}”|(?<![\w-])(?:[Tt]he |[Yy]our |Settings > )?[\w-]{1,30}(?: (?:page|people|again))?) \()?(?<![\w./:-])`,
    String.raw`(\/(?:onboarding\?step=[123]|contact|pricing|privacy|terms|about|api\/docs|affiliates|try|login|signup|forgot-password`,
    String.raw`|dashboard(?:\/(?:plan|support|activity|analytics|queue|inbox|people|voice|notices`,
    String.raw`|settings(?:\/(?:bot|notifications|security))?))?))(?![\w/-])\)?`,
  ].join(''),
  'g',
)

interface Link {
  words: string
  path: string
}

export function linksIn(text: string): (string | Link)[] {
  const parts: (string | Link)[] = []
  let from = 0
  for (const found of text.matchAll(page)) {
    const [whole, words, path = ''] = found
    // A parenthesis that holds more than the path stays.
    const named = words !== undefined && whole.endsWith(')')
    const start = found.index + (named ? 0 : whole.indexOf(path))
    parts.push(text.slice(from, start), { words: named ? words : path, path })
    from = named ? found.index + whole.length : start + path.length
  }
  return [...parts, text.slice(from)]
}
