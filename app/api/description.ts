import { GetDescription } from '#app/contract/description.ts'
import { openApi } from '#app/contract/openapi.ts'
import { api, handler } from '#app/http/doors/api.ts'

const handlers = api([handler(GetDescription, (_call, { site }) => ({ ...openApi(site.origin) }))])

export const loader = handlers.loader
export const action = handlers.action
