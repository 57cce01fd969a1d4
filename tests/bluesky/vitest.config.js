import config from '../../remix.config.js'

/** Apart from the other tests: the first run installs a Bluesky. */
export default {
  ...config,
  test: {
    ...config.test,
    include: ['tests/bluesky/**/*.test.ts'],
    globalSetup: [...config.test.globalSetup, 'tests/bluesky/setup.ts'],
  },
}
