import { z } from 'zod/mini'
import { publicReadEndpoint } from '../endpoint.ts'
import { socialProvider } from '../accounts/social.ts'

/** What every page may know of this instance before anybody signs in. */
export const instance = z.object({
  name: z.string(),
  publicUrl: z.string(),
  development: z.boolean(),
  proofOfWork: z.boolean(),
  /** False while mail goes to the outbox in the data folder. */
  mailConfigured: z.boolean(),
  /** False on servers that send no text messages. */
  textsConfigured: z.boolean(),
  /** False on servers that take no payments, where nothing is limited. */
  paymentsConfigured: z.boolean(),
  /** False while administrators take no new accounts. */
  signUpOpen: z.boolean(),
  /** What administrators tell everybody who is signed in; empty for nothing. */
  notice: z.string(),
  /** Whose accounts can sign in here. */
  socialProviders: z.array(socialProvider),
})
export type Instance = z.infer<typeof instance>

export const getInstance = publicReadEndpoint('GET /api/public/instance', {
  response: instance,
  about: {
    group: 'this-site',
    place: 6,
    title: 'Get site details',
    says: 'Its name and address, whether it can send email, and which providers people can sign in with.',
  },
})
