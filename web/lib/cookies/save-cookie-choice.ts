import { cookieTable, isNamed, type CookieEntry } from '#contract/cookie-table.ts'
import { cookieChoice, type OptionalCategory } from '#contract/cookies.ts'
import { writeCookie } from './browser-cookie.ts'
import type { CookieChoice } from './cookie-choice.ts'

/** Keeps the choice for six months, and removes what it no longer allows. */
export function saveCookieChoice(allowed: readonly OptionalCategory[], now = new Date()): CookieChoice {
  const chosenOn = now.toISOString().slice(0, 10)
  writeCookie(
    cookieChoice.name,
    [cookieChoice.version, chosenOn, allowed.join('.')].join('|'),
    cookieChoice.days,
  )
  for (const entry of cookieTable) {
    if (entry.category !== 'essential' && !allowed.includes(entry.category)) removeEntry(entry)
  }
  return { allowed, chosenOn }
}

function removeEntry(entry: CookieEntry) {
  if (entry.kind === 'cookie') {
    for (const pair of document.cookie.split('; ')) {
      const [name = ''] = pair.split('=')
      if (isNamed(entry, name)) writeCookie(name, '', 0)
    }
    return
  }
  try {
    const storage = entry.kind === 'localStorage' ? localStorage : sessionStorage
    for (const key of Object.keys(storage)) if (isNamed(entry, key)) storage.removeItem(key)
  } catch {
    // Storage may be refused; nothing is in it then.
  }
}
