import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

/** The support chat. It reads and changes no user's data: it needs no token, and accepts an anonymous key. */
export const AskChatbot = endpoint({
  method: 'POST',
  path: '/functions/v1/chatbot',
  access: 'public',
  limit: 'chat',
  summary: 'Answers a question about Warble.',
  body: z.object({ message: z.string().trim().min(1).max(1000) }),
  reply: z.object({ response: z.string() }),
  errorForm: 'functions',
})
