/** The `user-agent` of scripts: the demo's, and Node's own where it names none. */
export const scriptAgents: ReadonlySet<string>
interface Arrived {
  method: string
  url: string
  headers: Record<string, string | undefined>
}

export function newcomersOf(now?: () => number): {
  onRequest(request: Arrived): void
  customerIsSet(): void
  areThere(): boolean
}
