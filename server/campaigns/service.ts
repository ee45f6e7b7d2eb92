export { campaignSettingsOf } from './settings.ts'
