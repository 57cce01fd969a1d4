/**
 * A browser's translation puts elements around or in place of the text nodes that React holds, and React's next change would
 * fail on them (facebook/react#11538). Here the change finds what stands in their place.
 */
export function followTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = inPlaceOf(child, this)
    if (there === child) return removeChild.call(this, child) as Child
    // Anything else in there is not ours to remove.
    if (there?.textContent === child.textContent || !there?.contains(child)) there?.parentNode?.removeChild(there)
    else child.parentNode?.removeChild(child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next && inPlaceOf(next, this)) as Child
  }
  replaced.observe(document, { childList: true, subtree: true })
}

const translations = new WeakMap<Node, Element>()
const originals = new WeakMap<Element, Node>()

const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font' && !originals.has(node)

function inPlaceOf(child: Node, parent: Node): Node | null {
  let at: Node | null = translations.get(child) ?? child
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

const replaced = new MutationObserver((changes) => {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    for (const node of addedNodes) if (node.isConnected) forget(node)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue
      const translation = [...addedNodes, nextSibling, previousSibling].find(isTranslation)
      if (!translation) continue
      translations.set(text, translation)
      originals.set(translation, text)
      rewritten.observe(text, { characterData: true })
    }
  }
})

/** React has moved the text: its translation is not there as well. */
function forget(text: Node): void {
  translations.get(text)?.remove()
  translations.delete(text)
}

/** React has changed a text that is not on the page: the page shows it again, and the browser translates it anew. */
const rewritten = new MutationObserver((changes) => {
  for (const { target } of changes) {
    translations.get(target)?.replaceWith(target)
    translations.delete(target)
  }
})
