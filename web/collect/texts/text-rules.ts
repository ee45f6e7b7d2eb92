import type { CardDesign } from '#contract/collection/card-design.ts'
import { type CardText, neutralText } from './neutral-texts.ts'

/** What review sites forbid in a request, with the words that were found and what to write instead. */
export interface TextFinding {
  readonly rule: string
  readonly whose: string
  readonly found: string
  readonly instead: string
}

interface Rule {
  readonly rule: string
  readonly whose: string
  readonly patterns: readonly RegExp[]
}

/** In the five languages of the customers' pages. Other texts pass: a wrong alarm would teach owners to ignore the right ones. */
const rules: readonly Rule[] = [
  {
    rule: 'Don’t ask for stars or for praise. Ask for an honest review.',
    whose: 'Google and FTC',
    patterns: anyOf(
      '[⭐★🌟]',
      '\\b(?:[45]|four|five|cuatro|cinco|quatre|cinq|vier|fünf|quatro)[-\\s]*(?:stars?|estrellas?|étoiles?|sterne?n?|estrelas?)',
      '\\b5\\s*(?:/|out of|von|sur|de)\\s*5\\b',
      '\\b(?:good|great|positive|glowing|excellent|perfect|top) (?:review|rating|feedback)s?',
      '\\b(?:reseñas?|opini(?:ón|ones)|valoraci(?:ón|ones)) (?:positivas?|buenas?|excelentes?)|\\bbuenas? (?:reseña|opini[óo]n|valoraci[óo]n)',
      '\\bavis positifs?|\\bbons? avis|\\bbonnes? notes?',
      '\\b(?:gute|positive|tolle|beste|super)[nrs]? (?:bewertung|rezension|feedback)',
      '\\bavaliaç(?:ão|ões) positivas?|\\bboas? avaliaç',
    ),
  },
  {
    rule: 'Don’t ask only happy customers. Ask everyone the same way.',
    whose: 'Google',
    patterns: anyOf(
      "\\b(?:happy|satisfied|pleased) customers?|\\bif you(?:’re|'re| are| were) (?:happy|satisfied|pleased)",
      '\\b(?:if you )?(?:loved?|liked?|enjoyed) (?:it|us|your|our|what|the)',
      '\\blove us\\b|\\bhappy\\s*\\?',
      '\\bsi (?:te|le|os|les) (?:gust|encant)|\\bclientes? satisfech|\\bte (?:gustó|encantó)',
      '\\bsi vous avez aimé|\\bvous avez (?:aimé|adoré)|\\bclients? satisfaits?|\\bsatisfait·?e?s? \\?',
      '\\b(?:wenn es )?(?:ihnen|dir|euch) gefallen|\\bzufrieden(?:e kunden|\\s*\\?)',
      '\\bse (?:gostou|adorou)|\\bgostou\\b|\\bclientes? satisfeit',
    ),
  },
  {
    rule: 'Don’t ask customers to name your staff.',
    whose: 'Google',
    patterns: [
      ...anyOf(
        '\\b(?:mention|name|tag|thank|praise)(?: (?:me|him|her|your|our|the))? (?:(?:server|waiter|waitress|stylist|technician|therapist|host|agent|staff|team member|employee|name)s?\\b|by name)',
        '\\b(?:mencion[ae]|menciona|nombra) (?:a |el nombre|tu |su )',
        '\\b(?:mentionne[zr]|citez|nommez) (?:votre|le nom)',
        '\\b(?:nenne|nennen sie|erwähne|erwähnen sie) (?:den namen|ihre|deine|unsere)',
        '\\bmencione (?:o nome|o seu|a sua)',
      ),
      // A name is told by its capital, so these mind the case.
      /(?:[Mm]ention|[Ss]erved by|[Hh]elped by|[Aa]sk for|[Rr]eview for) \p{Lu}\p{Ll}+/u,
      /(?:[Mm]enciona(?: a)?|[Nn]ombra a|[Mm]entionne[zr]|[Cc]itez|[Ee]rwähne|[Ee]rwähnen Sie|[Mm]encione(?: [oa])?) \p{Lu}\p{Ll}+/u,
    ],
  },
  {
    rule: 'Don’t offer anything for a review here. Review sites forbid it.',
    whose: 'Google and Yelp',
    patterns: anyOf(
      '\\d\\s*%|[$€£]\\s*\\d|\\d\\s*[€£]',
      '\\b(?:discount|coupon|voucher|gift card|prize|raffle|giveaway|win an?|reward)s?\\b|\\b(?:get|win|receive|enjoy|for) (?:an? |one |your )?free\\b',
      '\\b(?:descuento|cupón|gratis|regalo|sorteo|premio)s?\\b',
      '\\b(?:réduction|remise|bon d’achat|gratuite?|cadeau|tirage)s?\\b',
      '\\b(?:rabatt|gutschein|gratis|kostenlos|geschenk|gewinnspiel|verlosung|prämie)\\w*',
      '\\b(?:desconto|cupom|cupão|grátis|brinde|sorteio|prémio|prêmio)s?\\b',
    ),
  },
  {
    rule: 'Don’t ask for reviews on Yelp. Yelp forbids asking at all.',
    whose: 'Yelp',
    patterns: anyOf('\\byelp\\b'),
  },
]

function anyOf(...patterns: string[]): readonly RegExp[] {
  // `\b` knows no letters beyond English: "\bétoiles" would never be found.
  const bounded = patterns
    .join('|')
    .replaceAll('\\b', '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))')
  return [new RegExp(bounded, 'iu')]
}

/** The first thing in a card's text that review sites forbid. */
export function findForbidden(design: Pick<CardDesign, CardText>, field: CardText): TextFinding | undefined {
  for (const { rule, whose, patterns } of rules) {
    const found = patterns.map((pattern) => pattern.exec(design[field])?.[0]).find(Boolean)
    if (found) return { rule, whose, found: found.trim(), instead: neutralText(design[field], field) }
  }
  return undefined
}
