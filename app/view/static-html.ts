import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** For `Static`, in a loader. `name` keeps the ids of several apart. */
export const staticHtml = (name: string, element: ReactElement) =>
  renderToStaticMarkup(element, { identifierPrefix: name })
