import { initials } from '#shared/text/initials.ts'

/** The first letters of a name's first and last word, in capitals. */
export function avatarInitials(name: string): string {
  return initials(name).toLocaleUpperCase()
}
