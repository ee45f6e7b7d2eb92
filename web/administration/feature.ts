import { ShieldCheck, UsersRound } from 'lucide-react'
import type { Feature, LoadPage } from '../lib/feature.ts'

const below = (path: string, label: string, load: LoadPage) =>
  ({ path, label, below: '/admin/dashboard', access: 'admin', load }) as const

export const administration: Feature = {
  pages: [
    {
      path: '/admin/dashboard',
      label: 'Admin Dashboard',
      icon: ShieldCheck,
      group: 'Admin',
      access: 'admin',
      load: () => import('./dashboard/admin-dashboard-page.tsx').then((m) => m.AdminDashboardPage),
    },
    below('/admin', 'Business Accounts', () =>
      import('./accounts/accounts-page.tsx').then((m) => m.AccountsPage),
    ),
    below('/admin/users', 'Users', () => import('./users/users-page.tsx').then((m) => m.UsersPage)),
    below('/admin/pricing', 'Pricing', () => import('./pricing/pricing-page.tsx').then((m) => m.PricingPage)),
    below('/admin/showcase', 'Home page', () =>
      import('./showcase/showcase-page.tsx').then((m) => m.ShowcasePage),
    ),
    below('/admin/incidents', 'Incidents', () =>
      import('./incidents/incidents-page.tsx').then((m) => m.IncidentsPage),
    ),
    below('/admin/audit', 'Audit Log', () => import('./audit/audit-page.tsx').then((m) => m.AuditPage)),
    below('/admin/jobs', 'Jobs', () => import('./jobs/jobs-page.tsx').then((m) => m.JobsPage)),
    {
      path: '/admin/workspaces',
      label: 'Workspace Management',
      icon: UsersRound,
      group: 'Admin',
      access: 'admin',
      load: () => import('./workspaces/workspaces-page.tsx').then((m) => m.WorkspacesPage),
    },
  ],
}
