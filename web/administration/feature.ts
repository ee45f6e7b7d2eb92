import { ShieldCheck, UsersRound } from 'lucide-react'
import type { Feature } from '../lib/feature.ts'

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
