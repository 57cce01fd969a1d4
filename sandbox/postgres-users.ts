import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './errors.ts'

/** This process's own entries: after a container's restart an old one may have the same process id. */
const ours = new Set<string>()

/**
 * The processes that use a data folder's database: one empty file each, named after the process id. The last to leave
 * stops the server, whoever started it; processes that died do not count.
 */
export function enrol(home: string): { leave(): { last: boolean } } {
  const folder = join(home, 'users')
  const mine = `${process.pid}-${randomBytes(4).toString('hex')}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, mine), '')
  ours.add(mine)
  return {
    leave() {
      ours.delete(mine)
      rmSync(join(folder, mine), { force: true })
      return { last: !readdirSync(folder).some((name) => isHere(folder, name)) }
    },
  }
}

function isHere(folder: string, name: string): boolean {
  const pid = Number(name.split('-')[0])
  if (pid === process.pid ? ours.has(name) : isAlive(pid)) return true
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
