declare module 'fs-native-extensions' {
  /** Takes an advisory lock on an open file; false when another open file description holds it. */
  export function tryLock(fd: number): boolean
  export function unlock(fd: number): void
}
