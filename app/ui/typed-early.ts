const typed = new WeakMap<EventTarget, string>()

/**
 * Remembers what is typed into text areas: while React 18 hydrates one that has a default text, it sets it back to that
 * text. A page's modules run before it is hydrated.
 */
function rememberTyped(): void {
  for (const area of document.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) typed.set(area, area.value)
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement) typed.set(target, target.value)
    },
    { capture: true },
  )
}

/** A ref for text areas: puts back what was typed before hydration, as if it were typed now. */
export function restoreTyped(area: HTMLTextAreaElement | null): void {
  const text = area ? typed.get(area) : undefined
  if (!area || text === undefined || area.value === text) return
  // React replaces the element's own setter, and would then ignore the event.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  queueMicrotask(() => area.dispatchEvent(new Event('input', { bubbles: true })))
}

if (typeof document !== 'undefined') rememberTyped()
