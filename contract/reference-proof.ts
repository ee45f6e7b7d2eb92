import { type DocumentedCall, placeholders } from './documented-call.ts'
import { getSigningKeys, verifyTestimonial } from './provenance/verify.ts'

/** What anybody can check without this server's word for it. */
export const proofCalls: readonly DocumentedCall[] = [
  {
    endpoint: verifyTestimonial,
    title: 'Verify a testimonial',
    says: 'What the public page at /verify shows: who wrote it, how that is known, what was changed, what was given for it, and its history without private details. The id is the last part of verifyUrl. proof places the history in a signed checkpoint; it is null until the first one, within the hour. Only testimonials that are shown have a page.',
    credential: 'nothing',
    sample: { params: { id: placeholders.verifyId } },
    refusals: ['not-found'],
  },
  {
    endpoint: getSigningKeys,
    title: 'List public keys',
    says: 'The Ed25519 keys that sign this server’s checkpoints, oldest first. Retired ones stay, so what they signed can still be checked. Also at /.well-known/plaudit-keys.json.',
    credential: 'nothing',
    sample: {},
    refusals: [],
  },
]
