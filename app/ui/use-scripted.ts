import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}

/** False on the server and in the render that hydrates its page, true in every later one. */
export const useScripted = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
