/** An amount in whole cents as people write it, such as `$29` or `$29.50`. */
export function moneyInWords(cents: number, locale: string | undefined, currency = 'usd'): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
