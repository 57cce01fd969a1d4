import type { Page } from '@playwright/test'

export type Translator = 'wraps' | 'replaces'

/** Translates the page and what comes later, as browsers do: `font` elements around each text, or in its place with a copy. */
export async function translate(page: Page, how: Translator): Promise<void> {
  await page.evaluate((way) => {
    const own = new WeakSet<Node>()
    const untranslated = 'script, style, noscript, title, textarea, option, svg, font'
    const translateText = (text: Text) => {
      if (own.has(text) || !text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const shown = way === 'wraps' ? text : document.createTextNode(text.data)
      own.add(shown)
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(shown)
    }
    const translateAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found = root instanceof Text ? [root] : []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      for (const text of found) translateText(text)
    }
    translateAll(document.body)
    document.documentElement.classList.add('translated-ltr')
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  }, how)
}
