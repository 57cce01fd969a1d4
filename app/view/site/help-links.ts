/**
 * Pages of ours that an answer may link to; nothing else in it becomes a link. "the plan page (/dashboard/plan)" is
 * shown as a link with those words, a bare path as itself.
 */
const page = new RegExp(
  [
    String.raw`(?:((?<![\w-])(?:the |your |Settings > )?[\w-]{1,30}(?: (?:page|people|again))?) \()?(?<![\w./:-])`,
    String.raw`(\/(?:onboarding\?step=[23]|contact|pricing|privacy|affiliates|try|signup|forgot-password`,
    String.raw`|dashboard(?:\/(?:plan|support|activity|analytics|queue|inbox`,
    String.raw`|settings(?:\/(?:bot|voice|targets|notifications|security))?))?))(?![\w/-])\)?`,
  ].join(''),
  'g',
)

interface Link {
  words: string
  path: string
}

/** The text in parts, with its links to pages. */
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
