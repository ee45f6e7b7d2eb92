import { type Tier, tiers } from '#contract/billing/tiers.ts'

/**
 * What a workspace is entitled to, told as plainly as possible and without anything of the product: months, retries and
 * money in and out of one owner's plan. It moves by whole steps of time, in seconds.
 */
interface Plan {
  tier: Tier
  isTrial: boolean
  begun: number
  end: number
  isOverdue: boolean
  retries: number
  isEnding: boolean
  next: Tier | null
  /** Payments of the running period. */
  payments: { kept: boolean; isDisputed: boolean }[]
}

const day = 86_400
const retryAfter = [3 * day, 5 * day, 7 * day]
const shortestTrial = 49 * 3600

export class Reference {
  plan: Plan | null = null
  card: 'good' | 'bad' | null = null
  hasEverPaid = false
  /** All of the last period's money went back. */
  isPaidBack = false
  readonly trialEnd: number

  constructor(trialEnd: number) {
    this.trialEnd = trialEnd
  }

  /** Lets time pass until `now`: what falls due meanwhile happens at its own moment. */
  passTo(now: number): void {
    for (let at = this.nextMoment(); at <= now; at = this.nextMoment()) this.fallDue(at)
  }

  says(now: number): string {
    const { plan } = this
    if (this.isBack()) return 'suspended free'
    if (plan?.isOverdue) return `active ${plan.tier}`
    if (plan) return `${plan.isEnding ? 'cancelled' : plan.isTrial ? 'trial' : 'active'} ${plan.tier}`
    return now < this.trialEnd && !this.hasEverPaid ? 'trial starter' : 'expired free'
  }

  /** False where a payment is due and there is no good card. */
  checkOut(now: number, tier: Tier, entered: 'good' | null): void {
    const isTrial = this.trialEnd - now >= shortestTrial && !this.hasEverPaid
    if (!isTrial && entered === null) return
    if (entered) this.card = entered
    const end = isTrial ? this.trialEnd : monthAfter(now)
    const shared = { isOverdue: false, retries: 0, isEnding: false, next: null, payments: [] }
    this.plan = { tier, isTrial, begun: now, end, ...shared }
    this.isPaidBack = false
    if (!isTrial) this.receive()
  }

  upgrade(tier: Tier): void {
    const plan = this.plan!
    if (!plan.isTrial && this.card !== 'good') return
    plan.tier = tier
    Object.assign(plan, { isEnding: false, next: null })
    if (!plan.isTrial) this.receive()
  }

  takeBack(which: 'refund' | 'lost'): void {
    for (const payment of this.plan?.payments ?? [])
      if (payment.isDisputed === (which === 'lost')) payment.kept = false
  }

  payOverdue(): void {
    if (!this.plan?.isOverdue || this.card !== 'good') return
    this.plan.isOverdue = false
    this.receive()
  }

  private receive(): void {
    this.hasEverPaid = true
    this.plan!.payments.push({ kept: true, isDisputed: false })
  }

  private isBack(): boolean {
    if (!this.plan) return this.isPaidBack
    const { payments } = this.plan
    return payments.length > 0 && payments.every(({ kept }) => !kept)
  }

  private nextMoment(): number {
    const { plan } = this
    if (!plan) return Number.POSITIVE_INFINITY
    return plan.isOverdue ? plan.begun + retryAfter[plan.retries]! : plan.end
  }

  private fallDue(at: number): void {
    const plan = this.plan!
    if (plan.isOverdue) return this.retry(plan)
    if (plan.isEnding || (plan.isTrial && this.card === null)) return this.endPlan()
    const shared = { begun: at, end: monthAfter(at), isTrial: false, payments: [], next: null, retries: 0 }
    Object.assign(plan, { tier: plan.next ?? plan.tier, ...shared })
    if (this.card === 'good') this.receive()
    else plan.isOverdue = true
  }

  private retry(plan: Plan): void {
    plan.retries += 1
    if (this.card === 'good') this.payOverdue()
    else if (plan.retries === retryAfter.length) this.endPlan()
  }

  private endPlan(): void {
    this.isPaidBack = this.isBack()
    this.plan = null
  }
}

export function higherTier(tier: Tier): Tier | undefined {
  return tiers[tiers.indexOf(tier) + 1]
}

/** The same day of the next month, or the last one it has. */
function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000)
  const wanted = (date.getUTCMonth() + 1) % 12
  date.setUTCMonth(date.getUTCMonth() + 1)
  while (date.getUTCMonth() !== wanted) date.setUTCDate(date.getUTCDate() - 1)
  return Math.floor(date.getTime() / 1000)
}
