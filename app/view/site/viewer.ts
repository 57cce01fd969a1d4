/** Who looks at a public page; null for somebody who is not signed in. */
export interface Viewer {
  email: string
  /** Name of the plan in force. */
  plan: string
}

export function viewerOf(user: { email: string; plan: { name: string } } | null): Viewer | null {
  return user && { email: user.email, plan: user.plan.name }
}
