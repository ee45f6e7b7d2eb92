import { createHash } from 'node:crypto'
import {
  changedAfter,
  type CrmCall,
  type CrmData,
  type CrmDealRow,
  type CrmPerson,
  type CrmReply,
  dealsOf,
} from './crm-people.ts'

export const hubspotKey = 'pat-eu1-the-key'
export const hubspotPortal = '4711'

interface HubspotBody {
  readonly inputs?: { id: string; after?: string }[]
  readonly filterGroups?: { filters: { propertyName: string; value: string }[] }[]
  readonly properties?: Record<string, unknown>
  readonly limit?: number
  readonly after?: string
}

/** HubSpot as far as we speak to it. */
export function answerHubspot(call: CrmCall, data: CrmData): CrmReply {
  const { url, method, token } = call
  const path = url.pathname
  if (path === '/oauth/v1/token') return tokensFor(new URLSearchParams(call.body), data)
  if (token !== hubspotKey && !data.accessTokens.has(token ?? ''))
    return [401, { status: 'error', category: 'INVALID_AUTHENTICATION' }]
  if (path === '/account-info/v3/details') return [200, { portalId: Number(hubspotPortal) }]
  const [, object = '', rest = ''] =
    /^\/crm\/v3\/(?:objects|properties)\/(contacts|deals)(.*)$/.exec(path) ?? []
  const isDeals = object === 'deals'
  if (path.startsWith('/crm/v3/properties/')) return [200, { results: propertiesOf(isDeals, data) }]
  const body = method === 'GET' ? {} : (JSON.parse(call.body || '{}') as HubspotBody)
  if (path === '/crm/v4/associations/deals/contacts/batch/read') return [200, linksOf(body, data)]
  if (rest === '' && method === 'GET') return listPage(url, isDeals, data)
  if (rest === '/search') return searchPage(body, isDeals, data)
  const ids = new Set((body.inputs ?? []).map(({ id }) => id))
  if (rest === '/batch/read') {
    const found = all(isDeals, data).filter(({ id }) => ids.has(id))
    return [200, { results: found.map(shown) }]
  }
  if (method === 'PATCH') return write(rest.slice(1), body, data)
  return [404, {}]
}

const all = (isDeals: boolean, data: CrmData): readonly (CrmPerson | CrmDealRow)[] =>
  isDeals ? dealsOf(data) : data.people

function listPage(url: URL, isDeals: boolean, data: CrmData): CrmReply {
  const isGone = url.searchParams.get('archived') === 'true'
  const gone = data.gone.filter(({ object }) => (object === 'deal') === isDeals)
  const rows = isGone ? gone.map(({ id }) => ({ id, properties: {} })) : all(isDeals, data)
  const start = Number(url.searchParams.get('after') ?? 0)
  const end = start + data.pageSize
  const some = rows.slice(start, end)
  return [
    200,
    {
      results: some.map((row) => ('properties' in row ? row : shown(row))),
      ...(end < rows.length && { paging: { next: { after: String(end) } } }),
    },
  ]
}

/** Not past the ten thousandth, as HubSpot. */
function searchPage(body: HubspotBody, isDeals: boolean, data: CrmData): CrmReply {
  const filters = body.filterGroups?.[0]?.filters ?? []
  const valueOf = (name: RegExp) => filters.find(({ propertyName }) => name.test(propertyName))?.value
  const since = valueOf(/lastmodifieddate$/)
  const found = changedAfter<CrmPerson | CrmDealRow>(
    all(isDeals, data),
    since === undefined ? undefined : Number(since),
    valueOf(/^hs_object_id$/),
  )
  const start = Number(body.after ?? 0)
  const end = start + Math.min(body.limit ?? data.pageSize, data.pageSize)
  if (end > data.mostFound) return [400, { category: 'VALIDATION_ERROR' }]
  return [
    200,
    {
      total: found.length,
      results: found.slice(start, end).map(shown),
      ...(end < found.length && { paging: { next: { after: String(end) } } }),
    },
  ]
}

function shown(row: CrmPerson | CrmDealRow) {
  return { id: row.id, properties: 'contactIds' in row ? dealProperties(row) : contactProperties(row) }
}

function contactProperties({ firstName, lastName, email, company, fields, merged }: CrmPerson) {
  return {
    firstname: firstName,
    lastname: lastName,
    email,
    company: company ?? null,
    hs_merged_object_ids: merged?.join(';') ?? null,
    ...fields,
  }
}

function dealProperties({ name, stage, isWon, fields }: CrmDealRow) {
  return { dealname: name, dealstage: stage, hs_is_closed_won: String(isWon), ...fields }
}

function linksOf({ inputs = [] }: HubspotBody, data: CrmData) {
  const deals = new Map(dealsOf(data).map((deal) => [deal.id, deal]))
  const results = inputs.map(({ id, after = '0' }) => {
    const all = deals.get(id)?.contactIds ?? []
    const end = Number(after) + data.pageSize
    const to = all.slice(Number(after), end).map((one) => ({ toObjectId: Number(one) }))
    return { from: { id }, to, ...(end < all.length && { paging: { next: { after: String(end) } } }) }
  })
  return { results }
}

function propertiesOf(isDeals: boolean, { fields }: CrmData) {
  return fields.flatMap(({ object, name, label, type, options = [] }) =>
    (object === 'deal') === isDeals
      ? {
          name,
          label,
          type,
          fieldType: 'text',
          options: options.map((value) => ({ value, label: value.toUpperCase() })),
          modificationMetadata: { readOnlyValue: false },
        }
      : [],
  )
}

function write(id: string, { properties = {} }: HubspotBody, data: CrmData): CrmReply {
  if (!data.people.some((person) => person.id === id)) return [404, {}]
  data.written.set(id, { ...data.written.get(id), ...properties })
  return [200, { id, properties }]
}

let given = 0

/** For a code or a refresh token that is known, each once; the verifier has to meet the challenge (RFC 7636). */
export function tokensFor(form: URLSearchParams, data: CrmData): CrmReply {
  const proof = form.get('code') ?? form.get('refresh_token') ?? ''
  const challenge = data.signIns.get(proof)
  const verifier = form.get('code_verifier') ?? ''
  const isMet =
    challenge === undefined || createHash('sha256').update(verifier).digest('base64url') === challenge
  if (!data.signIns.has(proof) || !isMet || !form.get('client_secret'))
    return [400, { error: 'invalid_grant', error_description: 'expired authorization code' }]
  data.signIns.delete(proof)
  given += 1
  const [access_token, refresh_token] = [`access-${given}`, `refresh-${given}`]
  data.accessTokens.add(access_token)
  data.signIns.set(refresh_token, undefined)
  return [200, { access_token, refresh_token, expires_in: 1800, token_type: 'bearer' }]
}
