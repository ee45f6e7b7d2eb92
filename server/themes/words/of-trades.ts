import type { Subject } from './subjects.ts'

const eating = ['restaurant and food', 'hotels and travel', 'photography and events', 'e-commerce']
const staying = ['hotels and travel', 'photography and events']
const wearing = ['e-commerce', 'athletic apparel', 'heat transfers', 'swag and merchandise']
const caring = ['beauty and hair', 'healthcare', 'fitness']

const subjectsOf: ReadonlyArray<readonly [trades: readonly string[], subjects: readonly Subject[]]> = [
  [eating, ['food', 'coffee', 'drinks', 'bread', 'cakes', 'breakfast', 'portions', 'menu']],
  [staying, ['room', 'bed', 'bathroom', 'view', 'pool', 'checkin']],
  [wearing, ['size', 'fabric']],
  [caring, ['treatment', 'pain', 'haircut', 'nails', 'massage']],
]

/** Every trade that has subjects of its own. */
export const tradesWithSubjects: readonly string[] = [...new Set(subjectsOf.flatMap(([trades]) => trades))]

const tradesOf: ReadonlyMap<string, readonly string[]> = new Map(
  subjectsOf.flatMap(([trades, subjects]) => subjects.map((subject) => [subject, trades] as const)),
)

/** In other trades, so large a part of all texts has to mention it: "soup" of a potter's customer is no food. */
const otherwiseShare = 0.2

/** Whether a subject says something of a business of this trade: most do of any. */
export function isOfTrade(theme: string, trade: string | undefined, share: number): boolean {
  const trades = tradesOf.get(theme)
  return trades === undefined || (trade !== undefined && trades.includes(trade)) || share >= otherwiseShare
}
