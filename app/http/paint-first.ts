/**
 * Has a page load its scripts once it is painted, so that they take neither bandwidth from its stylesheet and font nor
 * the processor from its layout. The framework finds the elements that it rendered.
 */
export function paintFirst(html: string, nonce: string): string {
  const at = html.indexOf('<link rel="modulepreload" href=')
  const waiting = html
    .slice(at)
    .replaceAll('<link rel="modulepreload" href=', '<link rel="later" href=')
    .replace(' type="module" async="">', ' type="later">')
  return `${html.slice(0, at)}${waiting}<script nonce="${nonce}">${startLater}</script>`
}

/** A page in a hidden tab is not painted. */
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
