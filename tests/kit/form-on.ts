const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

export const plain = (html: string) => html.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)

const attribute = (tag: string, name: string) => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** The fields that a browser without scripts sends when this intent's button is pressed in the form about this id. */
export function formOn(html: string, id: string, intent: string): Record<string, string> {
  const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? []
  const form = forms.find((one) => one.includes(`${id}"`) && one.includes(`value="${intent}"`))
  if (form === undefined) throw new Error(`no form “${intent}” about ${id}`)
  const hidden = (form.match(/<input\b[^>]*>/g) ?? []).filter((tag) => attribute(tag, 'type') === 'hidden')
  const written = [...form.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g)]
  return {
    ...Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])),
    ...Object.fromEntries(written.map(([, tag = '', text = '']) => [attribute(tag, 'name'), plain(text)])),
    intent,
  }
}

interface PageForm {
  method: string
  action: string
  fields: Record<string, string>
  /** What its buttons send as the intent. */
  intents: string[]
  /** The names of everything that it can send. */
  names: string[]
}

/** Every form of the page, with the fields that a browser without scripts sends. */
export function formsOn(html: string): PageForm[] {
  return (html.match(/<form\b[\s\S]*?<\/form>/g) ?? []).map((form) => {
    const inputs = form.match(/<(?:input|button|select)\b[^>]*>/g) ?? []
    const named = (name: string, tags: string[]) => tags.filter((tag) => attribute(tag, 'name') === name)
    const hidden = inputs.filter((tag) => attribute(tag, 'type') === 'hidden')
    const written = [...form.matchAll(/(<textarea\b[^>]*>)([\s\S]*?)<\/textarea>/g)]
    return {
      method: attribute(form, 'method').toLowerCase(),
      action: attribute(form, 'action').split('?')[0] ?? '',
      fields: {
        ...Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])),
        ...Object.fromEntries(written.map(([, tag = '', text = '']) => [attribute(tag, 'name'), plain(text)])),
      },
      intents: named('intent', inputs).map((tag) => attribute(tag, 'value')),
      names: [...inputs, ...written.map(([, tag = '']) => tag)].map((tag) => attribute(tag, 'name')).filter(Boolean),
    }
  })
}

/** The ids that the page's lists of errors link to. */
export const linksOfErrors = (html: string) =>
  [...html.matchAll(/role="alert"[^>]*>(.*?)<\/div>/gs)].flatMap(([, list = '']) =>
    [...list.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id),
  )
