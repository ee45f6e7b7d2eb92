import type { CustomerLanguage } from '#contract/languages.ts'

const longestName = 80
/** Anything that a mail program might make a link of. */
const linkLike = /:\/\/|www[.]|[^\s.][.\u3002\uff0e\uff61]\p{L}{2}/iu

/** A stranger may have typed the name: what carries an address or a message of its own is left out. */
export function greeting(name: string, language: CustomerLanguage = 'en'): string {
  const { plain, named } = greetings[language]
  return name.length > longestName || linkLike.test(name) ? plain : named(name)
}

const greetings: Readonly<Record<CustomerLanguage, { plain: string; named: (name: string) => string }>> = {
  en: { plain: 'Hello,', named: (name) => `Hello ${name},` },
  es: { plain: 'Hola:', named: (name) => `Hola, ${name}:` },
  fr: { plain: 'Bonjour,', named: (name) => `Bonjour ${name},` },
  de: { plain: 'Guten Tag,', named: (name) => `Guten Tag, ${name},` },
  pt: { plain: 'Olá,', named: (name) => `Olá, ${name},` },
}
