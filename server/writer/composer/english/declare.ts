import { capitalized } from '../text.ts'
import { asOwn } from './echo.ts'
import { englishWords } from './words.ts'

/** "Would you come back?" with a no is "I would not come back." */
export function englishStatement(question: string, isYes: boolean, business: string): string | null {
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
