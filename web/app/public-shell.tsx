import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { BrandLogo } from '../ui/brand-logo.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { MainRegion } from './main-region.tsx'
import { SkipLink } from './skip-link.tsx'
import { useInstance } from '../lib/use-instance.ts'

/** The frame of pages for signed-out people. Signed in, the bar shows no links. */
export function PublicShell({ children }: { children: ReactNode }) {
  const { name } = useInstance()
  const { data: user } = useQuery(userQuery)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-8">
        <Link href="/" aria-label={name} className="rounded-md">
          <BrandLogo name={name} />
        </Link>
        {user === null && (
          <nav aria-label="Account" className="flex items-center gap-1.5">
            <LinkButton href="/login" variant="ghost">
              Sign In
            </LinkButton>
            <LinkButton href="/onboarding" variant="secondary">
              Get Started
            </LinkButton>
          </nav>
        )}
      </header>
      <MainRegion className="flex grow flex-col">{children}</MainRegion>
    </div>
  )
}
