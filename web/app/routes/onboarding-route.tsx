import { OnboardingPage } from '../../accounts/onboarding/onboarding-page.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'

const FormPicture = lazyPart(() => import('../../customer/form/form-picture.tsx').then((m) => m.FormPicture))

/** The steps with the customers' own form beside them. */
export function OnboardingRoute() {
  return <OnboardingPage FormPicture={FormPicture} />
}
