import { unlinked } from '#app/domain/mail/unlinked.ts'

/** What mails are made of; each has a plain form of its own. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; lead: string; code: string }
  /** `theirs` is someone else's words, `ours` the user's, `draft` not sent yet. */
  | { kind: 'quote'; side: 'theirs' | 'ours' | 'draft' | 'complaint'; who: string; note?: string; text: string }
  | { kind: 'rows'; rows: Row[] }
  | { kind: 'bars'; bars: Bar[] }
  | { kind: 'links'; links: Link[] }
  | { kind: 'button'; label: string; url: string }

export interface Row {
  who: string
  text: string
  note?: string
  url: string
}

interface Bar {
  label: string
  value: number
  /** The part of the value shown in green; absent: all of it. */
  part?: number
}

export interface Link {
  label: string
  url: string
}

const widest = { characters: 24, pixels: 190 }
const ink = 'color:#1C1B17'
const muted = 'color:#5F5B50'
const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"'

export function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'heading':
      return block.text
    case 'code':
      return `${block.lead}: ${block.code}`
    case 'quote':
      return `${unlinked(block.who)}${noteText(block)}: “${inOneParagraph(unlinked(block.text))}”`
    case 'rows':
      return block.rows.map(rowText).join('\n\n')
    case 'bars':
      return barLines(block.bars)
    case 'links':
      return block.links.map(linkText).join('\n\n')
    case 'button':
      return linkText(block)
  }
}

/** So that no one's words look like a part of the mail. */
const inOneParagraph = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n  ')

/** “@mia wrote”, but “You, by the bot”. */
const noteText = ({ side, note }: { side: string; note?: string }) =>
  note ? `${side === 'ours' || side === 'draft' ? ',' : ''} ${note}` : ''

const rowText = ({ who, text, note, url }: Row) =>
  `${unlinked(who)}: “${inOneParagraph(unlinked(text))}”${note ? `\n${note}` : ''}\n${url}`

export const linkText = ({ label, url }: Link) => `${label}:\n${url}`

const valueText = ({ value, part }: Bar) => (part === undefined ? String(value) : `${part} of ${value}`)

function barLines(bars: Bar[]): string {
  const peak = Math.max(1, ...bars.map(({ value }) => value))
  const wide = Math.max(...bars.map(({ label }) => label.length))
  const characters = (count: number) => Math.round((count / peak) * widest.characters)
  return bars
    .map((bar) => {
      const part = characters(bar.part ?? bar.value)
      const line = '#'.repeat(part) + '-'.repeat(characters(bar.value) - part)
      return `${bar.label.padEnd(wide)}  ${line} ${valueText(bar)}`
    })
    .join('\n')
}

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" dir="auto" style="margin:0 0 16px;font-size:16px;line-height:26px;${ink};white-space:pre-line;word-break:break-word;overflow-wrap:anywhere">${isolated(escapeHtml(block.text))}</p>`
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 10px;font-size:16px;line-height:24px;font-weight:600;${ink}">${escapeHtml(block.text)}</h2>`
    case 'code':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:26px;${ink}">${escapeHtml(block.lead)}:<br><strong style="font-size:28px;line-height:40px;font-weight:600;letter-spacing:4px">${escapeHtml(block.code)}</strong></p>`
    case 'quote':
      return quoteHtml(block)
    case 'rows':
      return `${table} style="margin:0 0 16px">${block.rows.map(rowHtml).join('')}</table>`
    case 'bars':
      return barTable(block.bars)
    case 'links':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:22px;${muted}">${block.links.map(linkHtml).join('<br>')}</p>`
    case 'button':
      return `<p style="margin:24px 0"><a class="fill" href="${escapeHtml(block.url)}" style="display:inline-block;background:#0E5A46;color:#FFFFFF;text-decoration:none;font-weight:600;font-size:16px;line-height:24px;padding:12px 20px;border-radius:6px">${escapeHtml(block.label)}</a></p>`
  }
}

const linkHtml = ({ label, url }: Link) =>
  `<a class="pine" href="${escapeHtml(url)}" style="color:#0E5A46">${escapeHtml(label)}</a>`

const strokes = {
  theirs: ['edge', '#8A8371'],
  ours: ['stroke', '#0E5A46'],
  draft: ['stroke', '#0E5A46'],
  complaint: ['clay', '#B23A2E'],
} as const

/** The stroke says whose words these are, as everywhere in the product. */
function quoteHtml({ side, who, note, text }: Extract<Block, { kind: 'quote' }>): string {
  const [name, colour] = strokes[side]
  const isDraft = side === 'draft'
  const cell = `border-left:2px solid ${colour};padding:${isDraft ? '10px 14px;background:#FAF7F0' : '0 0 0 14px'}`
  return `${table} style="margin:0 0 14px"><tr><td class="${name}${isDraft ? ' paper' : ''}" style="${cell}"><p class="muted" style="margin:0;font-size:14px;line-height:20px;${muted}"><strong class="ink" style="font-weight:600;${ink}">${escapeHtml(unlinked(who))}</strong>${note ? ` ${escapeHtml(note)}` : ''}</p><p class="ink" dir="auto" style="margin:2px 0 0;font-size:16px;line-height:24px;${ink};white-space:pre-line">${escapeHtml(unlinked(text))}</p></td></tr></table>`
}

function rowHtml({ who, text, note, url }: Row): string {
  const cell = 'padding:9px 0;border-top:1px solid #E3DDCF;font-size:15px;line-height:22px'
  const more = note ? `<br><span class="muted" style="font-size:13px;${muted}">${escapeHtml(note)}</span>` : ''
  return `<tr><td class="ink line" style="${cell};${ink}"><strong style="font-weight:600">${escapeHtml(unlinked(who))}</strong> <bdi dir="auto">“${escapeHtml(unlinked(text))}”</bdi>${more}</td><td class="line" align="right" valign="top" width="70" style="${cell}">${linkHtml({ label: 'Open', url })}</td></tr>`
}

/** As table cells: mail programs support neither SVG nor page styles. */
function barTable(bars: Bar[]): string {
  const peak = Math.max(1, ...bars.map(({ value }) => value))
  const cell = 'padding:3px 0;font-size:14px;line-height:18px'
  const rows = bars.map((bar) => {
    const pixels = (count: number) => Math.round((count / peak) * widest.pixels)
    const part = pixels(bar.part ?? bar.value)
    const rest = pixels(bar.value) - part
    return `<tr><td class="muted" width="60" style="${cell};${muted}">${escapeHtml(bar.label)}</td><td style="${cell}"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${barHtml('fill', '#0E5A46', part)}${barHtml('track', '#D5CDBA', rest)}<td class="ink" style="padding:0 8px;font-size:14px;line-height:18px;white-space:nowrap;${ink}">${valueText(bar)}</td></tr></table></td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
}

const barHtml = (name: string, colour: string, width: number) =>
  width === 0 ? '' : `<td class="${name}" width="${width}" style="background:${colour};font-size:0">&nbsp;</td>`

/** What people wrote keeps its own direction within a sentence of ours. */
const isolated = (html: string) => html.replace(/(?<=“)[^“”]+(?=”)/g, (quoted) => `<bdi dir="auto">${quoted}</bdi>`)

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
