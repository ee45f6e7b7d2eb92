import { parse } from 'tldts'
import type { Piece } from './clauses.ts'
import { onlyReaching } from './known-words.ts'
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
  \b(?:his|her|their|its|\w+'s (?:phone|number|email|website|site)|personal|private|fax|whatsapp|instagram
  |facebook|tiktok|linkedin|twitter|youtube|old|wrong|order number|account|wifi|password|invoice|license
  |licence|vat|tax|room|suite|street|bank|iban|postal|zip)\b`)
/** What a phone, an email address and a website are called, and how they are said to be one's own. */
const cues = {
  phone:
    /\b(?:phone|phones|telephone|tel|mobile|cell|cellphone|landline|hotline|number|line|call us|ring us|reach us|text us|(?:should|can|may|must|to) (?:call|ring|text|phone|reach)|dial|reachable|contact us|call me|reach me|get (?:hold of|in touch with) us|phone us|give us a (?:call|ring))\b/iu,
  contactEmail:
    /\b(?:emails?|e-mails?|mail|mailbox|inbox|write (?:to )?us|(?:writes?|send|mail|messages?) (?:\w+ )?to|contact|reach us|reach me|reachable|get in touch|messages|address|use)\b/iu,
  businessUrl:
    /\b(?:websites?|site|web|url|homepage|home page|domain|online|webpage|page|moved|find us|visit us|link|address)\b/iu,
} as const
const social = longPattern(String.raw`
  (?:^|\.)(?:facebook|instagram|tiktok|linkedin|twitter|x|youtube|yelp|google|trustpilot|pinterest
  |t)\.[a-z]{1,3}$`)

/** "It's": what is meant was said before. */
export const pointsBack =
  /^(?:i (?:meant|mean)|make (?:it|that)|it['’]s|it is|it is now|now it's|that's|the new one|the right one|the correct one|use)(?!\S)/iu

/**
 * A phone number, an email address or a website that a clause says is the business's own. "It's 555 0100" says so after
 * `before`: "Our phone has changed".
 */
export function typedValueOf(clause: Piece, before = ''): Statement | undefined {
  const { text } = clause
  const said = pointsBack.test(text) || isBare(text) ? `${before} ${text}` : text
  if (
    !(ours.test(said) || imperative.test(text)) ||
    others.test(text.replace(replaced, ' ')) ||
    (said !== text && others.test(before.replace(/\b(?:old|wrong)\b/giu, ''))) ||
    ofSomebodyElse.test(said)
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

/** "I like the website": what somebody does with a number that need not be theirs. */
const otherVerb = longPattern(String.raw`
  ^(?:we|i)(?:'ve| have)? (?:(?:just|now|also|recently|finally|only|already|all) )*(?!(?:have|a|an|our|the|one|has|got|get|use|used|using|moved|changed
  |switched|launched|set|opened|created|made|registered|put|can|are|am|now|took|take|replaced|updated|want|would|need|run|operate
  |answer|reply|respond|receive|do|did|went|go|added|chose|picked|is|will|offer|host|publish|published|ported)\b)\p{L}`)
/** "555 0100 is spam": what is said of it is not that it is ours. */
const saidOfIt = longPattern(String.raw`
  ^[\s"']*(?:is|are|was|were|has|does|did|keeps?|belongs?|works?|doesn't|isn't|looks?|seems?|sounds?|called|rang|left|says?)
  (?!\s(?:now |also |the new |the right )*(?:our|my|the|where|how|what|correct|right|new|best|it|active|live|valid|official)\b)\b`)

/** "We replaced our old email with": what is old is not what follows. */
const replaced =
  /\b(?:replac\w+|instead of|rid of|dropped|switched from|not) (?:our|the|my) old (?:\w+ ){1,2}/iu

/** Says what to do with it. */
const imperative = longPattern(String.raw`
  ^(?:please )?(?:reply|answer|use|put|set|change|update|write|call|ring|dial|text|phone|e-?mail|mail|send|contact|reach|visit|find)\b`)

/** Nothing but a number or an address: what it is was said before. */
function isBare(text: string): boolean {
  return /^[+(]?\d[\d\s()./–-]{4,22}$|^\S+@\S+$/u.test(text)
}

/** What the owner does with somebody else's number or address. */
const outgoing = longPattern(String.raw`
  ^(?:we|i)(?:'ve| have)? (?:\w+ly |just |always |already )?(?:write|wrote|written|send|sent|call|called|e-?mail|e-?mailed|mail|mailed
  |text|texted|ring|rang|phone|phoned|contact|contacted|visit|visited|dial|dialed)\b`)
/** "The landlord has a new number": whoever it is, when it is neither a field nor the business nor its customers. */
const ofSomebodyElse = longPattern(String.raw`
  ^(?:our|my|the|a|an|one of our)\s+(?!(?:\w+\s){0,2}(?:phones?|telephone|tel|number|mobile|cell|cellphone|landline|hotline|line
  |e-?mails?|mail|mailbox|inbox|address|contact|website|web|site|url|homepage|home page|page|domain|link|business|company
  |shop|store|studio|place|salon|firm|practice|restaurant|café|cafe|agency|clinic|gym|brand|team|customers|clients|guests
  |people|right|correct|new)\b)`)
const denial = /\b(?:not|isn't|aren't|wasn't|no longer|don't|doesn't|never|neither|nor)\b/iu

/** "Call us harbor.example" is about the name. */
const isCalled = (field: string, rest: string) => field === 'businessUrl' && /\bcall(?:ed)?\b/iu.test(rest)

function cued(field: keyof typeof cues, text: string, value: string): Statement | undefined {
  const rest = text.replace(value, ' ')
  if (otherVerb.test(rest) || saidOfIt.test(text.slice(text.indexOf(value) + value.length))) return undefined
  return (cues[field].test(rest) || (onlyReaching(rest) && !isCalled(field, rest))) && !outgoing.test(rest)
    ? { kind: 'set', field, value }
    : undefined
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
  const [one] = wanted
  // "Not A but B" is about B; a denial before it is about itself.
  const lead = text.slice(0, one?.index).replace(/\bnot\s+\S*\d[\d\s()./–-]*|\bnot\s+\S+[@.]\S+/giu, '')
  if (denial.test(lead)) return undefined
  return wanted.length === 1 ? one?.[0].replace(/[.,!?:)\s]+$/u, '') : undefined
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
