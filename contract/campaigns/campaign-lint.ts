import { isVariable, variablesIn } from './campaign-email.ts'
import { hasShortLink, leadsToReviewSite, shortLinkSentence } from '../publishing/review-sites.ts'

export type LintField = 'emailSubject' | 'emailTemplate'

/** What is wrong with an email, or could be better. An `error` keeps it from being saved; a `warning` does not. */
export interface Lint {
  readonly field: LintField
  readonly severity: 'error' | 'warning'
  readonly message: string
}

interface Rule {
  readonly fields: readonly LintField[]
  readonly severity: Lint['severity']
  /** What is wrong with this text; undefined when nothing is. */
  readonly finds: (text: string) => string | undefined
}

const both = ['emailSubject', 'emailTemplate'] as const

export const unknownVariable = (name: string) =>
  `{{${name}}} can't be filled in. Use {{firstName}}, {{customerName}}, {{businessName}} or {{testimonialLink}}.`
export const missingLinkSentence = 'Add {{testimonialLink}}, so that customers can reach your form.'
export const happyOnlySentence =
  'Asking only satisfied customers is against the law in many places. Please ask everyone the same way.'
export const paidPraiseSentence =
  'A reward may not depend on what customers say. Please remove the offer, or offer it for any rating.'
export const incentiveSentence =
  'Most review sites forbid rewards for reviews. If you give one, give it for any rating and say so.'

const praise = String.raw`(?:five|5)[ -]?stars?|positive|good|great|glowing|excellent|favou?rable|nice|kind|top`
const words = String.raw`reviews?|testimonials?|ratings?|feedback|words|comments?`
const offer = String.raw`discount|coupon|voucher|gift ?cards?|gift|cash ?back|refund|free \w{1,20}|reward|prize|raffle|giveaway|\d{1,6} ?% off|[$€£] ?\d`

const asksHappyOnly = [
  /(?<!\b(?:know|say|see|tell us|ask) )\bif you(?:['’]re| are| were| have been)? ?(?:were |are )?(?:really |very |fully |completely )?(?:happy|satisfied|pleased|delighted|thrilled)\b/iu,
  /(?<!\b(?:know|say|see|tell us|ask) )\bif you (?:really )?(?:loved?|liked?|enjoyed)\b/iu,
  /\b(?:only )?(?:our )?(?:happy|happiest|satisfied) (?:customers|clients)\b[^.!?\n]{0,40}\b(?:only|to (?:review|rate|write|share))/iu,
  /\b(?:un(?:happy|satisfied)|not (?:happy|satisfied)|dissatisfied)\b[^.!?\n]{0,80}\b(?:instead|before|rather|don['’]t|do not)\b/iu,
  new RegExp(String.raw`\b(?:leave|give|write|post|share)\b(?: \w+){0,2} (?:${praise}) (?:${words})\b`, 'iu'),
]
const paysForPraise = [
  new RegExp(
    String.raw`\b(?:${offer})[^.!?\n]{0,60}\b(?:for|if|when|after)\b[^.!?\n]{0,40}\b(?:${praise}) (?:${words})\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${praise}) (?:${words})\b[^.!?\n]{0,60}(?:\b(?:get|receive|earn|win)\b|\bin return\b)[^.!?\n]{0,40}(?:${offer})`,
    'iu',
  ),
]
const offersSomething = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:discount|coupon|voucher|gift ?cards?|cash ?back|raffle|giveaway|prize|\d{1,6} ?% off|[$€£] ?\d{1,6} off)(?![\p{L}])`,
  'iu',
)
const spamWords =
  /\b(act now|urgent|limited time|100% free|click here|winner|congratulations|guarantee[ds]?|no obligation|risk[- ]free|buy now|order now|make money|cash|cheap|amazing offer|once in a lifetime|dear friend)\b/iu

const rules: readonly Rule[] = [
  { fields: both, severity: 'error', finds: findUnknownVariable },
  {
    fields: both,
    severity: 'error',
    finds: (text) =>
      /\{\{(?![^{}]*\}\})|(?<!\{\{[^{}]*)\}\}/.test(text)
        ? 'A variable is not closed. Write it with two braces on each side, like {{customerName}}.'
        : undefined,
  },
  {
    fields: ['emailSubject'],
    severity: 'error',
    finds: (text) =>
      variablesIn(text).includes('testimonialLink')
        ? 'A subject cannot hold a link. Please move {{testimonialLink}} to the message.'
        : undefined,
  },
  {
    fields: ['emailTemplate'],
    severity: 'error',
    finds: (text) => (variablesIn(text).includes('testimonialLink') ? undefined : missingLinkSentence),
  },
  {
    fields: both,
    severity: 'error',
    finds: (text) =>
      leadsToReviewSite(text)
        ? 'This email may only link to your own form. Please remove the link to the review site.'
        : undefined,
  },
  { fields: both, severity: 'error', finds: (text) => (hasShortLink(text) ? shortLinkSentence : undefined) },
  { fields: both, severity: 'error', finds: findsAnyOf(paysForPraise, paidPraiseSentence) },
  { fields: both, severity: 'error', finds: findsAnyOf(asksHappyOnly, happyOnlySentence) },
  { fields: both, severity: 'warning', finds: findsAnyOf([offersSomething], incentiveSentence) },
  {
    fields: both,
    severity: 'warning',
    finds: (text) => {
      const word = spamWords.exec(text)?.[0]
      return word && `“${word}” is a phrase that spam filters look for. Try other words.`
    },
  },
  {
    fields: both,
    severity: 'warning',
    finds: (text) =>
      /!{2,}|\?{2,}/.test(text)
        ? 'Several exclamation or question marks in a row look like spam.'
        : undefined,
  },
  { fields: ['emailSubject'], severity: 'warning', finds: findShouting },
  {
    fields: ['emailSubject'],
    severity: 'warning',
    finds: (text) =>
      text.length > 70 ? 'Phones cut subjects after about 50 characters. Try a shorter one.' : undefined,
  },
  {
    fields: ['emailTemplate'],
    severity: 'warning',
    finds: (text) =>
      /(?<![{\w])\{\s*(?:firstName|customerName|businessName|testimonialLink)\s*\}(?!\})/.test(text)
        ? 'Variables need two braces on each side, like {{customerName}}.'
        : undefined,
  },
]

/** Everything that the rules have to say of an email, errors first; the same in the browser and on the server. */
export function lintCampaignEmail(email: Readonly<Record<LintField, string>>): Lint[] {
  const found = both.flatMap((field) => lintField(field, email[field]))
  return found.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

export function lintField(field: LintField, text: string): Lint[] {
  return rules.flatMap(({ fields, severity, finds }) => {
    const message = fields.includes(field) ? finds(text) : undefined
    return message ? [{ field, severity, message }] : []
  })
}

/** The first reason why this text cannot be saved. */
export function errorIn(field: LintField, text: string): string | undefined {
  return lintField(field, text).find(({ severity }) => severity === 'error')?.message
}

function findUnknownVariable(text: string): string | undefined {
  const unknown = variablesIn(text).find((name) => !isVariable(name))
  return unknown === undefined ? undefined : unknownVariable(unknown.slice(0, 40))
}

function findsAnyOf(patterns: readonly RegExp[], sentence: string) {
  return (text: string) => (patterns.some((pattern) => pattern.test(text)) ? sentence : undefined)
}

function findShouting(text: string): string | undefined {
  const letters = text.replace(/\{\{[^}]*\}\}/g, '').replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length >= 8 && letters === letters.toLocaleUpperCase('en')
  return isShouted && letters !== letters.toLocaleLowerCase('en')
    ? 'A subject in capitals looks like spam.'
    : undefined
}
