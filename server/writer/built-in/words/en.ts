import type { Lexicon } from './lexicon.ts'
import { wordSet } from './word-set.ts'

export const englishWords: Lexicon = {
  adjectives: wordSet(
    'happy satisfied pleased delighted thrilled impressed grateful thankful relieved excited glad disappointed unhappy dissatisfied annoyed frustrated unsure sceptical skeptical surprised confident comfortable content amazed upset friendly kind helpful professional polite patient honest responsive knowledgeable attentive welcoming caring courteous punctual competent skilled experienced rude unfriendly unhelpful unprofessional impatient approachable thoughtful trustworthy reliable caring dedicated talented considerate organized cheerful quick fast prompt rushed painless gentle relaxed easy simple clear clean fresh good great excellent nice lovely beautiful fair affordable cheap expensive pricey slow late early safe warm cold hot quiet loud noisy modern cozy comfy tasty delicious crisp crispy soft smooth flexible efficient effective accurate precise careful perfect wonderful fantastic amazing awesome brilliant superb outstanding solid sturdy strong weak poor bad terrible awful horrible okay ok fine decent average mediocre confusing complicated difficult hard boring dirty broken free short long small big large tidy calm bright sharp useful intuitive stable buggy useless new old high low timely transparent creative innovative personal thorough detailed reasonable top local tiny crowded overpriced',
  ),
  nouns: wordSet(
    'delivery service staff team price quality communication support value food bread coffee cake atmosphere work workmanship advice attention detail process experience result pricing selection product website app software dashboard setup onboarding training installation shipping packaging turnaround response quote estimate appointment consultation treatment care room kitchen bathroom roof garden menu dinner lunch breakfast sourdough crust parking location music design logo artwork print fit fabric color size installer driver plumber doctor dentist lawyer agent manager owner receptionist waiter chef teacher coach trainer invoice bill documentation interface report reporting integration wait time speed punctuality honesty patience kindness knowledge expertise reliability flexibility transparency organization cleanliness ambience ambiance view bed pool dressing sauce pizza salad wine beer dough pastry repair cleanup crew order customer company project job handover follow-up checkout billing customization personalization friendliness professionalism welcome warranty guidance planning presentation feedback tone style noise heating smell people prices ingredients products colors colours flavors flavours results explanations answers reports rooms cakes pastries croissants hours times options features widgets emails updates deliveries photos pictures files designs logos shirts jerseys uniforms orders appointments instructions templates integrations fees portions dishes desserts drinks staffers workers installers drivers nurses doctors trainers classes lessons invoices costs materials tiles windows doors repairs deadlines questions details tools screens sizes stitches prints employees colleagues flowers vegetables loaves rolls replies savings',
  ),
  determiners: wordSet(
    'the a an my our your their his her its this that these those some any all every each both no more less fewer most many much several enough another other',
  ),
  intensifiers: wordSet(
    'very really so super extremely quite pretty rather too fairly absolutely incredibly always mostly usually sometimes never not a bit little somewhat also truly especially generally overall consistently completely totally',
  ),
  comparing:
    /^(?:more|less|fewer|better|faster|quicker|longer|shorter|earlier|later|cheaper|lower|clearer|simpler|easier|larger|bigger|smaller|wider|warmer|softer|quieter|cleaner|nicer|fresher|friendlier) /i,
  subjects: wordSet(
    "i we they it he she you there everyone everybody nobody someone something everything nothing who i'm we're they're it's he's she's you're that's there's i've we've they've i'd we'd they'd i'll we'll they'll im ive its",
  ),
  verbs: wordSet(
    "is are was were am has have had does do did will would can could should may might must made gave helped saved took got came went kept did didn't doesn't don't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't makes gives helps saves takes gets comes goes keeps knows knew understood understands felt feels looks looked works worked arrived delivered finished fixed answered answers explained explains listened listens responded responds showed shows called calls sent sends found finds left leaves stayed stays holds held fits fitted lasts lasted tastes tasted smells loves likes recommend recommends loved liked enjoyed bought ordered waited needed wanted used uses paid charged turned became broke failed fails forgot lost missed cost costs changed exceeded met improved increased doubled reduced cut dropped grew solved provided provides offers offered treated cared repaired installed replaced booked asked tried returned received spent think thought believe hope wish said told see saw let lets put ran runs built designed cleaned baked cooked served guided supported remembered noticed appreciated appreciate trust trusted ask asks want wants need needs throw threw love like enjoy cannot chose choose hired visited signed switched brought drove rode ate drank slept stood sat began wrote read spoke heard led meant taught sold won wore hurt fell caught opened closed started stopped played picked pulled pushed ended tells talked turns means brings",
  ),
  clauseStarts: wordSet('how what why that being'),
  replies: wordSet(
    'yes yeah yep yup sure definitely absolutely certainly totally always 100% y no nope nah never n n/a na none x idk tbd null undefined nil nothing maybe perhaps possibly probably',
  ),
  bad: wordSet(
    'slow late bad poor terrible awful horrible rude unfriendly unhelpful unprofessional expensive pricey overpriced disappointed disappointing disappointment problem problems issue issues broken broke wrong worse worst delay delays delayed dirty cold confusing confused complicated difficult hard annoying annoyed frustrating frustrated failed fails fail mistake mistakes error errors missing missed lost unfortunately complaint complain waited weak buggy useless never unhappy dissatisfied however but although though except crowded noisy loud mediocre average waste leak leaked damaged cracked forgot ignored refund stale burnt soggy bland undercooked filthy unresponsive smelly arrogant careless sloppy scratched torn hidden unfair dishonest unreliable lack lacking unanswered greasy stained moldy outdated cramped lukewarm tepid wait waits waiting unreachable impossible endless queue queues noise overcooked crash crashes crashed bug bugs rusty mouldy unsafe scam rip-off nightmare mess messy overcharged forgotten smell smelled stank',
  ),
  negations: wordSet(
    "not no never nothing nobody none without didn't doesn't don't isn't aren't wasn't weren't won't wouldn't can't couldn't cannot hasn't haven't hadn't hardly barely",
  ),
  leaning: wordSet(
    "it they he she this that these those them his her their its and but or so also then because which while however therefore besides plus too there afterwards later both either neither it's they're he's she's that's its although still yet instead otherwise anyway next second secondly finally another others one",
  ),
  common: wordSet(
    'the and was were is are i we they it you my our to for of with in on at that this very not but have had would from as be so all me us good great',
  ),
}
