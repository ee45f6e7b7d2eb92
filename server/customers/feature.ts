import { customerSamples } from './email-samples.ts'
import { customerCounters, customers, requests } from './tables.ts'
import { sql } from 'drizzle-orm'
import { emails } from '../emails/tables.ts'
import type { Feature } from '../feature.ts'
import { requestActivity } from './activity.ts'
import { noteAnswer } from './answers.ts'
import { followUp } from './follow-up.ts'
import { forgetCustomer } from './forget.ts'
import { deleteCustomerAgain } from './manage.ts'
import { customerRoutes } from './routes.ts'

export const customersFeature: Feature = {
  name: 'customers',
  routes: [customerRoutes],
  jobs: [followUp],
  activity: requestActivity,
  erasesAgain: {
    'customer-deleted': (services, { workspaceId, subject = '' }) =>
      deleteCustomerAgain(services, workspaceId, subject),
  },
  sampleEmails: customerSamples,
  tables: [
    {
      table: customers,
      exported: { by: [customers.id], without: ['searchText'] },
      erased: { when: 'in-batches' },
      called: { name: customers.name, at: '/api/customers/:id' },
    },
    {
      table: customerCounters,
      exported: 'counts hold nothing that is not elsewhere',
      erased: { when: 'last' },
    },
    { table: requests, exported: { by: [requests.id] }, erased: 'with-workspace' },
  ],
  cleanUp: [({ db }) => db.execute(sql`select plaudit_merge_customer_counters()`)],
  emailPurposes: {
    // Whoever has answered since is not reminded.
    'follow-up': sql`case when exists (select from ${requests} r where r.workspace_id = ${emails.workspaceId}
      and r.id = ${emails.purposeId} and r.answered_at is null) then 'send' else 'drop' end`,
  },
  hears: {
    async 'testimonial-submitted'(_services, tx, { workspaceId, at, each }) {
      for (const { customerEmail: email, testimonialId, asksCustomers } of each)
        if (email && asksCustomers) await noteAnswer(tx, { workspaceId, email, testimonialId, at })
    },
    async 'testimonial-erased'(_services, tx, { workspaceId, at, each }) {
      for (const person of each) await forgetCustomer(tx, { workspaceId, at, ...person })
    },
  },
}
