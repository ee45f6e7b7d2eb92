import { addFilter, type Draft } from './draft.ts'
import type { Rule } from './rule.ts'

const people =
  '(?:customers?|clients?|people|persons?|contacts?|buyers?|guests?|patients?|members?|who|whom|which ones)'
const not = '(?:has not|have not|had not|did not|do not|does not|are not|is not|was not|were not|never|not)'
const wrote =
  '(?:wrote|write|written|left|leave|gave|give|given|submitted|submit|sent|send|posted|made|said anything|say anything|reviewed)'
const review = '(?:testimonials?|reviews?|feedback|submissions?|words)'
const answered =
  '(?:answered|answer|responded|respond|replied|reply|reacted|react|come back|got(?:ten)? back)'

function aboutCustomers(
  draft: Draft,
  filters: Partial<Record<'wrote' | 'asked' | 'answered', 'true' | 'false'>>,
): void {
  draft.subject = 'customers'
  for (const [name, value] of Object.entries(filters)) addFilter(draft, name as 'wrote', value)
}

/** Who wrote, who was asked, and who answered. */
export const peopleRules: readonly Rule[] = [
  [
    `(?:${people} )?(?:has|have|had|is|are|been|was|were|who|that)* ?(?:waiting|waited|waits?|been silent|silent|outstanding|open|unanswered|without an? (?:answer|reply|response)) (?:for )?(?:the )?longest|longest (?:without|wait(?:ing)? for) an? (?:answer|reply|response)|longest (?:waiting|unanswered|open|outstanding|silent)(?: requests?| ${people})?`,
    (draft) => {
      aboutCustomers(draft, { asked: 'true', answered: 'false' })
      draft.order = 'oldest'
      draft.measure ??= 'list'
    },
  ],
  [
    `${people} (?:that |who |whom )?(?:i |we )?(?:asked|were asked|was asked|got (?:a |an |my |our )?(?:request|invitation|email)) (?:but |and |who |that |have |yet )*${not} (?:yet )?${answered}(?: yet)?`,
    (draft) => aboutCustomers(draft, { asked: 'true', answered: 'false' }),
  ],
  [
    `${people} (?:that |who |have |has |still )*(?:${not} (?:yet )?${answered}|ignored (?:me|us|my|our|the)(?: (?:requests?|emails?|invitations?))?)(?: to)?(?: (?:me|us|my|our|a|the))*(?: (?:requests?|emails?|invitations?))?(?: yet)?`,
    (draft) => aboutCustomers(draft, { asked: 'true', answered: 'false' }),
  ],
  [
    `(?:unanswered|outstanding|unreturned) (?:requests?|invitations?|emails?)|requests? (?:that |which )?(?:are |were |have |has )?(?:been )?(?:unanswered|outstanding|${not} (?:been )?answered)(?: yet)?|requests? without an? (?:answer|reply|response)`,
    (draft) => {
      draft.subject = 'requests'
      addFilter(draft, 'answered', 'false')
    },
  ],
  [
    `${people} (?:that |who |with |have |has |had |still |do |does |did |are |is )*(?:without|with no|no|never ${wrote}|${not} (?:yet )?(?:ever )?${wrote})(?: yet)?(?: (?:me|us))?(?: (?:a|an|any|one|single))*(?: ${review})?(?: yet| so far)?(?! (?:answer|reply|response))`,
    (draft) => aboutCustomers(draft, { wrote: 'false' }),
  ],
  [
    `(?:(?:whom?|which) )?(?:${people} )?(?:that |who |whom )?(?:have |has |had |did |do )?(?:i |we )?(?:${not} (?:i |we )?(?:yet )?(?:been )?(?:asked|ask|invite(?:d)?|emailed|contacted)|never (?:been )?asked)(?: yet)?(?: for a ${review})?`,
    (draft) => aboutCustomers(draft, { asked: 'false' }),
  ],
  [
    `(?:have |did |do )(?:i |we )(?:not (?:yet )?)(?:ask(?:ed)?|invite(?:d)?|email(?:ed)?)(?: yet)?`,
    (draft) => aboutCustomers(draft, { asked: 'false' }),
  ],
  [
    `unasked ${people}|${people} (?:left|still) to ask|${people} (?:can|could|should) (?:i|we) (?:still )?ask|(?:unheard|silent) ${people}`,
    (draft) => aboutCustomers(draft, { wrote: 'false' }),
  ],
  [
    `${people} (?:that |who |have |has |already |did )*(?:${answered})(?: (?:to )?(?:me|us|my|our|a|the))*(?: (?:requests?|emails?|invitations?))?`,
    (draft) => aboutCustomers(draft, { answered: 'true' }),
  ],
  [
    `(?:customers?|clients?|contacts?) (?:that |who |have |has |already |with |did )*(?:(?:${wrote}(?: (?:me|us))?(?: (?:a|an|any|one|at least one))*|a|an|any|at least one) ${review}|${wrote})`,
    (draft) => aboutCustomers(draft, { wrote: 'true' }),
  ],
  [
    `(?:customers?|clients?|contacts?) (?:that |who |have |has |did |i |we |were |was |been |already )*(?:asked|ask|invited|emailed)`,
    (draft) => aboutCustomers(draft, { asked: 'true' }),
  ],
  [
    '(?<status>active|responded|pending) (?:customers?|clients?|contacts?)|(?:customers?|clients?|contacts?) (?:that |who |are |is )*(?<other>active|responded|pending)',
    (draft, { groups = {} }) => {
      aboutCustomers(draft, {})
      addFilter(draft, 'customerStatus', (groups['status'] ?? groups['other']) as 'active')
    },
  ],
]
