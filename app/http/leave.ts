/** Leads on to an address of a program's, which the caller has checked. It may carry a session: nobody keeps it. */
export function leaveFor(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
