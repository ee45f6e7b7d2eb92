export { campaignDays, readCampaignPerformance } from './campaigns.ts'
export { recipients } from './recipients.ts'
export { whereToTurnOff } from './news-emails.ts'
