import { z } from 'zod'
import type { CrmField, CrmFieldType } from '#contract/crm/crm-fields.ts'
import type { CrmDeal } from './crm.ts'
import { crmAddress, crmFieldsOf, crmLine, crmText, sortByEmail } from './crm-values.ts'

const id = z.string().max(100)
const paging = z.object({ next: z.object({ after: z.string().max(200) }).optional() }).optional()

/** What every list of HubSpot's is like. */
export interface Shape {
  readonly results: readonly { readonly id: string }[]
  readonly paging?: z.output<typeof paging>
}

export const accountAnswer = z.object({ portalId: z.int() })
export const countAnswer = z.object({ total: z.int().nonnegative() })
export const goneAnswer = z.object({ results: z.array(z.object({ id })), paging })

export const contactsAnswer = z.object({
  results: z.array(
    z.object({
      id,
      properties: z.looseObject({
        email: crmText,
        firstname: crmText,
        lastname: crmText,
        company: crmText,
        // May be long: a contact takes in up to 250 others.
        hs_merged_object_ids: z.string().nullish(),
      }),
    }),
  ),
  paging,
})

export const dealsAnswer = z.object({
  results: z.array(
    z.object({
      id,
      properties: z.looseObject({ dealname: crmText, dealstage: crmText, hs_is_closed_won: crmText }),
    }),
  ),
  paging,
})

export const linksAnswer = z.object({
  results: z.array(
    z.object({
      from: z.object({ id: z.union([z.string(), z.number()]) }),
      to: z.array(z.object({ toObjectId: z.union([z.number(), z.string()]) })),
      paging,
    }),
  ),
})

export const propertiesAnswer = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      type: z.string(),
      fieldType: z.string().nullish(),
      hidden: z.boolean().nullish(),
      options: z.array(z.object({ value: z.string(), label: z.string() })).nullish(),
      modificationMetadata: z.object({ readOnlyValue: z.boolean().nullish() }).nullish(),
    }),
  ),
})

/** The contacts of a page, and who of them has no address. */
export function hubspotContacts(
  { results }: z.output<typeof contactsAnswer>,
  wanted: readonly string[] = [],
) {
  return sortByEmail(
    results.map(({ id: crmId, properties }) => ({
      crmId,
      name: crmLine([properties.firstname, properties.lastname].filter(Boolean).join(' ')),
      email: crmAddress(properties.email),
      company: crmLine(properties.company) || undefined,
      mergedIds: properties.hs_merged_object_ids?.split(';').filter(Boolean) ?? [],
      fields: crmFieldsOf(properties, wanted),
    })),
  )
}

export function hubspotDeals(
  { results }: z.output<typeof dealsAnswer>,
  contacts: ReadonlyMap<string, readonly string[]>,
  wanted: readonly string[] = [],
): CrmDeal[] {
  return results.map(({ id: crmId, properties }) => ({
    crmId,
    name: crmLine(properties.dealname),
    stage: crmLine(properties.dealstage),
    isWon: properties.hs_is_closed_won === 'true',
    contactIds: contacts.get(crmId) ?? [],
    fields: crmFieldsOf(properties, wanted),
  }))
}

const types: Readonly<Record<string, CrmFieldType>> = {
  number: 'number',
  date: 'date',
  datetime: 'date',
  bool: 'yes-no',
  enumeration: 'choice',
}

export function hubspotFields({ results }: z.output<typeof propertiesAnswer>): CrmField[] {
  return results.flatMap(({ name, label, type, fieldType, hidden, options, modificationMetadata }) =>
    hidden
      ? []
      : [
          {
            name,
            label,
            type: fieldType === 'checkbox' ? 'choices' : (types[type] ?? 'text'),
            options: (options ?? []).slice(0, 200),
            isWritable: modificationMetadata?.readOnlyValue !== true,
          },
        ],
  )
}
