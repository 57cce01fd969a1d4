import { GetHealthCheck } from '#app/contract/health.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import { api, handler } from '#app/http/api.ts'

const handlers = api([
  handler(GetHealthCheck, ({ user, request }, services) => diagnose(services, user, request.signal)),
])

export const loader = handlers.loader
export const action = handlers.action
