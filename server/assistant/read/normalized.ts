const short: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|who|how|where|when|that|it|there|here)'s\b/g, '$1 is'],
  [/'(?:ve)\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'m\b/g, ' am'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(dont|didnt|doesnt|havent|hasnt|isnt|arent|wasnt|werent)\b/g, '$1'],
  [/\bwhats\b/g, 'what is'],
  [/\bhows\b/g, 'how is'],
  [/\bwhos\b/g, 'who is'],
  [/\b(have|has|did|do|does|is|are|was|were)nt\b/g, '$1 not'],
  [/\bwhich's\b/g, 'which is'],
  [/\bdifference between\b/g, 'compare'],
  [/\bpct\b/g, 'percent'],
  [/\b(?:rvws?|revs)\b/g, 'reviews'],
  [/\bppl\b/g, 'people'],
  [/\b(?:yday|ystrday)\b/g, 'yesterday'],
  [/\b(?:2day|tday)\b/g, 'today'],
  [/\btot\b/g, 'total'],
  [/\bcusts?\b/g, 'customers'],
  [/\bu\b/g, 'you'],
  [/\bmth(s?)\b/g, 'month$1'],
  [/\bwk(s?)\b/g, 'week$1'],
  [/\byr(s?)\b/g, 'year$1'],
  [/\bw\/o\b/g, 'without'],
  [/\b(\d)\s*\*+/g, '$1 stars'],
  [/(?:<=|≤)\s*(\d)(?: stars?)?/g, '$1 stars or fewer'],
  [/(?:>=|≥)\s*(\d)(?: stars?)?/g, '$1 stars or more'],
  [/<\s*(\d)(?= stars?)/g, 'below $1'],
  [/>\s*(\d)(?= stars?)/g, 'above $1'],
  [/\b([1-5])\s*[-–/]\s*([1-5])(?=[ -]?stars?)/g, '$1 to $2'],
  [/\b(?:the )?(last|past) fortnight\b/g, '$1 2 weeks'],
  [/\b(?:the )?(last|past) half year\b/g, '$1 6 months'],
  [/\b(?:the )?(last|past) half a year\b/g, '$1 6 months'],
  [/\b(?:pls|plz)\b/g, 'please'],
  [/\b(\d)\s*(?:★|⭐)+/gu, '$1 stars'],
  [/★/gu, ' stars '],
]

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
/** "The first of October" is October 1. */
const ordinal = new RegExp(
  `\\b(?:the )?(${ordinals.join('|')})(?: day)? of (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'g',
)

/** A question in small letters and plain marks, its contractions written out. */
export function normalized(message: string): string {
  let text = message
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[–—]/g, '-')
  text = text.replaceAll(ordinal, (_, which: string) => `${ordinals.indexOf(which) + 1} of `)
  for (const [pattern, meant] of short) text = text.replaceAll(pattern, meant)
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Without the marks between words; what a question quotes and its dates have been taken out. */
export function withoutMarks(text: string): string {
  return (
    text
      .replaceAll(/(?<=\p{L})-(?=\p{L})|(?<=\d)-(?=\p{L})/gu, ' ')
      // A date that is none stands for itself.
      .replaceAll(/#+/g, ' # ')
      .replaceAll(/'s\b/g, '')
      .replaceAll(/[^\p{L}\p{N}|+%&'.#]|(?<!\d)\.|\.(?!\d)/gu, ' ')
      .replaceAll(/ +/g, ' ')
      .trim()
  )
}

const courtesy =
  /^(?:(?:good (?:morning|afternoon|evening|day)|hi|hello|hey|thanks|thank you|many thanks|great|perfect|cool|nice|ok|okay|right|so|well|hm+|um+|uh+|yo|sorry|excuse me)(?: (?:there|then|so much|very much|a lot|again|dear|everyone|all|plaudit))*[\s,.!:;-]+)+(?=\S)/

/** Without what is said out of kindness before the question. */
export const withoutCourtesy = (said: string) => said.replace(courtesy, '')
