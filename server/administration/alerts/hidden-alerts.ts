import { type AlertKind, alertKinds, hiddenDays } from '#contract/administration/alerts.ts'
import type { Services } from '../../context.ts'
import { readFact, writeFact } from '../../instance/service.ts'
import { dayMs } from '../../kit/time.ts'

const fact = 'hidden-alerts'

type Hidden = Partial<Record<AlertKind, string>>

/** The alerts that an administrator hid, and that are still hidden. */
export async function hiddenKinds({ db, now }: Pick<Services, 'db' | 'now'>): Promise<AlertKind[]> {
  const hidden = JSON.parse((await readFact(db, fact)) ?? '{}') as Hidden
  return alertKinds.filter((kind) => now().toISOString() < (hidden[kind] ?? ''))
}

/** Hides a kind of alert for a week, or shows it again. */
export async function hideKind(
  services: Pick<Services, 'db' | 'now'>,
  kind: AlertKind,
  isHidden: boolean,
): Promise<AlertKind[]> {
  const { db, now } = services
  const hidden = JSON.parse((await readFact(db, fact)) ?? '{}') as Hidden
  const until = new Date(now().getTime() + hiddenDays * dayMs).toISOString()
  const { [kind]: _, ...others } = hidden
  const next: Hidden = isHidden ? { ...others, [kind]: until } : others
  await writeFact(db, fact, JSON.stringify(next), 'replace')
  return hiddenKinds(services)
}
