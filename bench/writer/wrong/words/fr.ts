import { s, within, word, type SmallWords } from './word-lists.ts'

export const french: SmallWords = {
  determiners: word("le la les un une mon ma mes notre nos son sa ses leur leurs l' cette ce"),
  small:
    word(`le la les un une mon ma mes notre nos son sa ses leur l' d' n' qu' j' s' m' c' et ou mais en à au aux de du des pour avec par dans sur depuis est était
      sont ont a ai avons avait que qui quand si car jusqu' comme plus moins ne pas ni très me nous vous se je il elle ils elles on sans avant après pendant jamais seulement déjà`),
  is: word('est était sont étaient'),
  joints: word("et ou mais car que qu' qui quand si lorsque alors donc parce"),
  title: word('monsieur madame mme m dr docteur'),
  numbers: within(
    '\\d+(?:[.,:]\\d+)*\n(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)',
  ),
  change:
    /\bde (\S+(?: \p{L}+)?) à ((?:environ )?(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|un|une)\b)/iu,
  turns: [
    ['plus', 'moins'],
    ['avant', 'après'],
    ['avec', 'sans'],
    ['meilleur', 'pire'],
  ],
  tenses: [
    ['avant', 'maintenant'],
    ['maintenant', 'avant'],
    ['était', 'est'],
    ['étaient', 'sont'],
    ['avait', 'a'],
    ['avions', 'avons'],
    ['avais', 'ai'],
  ],
  persons: [
    [/(\p{Lu}\p{L}+|\belle|\bil) m['’]a (\p{L}+)/iu, "j'ai $2 à $1"],
    [/\bils nous ont (\p{L}+)/iu, 'nous les avons $1'],
    [/\bils m['’]ont (\p{L}+)/iu, 'je les ai $1'],
    [/\bje /iu, 'ils '],
    [/\bj['’]ai /iu, 'ils ont '],
    [/\bnous avons /iu, 'ils ont '],
    [/\bils ont /iu, "j'ai "],
    [/\b(?:elle|il) a /iu, "j'ai "],
    [/\bmon (?=\p{Ll})/iu, 'leur '],
    [/\bma (?=\p{Ll})/iu, 'leur '],
    [/\bnotre (?=\p{Ll})/iu, 'leur '],
  ],
  negations: [
    [/\b(?:ne |n['’])(\p{L}+) (?:pas|plus|jamais)\b/iu, '$1'],
    [/\bsans\b/iu, 'avec'],
    [/\bpersonne\b(?: ne | n['’])?/iu, 'quelqu’un '],
    [/\baucune?\b/iu, 'un'],
  ],
  not: 'ne pas',
  conditions: /[,]? (?:si|quand|lorsque|sauf|jusqu['’]à|seulement pour|les jours de)\b[^,.]*/iu,
  reports: /^(?:.* )?(?:dit|disent|a promis|ont promis|promis|espère|croit|pense) (?:que |qu['’])/iu,
  hedges: within('presque\nun peu\nparfois\nenviron\nassez\npeut-être\nsouvent\nau plus\ntrop'),
  strong: ['extrêmement', 'toujours', 'de loin le plus'],
  plural: (determiner, noun) => {
    const many: Record<string, string> = {
      le: 'les',
      la: 'les',
      un: 'plusieurs',
      une: 'plusieurs',
      mon: 'mes',
      ma: 'mes',
      notre: 'nos',
    }
    const own = many[determiner.toLowerCase()]
    return own && s(noun) && !noun.endsWith('eau') ? `${own} ${noun}s` : undefined
  },
  because: 'parce que',
  now: 'Maintenant',
  past: /avant/iu,
  faults: /améliorer|mieux|déplu|pas aimé|pas plu|changer|manque|critique|gên/iu,
  liked: "J'ai aimé",
  and: 'et',
  front:
    /^(.{12,}?) ((?:après|pendant|depuis) (?:le |la |les |un |une |mon |deux |trois |\d+ )[^,;.]{3,30})\.?$/iu,
}
