import { useQuery } from '@tanstack/react-query'
import { Redirect } from 'wouter'
import { userQuery } from '../queries.ts'
import type { FormPicture } from './form-preview.tsx'
import { OnboardingForm } from './onboarding-form.tsx'

/** The business, in three steps; for somebody signed in there is no password, so two. */
export function OnboardingPage({ FormPicture }: { FormPicture: FormPicture }) {
  const { data: user, isPending } = useQuery(userQuery)
  if (isPending) return null
  if (user?.hasBusinessProfile) return <Redirect to="/dashboard" replace />
  return <OnboardingForm user={user ?? null} FormPicture={FormPicture} />
}
