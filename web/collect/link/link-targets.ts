import type { SharingLink } from '#contract/collection/sharing.ts'

/** Where a code can lead. */
export interface Target {
  id: string
  name: string
  link: string
  /** When it stops taking testimonials. The workspace's own form has no such day. */
  expiresAt?: string | null
}

/** The workspace's own form first, then its links. */
export function targetsOf(
  formId: string | null | undefined,
  links: readonly SharingLink[],
): readonly Target[] {
  const form = formId
    ? [{ id: formId, name: 'Your form', link: `${window.location.origin}/testimonial-form/${formId}` }]
    : []
  return [
    ...form,
    ...links.map(({ id, description, link, expiresAt }) => ({ id, name: description, link, expiresAt })),
  ]
}
