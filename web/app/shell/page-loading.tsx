import { Spinner } from '../../ui/loading/spinner.tsx'

/** While a page or its code is under way. It fades in late, so quick answers show no flicker. */
export function PageLoading() {
  return (
    <output className="grid min-h-[60dvh] animate-appear-late place-items-center text-faint">
      <h1 className="sr-only">Loading</h1>
      <Spinner />
    </output>
  )
}
