export { campaignDays, readCampaigns } from './campaigns.ts'
