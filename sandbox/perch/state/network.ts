import { apply } from './apply.ts'
import type { NetworkEvent } from './events.ts'
import type { Journal } from './journal.ts'
import { NetworkState } from './network-state.ts'

/** The state with its journal. All changes go through `record`, so that the journal can be replayed. */
export class Network extends NetworkState {
  constructor(
    private readonly journal: Journal,
    readonly clock: { now(): Date },
  ) {
    super()
    for (const event of journal.past) apply(this, event)
  }

  record(...events: NetworkEvent[]): void {
    this.recordAll(events)
  }

  /** For more events than can be passed as arguments. */
  recordAll(events: readonly NetworkEvent[]): void {
    this.journal.append(events)
    for (const event of events) apply(this, event)
  }
}
