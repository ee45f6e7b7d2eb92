import type { z } from 'zod'
import { movesOn } from './crm-failures.ts'
import { linksAnswer } from './hubspot-shapes.ts'

/** One call to HubSpot, with the shape that it must answer in. */
export type AskHubspot = <T>(
  answer: z.ZodType<T>,
  path: string,
  sent?: { readonly json?: object; readonly method?: 'PATCH' },
) => Promise<T>

/** The contacts of these deals, by the deals' ids. Of a deal with many, HubSpot gives some and says how to go on. */
export async function contactsOfDeals(
  ask: AskHubspot,
  deals: readonly { readonly id: string }[],
): Promise<Map<string, string[]>> {
  const contacts = new Map<string, string[]>(deals.map(({ id }) => [id, []]))
  let inputs = new Map<string, string | undefined>(deals.map(({ id }) => [id, undefined]))
  while (inputs.size > 0) {
    const answer = await ask(linksAnswer, '/crm/v4/associations/deals/contacts/batch/read', {
      json: { inputs: [...inputs].map(([id, after]) => ({ id, after })) },
    })
    const left = new Map<string, string>()
    for (const { from, to, paging } of answer.results) {
      const id = String(from.id)
      contacts.get(id)?.push(...to.map(({ toObjectId }) => String(toObjectId)))
      const after = movesOn('HubSpot', inputs.get(id), paging?.next?.after)
      if (after !== undefined) left.set(id, after)
    }
    inputs = left
  }
  return contacts
}
