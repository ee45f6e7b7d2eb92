import { expect, test } from 'vitest'
import { customerLanguages } from '#contract/languages.ts'
import { replies, requestText } from './messages.ts'
import { countSegments } from './segments.ts'

const link = 'https://praise.example.com/t/AbCdEfGhIjKlMnOpQrStUv'

test.for(customerLanguages)(
  'in %s, a request, its reminder and both confirmations fit one segment',
  (language) => {
    const facts = { customerName: 'Ines Duarte', businessName: 'Berg Bakery', link }
    for (const isReminder of [false, true]) {
      const text = requestText(language, { ...facts, isReminder })
      expect(text).toContain('Ines')
      expect(text).toContain('Berg Bakery')
      expect(text).toContain(link)
      expect(text).toMatch(/STOP|BAJA|SAIR/)
      expect([text, countSegments(text)]).toEqual([text, 1])
    }
    expect(countSegments(replies[language].stopped)).toBe(1)
    expect(countSegments(replies[language].started)).toBe(1)
  },
)

test('a name that would make two segments of one is left out, and a business name never is', () => {
  const facts = { businessName: 'Berg Bakery', link, isReminder: false }
  expect(requestText('en', { ...facts, customerName: 'Łukasz Nowak' })).toMatch(/^How was your experience/)
  expect(requestText('es', { ...facts, customerName: 'Łukasz' })).toMatch(/^¿Qué tal/)
  expect(requestText('en', { ...facts, businessName: 'Pączki', customerName: 'Ines' })).toContain('Pączki')
})

test('segments are counted as networks count them', () => {
  expect(countSegments('a'.repeat(160))).toBe(1)
  expect(countSegments('a'.repeat(161))).toBe(2)
  expect(countSegments('€'.repeat(80))).toBe(1)
  expect(countSegments('€'.repeat(81))).toBe(2)
  expect(countSegments('a'.repeat(306))).toBe(2)
  expect(countSegments('a'.repeat(307))).toBe(3)
  expect(countSegments('ł'.repeat(70))).toBe(1)
  expect(countSegments('ł'.repeat(71))).toBe(2)
  expect(countSegments('😀'.repeat(35))).toBe(1)
  expect(countSegments('😀'.repeat(36))).toBe(2)
})
