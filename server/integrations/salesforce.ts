import { z } from 'zod'
import * as crm from './crm.ts'

const version = 'v61.0'

const tokenAnswer = z.object({ access_token: z.string() })
const accountAnswer = z.object({ organization_id: z.string() })
const person = z.object({
  Id: z.string().max(100),
  Name: crm.crmText,
  Email: crm.crmText,
  Account: z.object({ Name: crm.crmText }).nullish(),
})
const page = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    // A path of the same place: the token goes nowhere else.
    nextRecordsUrl: z
      .string()
      .regex(/^\/services\/[\w./-]+$/)
      .optional(),
  })
const peopleAnswer = page(person)
const rolesAnswer = page(z.object({ Contact: person.nullish() }))

interface Credentials {
  /** The company's own address. */
  readonly instanceUrl: string
  readonly accessToken?: string | undefined
  /** Of a connected app with the client credentials flow. */
  readonly consumerKey?: string | undefined
  readonly consumerSecret?: string | undefined
}

/** Salesforce (developer.salesforce.com: OAuth 2.0 client credentials flow, REST API query). */
export function salesforce(credentials: Credentials, otherUrl?: string): crm.Crm {
  const base = otherUrl ?? credentials.instanceUrl
  const at = (path: string) => ({ url: new URL(path, base), crm: 'Salesforce', trustedOrigin: otherUrl })
  let token: Promise<string> | undefined
  const ask = async <T>(answer: z.ZodType<T>, path: string) => {
    token ??= tokenFor()
    return crm.askCrm({ answer, ...at(path), token: await token })
  }
  const query = <T>(answer: z.ZodType<T>, words: string) =>
    ask(answer, `/services/data/${version}/query?q=${encodeURIComponent(words)}`)

  async function tokenFor(): Promise<string> {
    const { accessToken, consumerKey, consumerSecret } = credentials
    if (accessToken) return accessToken
    if (!consumerKey || !consumerSecret)
      throw new crm.CrmRefusal('Salesforce needs a consumer key and a consumer secret.')
    const form = {
      grant_type: 'client_credentials',
      client_id: consumerKey,
      client_secret: consumerSecret,
    }
    return (await crm.askCrm({ answer: tokenAnswer, ...at('/services/oauth2/token'), form })).access_token
  }

  return {
    async account() {
      await ask(accountAnswer, '/services/oauth2/userinfo')
      return { portalId: '' }
    },
    async contacts(next) {
      const everybody = 'SELECT Id, Name, Email, Account.Name FROM Contact WHERE Email != null ORDER BY Id'
      const answer = await (next === undefined ? query(peopleAnswer, everybody) : ask(peopleAnswer, next))
      return { contacts: answer.records.flatMap(toContact), next: answer.nextRecordsUrl }
    },
    async wonSince(since) {
      const found: crm.CrmContact[] = []
      let answer = await query(
        rolesAnswer,
        'SELECT Contact.Id, Contact.Name, Contact.Email, Contact.Account.Name FROM OpportunityContactRole ' +
          `WHERE Opportunity.IsWon = true AND Opportunity.LastModifiedDate >= ${since.toISOString()}`,
      )
      for (let pages = 0; pages < crm.mostPages; pages++) {
        found.push(...answer.records.flatMap(({ Contact }) => (Contact ? toContact(Contact) : [])))
        if (answer.nextRecordsUrl === undefined) return found
        answer = await ask(rolesAnswer, answer.nextRecordsUrl)
      }
      throw crm.unexpectedAnswer('Salesforce')
    },
  }
}

function toContact({ Id, Name, Email, Account }: z.output<typeof person>): crm.CrmContact[] {
  if (!crm.hasAddress(Email)) return []
  const name = Name?.slice(0, crm.longestName) ?? ''
  return [{ crmId: Id, name, email: Email, company: Account?.Name?.slice(0, crm.longestName) }]
}
