import { expect, test } from 'vitest'
import { leadingTo } from '../kit/call-graph.ts'
import { recordsWhatIsShown, sendPaths } from '../kit/send-paths.ts'

const routesIn = (found: string[]) => {
  const routes = found.filter((name) => name.startsWith('app/routes/'))
  const fileOf = (name: string) => name.split('#')[0] ?? ''
  const tables = new Set(routes.filter((name) => /#\w+:/.test(name)).map(fileOf))
  return routes.filter((name) => /#\w+:/.test(name) || !tables.has(fileOf(name)))
}

test('every form and every call that acts in the user’s name is in the table of send paths', async () => {
  const found = await leadingTo(['.perform', '.undo', 'app/domain/bot/send/settle.ts#settle'])
  const listed = new Set([...sendPaths.map(({ handler }) => handler), ...recordsWhatIsShown])
  expect(routesIn(found)).toEqual([...listed].sort())
})

test('beyond them only the worker acts: the bot’s steps, the jobs and what settles lost calls', async () => {
  const found = await leadingTo(['.perform', '.undo'])
  const others = found.filter((name) => !/^app\/(routes|domain|worker)\//.test(name))
  expect(others).toEqual([])
  expect(found.filter((name) => /^app\/worker\/jobs\.ts#handlers:/.test(name))).toEqual([
    'app/worker/jobs.ts#handlers:action.undo',
  ])
})
