import { sql } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { outboxFolder } from '../integrations/mail/mail.ts'
import { outboxAddress } from '../instance/outbox-token.ts'
import { loadSecrets } from './instance-key.ts'

/** For whoever started the server. */
export const say = (sentence: string) => console.log(sentence)

/** Where the server is, and what to do there first. */
export async function welcome(config: Config, { db }: Database): Promise<void> {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists (select from users) as any`)
  say(`${brand.name} is running at ${config.publicUrl}`)
  say(
    rows[0]?.any
      ? `Open ${config.publicUrl}/login to sign in.`
      : `Open ${config.publicUrl}/onboarding to create your account.`,
  )
  const outbox = outboxAddress(config, await loadSecrets(config.dataFolder, db))
  if (outbox) say(`Emails are kept in the outbox while SMTP_URL is not set: ${outbox}`)
  else if (config.smtpUrl === undefined)
    say(`SMTP_URL is not set: no email is sent. Emails are kept in ${outboxFolder(config)}.`)
  if (!config.proofOfWork)
    say('PLAUDIT_POW is off: the public form accepts submissions without proof of work.')
  if (!config.rateLimits) say('PLAUDIT_RATE_LIMITS is off: requests are not limited.')
}
