import { subjects } from './subjects.ts'

/** What a business's own phrase is called where names stand, as most customers write it: "Bowl". */
export function nameOfPhrase(phrase: string): string {
  return phrase.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase())
}

/** What a theme of everybody is called; nothing for a business's own phrases. `group:` stands before merged ones. */
export function nameOfTheme(key: string): string | undefined {
  const theme = key.replace(/^group:/, '')
  return Object.hasOwn(subjects, theme) ? subjects[theme as keyof typeof subjects] : undefined
}
