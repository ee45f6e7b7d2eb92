import { type EmailLook, layOutDraft } from './email-look.ts'
import { withLinks } from './layout.ts'
import type { Draft } from './draft.ts'

/** An email as it could be, for the preview and for tests: made from what its feature makes the real one with. */
export interface SampleEmail {
  /** In its address under `/dev/emails/`. */
  readonly name: string
  /** Who gets it, and when. */
  readonly sentWhen: string
  /** Whose customers get it; without one it is the product's own. */
  readonly business?: EmailLook
  readonly draft: (publicUrl: string) => Draft
}

export const bakery: EmailLook = {
  name: 'Lindqvist Bakery',
  accentColor: '#b4532a',
  postalAddress: 'Lindqvist Bakery\n14 Harbor Street\nPortland, ME 04101',
}
/** Its color is one on which white could not be read. */
export const studio: EmailLook = {
  name: 'Sunroom Yoga',
  accentColor: '#f5c518',
  postalAddress: 'Sunroom Yoga\n220 Alder Avenue\nBoise, ID 83702',
}
/** Without an accent color, emails use the product's. */
export const dentist: EmailLook = {
  name: 'Fernwood Family Dental',
  accentColor: null,
  postalAddress: 'Fernwood Family Dental\n8 Mill Road\nAsheville, NC 28801',
}

/** As long as the secrets in real links. */
export const sampleToken = 'Zx4mQ0c7VtB2nLr9KdWfYpUa6HsEjG8iT1oNvRkXw3M5bCqPzAeSyDhFuJgIlOx'

/** A sample as it would leave. */
export function renderSample({ draft, business }: SampleEmail, publicUrl: string) {
  const made = draft(publicUrl)
  const { secretLink, ...forms } = layOutDraft(made, business)
  const isRequest = made.stream === 'requests'
  const unsubscribeUrl = isRequest ? `${publicUrl}/unsubscribe/${sampleToken}` : undefined
  return { ...made, ...withLinks(forms, { secretLink, unsubscribeUrl }), unsubscribeUrl }
}
