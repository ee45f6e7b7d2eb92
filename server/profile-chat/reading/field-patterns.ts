import type { FieldName } from './statement.ts'

/** What each field is called. Longer names first: "business name" before "name". */
export const fieldCalled: Readonly<Partial<Record<FieldName, string>>> = {
  businessName:
    'business name|company name|shop name|store name|brand name|trading name|name of the PLACE|name',
  industry: 'industry|trade|line of business|sector|line of work|business type|type of business|field',
  description: 'business description|company description|description|about text|about us',
  targetMarket:
    'target market|target audience|target customers|target group|audience|typical customers|typical customer|ideal customers|ideal customer|ideal clients|ideal client|main customers|main clients|biggest customers|customer base|customers|clients|clientele|guests|patients|buyers|shoppers|readers|students',
  uniqueValue:
    'unique value|unique value proposition|unique selling point|unique selling proposition|usp|value proposition|main strength|biggest strength|strength|edge|competitive advantage|advantage|promise|specialty|selling point|difference',
  ownerName: "owner name|owner's name|name of the owner|owner|proprietor",
  ownerRole: "owner role|owner's role|owner's title|job title|role|title|position|job",
}
/** Those that a sentence without any of the words above is about. */
export const namedPatterns: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  ownerName: [
    'V [now] (runs|owns|manages|leads|heads) (it|this|everything|things|us|the PLACE|OUR PLACE|the whole thing)',
    'V (is|has been) ~ [OUR] (in charge|running it|running things|running the PLACE|at the helm)',
    'V [has] ~ (took over|taken over|taking over|bought|acquired|inherited|purchased) [it|this|the PLACE|OUR PLACE]',
    'V [has] ~ (took over|taken over|taking over|bought it|bought the PLACE) from A',
    'V (is|is now|became|has become) ~ (the|OUR) [new] (owner|proprietor)',
    '[OUR|the] (new|current) owner (is|is called|is named) ~ V',
    '(ownership|OUR PLACE|the PLACE) [has|was|is] ~ (passed|went|gone|handed over|sold|passed on) to V',
    'A ~ (sold|handed|passed|gave|handed over|passed on) (it|the PLACE|OUR PLACE|everything) [over] to V',
    'WE ~ (sold|handed|passed|gave|handed over|passed on) (it|the PLACE|OUR PLACE|everything) [over] to V',
    'my name is ~ V',
    "(i'm|i am) OUR [new] owner V",
    "[i'm|i am|my name is|this is] V (the|and i'm the|and i am the|and i own) [new] owner",
  ],
  businessName: [
    '(called|named|known as) V',
    'call (us|the PLACE|OUR PLACE|it) V',
    "(we're|we are|ARE|we|the PLACE is|OUR PLACE is|it's|PLACE is) ~ (called|named|known as|trading as|operating as) V",
    '(we|the PLACE|OUR PLACE) ~ (go|goes|trade|trades|operate|operates) (as|by the name of|by the name|under the name of|under the name) V',
    '(we|the PLACE|OUR PLACE) ~ (go|goes|trade|trades) by V',
    'WE ~ (changed|switched|updated) [OUR|the] [PLACE] name from A to V',
    'WE ~ (changed|switched|updated) [OUR|the] [PLACE] name to V',
    '(changed|switched|updated) [OUR|the] [PLACE] name to V',
    'WE ~ (renamed|rebranded) [ourselves|ourself|the PLACE|OUR PLACE|it|us] (to|as|into) V',
    'WE ~ (renamed|rebranded) (ourselves|the PLACE|OUR PLACE) V',
    '(rename|rebrand) (us|the PLACE|OUR PLACE) (to|as) V',
    '(rename|rebrand) (us|the PLACE|OUR PLACE) V',
    'OUR PLACE (is|has been|was) ~ (renamed|rebranded) [to|as] V',
    'the PLACE (is|has been|was) ~ (renamed|rebranded) [to|as] V',
  ],
  industry: [
    "(we're|ARE|we work|we operate) ~ in the V (business|industry|trade|sector|field|space)",
    'WE ~ (moved|switched|gone|went) into the V (business|industry|trade|sector|field)',
    "(we're|ARE) ~ (a|an) V",
    "(we're|ARE) ~ V",
    "(we're|ARE|we work|we operate) ~ in V",
    'WE ~ (turned|grown|changed|evolved|developed) into (a|an) V',
    'the PLACE is ~ (a|an) V',
    'OUR PLACE is ~ (a|an) V',
    'it is ~ (a|an) V',
    "it's ~ (a|an) V",
    'we (run|own|operate) (a|an) V',
    '(we became|WE ~ become|WE ~ turned into) (a|an) V',
    'list us as (a|an) V',
  ],
  description: [
    'describe (us|OUR PLACE|the PLACE|OUR business) [as|like this] V',
    'you can describe us (as|like this) V',
  ],
  targetMarket: [
    '(we|WE) ~ (cater to|cater for|serve|target|work with|work mostly with|work mainly with|work primarily with|sell to|focus on|work for|deal with|see|welcome|help|attract|reach|look after|are aimed at|aim at|are for) ~ V',
    "(we're|ARE) ~ (aimed at|for|targeting|focused on|focusing on|serving|working with|working for|selling to|catering to|helping) ~ V",
    'most [of] OUR (customers|clients|guests|patients|buyers|clientele|visitors|business) (are|is|comes from|come from) ~ V',
    'V are ~ OUR [main|biggest|typical|best|primary] (customers|clients|guests|audience|target market|buyers)',
    'OUR (customers|clients|guests|patients|clientele|buyers|visitors|students|business) (come|comes) from V',
    'OUR (work|PLACE|services) (is|are) [mostly|mainly|aimed] (for|at|aimed at) V',
  ],
  uniqueValue: [
    'what (makes|sets|keeps) us (different|special|unique|apart|stand out|better) [from others|from the rest|from the competition] [is|is that|is how|is the fact that] V',
    "(we stand out|we are different|we're different|we're special|we are special) because V",
    '(people|customers|clients|guests|they) (love|like|pick|prefer|trust|recommend|choose|come to|come back to) us because V',
    '(people|customers|clients|guests|they) (come|come back|return) because V',
    "(we're|ARE|we are) ~ [best] (known|famous) for V",
    'we (pride ourselves on|stand for|specialize in|specialise in) V',
    'unlike (others|other PLACE|the competition|our competitors|most) [we] V',
  ],
  ownerRole: ["(i'm|i am|i became|i've become) ~ (the|a|OUR) V", "(i'm|i am|i became) ~ V"],
}
