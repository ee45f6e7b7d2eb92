import type { ConsentScope, ConsentWording } from '#contract/collection/collection.ts'
import { desc } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { type ConsentEntry, consents } from '../tables.ts'
import { rowId } from '../../kit/ids.ts'
import type { Row } from '../rows.ts'
import { allowedUnasked } from './visibility.ts'

/** What a customer agreed to, in the words that stood there. */
export interface Consent {
  readonly wording: ConsentWording
  readonly scopes: readonly ConsentScope[]
}

/** Only what stood on the page: an answer to a sentence that was not asked is no consent. */
export function asAsked(
  { wording, scopes }: Consent,
  offered: readonly ConsentScope[],
  hasPhoto: boolean,
): Consent {
  const toAsk = offered.filter((scope) => hasPhoto || scope !== 'use_photo')
  const asked = wording.scopes.filter(({ scope }) => toAsk.includes(scope))
  return {
    wording: { ...wording, scopes: asked },
    scopes: asked.map(({ scope }) => scope).filter((scope) => scopes.includes(scope)),
  }
}

/** What the row repeats of its newest consent; null where it was not asked. */
export function consentColumnsOf(consent: Consent | undefined) {
  const answer = (asked: ConsentScope) =>
    consent?.wording.scopes.some(({ scope }) => scope === asked) ? consent.scopes.includes(asked) : null
  return {
    consentsToDisplay: answer('display'),
    consentsToName: answer('use_name'),
    consentsToPlatform: answer('platform'),
    consentsToPhoto: answer('use_photo'),
  }
}

/** Adds a consent record; the newest of a testimonial is the one that holds. */
export function keepConsent(
  tx: Tx,
  workspaceId: string,
  testimonialId: string,
  consent: Consent,
  formId: string | null,
  givenAt: Date,
) {
  return tx.insert(consents).values(consentRow(workspaceId, testimonialId, consent, formId, givenAt))
}

/** The row of a consent record. */
export function consentRow(
  workspaceId: string,
  testimonialId: string,
  { wording, scopes }: Consent,
  formId: string | null,
  givenAt: Date,
) {
  return {
    workspaceId,
    id: rowId(givenAt),
    testimonialId,
    wordingVersion: wording.version,
    entries: wording.scopes.map((one) => ({ ...one, answer: scopes.includes(one.scope) })),
    formId,
    givenAt,
  }
}

/** As the history keeps it. */
export function consented({ wording, scopes }: Consent) {
  return { version: wording.version, scopes, wording: wording.scopes }
}

/** What somebody said yes to. */
export function agreedTo(entries: readonly ConsentEntry[]): ConsentScope[] {
  return entries.filter(({ answer }) => answer).map(({ scope }) => scope)
}

/** What the customer's newest consent says. */
export async function scopesInForce(db: Db | Tx, row: Row): Promise<ConsentScope[]> {
  const entries = await newestEntries(db, row)
  return entries ? agreedTo(entries) : [...allowedUnasked(row)]
}

async function newestEntries(
  db: Db | Tx,
  { workspaceId, id }: Row,
): Promise<readonly ConsentEntry[] | undefined> {
  const [newest] = await db
    .select({ entries: consents.entries })
    .from(consents)
    .where(matches(consents, { workspaceId, testimonialId: id }))
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(1)
  return newest?.entries
}

/** The sentences that they answered last; undefined where they were never asked. */
export async function newestConsent(db: Db | Tx, row: Row): Promise<ConsentWording | undefined> {
  const [newest] = (await consentRecords(db, row.workspaceId, row.id)).slice(-1)
  return (
    newest && {
      version: newest.wordingVersion,
      scopes: newest.entries.map(({ scope, sentence }) => ({ scope, sentence })),
    }
  )
}

/** What the customer said to one scope the last time that they were asked anything; null where it was not among it. */
export async function answerTo(db: Db | Tx, row: Row, asked: ConsentScope): Promise<boolean | null> {
  const entries = (await newestEntries(db, row)) ?? []
  return entries.find(({ scope }) => scope === asked)?.answer ?? null
}

/** Every answer that was given about it, oldest first. */
export function consentRecords(db: Db | Tx, workspaceId: string, testimonialId: string) {
  const { wordingVersion, entries, givenAt, id } = consents
  return db
    .select({ wordingVersion, entries, givenAt })
    .from(consents)
    .where(matches(consents, { workspaceId, testimonialId }))
    .orderBy(givenAt, id)
}

/** The scopes that wait for the customer's answer; nothing when none do. */
export function waitingScopes({ consentAsked, withdrawnAt }: Row): ConsentScope[] | null {
  return consentAsked === null || withdrawnAt ? null : (consentAsked.split(',') as ConsentScope[])
}
