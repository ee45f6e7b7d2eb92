import { customType, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A moment in time; always with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
