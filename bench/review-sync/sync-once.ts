import { syncSource } from '../../server/review-sources/sync.ts'
import { type PlatformUrls, servicesOn } from './services.ts'

/** One sync in a process of its own, so that it can be killed. */
const [dataFolder = '', urls = '{}', workspaceId = '', sourceId = '', aheadMs = '0'] = process.argv.slice(2)
const services = await servicesOn(dataFolder, JSON.parse(urls) as PlatformUrls, Number(aheadMs))
console.log('begun')
await syncSource(services, workspaceId, sourceId)
await services.database.close()
