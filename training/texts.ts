import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A labelled text: the folder names its head, the file its class; one text per line. */
export interface Text {
  folder: string
  file: string
  text: string
}

export const folders = ['moments', 'guards', 'ordinary', 'trades', 'tone', 'kind', 'answers'] as const

export function textsOf(folder: string): Text[] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const file = name.replace(/\.txt$/, '')
      const lines = readFileSync(join(path, name), 'utf8').split('\n')
      return lines.filter((text) => text.trim() !== '').map((text) => ({ folder, file, text }))
    })
}
