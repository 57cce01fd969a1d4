/** Delays scripts until after the first paint. The elements stay in place, as hydration expects. */
export function paintFirst(html: string, nonce: string): string {
  const at = html.indexOf('<link rel="modulepreload" href=')
  const waiting = html
    .slice(at)
    .replaceAll('<link rel="modulepreload" href=', '<link rel="later" href=')
    .replace(' type="module" async="">', ' type="later">')
  return `${html.slice(0, at)}${waiting}<script nonce="${nonce}">${startLater}</script>`
}

/** Starts at once in a hidden tab, which is never painted. */
const startLater = `{
const start = () => {
for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
const waiting = document.querySelector('script[type=later]');
const script = document.createElement('script');
script.type = 'module';
script.nonce = waiting.nonce;
script.textContent = waiting.textContent;
waiting.replaceWith(script);
};
document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
}`
