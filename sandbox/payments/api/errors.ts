interface ErrorDetails {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
  payment_method?: object
}

/** An error response in Stripe's format. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly details: ErrorDetails,
  ) {
    super(details.message)
  }

  get body(): { error: ErrorDetails } {
    const { code } = this.details
    return { error: { ...this.details, ...(code && { doc_url: `https://stripe.com/docs/error-codes/${code}` }) } }
  }
}

export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  })
}

export function resourceMissing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}

export function unknownRoute(method: string, path: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  })
}

export function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message })
}
