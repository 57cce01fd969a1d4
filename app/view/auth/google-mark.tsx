import mark from '#app/view/auth/google.svg?url'

/** Google's own mark in its own colours, as its rules for sign-in buttons ask. */
export function GoogleMark() {
  return <img src={mark} alt="" width={18} height={18} className="shrink-0" />
}
