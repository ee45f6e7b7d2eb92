import type { CustomerLanguage } from '#contract/languages.ts'
import { plainLetters, type WordList } from './word-list.ts'

/** What is never meant: two words written as one, and mistakes in words too short to be guessed. */
const lists: Readonly<Record<CustomerLanguage, string>> = {
  en: 'amd:and|hav:have|teh:the|hte:the|adn:and|yuo:you|restraunt:restaurant|alot:a lot|aswell:as well|infact:in fact|atleast:at least|eachother:each other|incase:in case|thankyou:thank you|everytime:every time|noone:no one|abit:a bit|alittle:a little|inspite:in spite|ofcourse:of course',
  es: 'qeu:que|porfavor:por favor|osea:o sea|aveces:a veces|enserio:en serio|derepente:de repente|apesar:a pesar|alfinal:al final|atravez:a través|através:a través|porsupuesto:por supuesto|sinembargo:sin embargo|almenos:al menos|agusto:a gusto|conla:con la|conel:con el|enel:en el|dela:de la',
  fr: 'parcontre:par contre|biensur:bien sûr|biensûr:bien sûr|aumoins:au moins|aufait:au fait|quelquechose:quelque chose|entout:en tout|desfois:des fois|parceque:parce que|jusquà:jusqu’à',
  de: 'jezt:jetzt|udn:und|dei:die|garnicht:gar nicht|garkein:gar kein|garkeine:gar keine|garnichts:gar nichts|aufjedenfall:auf jeden Fall|vorallem:vor allem|immernoch:immer noch|desweiteren:des Weiteren|zumbeispiel:zum Beispiel|inordnung:in Ordnung|jedesmal:jedes Mal|nocheinmal:noch einmal|garnich:gar nicht|sowas:so was',
  pt: 'qeu:que|concerteza:com certeza|apartir:a partir|derrepente:de repente|derepente:de repente|porfavor:por favor|oque:o que|porisso:por isso|denovo:de novo|porenquanto:por enquanto|apesarde:apesar de|desdeque:desde que',
}

const maps = new Map<CustomerLanguage, ReadonlyMap<string, string>>()

/** The words that a word, in lower case, was to be; undefined when it is one. */
export function writtenApart(lower: string, language: CustomerLanguage): string | undefined {
  const known =
    maps.get(language) ?? new Map(lists[language].split('|').map((one) => one.split(':') as [string, string]))
  maps.set(language, known)
  return known.get(lower)
}

const [commonRest, shortestRest] = [4.2, 3]

/** A French word before a vowel, written without its apostrophe: "cetait", "lequipe". */
export function elided(lower: string, { language, words, byLetters }: WordList): string | undefined {
  const prefix = language === 'fr' ? /^(?:qu|[cdjlmnst])(?=[aeiouyàâéèêëîïôûü])/.exec(lower)?.[0] : undefined
  const rest = lower.slice(prefix?.length ?? 0)
  if (prefix === undefined || (rest.length < shortestRest && lower !== 'jai')) return undefined
  const same = [rest, ...(byLetters.get(plainLetters(rest)) ?? [])]
  const meant = same.find((word) => (words.get(word) ?? 0) >= commonRest)
  return meant === undefined ? undefined : `${prefix}’${meant}`
}
