export { campaignSettingsOf } from './settings.ts'
export { addToCampaign, isStartedCampaign } from './people/add-one.ts'
