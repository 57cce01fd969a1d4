import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { textOf } from './text-of.js'

/** In ms: how often the file's holder shows that it lives, after what silence it is taken for dead, and how often others look. */
const [beatMs, silenceMs, lookMs] = [1_000, 15_000, 100]

/**
 * Does this work in one process of the machine at a time, which this file stands for; the others wait. One that died in its
 * work holds up nobody.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, work) {
  while (!take(file)) {
    if (isLeft(file)) rmSync(file, { force: true })
    else await pause(lookMs)
  }
  const beat = setInterval(() => touch(file), beatMs)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

/** True also where nothing can be written: the work itself says why. */
function take(file) {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    return error.code !== 'EEXIST'
  }
}

/** The process number may belong to another process by now. */
function isLeft(file) {
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (touched === undefined) return false
  return Date.now() - touched > silenceMs || !isRunning(Number(textOf(file)))
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    return
  }
}
