import { within, word, type SmallWords } from './word-lists.ts'

export const spanish: SmallWords = {
  determiners: word('el la los las un una mi mis nuestro nuestra nuestros nuestras su sus este esta'),
  small:
    word(`el la los las un una mi mis nuestro nuestra su sus y e o pero en a al de del para con por desde es era fue son está están han ha he había
      que cuando si porque hasta como más menos no ni muy me nos te se lo le les sin sobre antes después durante nunca solo sólo ya`),
  is: word('es era fue son eran está estaba están fueron'),
  joints: word('y o pero porque que quien cuando si aunque hasta donde mientras'),
  title: word('señor señora sr sra don doña doctora doctor dra'),
  numbers: within(
    '\\d+(?:[.,:]\\d+)*\n(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta)',
  ),
  change:
    /\bde (\S+(?: \p{L}+)?) a ((?:unos |unas )?(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|uno|una)\b)/iu,
  turns: [
    ['más', 'menos'],
    ['antes', 'después'],
    ['con', 'sin'],
    ['mejor', 'peor'],
  ],
  tenses: [
    ['antes', 'ahora'],
    ['ahora', 'antes'],
    ['era', 'es'],
    ['estaba', 'está'],
    ['tenía', 'tengo'],
    ['había', 'hay'],
  ],
  persons: [
    [/\bme (\p{L}+)ó\b/iu, 'le $1é'],
    [/\bme (\p{L}+)aron\b/iu, 'les $1é'],
    [/\bnos (\p{L}+)aron\b/iu, 'les $1amos'],
    [/\bme (\p{L}+)ieron\b/iu, 'les $1í'],
    [/\bnos (\p{L}+)ó\b/iu, 'le $1amos'],
    [/\bmi (?=\p{Ll})/iu, 'su '],
    [/\bnuestr[oa] (?=\p{Ll})/iu, 'su '],
    [/(\p{Ll}{3,})aron\b/iu, '$1é'],
    [/(\p{Ll}{3,})amos\b/iu, '$1aron'],
    [/\b(perd|ped|dorm|sub|recib|sent)í\b/iu, '$1ieron'],
    [/(\p{Ll}{3,})é\b/iu, '$1aron'],
  ],
  negations: [
    [/\bno (?=\p{Ll})/iu, ''],
    [/\bnunca\b ?/iu, 'siempre '],
    [/\bnadie\b/iu, 'alguien'],
    [/\bsin\b/iu, 'con'],
    [/\bning[uú]na?\b/iu, 'una'],
    [/\bni\b/iu, 'y'],
  ],
  not: 'no',
  conditions: /[,]? (?:si|cuando|salvo|hasta que|a menos que|solo para|los días de)\b[^,.]*/iu,
  reports: /^(?:.* )?(?:dijo|dice|dijeron|dicen|prometieron|prometió|espero|creo|cree|contó) que /iu,
  hedges: within(
    'casi\nun poco\na veces\nunos (?=\\d)\nunas (?=\\d)\nquizás?\ntal vez\na menudo\nnormalmente\ncomo mucho\ndemasiado\nbastante',
  ),
  strong: ['muy, muy', 'siempre', 'extremadamente'],
  plural: (determiner, noun) => {
    const many: Record<string, string> = {
      el: 'los',
      la: 'las',
      un: 'varios',
      una: 'varias',
      mi: 'mis',
      nuestro: 'nuestros',
      nuestra: 'nuestras',
    }
    const own = many[determiner.toLowerCase()]
    return own && /[aeo]$/u.test(noun)
      ? `${own} ${noun}s`
      : own && /[nlrd]$/u.test(noun)
        ? `${own} ${noun}es`
        : undefined
  },
  because: 'porque',
  now: 'Ahora',
  past: /antes/iu,
  faults: /mejorar|mejor\b|no le gust|no te gust|no salió|cambiar|falta|critica|crítica|molest/iu,
  liked: 'Me gustó',
  and: 'y',
  front:
    /^(.{12,}?) ((?:después de|en|durante|desde) (?:el |la |los |las |un |una |mi |dos |tres |\d+ )[^,;.]{3,30})\.?$/iu,
}
