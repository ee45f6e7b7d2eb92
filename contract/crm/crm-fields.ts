import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { idParams } from '../shapes.ts'

/** What a field of a CRM holds. `choices` are any number of its options. */
export const crmFieldTypes = ['text', 'number', 'date', 'yes-no', 'choice', 'choices'] as const
export type CrmFieldType = (typeof crmFieldTypes)[number]

export const crmField = z.object({
  /** As the CRM's programs call it, such as `lifecyclestage`. */
  name: z.string(),
  label: z.string(),
  type: z.enum(crmFieldTypes),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Programs may change it. */
  isWritable: z.boolean(),
})
export type CrmField = z.infer<typeof crmField>

/** The fields of contacts and of deals, asked at the CRM. */
export const listCrmFields = ownerEndpoint('GET /api/crm-integrations/:id/fields', {
  params: idParams,
  response: z.object({ contact: z.array(crmField), deal: z.array(crmField) }),
})
