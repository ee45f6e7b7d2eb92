import { FormCard } from './form-card.tsx'
import { SiteCard } from './site-card.tsx'

/** The link and the code, once the first steps no longer show them. */
export function ShareCards({ formId, apiKey }: { formId: string; apiKey: string | null }) {
  return (
    <>
      <FormCard formId={formId} />
      {apiKey && <SiteCard apiKey={apiKey} />}
    </>
  )
}
