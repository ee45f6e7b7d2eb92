import { Spinner } from '../../ui/loading/spinner.tsx'

/** What the front door shows while it finds out whether to send somebody to their work. */
export function Checking() {
  return (
    <output className="hidden min-h-dvh place-items-center text-faint checking:grid">
      <span className="sr-only">Loading</span>
      <Spinner />
    </output>
  )
}
