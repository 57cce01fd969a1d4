import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import yauzl from 'yauzl'

const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)

/** The text of each file in an archive. */
export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const files = Object.entries(await filesIn(archive))
  return Object.fromEntries(files.map(([name, content]) => [name, content.toString()]))
}

export async function filesIn(archive: Buffer): Promise<Record<string, Buffer>> {
  const zip = await open(archive, { lazyEntries: true })
  const openEntry = promisify<yauzl.Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip))
  const files: Record<string, Buffer> = {}
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      openEntry(entry)
        .then(buffer)
        .then((content) => {
          files[entry.fileName] = content
          zip.readEntry()
        })
        .catch(reject)
    })
    zip.on('end', resolve)
    zip.on('error', reject)
    zip.readEntry()
  })
  return files
}

/** All parts of a stream as one buffer. */
export async function toBuffer(parts: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts ?? []) all.push(part)
  return Buffer.concat(all)
}
