import { whyMissing } from './bluesky.ts'

/** Installs once, before the test files run side by side. */
export default async function setup(): Promise<void> {
  await whyMissing()
}
