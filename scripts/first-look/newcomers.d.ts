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
