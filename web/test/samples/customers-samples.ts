import type { CustomerDetails, CustomerRequest } from '#contract/customers/customers.ts'
import { aCustomer } from './samples.ts'
import { sampleOf } from './sample.ts'

const today = () => new Date().toISOString()

/** Everything about Ines Duarte, whom nobody has asked yet. */
export const customerDetails = sampleOf<CustomerDetails>(() => ({
  customer: aCustomer(),
  testimonials: [],
  requests: [],
  consents: [],
  emailLayout: {
    businessName: 'Lindqvist Bakery',
    replyTo: 'mara@lindqvist.example',
    testimonialLink: 'https://plaudit.example/testimonial-form/lindqvist-form',
  },
}))

/** A request that was emailed today and has no answer yet. */
export const customerRequest = sampleOf<CustomerRequest>(() => ({
  id: 'request-1',
  channel: 'email',
  subject: 'How was it?',
  sentAt: today(),
  state: 'sent',
  remindedAt: null,
  answeredAt: null,
  testimonialId: null,
}))
