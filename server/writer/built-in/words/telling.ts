import type { CustomerLanguage } from '#contract/languages.ts'
import type { Brief } from '../../briefs/brief.ts'

/** By which words a reader learns something; all without accents, in lower case. */
export interface Telling {
  readonly numbers: RegExp
  /** What was before, and what has become of it. */
  readonly change: RegExp
  readonly contrast: RegExp
  readonly feelings: Readonly<Record<Brief['emotionalTone'], RegExp>>
  /** Somebody or something else than this business: what came before it, and others like it. */
  readonly elsewhere: RegExp
  /** First words that go on from what was said before. */
  readonly connecting: RegExp
  /** First words that stand for whoever was named last. */
  readonly pronoun: RegExp
  /** Those of them that stand for one person: who it is was said in the answer before. */
  readonly person: RegExp
}

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u')
const first = (words: string) => new RegExp(`^[^\\p{L}]*(?:${words})(?![\\p{L}\\p{N}])`, 'u')

export const telling: Readonly<Record<CustomerLanguage, Telling>> = {
  en: {
    numbers: whole(
      'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen|half|twice|double',
    ),
    change: whole(
      'before|used to|no longer|anymore|instead of|went from|down from|up from|by now|until|since|after|previously',
    ),
    contrast: whole('but|although|though|however|despite|even though|whereas|while|except|still|yet'),
    feelings: {
      grateful: whole('thank\\w*|grateful|appreciat\\w+'),
      relieved: whole('reliev\\w+|relief|finally|peace of mind|worr\\w+|calm\\w*|less scared|scared|nervous'),
      impressed: whole('impress\\w+|amaz\\w+|surpris\\w+|blown away|wow|incredib\\w+|outstanding'),
      satisfied: whole('satisf\\w+|happy|happier|pleased|glad|content'),
      excited: whole("excit\\w+|thrill\\w+|love\\w*|delight\\w+|can'?t wait|look forward|fun"),
    },
    elsewhere: whole(
      'before|previous\\w*|former\\w*|used to|had been|hadn.t|old|last|another|other|others|competitors?|elsewhere|years ago|back then',
    ),
    connecting: first('but|and|also|then|so|however|or|plus|yet|besides|still|afterwards|too|therefore'),
    person: first("he|she|his|her|he's|she's"),
    pronoun: first(
      "he|she|they|it|this|that|these|those|his|her|him|them|their|its|it's|he's|she's|they're|that's",
    ),
  },
  es: {
    numbers: whole(
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cincuenta|cien|mil|docena|mitad|doble',
    ),
    change: whole('antes|ya no|en vez de|paso de|pasamos de|pase de|hasta|desde|despues|ahora'),
    contrast: whole('pero|aunque|sin embargo|a pesar|salvo|excepto|en cambio'),
    feelings: {
      grateful: whole('gracias|agradec\\w+'),
      relieved: whole('alivi\\w+|tranquil\\w+|por fin|miedo|preocup\\w+|nervios\\w*'),
      impressed: whole('impresion\\w+|sorprend\\w+|asombr\\w+|increible\\w*'),
      satisfied: whole('satisf\\w+|content[oa]s?|feliz|felices|alegr\\w+'),
      excited: whole('ilusion\\w*|encant\\w+|emocion\\w+|ganas|entusiasm\\w+'),
    },
    elsewhere: whole(
      'antes|anterior\\w*|antigu[oa]s?|otr[oa]s?|competencia|ultim[oa]s?|hace anos|entonces|solia\\w*|habia\\w*',
    ),
    connecting: first('pero|y|tambien|luego|entonces|ademas|sin embargo|asi que|despues|o'),
    person: first('ella'),
    pronoun: first('ella|ellos|ellas|esto|eso|este|esta|esos|esas|estos|estas'),
  },
  fr: {
    numbers: whole(
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|cinquante|cent|mille|moitie|double|dizaine',
    ),
    change: whole('avant|ne plus|au lieu de|passe de|passes de|jusqu|depuis|apres|desormais|maintenant'),
    contrast: whole('mais|pourtant|cependant|malgre|bien que|sauf|par contre|en revanche'),
    feelings: {
      grateful: whole('merci|reconnaissant\\w*|remerci\\w+'),
      relieved: whole('soulag\\w+|rassur\\w+|enfin|peur|inquiet\\w*|stress\\w*'),
      impressed: whole('impression\\w+|surpri\\w+|epat\\w+|bluff\\w+|incroyable\\w*'),
      satisfied: whole('satisfai\\w+|content\\w*|heureu\\w+|ravi\\w*'),
      excited: whole('ador\\w+|enthousias\\w+|hate|emball\\w+|plaisir'),
    },
    elsewhere: whole("avant|ancien\\w*|precedent\\w*|autres?|concurren\\w+|dernier\\w*|ailleurs|a l'epoque"),
    connecting: first('mais|et|aussi|puis|ensuite|alors|donc|cependant|pourtant|de plus|ou|apres'),
    person: first('elle'),
    pronoun: first(
      "il|elle|ils|elles|ce|cela|ca|c'est|c'etait|celui|celle|ceux|cette|ces|son|sa|ses|leur|leurs",
    ),
  },
  de: {
    numbers: whole(
      'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|funfzig|hundert|tausend|dutzend|halfte|doppelt\\w*',
    ),
    change: whole(
      'vorher|fruher|nicht mehr|statt|anstatt|seit\\w*|danach|inzwischen|mittlerweile|jetzt|heute|bis',
    ),
    contrast: whole('aber|allerdings|obwohl|trotz\\w*|jedoch|dennoch|nur leider|ausser|wahrend'),
    feelings: {
      grateful: whole('dank\\w*|vielen dank'),
      relieved: whole('erleichter\\w+|endlich|beruhig\\w+|angst|sorge\\w*|nervos'),
      impressed: whole('beeindruck\\w+|uberrasch\\w+|begeister\\w+|unglaublich\\w*|hammer'),
      satisfied: whole('zufrieden\\w*|glucklich\\w*|froh'),
      excited: whole('freu\\w*|lieb\\w*|toll\\w*|spass|gespannt'),
    },
    elsewhere: whole(
      'vorher\\w*|fruher\\w*|zuvor|ander\\w+|konkurrenz|alte[rsn]?|letzte[rsn]?|damals|hatte\\w*|woanders',
    ),
    connecting: first('aber|und|auch|dann|danach|also|ausserdem|trotzdem|oder|jedoch|deshalb'),
    person: first('er'),
    pronoun: first(
      'er|sie|es|das (?:ist|war|hat|ging|wurde)|dies|diese|dieser|dieses|sein|seine|ihr|ihre|ihm|ihn|ihnen',
    ),
  },
  pt: {
    numbers: whole(
      'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|cinquenta|cem|mil|duzia|metade|dobro',
    ),
    change: whole('antes|ja nao|em vez de|passou de|passamos de|passei de|ate|desde|depois|agora|hoje'),
    contrast: whole('mas|porem|embora|contudo|apesar|no entanto|exceto|so que'),
    feelings: {
      grateful: whole('obrigad\\w+|agradec\\w+|grat[oa]s?'),
      relieved: whole('alivi\\w+|tranquil\\w+|finalmente|medo|preocup\\w+|nervos\\w*'),
      impressed: whole('impression\\w+|surpre\\w+|incrivel|incriveis|espantad\\w+'),
      satisfied: whole('satisf\\w+|content\\w+|feliz|felizes'),
      excited: whole('ador\\w+|amei|entusiasm\\w+|animad\\w+|ansios\\w+'),
    },
    elsewhere: whole(
      'antes|anterior\\w*|antig[oa]s?|outr[oa]s?|concorren\\w+|ultim[oa]s?|tinha\\w*|havia\\w*',
    ),
    connecting: first('mas|e|tambem|depois|entao|porem|alem disso|por isso|ou|contudo'),
    person: first('ele|ela'),
    pronoun: first('ele|ela|eles|elas|isto|isso|este|esta|esse|essa|estes|estas|esses|essas'),
  },
}

/** As these words are read: small letters without accents. */
export function foldedWords(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
}
