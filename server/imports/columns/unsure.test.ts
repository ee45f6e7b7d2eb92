import { describe, expect, test } from 'vitest'
import { readFile } from '../reviews/read-reviews.ts'

const now = new Date('2026-06-01T12:00:00Z')

function guessOf(...lines: readonly string[]) {
  const { mapping, table, unsure } = readFile({ content: lines.join('\n') }, {}, now)
  const nameOf = (index: number) => table.columns[index]
  return {
    columns: Object.fromEntries(Object.entries(mapping.columns).map(([field, at]) => [field, nameOf(at)])),
    unsure: unsure.map(({ field, columns }) => [field, ...columns.map(nameOf)]),
  }
}

describe('what a column is, is not guessed where two are as good', () => {
  test('of two texts whose headers say nothing, neither is taken', () => {
    const guess = guessOf(
      'name,aa,bb,stars',
      'Ana,They fixed the roof in a day.,We thank you for your kind words.,5',
      'Bo,Friendly and on time.,,4',
    )
    expect(guess).toEqual({
      columns: { customerName: 'name', rating: 'stars' },
      unsure: [['content', 'aa', 'bb']],
    })
  })

  test('two columns that say the same are one', () => {
    const guess = guessOf(
      'author,reviewer,review',
      'Ana Lima,Ana Lima,Great work.',
      'Bo Chen,Bo Chen,On time.',
    )
    expect(guess).toMatchObject({ columns: { customerName: 'reviewer' }, unsure: [] })
  })

  test('a title that is longer than the text may be the text', () => {
    const guess = guessOf(
      'name,title,comment',
      'Ana,They fixed the roof in a day and cleaned up behind them as if it were theirs.,Thank you',
      'Bo,Friendly from the first call to the last and on time on every single morning.,Thanks',
    )
    expect(guess).toEqual({ columns: { customerName: 'name' }, unsure: [['content', 'title', 'comment']] })
  })

  test('a column that was chosen is no question any more', () => {
    const content = 'name,aa,bb\nAna,They fixed the roof.,We thank you very much.\n'
    const { unsure } = readFile({ content }, { columns: { customerName: 0, content: 1 } }, now)
    expect(unsure).toEqual([])
  })
})

describe('what is not about the review is not taken for it', () => {
  test.for([
    ['who served the customer', 'Agent name', 'Nora Vik'],
    ['the address of who served the customer', 'Agent email', 'nora@crumb.example'],
    ['a note that is not meant for others', 'Internal note', 'Called her on Monday and she was still upset.'],
    ['the day of the stay', 'Check-in', '2025-05-02'],
    ['a birthday', 'Birthday', '1996-05-02'],
    ['what a ticket was about', 'Ticket subject', 'Where is my parcel?'],
    ['the address of an interface', 'url', 'https://crumb.example/api/v2/ratings/1.json'],
    ['how it was sent', 'Channel', 'email'],
    ['the customer’s own website', 'Website', 'https://lindenhof.example'],
    ['whether it may be shown', 'Dürfen wir Ihre Bewertung veröffentlichen?', 'Ja'],
    ['a yes', 'Nom', 'Oui'],
    ['a thumb', 'Score', 'good'],
    ['a school grade, of which 1 is the best', 'Gesamtnote', '1'],
  ] as const)('%s', ([, header, cell]) => {
    const guess = guessOf(
      `Review\t${header}`,
      `They fixed the roof in a day.\t${cell}`,
      `Friendly and on time.\t${cell}`,
    )
    expect(guess.columns).toEqual({ content: 'Review' })
  })
})
