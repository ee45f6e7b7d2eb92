/** GSM 03.38: one septet each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Two septets each. */
const extended = new Set('\f^{}\\[~]|€')

const single = { septets: 160, units: 70 }
/** Several segments say which of how many they are. */
const joined = { septets: 153, units: 67 }

/** How many segments a text message takes: what the gateway is paid for. */
export function countSegments(text: string): number {
  const letters = Array.from(text)
  const isPlain = letters.every((letter) => basic.has(letter) || extended.has(letter))
  if (!isPlain)
    return inPieces(
      letters.map(({ length }) => length),
      single.units,
      joined.units,
    )
  return inPieces(
    letters.map((letter) => (extended.has(letter) ? 2 : 1)),
    single.septets,
    joined.septets,
  )
}

/** A letter that takes two places is not cut in half. */
function inPieces(sizes: readonly number[], whole: number, piece: number): number {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total <= whole) return 1
  let [count, used] = [1, 0]
  for (const size of sizes) {
    if (used + size > piece) {
      count += 1
      used = 0
    }
    used += size
  }
  return count
}
