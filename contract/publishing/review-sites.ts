import { z } from 'zod/mini'

const reviewSites =
  /\b(g\.page|g\.co\/|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.google\.|google\.[a-z.]+\/\S*(review|maps)|yelp\.\w+|trustpilot\.\w+|tripadvisor\.\w+|g2\.com|capterra\.\w+|facebook\.com\/\S*review)/

/** The best-known services whose addresses say nothing of where they lead. Pages that are only links count too. */
const shorteners = [
  'acortar.link|adf.ly|amzn.to|app.link|beacons.ai|bio.link|bit.do|bit.ly|bitly.com|bitly.ws|bl.ink|buff.ly|clck.ru',
  'conta.cc|cutt.ly|dlvr.it|dub.sh|eepurl.com|fb.me|g.co|gg.gg|goo.gl|han.gl|hubs.la|hubs.li|hubs.ly|is.gd|j.mp',
  'kutt.it|linktr.ee|lnk.bio|lnkd.in|ln.run|mailchi.mp|me2.do|onelink.me|ow.ly|page.link|qr.ae|qrco.de|rb.gy|rebrand.ly',
  'reurl.cc|s.id|share.google|shor.by|short.gy|short.io|shorturl.asia|shorturl.at|smarturl.it|snip.ly|soo.gd|surl.li|t.co',
  't.ly|t2m.io|taplink.cc|tiny.cc|tiny.one|tinyurl.com|tr.im|trib.al|u.to|urlz.fr|v.gd|vo.la|x.co|zpr.io',
]
const shortLink = new RegExp(
  `(?<![\\w-])(?:[\\w-]{1,63}\\.)?(?:${shorteners.join('|').replaceAll('.', '\\.')})(?![\\w-]|\\.\\w)`,
)

/**
 * True for a text that leads to a public review site. Most of those forbid rewards for reviews, so no page and no email holds
 * both; a request for a testimonial may not lead there either, because rewards wait behind the form.
 */
export function leadsToReviewSite(text: string): boolean {
  return reviewSites.test(asBrowsersRead(text))
}

export const shortLinkSentence = 'Short links hide where they lead. Please use the full address instead.'

/** True for a text with a shortened link: nobody can see whether it leads to a review site. */
export function hasShortLink(text: string): boolean {
  return shortLink.test(asBrowsersRead(text))
}

/** Checks of a text that may not lead to a review site; `sentence` says so. */
export const withoutReviewSites = (sentence: string) =>
  [
    z.refine<string>((typed) => !leadsToReviewSite(typed), sentence),
    z.refine<string>((typed) => !hasShortLink(typed), shortLinkSentence),
  ] as const

/** Addresses as they work: in plain letters and dots, without what nobody sees, and with escapes resolved. */
function asBrowsersRead(text: string): string {
  let read = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('\u3002', '.')
  // A redirect escapes the address it leads to, perhaps within another one.
  for (let depth = 0; depth < 3; depth++) {
    read = read.replace(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  return read.toLowerCase()
}
