import type { CustomerLanguage } from '#contract/languages.ts'
import type { SentenceKind } from '../../writer/service.ts'

/*
 * Nobody can list all the ways in which a sentence takes back another one: "Maria left in spring", "I made that up". So only
 * two kinds may be left out of a quote: sentences that praise, and scenes, which tell where and when somebody came. A word
 * that is missing here only means that a text is quoted whole.
 */

interface Kinds {
  /** Beginnings of words that praise. */
  readonly praise: RegExp
  /** How a scene begins. */
  readonly begins: RegExp
  /** All the verbs that a scene has. */
  readonly verbs: ReadonlySet<string>
}

const stems = (beginnings: string) => new RegExp(`^(?:${beginnings.trim().split(/\s+/).join('|')})`, 'u')
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const kinds: Readonly<Record<CustomerLanguage, Kinds>> = {
  en: {
    praise: stems(
      'great$ good$ excellen perfect fantastic wonderful amaz awesome superb outstanding brillian beautiful lovely$ nice$ friend(?:ly) kind$ kindly helpful caring attentive welcoming polite patient$ professional reliab honest punctual fresh delicious tasty clean$ spotless quick fast$ prompt efficien recommend$ love[ds]?$ enjoy happy happi pleas(?:ed|ant) delight thank impress best$ cozy comfortabl relax warm$ gentle generous thorough knowledg',
    ),
    begins: /^(?:we|i|my (?:\w+ )?(?:and i|husband|wife|family))\b/u,
    verbs: words(
      'came arrived visited sat met celebrated booked moved bought chose hired live lived stayed are',
    ),
  },
  es: {
    praise: stems(
      'bueno buena excelen perfect fantástic maravill increíble estupend genial precios bonit hermos amable simpátic atent cordial profesional fiable honest puntual fresc delicios ric[oa]s?$ limpi rápid eficien recomiend encant feliz content agradec gracias mejor$ acoged cómod',
    ),
    begins:
      /^(?:fuimos|fui|llegamos|llegué|visitamos|celebramos|reservamos|nos sentamos|vivimos|vivo|vinimos|vine)(?!\p{L})/u,
    verbs: words(
      'fuimos fui llegamos llegué visitamos celebramos reservamos sentamos vivimos vivo vinimos vine',
    ),
  },
  fr: {
    praise: stems(
      'bon$ bonne excellen parfait fantasti merveill incroyabl superbe génial magnifi beau$ belle aimable gentil sympath chaleureu accueil souriant attenti professionnel fiable honnête ponctuel frais$ fraîche délicieu propre rapide efficac recommande ador ravi heureu merci meilleur confortab',
    ),
    begins: /^(?:nous|je|j'|on)(?!\p{L})/u,
    verbs: words(
      'sommes suis étions étais venus venu venue avons ai arrivés arrivé visité fêté réservé habitons habite assis',
    ),
  },
  de: {
    praise: stems(
      'gut$ gute[nrms]?$ hervorragend perfekt fantasti wunderbar wunderschön toll$ tolle großartig super$ freundlich nett herzlich hilfsbereit aufmerksam höflich professionell zuverlässig ehrlich pünktlich frisch lecker köstlich sauber schnell effizient empfehl liebe[nt]?$ begeister glücklich zufrieden dank beste[nrsm]?$ gemütlich bequem schön',
    ),
    begins: /^(?:wir|ich)(?!\p{L})/u,
    verbs: words('kamen kam saßen saß besuchten feierten buchten wohnen wohne waren war sind'),
  },
  pt: {
    praise: stems(
      'bom$ boa$ bons$ boas$ excelen perfeit fantástic maravilh incrív ótim lind bonit amáve simpátic gentil atencios profission confiáve honest pontua fresc delicios limp rápid eficien recomend ador feliz content obrigad melhor$ acolhed confortáv',
    ),
    begins:
      /^(?:fomos|fui|viemos|vim|chegamos|visitamos|celebramos|reservamos|ficamos|moramos|moro|vivemos)(?!\p{L})/u,
    verbs: words(
      'fomos fui viemos vim chegamos visitamos celebramos reservamos ficamos moramos moro vivemos',
    ),
  },
}

/** What makes a scene more than one. */
const eventful =
  /\p{N}|[!?:;]|\b(?:again|back|after|afterwards|then|next|later|until|hours?|minutes?|once|hungry|hospital|lawyer|police|doctor|toilet|refund|después|luego|horas?|minutos?|hospital|après|ensuite|heures?|hôpital|danach|später|stunden?|minuten?|krankenhaus|depois|minutos?)(?!\p{L})/iu
/** Praise that is none. */
const idiom =
  /\b(?:good (?:luck|riddance|grief|part)|goodbye|so much for|nice try|thanks for nothing|at best|best (?:avoided|left|part)|(?:love|lovely) (?:how|when))\b/iu
const pastOfEnglish = /(?:[^e]ed)$/u

/** Whether a sentence has a word that praises. */
export function praises({ text, words: own }: SentenceKind, language: CustomerLanguage): boolean {
  return !idiom.test(text) && own.some((word) => kinds[language].praise.test(word))
}

/** Whether a sentence takes nothing back, limits nothing and doubts nothing, so that a quote can do without it. */
export function mayBeLeftOut(sentence: SentenceKind, language: CustomerLanguage): boolean {
  if (praises(sentence, language)) return true
  const { text, words: own, verbs, isFragment } = sentence
  const { begins, verbs: scenic } = kinds[language]
  const isScenic = (word: string) => scenic.has(word)
  return (
    !isFragment &&
    !idiom.test(text) &&
    begins.test(text.toLowerCase()) &&
    !eventful.test(text) &&
    own.some(isScenic) &&
    verbs.every(isScenic) &&
    (language !== 'en' || own.every((word) => !pastOfEnglish.test(word) || isScenic(word)))
  )
}
