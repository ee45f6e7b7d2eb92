import type { Lexicon } from '../grounding/lexicon/lexicon.ts'
import type { Token } from '../grounding/tokens.ts'
import type { Grammar } from '../grounding/lexicon/grammar.ts'

/** How a part of a sentence begins: on its own, or leaning on another. */
export type Opener = '' | 'and' | 'if' | 'when' | 'because' | 'although' | 'relative'

const although =
  /^(?:although|though|even though|while|whereas|aunque|bien que|quoique|meme si|tandis que|alors que|obwohl|wahrend|embora|mientras|enquanto)$/
const either = /^(?:or|nor|o|u|ou|ni|oder|nem|yet)$/

export function openerOf(
  tokens: readonly Token[],
  at: number,
  isBehindComma: boolean,
  grammar: Grammar,
  { language }: Lexicon,
): Opener | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const { fold } = token
  if (grammar.has('and', fold) && !either.test(fold)) return 'and'
  if (
    grammar.has('if', fold) &&
    token.text.toLowerCase() !== 'salvó' &&
    !(language === 'pt' && /^(?:nao|que|ele|ela|eles|elas)$/.test(tokens[at - 1]?.fold ?? ''))
  )
    return 'if'
  if (language === 'de' && /^(?:bevor|nachdem|ehe)$/.test(fold)) return 'when'
  if (language === 'de' && isBehindComma && /^(?:dass|wie|ob|was|wer|wo|warum)$/.test(fold)) return 'relative'
  if (token.role === 'cause') return 'because'
  if (although.test(fold)) return 'although'
  const isCompared = tokens.slice(0, at).some(({ marks }) => marks.includes('more') || marks.includes('less'))
  if (
    grammar.has('when', fold) &&
    fold !== 'once' &&
    !(language === 'de' && (isCompared || (!isBehindComma && at > 0)))
  )
    return 'when'
  if (
    isBehindComma &&
    (grammar.has('relative', fold) ||
      grammar.has('that', fold) ||
      (/^(?:que|qu'|der|die|das|den|dem)$/.test(fold) && language !== 'de'))
  )
    return 'relative'
  return undefined
}
