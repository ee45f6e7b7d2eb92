import { z } from 'zod'
import { askCrm } from './ask-crm.ts'
import type { Crm, CrmObject, CrmReading } from './crm.ts'
import { CrmRefusal, movesOn, UnknownField } from './crm-failures.ts'
import { type CrmToken, withToken } from './crm-token.ts'
import * as shapes from './salesforce-shapes.ts'

const version = 'v61.0'
const home = `/services/data/${version}`

const kinds = {
  contact: {
    table: 'Contact',
    columns: ['Id', 'Name', 'Email', 'Account.Name'],
    gone: 'Id, MasterRecordId',
  },
  deal: {
    table: 'Opportunity',
    columns: ['Id', 'Name', 'StageName', 'IsWon', '(SELECT ContactId FROM OpportunityContactRoles)'],
    gone: 'Id',
  },
} as const

/** Records in a page; 2,000 at most, and an answer holds 5 MB at most. */
const batch = { 'sforce-query-options': 'batchSize=1000' }

/** Salesforce (developer.salesforce.com: REST API query, describe, record), at the company's own address. */
export function salesforce(token: CrmToken, instanceUrl: string, otherUrl?: string): Crm {
  const ask = <T>(answer: z.ZodType<T>, path: string, sent: { json?: object; method?: 'PATCH' } = {}) =>
    withToken(token, (bearer) =>
      askCrm({
        answer,
        url: new URL(path, otherUrl ?? instanceUrl),
        crm: 'Salesforce',
        trustedOrigin: otherUrl,
        token: bearer,
        headers: batch,
        ...sent,
      }),
    )
  const query = <T>(answer: z.ZodType<T>, words: string, all = false) =>
    ask(answer, `${home}/${all ? 'queryAll' : 'query'}?q=${encodeURIComponent(words)}`)
  const records = <T extends shapes.Page>(object: CrmObject, answer: z.ZodType<T>, reading: CrmReading) =>
    pageAfter(reading.resume, {
      goOn: (path) => ask(answer, path),
      begin: (lastId) => query(answer, selectAfter(object, reading, lastId)),
    }).catch(fieldFailure(reading.fields))
  const byId = <T extends shapes.Page>(
    object: CrmObject,
    answer: z.ZodType<T>,
    ids: readonly string[],
    fields: readonly string[],
  ) =>
    query(answer, `${selectOf(object, fields)} WHERE Id IN (${ids.map(quoted).join()})`).catch(
      fieldFailure(fields),
    )

  return {
    async account() {
      await ask(shapes.accountAnswer, '/services/oauth2/userinfo')
      return { portalId: '' }
    },
    async count(object) {
      const isReachable = object === 'contact' ? ' WHERE Email != null' : ''
      return (await query(shapes.countAnswer, `SELECT COUNT() FROM ${kinds[object].table}${isReachable}`))
        .totalSize
    },
    async contacts(reading) {
      const { answer, resume } = await records('contact', shapes.contactsAnswer, reading)
      return { ...shapes.salesforceContacts(answer, reading.fields), resume }
    },
    async deals(reading) {
      const { answer, resume } = await records('deal', shapes.dealsAnswer, reading)
      return { records: shapes.salesforceDeals(answer, reading.fields), resume }
    },
    async contactsById(ids, fields = []) {
      const answer = await byId('contact', shapes.contactsAnswer, ids, fields)
      return { ...shapes.salesforceContacts(answer, fields), resume: undefined }
    },
    async dealsById(ids, fields = []) {
      const answer = await byId('deal', shapes.dealsAnswer, ids, fields)
      return { records: shapes.salesforceDeals(answer, fields), resume: undefined }
    },
    async gone(object, reading) {
      const { table, gone } = kinds[object]
      const { answer, resume } = await pageAfter(reading.resume, {
        goOn: (path) => ask(shapes.goneAnswer, path),
        begin: (lastId) =>
          query(
            shapes.goneAnswer,
            `SELECT ${gone} FROM ${table} WHERE IsDeleted = true${changedSince(reading)}${idAfter(lastId)} ORDER BY Id`,
            true,
          ),
      })
      return {
        records: answer.records.map(({ Id, MasterRecordId }) => ({
          crmId: Id,
          mergedInto: MasterRecordId ?? undefined,
        })),
        resume,
      }
    },
    async fields(object) {
      return shapes.salesforceFields(
        await ask(shapes.describeAnswer, `${home}/sobjects/${kinds[object].table}/describe`),
      )
    },
    async write(contactId, values) {
      const path = `${home}/sobjects/Contact/${encodeURIComponent(contactId)}`
      try {
        await ask(z.unknown(), path, { method: 'PATCH', json: values })
        return true
      } catch (failure) {
        if (failure instanceof CrmRefusal && failure.why === 'not-found') return false
        throw failure
      }
    },
  }
}

/** Salesforce refuses a query that names a field twice. */
function selectOf(object: CrmObject, fields: readonly string[] = []): string {
  const { table, columns } = kinds[object]
  const usual = columns.map((column) => column.toLowerCase())
  const more = [...new Map(fields.map((name) => [name.toLowerCase(), name]))].flatMap(([small, name]) =>
    usual.includes(small) ? [] : [name],
  )
  return `SELECT ${[...columns, ...more].join(', ')} FROM ${table}`
}

function selectAfter(object: CrmObject, reading: CrmReading, lastId: string | undefined): string {
  // Of changes, those are read too whose address was taken away.
  const isReachable = object === 'contact' && !reading.since ? ' AND Email != null' : ''
  return `${selectOf(object, reading.fields)} WHERE IsDeleted = false${changedSince(reading)}${isReachable}${idAfter(lastId)} ORDER BY Id`
}

const changedSince = ({ since }: CrmReading) =>
  since === undefined ? '' : ` AND SystemModstamp >= ${since.toISOString()}`

const idAfter = (lastId: string | undefined) => (lastId === undefined ? '' : ` AND Id > ${quoted(lastId)}`)

/** Ids are letters and digits; whatever else came for one must not end the quotes. */
const quoted = (crmId: string) => `'${crmId.replaceAll(/[^a-zA-Z0-9]/g, '')}'`

/**
 * Goes on where the last page ended: by the path that Salesforce gave for it, or, where it has forgotten that by now, after
 * the last id. `resume` holds both.
 */
async function pageAfter<T extends shapes.Page>(
  before: string | undefined,
  ask: { goOn: (path: string) => Promise<T>; begin: (lastId: string | undefined) => Promise<T> },
): Promise<{ answer: T; resume: string | undefined }> {
  const [lastId, path] = before?.split(' ') ?? []
  const answer =
    path === undefined
      ? await ask.begin(lastId)
      : await ask.goOn(path).catch((failure: unknown) => {
          if (!(failure instanceof CrmRefusal) || failure.why === 'expired') throw failure
          return ask.begin(lastId)
        })
  const next = answer.nextRecordsUrl
  const resume = next === undefined ? undefined : `${answer.records.at(-1)?.Id ?? lastId ?? ''} ${next}`
  return { answer, resume: movesOn('Salesforce', before, resume) }
}

function fieldFailure(fields: readonly string[] = []) {
  return (failure: unknown): never => {
    if (fields.length > 0 && failure instanceof CrmRefusal && failure.why === 'refused')
      throw new UnknownField(failure.message, { cause: failure })
    throw failure
  }
}
