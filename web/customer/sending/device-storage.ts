import type { z } from 'zod/mini'

const dayMs = 86_400_000
/** A shared computer forgets after this long. */
const retentionDays = 7

/** What was kept under this key in the last seven days, or nothing. */
export function readStored<Schema extends z.ZodMiniType<{ savedAt: number }>>(
  key: string,
  schema: Schema,
  now = Date.now(),
): z.output<Schema> | undefined {
  try {
    const found = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    if (found.success && now - found.data.savedAt <= retentionDays * dayMs) return found.data
    dropStored(key)
    return undefined
  } catch {
    return undefined
  }
}

export function keepOnDevice(key: string, value: object, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: now, ...value }))
  } catch {
    // Storage may be full or refused; what was typed then lasts as long as the page.
  }
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}
