export { settingsOf as campaignSettingsOf } from './settings.ts'
