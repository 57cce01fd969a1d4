import { startSending } from '#app/ui/enhance.ts'
import { startSite } from '#app/view/site/site-scripts.ts'
import { postsInArchive } from './archive.ts'

startSite()
startArchive()
startSending(document.querySelector<HTMLTemplateElement>('template[data-spinner]')?.content)

/** Reads the chosen archive in the browser; the file itself is never sent. */
function startArchive(): void {
  const box = document.querySelector<HTMLElement>('[data-archive]')
  const input = box?.querySelector('input')
  const status = box?.querySelector('[role=status]')
  const posts = document.querySelector<HTMLTextAreaElement>('textarea[name=posts]')
  if (!box || !input || !status || !posts) return
  box.hidden = false
  input.addEventListener('change', async () => {
    const file = input.files?.[0]
    if (!file) return
    status.textContent = 'Reading the file...'
    const found = await file.text().then(postsInArchive, () => [])
    if (found.length > 0) posts.value = found.join('\n\n')
    status.textContent =
      found.length > 0
        ? `Your latest ${found.length === 1 ? 'post is' : `${found.length} posts are`} in the box. Nothing has been sent yet.`
        : 'We couldn’t find your posts in this file. Choose tweets.js in your archive’s data folder.'
  })
}
