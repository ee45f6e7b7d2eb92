import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { ContextCard } from './context-card.tsx'
import { LogoCard } from './logo/logo-card.tsx'
import { ProfileChat } from './profile-chat.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The fields on one side; what they make known, and the chat that changes them, on the other. */
export function Profile({ profile }: { profile: BusinessProfile }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        {/* On a phone the chat comes after all fields. */}
        <a
          href="#profile-chat"
          className="mb-4 inline-block font-semibold text-accent-text underline decoration-accent-line decoration-1 underline-offset-3 lg:hidden"
        >
          Tell the chat what has changed
        </a>
        <LogoCard name={profile.businessName} logoUrl={profile.logoUrl} />
        <ProfileForm profile={profile} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <ContextCard profile={profile} />
        <ProfileChat />
      </div>
    </div>
  )
}
