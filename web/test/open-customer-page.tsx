import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { render } from '@testing-library/react'
import { CustomerPages } from '../customer/page/customer-pages.tsx'
import { openAt, type Opened } from './open-at.ts'
import { anInstance } from './samples/samples.ts'
import { currentBackend } from './setup.ts'

/** Opens an address that customers see, over the answers of `currentBackend()`. */
export function openCustomerPage(path: string): Opened {
  currentBackend().answerByDefault(getInstance, anInstance())
  currentBackend().answerByDefault(noteFormOpened, {})
  return openAt(path, () => render(<CustomerPages />))
}
