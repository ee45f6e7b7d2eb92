import { eq, sql } from 'drizzle-orm'
import { deviceCookiePrefix } from '#contract/cookies.ts'
import type { Context, Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { users } from '../tables.ts'
import { randomToken } from '../../kit/ids.ts'

/**
 * OWASP's device cookie: a browser that has signed in before has its own count of wrong passwords, so that tries from
 * elsewhere do not lock it out. It opens nothing: the password is still asked for.
 */
const purpose = 'device cookie'
const deviceDays = 365

type Account = Pick<typeof users.$inferSelect, 'id' | 'deviceEpoch'>

/** One cookie for each address that has signed in here; the name says nothing about which. */
function cookieName({ secrets }: Services, address: string): string {
  return (
    deviceCookiePrefix + secrets.sign('device cookie name', Buffer.from(address)).toString('hex').slice(0, 12)
  )
}

/** What is signed: a cookie of another account, or of before its devices were forgotten, does not match. */
function contentsOf({ id, deviceEpoch }: Account, nonce: string, until: string): Buffer {
  return Buffer.from(`${id} ${deviceEpoch} ${nonce} ${until}`)
}

/** What the tries of this browser count under; nothing for one that has not signed in to any of `accounts`. */
export function knownDevice(
  context: Context,
  address: string,
  accounts: readonly Account[],
): string | undefined {
  const cookie = context.cookie(cookieName(context, address)) ?? ''
  const [nonce = '', until = '', signature = ''] = cookie.split('.')
  const isShaped = /^[\w-]{22}$/.test(nonce) && /^\d{1,15}$/.test(until) && /^[\w-]{22}$/.test(signature)
  if (!isShaped || Number(until) < context.now().getTime()) return undefined
  const bytes = Buffer.from(signature, 'base64url')
  const account = accounts.find((one) =>
    context.secrets.verify(purpose, contentsOf(one, nonce, until), bytes),
  )
  return account && `${account.id} ${nonce}`
}

/** From here this browser is known to the account, for a year after its last sign-in. */
export async function rememberDevice(context: Context, userId: string): Promise<void> {
  const [account] = await context.db
    .select({ id: users.id, deviceEpoch: users.deviceEpoch, email: users.email, claimed: users.claimedEmail })
    .from(users)
    .where(eq(users.id, userId))
  if (!account) return
  const until = String(context.now().getTime() + deviceDays * 86_400_000)
  const name = cookieName(context, account.claimed ?? account.email)
  const nonce = randomToken()
  const signature = context.secrets.sign(purpose, contentsOf(account, nonce, until))
  // Sent to the API only.
  context.reply.cookie(name, `${nonce}.${until}.${signature.toString('base64url')}`, {
    path: '/api',
    maxAgeSeconds: deviceDays * 86_400,
  })
}

/** No browser is known to this account any more. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ deviceEpoch: sql`${users.deviceEpoch} + 1` })
    .where(eq(users.id, userId))
}
