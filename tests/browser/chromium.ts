import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'

/** Launch options for the tests and for scripts. */
export const launchOptions = {
  executablePath:
    process.env.CHROMIUM_PATH || (existsSync(debianChromium) ? debianChromium : chromium.executablePath()),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Whether to take screenshots of every screen (tests/browser/shots.ts). */
export const pictures = process.env.SHOTS === '1'
