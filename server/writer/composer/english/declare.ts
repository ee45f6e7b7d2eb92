import { capitalized } from '../text.ts'
import { foundIn } from '../questions.ts'
import { asOwn } from './echo.ts'
import { pastTenseOf } from './replies.ts'
import { englishWords } from './words.ts'

/** "Would you come back?" with a no is "I would not come back." */
export function englishStatement(question: string, isYes: boolean, business: string): string | null {
  const [did = '', what = ''] = foundIn(question, /^did we (\w+) ((?:\w+ ?){1,6})\?$/i)
  if (did !== '' && !/\b(?:us|our|we|or)\b/i.test(what)) {
    const ours = what.replace(/\byour\b/g, 'my').replace(/\byou\b/g, 'me')
    return isYes ? `${business} ${pastTenseOf(did)} ${ours}.` : `${business} did not ${did} ${ours}.`
  }
  const mine = asOwn(question, business)
  if (mine === null) return null
  const not = isYes ? '' : ' not'
  const [helper = '', rest = ''] = foundIn(mine, /^(would|will|could|can|have|am|was) I (.+)\?$/i)
  if (helper !== '') return `I ${helper.toLowerCase()}${not} ${rest}.`.replace('can not', 'cannot')
  const [were = '', there = ''] = foundIn(mine, /^(were|was) there (?:any )?((?:\w+ ?){1,4})\?$/i)
  if (were !== '') return `There ${were.toLowerCase()} ${isYes ? '' : 'no '}${there}.`
  const [verb = '', subject = '', adjective = ''] = foundIn(
    mine,
    /^(was|were|is|are) ((?:(?:the|my|\S+['’]s?) (?:\w+ ){0,3})|everything )((?:(?:too|very|so) )?\w+)\?$/i,
  )
  const isKnown = englishWords.adjectives.has(adjective.split(' ').at(-1) ?? '')
  if (isKnown) return capitalized(stated(`${subject}${verb.toLowerCase()}`, not, adjective))
  const [done = '', more = ''] = foundIn(mine, /^did everything (\w+)((?: \w+){0,4})\?$/i)
  return done === '' ? null : capitalized(stated(`everything ${pastTenseOf(done)}`, not, more.trim()))
}

/** "Not everything was clean" where the no is to all of it. */
function stated(subjectAndVerb: string, not: string, rest: string): string {
  const isAll = /^everything\b/i.test(subjectAndVerb) && not !== ''
  return isAll ? `not ${subjectAndVerb} ${rest}.` : `${subjectAndVerb}${not} ${rest}.`
}
