const sliceMs = 10

let sliceStartedMs = performance.now()
let nextTurn: Promise<void> | undefined

/**
 * Lets other requests be served when reading files has held the process for a while. All readers share one slice, so
 * that ten files at once take no longer from the others than one. Call it about each millisecond of work.
 */
export function letOthersIn(): Promise<void> | undefined {
  if (nextTurn === undefined && performance.now() - sliceStartedMs < sliceMs) return undefined
  nextTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      nextTurn = undefined
      sliceStartedMs = performance.now()
      resolve()
    })
  })
  return nextTurn
}
