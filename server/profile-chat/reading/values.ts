import type { FieldName } from './statement.ts'
import { isHours, isLanguages } from './hours.ts'
import { longPattern } from './long-pattern.ts'

const tail = longPattern(String.raw`
  [\s,]+(?:now|too|as well|also|please|pls|instead(?: of .*)?|rather than .*|from now on|from today(?: on)?
  |going forward|these days|nowadays|any ?more|any longer|at the moment|for now|right now|today|lately|already
  |as of (?:today|now|this (?:week|month|year))|effective immediately|starting (?:today|now)|thanks|thank you
  |thx|since (?:last|this) \w+|last (?:week|month|year|spring|summer|fall|autumn|winter)|this (?:week|month
  |year|spring|summer|fall|autumn|winter)|again|by the way|btw|recently|and not .*|not .*|to the list|here|too
  |ok|okay|if you don't mind|instead|(?:at|in) (?:our|the|my) (?:place|business|company|shop|store|studio|salon|firm|practice|restaurant
  |café|cafe|agency|clinic|gym)|(?:with|from|at) us|at ours|for good|altogether|completely|entirely|totally|(?:in|this past|last) (?:spring|summer|fall|autumn|winter|january|february
  |march|april|may|june|july|august|september|october|november|december)(?: \d{4})?)$`)
const reason =
  /[\s,]+(?:because|since|so that|although|though|even though|until|while|when|as we|due to|thanks to)\s.*$/iu
const abbreviation = /\b(?:Co|Inc|Ltd|Bros|Corp|Jr|Sr|St)\.$/u

/** Without quotation marks and thanks around a text that says what it says to its last word. */
function withoutEnds(text: string): string {
  return text
    .replace(/^[\s"',:=–—-]+|[\s"',:;!–—-]+$/gu, '')
    .replace(/[\s,]+(?:please|pls|thanks|thank you)$/iu, '')
    .replace(/\.$/u, '')
}

/** What goes on as a sentence does: "our customers can now book", "our industry isn't dentistry". Names have capitals. */
const noValue = longPattern(String.raw`
  ^(?:not|no|never|none|neither|nor|n't|\w+n't|can|could|may|might|must|should|shall|will|would|has|have|had|is|are|was|were
  |be|been|do|does|did|gets?|got|loves?|likes?|wants?|needs?|comes?|asks?|says?|keeps?|seems?|looks?|feels?|becomes?|stays?
  |remains?|book|books|said|came|went|really|still|always|often)(?!\S)`)

function isNoValue(value: string, field: FieldName): boolean {
  if (field === 'description' || field === 'uniqueValue')
    return /^(?:is|are|was|were|isn't|aren't|has|have)\s/iu.test(value)
  return !/^\p{Lu}/u.test(value) && noValue.test(value)
}

/** Without what stands around a value: quotation marks, "now", "instead", "please". */
export function withoutTail(value: string): string {
  let bare = value
  for (;;) {
    const shorter = bare
      .replace(/^[\s"',:=–—-]+|[\s"',:;!?–—-]+$/gu, '')
      .replace(/\.+$/u, (dots, at: number) => (abbreviation.test(bare.slice(0, at + 1)) ? dots : ''))
      .replace(tail, '')
    if (shorter === bare) return bare
    bare = shorter
  }
}

const trade = longPattern(String.raw`
  (?:\b(?:bakery|salon|studio|shop|store|café|cafe|restaurant|agency|firm|clinic|practice|gym|school|hotel
  |hostel|inn|bar|pub|bistro|diner|pizzeria|brewery|winery|vineyard|distillery|garage|workshop|contractor
  |company|business|service|services|barbershop|barber|spa|boutique|gallery|florist|farm|nursery|daycare
  |kindergarten|academy|consultancy|consultants|dentist|dentistry|surgery|pharmacy|bookstore|bookshop|library
  |cinema|theater|theatre|museum|venue|caterer|roastery|butcher|butchery|grocer|grocery|supermarket|market
  |deli|delicatessen|patisserie|laundry|dry cleaner|cleaner|cleaners|plumber|plumbers|electrician|electricians
  |roofer|roofers|carpenter|carpenters|builder|builders|painter|painters|decorator|landscaper|landscapers
  |gardener|photographer|photographers|videographer|designer|designers|architect|architects|lawyer|lawyers
  |law office|accountant|accountants|realtor|realtors|broker|brokerage|dealership|charity|nonprofit|non-profit
  |startup|software house|manufacturer|factory|wholesaler|retailer|distributor|supplier|mechanic|locksmith|vet
  |veterinarian|groomer|kennel|stable|club|church|tour operator|travel agent|co-op|cooperative|franchise
  |foundation|lab|laboratory|center|centre|parlor|parlour|institute|print shop|printer|printers|jeweler|jeweller|tailor|optician|physiotherapist
  |therapist|chiropractor|coach|trainer|tutor|web shop|webshop|marketplace|food truck|bed and breakfast|B&B
  |guesthouse|campsite|marina|chandlery|foundry|pottery|creamery|dairy|tearoom|tea room|coffeehouse
  |coffee house|steakhouse|nightclub|records? label|publisher|press|newspaper|magazine|bank|insurer
  |credit union)|\w{3,}(?:shop|house|works|smith|maker|makers))$`)
const notTrade = longPattern(String.raw`
  ^(?:the|at|in|on|with|near|from|by|for|to|of|about|around|behind|as|out|off|up|down|away|back|over|under|into|onto|after|before|between|bit|little|lot|few|team|group|bunch|couple|member|mess|one|good|great|proud|happy|very|really|big
  |person|human|family|growing|fan|close|part|long|short|day(?! spa| care| nursery| camp)|week|month|year|kind)(?!\S)|\b(?:like|not|closed
  |broke|busy|of \d+)\b`)
/** "Next to a spa" is not one. */
const beside = /\b(?:to|of|from|at|on|like|than|next|near|no)\b/iu
const people = longPattern(String.raw`
  \b(?:people|persons?|families|family|homeowners?|households?|parents?|moms?|mums?|dads?|mothers|fathers|kids
  |children|teens|teenagers|adults|seniors|retirees|pensioners|students|pupils|teachers|professors
  |professionals|workers|employees|commuters|neighbou?rs|locals|residents|tourists|travel(?:l)?ers|visitors
  |couples|brides|grooms|newlyweds|men|women|girls|boys|businesses|business owners|companies|firms|startups
  |start-ups|shops|stores|retailers|restaurants|cafés|cafes|hotels|bars|schools|hospitals|clinics|offices
  |agencies|landlords?|tenants?|agents|renters|developers|builders|contractors|architects|designers|artists
  |musicians|athletes|runners|cyclists|dancers|gamers|farmers|growers|engineers|doctors|nurses|dentists
  |lawyers|freelancers|entrepreneurs|founders|executives|managers|teams|crews|groups|fans|nonprofits|charities|churches
  |collectors|enthusiasts|hobbyists|beginners|buyers|sellers|investors|drivers|riders|patients|pets|pet owners
  |dog owners|cat owners|owners|lovers|cooks|chefs|bakers|readers|writers|expats|immigrants|millennials|gen z
  |veterans|organizations|organisations|institutions|municipalities|cities|towns|communities|singles|foodies
  |brands|manufacturers|wholesalers|distributors|suppliers|makers|goers|seekers|walkers|hikers|climbers
  |campers|boaters|sailors|anglers|golfers|freshmen|graduates|apprentices|clubs|leagues|bands|venues|planners
  |caterers|everyone (?:in|who|with)|anyone (?:in|who|with)|those who|\w{3,}(?:owners|lovers|goers|makers
  |holders|seekers|enthusiasts|fans))\b`)
const morePeople =
  /\b\p{L}{3,}(?:ers|ors|ists|ents|ants|ees|ians|folks?|holders|lords|dogs|cats|horses|animals|pets)\b|^an? (?:\S+ )?\p{L}{3,}(?:er|or|ist|ent|ant|ian)\b/iu
const notPeople = longPattern(String.raw`
  ^(?:always|never|often|very|so|too|really|happy|unhappy|angry|great|good|bad|satisfied|tired|not
  |\w+ing(?= (?:about|for|at|to|us|the|more|up|on|in|that|with|from|back|less|our|it)(?!\S)|$)|our|your|it
  |this|that|them|you|a problem|waiting|kept)(?!\S)|\b(?:complain\w*|unhappy|angry|happy|satisfied|tired
  |leaving|waiting|rude|late|love us|hate|my family|his family|her family|our team)\b`)
const role = longPattern(String.raw`
  ^(?!(?:the )?(?:only|best|worst|same|one|wrong|last|first|bad|good)\b)(?:(?:the|a|an|our
  |new) )?(?:[\p{L}&/-]+ ){0,3}(?:owner|co-?owner|founder|co-?founder|ceo|cfo|coo|cto|cmo|chief|director
  |manager|president|partner|principal|head|chef|baker|boss|lead|proprietor|chair|chairman|chairwoman
  |chairperson|officer|secretary|treasurer|designer|architect|engineer|consultant|stylist|barber|photographer
  |instructor|teacher|coach|trainer|therapist|dentist|doctor|broker|realtor|contractor|electrician|plumber
  |mechanic|florist|artist|editor|producer|administrator|coordinator|supervisor|specialist
  |technician)(?: (?:of|for|and) [\p{L}&/ -]{2,40})?$`)
const personName =
  /^(?:\p{Lu}[\p{L}'’.-]*|(?:van|von|de|der|den|da|di|la|le|al|bin|ben|dos|del|du|ter|ten|y|e)(?=\s))(?:\s+(?:\p{Lu}[\p{L}'’.-]*|(?:van|von|de|der|den|da|di|la|le|al|bin|ben|dos|del|du|ter|ten|y|e)(?=\s))){0,4}$/u
const kin = longPattern(String.raw`
  ^(?:(?:my|our|his|her|the) )?(?:(?:older|younger|big|little|eldest|business|good|new|old|former) )?(?:sister
  |brother|daughter|son|wife|husband|mother|father|mom|mum|dad|cousin|aunt|uncle|niece|nephew|partner|friend
  |colleague|manager|assistant|employee|spouse|fiancée?|boss|mr|mrs|ms|dr)\.?[\s,]+(?=\S)`)
const nobody = longPattern(String.raw`
  ^(?:i|he|she|it|we|they|you|who|nobody|no one|someone|somebody|everyone|everybody|this|that|there|my|our|his
  |her|their|the|a|an|one|here|what|which|new|very|so|not|just|really|too|still|always|sure|happy|busy|sick|tired|good|great|back|away|ready|sorry|on|at
  |in|out|off|ill|dead|retired|gone|coming|going|leaving|business|money|time|life|things|everything|open|closed
  |and)(?!\S)`)
const noName = longPattern(String.raw`
  ^(?:it|that|this|him|her|them|me|us|you|back|out|again|later|up|off|in|a|an|by|on|at|for|when|before|after
  |if|to|is|not|the same|open|closed|today|tomorrow|any ?time|anytime|crazy|names|whatever|what|something
  |different|changed|wrong|right|good|bad|great|fine|new|misspelled|correct|known|better|nice|ugly|boring|too
  |very|so|really|still|always|never|all|out of|busy|our|your|my)(?!\S)|\b(?:instead|please|asap)\b|[@?]|\d{4}`)
const judgment = longPattern(String.raw`
  ^(?:wrong|right|correct|incorrect|outdated|old|out of date|missing|great|good|bad|fine|terrible|awful|nice
  |boring|too|very|so|really|not|still|always|never|ok|okay|broken|down|up|slow|fast|important|changing|here
  |there|better|worse|something|what|how|why|public|private|hidden|visible|shown|empty|long|short|everything
  |it|this|that)(?!\S)`)

/**
 * The value of a field in what stands where it should, or undefined when that is something else. Where the field is not named
 * ("we serve", "we're a"), only what is known to be of its kind counts.
 */
export function valueIn(words: string, field: FieldName, isNamed: boolean): string | undefined {
  const value = field === 'description' || field === 'uniqueValue' ? withoutEnds(words) : withoutTail(words)
  if (isNoValue(value, field)) return undefined
  if (value.length < 2 || /[<>{}[\]|\\]/.test(value)) return undefined
  return check[field](value, isNamed)
}

const when = (holds: boolean, value: string) => (holds && value.length >= 2 ? value : undefined)

const check: Readonly<Record<FieldName, (value: string, isNamed: boolean) => string | undefined>> = {
  businessName: (value, isNamed) => {
    const name = withoutTail(value.replace(reason, ''))
    return when(
      (!isNamed || /[\p{Lu}\p{N}]/u.test(name)) &&
        !noName.test(name) &&
        !judgment.test(name) &&
        name.split(/\s+/).length <= 8 &&
        !looksLikeNumber(name),
      name,
    )
  },
  industry: (value, isNamed) => {
    const own = withoutTail(
      value
        .replace(reason, '')
        .replace(
          /\s+(?:that|which|who|where|with|in|on|for|and we|specializing|specialising|offering|near|run by|based)\b.*$/iu,
          '',
        ),
    )
    const bare = own.replace(/^(?:a|an)\s+(?=\p{L})/iu, '')
    const isOne = isNamed ? !judgment.test(own) : isTrade(own)
    return when(
      (isNamed || !beside.test(bare)) && isOne && !notTrade.test(bare) && bare.split(/\s+/).length <= 6,
      bare,
    )
  },
  description: (value) => {
    const own = value.replace(/^that\s+/iu, '')
    return when(!judgment.test(own) && own.length >= 10, own)
  },
  targetMarket: (value, isNamed) =>
    when(!notPeople.test(value) && (people.test(value) || (isNamed && morePeople.test(value))), value),
  uniqueValue: (value) => {
    const own = value.replace(/^that\s+/iu, '')
    return when(!judgment.test(own) && own.split(/\s+/).length >= 2, own)
  },
  ownerName: (value) => {
    const name = withoutTail(value.replace(reason, '')).replace(kin, '').replace(/,.*$/u, '')
    return when(!nobody.test(name) && (personName.test(name) || isNameInSmallLetters(name)), name)
  },
  ownerRole: (value, isNamed) => {
    const own = withoutTail(value.replace(reason, '')).replace(
      /^(?:(?:the|a|an|our|new|current|proud) )+/iu,
      '',
    )
    const isOne = isNamed
      ? !judgment.test(own) && own.split(/\s+/).length <= 6 && !/\d/.test(own)
      : role.test(own)
    return when(isOne, own)
  },
  services: (value) => value,
  phone: () => undefined,
  contactEmail: () => undefined,
  businessUrl: () => undefined,
  openingHours: (value, isNamed) => when(isHours(value, isNamed), value),
  languages: (value) => when(isLanguages(value), value),
  reviewProfiles: () => undefined,
  accentColor: () => undefined,
}

const sector = longPattern(String.raw`
  ^(?:(?:skin|hair|nail|pet|elder|child|foot|lawn) ?care|real estate|construction|hospitality|retail|health ?care|education|finance|insurance|software|it|tech
  |technology|logistics|transport|transportation|manufacturing|agriculture|farming|tourism|travel|catering
  |event planning|events|marketing|advertising|media|publishing|fashion|beauty|fitness|wellness|automotive
  |consulting|accounting|law|legal services|landscaping|plumbing|roofing|cleaning|photography|design
  |interior design|architecture|engineering|e-?commerce|food|food and drink|entertainment|music|sports
  |property management|telecommunications|energy|solar|nonprofit)$`)

/** "We're a bakery" and "we're in real estate" name a trade; "we're a bit late" and "we're in Portland" do not. */
export function isTrade(value: string): boolean {
  return trade.test(value) || sector.test(value)
}

export function isRole(value: string): boolean {
  return role.test(value)
}

function looksLikeNumber(value: string): boolean {
  return value.replace(/\D/g, '').length >= 6
}

/** In a hurry, names are typed in small letters: one word, and none that something else could be. */
function isNameInSmallLetters(value: string): boolean {
  return (
    /^\p{Ll}{3,12}(?: \p{Ll}{3,14})?$/u.test(value) &&
    !/(?:ing|ed|s|ly|er|ness|tion|ment)$/u.test(value.split(' ')[0] ?? '')
  )
}
