import { renderToStaticMarkup } from 'react-dom/server'
import { openApi } from '#app/contract/openapi.ts'
import { Calls } from './calls.tsx'
import { type Reference, referenceOf } from './reference.ts'

export interface PreparedReference extends Pick<Reference, 'shapes'> {
  groups: { id: string; title: string; html: string }[]
}

const made = new Map<string, PreparedReference>()

/** Rendered once: ten thousand elements, the same for everyone, would hold up all other requests. */
export function preparedReference(origin: string): PreparedReference {
  const reference = made.get(origin) ?? prepare(referenceOf(openApi(origin)))
  made.set(origin, reference)
  return reference
}

function prepare({ groups, shapes }: Reference): PreparedReference {
  const names = new Set(shapes.map(({ name }) => name))
  return {
    shapes,
    groups: groups.map(({ id, title, calls }) => ({
      id,
      title,
      html: renderToStaticMarkup(<Calls calls={calls} shapes={names} />),
    })),
  }
}
