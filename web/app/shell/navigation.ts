import { isAdministrator } from '#contract/accounts/administrators.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { sidebarGroups, type SidebarPage, type SubPage } from '../../lib/feature.ts'
import { pages } from '../features.ts'

export interface NavigationItem extends SidebarPage {
  /** Pages that belong to this one. */
  subPages: readonly SubPage[]
}
interface NavigationGroup {
  label: string
  items: readonly NavigationItem[]
}

const listed = pages.filter(({ isUnlisted }) => !isUnlisted)
const subPages = listed.filter((page) => 'below' in page)
const items: readonly NavigationItem[] = listed
  .filter((page) => 'group' in page)
  .map((page) => ({ ...page, subPages: subPages.filter(({ below }) => below === page.path) }))

/** The sidebar, in order. */
const navigation: readonly NavigationGroup[] = sidebarGroups
  .map((label) => ({ label, items: items.filter(({ group }) => group === label) }))
  .filter((group) => group.items.length > 0)

/** What this person may see of it. */
export function navigationFor({ role, formId }: User): readonly NavigationGroup[] {
  const isAdmin = isAdministrator({ role })
  const isTheirs = ({ access, needsNoWorkspace }: SidebarPage | SubPage) =>
    access === 'admin' ? isAdmin : formId !== null || needsNoWorkspace
  return navigation
    .map(({ label, items: all }) => ({
      label,
      items: all.filter(isTheirs).map((item) => ({ ...item, subPages: item.subPages.filter(isTheirs) })),
    }))
    .filter((group) => group.items.length > 0)
}
