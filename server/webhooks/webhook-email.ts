import { brand } from '#contract/brand.ts'

interface Said {
  readonly name: string
  /** Of a chat, its host. */
  readonly address: string
  /** Why it was turned off; undefined while it only fails. */
  readonly offBecause: string | undefined
}

/** To an owner: an address takes no messages. */
export function webhookEmail(to: string, { name, address, offBecause }: Said, publicUrl: string) {
  const button = { label: 'Open webhooks and alerts', url: `${publicUrl}/webhooks` }
  const reason = `You get this email because you own this workspace in ${brand.name}.`
  if (offBecause === undefined)
    return {
      to,
      subject: `“${name}” has not received anything for a day`,
      paragraphs: [
        `Every message to “${name}” at ${address} has failed since yesterday. We keep trying each one for three days.`,
        'If nothing arrives for five days, we turn it off.',
      ],
      button,
      reason,
    }
  return {
    to,
    subject: `We turned off “${name}”`,
    paragraphs: [
      `We no longer send anything to “${name}” at ${address}. ${offBecause}`,
      'Once it works again, turn it back on and replay what failed.',
    ],
    button,
    reason,
  }
}
