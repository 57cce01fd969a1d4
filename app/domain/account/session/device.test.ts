import { expect, test } from 'vitest'
import { deviceName } from '#app/domain/account/session/device.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [windows, 'Chrome on Windows'],
  [`${windows} Edg/140.0.0.0`, 'Edge on Windows'],
  [`${windows} OPR/120.0.0.0`, 'Opera on Windows'],
  [`${mac}/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['node', 'Node.js script'],
  ['warble-cli/1.0 (+https://example.com)', 'warble-cli'],
  ['Mozilla/5.0 (compatible)', 'Unknown device'],
  ['sign-in.example/now', 'Unknown device'],
  ['x'.repeat(200), 'Unknown device'],
  ['<b>bold</b>', 'Unknown device'],
  [null, 'Unknown device'],
])('the user agent %s is shown as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
