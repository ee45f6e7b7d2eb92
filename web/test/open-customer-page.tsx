import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { render } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { CustomerPages } from '../customer/page/customer-pages.tsx'
import { anInstance } from './samples/samples.ts'
import { currentBackend } from './setup.ts'
import { aPerson } from './person.ts'

/** Opens an address that customers see, over the answers of `currentBackend()`. */
export function openCustomerPage(path: string): {
  readonly user: UserEvent
  readonly reload: () => void
  /** Leaves the page, so that a test may open the next. */
  readonly close: () => void
} {
  currentBackend().answerByDefault(getInstance, anInstance())
  currentBackend().answerByDefault(noteFormOpened, {})
  history.replaceState(null, '', path)
  let shown = render(<CustomerPages />)
  return {
    user: aPerson(),
    close: () => shown.unmount(),
    reload() {
      shown.unmount()
      shown = render(<CustomerPages />)
    },
  }
}
