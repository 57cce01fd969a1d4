/** In place of a form that asks for the second factor first. */
export function Waits() {
  return (
    <p className="text-sm text-muted">
      <a href="#proof" className="link">
        Confirm it is you
      </a>{' '}
      to change this.
    </p>
  )
}
