import { z } from 'zod'
import { handleOn } from '#app/contract/handles.ts'

/** Whether it is a handle on the network of the user's account is for the domain to say. */
export const Target = z.object({ handle: handleOn(null) })
