/** Whatever was being written when the room ran out, by a file's error or by the database's. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  const isIt = code === 'ENOSPC' || code === '53100' || /No space left on device/.test(error.message)
  return isIt || isFullDisk(error.cause)
}
