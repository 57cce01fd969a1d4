export const checkUsage: [form: string, does: string] = [
  'check [--mail ADDRESS]',
  'looks at settings, database, mail, payments, networks, model and this machine, and says what is wrong; with an address it sends a test mail',
]
