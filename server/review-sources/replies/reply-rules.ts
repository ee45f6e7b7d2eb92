import { holdsAddress } from '../../kit/words/plain-names.ts'

/** What a public reply never says, in the five languages, whoever wrote it. */
const forbidden: Readonly<Record<string, RegExp>> = {
  discount:
    /%|\b(discount|coupon|voucher|promo|gift card|free(?! to)\b|refund|compensat\w*|on the house|rabatt\w*|gutschein\w*|kostenlos\w*|gratis|erstatt\w*|descuento\w*|cup[oó]n|regalo|reembols\w*|remise|r[eé]duction|bon d.achat|gratuit\w*|rembours\w*|desconto\w*|cupom|brinde|gr[aá]tis)/iu,
  money: /[$€£¥]|\b\d+([.,]\d{2})?\s?(usd|eur|gbp|dollars?|euros?|pounds?)\b/iu,
  address: /[\w.+-]+@[\w-]+\.\w|https?:|www\.|\b[\w-]+\.(com|net|org|de|fr|es|pt|br|io|co)\b/iu,
  number: /\d{4,}|\+?\d[\d\s().-]{6,}\d/u,
  argument:
    /\b(you are wrong|you're wrong|not true|untrue|false|lie|lies|lying|liar|your (own )?fault|as we (already )?(told|explained)|according to our (records|policy)|our policy|nobody else|you should have|you failed|ridiculous|competitor|lawyer|defamat\w*|gelogen|stimmt nicht|unwahr|ihre schuld|mentira|mentiroso|no es verdad|su culpa|mensonge|faux|votre faute|n[aã]o [eé] verdade|sua culpa)\b/iu,
}

/** Whether a sentence may be in a public reply. */
export function isHarmlessReply(sentence: string): boolean {
  return !holdsAddress(sentence) && Object.values(forbidden).every((pattern) => !pattern.test(sentence))
}

/**
 * Whether all that a sentence states stands in one of the texts: every figure, and every name inside of it. What is left
 * is courtesy.
 */
export function restsOnTexts(sentence: string, texts: readonly string[]): boolean {
  const known = new Set(texts.flatMap((text) => lowerCaseWordsOf(text)))
  const [, ...inner] = sentence.match(/[\p{L}\p{N}'’]+/gu) ?? []
  return inner.every((word) => {
    const isStated = /^\p{Lu}\p{L}/u.test(word) || /\p{N}/u.test(word)
    return !isStated || lowerCaseWordsOf(word).every((part) => known.has(part))
  })
}

function lowerCaseWordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
