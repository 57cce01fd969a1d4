import { startToast } from '#app/ui/enhance.ts'
import { startChat } from '#app/view/site/chat-island.ts'

/** Everything of the public pages works without it, the chat as a link to /contact. */
export function startSite(): void {
  startMenus()
  startThemeSwitch()
  startChat()
  for (const toast of document.querySelectorAll<HTMLElement>('[data-life]')) startToast(toast)
}

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

/** Without reloading the page: what is typed on it stays. */
function startThemeSwitch(): void {
  addEventListener('submit', async (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement && submitter instanceof HTMLButtonElement && submitter.name === 'theme'))
      return
    event.preventDefault()
    const body = new URLSearchParams({ next: '/', theme: submitter.value })
    const { type } = await fetch(form.action, { method: 'post', body, redirect: 'manual' }).catch(() =>
      Response.error(),
    )
    if (type === 'error') return
    showTheme(submitter.value)
    for (const button of form.querySelectorAll('button'))
      button.setAttribute('aria-pressed', String(button === submitter))
  })
}

function showTheme(theme: string): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  const setMeta = (name: string, content: string) => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>(`meta[name=${name}]`)) meta.content = content
  }
  setMeta('color-scheme', theme === 'system' ? 'light dark' : theme)
  setMeta('theme-color', getComputedStyle(document.body).backgroundColor)
}
