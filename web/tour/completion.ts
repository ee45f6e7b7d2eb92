import { brand } from '#contract/brand.ts'
import { isRefused } from '../lib/cookies/cookie-choice.ts'

const completedKey = `${brand.prefix}-tutorial-completed`
const closedKey = `${brand.prefix}-tour-closed`

/** Whether somebody finished, skipped or closed the tour in this browser. */
export function isCompleted(): boolean {
  return readFlag('localStorage', completedKey)
}

/** Whether it was closed in this tab: it is not opened there again. */
export function wasClosedHere(): boolean {
  return readFlag('sessionStorage', closedKey)
}

/** Remembers the end of the tour where that was not refused. */
export function noteEnd() {
  if (isRefused('functional')) return
  writeFlag('localStorage', completedKey)
  writeFlag('sessionStorage', closedKey)
}

export function forgetCompletion() {
  try {
    localStorage.removeItem(completedKey)
  } catch {
    // Storage may be refused; nothing is in it then.
  }
}

type Storage = 'localStorage' | 'sessionStorage'

function readFlag(storage: Storage, key: string): boolean {
  try {
    return window[storage].getItem(key) === 'true'
  } catch {
    return false
  }
}

function writeFlag(storage: Storage, key: string) {
  try {
    window[storage].setItem(key, 'true')
  } catch {
    // Storage may be refused; the tour is then closed for as long as the page lives.
  }
}
