interface Price {
  readonly micros: number
  readonly currency: string
}

/** A price as people write it; what is less than a cent has more places. */
export function priceOf({ micros, currency }: Price): string {
  const amount = micros / 1_000_000
  const format = new Intl.NumberFormat(undefined, {
    style: 'currency',
    currency,
    maximumFractionDigits: amount > 0 && amount < 0.1 ? 4 : 2,
  })
  return format.format(amount)
}
