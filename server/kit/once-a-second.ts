const everyMs = 1_000

/** Something that happened, or the last of several. */
export interface Repeated<T> {
  readonly last: T
  readonly times: number
}

/**
 * Tells of the first at once, and of those that follow at most once a second, all in one: hundreds of requests fail in
 * the same way when the database is away, and a log that fills the disk would be the next fault.
 */
export function onceASecond<T>(tell: (repeated: Repeated<T>) => void): (what: T) => void {
  let times = 0
  let last: T
  let timer: NodeJS.Timeout | undefined
  function say() {
    if (times === 0) {
      timer = undefined
      return
    }
    const repeated = { last, times }
    times = 0
    timer = setTimeout(say, everyMs).unref()
    tell(repeated)
  }
  return (what) => {
    last = what
    times += 1
    if (timer === undefined) say()
  }
}
