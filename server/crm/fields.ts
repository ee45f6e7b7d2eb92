import type { WorkspaceContext } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { openConnection } from './clients.ts'
import { ownIntegration } from './own-integration.ts'
import { crmAnswer } from './service.ts'
import { crmIntegrations } from './tables.ts'

/** What milestones can be about, asked at the CRM. Deals that may not be read have no fields. */
export async function listFields(context: WorkspaceContext, id: string) {
  const { tenant, workspaceId } = context
  const [row] = await tenant((tx) => tx.select().from(crmIntegrations).where(ownIntegration(workspaceId, id)))
  if (!row) throw notFound('integration')
  const fields = async () => {
    const crm = openConnection(context, row)
    const [contact, deal] = await Promise.all([crm.fields('contact'), crm.fields('deal').catch(() => [])])
    return { contact: inOrder(contact), deal: inOrder(deal) }
  }
  return crmAnswer(fields())
}

function inOrder<T extends { readonly label: string }>(fields: readonly T[]): T[] {
  return fields.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}
