import { addFilter, type Draft } from './draft.ts'
import type { Rule } from './rule.ts'

function asks(draft: Draft, subject: Draft['subject'], measure?: Draft['measure']): void {
  if (subject) draft.subject = subject
  if (measure) draft.measure = measure
}

/** What is asked of requests; before the people who answered them. */
export const requestRules: readonly Rule[] = [
  [
    '(?:average |mean |typical |usual )?(?:response|reply|answer|answering|reaction) times?|how (?:long|fast|quick|quickly|soon)(?: (?:do|does|did|until|before|it|take|takes|took|to|for|my|our|the|they|customers?|people|clients?|usually|on|average))* (?:answer|answers|respond|responds|reply|replies|responding|answering|an? (?:answer|reply|response))(?: (?:my|our|to|a|the|requests?|emails?))*',
    (draft) => asks(draft, 'requests', 'time'),
  ],
  [
    '(?:response|reply|answer|answering|conversion) rates?|conversions?|rate of (?:response|answers?|repl(?:y|ies))|(?:what |which )?(?:percentage|percent|share|proportion|fraction|part)(?: of)?(?: (?:my|our|the|all))? (?:requests?|invitations?|emails|(?:asked )?(?:people|customers))(?: (?:was|were|are|is|got|get|that|have|been|who|do|did))* (?:answered|replied(?: to)?|responded(?: to)?|answer|reply|respond)|(?:did|do|are|have) (?:people|customers|they|clients) (?:answer(?:ed|ing)?|repl(?:y|ied|ying)|respond(?:ed|ing)?)(?: to)?(?: (?:my|our|the))? (?:requests?|emails?|invitations?)|how (?:well|good)(?: (?:do|are|is|my|our|the))* (?:requests?|asking|campaigns?)(?: (?:work|do|perform|go|doing|working|performing|going))?',
    (draft) => asks(draft, 'requests', 'rate'),
  ],
  [
    '(?:what|which|how many)(?: (?:are|were|my|our|the|of|requests?|invitations?|emails?|texts?|that|have|been|got|get|did|people|customers))* (?:requests?|invitations?|emails|texts|text messages)(?: (?:i|we|that|have|did|were|was|been|my|our|got|get))* (?:answered|replied|responded)',
    (draft) => {
      asks(draft, 'requests', 'count')
      addFilter(draft, 'answered', 'true')
    },
  ],
]

/** Kinds of questions that a few words decide. */
export const topicRules: readonly Rule[] = [
  [
    '(?:ai(?: |-)generated )?insights?|(?:what )?(?:stands?|stood) out|summar(?:y|ize|ise)|overview|highlights|(?:the )?big picture|anything (?:i|we) should know',
    (draft) => asks(draft, 'overview', 'reasons'),
  ],
  [
    '(?:how many )?(?:requests?|invitations?|emails|texts|text messages|invites)(?: (?:did|have|had|i|we|that|were|was|been))* (?:send|sent|went out|go out|left|made)|(?:how many|how often)(?: (?:people|customers|clients|times|did|have|i|we))+ (?:ask(?:ed)?|invite(?:d)?|contact|contacted|email|emailed)(?: for (?:a |an )?(?:testimonials?|reviews?|feedback))?',
    (draft) => asks(draft, 'requests', 'count'),
  ],
  [
    'what (?:has |have |is |was )?(?:changed|change|new|different|happened|happening)|anything new|(?:what is |any )?news',
    (draft) => asks(draft, 'testimonials', 'trend'),
  ],
  [
    'how (?:am|are|is|was|were|did|do|does|has|have)(?: (?:i|we|it|things|business|my business|our business|that|everything|my|our|the))* (?:doing|going|performing|do|go|been|look|looking|developing|evolving)|performance|perform(?:ing)?|(?:trends?|trending|trendline|progress|growth|development|momentum)(?: over time)?|over time|(?:getting|got|become|becoming|gone|going) (?:any )?(?:better|worse|up|down)|(?:improv(?:e|es|ed|ing)|grow(?:s|ing|n)?|grew|increas(?:e|es|ed|ing)|declin(?:e|es|ing)|decreas(?:e|es|ed|ing)|drop(?:s|ped|ping)?|fall(?:s|ing)?|fell|rise|rising|rose)',
    (draft) => {
      draft.measure = 'trend'
      draft.isComparison = true
    },
  ],
  [
    '(?:better|worse|more|fewer|less|higher|lower)(?: (?:testimonials?|reviews?|submissions?|feedback))? than(?: in)?',
    (draft) => {
      draft.measure = 'trend'
      draft.isComparison = true
      draft.isAgainst = true
    },
  ],
  [
    '(?:compare[ds]?|comparing|comparison|versus|vs|against|difference between|as opposed to)(?: (?:to|with))?',
    (draft) => {
      draft.isComparison = true
      draft.isAgainst = true
    },
  ],
  [
    '(?:in )?(?:which|what)(?: of)?(?: (?:my|our|the))? widgets? (?:(?:can|does|do|is|are|would) )?(?:shows?|showing|displays?|displaying|has|have|contains?|includes?|uses?|using)',
    (draft) => asks(draft, 'widgets', 'list'),
  ],
  [
    '(?:the )?(?:day|week|month|quarter|year|one|time|period) before(?: (?:that|it|this))?',
    (draft) => void (draft.isOneBefore = true),
  ],
  [
    '(?:have|had|did) (?:i|we) (?:already |ever )?(?:asked|ask|invited|invite|emailed|email)|(?:were|was|been|got) (?:already )?(?:asked|invited)',
    (draft) => {
      draft.subject = 'customers'
      addFilter(draft, 'asked', 'true')
    },
  ],
  [
    '(?:and )?(?:why|what for|for what reasons?|what keeps|what is keeping|what holds|reasons?)',
    (draft) => asks(draft, undefined, 'reasons'),
  ],
  [
    'rewards?(?: (?:have|has|were|was|been|did|i|we|that|are|is))* (?:given|handed|gave|sent|paid|issued|granted|hand)(?: out)?|(?:given|handed|hand|gave) (?:out )?rewards',
    (draft) => {
      draft.subject = 'rewards'
      addFilter(draft, 'reward', 'given')
    },
  ],
  [
    'waiting for (?:a |an |the |their |my )?(?:rewards?|coupons?|codes?)|rewards?(?: (?:that|are|is|still|have|customers|for))* (?:waiting|wait|pending|owed|open|due|outstanding|left)|(?:waiting|pending|outstanding|open|due) (?:rewards?|coupons?)',
    (draft) => {
      draft.subject = 'rewards'
      addFilter(draft, 'reward', 'waiting')
    },
  ],
]

/** What things are called. */
export const nounRules: readonly Rule[] = [
  [
    'rewards?|coupons?|discounts?|(?:reward |discount )codes?|thank yous?',
    (draft) => void draft.nouns.add('rewards'),
  ],
  ['widgets?|embeds?|carousels?', (draft) => void draft.nouns.add('widgets')],
  ['campaigns?', (draft) => void draft.nouns.add('campaigns')],
  ['(?:collection )?links?|forms?', (draft) => void draft.nouns.add('links')],
  ['tags?|labels?', (draft) => void draft.nouns.add('tags')],
  [
    'requests?|invitations?|invites?|emails?|texts|text messages?|reminders?',
    (draft) => void draft.nouns.add('requests'),
  ],
  [
    'testimonials?|reviews?|submissions?|feedback|quotes?|entries|entry|comments?|opinions?|responses',
    (draft) => void draft.nouns.add('testimonials'),
  ],
  [
    'customers?|clients?|contacts?|people|buyers?|guests?|patients?',
    (draft) => void draft.nouns.add('customers'),
  ],
]
