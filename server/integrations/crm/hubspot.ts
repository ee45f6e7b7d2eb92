import { z } from 'zod'
import { askCrm } from './ask-crm.ts'
import { type Crm, type CrmObject, type CrmReading, mostById } from './crm.ts'
import { movesOn, unlessGone } from './crm-failures.ts'
import { type CrmToken, withToken } from './crm-token.ts'
import { type AskHubspot, contactsOfDeals } from './hubspot-links.ts'
import { hubspotCall } from './hubspot-pace.ts'
import * as shapes from './hubspot-shapes.ts'

export const hubspotHome = 'https://api.hubapi.com'
/** HubSpot's limit for a page, and for a batch. */
const pageSize = mostById

const kinds = {
  contact: {
    path: 'contacts',
    changedAt: 'lastmodifieddate',
    properties: ['email', 'firstname', 'lastname', 'company', 'hs_merged_object_ids'],
  },
  deal: {
    path: 'deals',
    changedAt: 'hs_lastmodifieddate',
    properties: ['dealname', 'dealstage', 'hs_is_closed_won'],
  },
} as const

/** HubSpot (developers.hubspot.com: account information, CRM v3 and v4), with the key of a private app or after signing in. */
export function hubspot(token: CrmToken, otherUrl?: string): Crm {
  const ask = askHubspot(token, otherUrl)
  return {
    ...pagesOf(ask),
    ...recordsById(ask),
    async account() {
      const { portalId } = await ask(shapes.accountAnswer, '/account-info/v3/details')
      return { portalId: String(portalId) }
    },
    async count(object) {
      const nothing = { filterGroups: [], limit: 1 }
      return (await ask(shapes.countAnswer, pathOf(object, '/search'), { json: nothing })).total
    },
    async fields(object) {
      const answer = await ask(shapes.propertiesAnswer, `/crm/v3/properties/${kinds[object].path}`)
      return shapes.hubspotFields(answer)
    },
    write(contactId, values) {
      const properties = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, value === null ? '' : String(value)]),
      )
      const path = pathOf('contact', `/${encodeURIComponent(contactId)}`)
      return unlessGone(ask(z.unknown(), path, { method: 'PATCH', json: { properties } }))
    },
  }
}

const askHubspot =
  (token: CrmToken, otherUrl: string | undefined): AskHubspot =>
  (answer, path, sent = {}) =>
    hubspotCall(otherUrl, path, () =>
      withToken(token, (bearer) =>
        askCrm({
          answer,
          url: new URL(path, otherUrl ?? hubspotHome),
          crm: 'HubSpot',
          trustedOrigin: otherUrl,
          token: bearer,
          ...sent,
        }),
      ),
    )

/** What is read page by page. */
function pagesOf(ask: AskHubspot): Pick<Crm, 'contacts' | 'deals' | 'gone'> {
  const page = <T extends shapes.Shape>(object: CrmObject, answer: z.ZodType<T>, reading: CrmReading) =>
    reading.since === undefined
      ? ask(answer, listPath(object, reading))
      : ask(answer, pathOf(object, '/search'), { json: searchFor(object, reading) })
  return {
    async contacts(reading) {
      const answer = await page('contact', shapes.contactsAnswer, reading)
      return { ...shapes.hubspotContacts(answer, reading.fields), resume: resumeOf(answer, reading) }
    },
    async deals(reading) {
      const answer = await page('deal', shapes.dealsAnswer, reading)
      const contacts = await contactsOfDeals(ask, answer.results)
      return {
        records: shapes.hubspotDeals(answer, contacts, reading.fields),
        resume: resumeOf(answer, reading),
      }
    },
    async gone(object, { resume }) {
      const query = new URLSearchParams({ archived: 'true', limit: String(pageSize) })
      if (resume !== undefined) query.set('after', resume)
      const answer = await ask(shapes.goneAnswer, pathOf(object, `?${query.toString()}`))
      return {
        records: answer.results.map(({ id }) => ({ crmId: id })),
        resume: movesOn('HubSpot', resume, answer.paging?.next?.after),
      }
    },
  }
}

function recordsById(ask: AskHubspot): Pick<Crm, 'contactsById' | 'dealsById'> {
  const read = <T>(
    object: CrmObject,
    answer: z.ZodType<T>,
    ids: readonly string[],
    fields: readonly string[],
  ) =>
    ask(answer, pathOf(object, '/batch/read'), {
      json: { properties: propertiesOf(object, fields), inputs: ids.map((id) => ({ id })) },
    })
  return {
    async contactsById(ids, fields = []) {
      const answer = await read('contact', shapes.contactsAnswer, ids, fields)
      return { ...shapes.hubspotContacts(answer, fields), resume: undefined }
    },
    async dealsById(ids, fields = []) {
      const answer = await read('deal', shapes.dealsAnswer, ids, fields)
      const contacts = await contactsOfDeals(ask, answer.results)
      return { records: shapes.hubspotDeals(answer, contacts, fields), resume: undefined }
    },
  }
}

const pathOf = (object: CrmObject, rest: string) => `/crm/v3/objects/${kinds[object].path}${rest}`

/** HubSpot's own names are small, and it leaves out what it does not have. */
function propertiesOf(object: CrmObject, fields: readonly string[] = []): string[] {
  return [...new Set([...kinds[object].properties, ...fields.map((name) => name.toLowerCase())])]
}

function listPath(object: CrmObject, { resume, fields }: CrmReading): string {
  const query = new URLSearchParams({
    limit: String(pageSize),
    properties: propertiesOf(object, fields).join(),
  })
  if (resume !== undefined) query.set('after', resume)
  return pathOf(object, `?${query.toString()}`)
}

/** A search gives at most 10,000 records, however many pages: each page asks anew for those after the last id. */
function searchFor(object: CrmObject, { since, resume, fields }: CrmReading) {
  const { changedAt } = kinds[object]
  return {
    filterGroups: [
      {
        filters: [
          { propertyName: changedAt, operator: 'GTE', value: String(since?.getTime() ?? 0) },
          ...(resume === undefined ? [] : [{ propertyName: 'hs_object_id', operator: 'GT', value: resume }]),
        ],
      },
    ],
    sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
    properties: propertiesOf(object, fields),
    limit: pageSize,
  }
}

/** Of a list, what HubSpot says comes next; of a search, the last id. */
function resumeOf({ results, paging }: shapes.Shape, { since, resume }: CrmReading): string | undefined {
  const after = paging?.next?.after
  const next = since === undefined || after === undefined ? after : results.at(-1)?.id
  return movesOn('HubSpot', resume, next)
}
