import { orderedBy } from './ordered-by.ts'
import type { LexiconSource } from './source.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

export const english: LexiconSource = {
  free: `compared_with compared_to instead_of only_thing the_only_thing during a_few_words some_words a an the this that these those it its itself he him his she her hers they them their theirs there here
    be am is are was were been being 's 're have has had having 've do does did doing done of in on at to into onto from by
    for with as up down over off out about through per than too_much also too then now today nowadays currently which who whom
    whose what how such own myself ourselves themselves can able let mr mrs ms thank thanks thank_you thanks_to_everyone thanks_a_lot
    many_thanks please dear hello hi yes no_doubt well just however overall in_short in_all indeed like_this way what's
    the_fact thing things one_thing as_well as_for when_it_comes_to in_particular by_far_not came come keep kept part`,
  topics: `company business team staff place shop store crew firm people service product folks
    clinic practice studio school restaurant hotel app software tool`,
  carriers: `score rate rated rating gets words word point another side view speak speaking myself something see name one_more_thing question asked ask talk know deserve deserves description impression role review as
    use used using say said tell mention share add note experience find found think feel believe choose chose
    chosen came_to went_with get got receive received give gave given stand_out stands_out stood_out customer client
    for_me to_me personally honestly worth_mentioning opinion point mean means make made go went took take matter matters
    work_with worked_with deal_with dealing_with turned_to pick picked when_it_came_to
    wanted_to_share want_to_share want_to_mention wanted_to_mention quick_note quick_word`,
  joints: 'and but or nor although though even_though while whereas which who that when where yet plus',
  causes: `because since_it since_they due_to thanks_to as_a_result therefore so_that because_of owing_to that_is_why
    which_is_why led_to results_in resulted_in hence thus caused`,
  why: 'why reason because_of',
  marks: {
    not: "not n't no without neither nor cannot",
    ceased: 'no_longer not_anymore not_any_more not_any_longer anymore any_more any_longer',
    ever: 'ever once_and_for_all',
    more: 'more',
    less: 'less fewer',
    most: 'most of_all_most',
    least: 'least',
    very: `very really realy truly extremely incredibly so highly completely totally absolutely super a_lot lots much far
      deeply especially particularly remarkably exceptionally perfectly thoroughly greatly by_far entirely fully`,
    little: 'a_bit a_little slightly somewhat little kind_of sort_of a_touch fairly rather',
    excess: 'too overly',
    almost: 'almost nearly practically virtually',
    barely: 'barely hardly scarcely',
    about: 'about around roughly approximately some_odd circa',
    exactly: 'exactly precisely',
    atLeast: 'at_least more_than over',
    atMost: 'at_most less_than under up_to fewer_than',
    only: 'only merely solely',
    all: 'all every each whole entire both any_and_all',
    some: 'some several a_few few certain',
    maybe: 'maybe perhaps probably possibly might may',
    surely: 'certainly definitely surely undoubtedly without_a_doubt guaranteed no_doubt',
    will: "will 'll going_to gonna shall",
    would: "would 'd",
    could: 'could',
    should: 'should ought_to must has_to',
    if: 'if unless provided only_if',
    always: 'always constantly every_time each_time consistently',
    often: 'often frequently regularly',
    mostly: 'mostly usually generally mainly normally',
    sometimes: 'sometimes occasionally now_and_then at_times from_time_to_time',
    once: 'once one_time on_one_occasion',
    formerly: 'used_to',
  },
  persons: {
    i: 'i',
    me: 'me',
    my: 'my mine',
    we: 'we',
    us: 'us',
    our: 'our ours',
    you: 'you your yours',
  },
  fused: {
    'person+all': 'everyone everybody all_of_us all_of_them',
    'person+not': 'nobody no_one',
    person: 'anyone anybody',
    'person+some': 'someone somebody',
    'thing+all': 'everything',
    'thing+not': 'nothing naught',
    thing: 'anything',
    'ever+not': 'never',
    'good+more': 'better',
    'good+most': 'best',
    'bad+more': 'worse',
    'bad+most': 'worst',
  },
  units: `second minute hour day week month year percent dollar euro pound time mile meter kilometer inch foot star point cent degree night morning
    evening afternoon weekend monday tuesday wednesday thursday friday saturday sunday`,
  asks: 'what which who whom whose how when where why anything',
  yes: 'yes yeah yep sure definitely absolutely certainly of_course yes_definitely',
  no: 'no nope not never nothing none nobody',
  same: `
    buy bought buys purchase purchased purchases shop_for, fast quick speedy swift prompt rapid quickly promptly,
    late delayed delay delays, cheap inexpensive affordable, help assist support assistance helps helped helpful,
    fix repair repaired mend, reply respond response responded answered answer replied replies,
    scared afraid frightened fear scare, color colour, child kids kid children, doctor dr doctors,
    mistake error mistakes errors, problem issue trouble problems issues, hard difficult, easy simple effortless,
    delivery deliver delivered deliveries shipping shipped ship shipment, start begin began started begun begun,
    finish end ended complete, call phone phoned called ring rang telephone, explain explained explanation,
    teach taught teacher teaching, think thought, speak spoke talk talked spoken, know knew known, keep kept,
    leave left, lose lost, feel felt, sleep slept, drive drove driven, wear wore worn, write wrote written,
    bring brought, run ran, see saw seen, hear heard, eat ate eaten, sell sold, send sent, spend spent, pay paid,
    build built, meet met, wait waiting waited, throw threw thrown, become became, break broke broken,
    forget forgot forgotten, grow grew grown, hold held, rise rose risen increase increased,
    fall fell fallen drop dropped decrease decreased reduce reduced shrink shrank went_down gone_down,
    polite courteous, invoice bill, appointment booking, photo photos picture pictures, quote estimate, clean cleaned tidy tidied,
    replace replaced, cancel canceled cancelled, employee worker, quiet silent, house home, noise noisy,
    arrive arrived, enter entered, damage damaged, manage managed, discover discovered, organize organized arrange arranged, stick stuck, understand understood, hurt pain hurts painful, month monthly,
    week weekly, day daily days, year yearly annual, half halves, loaf loaves, man men, woman women, life lives,
    before previously earlier, after following afterwards later, within in_under, save saved saving savings,
    recommend recommendation, satisfied happy pleased satisfaction content, guest visitor guests visitors, percent %,
    star stars, improve improved improvement better_than_before, change changed changes, visit visited visits,
    price prices pricing, hour hours hrs hr, minute minutes min mins, dollar dollars usd $, euro euros eur €,
    pound pounds gbp £, again once_more, patient patience, expect expected expectation expectations,
    use used using usage, come came, go went, twice two_times, take took taken, give gave given, get got gotten,
    make made, find found, say said, tell told, choose chose chosen, come came, do did done, sit sat, stand stood,
    win won, lead led, read, cut, put, set, let, sing sang sung, swim swam swum, drink drank drunk, fly flew flown,
    catch caught, fight fought, deal dealt, feed fed, fit fitted, freeze froze frozen, hang hung, hide hid hidden,
    hit, lay laid, lend lent, lie lay lain, mean meant, ride rode ridden, shake shook shaken, shine shone, shoot shot,
    show showed shown, shut, sink sank sunk, split, spread, stay stayed, steal stole stolen, swear swore sworn,
    tear tore torn, wake woke woken, wind wound, withdraw withdrew withdrawn, bend bent, bite bit bitten,
    blow blew blown, burn burnt burned, dig dug, draw drew drawn, dream dreamt dreamed, learn learnt learned,
    light lit, quit, repay repaid, seek sought, sew sewn, smell smelt smelled, spell spelt, spill spilt, spoil spoilt,
    sweep swept, swing swung, weave wove woven, weep wept, fix fixed, gone disappeared vanished`,
  scales: `
    good okay ok fine decent acceptable < good well nice positive < great lovely < excellent fantastic amazing wonderful outstanding superb awesome incredible brilliant exceptional < perfect flawless unbeatable,
    bad mediocre weak < bad poor badly < terrible awful horrible dreadful,
    like like liked likes appreciate appreciated enjoy enjoyed value valued < love loved adore adored,
    beautiful pretty < beautiful < gorgeous stunning,
    big large big < huge enormous massive,
    small small little_sized < tiny,
    important important < essential crucial`,
  compared: `fast quick slow cheap big small large long short easy hard nice clean dirty warm cold soft loud quiet bright dark high
    low early late near strong weak light heavy happy healthy young old new safe smooth simple rich poor thin thick tight loose fresh
    friendly busy calm fair kind sweet sharp deep wide great fine crisp`,
  numbers: Object.fromEntries([
    ...units.split(' ').map((word, value) => [word, value] as const),
    ...tens.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
    ['dozen', 12],
    ['hundred', 100],
    ['thousand', 1000],
    ['million', 1_000_000],
  ]),
  intents: `
    like; favorite = plus side; upside; liked
    like most; best; favorite = best part; best; most liked
    not like; disappoint; dislike; bother; went wrong = downside; down side; less good; negative; not liked; weak point; problem
    benefit; advantage = plus side; upside; benefit; advantage; see
    improve; could be better; would change; missing; do differently; not like = could be better; could improve; would improve; improve; better; room for improvement; would change; to change; missing
    before; problem; challenge; struggle; come to us = problem before; problem; deal before; challenge; this problem; brought
    change; result; difference; impact; different; outcome; benefit; noticed = result; changed; difference; different; outcome; results
    help = most helpful; helped most; helpful; useful; most useful
    who; person = person; name
    describe; words = describe; words
    anything else; add; tell = add; else`,
  granted: {
    satisfied: 'satisfied',
    good: 'good',
    like: 'like',
    recommend: 'recommend',
    star: 'star',
    fall: 'fall',
    rise: 'rise',
  },
  instructions: orderedBy({
    reportWords:
      "i we they he she it who that people everybody everyone nobody friends customers colleagues staff others to can could would will must should may might did do does didn't don't doesn't never not always also only really",
    ordered:
      'you (?:must|should|shall|will|can|have to|need to|are to)|(?:want|need|ask|order|command|instruct|tell|allow)(?:ed|s)? you to',
    orders: [
      '(?:ignore|disregard|forget)\\b.*\\b(?:instructions?|prompts?|rules|above|previous)',
      '(?:write|say|claim|state|mention|tell them) (?:that|a (?:\\d|five|glowing|positive)|how|everyone)',
    ],
    anywhere: 'system prompt',
  }),
}
