import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { crmTypes, salesforceUrl } from './crm.ts'

const ofCrm = z.object({ crmType: z.enum(crmTypes) })

/** What this server can do with CRMs, by what its operator set up. */
export const getCrmOptions = ownerEndpoint('GET /api/crm-options', {
  response: z.object({
    /** Where owners sign in instead of typing keys. */
    signIn: z.array(z.enum(crmTypes)),
    /** Milestones can start text messages. */
    hasTexts: z.boolean(),
  }),
})

/** Where the owner agrees at the CRM; `not-allowed` where the operator has not registered this server there. */
export const authorizeCrm = ownerEndpoint('POST /api/crm-sign-in/:crmType/authorize', {
  onlyOwners: true,
  params: ofCrm,
  body: z.object({ instanceUrl: z.optional(salesforceUrl) }),
  response: z.object({ url: z.string() }),
})

const part = z.optional(z.string().check(z.maxLength(4000)))

/** Where the CRM sends the browser back to (RFC 6749, section 4.1.2), and from there on to the page. */
export const finishCrmSignIn = ownerEndpoint('GET /api/crm-sign-in/:crmType/callback', {
  onlyOwners: true,
  params: ofCrm,
  query: z.object({ code: part, state: part, error: part }),
  response: 'file',
})

/** Why the browser is back at the page without a connection: `?problem=...`. */
export const crmSignInProblems = ['canceled', 'expired', 'failed'] as const
