import type { User } from '#contract/accounts.ts'
import {
  Bot,
  Building2,
  CodeXml,
  Gift,
  LayoutDashboard,
  Mail,
  MessageSquareQuote,
  QrCode,
  Send,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

export interface NavigationItem {
  label: string
  href: string
  icon: LucideIcon
  /** Pages that belong to this one. */
  pages?: readonly { label: string; href: string }[]
}
export interface NavigationGroup {
  label: string
  items: readonly NavigationItem[]
  /** Shown to the roles admin and super_admin only. */
  isForAdmins?: boolean
}

/** The sidebar, in order. */
export const navigation: readonly NavigationGroup[] = [
  { label: 'Overview', items: [{ label: 'Dashboard', href: '/dashboard', icon: LayoutDashboard }] },
  {
    label: 'Collect',
    items: [
      {
        label: 'Testimonials',
        href: '/collect',
        icon: MessageSquareQuote,
        pages: [
          { label: 'Testimonials hub', href: '/testimonials/hub' },
          { label: 'All testimonials', href: '/testimonials' },
          { label: 'Generate Testimonial', href: '/testimonial-generator' },
          { label: 'Recommendations', href: '/testimonial-recommendations' },
        ],
      },
      { label: 'QR Codes', href: '/qr-testimonials', icon: QrCode },
      { label: 'Campaigns', href: '/campaigns', icon: Mail },
    ],
  },
  {
    label: 'Manage',
    items: [
      { label: 'Customers', href: '/customers', icon: Users },
      { label: 'AI Assistant', href: '/ai-assistant', icon: Bot },
      {
        label: 'Customer Rewards',
        href: '/rewards',
        icon: Gift,
        pages: [{ label: 'Rewards ledger', href: '/rewards/ledger' }],
      },
    ],
  },
  {
    label: 'Publish',
    items: [
      {
        label: 'Review Publishing',
        href: '/publishing',
        icon: Send,
        pages: [
          { label: 'Platform Setup', href: '/platform-setup' },
          { label: 'Preferences', href: '/platform-preferences' },
        ],
      },
      {
        label: 'Embed Widgets',
        href: '/embed-code',
        icon: CodeXml,
        pages: [{ label: 'Template Designer', href: '/template-designer' }],
      },
    ],
  },
  {
    label: 'Settings',
    items: [
      {
        label: 'Business Setup',
        href: '/business-setup',
        icon: Building2,
        pages: [{ label: 'CRM Integrations', href: '/crm-integrations' }],
      },
      { label: 'Settings', href: '/settings', icon: Settings },
    ],
  },
  {
    label: 'Admin',
    isForAdmins: true,
    items: [
      {
        label: 'Admin Dashboard',
        href: '/admin/dashboard',
        icon: ShieldCheck,
        pages: [
          { label: 'Business Accounts', href: '/admin' },
          { label: 'Users', href: '/admin/users' },
          { label: 'Pricing', href: '/admin/pricing' },
        ],
      },
      { label: 'Workspace Management', href: '/admin/workspaces', icon: UsersRound },
    ],
  },
]

/** What this person may see of it. */
export function navigationFor({ role }: User): readonly NavigationGroup[] {
  const isAdmin = role === 'admin' || role === 'super_admin'
  return navigation.filter((group) => isAdmin || !group.isForAdmins)
}
