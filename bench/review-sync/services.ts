import { pino } from 'pino'
import { readConfig } from '../../server/config.ts'
import type { Services } from '../../server/context.ts'
import { joinDatabase } from '../../server/db/database.ts'
import { makeServices } from '../../server/services.ts'
import { googleApp } from '../../server/test/google-stand-in.ts'

/** What a process of the server has, on the database of this folder, with Google at `googleUrl`. */
export async function servicesOn(dataFolder: string, googleUrl: string, aheadMs = 0): Promise<Services> {
  const config = readConfig({
    PLAUDIT_DATA: dataFolder,
    GOOGLE_BUSINESS_CLIENT_ID: googleApp.id,
    GOOGLE_BUSINESS_CLIENT_SECRET: googleApp.secret,
    GOOGLE_BUSINESS_URL: googleUrl,
  })
  const database = await joinDatabase(config)
  const services = await makeServices(config, database, pino({ level: 'silent' }), () => undefined)
  return { ...services, now: () => new Date(Date.now() + aheadMs) }
}
