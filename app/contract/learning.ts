import { z } from 'zod'

/** Starts or ends the test of learning on half of the people. */
export const TestLearning = z.object({ test: z.enum(['start', 'end']) })

export const ChooseLearning = z.object({ learning: z.enum(['on', 'off']) })
