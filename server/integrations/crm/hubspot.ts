import { z } from 'zod'
import type { Crm, CrmContact } from './crm.ts'
import { askCrm, contactOf, crmText, crmFieldsOf, mostPages, unexpectedAnswer } from './crm.ts'

const home = 'https://api.hubapi.com'
const fields = ['email', 'firstname', 'lastname', 'company']
/** HubSpot's limit for a page of a search, and for a batch. */
const pageSize = 100

const contact = z.object({
  id: z.string().max(100),
  properties: z.looseObject({ email: crmText, firstname: crmText, lastname: crmText, company: crmText }),
})
const paging = z.object({ next: z.object({ after: z.string() }).optional() }).optional()
const accountAnswer = z.object({ portalId: z.int() })
const contactsAnswer = z.object({ results: z.array(contact), paging })
const dealsAnswer = z.object({ results: z.array(z.object({ id: z.string() })), paging })
const linksAnswer = z.object({
  results: z.array(z.object({ to: z.array(z.object({ toObjectId: z.union([z.number(), z.string()]) })) })),
})

/** HubSpot with the key of a private app (developers.hubspot.com: account information, CRM v3 and v4). */
export function hubspot(accessToken: string, otherUrl?: string): Crm {
  const ask = <T>(answer: z.ZodType<T>, path: string, json?: object) =>
    askCrm({
      answer,
      url: new URL(path, otherUrl ?? home),
      crm: 'HubSpot',
      trustedOrigin: otherUrl,
      token: accessToken,
      ...(json && { json }),
    })

  return {
    async account() {
      const { portalId } = await ask(accountAnswer, '/account-info/v3/details')
      return { portalId: String(portalId) }
    },
    async contacts(next, wanted = []) {
      // HubSpot's own names are small, and it leaves out what it does not have.
      const properties = [...fields, ...wanted.map((name) => name.toLowerCase())].join()
      const query = new URLSearchParams({ limit: String(pageSize), properties })
      if (next !== undefined) query.set('after', next)
      const answer = await ask(contactsAnswer, `/crm/v3/objects/contacts?${query.toString()}`)
      const contacts = answer.results.flatMap((result) =>
        hubspotContactOf(result).map((one) => ({ ...one, fields: crmFieldsOf(result.properties, wanted) })),
      )
      return { contacts, next: answer.paging?.next?.after }
    },
    async wonSince(since) {
      const ids = new Set<string>()
      let after: string | undefined
      for (let pages = 0; pages === 0 || after !== undefined; pages++) {
        if (pages === mostPages) throw unexpectedAnswer('HubSpot')
        const deals = await ask(dealsAnswer, '/crm/v3/objects/deals/search', wonDeals(since, after))
        after = deals.paging?.next?.after
        if (deals.results.length === 0) continue
        const inputs = deals.results.map(({ id }) => ({ id }))
        const links = await ask(linksAnswer, '/crm/v4/associations/deals/contacts/batch/read', { inputs })
        for (const { to } of links.results) for (const { toObjectId } of to) ids.add(String(toObjectId))
      }
      const found: CrmContact[] = []
      for (const some of valueBatches([...ids])) {
        const inputs = some.map((id) => ({ id }))
        const asked = { properties: fields, inputs }
        const answer = await ask(contactsAnswer, '/crm/v3/objects/contacts/batch/read', asked)
        found.push(...answer.results.flatMap(hubspotContactOf))
      }
      return found
    },
  }
}

/** By last change, not by closing date: people type closing dates, and into the past too. */
function wonDeals(since: Date, after: string | undefined) {
  return {
    filterGroups: [
      {
        filters: [
          { propertyName: 'hs_is_closed_won', operator: 'EQ', value: 'true' },
          { propertyName: 'hs_lastmodifieddate', operator: 'GTE', value: String(since.getTime()) },
        ],
      },
    ],
    limit: pageSize,
    ...(after !== undefined && { after }),
  }
}

function hubspotContactOf({ id, properties }: z.output<typeof contact>): CrmContact[] {
  const { email, firstname, lastname, company } = properties
  const name = [firstname, lastname].filter(Boolean).join(' ').trim()
  return contactOf(id, name, email, company)
}

function valueBatches<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / pageSize) }, (_, index) =>
    values.slice(index * pageSize, (index + 1) * pageSize),
  )
}
