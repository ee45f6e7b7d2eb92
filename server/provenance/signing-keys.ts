import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { asc, isNull } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { sha256 } from '../kit/ids.ts'
import { signingKeys } from './tables.ts'

const purpose = 'history-signing'

export interface SigningKey {
  readonly id: string
  readonly sign: (note: string) => Buffer
}

type Keeper = Pick<Services, 'db' | 'secrets' | 'now'>

/** The key that signs now, made when there is none, or none that the instance key opens. */
export async function signingKey(services: Keeper): Promise<SigningKey> {
  return (await currentKey(services)) ?? rotateSigningKey(services)
}

/** The key that signs now, if there is one. */
export async function currentKey({ db, secrets }: Keeper): Promise<SigningKey | undefined> {
  const [row] = await db.select().from(signingKeys).where(isNull(signingKeys.retiredAt))
  const der = row?.sealed ? secrets.open(purpose, row.sealed, row.id) : undefined
  if (!row || !der) return undefined
  return ready(row.id, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }))
}

/** Signs with a new key from now on. What the old one signed can be checked as before. */
export async function rotateSigningKey({ db, secrets, now }: Keeper): Promise<SigningKey> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const shown = publicKey.export({ format: 'jwk' }).x ?? ''
  const id = sha256(Buffer.from(shown, 'base64url')).toString('hex').slice(0, 16)
  const der = privateKey.export({ format: 'der', type: 'pkcs8' })
  await db.transaction(async (tx) => {
    // Its private half is of no use to anybody any more.
    await tx.update(signingKeys).set({ retiredAt: now(), sealed: null }).where(isNull(signingKeys.retiredAt))
    const sealed = secrets.seal(purpose, der, id)
    await tx.insert(signingKeys).values({ id, publicKey: shown, sealed, createdAt: now() })
  })
  return ready(id, privateKey)
}

function ready(id: string, privateKey: KeyObject): SigningKey {
  return { id, sign: (note) => sign(null, Buffer.from(note), privateKey) }
}

/** All public halves, oldest first. */
export async function publicKeys(db: Db | Tx) {
  const rows = await db.select().from(signingKeys).orderBy(asc(signingKeys.createdAt), asc(signingKeys.id))
  return rows.map(({ id, publicKey, createdAt, retiredAt }) => ({
    id,
    algorithm: 'Ed25519' as const,
    publicKey,
    createdAt: createdAt.toISOString(),
    retiredAt: retiredAt?.toISOString() ?? null,
  }))
}
