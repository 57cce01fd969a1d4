/**
 * A Bluesky of its own: directory, server and AppView, from its makers' development packages. Prints its addresses as
 * one line and runs until its input ends. Takes the address of an empty PostgreSQL database as its argument.
 */
process.env.REDIS_HOST ??= 'none'
process.env.LOG_ENABLED ??= 'false'

const { TestNetwork } = await import('@atproto/dev-env')
const network = await TestNetwork.create({
  dbPostgresUrl: process.argv[2],
  dbPostgresSchema: 'bluesky',
  bsky: { redisHost: undefined },
})
const addresses = {
  url: network.pds.url,
  plc_url: network.plc.url,
  public_url: network.bsky.url,
  moderators: network.ozone.ctx.cfg.service.did,
}
process.stdout.write(`${JSON.stringify(addresses)}\n`)
process.stdin.resume().once('end', async () => {
  await network.close()
  process.exit(0)
})
