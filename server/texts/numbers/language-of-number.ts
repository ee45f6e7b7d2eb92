import type { CustomerLanguage } from '#contract/languages.ts'
import { readPhoneNumber } from '../../kit/phone/phone-number.ts'

/** Countries where nearly everybody reads it; elsewhere, and where there are several, it is English. */
const countries: Readonly<Record<Exclude<CustomerLanguage, 'en'>, string>> = {
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE',
  fr: 'FR GF GP MC MQ RE YT',
  de: 'AT DE LI',
  pt: 'AO BR CV MZ PT',
}

const languages = new Map(
  Object.entries(countries).flatMap(([language, list]) =>
    list.split(' ').map((country) => [country, language as CustomerLanguage] as const),
  ),
)

/** The language of somebody of whom only the number is known. */
export function languageOfNumber(phone: string): CustomerLanguage {
  return languages.get(readPhoneNumber(phone)?.country ?? '') ?? 'en'
}
