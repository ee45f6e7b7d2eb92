import { pino } from 'pino'
import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { readConfig } from '../../server/config/config.ts'
import type { Services } from '../../server/context.ts'
import { joinDatabase } from '../../server/db/database.ts'
import { makeServices } from '../../server/run/services.ts'
import { settingsFor } from './platforms.ts'

/** Where the stand-in of each platform answers. */
export type PlatformUrls = Readonly<Partial<Record<SourcePlatform, string>>>

/** What a process of the server has, on the database of this folder; its clock is ahead by `aheadMs`. */
export async function servicesOn(dataFolder: string, urls: PlatformUrls, aheadMs = 0): Promise<Services> {
  const config = readConfig({ PLAUDIT_DATA: dataFolder, ...settingsFor(urls) })
  const database = await joinDatabase(config)
  const services = await makeServices(config, database, pino({ level: 'silent' }), () => undefined)
  return clockAhead(services, aheadMs)
}

/** The same services at a later hour. */
export function clockAhead(services: Services, aheadMs: number): Services {
  return { ...services, now: () => new Date(Date.now() + aheadMs) }
}
