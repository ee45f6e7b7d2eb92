import { z } from 'zod/mini'
import { endpoint, publicWriteEndpoint } from '../endpoint.ts'
import { email, line, moment, requiredLine, requiredText } from '../fields.ts'
import { paging } from '../lists.ts'
import { idParams } from '../shapes.ts'

export const inquiryTypes = ['general', 'sales', 'support', 'partnership', 'press', 'other'] as const
export type InquiryType = (typeof inquiryTypes)[number]

export const longestContactMessage = 5000

/** The contact form as the browser checks it; the server takes this and the honeypot. */
export const contactForm = z.object({
  name: requiredLine(1, 120, 'Please enter your name'),
  email,
  company: z.optional(line(120)),
  subject: requiredLine(1, 160, 'Please enter a subject'),
  message: requiredText(1, longestContactMessage, 'Please enter a message'),
  inquiryType: z.enum(inquiryTypes, { error: 'Please choose what this is about' }),
})
export type ContactForm = z.infer<typeof contactForm>

/**
 * A message to whoever runs this instance: stored, and mailed when they gave an address. `website` is the
 * honeypot: people never see it. Send an `Idempotency-Key`, so that a retry doubles nothing.
 */
export const sendContactMessage = publicWriteEndpoint('POST /api/contact', {
  body: z.extend(contactForm, {
    company: z.nullish(line(120)),
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  status: 201,
  response: z.object({ id: z.string(), message: z.string() }),
  about: {
    group: 'this-site',
    place: 4,
    title: 'Send a contact message',
    says: 'What the contact page sends. Leave website empty: only bots fill it in.',
    sample: {
      body: {
        name: 'Ola Brandt',
        email: 'ola@example.com',
        subject: 'A question',
        message: 'Does it run on a Raspberry Pi?',
        inquiryType: 'general',
      },
      idempotencyKey: '03b9a1e4',
    },
    refusals: ['robot-check-failed', 'cross-site', 'idempotency-key-reused'],
  },
})

export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  subject: z.string(),
  message: z.string(),
  inquiryType: z.enum(inquiryTypes),
  createdAt: moment,
  /** When an admin said that it is answered; null while nobody has. */
  answeredAt: z.nullable(moment),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** What visitors wrote, newest first; kept for a year. */
export const listContactMessages = endpoint('GET /api/admin/contact-messages', {
  access: 'admin',
  rate: 'app',
  query: z.object(paging),
  response: z.array(contactMessage),
})

export const markContactMessage = endpoint('PATCH /api/admin/contact-messages/:id', {
  access: 'admin',
  rate: 'app',
  params: idParams,
  body: z.object({ isAnswered: z.boolean() }),
  response: contactMessage,
})
