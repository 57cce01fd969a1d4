/** The sign-in screens are not hydrated; all of their forms work without this script. */
import { startPasswordToggle, startSending, startToast } from '#app/ui/enhance.ts'
import { startOfflineBar } from '#app/ui/offline-bar.ts'
import { startAddressCheck } from '#app/view/auth/address-check.ts'
import { startNewPassword } from '#app/view/auth/new-password-checks.ts'

const all = (selector: string) => document.querySelectorAll<HTMLElement>(selector)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

for (const input of document.querySelectorAll<HTMLInputElement>('input[name=time_zone]')) input.value = zone
for (const box of all('[data-password]')) startPasswordToggle(box)
for (const box of all('[data-new-password]')) startNewPassword(box)
for (const toast of all('[data-life]')) startToast(toast)
for (const form of document.forms) startAddressCheck(form)
startSending(document.querySelector<HTMLTemplateElement>('template[data-spinner]')?.content)
startOfflineBar()

// Back, after signing in, must not lead here again: the form's response adds an entry after this one.
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === 'post') history.replaceState(history.state, '', '/')
})
