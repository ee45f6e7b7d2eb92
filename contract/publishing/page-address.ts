/** What a pasted web address says. */
export interface PageAddress {
  /** In lower case, without `www.`. */
  readonly host: string
  /** Of the path, decoded. */
  readonly parts: readonly string[]
  readonly parameter: (name: string) => string | undefined
  /** All that follows the host, decoded. */
  readonly rest: string
}

const longestAddress = 4000
// A domain alone is no page: Trustpilot knows businesses by it.
const address =
  /^(?:https?:\/\/(?<host>[a-z0-9.-]+)(?::\d+)?|(?<bareHost>[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?=\/))(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#.*)?$/iu

/** The address of a page, with or without `https://`: people copy both. Undefined for everything else. */
export function pageAddressOf(text: string): PageAddress | undefined {
  if (text.length > longestAddress || /\s/.test(text)) return undefined
  const found = address.exec(text)?.groups
  if (!found) return undefined
  const host = (found['host'] ?? found['bareHost'] ?? '').toLowerCase()
  const parameters = new Map(
    (found['query'] ?? '').split('&').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=')
      return [decoded(name), decoded(value.join('='))]
    }),
  )
  return {
    host: host.replace(/^www\./, ''),
    parts: (found['path'] ?? '').split('/').filter(Boolean).map(decoded),
    parameter: (name) => parameters.get(name),
    rest: decoded(text.slice(text.indexOf(host) + host.length)),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC')
  } catch {
    return part
  }
}
