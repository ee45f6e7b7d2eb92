import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { z } from 'zod'
import { signingKeysAddress } from '#contract/provenance/verify.ts'
import { handedResetMinutes, makeAdmin, makeResetLink, proveAddress } from '../accounts/service.ts'
import { forgetTwoFactor } from '../accounts/sign-in/two-factor-settings.ts'
import { byCommand, noteAct } from '../audit/service.ts'
import { type Config, readConfig } from '../config/config.ts'
import type { Services } from '../context.ts'
import { type Database, joinDatabase } from '../db/database.ts'
import { newsAddresses } from '../emails/service.ts'
import { makeDataFolder } from '../db/embedded/embedded-home.ts'
import { migrate } from '../db/migrate.ts'
import { replaceInstanceKey } from './instance-key.ts'
import { rotateSigningKey } from '../provenance/signing-keys.ts'
import { runCommand } from './run-command.ts'
import { makeServices } from './services.ts'
import { textNewsAddress } from '../texts/service.ts'
import { StartupError } from '../kit/startup-error.ts'

const usage = `Usage:
  npm run admin -- create EMAIL             makes a super admin
  npm run admin -- reset-two-factor EMAIL   lets someone in who has lost their phone and recovery codes
  npm run admin -- reset-password EMAIL     prints a link to choose a new password where no mail can be sent
  npm run admin -- verify-email EMAIL       verifies an account's email where no mail can be sent
  npm run admin -- mail-reports             prints where a mail provider reports bounces and spam complaints
  npm run admin -- text-reports             prints where the text message gateway reports deliveries and replies
  npm run admin -- rotate-signing-key       signs histories with a new key; what the old one signed still holds
  npm run admin -- replace-key              makes a new instance key when the old one is lost for good`

const verbs: Readonly<Record<string, (services: Services, email: string) => Promise<void>>> = {
  create: createSuperAdmin,
  'reset-two-factor': resetTwoFactor,
  'reset-password': printResetLink,
  'verify-email': markEmailVerified,
}

/** All of them also while the server runs. */
async function runAdminCommand([verb = '', address, ...rest]: string[]): Promise<void> {
  if (verb === 'replace-key' && address === undefined) return replaceKey()
  if (verb === 'mail-reports' && address === undefined) return withServices(printMailReports)
  if (verb === 'text-reports' && address === undefined) return withServices(printTextReports)
  if (verb === 'rotate-signing-key' && address === undefined) return withServices(rotateKey)
  const email = z.email().safeParse(address?.trim().toLowerCase())
  const work = verbs[verb]
  if (!work || address === undefined || rest.length > 0) throw new StartupError(usage)
  if (!email.success) throw new StartupError(`${address} is not an email address.`)
  await withServices((services) => work(services, email.data))
}

async function replaceKey(): Promise<void> {
  await withDatabase(async (database, { dataFolder }) => replaceInstanceKey(dataFolder, database.db))
  console.log('The instance has a new key. Restart the server.')
  console.log(
    'Private links that customers have no longer open; CRMs and two-factor sign-in have to be set up again.',
  )
}

async function rotateKey(services: Services): Promise<void> {
  const { id } = await rotateSigningKey(services)
  console.log(`Histories are signed with the key ${id} from now on.`)
  console.log(`${services.config.publicUrl}${signingKeysAddress} lists it with the earlier ones.`)
}

function printTextReports(services: Services): Promise<void> {
  const { texts } = services.config
  if (!texts) throw new StartupError('This server sends no text messages: SMS_PROVIDER is not set.')
  console.log(textNewsAddress(services, texts.provider))
  console.log(
    'Set it as the webhook for incoming messages. Keep it secret: STOP and delivery reports arrive there.',
  )
  return Promise.resolve()
}

function printMailReports(services: Services): Promise<void> {
  for (const [provider, address] of newsAddresses(services)) console.log(`${provider.padEnd(9)}${address}`)
  console.log(
    "Paste your provider's address into its webhook settings. Keep it secret: anyone who has it can block emails.",
  )
  console.log('`message` takes whole bounced emails, and `generic` the JSON described in the help.')
  return Promise.resolve()
}

async function createSuperAdmin(services: Services, email: string): Promise<void> {
  const password = randomBytes(15).toString('base64url')
  const result = await makeAdmin(services, email, 'super_admin', password)
  await noteAct(services.db, byCommand(services.now()), { act: 'administrator-made', details: email })
  console.log(
    result === 'created'
      ? `Created the super admin ${email}.`
      : `${email} is now a super admin and is signed out everywhere.`,
  )
  console.log(`Password: ${password}`)
  console.log('It is shown only once. Change it after you sign in.')
}

async function resetTwoFactor(services: Services, email: string): Promise<void> {
  if (!(await forgetTwoFactor(services, email))) {
    throw new StartupError(`${email} has no two-factor authentication.`)
  }
  console.log(`${email} now signs in with the password alone and is signed out everywhere.`)
}

async function printResetLink(services: Services, email: string): Promise<void> {
  const url = await makeResetLink(services, email)
  if (!url) throw new StartupError(`No account has the email ${email}.`)
  console.log(url)
  console.log(
    `It works once, within ${handedResetMinutes} minutes. Give it only to the person the account belongs to.`,
  )
}

async function markEmailVerified(services: Services, email: string): Promise<void> {
  if (!(await proveAddress(services, email))) {
    throw new StartupError(`No account is waiting for ${email} to be verified.`)
  }
  console.log(`${email} is verified. The account can email customers and invite people.`)
}

async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  await withDatabase(async (database, config) =>
    work(
      await makeServices(config, database, pino({ level: 'warn' }), (failure) =>
        console.error(failure.message),
      ),
    ),
  )
}

async function withDatabase(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  await makeDataFolder(config.dataFolder)
  const database = await joinDatabase(config)
  try {
    await migrate(database)
    await work(database, config)
  } finally {
    await database.close()
  }
}

await runCommand(runAdminCommand)
