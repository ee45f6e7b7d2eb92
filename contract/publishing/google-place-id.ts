import type { PageAddress } from './page-address.ts'

const parameters = ['placeid', 'place_id', 'query_place_id', 'destination_place_id']

/** Links to write a review and search links name it; the page on Google Maps names the two numbers that it is made of. */
export function placeIdIn({ parameter, rest }: PageAddress): string | undefined {
  const named = parameters.map((name) => parameter(name)).find((id) => id !== undefined)
  if (named !== undefined) return named
  const [, placeId] = /(?:place_id:|!19s)(ChIJ[\w-]{10,})/.exec(rest) ?? []
  if (placeId !== undefined) return placeId
  const [, cell, number] = /!1s0x([0-9a-f]{1,16}):0x([0-9a-f]{1,16})/i.exec(rest) ?? []
  return cell !== undefined && number !== undefined ? placeIdOf(cell, number) : undefined
}

/** A Place ID is a message in Base64: its field 1, 18 bytes long, holds two numbers of 64 bits. */
function placeIdOf(cell: string, number: string): string {
  return base64url([0x0a, 0x12, 0x09, ...littleEndian(cell), 0x11, ...littleEndian(number)])
}

function littleEndian(hexadecimal: string): number[] {
  const digits = hexadecimal.padStart(16, '0')
  return Array.from({ length: 8 }, (_, index) =>
    Number.parseInt(digits.slice(14 - 2 * index, 16 - 2 * index), 16),
  )
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function base64url(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,6}/g) ?? []).map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('')
}
