import { parse } from 'tldts'

const image = /!\[([^\]]*)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g
const link = /\[([^\]]+)\]\s*(?:\([^)]*\)|\[[^\]]*\])/g
const linkDefinition = /^[ \t]*\[[^\]]+\]:.*$/gm
/** Also one that never ends: a browser would make something of it. */
const tag = /<!--[\s\S]*?(?:-->|$)|<[/!?]?[a-z][^<>]*(?:>|$)/gi
const word = /[^\s,;()<>[\]{}"“”„«»'‘’|]+/gu

/**
 * What a model wrote, without anything that a reader could follow or a page could run: no HTML, no links or pictures of
 * Markdown, no web or email address but those on the business's own site.
 */
export function withoutLinks(written: string, ownSite: string): string {
  const own = registeredDomainOf(ownSite)
  const isOwn = (address: string) => own !== undefined && registeredDomainOf(address) === own
  return written
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(linkDefinition, '')
    .replace(tag, (found) => (isOwn(found.slice(1, -1)) ? found.slice(1, -1) : ' '))
    .replace(word, (found) => {
      const address = found.replace(/[.!?:]+$/u, '')
      return isAddress(address) && !isOwn(address) ? found.slice(address.length) : found
    })
    .replace(/[([{]\s*[)\]}]/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([.,;!?])/g, '$1')
    .trim()
}

/** As browsers and mail programs read it: dots of every script are dots, and what is not seen is not there. */
function plainAddress(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u3002\uff61]/g, '.')
    .replace(/\p{Cf}/gu, '')
}

function isAddress(found: string): boolean {
  const plain = plainAddress(found)
  if (/^[a-z][a-z0-9+.-]*:(?:\/\/|\S*[@%\\/])|^(?:javascript|data|mailto|tel):|^\/\/|^www\./i.test(plain))
    return true
  const { domain, isIcann, isIp, hostname } = parse(plain, { allowPrivateDomains: false })
  return isIp === true || (isIcann === true && domain !== null && hostname?.includes('.') === true)
}

/** Two sites with one are one business's: of hosts where everybody gets a name below, the name counts. */
function registeredDomainOf(address: string): string | undefined {
  const plain = plainAddress(address)
  if (/^(?!https?:|mailto:)[a-z][a-z0-9+.-]*:/i.test(plain)) return undefined
  return parse(plain.replace(/^mailto:/i, ''), { allowPrivateDomains: true }).domain ?? undefined
}
