import { type SQL, sql } from 'drizzle-orm'
import { campaignPeople } from '../campaigns/tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { customers, requests } from './tables.ts'

/** Asked, in a campaign, or wrote: then a customer stays when what brought them is undone or gone. */
export const hasHistory: SQL<boolean> = sql`(exists (select from ${requests}
    where ${requests.workspaceId} = ${customers.workspaceId} and ${requests.customerId} = ${customers.id})
  or exists (select from ${campaignPeople} where ${campaignPeople.workspaceId} = ${customers.workspaceId}
    and ${campaignPeople.customerId} = ${customers.id})
  or exists (select from ${testimonials}
    where ${testimonials.workspaceId} = ${customers.workspaceId}
      and ${testimonials.customerEmail} = ${customers.email} and ${testimonials.deletedAt} is null))`
