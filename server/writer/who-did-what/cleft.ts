import type { CustomerLanguage } from '#contract/languages.ts'

const clefts: Readonly<Partial<Record<CustomerLanguage, RegExp>>> = {
  en: /(?<!\p{L})[Ii]t (?:was|is) ((?:the|my|our|his|her|their|\p{Lu})[^,.;]*?) (?:who|that) /u,
  es: /(?<!\p{L})(?:[Ff]ue|[Ee]s|[Ee]ra|[Ff]ueron) ((?:el|la|los|las|mi|mis|su|sus|\p{Lu})[^,.;]*?) (?:quien|quienes|el que|la que|los que|las que) /u,
  fr: /(?<!\p{L})[Cc]['’](?:est|était|étaient) ((?:le |la |les |l['’]|un |une |mon |ma |mes |notre |nos |son |sa |ses |leur |lui |elle |eux |\p{Lu})[^,.;]*?)qui /u,
  pt: /(?<!\p{L})(?:[Ff]oi|[EeÉé]|[Ee]ra|[Ff]oram) ((?:o|a|os|as|meu|minha|\p{Lu})[^,.;]*?)(?<! do) (?:quem|que) /u,
}
const objects: Readonly<Record<string, string>> = { lui: 'il', eux: 'ils' }

/** "It was my mother who chose" says "my mother chose", and Portuguese "só ao sábado é que trabalha" without "é que". */
export function withoutCleft(sentence: string, language: CustomerLanguage): string {
  const pattern = clefts[language]
  if (!pattern) return sentence
  const plain = language === 'pt' ? sentence.replace(/ (?:é|foi) que(?= )/iu, '') : sentence
  return plain.replace(pattern, (_, who: string) => `${objects[who.trim().toLowerCase()] ?? who.trim()} `)
}
