import { Resolver } from 'node:dns/promises'
import type { DomainRecordKind, DomainRecords } from '#contract/emails/sending-domain.ts'
import type { Config } from '../../config/config.ts'
import { returnPathHost } from './sending-domain.ts'
import type { sendingDomains } from '../tables.ts'

/** What has to be in the domain's DNS. */
export interface WantedRecord {
  readonly kind: DomainRecordKind
  readonly type: 'TXT' | 'CNAME'
  readonly name: string
  readonly value: string
  readonly isRequired: boolean
}

type Domain = Pick<typeof sendingDomains.$inferSelect, 'domain' | 'selector' | 'publicKey'>

/** The records for a domain; `found` of an earlier check goes into what SPF has to say beside what it says. */
export function wantedRecords(
  { domain, selector, publicKey }: Domain,
  config: Config,
  found?: DomainRecords | null,
): WantedRecord[] {
  const spf = spfWith(found?.spf.found[0], spfPart(config))
  const records: WantedRecord[] = [
    {
      kind: 'dkim',
      type: 'TXT',
      name: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${publicKey}`,
      isRequired: true,
    },
    { kind: 'spf', type: 'TXT', name: domain, value: spf, isRequired: false },
    { kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none', isRequired: false },
  ]
  const bounceHost = config.bounceAddress?.split('@')[1]
  if (bounceHost) {
    const name = returnPathHost(domain)
    records.push({ kind: 'returnPath', type: 'CNAME', name, value: bounceHost, isRequired: false })
  }
  return records
}

/** Who sends for this server: what the operator says, else the mail server itself. */
function spfPart({ spf, smtpUrl, publicUrl }: Config): string {
  return spf ?? `a:${new URL(smtpUrl ?? publicUrl).hostname}`
}

/** A domain has one SPF record (RFC 7208): ours goes into the one that is there. */
function spfWith(there: string | undefined, part: string): string {
  if (there === undefined) return `v=spf1 ${part} ~all`
  if (there.includes(part)) return there
  const [, start = there, end = ''] = /^(.*?)\s*([~?+-]?all\b.*|redirect=.*)?$/i.exec(there) ?? []
  return [start, part, end].filter(Boolean).join(' ')
}

/** Asks the name servers for each of them; `servers` in place of the machine's own. */
export async function checkRecords(domain: Domain, config: Config): Promise<DomainRecords> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (config.dnsServers) resolver.setServers(config.dnsServers)
  const wanted = wantedRecords(domain, config)
  const check = async (kind: DomainRecordKind) => {
    const record = wanted.find((one) => one.kind === kind)
    if (!record) return undefined
    const isOfKind = (text: string) => startOf[kind] === undefined || startOf[kind].test(text)
    const answer = await lookUpRecord(resolver, record)
    if (!answer) return { state: 'unreachable' as const, found: [] }
    const found = answer.filter(isOfKind)
    const isSaid = found.some((text) => matchesRecord(text, record))
    // Of a second SPF record, mail servers take neither.
    const isRight = isSaid && !(kind === 'spf' && found.length > 1)
    return {
      state: isRight ? ('found' as const) : found.length > 0 ? ('wrong' as const) : ('missing' as const),
      found,
    }
  }
  const [dkim, spf, dmarc, returnPath] = await Promise.all([
    check('dkim'),
    check('spf'),
    check('dmarc'),
    check('returnPath'),
  ])
  return { dkim: dkim!, spf: spf!, dmarc: dmarc!, returnPath: returnPath ?? null }
}

const startOf: Partial<Record<DomainRecordKind, RegExp>> = { spf: /^v=spf1\b/i, dmarc: /^v=DMARC1\b/i }

function matchesRecord(text: string, { kind, value }: WantedRecord): boolean {
  const plain = (said: string) => said.replace(/\s/g, '').toLowerCase()
  if (kind === 'dkim') return keyIn(text) === keyIn(value)
  if (kind === 'spf') return text.toLowerCase().includes(value.split(' ')[1]?.toLowerCase() ?? value)
  if (kind === 'dmarc') return true
  return plain(text).replace(/\.$/, '') === plain(value)
}

/** The key alone: other tags may stand around it, and some panels put spaces into it. */
function keyIn(record: string): string {
  return /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, '') ?? ''
}

/** What is there; nothing where no name server answered. */
async function lookUpRecord(resolver: Resolver, { type, name }: WantedRecord): Promise<string[] | undefined> {
  try {
    if (type === 'CNAME') return await resolver.resolveCname(name)
    return (await resolver.resolveTxt(name)).map((parts) => parts.join('').trim())
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined
  }
}
