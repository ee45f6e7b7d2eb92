import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { trialDays } from '#contract/billing/tiers.ts'
import type { SharingLink } from '#contract/collection/sharing.ts'
import type { Services } from '../context.ts'
import { users } from '../accounts/tables.ts'
import { newestSecretLink } from '../emails/service.ts'
import { extendTrial } from '../workspaces/service.ts'
import { demoAddress } from './customers.ts'
import { dayMs, type DemoOwner } from './owner.ts'

/** Codes of the shop for the rewards. More than there are reviews, so that the pool is not empty. */
const codes = Array.from(
  { length: 24 },
  (_, index) => `KILN-${(4127 + index * 613).toString(36).toUpperCase()}`,
)

const logoSize = 128

/** A bowl under a low sun, in three glazes. */
function logoPixels(): Buffer {
  const [ground, bowl, sun] = [
    [31, 75, 69],
    [244, 234, 216],
    [224, 164, 88],
  ] as const
  const pixels: number[] = []
  for (let y = 0; y < logoSize; y += 1) {
    for (let x = 0; x < logoSize; x += 1) {
      const isBowl = y > 66 && Math.hypot(x - 64, y - 66) < 40
      const isSun = y < 60 && Math.hypot(x - 64, y - 60) < 20
      pixels.push(...(isBowl ? bowl : isSun ? sun : ground))
    }
  }
  return Buffer.from(pixels)
}

export async function addLogo(owner: DemoOwner): Promise<void> {
  const picture = await sharp(logoPixels(), { raw: { width: logoSize, height: logoSize, channels: 3 } })
    .png()
    .toBuffer()
  await owner.at(95)
  await owner.call('POST', '/api/business-profile/upload-logo', {
    logoData: `data:image/png;base64,${picture.toString('base64')}`,
  })
}

/** One colleague who has joined, and one who has not answered yet. */
export async function buildTeam(owner: DemoOwner, services: Services): Promise<void> {
  const colleague = demoAddress('Mikkel Aas')
  await owner.at(60)
  await owner.call('POST', '/api/team/invitations', { email: colleague, role: 'member' })
  const token = /\/join\?token=([\w-]+)/.exec(await newestSecretLink(services.db, colleague))?.[1]
  await owner.call('POST', `/api/invitations/${token}/accept`, {
    firstName: 'Mikkel',
    lastName: 'Aas',
    password: 'Slipware-6204',
  })
  await owner.at(2)
  await owner.call('POST', '/api/team/invitations', { email: demoAddress('Ingrid Holm'), role: 'member' })
}

/** A link for a campaign and one for a customer: the forms that some of the reviews came through. */
export async function makeFormLinks(owner: DemoOwner): Promise<{ campaign: string; customer: string }> {
  await owner.at(34)
  const make = async (description: string, customerEmail = '') => {
    const made = await owner.call<SharingLink>('POST', '/api/sharing-links', { description, customerEmail })
    return made.id
  }
  return {
    campaign: await make('Card in the autumn parcels'),
    customer: await make('Harbor Street Roasters, second order', demoAddress('Owen Hughes')),
  }
}

export async function thankCustomers(owner: DemoOwner): Promise<void> {
  await owner.at(20)
  await owner.call('PUT', '/api/reward-settings', {
    isEnabled: true,
    rewardType: 'discount_code',
    rewardMessage: 'Thank you for taking the time. Ten percent off your next order, whatever you wrote.',
    triggerCondition: 'on_submission',
    distributionMethod: 'qr_code',
    generatesCodes: true,
  })
  await owner.call('POST', '/api/reward-codes', { content: codes.join('\n') })
}

/** The demo begins a hundred days back, and its trial would long be over: it gets the days that a new account has. */
export async function beginTrialToday({ db, now }: Services, email: string): Promise<void> {
  const trialEndsAt = new Date(now().getTime() + trialDays * dayMs)
  const [owner] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.email, email))
  if (owner?.id) await extendTrial(db, owner.id, trialEndsAt)
}

/** Two designed widgets: one for the home page, one of five stars alone. */
export async function makeWidgets(owner: DemoOwner): Promise<void> {
  await owner.at(40)
  await owner.call('POST', '/api/widgets', { name: 'Home page', templateId: 'elegant-carousel' })
  await owner.at(12)
  await owner.call('POST', '/api/widgets', {
    name: 'Courses page',
    templateId: 'minimalist-grid',
    filters: { minRating: 5 },
  })
}
