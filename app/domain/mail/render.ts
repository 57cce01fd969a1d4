import type { MailMessage } from '#app/adapters/mail/mail.ts'

export interface MailParts {
  to: string
  subject: string
  paragraphs: string[]
  /** `lead` says where to type it. */
  code?: { lead: string; code: string }
  bars?: Bar[]
  action?: { label: string; url: string }
  footer: string
  unsubscribe?: string
}

export interface Bar {
  label: string
  value: number
}

/** Plain text and HTML: 600 px, one button. */
export function renderMail(parts: MailParts): MailMessage {
  const { to, subject, paragraphs, code, bars = [], action, footer, unsubscribe } = parts
  const lines = [
    ...paragraphs,
    ...(code ? [`${code.lead}: ${code.code}`] : []),
    ...(bars.length > 0 ? [barLines(bars)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    '-- ',
    footer,
    ...(unsubscribe ? [`Unsubscribe:\n${unsubscribe}`] : []),
  ]
  return { to, subject, text: `${lines.join('\n\n')}\n`, html: page(parts) }
}

const font = "font-family:'Instrument Sans',Arial,Helvetica,sans-serif"
const widest = { signs: 24, pixels: 300 }

function barLines(bars: Bar[]): string {
  const peak = Math.max(1, ...bars.map(({ value }) => value))
  const wide = Math.max(...bars.map(({ label }) => label.length))
  return bars
    .map(
      ({ label, value }) => `${label.padEnd(wide)}  ${'#'.repeat(Math.round((value / peak) * widest.signs))} ${value}`,
    )
    .join('\n')
}

/** For mail programs with a dark theme, in the pages' colours. */
const dark = `@media (prefers-color-scheme:dark){.paper{background:#11140F!important}.surface{background:#181C16!important;border-color:#2B3028!important}.ink{color:#ECEADF!important}.muted{color:#A6A493!important}.pine{color:#5CC6A1!important}.fill{background:#5CC6A1!important;color:#11140F!important}}`

/** As table cells: mail programs support neither SVG nor page styles. */
function barTable(bars: Bar[]): string {
  const peak = Math.max(1, ...bars.map(({ value }) => value))
  const cell = 'padding:3px 0;font-size:14px;line-height:18px'
  const rows = bars.map(({ label, value }) => {
    const width = Math.round((value / peak) * widest.pixels)
    const bar =
      width === 0 ? '' : `<td class="fill" width="${width}" style="background:#0E5A46;font-size:0">&nbsp;</td>`
    return `<tr><td class="muted" width="110" style="${cell};color:#5F5B50">${escapeHtml(label)}</td><td style="${cell}"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${bar}<td class="ink" style="padding:0 8px;font-size:14px;line-height:18px;color:#1C1B17">${value}</td></tr></table></td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

function page({ subject, paragraphs, code, bars = [], action, footer, unsubscribe }: MailParts): string {
  const body = paragraphs
    .map(
      (text) =>
        `<p class="ink" dir="auto" style="margin:0 0 16px;font-size:16px;line-height:26px;color:#1C1B17;white-space:pre-line">${isolated(escapeHtml(text))}</p>`,
    )
    .join('')
  const typed = code
    ? `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:26px;color:#1C1B17">${escapeHtml(code.lead)}:<br><strong style="font-size:28px;line-height:40px;font-weight:600;letter-spacing:4px">${escapeHtml(code.code)}</strong></p>`
    : ''
  const chart = bars.length > 0 ? barTable(bars) : ''
  const button = action
    ? `<p style="margin:24px 0"><a class="fill" href="${escapeHtml(action.url)}" style="display:inline-block;background:#0E5A46;color:#FFFFFF;text-decoration:none;font-weight:600;font-size:16px;line-height:24px;padding:12px 20px;border-radius:6px">${escapeHtml(action.label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:20px;color:#5F5B50">If the button doesn’t work, open this link:<br><a class="pine" href="${escapeHtml(action.url)}" style="color:#0E5A46;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : ''
  const end = unsubscribe
    ? `<br><a class="pine" href="${escapeHtml(unsubscribe)}" style="color:#0E5A46">Unsubscribe</a>`
    : ''
  // The hidden text is the preview in a list of mails.
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${dark}</style></head>
<body class="paper" style="margin:0;background:#FAF7F0;${font}"><div style="display:none">${escapeHtml(paragraphs[0] ?? '')}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;text-align:left;${font}">
<tr><td class="pine" style="padding:0 0 24px;font-size:20px;font-weight:600;color:#0E5A46">Warble</td></tr>
<tr><td class="surface" style="background:#FFFFFF;border:1px solid #E3DDCF;border-radius:8px;padding:32px"><h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:600;color:#1C1B17">${escapeHtml(subject)}</h1>${body}${typed}${chart}${button}</td></tr>
<tr><td class="muted" style="padding:16px 0;font-size:13px;line-height:20px;color:#5F5B50">${escapeHtml(footer)}${end}</td></tr>
</table></td></tr></table></body></html>`
}

/** What people wrote keeps its own direction within a sentence of ours. */
const isolated = (html: string) => html.replace(/(?<=“)[^“”]+(?=”)/g, (quoted) => `<bdi dir="auto">${quoted}</bdi>`)

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
