import type { RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aPerson } from './person.ts'

export interface Opened {
  readonly user: UserEvent
  /** What a browser does on reload: the address and storage stay. */
  readonly reload: () => void
  /** Leaves the page, so that a test may open the next. */
  readonly close: () => void
}

/** Draws what stands at an address. */
export function openAt(path: string, draw: () => RenderResult): Opened {
  history.replaceState(null, '', path)
  let shown = draw()
  return {
    user: aPerson(),
    close: () => shown.unmount(),
    reload() {
      shown.unmount()
      shown = draw()
    },
  }
}
