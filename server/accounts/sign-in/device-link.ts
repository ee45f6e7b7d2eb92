import { and, eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Context } from '../../context.ts'
import { spendOnce } from '../../db/spent.ts'
import { queueEmail } from '../../emails/service.ts'
import { Problem } from '../../http/problem.ts'
import { sha256 } from '../../kit/ids.ts'
import { deviceLinkEmail } from '../account-emails.ts'
import { rememberDevice } from './device.ts'
import { limits } from '../limits.ts'
import { defineMailedLink } from '../mailed-link.ts'
import { users } from '../tables.ts'

const minutesValid = 10
const purpose = 'device link'

const payload = z.object({ userId: z.string(), deviceEpoch: z.number(), until: z.number() })

export const deviceLink = defineMailedLink({
  name: 'mail-device-link',
  limit: limits.deviceLinks,
  purpose: 'sign in on this device',
  async mail(services, email) {
    const { db, now, config, secrets } = services
    const [account] = await db
      .select({ userId: users.id, deviceEpoch: users.deviceEpoch })
      .from(users)
      .where(eq(users.email, email))
    if (!account) return
    const until = now().getTime() + minutesValid * 60_000
    // Sealed for ourselves, so that it is stored nowhere.
    const token = secrets.seal(purpose, Buffer.from(JSON.stringify({ ...account, until })), '')
    const url = `${config.publicUrl}/device-link?token=${token.toString('base64url')}`
    await queueEmail(services, db, deviceLinkEmail(email, url, minutesValid))
  },
})

/** Works once, and no more after the account's devices were forgotten. It signs nobody in. */
export async function openDeviceLink(context: Context, token: string): Promise<{ message: string }> {
  const { db, now, secrets } = context
  const expired = new Problem(
    'link-expired',
    'This link has expired or was already used. Please request a new one.',
  )
  const text = secrets.open(purpose, Buffer.from(token, 'base64url'), '')
  const read = text && z.parse(payload, JSON.parse(text.toString()))
  if (!read || read.until < now().getTime()) throw expired
  const { userId, deviceEpoch, until } = read
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.deviceEpoch, deviceEpoch)))
  const signature = sha256(Buffer.from(token, 'base64url')).toString('base64url')
  if (!known || !(await spendOnce(db, { signature, expiresAt: new Date(until) }))) throw expired
  await rememberDevice(context, userId)
  return { message: 'You can sign in on this device now.' }
}
