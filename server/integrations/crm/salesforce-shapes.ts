import { z } from 'zod'
import type { CrmField, CrmFieldType } from '#contract/crm/crm-fields.ts'
import type { CrmDeal } from './crm.ts'
import { crmAddress, crmFieldsOf, crmLine, crmText, sortByEmail } from './crm-values.ts'

const id = z.string().max(100)

/** What every answer to a query is like. */
export interface Page {
  readonly records: readonly { readonly Id: string }[]
  readonly nextRecordsUrl?: string | undefined
}

const pageSchema = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    // A path of the same place: the token goes nowhere else.
    nextRecordsUrl: z
      .string()
      .regex(/^\/services\/[\w./-]+$/)
      .optional(),
  })

export const accountAnswer = z.object({ organization_id: z.string() })
export const countAnswer = z.object({ totalSize: z.int().nonnegative() })
export const goneAnswer = pageSchema(z.object({ Id: id, MasterRecordId: id.nullish() }))
export const contactsAnswer = pageSchema(
  z.looseObject({
    Id: id,
    Name: crmText,
    Email: crmText,
    Account: z.looseObject({ Name: crmText }).nullish(),
  }),
)
export const dealsAnswer = pageSchema(
  z.looseObject({
    Id: id,
    Name: crmText,
    StageName: crmText,
    IsWon: z.boolean().nullish(),
    OpportunityContactRoles: z.object({ records: z.array(z.object({ ContactId: id.nullish() })) }).nullish(),
  }),
)
export const describeAnswer = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      updateable: z.boolean().nullish(),
      picklistValues: z.array(z.object({ value: z.string(), label: z.string().nullish() })).nullish(),
    }),
  ),
})

/** The contacts of a page, and who of them has no address. */
export function salesforceContacts(
  { records }: z.output<typeof contactsAnswer>,
  wanted: readonly string[] = [],
) {
  return sortByEmail(
    records.map((record) => ({
      crmId: record.Id,
      name: crmLine(record.Name),
      email: crmAddress(record.Email),
      company: crmLine(record.Account?.Name) || undefined,
      // Salesforce lists those that are gone, with what they were merged into.
      mergedIds: [],
      fields: crmFieldsOf(record, wanted),
    })),
  )
}

export function salesforceDeals(
  { records }: z.output<typeof dealsAnswer>,
  wanted: readonly string[] = [],
): CrmDeal[] {
  return records.map((record) => ({
    crmId: record.Id,
    name: crmLine(record.Name),
    stage: crmLine(record.StageName),
    isWon: record.IsWon === true,
    contactIds: record.OpportunityContactRoles?.records.flatMap(({ ContactId }) => ContactId ?? []) ?? [],
    fields: crmFieldsOf(record, wanted),
  }))
}

const types: Readonly<Record<string, CrmFieldType>> = {
  int: 'number',
  long: 'number',
  double: 'number',
  currency: 'number',
  percent: 'number',
  date: 'date',
  datetime: 'date',
  boolean: 'yes-no',
  picklist: 'choice',
  multipicklist: 'choices',
}

export function salesforceFields({ fields }: z.output<typeof describeAnswer>): CrmField[] {
  return fields.map(({ name, label, type, updateable, picklistValues }) => ({
    name,
    label,
    type: types[type] ?? 'text',
    options: (picklistValues ?? [])
      .slice(0, 200)
      .map((option) => ({ value: option.value, label: option.label ?? option.value })),
    isWritable: updateable === true,
  }))
}
