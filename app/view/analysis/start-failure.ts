import type { FormResult } from '#app/ui/form.tsx'

/** A failure of ours is told by its status; a refusal says why itself. */
export const startFailure = (actionData: FormResult | undefined) =>
  actionData && actionData.status >= 500
    ? { ...actionData, message: `Failed to start analysis: ${actionData.status}` }
    : actionData
