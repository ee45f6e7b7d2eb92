import { timingSafeEqual } from 'node:crypto'
import type { TextSettings } from '../../config/text-settings.ts'
import type { Services } from '../../context.ts'

type Addressing = Pick<Services, 'config' | 'secrets'>

const secretOf = ({ secrets }: Pick<Services, 'secrets'>, provider: string) =>
  secrets.keyFor(`text-news ${provider}`)

/**
 * Where a gateway tells what became of messages and what people reply: for the operator, who enters it there. `reference`
 * names the message that it is about.
 */
export function newsAddress(
  services: Addressing,
  provider: TextSettings['provider'],
  reference?: string,
): string {
  const about = reference === undefined ? '' : `?text=${reference}`
  return `${services.config.publicUrl}/text-news/${provider}/${secretOf(services, provider)}${about}`
}

/** Whether whoever calls knows the address of this provider. */
export function isTextNewsSecret(services: Addressing, provider: string, secret: string): boolean {
  const [expected, given] = [Buffer.from(secretOf(services, provider)), Buffer.from(secret)]
  return given.length === expected.length && timingSafeEqual(expected, given)
}
