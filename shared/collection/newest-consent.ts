import { brand } from '#contract/brand.ts'
import type { ConsentWording } from '#contract/collection/collection.ts'

/**
 * What customers are asked now, in English. The form asks it, and onboarding shows it before there is a form. A changed
 * sentence needs a new version, and the old one its place among the server's earlier wordings.
 */
export const newestConsent = {
  version: '2026-11.4',
  sentences: {
    display: 'You may show my testimonial on your website and in your marketing.',
    use_name: 'You may show my name with it.',
    /** In place of `use_name` where the form asks for the company. */
    name_and_company: 'You may show my name and company with it.',
    /** The same where it asks for the role. */
    name_and_role: 'You may show my name and role with it.',
    name_role_and_company: 'You may show my name, role, and company with it.',
    use_photo: 'You may show my photo with it.',
    /** In place of `display` where the words are private feedback. */
    feedback: 'You may show this publicly, on your website and in your marketing.',
    suggest_posting: 'You may email me a link to post it publicly.',
    platform: `${brand.name}, the service behind this form, may show it on its site too.`,
  },
} as const

const { display, name_and_company, suggest_posting } = newestConsent.sentences

/** What the form of a new business asks a customer who adds no photo. */
export const askedByNewForm: ConsentWording['scopes'] = [
  { scope: 'display', sentence: display },
  { scope: 'use_name', sentence: name_and_company },
  { scope: 'suggest_posting', sentence: suggest_posting },
]
