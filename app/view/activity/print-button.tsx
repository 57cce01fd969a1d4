import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Only a script can open the print dialog: without one the browser's own menu does. */
export function PrintButton() {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (!scripted) return null
  return (
    <Button type="button" size="sm" variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  )
}
