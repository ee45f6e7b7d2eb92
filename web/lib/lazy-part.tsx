import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import { askForLife, untilAnswered } from './call/connection.ts'

/**
 * A component whose code is loaded when it is first shown; until then `whileLoading` is, or nothing. When the server is out of reach it
 * waits for it; when the server answers and the code is gone, because a new version was installed, it fails.
 *
 * Not `lazy` of React: under `Suspense` whatever has shown its fallback stays hidden for 300 ms, also when its code
 * came in two, and code that is here already shows the fallback once.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const start = () => (coming ??= loadOnce())
  async function loadOnce() {
    try {
      Part = await loadPatiently(load)
    } finally {
      // One that failed may be tried again.
      coming = undefined
    }
  }

  function LazyPart({ whileLoading = null, ...props }: Props & { whileLoading?: ReactNode }) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    const isHere = Part !== undefined
    useEffect(() => {
      if (!isHere) start().then(drawAgain, (reason: unknown) => setFailure({ reason }))
    }, [isHere])
    if (failure) throw failure.reason
    // What is left without our own is what the component takes.
    return Part ? <Part {...(props as unknown as Props)} /> : whileLoading
  }
  /** `preload` starts before it is shown, beside what else is under way. */
  return Object.assign(LazyPart, { preload: () => void start().catch(() => undefined) })
}

async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (failure) {
    if (await askForLife()) throw failure
    await untilAnswered()
    return load().catch(loadPageAgain)
  }
}

/** Many browsers remember for as long as the page lives that a module could not be loaded, and never ask again. */
function loadPageAgain() {
  window.location.reload()
  return new Promise<never>(() => undefined)
}
