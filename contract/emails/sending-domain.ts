import { z } from 'zod/mini'
import { ownerEndpoint, uploadEndpoint } from '../endpoint.ts'
import { moment, rawText } from '../fields.ts'
import { domain } from '../wall/wall.ts'

/** What a record of a sending domain was found to be. `wrong`: there is one, and it says something else. */
export const recordStates = ['found', 'missing', 'wrong', 'unreachable'] as const

const checkedRecord = z.object({
  state: z.enum(recordStates),
  /** What the name servers answered. */
  found: z.array(z.string()),
})

/** What the last check found. */
export const domainRecords = z.object({
  dkim: checkedRecord,
  spf: checkedRecord,
  dmarc: checkedRecord,
  returnPath: z.nullable(checkedRecord),
})
export type DomainRecords = z.infer<typeof domainRecords>
export type DomainRecordKind = keyof DomainRecords

const localPartSentence = 'Use letters, numbers, dots, and hyphens, such as hello'
export const sendingDomainForm = z.object({
  domain,
  /** What stands before the @. */
  localPart: z.pipe(
    rawText(64, localPartSentence, localPartSentence),
    z.pipe(
      z.transform((raw: string) => raw.trim().toLowerCase()),
      z
        .string()
        .check(
          z.regex(/^[a-z0-9]+([._-][a-z0-9]+)*$/, localPartSentence),
          z.maxLength(64, localPartSentence),
        ),
    ),
  ),
})

const domainRecord = z.object({
  kind: z.enum(['dkim', 'spf', 'dmarc', 'returnPath']),
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  /** What it has to say. */
  value: z.string(),
  /** Nothing is sent from the domain without it. */
  isRequired: z.boolean(),
  /** Null before the first check. */
  state: z.nullable(z.enum(recordStates)),
  found: z.array(z.string()),
})
export type DomainRecord = z.infer<typeof domainRecord>

export const sendingDomain = z.object({
  domain: z.string(),
  /** The sender's address, once the domain is verified. */
  address: z.string(),
  isVerified: z.boolean(),
  checkedAt: z.nullable(moment),
  records: z.array(domainRecord),
})
export type SendingDomain = z.infer<typeof sendingDomain>

const answer = z.object({ domain: z.nullable(sendingDomain) })
const change = { onlyOwners: true, response: answer } as const

/** The domain that emails to customers come from; null: this server's own. */
export const getSendingDomain = ownerEndpoint('GET /api/mail/domain', { response: answer })

/** Another domain gets a key of its own and is not sent from before `checkSendingDomain` has found that. */
export const setSendingDomain = uploadEndpoint('PUT /api/mail/domain', { ...change, body: sendingDomainForm })

/** Asks the name servers. */
export const checkSendingDomain = uploadEndpoint('POST /api/mail/domain/check', change)

export const removeSendingDomain = ownerEndpoint('DELETE /api/mail/domain', change)
