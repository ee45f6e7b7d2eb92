import {
  cookieChoice,
  cookieTable,
  isNamed,
  optionalCategories,
  type CookieEntry,
  type OptionalCategory,
} from '#contract/cookies.ts'
import { readCookie, writeCookie } from './browser-cookie.ts'

/** What somebody chose on the cookie page, and on which day. */
export interface CookieChoice {
  allowed: readonly OptionalCategory[]
  /** ISO 8601 day. */
  chosenOn: string
}

/** The choice kept in this browser; nothing before one, and nothing after the table's version was raised. */
export function readCookieChoice(): CookieChoice | undefined {
  const [version, chosenOn, names = ''] = readCookie(cookieChoice.name)?.split('|') ?? []
  if (version !== String(cookieChoice.version) || !chosenOn) return undefined
  const chosen = names.split('.')
  return { chosenOn, allowed: optionalCategories.filter((category) => chosen.includes(category)) }
}

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

/**
 * Whether somebody switched this category off. Before any choice nothing is refused, and nothing is kept either,
 * except what a person asks to have remembered by their own act, such as picking a theme.
 */
export function isRefused(category: OptionalCategory): boolean {
  const choice = readCookieChoice()
  return choice !== undefined && !choice.allowed.includes(category)
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
