import { notFound } from '#app/http/api.ts'

export const loader = notFound
export const action = notFound
