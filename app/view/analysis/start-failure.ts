import type { FormResult } from '#app/ui/form.tsx'

/** Where no response of ours arrived, its status isn’t known. */
const unanswered = ['network', 'unreadable']

/** A failure of ours is told by its status; a refusal says why itself. */
export const startFailure = (actionData: FormResult | undefined) =>
  actionData && actionData.status >= 500 && !unanswered.includes(actionData.code)
    ? { ...actionData, message: `Failed to start analysis: ${actionData.status}` }
    : actionData
