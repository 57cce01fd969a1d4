import { describe, expect, test } from 'vitest'
import type { Closed } from '#app/http/request/context.ts'
import { Turns } from '#app/http/server/turns.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
/** In ms: never expire during a test. */
const endless = { turn: 1_000_000, patienceMs: 1_000_000 }

function recorder(turns: Turns) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    take: (who: string, rank: 'user' | 'guest', closed: Closed | null = null) =>
      turns.take(who, rank, closed).then((end) => {
        begun.push(who)
        ends.push(end)
      }),
    async end() {
      ends.shift()?.()
      await nextTurn()
      await nextTurn()
    },
  }
}

function connection() {
  const listeners: (() => void)[] = []
  return {
    aborted: false,
    addEventListener: (_type: 'abort', listener: () => void) => void listeners.push(listener),
    close: () => listeners.forEach((listener) => void listener()),
  }
}

describe('of many requests', () => {
  test('a few run, one user or address with two of them, and guests with half', async () => {
    const { begun, take } = recorder(new Turns(endless))
    for (const who of ['a', 'a', 'a', 'b', 'b']) void take(who, 'guest')
    for (const who of ['one', 'one', 'one']) void take(who, 'user')
    await nextTurn()
    expect(begun).toEqual(['a', 'a', 'one', 'one'])
  })

  test('users come before guests, and everybody takes turns', async () => {
    const { begun, take, end } = recorder(new Turns({ ...endless, all: 1, guests: 1 }))
    for (let count = 0; count < 5; count += 1) void take('a', 'guest')
    void take('b', 'guest')
    for (let count = 0; count < 3; count += 1) void take('one', 'user')
    void take('two', 'user')
    await nextTurn()
    for (let count = 0; count < 7; count += 1) await end()
    expect(begun).toEqual(['a', 'one', 'two', 'one', 'one', 'a', 'b', 'a'])
  })

  test('a user with many of their own does not hold up another user', async () => {
    const { begun, take } = recorder(new Turns(endless))
    for (let count = 0; count < 30; count += 1) void take('one', 'user')
    void take('two', 'user')
    await nextTurn()
    expect(begun).toEqual(['one', 'one', 'two'])
  })
})

test('what finds no room to wait, or waits too long, is told when to come back', async () => {
  const turns = new Turns({ ...endless, all: 1, waiting: 3, waiting_each: 2, patienceMs: 10 })
  void turns.take('a', 'guest', null)
  const late = [turns.take('a', 'guest', null), turns.take('a', 'guest', null)]
  await expect(turns.take('a', 'guest', null)).rejects.toMatchObject({ code: 'busy', details: { wait: 2 } })
  late.push(turns.take('b', 'guest', null))
  await expect(turns.take('b', 'guest', null)).rejects.toMatchObject({ code: 'busy', details: { wait: 2 } })
  late.push(turns.take('one', 'user', null))
  for (const one of late) await expect(one).rejects.toMatchObject({ code: 'busy', details: { wait: 2 } })
  expect([turns.waiting('user'), turns.waiting('guest')]).toEqual([0, 0])
})

test('a request that waits for something outside passes its turn', async () => {
  const turns = new Turns({ ...endless, all: 1, turn: 1 })
  const end = await turns.take('one', 'user', null)
  const second = await turns.take('two', 'user', null)
  // Its own end comes later and ends no other's turn.
  end()
  end()
  second()
  await turns.take('three', 'user', null)
})

test('a user whose requests all wait for something outside has eight of them', async () => {
  const turns = new Turns({ ...endless, turn: 1 })
  const ends = await Promise.all(Array.from({ length: 8 }, () => turns.take('one', 'user', null)))
  const ninth = turns.take('one', 'user', null)
  await turns.take('two', 'user', null)
  expect(turns.waiting('user')).toBe(1)
  ends[0]?.()
  await ninth
})

test('a client that has left gives up its turn and its place', async () => {
  const turns = new Turns({ ...endless, all: 1 })
  const [running, waiting] = [connection(), connection()]
  await turns.take('one', 'user', running)
  const gone = turns.take('two', 'user', waiting)
  const next = turns.take('three', 'user', null)
  waiting.close()
  await expect(gone).rejects.toMatchObject({ code: 'busy' })
  running.close()
  await next
})

test('what waits when the server stops is still answered', async () => {
  const { begun, take, end } = recorder(new Turns({ ...endless, all: 1 }))
  const waiting = { ...connection(), is_stop: true }
  void take('a', 'user')
  const answered = take('b', 'user', waiting)
  await nextTurn()
  waiting.close()
  await end()
  await answered
  expect(begun).toEqual(['a', 'b'])
})
