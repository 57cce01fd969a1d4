import { GetDescription } from '#app/contract/description.ts'
import { openApi } from '#app/contract/openapi.ts'
import { handler } from '#app/http/doors/api.ts'

export const descriptionCalls = [handler(GetDescription, (_call, { site }) => ({ ...openApi(site.origin) }))]
