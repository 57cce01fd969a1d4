import { nothingHere } from '#app/http/api.ts'

export const loader = nothingHere
export const action = nothingHere
