const typed = new WeakMap<EventTarget, string>()

/** React 18 resets a text area with a default text when it hydrates it; modules run before that. */
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

/** A ref that restores what was typed before hydration, and fires its event. */
export function restoreTyped(area: HTMLTextAreaElement | null): void {
  const text = area ? typed.get(area) : undefined
  if (!area || text === undefined || area.value === text) return
  // React replaces the element's own setter, and would then ignore the event.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  queueMicrotask(() => area.dispatchEvent(new Event('input', { bubbles: true })))
}

if (typeof document !== 'undefined') rememberTyped()
