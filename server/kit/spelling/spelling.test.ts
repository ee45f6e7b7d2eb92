import { expect, test } from 'vitest'
import type { CustomerLanguage } from '#contract/languages.ts'
import { correctSpelling } from './correct-spelling.ts'

interface Sample {
  readonly was: string
  readonly now: string
  /** What somebody meant to write like that: dialects, slang, other languages. */
  readonly meant: readonly string[]
}

const samples: Readonly<Record<CustomerLanguage, Sample>> = {
  en: {
    was: 'I recieved it, the servise was definately excelent and they dont charge alot.',
    now: 'I received it, the service was definitely excellent and they don’t charge a lot.',
    meant: [
      'The colour of the aluminium grey jewellery, the color gray, my favourite neighbor.',
      'Sooo good, gonna come back, lol. Wifi was meh, tbh.',
      'We ate the boeuf bourguignon and said la dolce vita.',
    ],
  },
  es: {
    was: 'tambien la atencion fue exelente, una recerva para el ultimo dia',
    now: 'también la atención fue excelente, una reserva para el último día',
    meant: ['Vos tenés que venir, manejás tranquilo, la computadora y el celular, che, re lindo.'],
  },
  fr: {
    was: "tres bien, l'equipe etait super, jai ete bien acceuilli et cest profesionnel",
    now: "très bien, l'équipe était super, j'ai été bien accueilli et c'est professionnel",
    meant: ['Le cout de la boite, connaitre le maitre, un diner en aout.'],
  },
  de: {
    was: 'vieleicht das beste brot, ich war sehr zufriden und fuer uns garnicht teuer',
    now: 'vielleicht das beste Brot, ich war sehr zufrieden und für uns gar nicht teuer',
    meant: [
      'Grosse Auswahl in der Strasse, ausserdem heisst es: Velo, Trottoir, parkieren.',
      'Heuer im Jänner gab es Paradeiser, Topfen und Marillen, leiwand!',
    ],
  },
  pt: {
    was: 'nao gostei do preco mas o atendimeto foi otimo e muinto rapido, concerteza volto',
    now: 'não gostei do preço mas o atendimento foi ótimo e muito rápido, com certeza volto',
    meant: [
      'O ônibus e o trem, um fato: a equipe na recepção foi ótima, uma xícara de café da manhã.',
      'O autocarro e o comboio, um facto: a equipa na receção foi óptima, António.',
    ],
  },
}

const names =
  'Mara Lindqvist, Herr Brücher, Koerner + Runar (Nordvik, Zapfino). Chahine! Piett. Jô. Ana. Patricia. Deppis.'
const codes = 'A12b3: 1,500 kg, 7:50pm, $60, www.exelente-servise.com, @teh_baker, #recieved, WIERD.'

test.each(Object.entries(samples) as [CustomerLanguage, Sample][])(
  'spelling in %s: what is clear is corrected; names, numbers, codes and what was meant stay',
  (language, { was, now, meant }) => {
    expect(correctSpelling(was, language, [])).toBe(now)
    for (const text of [now, names, codes, ...meant]) expect(correctSpelling(text, language, [])).toBe(text)
    expect(correctSpelling('Profesionnel servise', language, ['Profesionnel Servise'])).toBe(
      'Profesionnel servise',
    )
  },
)
