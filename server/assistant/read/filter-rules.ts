import { addFilter, type Draft } from './draft.ts'
import type { Rule } from './rule.ts'

const numerals = ['one', 'two', 'three', 'four', 'five']
const star = '(?<stars>[1-5]|one|two|three|four|five)'
const starsOf = (said = '') => (numerals.includes(said) ? numerals.indexOf(said) + 1 : Number(said))
const some = '(?:any|a|an|the|my|our)?'

/** "4 or 5 stars", "2 to 4 stars"; one and five are two numbers beside each other. */
function between(draft: Draft, { groups = {} }: RegExpExecArray): void {
  const [low = 1, high = 5] = [starsOf(groups['low']), starsOf(groups['high'])].toSorted((a, b) => a - b)
  if (high - low > 1 && !/to|through/.test(groups['joint'] ?? '')) {
    for (const stars of [low, high]) addFilter(draft, 'rating', stars)
    return
  }
  if (low === high) return addFilter(draft, 'rating', low)
  if (low > 1) addFilter(draft, 'minRating', low)
  if (high < 5) addFilter(draft, 'maxRating', high)
}

const rating: readonly Rule[] = [
  [
    `(?:between |from )?${star.replace('stars', 'low')} (?:stars? )?(?<joint>or|and|to|through|&|\\+) ${star.replace('stars', 'high')} stars?(?: ratings?)?`,
    between,
  ],
  ['not (?:rated |with )?(?:5|five) stars?', (draft) => addFilter(draft, 'maxRating', 4)],
  ['not (?:rated |with )?(?:1|one) stars?', (draft) => addFilter(draft, 'minRating', 2)],
  [
    `(?:rated |with )?(?:${star}|${star.replace('stars', 'other')}) (?:stars? )?(?:or|and|\\+) ?(?:more|higher|better|above|up)(?: stars?| ratings?)?|(?:at least|no less than|minimum of) ${star.replace('stars', 'least')} stars?|${star.replace('stars', 'plus')}\\+ ?stars?`,
    (draft, { groups = {} }) =>
      addFilter(draft, 'minRating', starsOf(groups['stars'] ?? groups['least'] ?? groups['plus'])),
  ],
  [
    `${star} (?:stars? )?(?:or|and) (?:less|fewer|lower|below|worse|under)(?: stars?| ratings?)?|(?:at most|no more than|up to) ${star.replace('stars', 'most')} stars?`,
    (draft, { groups = {} }) => addFilter(draft, 'maxRating', starsOf(groups['stars'] ?? groups['most'])),
  ],
  [
    `(?:below|under|less than|fewer than|lower than|worse than) ${star}(?: stars?)?`,
    (draft, { groups = {} }) => addFilter(draft, 'maxRating', starsOf(groups['stars']) - 1),
  ],
  [
    `(?:above|over|more than|better than|higher than) ${star}(?: stars?)?`,
    (draft, { groups = {} }) => addFilter(draft, 'minRating', starsOf(groups['stars']) + 1),
  ],
  [
    `(?:only |just )?(?:(?:rated|rate|with|gave|give|have|has)(?: (?:me|us|a|at))* |a )?${star} stars?(?: ratings?| rated)?|rated (?:as |a )?${star.replace('stars', 'rated')}|ratings? of ${star.replace('stars', 'of')}`,
    (draft, { groups = {} }) =>
      addFilter(draft, 'rating', starsOf(groups['stars'] ?? groups['rated'] ?? groups['of'])),
  ],
  [
    'positive|good(?= (?:reviews?|testimonials?|ones?|feedback|opinions?|comments?)(?: |$))|happy|satisfied|good ratings?|high ratings?|highly rated',
    (draft) => addFilter(draft, 'minRating', 4),
  ],
  [
    'negative|critical|unhappy|dissatisfied|bad|poor|low rat(?:ings?|ed)|poorly rated|complaints?',
    (draft) => addFilter(draft, 'maxRating', 3),
  ],
]

const standing: readonly Rule[] = [
  [
    'from being (?:published|shown|visible|public|live|displayed)|(?:not |un)(?:yet )?(?:being )?(?:published|shown|showing(?: up)?|appearing|visible|public|live|displayed)(?: yet| on (?:my|our|the) (?:site|website|page))?|(?:hold|keep)(?:ing|s)? .{1,20} (?:back|off)',
    (draft) => addFilter(draft, 'isShown', 'false'),
  ],
  ['hidden|(?:did |have |do )?(?:i|we) hide|hiding', (draft) => addFilter(draft, 'isHidden', 'true')],
  [
    'published|visible|publicly|(?:shown|live|public|displayed|showing)(?: (?:on|in) (?:my|our|the) (?:site|website|page|widgets?))?|(?:on|in) (?:my|our|the) (?:site|website|page)|can be shown|publishable',
    (draft) => addFilter(draft, 'isShown', 'true'),
  ],
  [
    '(?:need|needs|needing|require|requires|waiting for|wait for|waits for|awaiting|await|without) (?:some |a |an |my |our |any )?(?:answers?|repl(?:y|ies)|response)(?: from (?:me|us))?|(?:i|we) (?:have|did) not (?:yet )?(?:replied|reply|answered|answer)(?: to)?',
    (draft) => addFilter(draft, 'needsAnswer', 'true'),
  ],
  [
    'stuck(?: (?:waiting )?(?:for|on|with) (?:me|us|my approval|approval))?|pending(?: (?:approval|review))?|(?:still )?(?:waiting|waits?|awaiting|await|need|needs|left|open)(?: for| on)? (?:my |our |an |to be )?(?:approval|decision|review|approved?|decided|reviewed|moderation)|(?:waiting|left)(?: for| on)? (?:me|us)|unapproved|undecided|unreviewed|not (?:yet )?(?:approved|decided)(?: yet| on)|not yet (?:approved|decided|reviewed)|to (?:approve|decide|review|moderate)|in (?:my|the) queue|(?:are |is )?(?:still )?waiting',
    (draft) => addFilter(draft, 'status', 'pending'),
  ],
  [
    '(?:have |has )?(?:been )?(?:approved|accepted)|(?:i|we) approve',
    (draft) => addFilter(draft, 'status', 'approved'),
  ],
  [
    '(?:rejected|declined|refused|turned down|rejections)|(?:i|we) (?:reject|decline|turn down)',
    (draft) => addFilter(draft, 'status', 'rejected'),
  ],
]

const kind: readonly Rule[] = [
  [
    `(?:private|internal|confidential)(?: feedback| cases?)? (?:that (?:is|are) )?(?:still )?(?<state>open|contacted|resolved|unresolved)|(?<first>open|contacted|resolved|unresolved) (?:private |internal |recovery )?(?:feedback|cases?)|recovery cases`,
    (draft, { groups = {} }) => {
      draft.nouns.add('testimonials')
      const state = groups['state'] ?? groups['first']
      const meant = state === 'unresolved' ? 'open' : (state ?? 'all')
      addFilter(draft, 'feedback', meant as 'open')
    },
  ],
  ['private|privately|internal|confidential', (draft) => addFilter(draft, 'isPrivate', 'true')],
  [
    `(?:with(?:out| no)) ${some} ?(?:words?|texts?|comments?)|(?:stars?|ratings?) (?:only|alone)|no (?:text|words|comment)`,
    (draft) => addFilter(draft, 'hasText', 'false'),
  ],
  [`with ${some} ?(?:words|text|comments?)`, (draft) => addFilter(draft, 'hasText', 'true')],
  [
    '(?:ai|machine) (?:generated|written|drafted|made|assisted)|(?:began|started|written|drafted|made|generated) (?:as an? )?(?:with |by |as |from )?(?:the |an? )?ai(?: drafts?)?|ai drafts?',
    (draft) => addFilter(draft, 'isAiGenerated', 'true'),
  ],
]

const channel: readonly Rule[] = [
  [
    '(?:(?:through|via|from|by|on|with|using) (?:a |the |my |our )?)?qr ?(?:codes?)?',
    (draft) => addFilter(draft, 'linkKind', 'qr'),
  ],
  [
    '(?:through|via|from|by|with|using) (?:an? |the |my |our )?(?:email )?(?:requests?|invitations?|personal links?)',
    (draft) => addFilter(draft, 'linkKind', 'request'),
  ],
  [
    '(?:through|via|from|by|with|using) (?:a |the |my |our )?shared links?|shared links?',
    (draft) => addFilter(draft, 'linkKind', 'link'),
  ],
  [
    '(?:through|via|from|by|on|with|using) (?:a |the |my |our |your )?(?:own )?form|form submissions?|own submissions?',
    (draft) => addFilter(draft, 'source', 'form'),
  ],
  [
    'imported|(?:from|by|through|via) (?:an |the |my |our )?(?:imports?|files?|csv)',
    (draft) => addFilter(draft, 'source', 'imported'),
  ],
  ['(?:through|via|by|from|over) (?:the |my |our )?api', (draft) => addFilter(draft, 'source', 'api')],
  [
    '(?:added|typed|entered|written) (?:in )?by (?:me|us|the team|my team|our team|hand)|(?:that )?(?:i|we) (?:added|typed|entered)(?: myself| ourselves)?',
    (draft) => addFilter(draft, 'source', 'team'),
  ],
]

/** What narrows testimonials, the longer phrases first. */
export const filterRules: readonly Rule[] = [...rating, ...standing, ...kind, ...channel]
