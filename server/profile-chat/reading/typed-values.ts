import { parse } from 'tldts'
import type { Piece } from './clauses.ts'
import type { Statement } from './statement.ts'
import { longPattern } from './long-pattern.ts'

const email = /[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/gu
const phone =
  /(?<![\w@./-])(?:\+|\()?\d(?:[\d\s()./–-]{4,20})\d(?:\s*(?:ext\.?|extension|x)\s*\d{1,6})?(?![\w@])/giu
const url =
  /(?<![\w@.-])(?:https?:\/\/[^\s,;<>"]+|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}(?:\/[^\s,;<>"]*)?)(?![\w@])/giu

const ours = longPattern(String.raw`
  \b(?:our|we|we're|we've|us|my|me|i'm|new|emails?|mail|phone|website|site|number|telephone|tel|web|url|people
  |customers|clients|you can|you'll|use)\b`)
/** Whose it is, when it is not the business's own; and what the profile has no field for. */
const others = longPattern(String.raw`
  \b(?:his|her|their|\w+'s (?:phone|number|email|website|site)|personal|private|fax|whatsapp|instagram
  |facebook|tiktok|linkedin|twitter|youtube|old|wrong|order number|account|wifi|password|invoice|license
  |licence|vat|tax|room|suite|street|bank|iban|postal|zip)\b`)
/** What a phone, an email address and a website are called, and how they are said to be one's own. */
const cues = {
  phone:
    /\b(?:phone|phones|telephone|tel|mobile|cell|cellphone|landline|hotline|number|line|call us|ring us|reach us|text us|(?:should|can|may|must|to) (?:call|ring|text|phone|reach)|dial|reachable|contact us|call me|reach me|get (?:hold of|in touch with) us|phone us|give us a (?:call|ring))\b/iu,
  contactEmail:
    /\b(?:emails?|e-mails?|mail|mailbox|inbox|write (?:to )?us|contact|reach us|reach me|reachable|get in touch|messages|address|use)\b/iu,
  businessUrl:
    /\b(?:websites?|site|web|url|homepage|home page|domain|online|webpage|page|moved|find us|visit us|link|address)\b/iu,
} as const
const social = longPattern(String.raw`
  (?:^|\.)(?:facebook|instagram|tiktok|linkedin|twitter|x|youtube|yelp|google|trustpilot|pinterest
  |t)\.[a-z]{1,3}$`)

/** "It's": what is meant was said before. */
export const pointsBack =
  /^(?:it['’]s|it is|it is now|now it's|that's|the new one|the right one|the correct one|use)(?!\S)/iu

/**
 * A phone number, an email address or a website that a clause says is the business's own. "It's 555 0100" says so after
 * `before`: "Our phone has changed".
 */
export function typedValueOf(clause: Piece, before = ''): Statement | undefined {
  const { text } = clause
  const said = pointsBack.test(text) ? `${before} ${text}` : text
  if (
    !ours.test(said) ||
    others.test(said) ||
    /\b(?:not|isn't|no longer|don't|never)\b/iu.test(text.replace(butNot, ''))
  ) {
    return undefined
  }
  const addresses = meantOf(text, [...text.matchAll(email)])
  if (addresses !== undefined) return cued('contactEmail', said, addresses)
  const sites = meantOf(text, [...text.matchAll(url)].filter(isSite))
  if (sites !== undefined) return cued('businessUrl', said, sites)
  const numbers = meantOf(text, [...text.matchAll(phone)].filter(isNumber))
  return numbers === undefined ? undefined : cued('phone', said, numbers)
}

const butNot = /[\s,]+(?:and )?(?:not|no longer|instead of|rather than)\s+\S+[^,]*$/iu

function cued(field: keyof typeof cues, text: string, value: string): Statement | undefined {
  return cues[field].test(text.replace(value, ' ')) ? { kind: 'set', field, value } : undefined
}

/** Of "from A to B" and "B, not A" it is B; of two without either, nobody knows. */
function meantOf(text: string, found: readonly RegExpExecArray[]): string | undefined {
  const wanted =
    found.length < 2
      ? found
      : found.filter(
          ({ index }) =>
            !/(?:\bfrom|\bnot|instead of|rather than|no longer|replac\w+)\s+$/iu.test(text.slice(0, index)),
        )
  return wanted.length === 1 ? wanted[0]?.[0].replace(/[.,!?:)\s]+$/u, '') : undefined
}

function isSite({ 0: found }: RegExpExecArray): boolean {
  const { hostname, isIcann, publicSuffix } = parse(found)
  if (!hostname || social.test(hostname)) return false
  return isIcann === true || publicSuffix === 'example' || /^https?:|^www\./iu.test(found)
}

function isNumber({ 0: found }: RegExpExecArray): boolean {
  const digits = found.replace(/(?:ext\.?|extension|x)\s*\d+$/iu, '').replace(/\D/g, '').length
  return digits >= 6 && digits <= 15 && !/\d{4}-\d\d-\d\d|\d\d?\/\d\d?\/\d{2,4}/.test(found)
}
