/** What was read last, for many who ask. */
export interface Cached<T> {
  get(): Promise<T>
  /** The next call reads again. */
  forget(): void
  /** However old. */
  readonly last: T | undefined
}

/** An answer that may be `freshMs` old; simultaneous callers wait for one and the same. */
export function cached<T>(freshMs: number, read: () => Promise<T>): Cached<T> {
  let last: { value: T; readAt: number } | undefined
  let running: Promise<T> | undefined

  async function renew(): Promise<T> {
    const readAt = performance.now()
    try {
      const value = await read()
      last = { value, readAt }
      return value
    } finally {
      running = undefined
    }
  }

  return {
    get() {
      if (last && performance.now() - last.readAt < freshMs) return Promise.resolve(last.value)
      running ??= renew()
      return running
    },
    forget() {
      // What is being read right now may be missing the change.
      running = undefined
      if (last) last.readAt = -Infinity
    },
    get last() {
      return last?.value
    },
  }
}
