import type { User } from '#contract/accounts.ts'
import { Menu as MenuIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { DeletionBanner } from '../security/deletion-banner.tsx'
import { BrandLogo } from '../ui/brand-logo.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { MainRegion } from './main-region.tsx'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useInstance } from '../lib/use-instance.ts'

/** The frame of every page for signed-in people: sidebar on wide screens, a drawer on phones. */
export function AppShell({ user, children }: { user: User; children: ReactNode }) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const { name } = useInstance()
  const closeDrawer = () => setIsDrawerOpen(false)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <SkipLink />
      <aside
        aria-label="Sidebar"
        className="sticky top-0 z-20 hidden h-dvh border-r border-line bg-sunken lg:block"
      >
        <Sidebar user={user} />
      </aside>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-paper px-4 lg:hidden">
        <Link href="/dashboard" aria-label={name} className="rounded-md">
          <BrandLogo name={name} />
        </Link>
        <IconButton label="Open menu" icon={<MenuIcon />} onClick={() => setIsDrawerOpen(true)} />
      </header>
      <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} title="Menu">
        <Sidebar user={user} onNavigate={closeDrawer} />
      </Drawer>
      <MainRegion className="mx-auto w-full max-w-6xl px-4 py-7 sm:px-8 sm:py-10">
        <DeletionBanner user={user} />
        {children}
      </MainRegion>
    </div>
  )
}
