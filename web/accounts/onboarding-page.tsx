import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { OnboardingForm } from './onboarding-form.tsx'
import { userQuery } from './queries.ts'

/** The business, on one page. Signed out, it creates the account as well. */
export function OnboardingPage() {
  const { data: user, isPending } = useQuery(userQuery)
  if (isPending) return null
  if (user?.hasBusinessProfile) return <Redirect to="/dashboard" replace />
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-6 pb-20 sm:px-8 sm:pt-10">
      <h1 className="font-serif text-page font-medium tracking-[-0.018em]">Tell us about your business</h1>
      <p className="mt-1.5 text-base text-soft">
        Customers see this name on your form. The rest helps you ask them the right questions.
      </p>
      <OnboardingForm user={user ?? null} />
    </div>
  )
}
