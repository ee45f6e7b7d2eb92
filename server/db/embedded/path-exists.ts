import { lstat } from 'node:fs/promises'

/** Whether anything has this name: a link counts, even one that leads nowhere. */
export function pathExists(name: string): Promise<boolean> {
  return lstat(name).then(
    () => true,
    () => false,
  )
}
