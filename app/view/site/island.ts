/** The only script of the public pages. Everything on them works without it, the chat as a link to /contact. */
import { startToast } from '#app/ui/enhance.ts'
import { startChat } from '#app/view/site/chat-island.ts'

startMenus()
startChat()
for (const toast of document.querySelectorAll<HTMLElement>('[data-life]')) startToast(toast)

/** The header's menus close on Escape, on a click elsewhere, and once an item was chosen. */
function startMenus(): void {
  const open = () => document.querySelector<HTMLDetailsElement>('header details[open]')
  document.addEventListener('click', ({ target }) => {
    const menu = open()
    if (!menu || !(target instanceof Element)) return
    if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    const menu = open()
    if (key !== 'Escape' || !menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
