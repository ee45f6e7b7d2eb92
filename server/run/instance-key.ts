import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { readFact, writeFact } from '../instance/service.ts'
import { type Secrets, secretsFrom } from '../kit/secrets/secrets.ts'
import { StartupError } from '../kit/startup-error.ts'

const fact = 'instance-key-fingerprint'
const keyBytes = 32

const keyFileOf = (dataFolder: string) => path.join(dataFolder, 'keys', 'instance.key')

/**
 * Reads the instance key of the data folder, making it on the first start. Customers' private links, connected CRMs and
 * two-factor sign-in open with this key only, so the database remembers its fingerprint and takes no other: a missing,
 * damaged or different key is a refusal. Copies of the server behind one database share the file.
 */
export async function loadSecrets(dataFolder: string, db: Db): Promise<Secrets> {
  const file = keyFileOf(dataFolder)
  const key = await readFile(file).catch(() => undefined)
  const known = await knownFingerprint(db)
  if (key === undefined) {
    if (known !== undefined || (await isInUse(db))) throw keyFileError(`The key ${file} is missing.`)
    return secretsFrom(await adopt(db, await makeKey(file)))
  }
  if (key.length < keyBytes)
    throw keyFileError(`The key ${file} is damaged: it has ${key.length} bytes instead of ${keyBytes}.`)
  if (known === undefined) return secretsFrom(await adopt(db, key))
  if (known !== keyFingerprintOf(key)) throw keyFileError(`The key ${file} does not belong to this database.`)
  return secretsFrom(key)
}

/** Makes a new key that the database takes from now on. What only the old one opens is lost. */
export async function replaceInstanceKey(dataFolder: string, db: Db): Promise<void> {
  await rm(keyFileOf(dataFolder), { force: true })
  await adopt(db, await makeKey(keyFileOf(dataFolder)), 'replace')
}

function keyFileError(what: string): StartupError {
  return new StartupError(
    `${what} Put the instance.key of a backup back. Without it, private links, CRM connections, and two-factor ` +
      'sign-in cannot be opened. If it is lost for good, npm run admin -- replace-key makes a new one, and those have to be set up again.',
  )
}

function keyFingerprintOf(key: Buffer): string {
  return createHash('sha256').update('plaudit instance key\0').update(key).digest('hex').slice(0, 32)
}

function knownFingerprint(db: Db): Promise<string | undefined> {
  return readFact(db, fact)
}

async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ any: boolean }>(sql`select exists (select from users) as any`)
  return rows[0]?.any === true
}

/** Of two servers that start on an empty database at once, the later one is refused if it brought another key. */
async function adopt(db: Db, key: Buffer, mode: 'first' | 'replace' = 'first'): Promise<Buffer> {
  const value = keyFingerprintOf(key)
  await writeFact(db, fact, value, mode)
  if ((await knownFingerprint(db)) !== value)
    throw keyFileError('Another server has given this database its key.')
  return key
}

async function makeKey(file: string): Promise<Buffer> {
  const key = randomBytes(keyBytes)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const fresh = await open(`${file}.new`, 'w', 0o600)
  await fresh.writeFile(key)
  await fresh.sync()
  await fresh.close()
  await rename(`${file}.new`, file)
  return key
}
