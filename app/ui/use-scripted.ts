import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}

/** False on the server and in the hydrating render, true later. */
export const useScripted = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
