import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { embedAnswer } from '#contract/embed/embed.ts'
import { apiKeys, users } from '../../accounts/tables.ts'
import { workspaces } from '../../workspaces/tables.ts'
import type { Db } from '../../db/database.ts'
import { addLookup } from '../../db/lookups.ts'
import type { Embeds } from '../../embed/service.ts'
import { wholeAnswer } from '../../embed/views.ts'
import { randomToken, rowId, sha256 } from '../../kit/ids.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { readConfig } from '../../config/config.ts'
import { secretsFrom } from '../../kit/secrets/secrets.ts'

const now = new Date('2026-06-01T12:00:00Z')

type Row = Partial<typeof testimonials.$inferInsert>

/** A workspace with a publishable key, straight into the tables. */
export async function shownWorkspace(db: Db) {
  const workspaceId = rowId(now)
  const userId = rowId(now)
  const key = `pk_${randomToken(24)}`
  await db.insert(workspaces).values({ id: workspaceId, name: 'Bakery', createdAt: now })
  await db.insert(users).values({
    id: userId,
    workspaceId,
    email: `${userId}@example.com`,
    firstName: 'Ada',
    lastName: 'Baker',
    passwordHash: 'none',
    role: 'owner',
    createdAt: now,
  })
  await addLookup(db, 'key', sha256(key), workspaceId)
  await db.insert(apiKeys).values({
    workspaceId,
    id: rowId(now),
    kind: 'publishable',
    keyHash: sha256(key),
    shown: key,
    createdAt: now,
  })
  const add = async (row: Row = {}) => {
    const id = rowId(now)
    await db.insert(testimonials).values({
      workspaceId,
      id,
      customerName: 'Jo Park',
      company: 'Park & Sons',
      content: 'Bread like at home.',
      rating: 5,
      status: 'approved',
      origin: 'customer',
      isConfirmedByAuthor: true,
      consentsToDisplay: true,
      consentsToName: true,
      createdAt: now,
      receivedAt: now,
      ...row,
    })
    return id
  }
  const withdraw = (id: string) =>
    db.execute(sql`update testimonials set withdrawn_at = now() where id = ${id}`)
  return { workspaceId, userId, key, add, withdraw }
}

function textOf(body: string | Buffer): string {
  return (typeof body === 'string' ? Buffer.from(body, 'latin1') : body).toString()
}

/** What a website gets for this key. */
export async function readShown(embeds: Embeds, key: string, max?: number) {
  const view = max === undefined ? wholeAnswer : { ...wholeAnswer, max }
  const found = await embeds.find(key, 'identity', view)
  if (!found) return undefined
  return z.parse(embedAnswer, JSON.parse(textOf(found.prepared.identity)))
}

/** What signs the addresses of photos. */
export const signing = { secrets: secretsFrom(randomBytes(32)), config: readConfig({}) }
