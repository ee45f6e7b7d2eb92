import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { noteServerAnswer } from '../lib/call/connection.ts'
import { onSessionEnd } from '../lib/session-end.ts'
import { dismissToast, readToast } from '../ui/message/toast.ts'
import { Backend } from './backend.ts'
import { current } from './current.ts'

// A page's code is loaded when it is first shown, on a machine that may be busy with other tests.
configure({
  asyncUtilTimeout: 10_000,
  // The text of the page says more than thousands of lines of its markup.
  getElementError: (message, container) =>
    new Error(`${message ?? ''}\n\nThe page says:\n${textOf(container)}`),
})

// Missing in this DOM; without them react-hook-form believes that a person has chosen from every list already.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected')
  },
  set(this: HTMLOptionElement, isDefault: boolean) {
    this.toggleAttribute('selected', isDefault)
  },
})
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute('size') ?? 0)
  },
})

/** Said by React of elements that this DOM does not know yet and every browser does. */
const harmless = /^The tag <%s> is unrecognized in this browser.* search$/

let errors: string[] = []

/** The server of this test. */
export function currentBackend(): Backend {
  if (!current.backend) throw new Error('There is a backend inside of a test only')
  return current.backend
}

/** Between two tests nobody answers; the network of the machine is never asked. */
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => {
  current.backend = new Backend()
  errors = []
  vi.stubGlobal('fetch', current.backend.fetch)
  vi.spyOn(console, 'error').mockImplementation(
    (...parts: unknown[]) => void errors.push(parts.map(String).join(' ')),
  )
  noteServerAnswer(true)
  // A page of an earlier test may have asked to be told.
  onSessionEnd(() => Promise.resolve(false))
})

afterEach(async () => {
  cleanup()
  // A page that was on its way: modules that are cut off at the end of a file stay broken for the files after it.
  await vi.dynamicImportSettled()
  // Tests share the page's modules, and the next page would show this one's last message.
  const left = readToast()
  if (left) dismissToast(left.id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of parsedCookies()) document.cookie = `${name}=; max-age=0; path=/`
  document.body.replaceChildren()
  const faults = [...(current.backend?.mistakes ?? []), ...errors.filter((line) => !harmless.test(line))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
})

function parsedCookies() {
  return document.cookie.split('; ').map((pair) => ({ name: pair.split('=')[0] ?? '' }))
}

function textOf(container: Element): string {
  const blocks = [...container.querySelectorAll('h1, h2, h3, p, button, a, label, li, dt, dd, [role]')]
  const lines = blocks
    .filter(({ children }) => children.length < 4)
    .map(({ textContent }) => textContent.trim())
  return [...new Set(lines)].filter(Boolean).join('\n')
}
