import { placeholders } from '../about.ts'
import { listCampaignPeople } from '../campaigns/campaign-people.ts'
import {
  createCampaign,
  deleteCampaign,
  editCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
  sendCampaign,
} from '../campaigns/campaigns.ts'
import { versioned } from './versioned.ts'

const group = 'campaigns'
const read = { scope: 'campaigns:read' } as const
const write = { scope: 'campaigns:write' } as const
const params = { id: placeholders.campaignId }
const sample = {
  name: 'After the first order',
  emailSubject: 'How was your first order, {{firstName}}?',
  emailTemplate: 'Hello {{firstName}},\n\nTell us how you liked it: {{testimonialLink}}',
}

export const v1ListCampaigns = versioned('GET /api/v1/campaigns', listCampaigns, {
  ...read,
  about: {
    group,
    place: 1,
    title: 'List campaigns',
    says: 'Newest first.',
    sample: { query: { limit: '20' } },
  },
})

export const v1CreateCampaign = versioned('POST /api/v1/campaigns', createCampaign, {
  ...write,
  about: {
    group,
    place: 2,
    title: 'Create a campaign',
    says: 'Prepares a campaign and sends nothing. audience is everyone, a sample, or chosen customers, whose ids go to selectedCustomers.',
    sample: { body: { ...sample, audience: 'everyone' }, idempotencyKey: 'campaign-3' },
  },
})

export const v1GetCampaign = versioned('GET /api/v1/campaigns/:id', getCampaign, {
  ...read,
  about: {
    group,
    place: 3,
    title: 'Get a campaign',
    says: 'One campaign, and how far it has come.',
    sample: { params },
  },
})

export const v1UpdateCampaign = versioned('PUT /api/v1/campaigns/:id', editCampaign, {
  ...write,
  about: {
    group,
    place: 4,
    title: 'Update a campaign',
    says: 'Replaces what will be sent. What was sent stays. Without an audience, the people stay as they are.',
    sample: { params, body: sample },
    refusals: ['edited-elsewhere'],
  },
})

export const v1DeleteCampaign = versioned('DELETE /api/v1/campaigns/:id', deleteCampaign, {
  ...write,
  about: {
    group,
    place: 5,
    title: 'Delete a campaign',
    says: 'Ends it and closes its open links. Testimonials stay.',
    sample: { params },
  },
})

export const v1SendCampaign = versioned('POST /api/v1/campaigns/:id/send', sendCampaign, {
  ...write,
  about: {
    group,
    place: 6,
    title: 'Send a campaign',
    says: 'Starts sending, or goes on with customers who were added since. Emails leave in the background, within the hours of the campaign.',
    sample: { params },
    refusals: ['address-unproven', 'plan-limit-reached'],
  },
})

export const v1PauseCampaign = versioned('POST /api/v1/campaigns/:id/pause', pauseCampaign, {
  ...write,
  about: {
    group,
    place: 7,
    title: 'Pause a campaign',
    says: 'Stops everything that has not left yet.',
    sample: { params },
  },
})

export const v1ResumeCampaign = versioned('POST /api/v1/campaigns/:id/resume', resumeCampaign, {
  ...write,
  about: {
    group,
    place: 8,
    title: 'Resume a campaign',
    says: 'Goes on where it was paused.',
    sample: { params },
  },
})

export const v1ListCampaignPeople = versioned('GET /api/v1/campaigns/:id/people', listCampaignPeople, {
  ...read,
  about: {
    group,
    place: 9,
    title: 'List the people in a campaign',
    says: 'Who was asked, what became of the email, and who answered.',
    sample: { params, query: { limit: '20' } },
  },
})
