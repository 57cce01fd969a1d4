import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './errors.ts'

/** This process's own entries. An entry of a former container may have the same process id. */
const ownEntries = new Set<string>()

/**
 * Registers this process as a user of a data folder's database, by an empty file named after the process id. The last
 * live process to release the database stops the server, whichever process started it.
 */
export function registerUse(home: string): { release(): { last: boolean } } {
  const folder = join(home, 'users')
  const mine = `${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, mine), '')
  ownEntries.add(mine)
  return {
    release() {
      ownEntries.delete(mine)
      rmSync(join(folder, mine), { force: true })
      return { last: !readdirSync(folder).some((name) => isInUse(folder, name)) }
    },
  }
}

function isInUse(folder: string, name: string): boolean {
  const pid = Number(name.split('-')[0])
  if (pid === process.pid ? ownEntries.has(name) : isAlive(pid)) return true
  rmSync(join(folder, name), { force: true })
  return false
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
