import type { EmailDelivery, Suppression, UnsettledEmail } from '#contract/emails/emails.ts'
import type { DomainRecord, SendingDomain } from '#contract/emails/sending-domain.ts'
import { nextId, sampleOf } from './sample.ts'

/** Emails of a bakery that leave as they should. */
export const aDelivery = sampleOf<EmailDelivery>(() => ({
  postalAddress: '12 Harbor Street\nPortland, ME 04101',
  countsOpens: false,
  isMailConfigured: true,
  sender: { name: 'Lindqvist Bakery', address: 'praise@plaudit.example' },
  outageSince: null,
  held: null,
  waiting: 0,
  unknown: 0,
  failed: 0,
}))

/** An email to Ines of which nobody knows whether it arrived. */
export const anUnsettledEmail = sampleOf<UnsettledEmail>(() => ({
  id: nextId(),
  to: 'ines@example.com',
  subject: 'How was Lindqvist Bakery?',
  state: 'unknown',
  error: 'The connection was closed.',
  at: '2026-03-02T09:00:00.000Z',
  canSendAgain: true,
}))

/** Jonas, who unsubscribed. */
export const aSuppression = sampleOf<Suppression>(() => ({
  id: nextId().replaceAll('-', '').padEnd(64, '0'),
  address: 'jonas@example.com',
  name: 'Jonas Weber',
  reason: 'unsubscribed',
  at: '2026-03-02T09:00:00.000Z',
  detail: 'On the unsubscribe page',
  canRemove: true,
}))

export const aDomainRecord = sampleOf<DomainRecord>(() => ({
  kind: 'dkim',
  type: 'TXT',
  name: 'plaudit-x1y2._domainkey.lindqvist.example',
  value: 'v=DKIM1; k=rsa; p=MIIBIjAN',
  isRequired: true,
  state: null,
  found: [],
}))

const spf = 'v=spf1 include:mail.example ~all'

/** A domain that was entered and not checked yet. */
export const aSendingDomain = sampleOf<SendingDomain>(() => ({
  domain: 'lindqvist.example',
  address: 'hello@lindqvist.example',
  isVerified: false,
  checkedAt: null,
  records: [
    aDomainRecord(),
    aDomainRecord({ kind: 'spf', name: 'lindqvist.example', value: spf, isRequired: false }),
    aDomainRecord({
      kind: 'dmarc',
      name: '_dmarc.lindqvist.example',
      value: 'v=DMARC1; p=none',
      isRequired: false,
    }),
    aDomainRecord({
      kind: 'returnPath',
      type: 'CNAME',
      name: 'bounces.lindqvist.example',
      value: 'mail.plaudit.example',
      isRequired: false,
    }),
  ],
}))
