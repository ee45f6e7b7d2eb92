import { z } from 'zod/mini'
import { chatMessage } from '../assistant/chat.ts'
import { ownerEndpoint } from '../endpoint.ts'
import { moment } from '../fields.ts'
import { profileForm } from './business.ts'

/** A field of the profile as it is and as it would be. */
const profileChange = z.object({
  field: z.keyof(profileForm),
  before: z.string(),
  after: z.string(),
})

const profileProposal = z.object({
  changes: z.array(profileChange),
  /** The state of the profile that it was made for, as `updateBusinessProfile` takes it. */
  updatedAt: moment,
})
export type ProfileProposal = z.infer<typeof profileProposal>

/**
 * What an owner says about the business, and the changes to the profile that follow. Nothing is changed here: whoever
 * accepts them sends them to `updateBusinessProfile`. Everything is answered, with or without an AI service.
 */
export const profileChat = ownerEndpoint('POST /api/business-profile/chat', {
  body: chatMessage,
  response: z.object({
    response: z.string(),
    proposal: z.nullable(profileProposal),
    /** What of the message was not understood, letter for letter. */
    notUnderstood: z.array(z.string()),
  }),
})
