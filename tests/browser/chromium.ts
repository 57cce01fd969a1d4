import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'

/** The whole browser, which extensions need. */
export const wholeBrowser = {
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

const headlessShell = `${wholeBrowser.executablePath}-headless-shell`

/** Launch options for the tests and for scripts: the same engine without the interface takes a third less work. */
export const launchOptions = existsSync(headlessShell)
  ? { ...wholeBrowser, executablePath: headlessShell }
  : wholeBrowser

/** Whether to take screenshots of every screen (tests/browser/shots.ts). */
export const pictures = process.env.SHOTS === '1'
