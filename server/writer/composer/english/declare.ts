import { capitalized } from '../text.ts'
import { foundIn } from '../questions.ts'
import { asOwn } from './echo.ts'
import { pastOf } from './replies.ts'
import { englishWords } from './words.ts'

/** "Would you come back?" with a no is "I would not come back." */
export function englishStatement(question: string, isYes: boolean, business: string): string | null {
  const [did = '', what = ''] = foundIn(question, /^did we (\w+) ((?:\w+ ?){1,6})\?$/i)
  if (did !== '' && !/\b(?:us|our|we|or)\b/i.test(what)) {
    const ours = what.replace(/\byour\b/g, 'my').replace(/\byou\b/g, 'me')
    return isYes ? `${business} ${pastOf(did)} ${ours}.` : `${business} did not ${did} ${ours}.`
  }
  const mine = asOwn(question, business)
  if (mine === null) return null
  const not = isYes ? '' : ' not'
  const [, helper = '', rest = ''] = /^(would|will|could|can) I (.+)\?$/i.exec(mine) ?? []
  if (helper !== '') return `I ${helper.toLowerCase()}${not} ${rest}.`.replace('can not', 'cannot')
  const [, verb = '', subject = '', adjective = ''] =
    /^(was|were|is|are) ((?:the|my|\S+['’]s?) (?:\w+ ){0,3})((?:(?:too|very|so) )?\w+)\?$/i.exec(mine) ?? []
  const isKnown = englishWords.adjectives.has(adjective.split(' ').at(-1) ?? '')
  return isKnown ? capitalized(`${subject}${verb.toLowerCase()}${not} ${adjective}.`) : null
}
