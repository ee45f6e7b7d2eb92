import { z } from 'zod'
import { askCrm, type Crm, type CrmContact, CrmRefusal } from './crm.ts'

const version = 'v61.0'

const tokenAnswer = z.object({ access_token: z.string() })
const accountAnswer = z.object({ organization_id: z.string() })
const person = z.object({
  Id: z.string(),
  Name: z.string().nullish(),
  Email: z.string().nullish(),
  Account: z.object({ Name: z.string().nullish() }).nullish(),
})
const page = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), nextRecordsUrl: z.string().optional() })
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
export function salesforce(credentials: Credentials, otherUrl?: string): Crm {
  const base = otherUrl ?? credentials.instanceUrl
  const at = (path: string) => ({ url: new URL(path, base), crm: 'Salesforce', trustedOrigin: otherUrl })
  let token: Promise<string> | undefined
  const ask = async (path: string) => {
    token ??= tokenFor()
    return askCrm({ ...at(path), token: await token })
  }
  const query = (words: string) => ask(`/services/data/${version}/query?q=${encodeURIComponent(words)}`)

  async function tokenFor(): Promise<string> {
    const { accessToken, consumerKey, consumerSecret } = credentials
    if (accessToken) return accessToken
    if (!consumerKey || !consumerSecret)
      throw new CrmRefusal('Salesforce needs a consumer key and a consumer secret.')
    const form = {
      grant_type: 'client_credentials',
      client_id: consumerKey,
      client_secret: consumerSecret,
    }
    return tokenAnswer.parse(await askCrm({ ...at('/services/oauth2/token'), form })).access_token
  }

  return {
    async account() {
      accountAnswer.parse(await ask('/services/oauth2/userinfo'))
      return { portalId: '' }
    },
    async contacts(next) {
      const answer = peopleAnswer.parse(
        next === undefined
          ? await query('SELECT Id, Name, Email, Account.Name FROM Contact WHERE Email != null ORDER BY Id')
          : await ask(next),
      )
      return { contacts: answer.records.flatMap(toContact), next: answer.nextRecordsUrl }
    },
    async wonSince(since) {
      const found: CrmContact[] = []
      let answer = rolesAnswer.parse(
        await query(
          'SELECT Contact.Id, Contact.Name, Contact.Email, Contact.Account.Name FROM OpportunityContactRole ' +
            `WHERE Opportunity.IsWon = true AND Opportunity.LastModifiedDate >= ${since.toISOString()}`,
        ),
      )
      for (;;) {
        found.push(...answer.records.flatMap(({ Contact }) => (Contact ? toContact(Contact) : [])))
        if (answer.nextRecordsUrl === undefined) return found
        answer = rolesAnswer.parse(await ask(answer.nextRecordsUrl))
      }
    },
  }
}

function toContact({ Id, Name, Email, Account }: z.output<typeof person>): CrmContact[] {
  return Email ? [{ crmId: Id, name: Name ?? '', email: Email, company: Account?.Name ?? undefined }] : []
}
