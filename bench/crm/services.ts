import { pino } from 'pino'
import { readConfig } from '../../server/config/config.ts'
import type { Services } from '../../server/context.ts'
import { joinDatabase } from '../../server/db/database.ts'
import { makeServices } from '../../server/run/services.ts'

/** What a process of the server has, on the database of this folder; its clock is ahead by `aheadMs`. */
export async function servicesFor(dataFolder: string, crmUrl: string, aheadMs = 0): Promise<Services> {
  const config = readConfig({ PLAUDIT_DATA: dataFolder, HUBSPOT_URL: crmUrl, SALESFORCE_URL: crmUrl })
  const database = await joinDatabase(config)
  const services = await makeServices(config, database, pino({ level: 'silent' }), () => undefined)
  return { ...services, now: () => new Date(Date.now() + aheadMs) }
}
