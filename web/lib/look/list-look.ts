import { brand } from '#contract/brand.ts'
import { useState } from 'react'
import { isRefused } from '../cookies/cookie-choice.ts'

/** How a list stands: as cards beside each other, or a line for each. */
export type ListLook = 'cards' | 'rows'

const key = `${brand.prefix}-list-look`

/** The look of every list in this browser, as it was chosen last, and the way to choose another. */
export function useListLook() {
  const [look, setLook] = useState(readLook)
  const chooseLook = (next: ListLook) => {
    setLook(next)
    keepLook(next)
  }
  return { look, chooseLook }
}

function readLook(): ListLook {
  try {
    return localStorage.getItem(key) === 'rows' ? 'rows' : 'cards'
  } catch {
    return 'cards'
  }
}

function keepLook(look: ListLook) {
  try {
    if (look === 'rows' && !isRefused('functional')) localStorage.setItem(key, look)
    else localStorage.removeItem(key)
  } catch {
    // Storage may be refused; the choice then holds for as long as the list is on screen.
  }
}
