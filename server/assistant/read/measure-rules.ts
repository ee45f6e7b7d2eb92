import type { Group } from '#contract/assistant/query.ts'
import type { Draft } from './draft.ts'
import type { Rule } from './rule.ts'

const groupWords: Readonly<Record<Group, string>> = {
  weekday: '(?:days? of (?:the )?week|week ?days?)',
  day: '(?:days?|daily|dates?)',
  week: '(?:weeks?|weekly)',
  month: '(?:months?|monthly)',
  quarter: '(?:quarters?|quarterly)',
  year: '(?:years?|yearly|annually|annual)',
  rating: '(?:star )?(?:ratings?|stars?|scores?)',
  status: '(?:status(?:es)?|states?|decisions?)',
  source: '(?:sources?|platforms?|sites?|review sites?|origins?|places?)',
  channel: '(?:channels?|ways?|methods?)',
  link: '(?:links?|collection links?|forms?|qr codes?)',
  campaign: 'campaigns?',
  tag: '(?:tags?|labels?|topics?)',
  language: '(?:languages?)',
  service: '(?:services?|products?|offers?|offerings?)',
  customer: '(?:customers?|clients?|persons?|people|reviewers?|authors?|names?)',
  company: '(?:compan(?:y|ies)|businesses|organi[sz]ations?|firms?)',
  reason: '(?:reasons?)',
}
const entries = Object.entries(groupWords) as [Group, string][]
const superlative =
  '(?<order>best|worst|top|highest|lowest|most|least|fewest|busiest|quietest|slowest|strongest|weakest|largest|biggest|smallest|favorite|favourite)(?: (?:rated|popular|common|frequent|used|active|reviewed|successful|effective))?'

const orders: Readonly<Record<string, Draft['order']>> = {
  best: 'best',
  highest: 'best',
  strongest: 'best',
  top: 'best',
  worst: 'worst',
  lowest: 'worst',
  weakest: 'worst',
  most: 'most',
  busiest: 'most',
  largest: 'most',
  biggest: 'most',
  favorite: 'most',
  favourite: 'most',
  least: 'fewest',
  fewest: 'fewest',
  quietest: 'fewest',
  slowest: 'fewest',
  smallest: 'fewest',
}

/** By what an answer is divided. */
export const groupRules: readonly Rule[] = [
  [
    '(?:the |my |our )?(?<order>best|highest|top|worst|lowest) (?:average )?(?:star )?(?:ratings?|scores?)|(?<rated>best|highest|worst|lowest|top) rated',
    (draft, { groups = {} }) => {
      draft.order ??= orders[groups['order'] ?? groups['rated'] ?? '']
      draft.measure ??= 'average'
    },
  ],
  ...entries.flatMap(rulesOfGroup),
]

function rulesOfGroup([group, words]: readonly [Group, string]): Rule[] {
  return [
    [
      `(?:(?:grouped|broken down|broken|split|divided|sorted|separated|listed|ranked) )?(?:by|per|for each|for every|in each|in every|each|every|across|among|over) (?:the |my |our |different |all )*${words}(?: (?:each|it came from|they came from))?`,
      (draft) => {
        draft.group ??= group
      },
    ],
    [
      `(?:(?:which|what) )?(?:is |are |was |were |did |do |have |has |had |i |we |my |our |the |of )*${superlative} ${words}`,
      (draft, { groups = {} }) => {
        draft.group ??= group
        draft.order ??= orders[groups['order'] ?? '']
      },
    ],
  ]
}

/** "Which month had the most?": the group stands before what it is compared by. */
export const whichRules: readonly Rule[] = [
  ...entries.map(([group, words]): Rule => [
    `(?:(?:which|what|whose)(?: one)?(?: of)?(?: (?:my|our|the))?|top (?<limit>[0-9]{1,2})) ${words}(?= |$)(?! (?:without|has not|have not|say|says|said|saying|think|thinks|thought|write|wrote|like|love))`,
    (draft, { 0: said, groups = {} }) => {
      // "What people say" divides nothing.
      if (group === 'customer' && said.startsWith('what')) return
      draft.group ??= group
      if (groups['limit']) {
        draft.limit = Number(groups['limit'])
        draft.order ??= 'most'
      }
    },
  ]),
  ['when', (draft) => void (draft.wantsList = true)],
  [
    'brand new|new|fresh',
    (draft) => {
      draft.isNew = true
      // With a span, what came in during it; else the newest ones.
      if (!draft.hasSpan) draft.order ??= 'newest'
      if (!draft.hasSpan) draft.wantsList = true
    },
  ],
]

const whichFirst = new RegExp(
  `^(?:which|what|whose)(?: of)?(?: (?:my|our|the))? (?:${entries.map(([group, words]) => `(?<${group}>${words})`).join('|')})(?= )(?! (?:without|has|have|had|did|say|says|said|think|write|wrote|like|love))`,
  'u',
)

/** "Which language do most people write in?" is about languages, not people. */
export function takeWhich(text: string, draft: Draft): void {
  const found = Object.entries(whichFirst.exec(text)?.groups ?? {}).find(([, words]) => words !== undefined)
  const [group] = found ?? []
  if (group && !(group === 'customer' && text.startsWith('what'))) draft.group ??= group as Group
}

export const measureRules: readonly Rule[] = [
  [
    '(?:percentage|percent|share|proportion|fraction|%|ratio)(?: of)?|what part(?: of)?|how much of',
    (draft) => void (draft.measure ??= 'share'),
  ],
  [
    '(?:what|how)(?: (?:is|are|was|were))? (?:my |our |the )?(?:overall |current )?(?:average|avg|mean)(?: (?:star )?(?:ratings?|scores?|stars?|grade))?|(?:average|avg|mean|overall)(?: (?:of (?:my |our |the |all )*)?(?:star )?(?:ratings?|scores?|stars?|grade))?|how (?:well|high|highly|good|low|bad)(?:ly)?(?: (?:am|are|is|was|were|do|did))?(?: (?:i|we|my|our|the|they|customers|people))*(?: (?:rated|rate|rating|ratings|score|reviews|scored|stars))|how(?: (?:am|are|is|was|were|do|did|have|been))*(?: (?:i|we|they|customers|people|it))* (?:rated|rate)(?: (?:me|us))?(?: on average)?|(?:star )?(?:rating|score)(?! (?:distribution|breakdown|split))',
    (draft) => void (draft.measure ??= 'average'),
  ],
  [
    '(?:distribution|breakdown|split|spread|mix)(?: of)?(?: (?:my|our|the))?(?: (?:star )?(?:ratings?|stars|scores?))?|(?:star )?(?:ratings?|scores?) (?:distribution|breakdown|split|spread)|ratings',
    (draft) => {
      draft.group ??= 'rating'
    },
  ],
  [
    '(?:how many|quantity(?: of)?|number of|count(?: of)?|total(?: number)?(?: of)?|amount of|how often|how much)(?: times)?',
    (draft) => void (draft.measure ??= 'count'),
  ],
  [
    '(?:my |our |the )?(?:(?<many>[0-9]{1,2}|two|three|five|ten) )?(?<which>latest|newest|most recent|recent|last|oldest|earliest|first|longest|shortest|best|worst|highest|lowest|top|nicest|greatest|harshest|strongest)(?: (?<more>[0-9]{1,2}|two|three|five|ten))?(?: (?:rated|and worst|and best))?',
    ordered,
  ],
  [
    '(?:the )?(?<order>most|fewest|least|busiest)',
    (draft, { groups = {} }) => void (draft.order ??= orders[groups['order'] ?? '']),
  ],
  [
    '(?:show|list|read|see|display|find|name|give|get|open|print|view)(?: (?:me|us))?(?: (?:all|them|those|these|some|a few|it|the))*|(?:what|which)(?: (?:do|did|does|have|has|are|is))?(?: (?:my|our))?(?: (?:people|customers|clients|they))? (?:say|said|saying|write|wrote|written|think|thought)|what (?:was|is|are|were) (?:being )?said|examples?(?: of)?|who|which(?: ones)?|what are|names?',
    (draft) => void (draft.wantsList = true),
  ],
]

const words: Readonly<Record<string, number>> = { two: 2, three: 3, five: 5, ten: 10 }

function ordered(draft: Draft, { groups = {} }: RegExpExecArray): void {
  const { which = '', many, more } = groups
  const limit = many ?? more
  if (limit) draft.limit = words[limit] ?? Number(limit)
  const order: Draft['order'] = /latest|newest|recent|last/.test(which)
    ? 'newest'
    : /oldest|earliest|first/.test(which)
      ? 'oldest'
      : /longest/.test(which)
        ? 'longest'
        : /shortest/.test(which)
          ? 'shortest'
          : /worst|lowest|harshest/.test(which)
            ? 'worst'
            : 'best'
  draft.order ??= order
}
