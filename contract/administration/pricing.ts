import { z } from 'zod/mini'
import { adminEndpoint } from '../endpoint.ts'

/** Whether each price that this server knows can be bought here: whoever set up payments gave it an id of the provider's. */
export const getPricing = adminEndpoint('GET /api/admin/pricing', {
  audit: 'figures',
  response: z.object({
    takesPayments: z.boolean(),
    /** Of our own names of prices, those with an id of the provider's. */
    sold: z.array(z.string()),
  }),
})
