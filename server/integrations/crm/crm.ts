import type { CrmField } from '#contract/crm/crm-fields.ts'

export type CrmObject = 'contact' | 'deal'

/** A person in a CRM who can be written to. */
export interface CrmContact {
  readonly crmId: string
  readonly name: string
  readonly email: string
  readonly company: string | undefined
  /** Contacts that were merged into this one, as far as the CRM says so here. */
  readonly mergedIds: readonly string[]
  /** Those that were asked for, as text; empty ones are left out. */
  readonly fields: CrmFields
}

/** A deal, which Salesforce calls an opportunity. */
export interface CrmDeal {
  readonly crmId: string
  readonly name: string
  readonly stage: string
  readonly isWon: boolean
  readonly contactIds: readonly string[]
  readonly fields: CrmFields
}

export type CrmFields = Readonly<Record<string, string>>

/** A record that is no longer in the CRM. */
export interface GoneRecord {
  readonly crmId: string
  /** The contact that it was merged into. */
  readonly mergedInto?: string | undefined
}

/** One piece of a long answer. */
export interface CrmPage<T> {
  readonly records: readonly T[]
  /** What to go on with, in this process or another; undefined at the end. */
  readonly resume: string | undefined
}

export interface ContactPage extends CrmPage<CrmContact> {
  /** Contacts of this page without an address. */
  readonly withoutEmail: readonly string[]
}

export interface CrmReading {
  /** Only what changed since then; everything where undefined. */
  readonly since?: Date | undefined
  readonly resume?: string | undefined
  /** What else is wanted of each, by the CRM's own names. */
  readonly fields?: readonly string[]
}

/**
 * What every CRM can do for us, with credentials that were given to it. Each call may throw `CrmRefusal` and `CrmAway`; those
 * that take names of fields, `UnknownField` where the CRM says that it has none.
 */
export interface Crm {
  /** Whose account this is, in the CRM's own terms. */
  account(): Promise<{ portalId: string }>
  /** How many there are in all, as far as the CRM says. */
  count(object: CrmObject): Promise<number | undefined>
  contacts(reading: CrmReading): Promise<ContactPage>
  deals(reading: CrmReading): Promise<CrmPage<CrmDeal>>
  /** At most `mostById` of each. */
  contactsById(ids: readonly string[], fields?: readonly string[]): Promise<ContactPage>
  dealsById(ids: readonly string[], fields?: readonly string[]): Promise<CrmPage<CrmDeal>>
  /** What was deleted, or merged into another; HubSpot has no more exact `since` than all of the last 90 days. */
  gone(object: CrmObject, reading: CrmReading): Promise<CrmPage<GoneRecord>>
  fields(object: CrmObject): Promise<readonly CrmField[]>
  /** Writes fields of one contact; false when it is not there any more. */
  write(
    contactId: string,
    values: Readonly<Record<string, string | number | boolean | null>>,
  ): Promise<boolean>
}

/** Both CRMs read so many records by their ids at once. */
export const mostById = 100
