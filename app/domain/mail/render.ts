import type { MailMessage } from '#app/adapters/mail/mail.ts'

export interface MailParts {
  to: string
  subject: string
  /** Paragraphs of plain text. */
  paragraphs: string[]
  action?: { label: string; url: string }
  footer: string
}

/** Renders the same text as plain text and as HTML: the pages' colours, 600 px, one button. */
export function renderMail({ to, subject, paragraphs, action, footer }: MailParts): MailMessage {
  const lines = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), '-- ', footer]
  return { to, subject, text: `${lines.join('\n\n')}\n`, html: page(subject, paragraphs, action, footer) }
}

const font = "font-family:'Instrument Sans',Arial,Helvetica,sans-serif"

function page(subject: string, paragraphs: string[], action: MailParts['action'], footer: string): string {
  const body = paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:26px;color:#1C1B17;white-space:pre-line">${escapeHtml(text)}</p>`,
    )
    .join('')
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0E5A46;color:#FFFFFF;text-decoration:none;font-weight:600;font-size:16px;line-height:24px;padding:12px 20px;border-radius:6px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:#5F5B50">If the button does not work, open this address:<br><a href="${escapeHtml(action.url)}" style="color:#0E5A46;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FAF7F0;${font}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;text-align:left;${font}">
<tr><td style="padding:0 0 24px;font-size:20px;font-weight:600;color:#0E5A46">Warble</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E3DDCF;border-radius:8px;padding:32px">${body}${button}</td></tr>
<tr><td style="padding:16px 0;font-size:13px;line-height:20px;color:#5F5B50">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
