import type { Services } from '../../context.ts'
import { uuidBytes, uuidText } from '../../kit/secrets/signed-ids.ts'

const purpose = 'bounce'
const macLength = 8
/** Mail servers may change the case of what stands before the @: RFC 4648's base 32 does not care. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/**
 * The address that this email comes back to (a variable envelope return path): whatever the mail server that sends it back
 * writes, it tells which email it is. None where the operator has set up no mailbox for it.
 */
export function bounceAddress(
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  emailId: string,
  domain?: string,
): string | undefined {
  if (config.bounceAddress === undefined) return undefined
  const [localPart = '', host = ''] = config.bounceAddress.split('@')
  const id = uuidBytes(emailId)
  const token = toBase32(Buffer.concat([id, secrets.sign(purpose, id).subarray(0, macLength)]))
  return `${localPart}+${token}@${domain ?? host}`
}

/** The email that came back to this address; nothing if it is not one of ours. */
export function readBounceAddress(
  { secrets }: Pick<Services, 'secrets'>,
  address: string,
): string | undefined {
  const [, token = ''] = /\+([a-z2-7]{30,50})@/i.exec(address) ?? []
  const bytes = fromBase32(token.toLowerCase())
  const id = bytes.subarray(0, 16)
  if (bytes.length !== 16 + macLength) return undefined
  return secrets.sign(purpose, id).subarray(0, macLength).equals(bytes.subarray(16))
    ? uuidText(id)
    : undefined
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
