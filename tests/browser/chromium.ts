import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const debians = '/usr/bin/chromium'

/** How the browser is started, here and by hand. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || (existsSync(debians) ? debians : chromium.executablePath()),
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

/** Whether to take the pictures of every screen (tests/browser/shots.ts). */
export const pictures = process.env.SHOTS === '1'
