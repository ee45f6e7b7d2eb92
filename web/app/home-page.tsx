import { brand } from '#contract/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { useTitle } from '../lib/use-title.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { PageLoading } from './page-loading.tsx'

/** The front door. Somebody who is signed in and set up goes straight to work. */
export function HomePage() {
  useTitle(brand.name)
  const { data: user, isPending } = useQuery(userQuery)
  if (isPending) return <PageLoading />
  if (user?.hasBusinessProfile) return <Redirect to="/dashboard" replace />
  return (
    <section className="relative isolate mx-auto flex w-full max-w-6xl grow flex-col justify-center overflow-hidden px-4 pb-24 sm:px-8">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -top-14 right-0 -z-10 hidden font-serif text-[58rem] leading-none font-semibold text-accent-wash select-none md:block"
      >
        ”
      </span>
      <h1 className="max-w-[11ch] font-serif text-[clamp(3rem,9vw,6.5rem)] leading-[0.98] font-[450] tracking-[-0.04em]">
        {brand.tagline}
      </h1>
      <p className="mt-7 max-w-[46ch] text-lg text-soft">
        Collect testimonials in your customers’ own words, approve the ones you stand behind, and show them on
        your website with one line of code.
      </p>
      <div className="mt-8 flex flex-wrap gap-2.5">
        <LinkButton href="/onboarding" size="large">
          {user ? 'Finish Setup' : 'Get Started'}
        </LinkButton>
        {!user && (
          <LinkButton href="/login" size="large" variant="secondary">
            Sign In
          </LinkButton>
        )}
      </div>
    </section>
  )
}
