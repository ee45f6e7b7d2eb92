/** As PostgreSQL writes a moment, or the driver read it. */
export function momentOf(read: string | Date): string {
  return new Date(read).toISOString()
}

export function momentOrNone(read: string | Date | null): string | null {
  return read === null ? null : momentOf(read)
}
