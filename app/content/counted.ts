const format = new Intl.NumberFormat('en-US')

/** "1 reply", "1,503 replies" */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${format.format(count)} ${count === 1 ? one : many}`
}
