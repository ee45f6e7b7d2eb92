import { Readable } from 'node:stream'
import { and, asc, sql } from 'drizzle-orm'
import { brand } from '#contract/brand.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import type { WorkspaceContext } from '../context.ts'
import { byteOrderMark, toCsv } from '../kit/csv.ts'
import { matches } from '../db/matches.ts'
import { sha256 } from '../kit/ids.ts'
import { exportBatchRows, exportStream } from '../imports/service.ts'
import { publicKeys, signingKey } from '../provenance/service.ts'
import { type ZipEntry, zipOf } from '../kit/zip.ts'
import { sourceReviews } from './tables.ts'

const columns = [
  'platform',
  'reviewId',
  'place',
  'authorName',
  'rating',
  'recommends',
  'content',
  'url',
  'postedAt',
  'reply',
  'repliedAt',
  'fetchedAt',
  'changedAt',
  'removedAt',
] as const
type VaultRow = Record<(typeof columns)[number], string | number | boolean | null>

/** Files of the archive hold so many reviews each: one is in memory at a time. */
const rowsOfFile = 5_000

/** Every review that was ever fetched, as a table or a document. */
export function vaultStream(context: WorkspaceContext, format: 'csv' | 'json'): Readable {
  const name = 'review-vault'
  return exportStream(format, {
    name,
    now: context.now(),
    columns,
    page: (last?: Readonly<Partial<VaultRow>>) => readVaultRows(context, last),
  })
}

function readVaultRows(
  { tenant, workspaceId }: WorkspaceContext,
  last: Readonly<Partial<VaultRow>> | undefined,
): Promise<VaultRow[]> {
  const { platform, externalId } = sourceReviews
  const after =
    last && sql`(${platform}, ${externalId}) > (${keyOfName(last.platform)}, ${last.reviewId ?? ''})`
  return tenant(async (tx) => {
    const rows = await tx
      .select()
      .from(sourceReviews)
      .where(and(matches(sourceReviews, { workspaceId, isErased: false }), after))
      .orderBy(asc(platform), asc(externalId))
      .limit(exportBatchRows)
    return rows.map((row) => ({
      platform: sourceNames[row.platform],
      reviewId: row.externalId,
      place: row.placeId,
      authorName: row.authorName,
      rating: row.rating,
      recommends: row.recommends,
      content: row.content,
      url: row.url,
      postedAt: row.postedAt?.toISOString() ?? null,
      reply: row.reply,
      repliedAt: row.repliedAt?.toISOString() ?? null,
      fetchedAt: row.fetchedAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
      removedAt: row.removedAt?.toISOString() ?? null,
    }))
  })
}

const keyOfName = (name: unknown) => Object.entries(sourceNames).find(([, one]) => one === name)?.[0] ?? ''

/** The same as files, with a manifest of their hashes that the instance's key has signed. */
export function vaultArchive(context: WorkspaceContext): Readable {
  return Readable.from(zipOf(vaultFiles(context), context.now()), { objectMode: false })
}

/** What is signed: this line, and the manifest as it stands in the archive. `scripts/verify-vault.mjs` has it too. */
export const vaultSeal = `${brand.prefix}-review-vault-1\n`

async function* vaultFiles(context: WorkspaceContext): AsyncGenerator<ZipEntry> {
  const { workspaceId, now, db } = context
  const listed: { name: string; sha256: string; reviews: number }[] = []
  for await (const { rows, number } of parts(context)) {
    const base = `reviews-${String(number).padStart(4, '0')}`
    for (const file of [
      { name: `${base}.json`, text: `${JSON.stringify(rows, null, 1)}\n` },
      {
        name: `${base}.csv`,
        text: byteOrderMark + toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]),
      },
    ]) {
      const bytes = Buffer.from(file.text)
      listed.push({ name: file.name, sha256: sha256(bytes).toString('hex'), reviews: rows.length })
      yield { name: file.name, bytes }
    }
  }
  const key = await signingKey(context)
  const manifest = `${JSON.stringify(
    {
      format: `${brand.prefix}-review-vault`,
      version: 1,
      workspaceId,
      exportedAt: now().toISOString(),
      keyId: key.id,
      files: listed,
    },
    null,
    1,
  )}\n`
  yield { name: 'manifest.json', bytes: Buffer.from(manifest) }
  yield { name: 'manifest.sig', bytes: Buffer.from(`${key.sign(vaultSeal + manifest).toString('base64')}\n`) }
  yield {
    name: 'keys.json',
    bytes: Buffer.from(`${JSON.stringify({ keys: await publicKeys(db) }, null, 1)}\n`),
  }
  yield { name: 'README.txt', bytes: Buffer.from(readMe) }
}

async function* parts(context: WorkspaceContext) {
  let rows: VaultRow[] = []
  let number = 1
  let last: VaultRow | undefined
  for (;;) {
    const found = await readVaultRows(context, last)
    last = found.at(-1) ?? last
    rows.push(...found)
    const isEnd = found.length < exportBatchRows
    if (rows.length >= rowsOfFile || isEnd) {
      yield { rows, number }
      rows = []
      number += 1
    }
    if (isEnd) return
  }
}

const readMe = `Review vault

reviews-*.json and reviews-*.csv hold the same: every review fetched from your connected platforms, as the platform had
it last. "removedAt" says when it was found gone there.

manifest.json has the SHA-256 of each file. manifest.sig is the Ed25519 signature of the line
"${brand.prefix}-review-vault-1", a line feed, and manifest.json. Check it with

  node verify-vault.mjs FOLDER --keys KEYS

where KEYS is /.well-known/${brand.prefix}-keys.json of the server, which has its public keys. verify-vault.mjs is in
the "scripts" folder of ${brand.name}.

Reviews from Yelp are not included: Yelp lets nobody keep them for longer than 24 hours.
`
