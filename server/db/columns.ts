import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A moment in time, with its zone and to the millisecond, as `Date` and our cursors have it. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
