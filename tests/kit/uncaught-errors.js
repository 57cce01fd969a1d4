/** Loaded before the server by NODE_OPTIONS: throws uncaught errors on SIGUSR2 or, with STRAY_AT_ONCE, after 200 ms. */
if (process.env.STRAY_AT_ONCE) setTimeout(() => Promise.reject(new Error('stray rejection')), 200)
process.on('SIGUSR2', () => {
  Promise.reject(new Error('stray rejection'))
  setImmediate(() => {
    throw new Error('stray exception')
  })
})
