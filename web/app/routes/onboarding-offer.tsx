import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'

// For as long as the page lives: who said no is asked again another day.
let declinedBy: string | undefined

/** Offers the onboarding to somebody without a business profile, and forces nobody. */
export function OnboardingOffer() {
  const { data: user } = useQuery(userQuery)
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden || declinedBy === user?.id) return null
  function decline() {
    declinedBy = user?.id
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
