import { startSite } from '#app/view/site/site-scripts.ts'

startSite()
openNamed()
addEventListener('hashchange', openNamed)

/** A link opens its answer, and the topic that it is in. */
function openNamed(): void {
  const named = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
  const around = [named?.closest('details'), named?.querySelector(':scope > details')]
  for (const part of around) if (part instanceof HTMLDetailsElement) part.open = true
  if (named?.closest('details')) named.scrollIntoView()
}
