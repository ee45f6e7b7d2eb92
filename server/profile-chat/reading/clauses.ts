import { longPattern } from './long-pattern.ts'
/** A piece of what was typed, and where it begins. Quotation marks are straight; nothing else is changed. */
export interface Piece {
  readonly text: string
  readonly at: number
  readonly isAsked: boolean
}

const sentenceEnd =
  /(?<!\b(?:Co|Inc|Ltd|Bros|Corp|Jr|Sr|Dr|Mr|Mrs|Ms|St|No|vs|Mt|Ave|Rd|Tel|Ph|Mob|Nr|approx|e\.g|i\.e))([.!?…]+["')]*)(?=\s|$)|[\n;]+/giu

/** With quotation marks as on a keyboard, one letter for one, so that places stay. */
export function straightQuotes(typed: string): string {
  return typed
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u00a0\t]/g, ' ')
}

export function sentencesIn(typed: string): Piece[] {
  const text = straightQuotes(typed)
  const pieces: Piece[] = []
  let begin = 0
  for (const end of [...text.matchAll(sentenceEnd), undefined]) {
    const until = end?.index ?? text.length
    pieces.push(piece(text, begin, until, end?.[1]?.includes('?') ?? false))
    begin = end ? until + end[0].length : until
  }
  return pieces.filter((one) => one.text !== '')
}

const fields = `phone|telephone|number|email|e-mail|website|site|web|name|industry|customers|clients|services|owner|title
  |role|slogan|description`
/** How a new statement begins, after "and" or a comma. "Haircuts and shaves" has none, and stays whole. */
const beginning = String.raw`we|now we|my name is|we're|we've|we'll|our|i|i'm|it's|it is|you can|you'll|call us|ring us|text us|reach us|describe us
  |(?:people|customers|clients) (?:can|should|may|choose|love|come)|please|also|started|stopped|added|dropped|quit
  |no longer|no more|now do|now offer|changed|moved|renamed|add|remove|change|set|update|take|use|drop|replace|swap|instead
  |the (?:new )?(?:${fields}|business|shop|company)|new (?:${fields})|(?:${fields}) ?(?:is|are|:)|(?:e-?mail|phone|tel|website|site) \S*[@.\d]\S*|that's|this is
  |thanks|thank you|\S+(?: \S+)? (?:runs|owns|took over|is (?:now )?(?:the|our) (?:new )?owner)`
const joint = String.raw`(?:\s*,\s*|\s+[-–—]+\s+|\s+)(?:and|but|plus|so|while|then|also|yet)\s+|\s*,\s*|\s+[-–—]+\s+`
const clauseEnd = new RegExp(longPattern(`(?:${joint})(?=(?:${beginning})(?![\\w-]))`), 'giu')

/** The statements of a sentence: "our phone is 1 and our email is 2" has two. */
export function clausesIn(sentence: Piece): Piece[] {
  const clauses: Piece[] = []
  let begin = 0
  for (const end of [...sentence.text.matchAll(clauseEnd), undefined]) {
    const until = end?.index ?? sentence.text.length
    const { text, at } = piece(sentence.text, begin, until, false)
    clauses.push({ text, at: sentence.at + at, isAsked: sentence.isAsked })
    begin = end ? until + end[0].length : until
  }
  return clauses.filter((one) => one.text !== '')
}

const filler = longPattern(String.raw`
  ^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: there| all| team)?|thanks(?: a lot
  | so much)?|thank you(?: so much)?|btw|by the way|fyi|ok|okay|so|well|oh|also|and|but|then|just|actually
  |update|note|one more thing|another thing|quick (?:note|update|one)|heads up|good news|(?:yes|no|yep|nope|right
  |sure|great|cool|sorry|wait|oops|correction)(?=[,!.:])|just so you know|for your information|please|pls|plz|kindly|remember
  |i just wanted to (?:say|tell you)(?: that)?|(?:i wanted to )?let you know(?: that)?|for [\w ]{3,30}?,? (?=(?:please )?(?:ring|call|dial|text|phone|e-?mail|mail|write|contact|use|visit|reach)\b)|(?:please )?(?:note|mention|add|write|show|remember|mind|know)(?: there| in (?:the|our|my) profile)? that|(?:besides
  |in addition to|apart from|on top of|along with|as well as) [^,]{2,60}?,?(?= we\b)|as of (?:now|today
  |this (?:week|month|year))|from (?:now|today) on|starting (?:now|today)|these days|nowadays|since (?:(?:last
  |this) \w+|(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday
  |wednesday|thursday|friday|saturday|sunday|spring|summer|fall|autumn|winter|easter|christmas)(?: \d{4})?)|last (?:week|month|year)|this (?:week|month|year)|today|yesterday|recently|finally
  |now|(?:from|starting|beginning|effective|since) (?:now|today|this (?:week|month|year|morning)|immediately)(?: on)?
  |(?:sadly|unfortunately|regretfully|luckily|happily|fortunately|thankfully|additionally|importantly|meanwhile
  |in (?:short|addition)|to be (?:clear|precise|exact)))(?![\w'])[\s,:!.–—-]*`)

/** What makes a request of a question or a wish: "Could you change", "I'd like to add". */
const request = longPattern(String.raw`
  ^(?:(?:(?:can|could|would|will) you|you (?:can|should|may|could|need to|must)) (?:please |kindly |just |now |also )?(?=(?:change|add|remove|set
  |update|take|use|drop|replace|swap|call|rename|put|delete|list|make|describe)\b)|(?:we|i)(?:'d
  | would) like (?:you )?to (?=(?:change|add|remove|set|update|use|replace|swap|rename|put|delete|take
  |list)\b)|(?:we|i) (?:want|need) (?:you )?to (?=(?:change|remove|set|update|rename|delete)\b)|(?:we|i)(?:'d
  | would)? (?:like|want) (?:us |(?:the|our) \w+ )?to be (?=(?:called|named|known as)\b)|let's (?=(?:change
  |add|remove|set|update|use|replace|swap|rename|put|delete|call|take|drop)\b))`)

/** Without what says nothing, such as "Hi there, btw", and without the form of a request. */
export function withoutFillers(clause: Piece): Piece {
  let { text, at, isAsked } = clause
  for (;;) {
    const asked = request.exec(text)
    const found = asked ?? filler.exec(text)
    if (!found || found[0].length >= text.length) break
    // Asked as a favor, it is no question.
    if (asked) isAsked = false
    text = text.slice(found[0].length)
    at += found[0].length
  }
  return { text, at, isAsked }
}

function piece(text: string, begin: number, end: number, isAsked: boolean): Piece {
  const found = text.slice(begin, end)
  return {
    text: found.trim().replace(/[\s,!:]+$/u, ''),
    at: begin + (found.length - found.trimStart().length),
    isAsked,
  }
}
