import { brand } from '#contract/brand.ts'
import { previewAudience } from '#contract/campaigns/campaign-audience.ts'
import {
  exportCampaignPeople,
  getCampaignAnalytics,
  listCampaignPeople,
  markSentByHand,
  prepareHandSend,
} from '#contract/campaigns/campaign-people.ts'
import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { previewCampaignEmail, sendTestEmail } from '#contract/campaigns/campaign-preview.ts'
import * as calls from '#contract/campaigns/campaigns.ts'
import { type App, mount } from '../http/mount.ts'
import { analytics } from './analytics.ts'
import * as audience from './people/audience.ts'
import * as control from './control.ts'
import * as hand from './sending/hand-send.ts'
import * as manage from './manage.ts'
import { formOpened } from './opened.ts'
import { peopleCsv } from './people/people-csv.ts'
import * as people from './people/people.ts'
import * as preview from './preview.ts'
import { readCampaignSettings, writeCampaignSettings } from './settings.ts'

export function campaignRoutes(app: App): void {
  mount(app, calls.listCampaigns, (context, { query }) => manage.readCampaignList(context, query))
  mount(app, calls.createCampaign, (context, { body }) => manage.createCampaign(context, body))
  mount(app, previewAudience, (context, { body }) => audience.previewAudience(context, body))
  mount(app, previewCampaignEmail, (context, { body }) => preview.previewCampaignRequest(context, body))
  mount(app, sendTestEmail, (context, { body }) => preview.sendTest(context, app.limits, body))
  mount(app, calls.getCampaign, (context, { params }) => manage.readCampaignDetails(context, params.id))
  mount(app, calls.editCampaign, (context, { params, body }) => manage.editCampaign(context, params.id, body))
  mount(app, calls.deleteCampaign, (context, { params }) => manage.deleteCampaign(context, params.id))
  mount(app, calls.sendCampaign, (context, { params }) => control.sendCampaign(context, params.id))
  mount(app, calls.pauseCampaign, (context, { params }) => control.pauseCampaign(context, params.id))
  mount(app, calls.resumeCampaign, (context, { params }) => control.resumeCampaign(context, params.id))
  mount(app, calls.getCampaignSettings, (context) => readCampaignSettings(context))
  mount(app, calls.saveCampaignSettings, (context, { body }) => writeCampaignSettings(context, body))
}

export function campaignPeopleRoutes(app: App): void {
  mount(app, getCampaignAnalytics, (context, { params }) => analytics(context, params.id))
  mount(app, listCampaignPeople, (context, { params, query }) =>
    people.readPeopleList(context, params.id, query),
  )
  mount(app, exportCampaignPeople, async (context, { params, query }, reply) => {
    const csv = await peopleCsv(context, params.id, query)
    const day = context.now().toISOString().slice(0, 10)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.prefix}-campaign-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(csv)
  })
  mount(app, prepareHandSend, (context, { params }) => hand.handLinks(context, params))
  mount(app, markSentByHand, (context, { params, body }) => hand.markByHand(context, params, body))
  mount(app, noteFormOpened, (context, { params }) => formOpened(context, params.linkId))
}
