import { eq } from 'drizzle-orm'
import { defaultCampaignEmail, defaultReminderEmail } from '#contract/campaigns/campaign-email.ts'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { PublicForm } from '#contract/collection/collection.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { allJobs } from '../app.ts'
import type { Services } from '../context.ts'
import { requests } from '../customers/tables.ts'
import { sendDue } from '../emails/service.ts'
import { demoAddress } from './customers.ts'
import type { DemoOwner } from './owner.ts'

interface Guest {
  readonly name: string
  /** What they answer, and how many days after the campaign began. */
  readonly answer?: { readonly afterDays: number; readonly rating: number; readonly words: string }
  /** They opened the form and wrote nothing. */
  readonly opensAfterDays?: number
}

/** Who was on the autumn course. */
const guests: readonly Guest[] = [
  {
    name: 'Solveig Brandt',
    answer: {
      afterDays: 0.1,
      rating: 5,
      words:
        'Two evenings at the wheel and I went home with a bowl that holds soup. Patient teaching, good tea.',
    },
  },
  {
    name: 'Ruben Castellanos',
    answer: {
      afterDays: 1.2,
      rating: 4,
      words: 'Well organized and great fun. The second firing took a week longer than we were told.',
    },
  },
  {
    name: 'Aino Virtanen',
    answer: {
      afterDays: 5.4,
      rating: 5,
      words: 'I had never touched clay. Now there are six mugs in my kitchen.',
    },
  },
  {
    name: 'Bram Hoekstra',
    answer: {
      afterDays: 2.3,
      rating: 3,
      words: 'Nice course, but ten people share four wheels, so half of the evening is waiting.',
    },
  },
  { name: 'Catarina Melo', opensAfterDays: 0.4 },
  { name: 'Jakub Novotný', opensAfterDays: 5.2 },
  { name: 'Leonie Krause' },
  { name: 'Mattia Ferrero' },
  { name: 'Oona Kallio' },
  { name: 'Pauline Girard' },
  { name: 'Stellan Ek' },
  { name: 'Wanda Kowalczyk' },
]

const beganDaysAgo = 11

/** A campaign with a reminder that has been running for some days, and one that nobody has sent so far. */
export async function runCampaigns(services: Services, owner: DemoOwner, formId: string): Promise<void> {
  await owner.at(beganDaysAgo + 1)
  const ids = []
  for (const { name } of guests) {
    const body = { name, company: 'Autumn course', email: demoAddress(name) }
    ids.push((await owner.call<Customer>('POST', '/api/customers', body)).id)
  }
  await owner.at(beganDaysAgo)
  const form = { ...defaultCampaignEmail, selectedCustomers: ids, reminders: [defaultReminderEmail] }
  const { id } = await owner.call<Campaign>('POST', '/api/campaigns', { name: 'Autumn course', ...form })
  await owner.call('POST', `/api/campaigns/${id}/send`)
  await letLeave(services)
  const { consent } = await owner.call<PublicForm>('GET', `/api/public/business-profile/${formId}`)
  const happening = guests
    .map((guest) => ({ ...guest, day: guest.answer?.afterDays ?? guest.opensAfterDays ?? Infinity }))
    .filter(({ day }) => day < beganDaysAgo)
    .toSorted((one, other) => one.day - other.day)
  for (const { name, answer, day } of happening) {
    owner.passTo(beganDaysAgo - day)
    await letLeave(services)
    const linkId = await newestLink(services, demoAddress(name))
    await owner.call('POST', `/api/public/forms/${linkId}/opened`)
    if (!answer) continue
    await owner.call('POST', '/api/testimonials/submit', {
      customerName: name,
      customerEmail: demoAddress(name),
      content: answer.words,
      rating: answer.rating,
      formId: linkId,
      consent: { version: consent.version, scopes: ['display', 'use_name'] },
    })
  }
  await owner.at(1)
  const sample = { audience: 'sample', sampleSize: 20, ...defaultCampaignEmail }
  await owner.call('POST', '/api/campaigns', { name: 'A fifth of our shop customers', ...sample })
}

async function letLeave(services: Services): Promise<void> {
  await allJobs.find(({ name }) => name === 'send-campaigns')?.run(services, {})
  await sendDue(services)
}

async function newestLink({ db }: Services, email: string): Promise<string> {
  const sent = await db
    .select({ linkId: requests.linkId, step: requests.step })
    .from(requests)
    .where(eq(requests.email, email))
  return sent.toSorted((one, other) => (other.step ?? 0) - (one.step ?? 0))[0]?.linkId ?? ''
}
