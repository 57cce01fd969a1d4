export interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  module: Record<string, unknown>
}

const build = new URL('../../build/server/index.js', import.meta.url).href

/** The built server's routes, by the framework's ids. */
export const { routes } = (await import(build)) as { routes: Record<string, BuiltRoute> }

const annotationOf = (route: unknown, name: string) =>
  typeof route === 'function' ? (route as unknown as Record<symbol, unknown>)[Symbol.for(name)] : undefined

/** The access level of a loader or action; undefined if it is not wrapped. */
export const levelOf = (route: unknown) => annotationOf(route, 'warble.access')

/** The full path of a route in the contract's notation. */
export function pathOf(route: BuiltRoute): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent ? pathOf(parent) : ''
  return route.path ? `${above}/${route.path.replace(/:(\w+)/g, '{$1}')}` : above
}

/** The routes that the API is mounted at and this path is below. */
export const apiRoutesOf = (path: string) =>
  Object.values(routes).filter((route) => {
    const at = pathOf(route)
    if (levelOf(route.module.loader) !== 'endpoints') return false
    return at.endsWith('/*') ? path.startsWith(at.slice(0, -1)) : path === at
  })

/** A page or the target of a form: any route with a loader or action that is not an endpoint of the contract. */
export interface BuiltPage {
  path: string
  level: string
  /** The field names of each form, by intent; empty if the page has no forms. */
  forms: Record<string, string[]>
}

export const pages: BuiltPage[] = Object.values(routes).flatMap((route) => {
  const { loader, action } = route.module
  const level = levelOf(action) ?? levelOf(loader)
  const path = pathOf(route) || '/'
  if (level === undefined || level === 'endpoints' || route.id === 'root' || path.endsWith('*')) return []
  return [{ path, level: String(level), forms: formsOf(action) }]
})

function formsOf(action: unknown): Record<string, string[]> {
  const entries = (annotationOf(action, 'warble.forms') ?? {}) as Record<string, { schema: { shape?: object } }>
  return Object.fromEntries(
    Object.entries(entries).map(([intent, { schema }]) => [intent, Object.keys(schema.shape ?? {})]),
  )
}
