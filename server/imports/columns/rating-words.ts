/** Words for stars, in the languages that review sites write; lower case, as they stand behind a number. */
export const starWords: ReadonlySet<string> = new Set(
  (
    'star stars stern sterne sternen étoile étoiles etoile etoiles estrella estrellas estrela estrelas stella stelle ' +
    'ster sterren gwiazdka gwiazdki gwiazdek stjärna stjärnor stjerne stjerner tähti tähteä yıldız звезда звезды звёзд звезд ' +
    'rating bubbles points punkte punkten puntos pontos 星 つ星 별'
  ).split(' '),
)

const counted = [
  'zero null zéro cero',
  'one ein eins einen une un uno una um uma',
  'two zwei deux dos dois duas',
  'three drei trois tres três',
  'four vier quatre cuatro quatro',
  'five fünf cinq cinco',
]

/** `five`, `fünf`, `cinq`, `cinco`: numbers as words, in five languages. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  counted.flatMap((words, value) => words.split(' ').map((word) => [word, value] as const)),
)

// As the scales of surveys have them. "Good" is four stars where "excellent" and "very good" are there too: in doubt less.
const qualities: readonly (readonly [stars: number, words: string])[] = [
  [
    5,
    'excellent|outstanding|perfect|amazing|very satisfied|extremely satisfied|ausgezeichnet|hervorragend|sehr zufrieden',
  ],
  [
    5,
    'excelente|perfecto|muy satisfecho|muy satisfecha|parfait|très satisfait|très satisfaite|perfeito|muito satisfeito|muito satisfeita',
  ],
  [
    4,
    'very good|great|good|satisfied|somewhat satisfied|sehr gut|gut|zufrieden|très bien|très bon|bien|bon|satisfait|satisfaite',
  ],
  [
    4,
    'muy bueno|muy buena|muy bien|bueno|buena|satisfecho|satisfecha|muito bom|muito boa|bom|boa|satisfeito|satisfeita',
  ],
  [
    3,
    'average|ok|okay|fair|neutral|neither satisfied nor dissatisfied|mittel|befriedigend|durchschnittlich|teils teils',
  ],
  [3, 'moyen|moyenne|correct|neutre|regular|normal|neutro|médio|razoável|indiferente'],
  [
    2,
    'poor|dissatisfied|somewhat dissatisfied|mangelhaft|unzufrieden|insatisfait|insatisfaite|médiocre|insatisfecho|insatisfecha|malo|mala|ruim|insatisfeito|insatisfeita',
  ],
  [
    1,
    'bad|terrible|awful|very poor|very bad|very dissatisfied|extremely dissatisfied|schlecht|sehr schlecht|ungenügend|sehr unzufrieden',
  ],
  [
    1,
    'mauvais|mauvaise|très mauvais|très insatisfait|très insatisfaite|muy malo|muy mala|pésimo|muy insatisfecho|muy insatisfecha|péssimo|péssima|muito ruim|muito insatisfeito|muito insatisfeita',
  ],
]
const starsOfQuality = new Map(
  qualities.flatMap(([stars, words]) => words.split('|').map((word) => [word, stars] as const)),
)

/** How many stars a judgment in words is, as far as it is one of a survey's scale. */
export function qualityOf(plain: string): number | undefined {
  return starsOfQuality.get(plain.replace(/[.!]$/, ''))
}
