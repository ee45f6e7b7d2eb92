import { languageOf } from '../../writer/service.ts'

/** So much of a text tells its language. */
const looked = 600
/** Of all letters, so many must be of one script: a Greek name makes no Greek text. */
const least = 0.6

/** Scripts that one language is written in, or in which certain letters tell which. */
const scripts: ReadonlyArray<readonly [letters: RegExp, of: (text: string) => string | null]> = [
  [/\p{Script=Latin}/gu, (text) => languageOf(text)],
  [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, ofHan],
  [/\p{Script=Hangul}/gu, () => 'ko'],
  [/\p{Script=Thai}/gu, () => 'th'],
  [/\p{Script=Hebrew}/gu, (text) => (/[\u05f0-\u05f2]/.test(text) ? 'yi' : 'he')],
  [/\p{Script=Greek}/gu, () => 'el'],
  [/\p{Script=Armenian}/gu, () => 'hy'],
  [/\p{Script=Georgian}/gu, () => 'ka'],
  [/\p{Script=Arabic}/gu, ofArabic],
  [/\p{Script=Cyrillic}/gu, ofCyrillic],
  [/\p{Script=Tamil}/gu, () => 'ta'],
  [/\p{Script=Telugu}/gu, () => 'te'],
  [/\p{Script=Gujarati}/gu, () => 'gu'],
  [/\p{Script=Khmer}/gu, () => 'km'],
  [/\p{Script=Lao}/gu, () => 'lo'],
]

/** The language of a testimonial by its script and words; null when they do not tell. */
export function languageOfText(text: string): string | null {
  const part = text.slice(0, looked)
  const letters = part.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return null
  for (const [script, of] of scripts) {
    if ((part.match(script)?.length ?? 0) >= letters * least) return of(part)
  }
  return null
}

/** Japanese has kana between its Han; Chinese has none. */
function ofHan(text: string): string {
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh'
}

/** Urdu and Persian each have letters that Arabic does not have, and Arabic has endings that they have not. */
function ofArabic(text: string): string | null {
  if (/[ٹڈڑےں]/.test(text)) return 'ur'
  if (/[پچژگ]/.test(text)) return 'fa'
  return /[ةىيك]/.test(text) ? 'ar' : null
}

/** Many languages are written in it. Without a letter of its own, a text may be any of them. */
function ofCyrillic(text: string): string | null {
  if (/[іїєґ]/i.test(text)) return 'uk'
  if (/[ўљњћђџѓќѕј]/i.test(text)) return null
  return /[ыэё]/i.test(text) ? 'ru' : null
}
