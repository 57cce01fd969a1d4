import type { z } from 'zod'
import type { Account } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import type { Limit } from './limits.ts'
import type { ApiResponse } from './problems.ts'

export interface Call<Params, Query, Body> {
  network: Network
  actor: Account
  baseUrl: string
  params: Params
  query: Query
  body: Body
}

type Shape = z.ZodType<object>

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  limit: Limit
  /** The name of the rate limit; liking and unliking share one. */
  bucket: string
  /** Accepts an app's own token, without an account. */
  appOnly: boolean
  params: Shape
  query: Shape
  body: Shape | null
  handle(call: Call<unknown, unknown, unknown>): ApiResponse
}

interface Definition<P extends Shape, Q extends Shape, B extends Shape> {
  limit: Limit
  bucket?: string
  appOnly?: boolean
  params: P
  query: Q
  body?: B
  handle(call: Call<z.output<P>, z.output<Q>, z.output<B>>): ApiResponse
}

/** Defines a route with its schemas; the handler gets the parsed values. */
export function route<P extends Shape, Q extends Shape, B extends Shape>(
  method: Route['method'],
  path: string,
  definition: Definition<P, Q, B>,
): Route {
  return {
    method,
    path,
    limit: definition.limit,
    bucket: definition.bucket ?? `${method} ${path}`,
    appOnly: definition.appOnly ?? false,
    params: definition.params,
    query: definition.query,
    body: definition.body ?? null,
    handle: (call) => definition.handle(call as Call<z.output<P>, z.output<Q>, z.output<B>>),
  }
}
