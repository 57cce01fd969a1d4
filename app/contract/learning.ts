import { z } from 'zod'

export const ChooseLearning = z.object({ learning: z.enum(['on', 'off']) })
