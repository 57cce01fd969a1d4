import { scriptsOffEvent } from '#app/ui/script-fallback.ts'

/** Delays scripts until after the first paint. The elements stay in place, as hydration expects. */
export function paintFirst(html: string, nonce: string): string {
  const at = html.indexOf('<link rel="modulepreload" href=')
  const waiting = html
    .slice(at)
    .replaceAll('<link rel="modulepreload" href=', '<link rel="later" href=')
    .replace(' type="module" async="">', ' type="later">')
  return `${html.slice(0, at)}${waiting}<script nonce="${nonce}">${startLater}</script>`
}

/**
 * What the scripts call and only newer engines have: Chrome and Edge from 111, Firefox from 128, Safari from 16.4, as the
 * stylesheet's framework. All others keep the page as it works without scripts.
 */
export const needed = [
  '[].at',
  '[].findLast',
  '[].toSorted',
  "''.replaceAll",
  'Object.hasOwn',
  'AbortSignal.timeout',
  'HTMLFormElement.prototype.requestSubmit',
  'HTMLDialogElement.prototype.showModal',
  'TextEncoderStream',
  'EventSource',
  'CSS.registerProperty',
]

/** Starts at once in a hidden tab, which is never painted. */
const startLater = `{
const plain = () => {
const page = document.documentElement;
if (page.dataset.scripts) return;
page.dataset.scripts = 'none';
for (const instead of document.querySelectorAll('noscript'))
instead.replaceWith(document.createRange().createContextualFragment(instead.textContent));
};
const has = (feature) => { try { return feature() } catch { return false } };
const start = () => {
if (!has(() => ${needed.join(' && ')})) return plain();
addEventListener('${scriptsOffEvent}', plain);
addEventListener('error', ({ filename }) => { if (!window.__remixRouter && String(filename).startsWith(location.origin + '/assets/')) plain() });
addEventListener('unhandledrejection', () => { if (!window.__remixRouter) plain() });
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
const waiting = document.querySelector('script[type=later]');
const script = document.createElement('script');
script.type = 'module';
script.nonce = waiting.nonce;
script.textContent = waiting.textContent;
script.onerror = plain;
waiting.replaceWith(script);
};
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
}`
