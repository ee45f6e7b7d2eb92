import type { PublicForm } from '#contract/collection/collection.ts'
import { askedByNewForm, newestConsent } from '#shared/collection/newest-consent.ts'
import { BusinessHeader } from '../page/business-header.tsx'
import { emptyEntries } from '../sending/entries.ts'
import { FormStep } from './form-step.tsx'

/** What a new workspace's form asks, in English. */
const newForm: Omit<PublicForm, 'businessName'> = {
  logoUrl: null,
  businessUrl: '',
  requiresApproval: true,
  companyField: 'optional',
  asksRole: false,
  texts: { headline: '', question: '', thankYou: '' },
  consent: { version: newestConsent.version, scopes: askedByNewForm },
  publicLinks: [],
  promptedPlatform: null,
  draftConsent: { version: '', sentence: '' },
  fixConsent: null,
  personal: null,
}

/** The form itself as customers meet it, and unfolded as after a rating. A picture: nothing in it can be pressed. */
export function FormPicture({ businessName, isUnfolded }: { businessName: string; isUnfolded: boolean }) {
  return (
    <div inert aria-hidden="true">
      <BusinessHeader name={businessName || 'Your business'} />
      <div className="mt-6">
        <FormStep
          form={{ ...newForm, businessName: businessName || 'your business' }}
          entries={isUnfolded ? { ...emptyEntries, rating: 5 } : emptyEntries}
          onChange={() => undefined}
          onDone={() => undefined}
          refused={{}}
          isFirst
          restored={undefined}
          help={null}
        />
      </div>
    </div>
  )
}
