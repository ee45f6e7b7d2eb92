import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { User } from '#contract/accounts/accounts.ts'
import type { PublicForm } from '#contract/collection/collection.ts'
import { proveAddress } from '../accounts/service.ts'
import { users } from '../accounts/tables.ts'
import type { Services } from '../context.ts'
import { setSubscription } from '../workspaces/service.ts'
import { dayMs, demoOwner } from './owner.ts'

/** Name, trade and owner of the other businesses on the instance. */
const businesses = `
  Lindqvist Bakery | Bakery | Mara Lindqvist
  Quill Studio | Design | Ada Quill
  Harbor Lights Events | Events | Jonas Weber
  Casa Pilar | Restaurant | Pilar Ortega
  Ironworks Gym | Gym | Derek Ironside
  Nyberg Coffee Roasters | Coffee | Oskar Nyberg
  Weber Optik | Optician | Lena Weber
  Tidewater Plumbing | Plumber | Sam Tidewater
  Saltmarsh Florist | Florist | Imogen Hale
  Brightside Dental | Dentist | Priya Raman
  Copper Kettle Inn | Hotel | Tomasz Nowak
  Fennel & Thyme | Restaurant | Chiara Rossi
  Northgate Law | Lawyer | Helen Okafor
  Pedal House | Bicycle shop | Ruben Dahl
  Kite & Anchor | Design | Yuki Tanaka
  Meadow Veterinary | Veterinarian | Amelia Frost
  Old Mill Bakery | Bakery | Greta Holm
  Atelier Moreau | Tailor | Sylvie Moreau
  Blue Door Yoga | Yoga studio | Anika Patel
  Cedar Lane Joinery | Carpenter | Niall Byrne
  Sunrise Solar | Electrician | Marco Silva
  Paper Lantern Books | Bookshop | Mei Chen
  Riverbend Kayaks | Tours | Cole Jensen
  Stella Hair | Hairdresser | Stella Marino
  Granite Climbing | Gym | Freya Lund
  Willow Wellness | Massage | Noor Haddad
  Topline Roofing | Roofer | Grant Mercer
  Juniper Kitchens | Kitchens | Elsa Bergman
  Sparrow Photography | Photographer | Robin Sparrow
  Vela Sailing | Tours | Inês Duarte
  Lumen Lighting | Electrician | Theo Brandt
  Rosewood Piano | Music school | Clara Voss
  Hilltop Honey | Farm shop | Bea Underhill
  Ember Pizza | Restaurant | Luca Ferri
  Clearwater Pools | Pool service | Dana Brooks
  Maple Street Nursery | Daycare | Joan Whitfield
  Stonebridge Tax | Accountant | Victor Lang
  Orchard Pet Care | Veterinarian | Wendy Marsh
  Polaris Guides | Tours | Aksel Vik`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

const said = [
  ['Camille Roux', 5, 'They answered the same day and kept to the price they gave me.'],
  ['Ben Carter', 5, 'Friendly from start to finish. My parents asked for the number too.'],
  ['Hanna Ek', 4, 'Good work. The first date had to be moved, but they told me in time.'],
  ['Joaquim Reis', 5, 'I had tried two others before. This is the one I will stay with.'],
] as const

/** What their plans are: most of them pay, some try, a few have left. */
const plans = [
  ['starter', 'active', 21],
  ['professional', 'active', 12],
  ['starter', 'trial', 9],
  ['enterprise', 'active', 160],
  ['starter', 'expired', -12],
  ['professional', 'cancelled', 6],
  ['starter', 'active', 27],
] as const

/** How many days ago a business signed up. */
const daysHere = (index: number) => 340 - index * 8.5

/** Fills the instance with 39 more businesses, so that its administrators see what a year of sign-ups looks like. */
export async function addNeighbors(
  services: Services,
  http: Pick<FastifyInstance, 'inject'>,
  clock: { now: Date },
): Promise<void> {
  const today = clock.now
  for (const [index, [businessName = '', industry = '', ownerName = '']] of businesses.entries()) {
    clock.now = today
    const owner = demoOwner(http, clock)
    owner.passTo(daysHere(index))
    const domain = `${businessName.toLowerCase().replaceAll(/[^a-z]+/g, '')}.example`
    const contactEmail = `hello@${domain}`
    const { user } = await owner.call<{ user: User }>('POST', '/api/onboarding/complete', {
      businessName,
      industry,
      ownerName,
      contactEmail,
      businessUrl: `https://${domain}`,
      businessDescription: `${businessName}: ${industry.toLowerCase()} with regular customers.`,
      targetAudience: 'People in the neighborhood',
      password: `Neighbor-${index}-Kiln`,
    })
    await proveAddress(services, contactEmail)
    await subscribe(services, user.id, index, today)
    await collect(owner, user.formId, index)
  }
  clock.now = today
}

async function subscribe({ db }: Services, userId: string, index: number, today: Date): Promise<void> {
  const [tier, status, days] = plans[index % plans.length]!
  const [found] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, userId))
  if (!found?.id) return
  const { id } = found
  const subscriptionExpiresAt = new Date(today.getTime() + days * dayMs)
  await db.transaction((tx) =>
    setSubscription(tx, id, {
      subscriptionTier: tier,
      subscriptionStatus: status,
      subscriptionExpiresAt,
    }),
  )
}

/** Up to four testimonials each, spread over their time here. */
async function collect(
  owner: ReturnType<typeof demoOwner>,
  formId: User['formId'],
  index: number,
): Promise<void> {
  const { consent } = await owner.call<PublicForm>('GET', `/api/public/business-profile/${formId}`)
  const received = said.slice(0, index % (said.length + 1))
  for (const [place, [customerName, rating, content]] of received.entries()) {
    owner.passTo((daysHere(index) * (received.length - place - 0.5)) / received.length)
    await owner.call('POST', '/api/testimonials/submit', {
      customerName,
      customerEmail: `${customerName.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
      content,
      rating,
      formId,
      consent: { version: consent.version, scopes: ['display', 'use_name'] },
    })
  }
}
