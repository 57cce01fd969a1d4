/** Loaded before the server (NODE_OPTIONS): uncaught errors, at a signal or, with STRAY_AT_ONCE, right away. */
if (process.env.STRAY_AT_ONCE) setTimeout(() => Promise.reject(new Error('stray rejection')), 200)
process.on('SIGUSR2', () => {
  Promise.reject(new Error('stray rejection'))
  setImmediate(() => {
    throw new Error('stray exception')
  })
})
