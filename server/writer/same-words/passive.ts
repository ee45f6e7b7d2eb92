import type { CustomerLanguage } from '#contract/languages.ts'
import type { Unit, Word } from './types.ts'

interface Passive {
  readonly verb: RegExp
  readonly participle: RegExp
  readonly by: string
}

const passives: Readonly<Record<CustomerLanguage, Passive>> = {
  en: {
    verb: /^(?:was|were|been|is|are)$/,
    participle: /(?:ed|en|wn|ung|ilt|ept|ent|eft|ost|ut|et|id|ade|one|ought|aught|old|und|eld|ade)$/,
    by: 'by',
  },
  es: { verb: /^(?:fue|fueron|sido|es|son)$/, participle: /(?:[ai]d|[ts])[oa]s?$/, by: 'by' },
  fr: { verb: /^(?:ete|est|sont)$/, participle: /(?:é|i|u|is|it|rt)e?s?$/, by: 'by' },
  de: { verb: /^(?:wurden?|wird|werden)$/, participle: /^(?!und).*(?:t|en)$/, by: 'from' },
  pt: { verb: /^(?:foi|foram|sido|é|sao)$/, participle: /(?:[ai]d|[ts])[oa]s?$/, by: 'by' },
}
const auxiliary = /^(?:has|have|had|a|ont|avait|ha|han|tinha)$/

/** "My wife chose the wood" of "the wood was chosen by my wife"; without whoever did it where nobody is named. */
export function activeOf(unit: Unit, language: CustomerLanguage): Unit | undefined {
  const { verb, participle, by } = passives[language]
  const { words } = unit
  const at = words.findIndex(({ token }) => verb.test(token.fold))
  if (at < 1 || !words.slice(0, at).some(({ startsNoun, token }) => startsNoun || token.role === 'number'))
    return undefined
  const done = words.findIndex(
    ({ token, movable }, index) =>
      index > at &&
      token.role !== 'free' &&
      movable === '' &&
      participle.test(token.text.toLowerCase()) &&
      (language === 'de' ? index === words.length - 1 : index <= at + 2),
  )
  const whole = words[done]
  if (!whole) return undefined
  const inner = [...words.slice(at + 1, done), ...words.slice(done + 1)]
  const from = inner.findIndex(({ what }) => what === by)
  const end = inner.findIndex(({ movable }, index) => index > from && movable !== '')
  const agent = from === -1 ? [] : inner.slice(from + 1, end === -1 ? inner.length : end)
  if (from !== -1 && !agent[0]?.startsNoun) return undefined
  const rest = from === -1 ? inner : [...inner.slice(0, from), ...(end === -1 ? [] : inner.slice(end))]
  const object = words.slice(0, at).filter(({ token }) => !auxiliary.test(token.fold))
  const plain = (word: Word): Word => ({ ...word, article: '' })
  return {
    ...unit,
    words: [...agent, whole, ...object, ...rest].map(plain),
    isTurned: agent.length === 0 ? 'without agent' : 'with agent',
  }
}

export function isAuxiliary({ token }: Word): boolean {
  return auxiliary.test(token.fold) || /^(?:hat|habe|haben|hatte|hatten)$/.test(token.fold)
}
