import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { listening } from './listening.ts'

export interface CrmPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly company?: string
  /** What else the CRM knows of them. */
  readonly fields?: Readonly<Record<string, string>>
  /** When a deal of theirs was won. */
  readonly wonAt?: Date
}

export interface FakeCrms {
  readonly url: string
  people: CrmPerson[]
  /** What came as `Authorization`. */
  readonly tokens: string[]
  /** Answers every call with an error as long as it is set. */
  isAway: boolean
  /** Answers calls below a path so, word for word, when it is set. */
  odd: { readonly path: string; readonly body: string } | undefined
  close(): void
}

export const hubspotKey = 'pat-eu1-the-key'
export const hubspotPortal = '4711'
export const salesforceApp = { consumerKey: 'the-consumer', consumerSecret: 'the-consumer-secret' }
const salesforceToken = 'the-token'
const pageSize = 2

/** HubSpot and Salesforce as far as we speak to them, in the shapes they publish, on one port. Pages hold two. */
export async function fakeCrms(): Promise<FakeCrms> {
  const http = createServer((request, response) => {
    const { odd, tokens } = self
    if (request.headers.authorization) tokens.push(request.headers.authorization)
    if (odd && request.url?.startsWith(odd.path)) {
      response.writeHead(200).end(odd.body)
      return
    }
    void answer(request, self).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  const url = await listening(http)
  const self: FakeCrms = {
    url,
    people: [],
    tokens: [],
    isAway: false,
    odd: undefined,
    close: () => http.close(),
  }
  return self
}

async function answer(request: IncomingMessage, { people, isAway }: FakeCrms): Promise<[number, object]> {
  if (isAway) return [502, {}]
  const url = new URL(request.url ?? '/', 'http://local')
  const body = await text(request)
  const token = request.headers.authorization?.replace(/^Bearer /, '')
  if (url.pathname === '/services/oauth2/token') return salesforceTokenFor(new URLSearchParams(body))
  if (url.pathname.startsWith('/services/')) {
    if (token !== salesforceToken) return [401, [{ errorCode: 'INVALID_SESSION_ID' }]]
    if (url.pathname === '/services/oauth2/userinfo') return [200, { organization_id: '00D000000000001' }]
    const names = people.flatMap(({ fields = {} }) => Object.keys(fields))
    const asked = /Account\.Name, (.*) FROM/.exec(url.searchParams.get('q') ?? '')?.[1]?.split(', ') ?? []
    if (asked.some((name) => !names.includes(name))) return [400, [{ errorCode: 'INVALID_FIELD' }]]
    return [200, salesforceQuery(url, people)]
  }
  if (token !== hubspotKey) return [401, { status: 'error', category: 'INVALID_AUTHENTICATION' }]
  if (url.pathname === '/account-info/v3/details') return [200, { portalId: Number(hubspotPortal) }]
  if (url.pathname === '/crm/v3/objects/contacts') return [200, hubspotPage(url, people)]
  return hubspotPost(url.pathname, JSON.parse(body || '{}') as HubspotBody, people)
}

interface HubspotBody {
  readonly inputs?: { id: string }[]
  readonly filterGroups?: { filters: { propertyName: string; value: string }[] }[]
}

function hubspotPost(path: string, body: HubspotBody, people: readonly CrmPerson[]): [number, object] {
  const ids = (body.inputs ?? []).map(({ id }) => id)
  switch (path) {
    case '/crm/v3/objects/deals/search': {
      const filters = body.filterGroups?.[0]?.filters ?? []
      const since = Number(filters.find(({ propertyName }) => propertyName === 'hs_lastmodifieddate')?.value)
      const won = people.filter(({ wonAt }) => wonAt && wonAt.getTime() >= since)
      return [200, { total: won.length, results: won.map(({ id }) => ({ id: `deal-${id}` })) }]
    }
    case '/crm/v4/associations/deals/contacts/batch/read':
      return [
        200,
        {
          results: ids.map((id) => ({ from: { id }, to: [{ toObjectId: Number(id.replace('deal-', '')) }] })),
        },
      ]
    case '/crm/v3/objects/contacts/batch/read':
      return [200, { results: people.filter(({ id }) => ids.includes(id)).map(hubspotContact) }]
    default:
      return [404, {}]
  }
}

function hubspotPage(url: URL, people: readonly CrmPerson[]) {
  const start = Number(url.searchParams.get('after') ?? 0)
  const end = start + pageSize
  return {
    results: people.slice(start, end).map(hubspotContact),
    ...(end < people.length && { paging: { next: { after: String(end) } } }),
  }
}

function hubspotContact({ id, firstName, lastName, email, company, fields }: CrmPerson) {
  return {
    id,
    properties: { firstname: firstName, lastname: lastName, email, company: company ?? null, ...fields },
  }
}

function salesforceTokenFor(form: URLSearchParams): [number, object] {
  const isRight =
    form.get('grant_type') === 'client_credentials' &&
    form.get('client_id') === salesforceApp.consumerKey &&
    form.get('client_secret') === salesforceApp.consumerSecret
  return isRight
    ? [200, { access_token: salesforceToken, token_type: 'Bearer' }]
    : [400, { error: 'invalid_client', error_description: 'invalid client credentials' }]
}

function salesforceQuery(url: URL, people: readonly CrmPerson[]) {
  const words = url.searchParams.get('q') ?? ''
  const since = /LastModifiedDate >= (\S+)/.exec(words)?.[1]
  if (since !== undefined) {
    const won = people.filter(({ wonAt }) => wonAt && wonAt >= new Date(since))
    return { done: true, records: won.map((person) => ({ Contact: salesforceContact(person) })) }
  }
  const start = Number(/-(\d+)$/.exec(url.pathname)?.[1] ?? 0)
  const end = start + pageSize
  const isDone = end >= people.length
  return {
    done: isDone,
    records: people.slice(start, end).map(salesforceContact),
    ...(!isDone && { nextRecordsUrl: `/services/data/v61.0/query/01gRM-${end}` }),
  }
}

function salesforceContact({ id, firstName, lastName, email, company, fields }: CrmPerson) {
  return {
    ...fields,
    Id: id,
    Name: `${firstName} ${lastName}`,
    Email: email,
    Account: company ? { Name: company } : null,
  }
}
