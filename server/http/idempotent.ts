import { and, eq, sql } from 'drizzle-orm'
import type { Context, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { prepareWrite } from '../db/prepared.ts'
import { idempotency } from '../db/tables.ts'
import { inWorkspace, writePrepared } from '../db/tenant.ts'
import { sha256 } from '../kit/ids.ts'
import { Problem } from './problem.ts'

/** How long a retry is told a secret again. Its answer lies encrypted until then, and is erased afterwards. */
export const secretAnswerMinutes = 15
/** What the work of the whole instance is kept under. */
const noWorkspace = '00000000-0000-0000-0000-000000000000'

interface IdempotencyOptions {
  /**
   * Whose key this is; the signed-in user's or the API key's own unless said. Nobody meets the keys of another, so
   * an anonymous caller is told apart by what they send.
   */
  readonly caller?: string
  /** The answer holds a secret that is shown this once. */
  readonly isSecret?: true
}

/**
 * Does `work` in the workspace's transaction, once per caller and `Idempotency-Key`. The answer is written in the same
 * transaction; a retry, also a simultaneous one, gets that answer again and changes nothing.
 * The answer lies in the database for days: a secret in it is added afterwards, or it `isSecret`.
 * `input` is what the key stands for: the same key with another input is refused.
 */
export async function idempotent<T extends object>(
  context: Context,
  workspaceId: string | undefined,
  call: string,
  input: unknown,
  work: (tx: Tx) => Promise<T>,
  { caller = requesterOf(context), isSecret }: IdempotencyOptions = {},
): Promise<T> {
  const inTransaction = <R>(act: (tx: Tx) => Promise<R>) => {
    if (workspaceId === undefined) return context.db.transaction(act)
    return isOf(workspaceId, context) ? context.tenant(act) : inWorkspace(context.db, workspaceId, act)
  }
  if (context.idempotencyKey === undefined) return inTransaction(work)
  const key = sha256(`${caller}\n${context.idempotencyKey}`).toString('base64url')
  const place = { workspaceId: workspaceId ?? noWorkspace, key }
  const requestHash = sha256(`${call}\n${JSON.stringify(input)}`)
  try {
    return await inTransaction(async (tx) => {
      const answer = await work(tx)
      const text = JSON.stringify(answer)
      await writePrepared(tx, keepAnswer, {
        ...place,
        requestHash,
        response: isSecret ? sealAnswer(context, text, place) : text,
        createdAt: context.now(),
      })
      return answer
    })
  } catch (failure) {
    const recorded = await earlierAnswer(context, place, requestHash)
    if (recorded !== undefined) return JSON.parse(recorded) as T
    throw failure
  }
}

/** Then its own transaction is used, which may be one that is open. */
function isOf(workspaceId: string, context: Context): context is WorkspaceContext {
  return 'tenant' in context && (context as WorkspaceContext).workspaceId === workspaceId
}

const keepAnswer = prepareWrite('keep_answer', (db) =>
  db.insert(idempotency).values({
    workspaceId: sql.placeholder('workspaceId'),
    key: sql.placeholder('key'),
    requestHash: sql.placeholder('requestHash'),
    response: sql.placeholder('response'),
    createdAt: sql.placeholder('createdAt'),
  }),
)

type Place = Pick<typeof idempotency.$inferSelect, 'workspaceId' | 'key'>

function requesterOf({ user, apiKey }: Context): string {
  if (apiKey) return `key:${apiKey.id}`
  if (user) return `user:${user.id}`
  throw new Error('Say whose Idempotency-Key this is: nobody is signed in')
}

async function earlierAnswer(
  context: Context,
  place: Place,
  requestHash: Buffer,
): Promise<string | undefined> {
  const [earlier] = await context.db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.workspaceId, place.workspaceId), eq(idempotency.key, place.key)))
  if (!earlier) return undefined
  if (!earlier.requestHash.equals(requestHash)) {
    throw new Problem(
      'idempotency-key-reused',
      'This Idempotency-Key was already used for a different request.',
    )
  }
  if (!earlier.response.startsWith(sealed)) return earlier.response
  const age = context.now().getTime() - earlier.createdAt.getTime()
  const text = age < secretAnswerMinutes * 60_000 ? unsealAnswer(context, earlier.response, place) : undefined
  if (text !== undefined) return text
  throw new Problem(
    'idempotency-key-reused',
    'This was created earlier and its secret can no longer be shown. Please revoke it and create another.',
  )
}

/** What begins so is sealed; erased, it is nothing more. */
export const sealed = 'sealed:'
const purpose = 'secret-answer'

function sealAnswer({ secrets }: Context, text: string, { workspaceId, key }: Place): string {
  return sealed + secrets.seal(purpose, Buffer.from(text), `${workspaceId} ${key}`).toString('base64')
}

function unsealAnswer(
  { secrets }: Context,
  response: string,
  { workspaceId, key }: Place,
): string | undefined {
  const box = Buffer.from(response.slice(sealed.length), 'base64')
  return secrets.open(purpose, box, `${workspaceId} ${key}`)?.toString()
}
