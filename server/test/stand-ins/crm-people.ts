/** A contact of a stand-in. Those of a list stand in the order of their ids, which are numbers. */
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
  /** When they last changed; if it is not said, whenever that is asked. */
  readonly changedAt?: Date
  /** HubSpot: whom it took in. */
  readonly merged?: readonly string[]
}

export interface CrmDealRow {
  readonly id: string
  readonly name: string
  readonly stage: string
  readonly isWon: boolean
  readonly contactIds: readonly string[]
  readonly fields?: Readonly<Record<string, string>>
  readonly changedAt?: Date
}

export interface GoneRow {
  readonly id: string
  readonly object: 'contact' | 'deal'
  /** Salesforce: whom it was merged into. */
  readonly into?: string
  readonly at?: Date
}

/** A field as both CRMs describe it; `type` is HubSpot's or Salesforce's own. */
export interface FieldRow {
  readonly object: 'contact' | 'deal'
  readonly name: string
  readonly label: string
  readonly type: string
  readonly options?: readonly string[]
}

/** What a stand-in knows. */
export interface CrmData {
  people: readonly CrmPerson[]
  deals: readonly CrmDealRow[]
  gone: readonly GoneRow[]
  fields: readonly FieldRow[]
  /** What was written to contacts, by their ids. */
  readonly written: Map<string, Record<string, unknown>>
  /** What is taken for a code or a refresh token, and the challenge that its verifier has to meet. */
  readonly signIns: Map<string, string | undefined>
  /** What signing in gave out, besides the usual keys. */
  readonly accessTokens: Set<string>
  pageSize: number
  /** How many a search of HubSpot's lets anybody see. */
  mostFound: number
}

export interface CrmCall {
  readonly url: URL
  readonly method: string
  readonly body: string
  readonly token: string | undefined
}

export type CrmReply = [number, object | undefined]

/** The deals that there are, and one for everybody who has won one. */
export function dealsOf({ deals, people }: CrmData): CrmDealRow[] {
  const won = people.flatMap(({ id, wonAt }) =>
    wonAt
      ? [
          {
            id: `${id}000`,
            name: 'Deal',
            stage: 'closedwon',
            isWon: true,
            contactIds: [id],
            changedAt: wonAt,
          },
        ]
      : [],
  )
  return [...deals, ...won].toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** Those after an id that changed since. */
export function changedAfter<T extends { readonly id: string; readonly changedAt?: Date }>(
  all: readonly T[],
  since: number | undefined,
  lastId: string | undefined,
): T[] {
  const start = lastId === undefined ? 0 : firstAfter(all, Number(lastId))
  const rest = start === 0 ? all : all.slice(start)
  return rest.filter(
    ({ changedAt }) => since === undefined || changedAt === undefined || changedAt.getTime() >= since,
  )
}

function firstAfter(all: readonly { readonly id: string }[], id: number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (Number(all[middle]!.id) > id) high = middle
    else low = middle + 1
  }
  return low
}
