export const dollarsText = (micros: number): string => `$${(micros / 1_000_000).toFixed(3)}`
