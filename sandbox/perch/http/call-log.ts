export interface LoggedCall {
  at: string
  handle: string | null
  route: string
  status: number
  fault: string | null
}

const KEPT = 20_000

/** Every API call with its response, so that a test can tell how often a refused route was tried. */
export class CallLog {
  private calls: LoggedCall[] = []

  add(call: LoggedCall): void {
    this.calls.push(call)
    if (this.calls.length > KEPT * 1.1) this.calls = this.calls.slice(-KEPT)
  }

  find(handle: string | undefined, since: string | undefined): LoggedCall[] {
    const wanted = handle?.toLowerCase()
    return this.calls.filter(
      (call) =>
        (wanted === undefined || call.handle?.toLowerCase() === wanted) && (since === undefined || call.at >= since),
    )
  }
}
