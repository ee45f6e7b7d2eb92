import { z } from 'zod'
import { askCrm } from './ask-crm.ts'
import type { Crm, CrmObject, CrmReading } from './crm.ts'
import { CrmRefusal, movesOn, UnknownField, unlessGone } from './crm-failures.ts'
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
  const ask = askSalesforce(token, instanceUrl, otherUrl)
  return {
    ...pagesOf(ask),
    ...recordsById(ask),
    async account() {
      await ask(shapes.accountAnswer, '/services/oauth2/userinfo')
      return { portalId: '' }
    },
    async count(object) {
      const isReachable = object === 'contact' ? ' WHERE Email != null' : ''
      const words = `SELECT COUNT() FROM ${kinds[object].table}${isReachable}`
      return (await ask(shapes.countAnswer, queryPath(words))).totalSize
    },
    async fields(object) {
      return shapes.salesforceFields(
        await ask(shapes.describeAnswer, `${home}/sobjects/${kinds[object].table}/describe`),
      )
    },
    write(contactId, values) {
      const path = `${home}/sobjects/Contact/${encodeURIComponent(contactId)}`
      return unlessGone(ask(z.unknown(), path, { method: 'PATCH', json: values }))
    },
  }
}

type Ask = ReturnType<typeof askSalesforce>

const askSalesforce =
  (token: CrmToken, instanceUrl: string, otherUrl: string | undefined) =>
  <T>(answer: z.ZodType<T>, path: string, sent: { json?: object; method?: 'PATCH' } = {}): Promise<T> =>
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

/** `queryAll` finds what is deleted too. */
const queryPath = (words: string, kind: 'query' | 'queryAll' = 'query') =>
  `${home}/${kind}?q=${encodeURIComponent(words)}`

/** What is read page by page. */
function pagesOf(ask: Ask): Pick<Crm, 'contacts' | 'deals' | 'gone'> {
  const page = <T extends shapes.Page>(object: CrmObject, answer: z.ZodType<T>, reading: CrmReading) =>
    pageAfter(reading.resume, {
      goOn: (path) => ask(answer, path),
      begin: (lastId) => ask(answer, queryPath(selectAfter(object, reading, lastId))),
    }).catch(fieldFailure(reading.fields))
  return {
    async contacts(reading) {
      const { answer, resume } = await page('contact', shapes.contactsAnswer, reading)
      return { ...shapes.salesforceContacts(answer, reading.fields), resume }
    },
    async deals(reading) {
      const { answer, resume } = await page('deal', shapes.dealsAnswer, reading)
      return { records: shapes.salesforceDeals(answer, reading.fields), resume }
    },
    async gone(object, reading) {
      const { answer, resume } = await pageAfter(reading.resume, {
        goOn: (path) => ask(shapes.goneAnswer, path),
        begin: (lastId) =>
          ask(shapes.goneAnswer, queryPath(selectGoneAfter(object, reading, lastId), 'queryAll')),
      })
      const records = answer.records.map(({ Id, MasterRecordId }) => ({
        crmId: Id,
        mergedInto: MasterRecordId ?? undefined,
      }))
      return { records, resume }
    },
  }
}

function recordsById(ask: Ask): Pick<Crm, 'contactsById' | 'dealsById'> {
  const read = <T extends shapes.Page>(
    object: CrmObject,
    answer: z.ZodType<T>,
    ids: readonly string[],
    fields: readonly string[],
  ) => {
    const words = `${selectOf(object, fields)} WHERE Id IN (${ids.map(quoted).join()})`
    return ask(answer, queryPath(words)).catch(fieldFailure(fields))
  }
  return {
    async contactsById(ids, fields = []) {
      const answer = await read('contact', shapes.contactsAnswer, ids, fields)
      return { ...shapes.salesforceContacts(answer, fields), resume: undefined }
    },
    async dealsById(ids, fields = []) {
      const answer = await read('deal', shapes.dealsAnswer, ids, fields)
      return { records: shapes.salesforceDeals(answer, fields), resume: undefined }
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

function selectGoneAfter(object: CrmObject, reading: CrmReading, lastId: string | undefined): string {
  const { table, gone } = kinds[object]
  return `SELECT ${gone} FROM ${table} WHERE IsDeleted = true${changedSince(reading)}${idAfter(lastId)} ORDER BY Id`
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
