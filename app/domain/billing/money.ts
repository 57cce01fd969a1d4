/** "$29.00" for 2900 cents. */
export function moneyText(cents: number, currency: string): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() })
}
