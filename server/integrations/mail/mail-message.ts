import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { OutgoingEmail, Sender, SigningKey } from './outgoing-email.ts'

/** Every header that says something to people or to their mail programs: none can be added or changed on the way. */
const signedHeaders =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

interface Outgoing {
  readonly envelope: { readonly from: string; readonly to: string }
  readonly bytes: Buffer
}

/** This server, as far as emails know it. */
export interface Instance {
  readonly sender: Sender
  readonly host: string
  /** What the mail provider gives back in what it tells of an email. */
  readonly headersOf: (id: string) => Readonly<Record<string, string>>
}

/** By the host of the mail server: providers that replace the `Message-ID` repeat a header of their own. */
export function providerHeaders(smtpHost: string): Instance['headersOf'] {
  if (smtpHost.endsWith('.postmarkapp.com')) return (id) => ({ 'X-PM-Metadata-email-id': id })
  if (smtpHost.endsWith('.mailgun.org'))
    return (id) => ({ 'X-Mailgun-Variables': JSON.stringify({ 'email-id': id }) })
  if (smtpHost.endsWith('.amazonaws.com')) return (id) => ({ 'X-Email-ID': id })
  return () => ({})
}

/** An email as it goes over the wire, signed if its sender has a key. `instance` writes for those who have no address of their own. */
export async function makeMessage(email: OutgoingEmail, instance: Instance): Promise<Outgoing> {
  const {
    id,
    to,
    replyTo,
    subject,
    text,
    html,
    unsubscribeUrl,
    from = instance.sender,
    bounceTo,
    key,
  } = email
  const compiled = new MailComposer({
    from: { name: headerValueOf(from.name), address: from.address },
    to: [{ name: '', address: to }],
    ...(replyTo && { replyTo: [{ name: '', address: replyTo }] }),
    envelope: { from: bounceTo ?? from.address, to: [to] },
    subject: headerValueOf(subject),
    text,
    html,
    messageId: `<${id}@${key?.domain ?? instance.host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...instance.headersOf(id),
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }).compile()
  const bytes = await compiled.build()
  const envelope = compiled.getEnvelope()
  return {
    envelope: { from: envelope.from || '', to: envelope.to[0] ?? '' },
    bytes: key ? await sign(bytes, key) : bytes,
  }
}

async function sign(message: Buffer, { domain, selector, privateKey }: SigningKey): Promise<Buffer> {
  const key = { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedHeaders }
  const signed = new DKIM(key).sign(message)
  const parts: Buffer[] = []
  for await (const part of signed) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function headerValueOf(value: string): string {
  return value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
