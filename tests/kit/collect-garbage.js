import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Loaded before the server by NODE_OPTIONS: collects all garbage on SIGUSR2, and prints when it is done. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collect()
  process.stderr.write('garbage collected\n')
})
