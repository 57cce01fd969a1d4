import { notFound } from '#app/http/doors/api.ts'

export const loader = notFound
export const action = notFound
