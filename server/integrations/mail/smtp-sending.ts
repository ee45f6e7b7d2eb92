import type { Config } from '../../config/config.ts'
import { makeMessage, providerHeaders } from './mail-message.ts'
import { type OutgoingEmail, readSender } from './outgoing-email.ts'
import { smtpPool } from './smtp-pool.ts'

/** Sends emails over SMTP, and fails as `mail-failures.ts` says. */
export function smtpSending(config: Config, smtpUrl: string) {
  const instance = {
    sender: readSender(config.mailFrom),
    host: new URL(config.publicUrl).hostname,
    headersOf: providerHeaders(new URL(smtpUrl).hostname),
  }
  const pool = smtpPool(smtpUrl)
  return {
    async send(email: OutgoingEmail): Promise<void> {
      const { envelope, bytes } = await makeMessage(email, instance)
      await pool.send(envelope, bytes)
    },
    check: () => pool.check(),
  }
}
