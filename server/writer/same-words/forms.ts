import type { CustomerLanguage } from '#contract/languages.ts'
import { stemOf } from '../grounding/stem.ts'
import type { Word } from './types.ts'

const past: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /ed$|^(?:bought|brought|built|came|drove|ate|fell|felt|found|forgot|gave|went|grew|heard|held|kept|knew|left|lost|made|met|paid|ran|said|saw|sent|sold|sat|slept|spoke|spent|stood|taught|told|thought|threw|took|woke|wore|wrote|began|broke|fed|got|chose|did|rose|rang|done|broken|taken|given|chosen|written|stolen|worn|torn|driven|eaten|forgotten|seen|known|grown|spoken|woken|thrown|worn|been|hidden|frozen|shown)$/,
  es: /(?:é|í|ó|aba|aban|ía|ían|íamos|ábamos|aste|aron|ieron)$/,
  fr: /(?:ais|ait|aient|ions|é|ée|és|ées)$/,
  de: /(?:te|ten)$|ge\p{L}+(?:t|en)$|^(?:ver|be|er|ent|zer)\p{L}+t$|(?:lag|kam|ging|fand|schlief|rief|nahm|gab|stand|saß|sprach|half|aß|trank|fuhr|trug|hielt|ließ|blieb|schrieb|verlor|zog|brach|roch|riet|fiel|fing|flog|gewann|hing|riss|schien|schlug|sank|strich|wuchs|wusch|betrat|las|lief|begann|vergaß|warf|bat|bot|traf|stieg|schloss)(?:en)?$/u,
  pt: /(?:ei|[^aeo]i|ou|eu|iu|ava|avam|ia|iam|íamos|ávamos|aram|eram|iram|inham?)$/,
}

export function isPast(word: string, language: CustomerLanguage): boolean {
  return past[language].test(word)
}

/** Whether two words of one meaning say the same: as many, at the same time, of the same person. */
export function isSameForm(word: Word, said: Word, language: CustomerLanguage): boolean {
  if (word.token.role === 'number') return true
  const [one, other] = [word, said].map(({ token }) => token.text.toLowerCase().normalize('NFC')) as [
    string,
    string,
  ]
  if (one === other || /\s/.test(one + other)) return true
  if (word.token.fold === said.token.fold) return /[éóíáê]$/.test(one) === /[éóíáê]$/.test(other)
  if (stemOf(word.token.fold, language) === stemOf(said.token.fold, language))
    return !isGermanNoun(word, language) && isAgreement(one, other, language)
  return (
    past[language].test(one) === past[language].test(other) &&
    isMany(one, language) === isMany(other, language)
  )
}

function isGermanNoun({ token }: Word, language: CustomerLanguage): boolean {
  return language === 'de' && /^\p{Lu}/u.test(token.text)
}

/** "Frío" and "fría", "alten" and "alter" are one adjective. */
function isAgreement(one: string, other: string, language: CustomerLanguage): boolean {
  if (language === 'en') return false
  if (language === 'de') {
    const bare = (word: string) => word.replace(/e[nmrs]?$/, '')
    return bare(one) === bare(other)
  }
  const bare = (word: string) => word.replace(language === 'fr' ? /e$|e(?=s$)/ : /[oa](?=s?$)/, '')
  return bare(one) === bare(other)
}

function isMany(word: string, language: CustomerLanguage): boolean {
  if (language === 'de') return false
  return /[^s]s$|x$/.test(word) || /^(?:men|women|children|people)$/.test(word)
}
