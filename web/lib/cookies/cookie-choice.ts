import { cookieChoice, optionalCategories, type OptionalCategory } from '#contract/cookies.ts'
import { readCookie } from './browser-cookie.ts'

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

/**
 * Whether somebody switched this category off. Before any choice nothing is refused, and nothing is kept either,
 * except what a person asks to have remembered by their own act, such as picking a theme.
 */
export function isRefused(category: OptionalCategory): boolean {
  const choice = readCookieChoice()
  return choice !== undefined && !choice.allowed.includes(category)
}
