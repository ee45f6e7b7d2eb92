import { expect, test } from 'vitest'
import { languageOfText } from './language.ts'

test('WIDG: the language of a text is told by its script and words', () => {
  const texts = {
    en: 'We came for the rye and stayed for the people behind the counter.',
    es: 'Muy buena atención, volveré la próxima semana con mi familia.',
    fr: 'Le pain est excellent et les gens sont très gentils.',
    de: 'Sehr freundliche Bäckerei, wir kommen auf jeden Fall wieder.',
    pt: 'O atendimento foi ótimo e o preço também é muito bom.',
    th: 'บริการดีมาก พนักงานเป็นกันเอง',
    ar: 'خدمة ممتازة وسريعة، والفريق متعاون جداً.',
    fa: 'خدمات عالی و سریع، تیم بسیار همکاری‌کننده. پیشنهاد می‌کنم چون گرم است.',
    ur: 'سروس بہت اچھی ہے اور عملہ بھی۔',
    he: 'שירות מצוין ומהיר',
    ja: 'パンがとても美味しい',
    zh: '服务非常好，面包很好吃',
    ko: '빵이 정말 맛있어요',
    el: 'Εξαιρετική εξυπηρέτηση',
    ru: 'Отличное обслуживание, всё было вкусным',
    uk: 'Чудове обслуговування, смачний хліб і привітні люди',
  }
  const results = Object.entries(texts).map(([language, text]) => [language, languageOfText(text)])
  expect(results.filter(([language, found]) => language !== found)).toEqual([])
})

test('a text that does not tell its language has none', () => {
  for (const text of ['', '👍👍👍', '5/5', 'Ines Duarte', 'ok', 'Добро', '{{ x }}', '\u202e\u200b'])
    expect([text, languageOfText(text)]).toEqual([text, null])
  expect(languageOfText('x'.repeat(100_000))).toBeNull()
})
