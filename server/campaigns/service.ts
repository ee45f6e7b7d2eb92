export { campaignSettingsOf } from './settings.ts'
export { reminderMoment } from './sending/hours.ts'
export { addToCampaign, isStartedCampaign } from './people/add-one.ts'
