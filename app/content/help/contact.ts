import { peopleHours } from '#app/content/support.ts'

export const contactPage = 'the contact page (/contact)'
export const hours = `people answer ${peopleHours}`
