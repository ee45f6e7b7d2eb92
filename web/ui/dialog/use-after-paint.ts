import { useEffect, useState } from 'react'

/**
 * `value` one frame later than it came, so that what was pressed is drawn before whatever it opens. The first one, and
 * none, count at once.
 */
export function useAfterPaint<Value>(value: Value | undefined): Value | undefined {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    if (drawn === value) return undefined
    let task: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setDrawn(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(task)
    }
  }, [drawn, value])
  return value === undefined ? undefined : drawn
}
