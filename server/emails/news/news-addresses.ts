import { timingSafeEqual } from 'node:crypto'
import type { Services } from '../../context.ts'

/** Who tells what became of emails; `message`: a mailbox that passes on what comes back. */
export const newsProviders = ['generic', 'message', 'ses', 'postmark', 'mailgun'] as const

type Secrets = Pick<Services, 'secrets'>

const secretOf = ({ secrets }: Secrets, provider: string) => secrets.keyFor(`mail-news ${provider}`)

/** Where a provider sends its news: for the operator alone, who enters it there. */
export function newsAddress(services: Secrets & Pick<Services, 'config'>, provider: string): string {
  return `${services.config.publicUrl}/mail-news/${provider}/${secretOf(services, provider)}`
}

export function newsAddresses(
  services: Secrets & Pick<Services, 'config'>,
): [provider: string, address: string][] {
  return newsProviders.map((provider) => [provider, newsAddress(services, provider)])
}

/** Whether whoever calls knows the address of this provider. */
export function isNewsSecret(services: Secrets, provider: string, secret: string): boolean {
  const [expected, secretBytes] = [Buffer.from(secretOf(services, provider)), Buffer.from(secret)]
  return secretBytes.length === expected.length && timingSafeEqual(secretBytes, expected)
}
