/** A name before an address, or none. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** What signs for a domain (RFC 6376). */
export interface SigningKey {
  readonly domain: string
  readonly selector: string
  /** PEM, RSA. */
  readonly privateKey: string
}

export interface OutgoingEmail {
  readonly id: string
  /** One address. Never a list: a comma in it stays part of the one address. */
  readonly to: string
  /** Where an answer goes, when not to the sender. One address. */
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who writes; this instance if not said. */
  readonly from?: Sender
  /** Where it comes back to when it cannot be delivered; the sender if not said. */
  readonly bounceTo?: string
  readonly key?: SigningKey
  /** Where it can be unsubscribed from: in the headers that mail programs have a button for (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
}

/** `Name <address>`, or an address alone. */
export function readSender(text: string): Sender {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
