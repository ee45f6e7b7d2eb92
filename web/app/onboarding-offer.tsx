import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'

// For as long as the page lives: whoever said no is asked again another day.
let isDeclined = false

/** Offers the onboarding to somebody without a business profile, and forces nobody. */
export function OnboardingOffer() {
  const [isHidden, setIsHidden] = useState(isDeclined)
  if (isHidden) return null
  function decline() {
    isDeclined = true
    // The button that has the focus goes.
    document.getElementById('main')?.focus()
    setIsHidden(true)
  }
  return (
    <div className="mb-6">
      <Banner
        title="Finish setting up your business"
        action={
          <span className="flex flex-wrap gap-2">
            <Button variant="ghost" size="small" onClick={decline}>
              Not now
            </Button>
            <LinkButton href="/ai-onboarding" size="small">
              Start onboarding
            </LinkButton>
          </span>
        }
      >
        Your form shows your business name to customers. Setup takes two minutes.
      </Banner>
    </div>
  )
}
