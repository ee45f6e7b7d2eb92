import { type Feature, type LoadPage } from '../lib/feature.ts'

const loadPlaceholder: LoadPage = () => import('./placeholder-page.tsx').then((m) => m.PlaceholderPage)

/** Documented addresses whose work is done on other pages; `copy.ts` says on which. */
export const placeholders: Feature = {
  pages: [
    {
      path: '/admin',
      label: 'Business Accounts',
      below: '/admin/dashboard',
      access: 'admin',
      load: loadPlaceholder,
      isUnlisted: true,
    },
    {
      path: '/admin/users',
      label: 'Users',
      below: '/admin/dashboard',
      access: 'admin',
      load: loadPlaceholder,
      isUnlisted: true,
    },
    {
      path: '/admin/pricing',
      label: 'Pricing',
      below: '/admin/dashboard',
      access: 'admin',
      load: loadPlaceholder,
      isUnlisted: true,
    },
  ],
}
