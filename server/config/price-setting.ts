import { z } from 'zod'

/** Millionths of the currency, so that sums of small prices stay whole numbers. */
export interface Price {
  readonly micros: number
  readonly currency: string
}

/** A setting that names a price, such as `0.0079 USD`. */
export const priceSetting = (example: string) =>
  z
    .string()
    .regex(/^\d{1,3}(\.\d{1,6})? [A-Z]{3}$/, `must be a price like ${example}`)
    .transform((value): Price => {
      const [amount, currency = ''] = value.split(' ')
      return { micros: Math.round(Number(amount) * 1_000_000), currency }
    })
    .optional()
