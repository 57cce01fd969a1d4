import { Readable } from 'node:stream'
import type pg from 'pg'

const blockBytes = 64 * 1024
/** Without quotes and delimiters, a row of JSON is one raw line: JSON only contains these characters escaped. */
const bare = String.raw`(format csv, quote e'\x01', delimiter e'\x02')`

export type CopyFormat = 'text' | 'csv'

/** Streams bytes as the server writes them, joined by `separator`; a slow reader stalls the server. */
export function copyRows(client: pg.Client, query: string, format: CopyFormat, separator: string): Readable {
  return client.query(new CopyOut(`copy (${query}) to stdout ${format === 'csv' ? '(format csv)' : bare}`, separator))
}

interface Connection {
  stream: { pause(): void; resume(): void }
  query(text: string): void
}

class CopyOut extends Readable {
  private connection: Connection | undefined
  private block = Buffer.allocUnsafe(blockBytes)
  private used = 0
  private isFirst = true
  private readonly separator: Buffer

  constructor(
    private readonly statement: string,
    separator: string,
  ) {
    super({ highWaterMark: 2 * blockBytes })
    this.separator = Buffer.from(separator)
  }

  submit(connection: unknown): void {
    this.connection = connection as Connection
    this.connection.query(this.statement)
  }

  override _read(): void {
    this.connection?.stream.resume()
  }

  /** One row with its line end. Copied at once, as the driver reuses its buffer. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (!this.isFirst) this.add(this.separator)
    this.isFirst = false
    this.add(chunk.subarray(0, -1))
  }

  private add(bytes: Buffer): void {
    let at = 0
    while (at < bytes.length) {
      const copied = bytes.copy(this.block, this.used, at)
      at += copied
      this.used += copied
      if (this.used === blockBytes) this.flush()
    }
  }

  private flush(): void {
    if (this.used === 0) return
    const isWanted = this.push(this.block.subarray(0, this.used))
    this.block = Buffer.allocUnsafe(blockBytes)
    this.used = 0
    if (!isWanted) this.connection?.stream.pause()
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  handleReadyForQuery(): void {
    this.flush()
    this.push(null)
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
