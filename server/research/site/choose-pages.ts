import type { PageLink } from '../page/page-reading.ts'
import { partOf } from '../draft/words.ts'
import type { PageKind } from '../draft/site-draft.ts'

const wanted = ['about', 'services', 'contact', 'pricing', 'legal'] as const
const notPages = /\.(pdf|jpe?g|png|webp|gif|svg|docx?|xlsx?|zip|mp4|ics|vcf)$/i

export interface ChosenPage {
  readonly address: string
  readonly kind: PageKind
}

/** The pages worth reading beside the first: what its links call about, services, contact, prices, each once. */
export function choosePages(links: readonly PageLink[], home: URL): ChosenPage[] {
  const own = links.filter(({ address }) => isOther(address, home))
  const taken = new Set<string>()
  return wanted.flatMap((kind) => {
    const named = own.find(({ address, text }) => partOf(text) === kind && !taken.has(bare(address)))
    const link = named ?? own.find(({ address }) => kindOfPath(address) === kind && !taken.has(bare(address)))
    if (!link) return []
    taken.add(bare(link.address))
    return [{ address: bare(link.address), kind }]
  })
}

/** A page of the same site that is not the first one. */
function isOther(address: string, home: URL): boolean {
  if (!/^https?:/i.test(address)) return false
  const { host, pathname } = new URL(address)
  const isSame = host.replace(/^www\./, '') === home.host.replace(/^www\./, '')
  const isHome = pathname.replace(/\/$/, '') === home.pathname.replace(/\/$/, '') || pathname === '/'
  return isSame && !isHome && !notPages.test(pathname)
}

function bare(address: string): string {
  return address.replace(/#.*$/, '')
}

function kindOfPath(address: string): string | undefined {
  const { pathname } = new URL(address)
  const last =
    pathname
      .replace(/\/$/, '')
      .replace(/\.\w+$/, '')
      .split('/')
      .pop() ?? ''
  return partOf(last.replace(/[-_]+/g, ' '))
}
