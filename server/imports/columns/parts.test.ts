import { describe, expect, test } from 'vitest'
import { detectDateOrder, readDate } from './dates.ts'
import { parse } from 'csv-parse/sync'
import { toCsv } from '../../kit/csv.ts'
import { formulaSafe, withoutFormulaGuard } from '#shared/text/formula-safe.ts'
import { detectScale, toStars } from './ratings.ts'

const now = new Date('2026-06-01T12:00:00Z')

describe('ratings', () => {
  test('0 to 10 becomes 1 to 5 stars', () => {
    const stars = Array.from({ length: 11 }, (_, value) => toStars(String(value), 'zero-to-ten'))
    expect(stars).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  test('percent becomes 1 to 5 stars', () => {
    expect(['0', '20', '49', '50', '89', '90', '100'].map((value) => toStars(value, 'percent'))).toEqual([
      1, 1, 2, 3, 4, 5, 5,
    ])
  })

  test.for([
    ['★★★☆☆', 3],
    ['⭐️⭐️⭐️⭐️', 4],
    ['FIVE', 5],
    ['THREE_STARS', 3],
    ['4,5', 5],
    ['4.0', 4],
    ['8/10', 4],
    ['90 %', 5],
    ['4 out of 5', 4],
    ['5 stars', 5],
    ['0', undefined],
    ['6', undefined],
    ['-1', undefined],
    ['good', undefined],
    ['1e0', undefined],
  ] as const)('%s is %s stars', ([cell, stars]) => {
    expect(toStars(cell, 'one-to-five')).toBe(stars)
  })

  test('what the values need tells the scale', () => {
    const sure = (scale: string) => ({ scale, isSure: true })
    expect(detectScale(['5', '1', ''])).toEqual(sure('one-to-five'))
    expect(detectScale(['9', '3'])).toEqual(sure('zero-to-ten'))
    expect(detectScale(['80', '100'])).toEqual(sure('percent'))
    expect(detectScale(['80%', '100 %'])).toEqual(sure('percent'))
    expect(detectScale(['1094', '1078'])).toBeUndefined()
    expect(detectScale(['red', '5'])).toBeUndefined()
  })

  test('one value on another scale does not turn the column', () => {
    const stars = ['5', '4', '3', '5', '2', '4', '5', '1']
    expect(detectScale([...stars, '80%'])).toEqual({ scale: 'one-to-five', isSure: true })
    expect(detectScale([...stars, '80'])).toEqual({ scale: 'one-to-five', isSure: false })
    expect(detectScale([...stars, '10'])).toEqual({ scale: 'one-to-five', isSure: false })
    expect(detectScale(['90%', '80%', '70%', '5'])).toEqual({ scale: 'one-to-five', isSure: false })
  })
})

describe('dates', () => {
  test.for([
    ['2026-02-10', '2026-02-10T00:00:00.000Z'],
    ['2026-02-10 15:30:40 UTC', '2026-02-10T15:30:40.000Z'],
    ['2026-02-10T15:30:40.986456789Z', '2026-02-10T15:30:40.986Z'],
    ['2026-02-10T15:30:40+07:00', '2026-02-10T08:30:40.000Z'],
    ['2026/02/10 15:30', '2026-02-10T15:30:00.000Z'],
    ['10.02.2026', '2026-02-10T00:00:00.000Z'],
    ['10/02/26', '2026-02-10T00:00:00.000Z'],
    ['10/02/2026 3:30 PM', '2026-02-10T15:30:00.000Z'],
    ['Feb 10, 2026', '2026-02-10T00:00:00.000Z'],
    ['February 10, 2026 12:05 am', '2026-02-10T00:05:00.000Z'],
    ['10 février 2026', '2026-02-10T00:00:00.000Z'],
    ['10. März 2026', '2026-03-10T00:00:00.000Z'],
    ['10 กุมภาพันธ์ 2569', '2026-02-10T00:00:00.000Z'],
    ['Tue, 10 Feb 2026 15:30:40 GMT', '2026-02-10T15:30:40.000Z'],
    ['Tue Feb 10 2026 15:30:40 GMT+0200 (CEST)', '2026-02-10T13:30:40.000Z'],
    ['1770737440', '2026-02-10T15:30:40.000Z'],
    ['1770737440000', '2026-02-10T15:30:40.000Z'],
    ['46063', '2026-02-10T00:00:00.000Z'],
    ['20260210', '2026-02-10T00:00:00.000Z'],
    ['1970-01-01', undefined],
    ['0', undefined],
    ['0000000000000', undefined],
    ['31/02/2026', undefined],
    ['2026-13-01', undefined],
    ['2031-01-01', undefined],
    ['1887-01-01', undefined],
    ['last summer', undefined],
    ['12', undefined],
  ] as const)('%s is %s', ([text, moment]) => {
    expect(readDate(text, 'day-first', now)?.toISOString()).toBe(moment)
  })

  test('one value above 12 tells the order of the whole column', () => {
    expect(detectDateOrder(['03/04/2026', '04/28/2026'])).toEqual({ order: 'month-first', isSure: true })
    expect(detectDateOrder(['03/04/2026', '28/04/2026'])).toEqual({ order: 'day-first', isSure: true })
    expect(detectDateOrder(['03/04/2026', '04/05/2026'])).toEqual({ order: 'day-first', isSure: false })
    expect(detectDateOrder(['2026-03-04', ''])).toEqual({ order: 'iso', isSure: true })
  })
})

describe('formulas', () => {
  test.for([
    '=1+1',
    '+49 30',
    '-1 star',
    '@SUM(A1)',
    ' "=1',
    '＝1',
    '|calc',
    '%0A',
    '\u200B=1',
    "'=1",
    `${' '.repeat(1_000)}=1`,
  ])('%j is not run by a spreadsheet, and comes back as it was', (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`)
    expect(withoutFormulaGuard(formulaSafe(text))).toBe(text)
  })

  test.for([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n =1', "'\n' =1"],
    ['Nice;=1+1;bye', "Nice;'=1+1;bye"],
    ['Nice\t@SUM(A1)', "Nice\t'@SUM(A1)"],
    ['Good:\n- rye\r\n- "=oat"', `Good:\n'- rye\r\n'- "=oat"`],
    ['a; "=1";\'+2;\u200B|x', `a;' "=1";''+2;'\u200B|x`],
    [`a;${' '.repeat(1_000)}=1`, `a;'${' '.repeat(1_000)}=1`],
    ['=1;=2', "'=1;'=2"],
  ] as const)(
    '%j is run by none that splits at semicolons, tabs or line ends, and comes back',
    ([text, safe]) => {
      expect(formulaSafe(text)).toBe(safe)
      expect(withoutFormulaGuard(safe)).toBe(text)
    },
  )

  test('a CSV has no cell that begins like a formula, read with commas, semicolons or tabs', () => {
    const hostile = [
      '=1+1',
      'x;=1+1;y',
      'x\t=1+1\ty',
      'x\n=1+1',
      'x\r\n;"=1+1"',
      '";=1+1;"',
      '"\t\'+1',
      'x;\n\t@A1',
    ]
    const csv = toCsv([
      ['Name', 'Text', 'Rating'],
      ...hostile.flatMap((text) => [
        [text, text, 5],
        ['Ada', text, 5],
      ]),
    ])
    for (const delimiter of [',', ';', '\t']) {
      const rows = parse(csv, { delimiter, relax_quotes: true, relax_column_count: true })
      const cells = [...rows.flat(), ...csv.split(delimiter === ',' ? /\r\n/ : /[;\t\r\n]/)]
      expect(cells.filter((cell) => /^["\s]*[=+\-@|%]/.test(cell))).toEqual([])
    }
    const read = parse(csv, { from: 2 })
    expect(read.map(([, text = '']) => withoutFormulaGuard(text))).toEqual(
      hostile.flatMap((text) => [text, text]),
    )
  })

  test.for(['Great', "'twas fine", "it's", '5 = five', '', "''quoted''", "5; 'fine'\n'six'"])(
    '%j stays as it is',
    (text) => {
      expect(formulaSafe(text)).toBe(text)
      expect(withoutFormulaGuard(text)).toBe(text)
    },
  )
})
