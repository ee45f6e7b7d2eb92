import { z } from 'zod'
import {
  askCrm,
  contactOf,
  type Crm,
  type CrmContact,
  CrmRefusal,
  crmText,
  crmFieldsOf,
  mostPages,
  unexpectedAnswer,
  UnknownField,
} from './crm.ts'

const version = 'v61.0'

/** What is asked of every contact. */
const usual = ['id', 'name', 'email', 'account.name']

const tokenAnswer = z.object({ access_token: z.string() })
const accountAnswer = z.object({ organization_id: z.string() })
const person = z.looseObject({
  Id: z.string().max(100),
  Name: crmText,
  Email: crmText,
  Account: z.looseObject({ Name: crmText }).nullish(),
})
const pageSchema = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    // A path of the same place: the token goes nowhere else.
    nextRecordsUrl: z
      .string()
      .regex(/^\/services\/[\w./-]+$/)
      .optional(),
  })
const peopleAnswer = pageSchema(person)
const rolesAnswer = pageSchema(z.object({ Contact: person.nullish() }))

interface Credentials {
  /** The company's own address. */
  readonly instanceUrl: string
  readonly accessToken?: string | undefined
  /** Of a connected app with the client credentials flow. */
  readonly consumerKey?: string | undefined
  readonly consumerSecret?: string | undefined
}

/** Salesforce (developer.salesforce.com: OAuth 2.0 client credentials flow, REST API query). */
export function salesforce(credentials: Credentials, otherUrl?: string): Crm {
  const base = otherUrl ?? credentials.instanceUrl
  const at = (path: string) => ({ url: new URL(path, base), crm: 'Salesforce', trustedOrigin: otherUrl })
  let token: Promise<string> | undefined
  const ask = async <T>(answer: z.ZodType<T>, path: string) => {
    token ??= tokenFor(credentials, at('/services/oauth2/token'))
    return askCrm({ answer, ...at(path), token: await token })
  }
  const query = <T>(answer: z.ZodType<T>, words: string) =>
    ask(answer, `/services/data/${version}/query?q=${encodeURIComponent(words)}`)

  return {
    async account() {
      await ask(accountAnswer, '/services/oauth2/userinfo')
      return { portalId: '' }
    },
    async contacts(next, wanted = []) {
      // Salesforce refuses a query that names a field twice.
      const more = wanted.filter((name) => !usual.includes(name.toLowerCase()))
      const names = ['Id', 'Name', 'Email', 'Account.Name', ...more].join(', ')
      const everybody = `SELECT ${names} FROM Contact WHERE Email != null ORDER BY Id`
      const answer = await (
        next === undefined ? query(peopleAnswer, everybody) : ask(peopleAnswer, next)
      ).catch((cause: unknown) => {
        if (more.length > 0 && next === undefined && cause instanceof CrmRefusal)
          throw new UnknownField(cause.message, { cause })
        throw cause
      })
      const contacts = answer.records.flatMap((record) =>
        salesforceContactOf(record).map((one) => ({ ...one, fields: crmFieldsOf(record, wanted) })),
      )
      return { contacts, next: answer.nextRecordsUrl }
    },
    async wonSince(since) {
      const found: CrmContact[] = []
      let answer = await query(
        rolesAnswer,
        'SELECT Contact.Id, Contact.Name, Contact.Email, Contact.Account.Name FROM OpportunityContactRole ' +
          `WHERE Opportunity.IsWon = true AND Opportunity.LastModifiedDate >= ${since.toISOString()}`,
      )
      for (let pages = 0; pages < mostPages; pages++) {
        found.push(...answer.records.flatMap(({ Contact }) => (Contact ? salesforceContactOf(Contact) : [])))
        if (answer.nextRecordsUrl === undefined) return found
        answer = await ask(rolesAnswer, answer.nextRecordsUrl)
      }
      throw unexpectedAnswer('Salesforce')
    },
  }
}

async function tokenFor(
  { accessToken, consumerKey, consumerSecret }: Credentials,
  at: { url: URL; crm: string; trustedOrigin: string | undefined },
): Promise<string> {
  if (accessToken) return accessToken
  if (!consumerKey || !consumerSecret)
    throw new CrmRefusal('Salesforce needs a consumer key and a consumer secret.')
  const form = {
    grant_type: 'client_credentials',
    client_id: consumerKey,
    client_secret: consumerSecret,
  }
  return (await askCrm({ answer: tokenAnswer, ...at, form })).access_token
}

function salesforceContactOf({ Id, Name, Email, Account }: z.output<typeof person>): CrmContact[] {
  return contactOf(Id, Name ?? '', Email, Account?.Name)
}
