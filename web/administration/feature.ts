import { ShieldCheck, UsersRound } from 'lucide-react'
import type { Feature } from '../lib/feature.ts'
import type * as pages from './pages.ts'

type PageName = keyof typeof pages

const page = (path: string, label: string, name: PageName) =>
  ({ path, label, access: 'admin', load: () => import('./pages.ts').then((all) => all[name]) }) as const

const below = (path: string, label: string, name: PageName) =>
  ({ ...page(path, label, name), below: '/admin/dashboard' }) as const

export const administration: Feature = {
  pages: [
    {
      ...page('/admin/dashboard', 'Admin Dashboard', 'AdminDashboardPage'),
      icon: ShieldCheck,
      group: 'Admin',
    },
    below('/admin', 'Business Accounts', 'AccountsPage'),
    below('/admin/users', 'Users', 'UsersPage'),
    below('/admin/pricing', 'Pricing', 'PricingPage'),
    below('/admin/showcase', 'Home page', 'ShowcasePage'),
    below('/admin/incidents', 'Incidents', 'IncidentsPage'),
    below('/admin/audit', 'Audit Log', 'AuditPage'),
    below('/admin/jobs', 'Jobs', 'JobsPage'),
    {
      ...page('/admin/workspaces', 'Workspace Management', 'WorkspacesPage'),
      icon: UsersRound,
      group: 'Admin',
    },
  ],
}
