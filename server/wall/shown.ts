import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/database.ts'
import type { Position } from '../db/keyset.ts'
import { searchable } from '../search/searchable.ts'
import { contains } from '../search/search-words.ts'
import { limitSearch, searching } from '../search/search-limit.ts'
import { afterInPublic, isShown, mayBeNamed, publicOrder, shownColumns } from '../testimonials/service.ts'
import { testimonials } from '../testimonials/tables.ts'
import { type Asked, isFiltered } from './asked.ts'
import type { FoundWall } from './find.ts'

export const pageSize = 24

const columns = { ...shownColumns, pinnedAt: testimonials.pinnedAt }

export interface Page {
  readonly rows: readonly Row[]
  readonly next: Position | undefined
  /** How many match altogether; undefined where nothing is filtered, or nobody counts. */
  readonly matching: number | undefined
}

/** What is shown of it: the pinned ones first, then the newest, those without a date last. */
export async function readShown(
  db: Db,
  { workspaceId, isClosed }: Pick<FoundWall, 'workspaceId' | 'isClosed'>,
  asked: Asked,
): Promise<Page> {
  if (isClosed) return { rows: [], next: undefined, matching: undefined }
  const where = and(eq(testimonials.workspaceId, workspaceId), isShown, ...conditions(asked))
  const read = async (tx: Db | Tx) => {
    const { rows, next } = await readWallPage(tx, workspaceId, where, asked.after)
    return { rows, next, matching: isFiltered(asked) ? await tx.$count(testimonials, where) : undefined }
  }
  if (!asked.search) return read(db)
  return searching(() =>
    db.transaction(async (tx) => {
      await limitSearch(tx)
      return read(tx)
    }),
  )
}

/** A page, the pinned ones before the first. */
async function readWallPage(
  tx: Db | Tx,
  workspaceId: string,
  where: SQL | undefined,
  position: Position | undefined,
): Promise<Pick<Page, 'rows' | 'next'>> {
  const pinned = position
    ? []
    : await select(tx, and(where, isNotNull(testimonials.pinnedAt))).orderBy(desc(testimonials.pinnedAt))
  const others = await select(
    tx,
    and(where, isNull(testimonials.pinnedAt), afterInPublic(workspaceId, position)),
  )
    .orderBy(...publicOrder())
    .limit(pageSize + 1)
  const rows = others.slice(0, pageSize)
  return { rows: [...pinned, ...rows], next: others.length > pageSize ? rows.at(-1) : undefined }
}

function select(tx: Db | Tx, where: SQL | undefined) {
  return tx.select(columns).from(testimonials).where(where).$dynamic()
}
type Row = Awaited<ReturnType<typeof select>>[number]

function conditions({ search, rating, source, tag, written }: Asked): (SQL | undefined)[] {
  return [
    rating ? eq(testimonials.rating, rating) : undefined,
    source ? wallSourceCondition(source) : undefined,
    tag ? sql`${testimonials.tags} @> array[${tag}]::text[]` : undefined,
    written ? eq(testimonials.language, written) : undefined,
    search ? matchesSearch(search) : undefined,
  ]
}

/** Nobody finds out by a search who does not want to be named. */
function matchesSearch(search: string): SQL | undefined {
  const words = sql.raw(searchable('content'))
  return and(contains(testimonials.searchText, search), or(mayBeNamed, contains(words, search)))
}

function wallSourceCondition(source: string): SQL | undefined {
  const { origin } = testimonials
  if (source === 'own') return eq(origin, 'customer')
  if (source === 'added') return inArray(origin, ['owner', 'owner_ai'])
  const name = sql`coalesce(${testimonials.source}, '')`
  return and(inArray(origin, ['imported', 'api']), eq(name, source.slice('from:'.length)))
}
