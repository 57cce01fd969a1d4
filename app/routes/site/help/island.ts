import { startSite } from '#app/view/site/site-scripts.ts'

startSite()
openNamed()
addEventListener('hashchange', openNamed)

/** A link to an answer opens it. */
function openNamed(): void {
  const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
  const answer = named?.querySelector('details')
  if (!named || !answer || named.tagName === 'SECTION') return
  answer.open = true
  named.scrollIntoView()
}
