export { campaignDays, readCampaignPerformance, readPerformanceIn } from './campaigns.ts'
export { recipients } from './recipients.ts'
export { whereToTurnOff } from './news-emails.ts'
