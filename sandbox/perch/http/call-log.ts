export interface LoggedCall {
  at: string
  handle: string | null
  route: string
  status: number
  fault: string | null
}

const MAX_CALLS = 20_000

/** A log of API calls and their status codes, so that tests can count retries. */
export class CallLog {
  private calls: LoggedCall[] = []

  add(call: LoggedCall): void {
    this.calls.push(call)
    if (this.calls.length > MAX_CALLS * 1.1) this.calls = this.calls.slice(-MAX_CALLS)
  }

  find(handle: string | undefined, since: string | undefined): LoggedCall[] {
    const lowered = handle?.toLowerCase()
    return this.calls.filter(
      (call) =>
        (lowered === undefined || call.handle?.toLowerCase() === lowered) && (since === undefined || call.at >= since),
    )
  }
}
