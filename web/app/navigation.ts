import { CodeXml, LayoutDashboard, MessageSquareQuote, type LucideIcon } from 'lucide-react'

export interface NavigationItem {
  label: string
  href: string
  icon: LucideIcon
}
export interface NavigationGroup {
  label: string
  items: readonly NavigationItem[]
  /** Shown to the roles admin and super_admin only. */
  isForAdmins?: boolean
}

/** The sidebar, in order. A page that does not exist yet is not linked. */
export const navigation: readonly NavigationGroup[] = [
  { label: 'Overview', items: [{ label: 'Dashboard', href: '/dashboard', icon: LayoutDashboard }] },
  { label: 'Collect', items: [{ label: 'Testimonials', href: '/testimonials', icon: MessageSquareQuote }] },
  { label: 'Publish', items: [{ label: 'Embed Widgets', href: '/embed-code', icon: CodeXml }] },
]
