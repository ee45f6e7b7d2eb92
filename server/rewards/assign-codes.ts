import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { messageToHandOut } from '#contract/rewards/rewards.ts'
import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { matches } from '../db/matches.ts'
import { rowsWithIds } from '../db/rows-with-ids.ts'
import { testimonials } from '../testimonials/tables.ts'
import { rewardCodes, rewards, rewardSettings } from './tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { rowId } from '../kit/ids.ts'
import { defineMailing, takeOne } from '../emails/service.ts'
import { makeCode } from './make-code.ts'
import { loadRewardSender, postTomorrow } from './mail-reward.ts'
import { fullMailboxes, postReward } from './reward-email.ts'

const atOnce = 50

/** Gives codes to the rewards of a workspace that wait for one, oldest first, as long as there are codes. */
export const assignRewardCodes = defineMailing('serve-rewards', { attempts: 6, atOnce, mailSome: serveSome })

/** Any number of these may run at once: each locks other lines and other codes, so none is given twice. */
async function serveSome(services: Services, workspaceId: string): Promise<number> {
  const full = await fullMailboxes(services, await waitingAddresses(services, workspaceId))
  return inWorkspace(services.db, workspaceId, async (tx) => {
    const lines = await tx
      .select()
      .from(rewards)
      .where(and(eq(rewards.workspaceId, workspaceId), isNull(rewards.code)))
      .orderBy(asc(rewards.createdAt), asc(rewards.id))
      .limit(atOnce)
      .for('update', { skipLocked: true })
    if (lines.length === 0) return 0
    const codes = await takeCodes(services, tx, workspaceId, lines.length)
    const sender = await loadRewardSender(tx, workspaceId)
    const receivedAt = await momentsOfReceipt(tx, workspaceId, lines)
    const now = services.now()
    for (const [index, code] of codes.entries()) {
      const line = lines[index]
      if (!line) break
      const message = messageToHandOut(line.message)
      const to = isSent(line, receivedAt.get(line.testimonialId), now) ? line.customerEmail : null
      const mayLeave = to !== null && !full.has(to) && (await takeOne(services, tx, workspaceId))
      const emailId = mayLeave ? await postReward(services, tx, sender, { ...line, message, code }) : null
      await tx
        .update(rewards)
        .set({ code, message, emailId, givenAt: now })
        .where(matches(rewards, { workspaceId, id: line.id }))
      if (to !== null && !mayLeave) await postTomorrow(services, tx, { workspaceId, rewardId: line.id })
    }
    return codes.length
  })
}

const shownForMs = 5 * 60_000
const inOneGoMs = 5_000

/** Whether it goes by email. What stands on its page does too, unless its customer has just been led there. */
function isSent(
  { distributionMethod, createdAt }: typeof rewards.$inferSelect,
  receivedAt: Date | undefined,
  now: Date,
): boolean {
  if (distributionMethod !== 'qr_code') return true
  const received = receivedAt?.getTime() ?? 0
  const wasLinked = createdAt.getTime() - received < inOneGoMs
  return !wasLinked || now.getTime() - received > shownForMs
}

async function momentsOfReceipt(
  tx: Tx,
  workspaceId: string,
  lines: readonly { readonly testimonialId: string }[],
): Promise<ReadonlyMap<string, Date>> {
  const ids = lines.map(({ testimonialId }) => testimonialId)
  const found = await tx
    .select({ id: testimonials.id, receivedAt: testimonials.receivedAt })
    .from(testimonials)
    .where(rowsWithIds(testimonials, workspaceId, ids))
  return new Map(found.map(({ id, receivedAt }) => [id, receivedAt]))
}

/** Whoever the next lines are for. */
async function waitingAddresses({ db }: Services, workspaceId: string): Promise<string[]> {
  const waiting = await inWorkspace(db, workspaceId, (tx) =>
    tx
      .select({ address: rewards.customerEmail })
      .from(rewards)
      .where(and(eq(rewards.workspaceId, workspaceId), isNull(rewards.code)))
      .orderBy(asc(rewards.createdAt), asc(rewards.id))
      .limit(2 * atOnce),
  )
  return waiting.flatMap(({ address }) => address ?? [])
}

/** Uploaded codes first, in the order of upload; then made ones, if the owner wants that. At most `count`. */
async function takeCodes(services: Services, tx: Tx, workspaceId: string, count: number): Promise<string[]> {
  const mine = eq(rewardCodes.workspaceId, workspaceId)
  const taken = await tx
    .select({ id: rewardCodes.id, code: rewardCodes.code })
    .from(rewardCodes)
    .where(and(mine, isNull(rewardCodes.takenAt)))
    .orderBy(asc(rewardCodes.id))
    .limit(count)
    .for('update', { skipLocked: true })
  if (taken.length > 0) {
    const ids = taken.map(({ id }) => id)
    await tx
      .update(rewardCodes)
      .set({ takenAt: services.now() })
      .where(and(mine, inArray(rewardCodes.id, ids)))
  }
  const codes = taken.map(({ code }) => code)
  if (codes.length === count || !(await makesCodes(tx, workspaceId))) return codes
  while (codes.length < count)
    codes.push(...(await makeCodes(services, tx, workspaceId, count - codes.length)))
  return codes
}

async function makesCodes(tx: Tx, workspaceId: string): Promise<boolean> {
  const [settings] = await tx
    .select({ makes: rewardSettings.generatesCodes })
    .from(rewardSettings)
    .where(eq(rewardSettings.workspaceId, workspaceId))
  return settings?.makes ?? false
}

/** Made codes are kept beside the uploaded ones, where a code exists once; one that exists already is left out. */
async function makeCodes({ now }: Services, tx: Tx, workspaceId: string, count: number): Promise<string[]> {
  const moment = now()
  const made = await tx
    .insert(rewardCodes)
    .values(
      Array.from({ length: count }, () => ({
        workspaceId,
        id: rowId(moment),
        code: makeCode(),
        createdAt: moment,
        takenAt: moment,
      })),
    )
    .onConflictDoNothing()
    .returning({ code: rewardCodes.code })
  return made.map(({ code }) => code)
}
