/** Not a real redirect: `form-action` in our policy would block it, since a provider may redirect anywhere. */
export function redirectPage(to: URL, label: string, cookie?: string): Response {
  const address = escaped(to.href)
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Redirecting to ${escaped(label)}</title>
</head>
<body><p><a href="${address}">Continue to ${escaped(label)}</a></p></body>
</html>
`
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  if (cookie) headers.set('set-cookie', cookie)
  return new Response(body, { headers })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)
