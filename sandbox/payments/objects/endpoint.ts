import { API_VERSION } from '../state/account.ts'
import { newId } from '../state/ids.ts'
import type { WebhookEndpoint } from '../state/wire.ts'

type EndpointInput = Partial<WebhookEndpoint> & Pick<WebhookEndpoint, 'url' | 'enabled_events'>

export function makeEndpoint(now: number, input: EndpointInput): WebhookEndpoint {
  return {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: now,
    description: null,
    livemode: false,
    metadata: {},
    status: 'enabled',
    ...input,
  }
}
