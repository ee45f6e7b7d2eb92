import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepareRead } from '../../db/prepared.ts'
import { readPrepared } from '../../db/tenant.ts'
import { type emailStreams, emails, nobodysWorkspace } from '../tables.ts'

type Stream = (typeof emailStreams)[number]

/** An email that is due, and whose turn it is with it: its workspace, or nobody's. */
export interface Candidate {
  readonly id: string
  readonly turnOf: string
  readonly stream: Stream
}

/** So many workspaces get their turn in one look; the next look goes on after them. */
const workspacesAtOnce = 64

interface Look {
  readonly stream: Stream
  readonly now: Date
  readonly howMany: number
  /** The workspace that had the last turn; from the beginning if none had. */
  readonly after: string | undefined
  /** Those that have had their share of the minute, and what is in hand already. */
  readonly without: { readonly workspaces: readonly string[]; readonly ids: readonly string[] }
}

/**
 * What is due, in turns: one of each workspace, then the second of each, and so on. It goes from one workspace to the
 * next along the index and reads no more of each than it may take, so that those who have 50,000 waiting cost what those
 * cost who have one.
 */
export async function lookForDue(db: Db, look: Look): Promise<Candidate[]> {
  const { stream, now, howMany, after, without } = look
  const rows = await readPrepared(db, looks[stream][after === undefined ? 'fromTheFirst' : 'goingOn'], {
    after,
    now,
    howMany,
    workspaces: arrayOf(without.workspaces),
    ids: arrayOf(without.ids),
  })
  return rows.map(({ id, turn_of: turnOf }) => ({ id, turnOf, stream }))
}

const looks = {
  transactional: { fromTheFirst: lookOf('transactional', false), goingOn: lookOf('transactional', true) },
  requests: { fromTheFirst: lookOf('requests', false), goingOn: lookOf('requests', true) },
}

/** The stream stands in the text, so that PostgreSQL finds the index of that stream. */
function lookOf(stream: Stream, goesOn: boolean) {
  const turn = sql`coalesce(workspace_id, ${sql.raw(`'${nobodysWorkspace}'::uuid`)})`
  const waiting = sql`${emails} where state = 'queued' and not is_held and stream = ${sql.raw(`'${stream}'`)}`
  const next = sql`order by ${turn} limit 1`
  const after = goesOn ? sql`and ${turn} > ${sql.placeholder('after')}::uuid` : sql``
  const [ids, workspaces] = [sql.placeholder('ids'), sql.placeholder('workspaces')]
  const [now, howMany] = [sql.placeholder('now'), sql.placeholder('howMany')]
  return prepareRead<{ id: string; turn_of: string }>(
    `due_${stream}${goesOn ? '_going_on' : ''}`,
    () => sql`
    with recursive in_line as (
      (select ${turn} as turn_of from ${waiting} ${after} ${next})
      union all
      select (select ${turn} from ${waiting} and ${turn} > in_line.turn_of ${next}) from in_line
      where in_line.turn_of is not null
    ), found as (select turn_of from in_line where turn_of is not null limit ${sql.raw(String(workspacesAtOnce))})
    select e.id, found.turn_of from found cross join lateral (
      select id, row_number() over (order by due_at, id) as place from (
        select id, due_at from ${waiting} and ${turn} = found.turn_of and due_at <= ${now}::timestamptz
          and not (id = any (${ids}::uuid[]))
        order by due_at, id limit ${howMany}::int) as due) as e
    where not (found.turn_of = any (${workspaces}::uuid[]))
    order by e.place, found.turn_of limit ${howMany}::int`,
  )
}

/** As PostgreSQL writes an array of ids. */
const arrayOf = (ids: readonly string[]) => `{${ids.join(',')}}`

/** When the next email is due, if any waits. */
export async function nextDue(db: Db): Promise<Date | undefined> {
  const { rows } = await db.execute<{ due_at: Date | null }>(
    sql`select min(due_at) as due_at from ${emails} where state = 'queued' and not is_held`,
  )
  const [first] = rows
  return first?.due_at ? new Date(first.due_at) : undefined
}
