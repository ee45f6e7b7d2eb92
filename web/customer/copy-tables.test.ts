import { expect, test } from 'vitest'
import { formSlots } from './copy/copy.ts'
import { mySlots } from './my/copy/copy.ts'
import { questionSlots } from './questionnaire/copy/copy.ts'
import { verifySlots } from './verify/copy/copy.ts'
import { copyFrom, type TableOf } from '../lib/copy/copy-table.ts'
import { sensitiveMattersIn } from '#shared/text/sensitive-matters.ts'
import { copyLanguage } from '../lib/copy/copy-language.ts'
import { speak } from '../test/speak.ts'
import { promptCopy } from '../lib/copy/prompt-copy.ts'

interface Sample {
  readonly plain: string
  readonly sent: (business: string, day: string) => string
  readonly stars: (count: number) => string
  readonly edit: (isPrivate: boolean) => string
}

const table: TableOf<Sample> = {
  plain: 'A {business}',
  sent: '{day}: {business}, {day}',
  stars: { one: '1 star', other: '{count} stars' },
  edit: { public: 'Edit testimonial', private: 'Edit feedback' },
}
const { en } = copyFrom<Sample>(
  { en: table, es: table, fr: table, de: table, pt: table },
  { sent: ['business', 'day'], stars: ['count'], edit: ['isPrivate'] },
)

test('a sentence takes what it is given as it is, wherever its language says it', () => {
  expect(en.sent('{day} $& Sons', 'Monday')).toBe('Monday: {day} $& Sons, Monday')
  expect(en.plain).toBe('A {business}')
})

test('a sentence has a case of its own for one, for many, for testimonials and for private feedback', () => {
  expect([en.stars(1), en.stars(4)]).toEqual(['1 star', '4 stars'])
  expect([en.edit(false), en.edit(true)]).toEqual(['Edit testimonial', 'Edit feedback'])
})

test('Portuguese is that of Portugal or of Brazil, and never both', () => {
  expect(copyLanguage('pt', ['pt-PT', 'en'], 'Europe/Berlin')).toBe('pt-PT')
  expect(copyLanguage('pt', ['pt-AO'], 'Africa/Luanda')).toBe('pt-PT')
  expect(copyLanguage('pt', ['pt-BR', 'pt'], 'Europe/Lisbon')).toBe('pt')
  expect(copyLanguage('pt', ['en-US'], 'Europe/Lisbon')).toBe('pt-PT')
  expect(copyLanguage('pt', ['pt'], 'America/Sao_Paulo')).toBe('pt')
  expect(copyLanguage('de', ['pt-PT'], 'Europe/Lisbon')).toBe('de')
  speak('pt-PT')
  const tables = { en: table, es: table, fr: table, de: table, pt: table }
  const slots = { sent: ['business', 'day'], stars: ['count'], edit: ['isPrivate'] } as const
  expect(copyFrom<Sample>(tables, slots, { plain: 'O seu' }).pt.plain).toBe('O seu')
})

test('sensitive matters are found in every language, and dates and amounts of bread are none', () => {
  expect(sensitiveMattersIn('Call me at +1 (555) 010-2244 or ana@example.com')).toEqual(['phone', 'email'])
  expect(sensitiveMattersIn('Nach meiner Scheidung half er meiner Tochter')).toEqual(['law', 'children'])
  expect(sensitiveMattersIn('Mi hijo tenía ansiedad')).toEqual(['health', 'children'])
  expect(sensitiveMattersIn('Il nous a coûté 1 200 €')).toEqual(['money'])
  expect(sensitiveMattersIn('O meu salário subiu')).toEqual(['money'])
  expect(sensitiveMattersIn('On 2026-03-02 we ordered 40 loaves, 12.03.2026 again')).toEqual([])
})

const files = import.meta.glob<Record<string, unknown>>('./**/copy/*.json', {
  eager: true,
  import: 'default',
})
const slotsOf: Record<string, Readonly<Record<string, readonly string[]>>> = {
  './copy': formSlots,
  './my/copy': mySlots,
  './questionnaire/copy': questionSlots,
  './verify/copy': verifySlots,
}
const rooms = Object.entries(files).map(([path, texts]) => {
  const [, room = '', language = ''] = /^(.*)\/(\w+)\.json$/.exec(path) ?? []
  return { room, language, texts }
})

test('every language says everything that English says, and nothing else', () => {
  expect([...new Set(rooms.map(({ room }) => room))].toSorted()).toEqual(Object.keys(slotsOf))
  for (const { room, language, texts } of rooms) {
    const english = files[`${room}/en.json`]
    expect({ room, language, keys: keysOf(texts) }).toEqual({ room, language, keys: keysOf(english) })
  }
})

test('the owner’s preview of the prompt says what customers read', () => {
  const english = files['./copy/en.json'] ?? {}
  for (const [key, says] of Object.entries(promptCopy)) {
    const sentence: string = typeof says === 'string' ? says : says('{business}', '{platform}')
    const template =
      formSlots[key as keyof typeof formSlots]?.length === 1
        ? sentence.replace('{business}', '{platform}')
        : sentence
    expect(template).toBe(english[key])
  }
})

test('a sentence names only what it is given, and plain text names nothing', () => {
  const wrong = rooms.flatMap(({ room, language, texts }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const slots = slotsOf[room]?.[key] ?? []
      const named = [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      return named.filter((name) => !slots.includes(name)).map((name) => `${room} ${language} ${key} ${name}`)
    }),
  )
  expect(wrong).toEqual([])
})

/** The keys at every depth: `rewards.coupon`. Sentences with and without cases are one, as languages differ in that. */
function keysOf(texts: unknown, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null || isCases(texts)) return [path]
  return Object.entries(texts)
    .flatMap(([key, text]) => keysOf(text, path === '' ? key : `${path}.${key}`))
    .toSorted()
}

function isCases(texts: object): boolean {
  return ['public,private', 'one,other'].includes(Object.keys(texts).join())
}
