import type { User } from '#contract/accounts/accounts.ts'
import type { LucideIcon } from 'lucide-react'
import { searchWords } from '../../lib/address/search-words.ts'
import { navigationFor } from '../shell/navigation.ts'

export interface PaletteOption {
  label: string
  href: string
  icon: LucideIcon
  /** Where the sidebar has it, and what it is called there. */
  place: string
  also: string
}

/** Every page that this person can reach, in the order of the sidebar, by the name that its tab has. */
export function pagesFor(user: User): readonly PaletteOption[] {
  return navigationFor(user).flatMap(({ label: group, items }) =>
    items.flatMap(({ subPages, icon, ...item }) => [
      { label: item.title ?? item.label, href: item.path, icon, place: group, also: item.label },
      ...subPages.map((page) => ({
        label: page.title ?? page.label,
        href: page.path,
        icon,
        place: item.label,
        also: page.label,
      })),
    ]),
  )
}

/** The pages that have every typed word in their names, place or address; those whose name begins with it come first. */
export function findPages(pages: readonly PaletteOption[], typed: string): readonly PaletteOption[] {
  const words = searchWords(typed)
  const found = pages.filter(({ label, also, place, href }) => {
    const text = `${label} ${also} ${place} ${href}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const rank = ({ label }: PaletteOption) => (label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}
