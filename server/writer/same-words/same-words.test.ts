import { describe, expect, test } from 'vitest'
import type { CustomerLanguage } from '#contract/languages.ts'
import { checkGrounding } from '../grounding/check-grounding.ts'

/** What was answered, and sentences of its words: the first are true, the others say something else. */
const said: ReadonlyArray<readonly [CustomerLanguage, string, readonly string[], readonly string[]]> = [
  [
    'en',
    'Tom called the tenant before he entered the house. Kelly repaired the gate and Tom painted the fence. Rent went from $1,900 to $1,750. We pay less than our neighbors. Her neighbor says that the office is slow. The heating works if you restart it every evening. The agent promised to repaint the hall.',
    [
      'Before he entered the house, Tom called the tenant.',
      'Tom painted the fence and Kelly repaired the gate.',
      'The gate was repaired by Kelly, and Tom painted the fence.',
      'Our rent dropped from $1,900 to $1,750.',
      'If you restart it every evening, the heating works.',
    ],
    [
      'The tenant called Tom.',
      'Tom was called before he entered the house.',
      'The tenant, who called Tom, entered the house.',
      'Kelly repaired the gate and painted the fence.',
      'The gate was repaired by Tom.',
      'Rent went from $1,750 to $1,900.',
      'Our neighbors pay less than we do.',
      'The office is slow.',
      'The heating works.',
      'The agent repainted the hall.',
      'Tom painted the fences.',
      'I called the tenant.',
      'Tom called me before he entered the house.',
    ],
  ],
  [
    'es',
    'Marta llamó al casero antes de entrar en la casa. Julia arregló la puerta y Pedro pintó la valla. El alquiler bajó de 900 a 750 euros. Pagamos menos que nuestros vecinos. Su vecina dice que la oficina es lenta. La calefacción funciona si la reinicias cada noche. El agente prometió pintar el pasillo.',
    [
      'Antes de entrar en la casa, Marta llamó al casero.',
      'Pedro pintó la valla y Julia arregló la puerta.',
      'De 900 a 750 euros bajó el alquiler.',
      'Si la reinicias cada noche, la calefacción funciona.',
    ],
    [
      'El casero llamó a Marta.',
      'Pedro arregló la puerta.',
      'El alquiler bajó de 750 a 900 euros.',
      'Nuestros vecinos pagan menos que nosotros.',
      'La oficina es lenta.',
      'La calefacción funciona.',
      'El agente pintó el pasillo.',
      'Llamé al casero.',
      'Pedro pintó las vallas.',
    ],
  ],
  [
    'fr',
    "Marie a appelé le locataire avant d'entrer dans la maison. Julie a réparé le portail et Paul a peint la clôture. Le loyer est passé de 900 à 750 euros. Nous payons moins que nos voisins. Sa voisine dit que le bureau est lent. Le chauffage marche si on le relance chaque soir. L'agent a promis de repeindre le couloir.",
    [
      "Avant d'entrer dans la maison, Marie a appelé le locataire.",
      'Paul a peint la clôture et Julie a réparé le portail.',
      'Le loyer a baissé de 900 à 750 euros.',
      'Si on le relance chaque soir, le chauffage marche.',
    ],
    [
      'Le locataire a appelé Marie.',
      'Paul a réparé le portail.',
      'Le loyer est passé de 750 à 900 euros.',
      'Nos voisins paient moins que nous.',
      'Le bureau est lent.',
      'Le chauffage marche.',
      "L'agent a repeint le couloir.",
      "J'ai appelé le locataire.",
      'Paul a peint les clôtures.',
    ],
  ],
  [
    'de',
    'Frau Keller hat den Mieter angerufen, bevor sie die Wohnung betrat. Frau Keller hat das Tor repariert und Herr Pohl hat den Zaun gestrichen. Die Miete sank von 900 auf 750 Euro. Wir zahlen weniger als unsere Nachbarn. Ihr Nachbar sagt, dass das Büro langsam ist. Die Heizung läuft, wenn man sie jeden Abend neu startet. Der Makler versprach, den Flur zu streichen.',
    [
      'Bevor sie die Wohnung betrat, hat Frau Keller den Mieter angerufen.',
      'Herr Pohl strich den Zaun, und Frau Keller reparierte das Tor.',
      'Den Mieter hat Frau Keller angerufen.',
      'Von 900 auf 750 Euro sank die Miete.',
      'Wenn man sie jeden Abend neu startet, läuft die Heizung.',
    ],
    [
      'Der Mieter hat Frau Keller angerufen.',
      'Herr Pohl hat das Tor repariert.',
      'Die Miete sank von 750 auf 900 Euro.',
      'Unsere Nachbarn zahlen weniger als wir.',
      'Das Büro ist langsam.',
      'Die Heizung läuft.',
      'Der Makler hat den Flur gestrichen.',
      'Ich habe den Mieter angerufen.',
      'Der Mieter betrat die Wohnung.',
    ],
  ],
  [
    'pt',
    'A Marta avisou o inquilino antes de entrar na casa. A Júlia arranjou o portão e o Paulo pintou a cerca. A renda desceu de 900 para 750 euros. Pagamos menos do que os nossos vizinhos. A vizinha dela diz que o escritório é lento. O aquecimento funciona se o reiniciarmos todas as noites. O agente prometeu pintar o corredor.',
    [
      'Antes de entrar na casa, a Marta avisou o inquilino.',
      'O Paulo pintou a cerca e a Júlia arranjou o portão.',
      'De 900 para 750 euros desceu a renda.',
      'Se o reiniciarmos todas as noites, o aquecimento funciona.',
    ],
    [
      'O inquilino avisou a Marta.',
      'O Paulo arranjou o portão.',
      'A renda desceu de 750 para 900 euros.',
      'Os nossos vizinhos pagam menos do que nós.',
      'O escritório é lento.',
      'O aquecimento funciona.',
      'O agente pintou o corredor.',
      'Avisei o inquilino.',
      'O Paulo pintou as cercas.',
    ],
  ],
]

describe.for(said)('who did what: %s', ([locale, answer, kept, refused]) => {
  const ground = { answers: [{ id: 'a', question: '', answer, kind: 'text' as const }], locale }
  const isGrounded = (sentence: string) => checkGrounding(sentence, ground).every((one) => one.isGrounded)
  test.for(kept)('the same in another order is kept: %s', (sentence) =>
    expect(isGrounded(sentence)).toBe(true),
  )
  test.for(refused)('the same words of somebody else are refused: %s', (sentence) =>
    expect(isGrounded(sentence)).toBe(false),
  )
})

test('what was before is not now, and what was asked of the past was before', () => {
  const answers = [
    { id: 'a', question: 'How was it before?', answer: 'We counted by hand.', kind: 'text' as const },
  ]
  const check = (sentence: string) => checkGrounding(sentence, { answers, locale: 'en' })[0]?.isGrounded
  expect(['Before, we counted by hand.', 'Now we counted by hand.'].map(check)).toEqual([true, false])
})

describe('a short answer says what its question asks, and nothing of what it wishes, denies or asks of others', () => {
  test.for<[CustomerLanguage, string, string, string, boolean]>([
    ['en', 'Who helped you?', 'Marta', 'Marta helped me.', true],
    ['en', 'Who helped you?', 'Marta', 'I helped Marta.', false],
    ['en', 'What did we fix for you?', 'The boiler', 'I fixed the boiler.', false],
    ['en', 'What could be better?', 'Opening hours', 'Opening hours could be better.', true],
    ['en', 'What could be better?', 'Opening hours', 'The opening hours are better.', false],
    ['en', 'What did you hope for?', 'A cheaper rent', 'I got a cheaper rent.', false],
    ['en', 'What were you worried about?', 'Hidden fees', 'There were hidden fees.', false],
    ['es', '¿Quién le ayudó?', 'Marta', 'Ayudé a Marta.', false],
    ['fr', "Qu'espériez-vous ?", 'Un prix plus bas', "J'ai eu un prix plus bas.", false],
    ['de', 'Was hat Ihnen nicht gefallen?', 'Die Musik', 'Mir hat die Musik gefallen.', false],
    ['pt', 'O que não gostou?', 'A música', 'Gostei da música.', false],
  ])('%s: %s %s: %s', ([locale, question, answer, sentence, isKept]) => {
    const answers = [{ id: 'a', question, answer, kind: 'text' as const }]
    expect(checkGrounding(sentence, { answers, locale }).every(({ isGrounded }) => isGrounded)).toBe(isKept)
  })
})
