import { addFilter, type Draft } from './draft.ts'
import type { Rule } from './rule.ts'

function asksThemes(draft: Draft, tone?: 'praise' | 'criticism'): void {
  draft.subject = 'themes'
  draft.measure = 'list'
  if (tone) addFilter(draft, 'tone', tone)
}

const people =
  '(?:my |our |the |your )?(?:customers?|people|clients?|guests?|patients?|they|reviewers|buyers)'
const asked = `(?:what|which things?)(?: (?:do|does|did|are|is|have|has|was|were|${people}|most|usually|mostly|often|always|really|also|been|it|that))*`
const most = '(?: (?:about|the most|most|best|the best|often|most often|us|me|with us))*'
/** What they say about the bread is another question. */
const end =
  '(?=$|[?.!]| *\\|| (?:in|last|this|since|during|on|from|over|of|with|lately|recently|today|yesterday|so far))'

/** What testimonials speak of: what is praised, what is criticized, and what comes up at all. */
export const themeRules: readonly Rule[] = [
  [
    `(?:${asked} (?:praise|praised|praising|like|liked|love|loved|loving|enjoy|enjoyed|appreciate|appreciated|happy with|happy about|pleased with)${most}|(?:the )?(?:most )?praised themes?|what is (?:most )?praised${most})${end}`,
    (draft) => asksThemes(draft, 'praise'),
  ],
  [
    `(?:${asked} (?:criticize|criticized|criticizing|criticise|criticised|dislike|disliked|hate|hated|complain|complained|complaining|unhappy with|unhappy about|dissatisfied with)${most}|(?:what (?:are|is) )?(?:my |our |the )?(?:most |top |main |biggest |common )+(?:complaints?|criticisms?|pain points)|(?:most )?criticized themes?|what is (?:most )?criticized${most})${end}`,
    (draft) => asksThemes(draft, 'criticism'),
  ],
  [
    `(?:(?:(?:what|which)(?: (?:are|is|were))* )?(?:my |our |the )?(?:(?:most|top|main|biggest|common|frequent|popular|recurring|mentioned|important) )*(?:themes?|topics)|${asked} (?:talk|talking|talked|write|writing|wrote|mention|mentioned|mentioning|speak|speaking)${most})${end}`,
    (draft) => asksThemes(draft),
  ],
]
