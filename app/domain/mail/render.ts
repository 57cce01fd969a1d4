import type { MailMessage } from '#app/adapters/mail/mail.ts'
import { type Block, blockHtml, blockText, escapeHtml, linkText } from '#app/domain/mail/blocks.ts'
import { unlinked } from '#app/domain/mail/unlinked.ts'

export interface MailParts {
  to: string
  subject: string
  /** In a list of mails, after the subject; without it, the first paragraph. */
  preview?: string
  paragraphs: string[]
  /** `lead` says where to type it. */
  code?: { lead: string; code: string }
  /** Between the paragraphs and the button. */
  blocks?: Block[]
  action?: { label: string; url: string }
  after?: Block[]
  footer: string
  unsubscribe?: string
}

/** Plain text and HTML: 600 px, one button. */
export function renderMail(parts: MailParts): MailMessage {
  const { to, footer, unsubscribe } = parts
  const subject = unlinked(parts.subject)
  const blocks = blocksOf(parts)
  const lines = [
    ...blocks.map(blockText),
    '-- ',
    footer,
    ...(unsubscribe ? [linkText({ label: 'Unsubscribe', url: unsubscribe })] : []),
  ]
  return { to, subject, text: `${lines.join('\n\n')}\n`, html: page({ ...parts, subject }, blocks) }
}

function blocksOf({ paragraphs, code, blocks = [], action, after = [] }: MailParts): Block[] {
  return [
    ...paragraphs.map((text) => ({ kind: 'text' as const, text })),
    ...(code ? [{ kind: 'code' as const, lead: code.lead, code: code.code }] : []),
    ...blocks,
    ...(action ? [{ kind: 'button' as const, label: action.label, url: action.url }] : []),
    ...after,
  ]
}

const font = "font-family:'Instrument Sans',Arial,Helvetica,sans-serif"

/** For mail programs with a dark theme, in the pages' colours, and for narrow ones. */
const styles = `@media (prefers-color-scheme:dark){.paper{background:#11140F!important}.surface{background:#181C16!important;border-color:#2B3028!important}.line{border-color:#2B3028!important}.ink{color:#ECEADF!important}.muted{color:#A6A493!important}.pine{color:#5CC6A1!important}.stroke{border-color:#5CC6A1!important}.edge{border-color:#7E7B6C!important}.clay{border-color:#F08A7B!important}.mark{border-color:#ECEADF!important}.fill{background:#5CC6A1!important;color:#11140F!important}.track{background:#4A4F45!important}}@media (max-width:480px){.surface{padding:22px 18px!important}.title{font-size:22px!important;line-height:28px!important}}`

/** The mark as on the pages, of borders. */
const stroke = (className: string, colour: string, size: string, sides: string) =>
  `<div class="${className}" style="${size};border:0 solid ${colour};${sides}"></div>`
const bowl = 'border-width:0 3px 3px;border-radius:0 0 6px 6px'
const logo = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td valign="bottom" style="padding-right:1px">${stroke('mark', '#1C1B17', 'width:8px;height:4px', 'border-left-width:3px')}${stroke('mark', '#1C1B17', 'width:5px;height:8px', bowl)}</td><td valign="bottom">${stroke('stroke', '#0E5A46', 'width:7px;height:6px', 'border-right-width:3px')}${stroke('stroke', '#0E5A46', 'width:4px;height:2px', bowl)}</td><td class="ink" style="padding-left:9px;font-size:18px;line-height:20px;font-weight:600;color:#1C1B17">Warble</td></tr></table>`

function page({ subject, preview, paragraphs, footer, unsubscribe }: MailParts, blocks: Block[]): string {
  const end = unsubscribe
    ? `<br><a class="pine" href="${escapeHtml(unsubscribe)}" style="color:#0E5A46">Unsubscribe</a>`
    : ''
  // The hidden text is the preview in a list of mails.
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${styles}</style></head>
<body class="paper" style="margin:0;background:#FAF7F0;${font}"><div style="display:none">${escapeHtml(unlinked(preview ?? paragraphs[0] ?? ''))}</div><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;text-align:left;${font}">
<tr><td style="padding:0 0 18px">${logo}</td></tr>
<tr><td class="surface" style="background:#FFFFFF;border:1px solid #E3DDCF;border-radius:8px;padding:30px 32px"><h1 class="ink title" dir="auto" style="margin:0 0 20px;font-size:26px;line-height:32px;font-weight:600;letter-spacing:-0.3px;color:#1C1B17">${escapeHtml(subject)}</h1>${blocks.map(blockHtml).join('')}</td></tr>
<tr><td class="muted" style="padding:16px 0;font-size:13px;line-height:20px;color:#5F5B50">${escapeHtml(footer)}${end}</td></tr>
</table></td></tr></table></body></html>`
}
