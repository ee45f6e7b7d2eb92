import { createVerify } from 'node:crypto'
import { z } from 'zod/mini'

const text = z.optional(z.string())
const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: text,
  SubscribeURL: text,
  Token: text,
})
export type SnsMessage = z.infer<typeof snsMessage>

const longestAgeMs = 86_400_000

/**
 * What Amazon SNS sent, if Amazon signed it lately. `fetchText` reads its certificate, which lies at an address of Amazon's
 * alone.
 */
export async function readSns(
  body: unknown,
  now: Date,
  fetchText: (url: URL) => Promise<string>,
): Promise<SnsMessage | undefined> {
  const { data } = z.safeParse(snsMessage, body)
  if (!data || !isAmazons(data.SigningCertURL)) return undefined
  const age = now.getTime() - new Date(data.Timestamp).getTime()
  if (!(Math.abs(age) < longestAgeMs)) return undefined
  const certificate = await fetchText(new URL(data.SigningCertURL))
  const verify = createVerify(data.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256')
  verify.update(signedText(data))
  try {
    return verify.verify(certificate, data.Signature, 'base64') ? data : undefined
  } catch {
    // No certificate, or no signature.
    return undefined
  }
}

/** Only such an address is ever asked. */
export function isAmazons(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username } = new URL(address)
  const isTheirs = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname)
  return protocol === 'https:' && port === '' && username === '' && isTheirs
}

/** As Amazon's documentation has it: names and values of these fields, each on a line. */
function signedText(message: SnsMessage): string {
  const fields =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const)
  return fields
    .flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`]))
    .join('')
}
