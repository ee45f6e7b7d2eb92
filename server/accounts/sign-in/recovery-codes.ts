import { randomInt } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { recoveryCodeCount } from '#contract/accounts/security.ts'
import type { Services } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { users, recoveryCodes } from '../tables.ts'
import { queueEmail } from '../../emails/service.ts'
import { recoveryCodeUsedEmail } from '../security-emails.ts'

/** Crockford's letters: none that looks like another. Ten of them are 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

/** New codes of a user in place of any old ones, as they are shown: "k3v9x-70mhd". */
export async function replaceRecoveryCodes(services: Services, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: codeHashOf(services, userId, code) })))
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** `code` without spaces and dashes, in lower case. True once for each; the owner of the account is told. */
export async function spendRecoveryCode(services: Services, userId: string, code: string): Promise<boolean> {
  const { db, now } = services
  const read = code.replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .update(recoveryCodes)
      .set({ usedAt: now() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHashOf(services, userId, read)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ userId: recoveryCodes.userId })
    if (!spent) return false
    const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (account)
      await queueEmail(services, tx, recoveryCodeUsedEmail(account.email, await countCodesLeft(tx, userId)))
    return true
  })
}

/** How many recovery codes of a user have not been used. */
export async function countCodesLeft(tx: Tx | Services['db'], userId: string): Promise<number> {
  const [left] = await tx
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return left?.count ?? 0
}

function newCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Keyed: 50 bits alone could be searched through by whoever has a copy of the database. */
function codeHashOf({ secrets }: Services, userId: string, code: string): Buffer {
  return secrets.sign('recovery code', Buffer.from(`${userId} ${code}`))
}
