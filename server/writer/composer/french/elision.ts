import { capitalized } from '../text.ts'

const melted: Readonly<Record<string, string>> = {
  'de Le ': 'du ',
  'de Les ': 'des ',
  'à Le ': 'au ',
  'à Les ': 'aux ',
}

/** Small words before the business's name: "d'Aubrac", "au Vieux Quai", "chez Noémie". */
export function elided(text: string, business: string): string {
  const isVowel = /^[aeiouéèêà]/i.test(business)
  const changed = text.replaceAll(
    /(?<!\p{L})(de|que|à|chez) ((?:Les? )?)/giu,
    (found, word: string, article: string, at: number) => {
      if (!text.startsWith(business, at + word.length + 1)) return found
      if (isVowel && /e$/i.test(word)) return `${word.slice(0, -1)}'`
      if (word.toLowerCase() === 'chez' && business.startsWith('Chez ')) return ''
      return melted[`${word.toLowerCase()} ${article}`] ?? found
    },
  )
  return capitalized(changed)
}
