export { campaignDays, readCampaignPerformance, readPerformanceIn } from './campaigns.ts'
export { recipients, textRecipients } from './recipients.ts'
export { whereToTurnOff } from './news-emails.ts'
