import { z } from 'zod'
import { askCrm, type Crm, type CrmContact } from './crm.ts'

const home = 'https://api.hubapi.com'
const fields = ['email', 'firstname', 'lastname', 'company']
/** HubSpot's limit for a page of a search, and for a batch. */
const pageSize = 100

const text = z.string().nullish()
const contact = z.object({
  id: z.string(),
  properties: z.object({ email: text, firstname: text, lastname: text, company: text }),
})
const paging = z.object({ next: z.object({ after: z.string() }).optional() }).optional()
const accountAnswer = z.object({ portalId: z.number() })
const contactsAnswer = z.object({ results: z.array(contact), paging })
const dealsAnswer = z.object({ results: z.array(z.object({ id: z.string() })), paging })
const linksAnswer = z.object({
  results: z.array(z.object({ to: z.array(z.object({ toObjectId: z.union([z.number(), z.string()]) })) })),
})

/** HubSpot with the key of a private app (developers.hubspot.com: account information, CRM v3 and v4). */
export function hubspot(accessToken: string, otherUrl?: string): Crm {
  const ask = (path: string, json?: object) =>
    askCrm({
      url: new URL(path, otherUrl ?? home),
      crm: 'HubSpot',
      trustedOrigin: otherUrl,
      token: accessToken,
      ...(json && { json }),
    })

  return {
    async account() {
      const { portalId } = accountAnswer.parse(await ask('/account-info/v3/details'))
      return { portalId: String(portalId) }
    },
    async contacts(next) {
      const query = new URLSearchParams({ limit: String(pageSize), properties: fields.join() })
      if (next !== undefined) query.set('after', next)
      const answer = contactsAnswer.parse(await ask(`/crm/v3/objects/contacts?${query.toString()}`))
      return { contacts: answer.results.flatMap(toContact), next: answer.paging?.next?.after }
    },
    async wonSince(since) {
      const ids = new Set<string>()
      for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
        const deals = dealsAnswer.parse(await ask('/crm/v3/objects/deals/search', wonDeals(since, after)))
        after = deals.paging?.next?.after
        if (deals.results.length === 0) continue
        const inputs = deals.results.map(({ id }) => ({ id }))
        const links = linksAnswer.parse(
          await ask('/crm/v4/associations/deals/contacts/batch/read', { inputs }),
        )
        for (const { to } of links.results) for (const { toObjectId } of to) ids.add(String(toObjectId))
      }
      const found: CrmContact[] = []
      for (const some of batches([...ids])) {
        const inputs = some.map((id) => ({ id }))
        const answer = await ask('/crm/v3/objects/contacts/batch/read', { properties: fields, inputs })
        found.push(...contactsAnswer.parse(answer).results.flatMap(toContact))
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

function toContact({ id, properties }: z.output<typeof contact>): CrmContact[] {
  const { email, firstname, lastname, company } = properties
  if (!email) return []
  const name = [firstname, lastname].filter(Boolean).join(' ').trim()
  return [{ crmId: id, name, email, company: company ?? undefined }]
}

function batches<T>(values: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(values.length / pageSize) }, (_, index) =>
    values.slice(index * pageSize, (index + 1) * pageSize),
  )
}
