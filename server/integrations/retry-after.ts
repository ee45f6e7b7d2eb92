const longestWaitMs = 24 * 3_600_000

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), in milliseconds; at most a day. */
export function readRetryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.min(longestWaitMs, Math.max(0, ms)) : undefined
}
