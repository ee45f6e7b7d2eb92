import { eq } from 'drizzle-orm'
import { syncConnection } from '../../server/crm/sync.ts'
import { crmIntegrations } from '../../server/crm/tables.ts'
import { servicesFor } from './services.ts'

/** One sync in a process of its own, so that it can be killed, and its memory be measured: prints its peak in megabytes. */
const [dataFolder = '', crmUrl = '', integrationId = '', aheadMs = '0'] = process.argv.slice(2)
const services = await servicesFor(dataFolder, crmUrl, Number(aheadMs))
const [row] = await services.db.select().from(crmIntegrations).where(eq(crmIntegrations.id, integrationId))
console.log('begun')
await syncConnection(services, row!, 'system', { isPatient: true })
console.log(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)}`)
await services.database.close()
