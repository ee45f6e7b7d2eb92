import { z } from 'zod/mini'
import { ownerEndpoint } from './endpoint.ts'
import { moment, requiredText, text } from './fields.ts'

/** The tones that the generation form offers. */
export const formTones = ['Professional', 'Enthusiastic', 'Technical', 'Casual'] as const
/** The tones that the calls take: a workspace's own default may also be Formal. Not sent means Professional. */
export const tones = [...formTones, 'Formal'] as const
export const writingStyles = ['casual', 'professional', 'enthusiastic', 'detailed', 'concise'] as const
export const emotionalTones = ['grateful', 'relieved', 'impressed', 'satisfied', 'excited'] as const
/** In words: short 30 to 60, medium 60 to 120, long 120 to 200. */
export const lengths = ['short', 'medium', 'long'] as const
export const customerTypes = [
  'individual',
  'business_owner',
  'manager',
  'entrepreneur',
  'professional',
] as const

const told = {
  customerName: requiredText(1, 120, 'Customer name is required'),
  company: requiredText(1, 120, 'Company is required'),
  serviceDetails: requiredText(1, 500, 'Please select a service'),
  benefits: requiredText(1, 500, 'Please select a benefit'),
}
const manner = {
  writingStyle: z.optional(z.enum(writingStyles)),
  emotionalTone: z.optional(z.enum(emotionalTones)),
  length: z.optional(z.enum(lengths)),
  customerType: z.optional(z.enum(customerTypes)),
  includeSpecifics: z.optional(z.boolean()),
}
/** Not checked for its format: what is sent on, such as a request to confirm, checks it. */
const customerEmail = z.optional(text(254))

/** The owner's generation form, as the browser checks it. The calls take it without a title too. */
export const generationForm = z.object({
  ...told,
  customerTitle: requiredText(1, 120, 'Customer title is required'),
  customerEmail,
  tone: z.enum(formTones),
  ...manner,
})
export type GenerationForm = z.infer<typeof generationForm>

/** A draft, under either of its documented names. */
export const draft = z.union([
  z.object({ content: z.string() }),
  z.object({ testimonial: z.object({ content: z.string() }) }),
])

/** The words of a draft, wherever they stand. */
export function wordsOf(drafted: z.infer<typeof draft>): string {
  return 'content' in drafted ? drafted.content : drafted.testimonial.content
}

/**
 * Drafts a testimonial from what the owner says about a customer. Nothing is kept but a
 * fingerprint, by which the text is known for a draft wherever it comes back: `createTestimonial` keeps the words.
 * Answers `writer-not-configured` on an instance without a writer.
 */
export const generateTestimonial = ownerEndpoint('POST /api/testimonials/generate', {
  body: z.object({
    ...told,
    customerTitle: z.optional(text(120)),
    customerEmail: z.nullish(text(254)),
    tone: z.optional(z.enum(tones)),
    ...manner,
  }),
  response: draft,
})

/** As `generateTestimonial`, for looking at only: how the writer would sound. */
export const generatePreview = ownerEndpoint('POST /api/testimonials/generate-preview', {
  body: z.object({ ...told, tone: z.optional(z.enum(tones)) }),
  response: z.object({ content: z.string() }),
})

export const chatMessageLimit = 2000
const chatMessage = z.object({ message: requiredText(1, chatMessageLimit, 'Please enter a question') })

/**
 * One question to the assistant and its answer, counted from the workspace's own rows. Nothing is kept: the
 * conversation lives in the browser. Answers `writer-not-configured` to what nobody can count.
 */
export const chat = ownerEndpoint('POST /api/chat', {
  body: chatMessage,
  response: z.object({ response: z.string(), timestamp: moment }),
})

/** Talks with the assistant about the business profile. As `chat`, without the time. */
export const profileChat = ownerEndpoint('POST /api/business-profile/chat', {
  body: chatMessage,
  response: z.object({ response: z.string() }),
})

const option = z.object({ value: z.string(), label: z.string() })
export type Option = z.infer<typeof option>

export const dynamicVariables = z.object({ services: z.array(option), benefits: z.array(option) })
export type DynamicVariables = z.infer<typeof dynamicVariables>

/** What can be chosen while nobody has told what the business does. */
export const optionsWithoutProfile: DynamicVariables = {
  services: [
    { value: 'our-products', label: 'Our products' },
    { value: 'our-services', label: 'Our services' },
    { value: 'customer-support', label: 'Customer support' },
  ],
  benefits: [
    { value: 'quality', label: 'Quality' },
    { value: 'saved-time', label: 'Saved time' },
    { value: 'good-value', label: 'Good value' },
  ],
}

/** What can be chosen as service and benefit, from the business profile: 3 to 8 of each. */
export const getDynamicVariables = ownerEndpoint('GET /api/dynamic-variables', { response: dynamicVariables })
