import { longPattern } from './long-pattern.ts'

const day = String.raw`(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?`
const days = longPattern(String.raw`
  \b(?:${day}|weekdays?|weekends?|every ?day|daily|all week|seven days a week|7 days a week|24\/7)\b`)
const time = longPattern(String.raw`
  \b(?:\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|o'clock)?|noon|midnight)
  \s*(?:-|–|—|to|until|till|through)\s*(?:\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.|p\.m\.|o'clock)?\b|noon|midnight)
  |\b(?:around the clock|by appointment|24 hours)\b`)
const severalDays = longPattern(String.raw`
  \b(?:weekdays?|weekends|every ?day|daily|all week|7 days|seven days|24\/7)\b|${day}\b.*\b${day}\b`)
/** Of one day that is unlike the others. */
const onlyOnce =
  /\b(?:today|tomorrow|tonight|this|next|christmas|easter|new year|holidays?|because|due to|again soon)\b/iu
/** A value that would leave out what else is said. */
const notPlain = /\b(?:not|never|if|unless|except|but|maybe|usually|about|around(?! the clock))\b|\?/iu

/** "Tuesday to Saturday, 10 to 7", with days or times; where the field is not named, both or "by appointment". */
export function isHours(value: string, isNamed: boolean): boolean {
  if (value.length > 200 || onlyOnce.test(value) || notPlain.test(value)) return false
  const [hasDays, hasTime] = [days.test(value), time.test(value)]
  if (isNamed) return hasDays || hasTime
  // One day of several, said of itself, is not all of them.
  return hasTime && (severalDays.test(value) || (!hasDays && /^(?:from )?\d|^by|^around/i.test(value)))
}

const language = longPattern(String.raw`
  (?:English|Spanish|French|German|Portuguese|Italian|Dutch|Polish|Russian|Ukrainian|Turkish|Arabic|Chinese|Mandarin
  |Cantonese|Japanese|Korean|Hindi|Urdu|Bengali|Punjabi|Tagalog|Vietnamese|Greek|Hebrew|Swedish|Norwegian|Danish
  |Finnish|Czech|Slovak|Hungarian|Romanian|Bulgarian|Croatian|Serbian|Albanian|Persian|Farsi|Catalan|Basque
  |Galician|Welsh|Irish|Thai|Swahili|Somali|Amharic|sign language)`)
const languages = new RegExp(
  String.raw`^(?:both )?${language.source}(?:(?:\s*,\s*(?:and )?|\s+and\s+|\s*&\s*)${language.source})*$`,
  'iu',
)

/** A list of languages, and nothing beside. */
export function isLanguages(value: string): boolean {
  return languages.test(value)
}
