import { addFilter, type Draft } from './draft.ts'
import { gap } from './rule.ts'

const quoted = /["“”«»]([^"“”«»]{2,80})["“”«»]/gu
const leading =
  '(?:that |which |who |they )*(?:(?:talk|talks|talking|talked|speak|speaks|speaking|rave|raving|complain|complains|complaining|complained|mention|mentions|mentioning|mentioned|say|says|saying|said|write|wrote|think|thinks|thought)(?: (?:anything|something|good|bad))? )?about|(?:say|says|said|saying|think|thinks|thought) (?:of|for|on)|mention(?:s|ing|ed)?|contain(?:s|ing)?|regarding|concerning|(?:with|use|uses|using|used|has|have|include|includes|including) the (?:words?|phrase|term)|(?:with )?the words?|refer(?:s|ring)? to|praise(?:s|d)?|praising'
/** Where the words end that a question asks for. */
const end =
  '(?= (?:in|from|by|on|with|that|who|and|or|but|during|since|this|last|past|over|for|per|each|rated|are|is|was|were|do|did|have|has|we|i|than|versus|vs|compared|via|through|before|after|not|without|yesterday|today|between|ever|so|anything|before|lately|recently|recent|currently|nowadays|anymore|again|too|please|pls|at|yet|now|here|there|should|would|will|can|could|most|more)(?: |$)| \\d| *[|?!.,;:]| *$)'
const about = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${leading}) +(?:the |our |my |a |an )*(?:(?:words?|phrase|term) )?(?<words>[\\p{L}\\p{N}'&-]+(?: [\\p{L}\\p{N}'&-]+){0,3}?)${end}`,
  'u',
)
/** Before what stands in quotation marks. */
const beforeQuote = new RegExp(`(?<![\\p{L}\\p{N}])(?:${leading}) *\\|`, 'gu')
/** "What about it?", "tell me about my rating": no words that somebody used. */
const asksAbout = /(?:what|how|tell (?:me|us)|know|think|curious|wondering|question) about /gu
const noWords =
  /^(?:me|us|you|it|that|this|them|my|our|the|all|everything|anything|something|testimonials?|reviews?|customers?|ratings?)$/u

/** Takes the words out that testimonials are asked to contain. */
export function takeQuoted(text: string, draft: Draft): string {
  return text.replaceAll(quoted, (_, words: string) => {
    addFilter(draft, 'mentions', words.trim().slice(0, 80))
    return gap
  })
}

export function takeWords(text: string, draft: Draft): string {
  let rest = text.replaceAll(asksAbout, gap).replaceAll(beforeQuote, gap)
  for (let match = about.exec(rest); match; match = about.exec(rest)) {
    const words = match.groups?.['words'] ?? ''
    if (noWords.test(words)) {
      rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length - words.length)
      continue
    }
    addFilter(draft, 'mentions', words)
    const verb = match[0].slice(0, -words.length)
    if (/\bcomplain/.test(verb)) addFilter(draft, 'maxRating', 3)
    if (/\b(?:prais|rav)/.test(verb)) addFilter(draft, 'minRating', 4)
    rest = rest.slice(0, match.index) + gap + rest.slice(match.index + match[0].length)
  }
  return rest
}
