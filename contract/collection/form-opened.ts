import { z } from 'zod/mini'
import { publicWriteEndpoint } from '../endpoint.ts'
import { openedForm } from '../shapes.ts'

/**
 * A customer's browser opened the form of a personal link: counted as a click, the first time. A mail program or scanner that
 * only follows the link changes nothing. Answers the same for every id.
 */
export const noteFormOpened = publicWriteEndpoint('POST /api/public/forms/:linkId/opened', {
  params: z.object({ linkId: openedForm }),
  response: z.object({}),
})
