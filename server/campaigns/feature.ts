import { sql } from 'drizzle-orm'
import type { Feature } from '../feature.ts'
import { campaignActivity } from './activity.ts'
import { campaignSamples } from './email-samples.ts'
import { hearsForCampaigns } from './people/leave.ts'
import { limits } from './limits.ts'
import { campaignEmailIsWanted, campaignTextIsWanted } from './people/purpose.ts'
import { campaignPeopleRoutes, campaignRoutes } from './routes.ts'
import { sendCampaigns } from './sending/send-job.ts'
import { campaignPeople, campaigns, campaignSettings } from './tables.ts'

export const campaignsFeature: Feature = {
  name: 'campaigns',
  routes: [campaignRoutes, campaignPeopleRoutes],
  limits,
  jobs: [sendCampaigns],
  activity: campaignActivity,
  administration: {
    usage: {
      Campaigns: (workspaceId) =>
        sql`(select count(*)::int from campaigns where workspace_id = ${workspaceId})`,
    },
  },
  emailPurposes: { campaign: campaignEmailIsWanted },
  textIsWanted: campaignTextIsWanted,
  sampleEmails: campaignSamples,
  tables: [
    {
      table: campaigns,
      exported: { by: [campaigns.id] },
      erased: 'with-workspace',
      called: { name: campaigns.name, at: '/api/campaigns/:id' },
    },
    {
      table: campaignPeople,
      exported: { by: [campaignPeople.id], without: ['handLinkId'] },
      erased: 'with-workspace',
    },
    { table: campaignSettings, exported: { by: [campaignSettings.workspaceId] }, erased: 'with-workspace' },
  ],
  hears: hearsForCampaigns,
}
