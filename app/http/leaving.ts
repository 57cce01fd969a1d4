/**
 * Leads on to another site after a form of ours. A redirect would not do: `form-action` in our pages' policy holds for
 * where a form's answer leads, and a company's provider may lead on to any other site.
 */
export function leaving(to: URL, label: string, cookie: string): Response {
  const address = escaped(to.href)
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Going on to ${escaped(label)}</title>
</head>
<body><p><a href="${address}">Go on to ${escaped(label)}</a></p></body>
</html>
`
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'set-cookie': cookie },
  })
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
