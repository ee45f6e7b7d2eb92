import { useLayoutEffect, useRef, useState } from 'react'

/** The same functions at every rendering, which do what `latest` does by then: what is memoized is not drawn anew for them. */
export function useStable<Acts extends object>(latest: Acts): Acts {
  const acts = useRef(latest)
  useLayoutEffect(() => {
    acts.current = latest
  })
  const [stable] = useState(() => {
    const names = Object.keys(latest) as (keyof Acts)[]
    const calls = names.map((name) => [
      name,
      (...given: unknown[]) => (acts.current[name] as (...given: unknown[]) => unknown)(...given),
    ])
    return Object.fromEntries(calls) as Acts
  })
  return stable
}
