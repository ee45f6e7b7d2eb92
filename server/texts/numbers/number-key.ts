import { createHmac } from 'node:crypto'
import type { Services } from '../../context.ts'

/** What is remembered of a number without keeping it. */
export function numberKeyOf({ secrets }: Pick<Services, 'secrets'>, e164: string): Buffer {
  return createHmac('sha256', secrets.keyFor('stopped-numbers')).update(e164).digest()
}
