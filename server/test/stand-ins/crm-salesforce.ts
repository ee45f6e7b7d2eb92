import { tokensFor } from './crm-hubspot.ts'
import {
  changedAfter,
  type CrmCall,
  type CrmData,
  type CrmDealRow,
  type CrmPerson,
  type CrmReply,
  dealsOf,
} from './crm-people.ts'

export const salesforceApp = { consumerKey: 'the-consumer', consumerSecret: 'the-consumer-secret' }
const salesforceToken = 'the-token'
const home = '/services/data/v61.0'

/** Salesforce as far as we speak to it. */
export function answerSalesforce(call: CrmCall, data: CrmData): CrmReply {
  const { url, method, token, body } = call
  const path = url.pathname
  if (path === '/services/oauth2/token') return tokenFor(new URLSearchParams(body), data)
  if (token !== salesforceToken && !data.accessTokens.has(token ?? ''))
    return [401, [{ errorCode: 'INVALID_SESSION_ID' }]]
  if (path === '/services/oauth2/userinfo') return [200, { organization_id: '00D000000000001' }]
  const [, table = '', rest = ''] = /\/sobjects\/(\w+)\/(\w+)$/.exec(path) ?? []
  if (rest === 'describe') return [200, { fields: fieldsOf(table === 'Opportunity', data) }]
  if (method === 'PATCH') return write(rest, JSON.parse(body) as Record<string, unknown>, data)
  const words = url.searchParams.get('q') ?? askedBefore.get(path.split('/').at(-1) ?? '') ?? ''
  if (words === '') return [400, [{ errorCode: 'INVALID_QUERY_LOCATOR' }]]
  return query(words, Number(/-(\d+)$/.exec(path)?.[1] ?? 0), data)
}

/** What each path to a further page was made of. */
const askedBefore = new Map<string, string>()

/** Salesforce forgets them after a while. */
export function forgetSalesforceQueries(): void {
  askedBefore.clear()
}

function query(words: string, start: number, data: CrmData): CrmReply {
  if (words.startsWith('SELECT COUNT()')) {
    const all = words.includes('FROM Contact') ? data.people.filter(({ email }) => email) : dealsOf(data)
    return [200, { totalSize: all.length, done: true, records: [] }]
  }
  if (words.includes('IsDeleted = true')) return page(words, start, goneOf(words, data), data)
  const isDeals = words.includes('FROM Opportunity')
  if (!hasFields(words, isDeals, data)) return [400, [{ errorCode: 'INVALID_FIELD' }]]
  return page(words, start, isDeals ? dealsFor(words, data) : peopleFor(words, data), data)
}

const sinceOf = (words: string) => {
  const since = /SystemModstamp >= (\S+)/.exec(words)?.[1]
  return since === undefined ? undefined : Date.parse(since)
}
const lastIdOf = (words: string) => /Id > '(\w+)'/.exec(words)?.[1]
const idsOf = (words: string) => /Id IN \(([^)]*)\)/.exec(words)?.[1]?.match(/\w+/g)

function peopleFor(words: string, { people }: CrmData): object[] {
  const ids = idsOf(words)
  return changedAfter(people, sinceOf(words), lastIdOf(words))
    .filter(
      ({ id, email }) => (!ids || ids.includes(id)) && (email !== null || !words.includes('Email != null')),
    )
    .map(contact)
}

function dealsFor(words: string, data: CrmData): object[] {
  const ids = idsOf(words)
  return changedAfter(dealsOf(data), sinceOf(words), lastIdOf(words))
    .filter(({ id }) => !ids || ids.includes(id))
    .map(deal)
}

function goneOf(words: string, { gone }: CrmData): object[] {
  const isDeals = words.includes('FROM Opportunity')
  const since = sinceOf(words) ?? 0
  return gone.flatMap(({ id, object, into, at }) =>
    (object === 'deal') === isDeals && (!at || at.getTime() >= since)
      ? { Id: id, ...(!isDeals && { MasterRecordId: into ?? null }) }
      : [],
  )
}

function page(words: string, start: number, rows: readonly object[], { pageSize }: CrmData): CrmReply {
  const end = start + pageSize
  const isDone = end >= rows.length
  const name = `01gRM${Buffer.from(words).toString('base64url').slice(0, 40)}${words.length}-${end}`
  if (!isDone) askedBefore.set(name, words)
  return [
    200,
    {
      done: isDone,
      totalSize: rows.length,
      records: rows.slice(start, end),
      ...(!isDone && { nextRecordsUrl: `${home}/query/${name}` }),
    },
  ]
}

/** Those that a record or a description names; the usual ones are there always. */
function hasFields(words: string, isDeals: boolean, data: CrmData): boolean {
  const asked = words
    .replace(/^SELECT /, '')
    .replace(/ FROM .*$/s, '')
    .split(', ')
  const usual = ['Id', 'Name', 'Email', 'Account.Name', 'StageName', 'IsWon']
  const records: readonly { fields?: Readonly<Record<string, string>> }[] = isDeals ? data.deals : data.people
  const known = new Set([
    ...usual,
    ...data.fields.map(({ name }) => name),
    ...records.flatMap(({ fields = {} }) => Object.keys(fields)),
  ])
  return asked.every((name) => known.has(name) || name.startsWith('(SELECT') || name === 'ContactId')
}

function contact({ id, firstName, lastName, email, company, fields }: CrmPerson) {
  return {
    ...fields,
    Id: id,
    Name: `${firstName} ${lastName}`,
    Email: email,
    Account: company ? { Name: company } : null,
  }
}

function deal({ id, name, stage, isWon, contactIds, fields }: CrmDealRow) {
  return {
    ...fields,
    Id: id,
    Name: name,
    StageName: stage,
    IsWon: isWon,
    OpportunityContactRoles: { records: contactIds.map((ContactId) => ({ ContactId })) },
  }
}

function fieldsOf(isDeals: boolean, { fields, people }: CrmData) {
  const described = fields.flatMap(({ object, name, label, type, options = [] }) =>
    (object === 'deal') === isDeals
      ? {
          name,
          label,
          type,
          updateable: true,
          picklistValues: options.map((value) => ({ value, label: value })),
        }
      : [],
  )
  const names = isDeals ? [] : people.flatMap((person) => Object.keys(person.fields ?? {}))
  const ofPeople = [...new Set(names)].map((name) => ({
    name,
    label: name,
    type: 'string',
    updateable: true,
  }))
  return [...described, ...ofPeople.filter(({ name }) => !described.some((one) => one.name === name))]
}

function write(id: string, values: Record<string, unknown>, data: CrmData): CrmReply {
  if (!data.people.some((person) => person.id === id)) return [404, [{ errorCode: 'NOT_FOUND' }]]
  data.written.set(id, { ...data.written.get(id), ...values })
  return [204, undefined]
}

function tokenFor(form: URLSearchParams, data: CrmData): CrmReply {
  if (form.get('grant_type') !== 'client_credentials') return tokensFor(form, data)
  const isRight =
    form.get('client_id') === salesforceApp.consumerKey &&
    form.get('client_secret') === salesforceApp.consumerSecret
  return isRight
    ? [200, { access_token: salesforceToken, token_type: 'Bearer' }]
    : [400, { error: 'invalid_client', error_description: 'invalid client credentials' }]
}
