import { test } from './kit.ts'
import { screens } from './screens.ts'
import { shoot } from './shoot.ts'

// By hand: npm run shots [-- -g name]
for (const { name, statuses = [], visit } of screens) {
  test(name, async ({ page, context, world, guard }) => {
    guard.allow(...statuses)
    await visit({ page, context, world })
    await shoot(page, name)
  })
}
