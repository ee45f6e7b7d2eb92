import type { CustomerTexting, TextSending } from '#contract/texts/texts.ts'
import { sampleOf } from './sample.ts'

/** A customer who agreed to text messages. */
export const aTexting = sampleOf<CustomerTexting>(() => ({
  phone: '+12125550123',
  reason: null,
  consent: {
    wording: 'They agreed to get text messages from Lindqvist Bakery that ask for a testimonial.',
    source: 'owner',
    vouchedBy: 'Mara Lindqvist',
    note: 'Signed at the counter',
    givenAt: new Date().toISOString(),
  },
  statement: 'They agreed to get text messages from Lindqvist Bakery that ask for a testimonial.',
  language: 'en',
  text: 'Hi Ines, how was your experience with Lindqvist Bakery? https://plaudit.example/t/x Reply STOP to opt out',
  segments: 1,
  cost: { micros: 7_900, currency: 'USD' },
  leavesAt: new Date().toISOString(),
  segmentsLeft: 988,
}))

/** A server with a gateway. */
export const aTextSending = sampleOf<TextSending>(() => ({
  from: '+12125550100',
  price: { micros: 7_900, currency: 'USD' },
  segmentsUsed: 12,
  segmentLimit: 1_000,
  cost: { micros: 94_800, currency: 'USD' },
  statement: 'They agreed to get text messages from Lindqvist Bakery that ask for a testimonial.',
  samples: [
    {
      language: 'en',
      request: 'Hi Ines, how was it?',
      reminder: 'Lindqvist Bakery would love to hear',
      segments: 1,
    },
    {
      language: 'de',
      request: 'Hallo Ines, wie war es?',
      reminder: 'Lindqvist Bakery freut sich',
      segments: 1,
    },
  ],
}))
