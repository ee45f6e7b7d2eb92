import {
  changeCrmIntegration,
  connectCrm,
  crmTypes,
  disconnectCrm,
  getCrmAutomation,
  listCrmIntegrations,
  saveCrmAutomation,
  syncCrm,
  syncCrms,
} from '#contract/crm/crm.ts'
import { authorizeCrm, finishCrmSignIn, getCrmOptions } from '#contract/crm/crm-sign-in.ts'
import { listCrmFields } from '#contract/crm/crm-fields.ts'
import {
  changeMilestone,
  createMilestone,
  deleteMilestone,
  listMilestones,
  previewMilestone,
} from '#contract/crm/milestones.ts'
import { type App, mount } from '../http/mount.ts'
import { pageOfWhole } from '../http/page-of-whole.ts'
import { readAutomation, saveAutomation } from './automation.ts'
import { listFields } from './fields.ts'
import * as milestones from './milestones/manage.ts'
import { previewMilestone as preview } from './milestones/preview.ts'
import * as service from './service.ts'
import { authorize, finishSignIn } from './sign-in.ts'
import { sync } from './sync.ts'
import { syncAll } from './sync-all.ts'

export function crmRoutes(app: App): void {
  mount(app, listCrmIntegrations, (context) => service.listIntegrations(context))
  mount(app, connectCrm, (context, { body }) => service.connectCrm(context, body))
  mount(app, disconnectCrm, (context, { params }) => service.disconnectCrm(context, params.id))
  mount(app, syncCrm, (context, { params }) => sync(context, params.id))
  mount(app, syncCrms, (context) => syncAll(context))
  mount(app, changeCrmIntegration, (context, { params, body }) =>
    service.changeIntegration(context, params.id, body),
  )
  mount(app, listCrmFields, (context, { params }) => listFields(context, params.id))
  mount(app, getCrmOptions, ({ config }) => ({
    signIn: crmTypes.filter((crmType) => config.crmApps[crmType]),
    hasTexts: config.texts !== undefined,
  }))
  mount(app, authorizeCrm, (context, { params, body }) =>
    authorize(context, params.crmType, body.instanceUrl ?? ''),
  )
  // "GET changes nothing" has an exception here, as signing in with another account has: the protocol answers by GET. The
  // answer must match what this very session asked with in the last minutes, and is taken once.
  mount(app, finishCrmSignIn, (context, { params, query }, reply) =>
    finishSignIn(context, params.crmType, query, reply),
  )
  mount(app, getCrmAutomation, (context) => readAutomation(context))
  mount(app, saveCrmAutomation, (context, { body }) => saveAutomation(context, body))
  mount(app, listMilestones, async (context, { query }) =>
    pageOfWhole(context.reply, await milestones.listMilestones(context), query, listMilestones.path),
  )
  mount(app, createMilestone, (context, { body }) => milestones.createMilestone(context, body))
  mount(app, changeMilestone, (context, { params, body }) =>
    milestones.changeMilestone(context, params.id, body),
  )
  mount(app, previewMilestone, (context, { body }) => preview(context, body))
  mount(app, deleteMilestone, (context, { params }) => milestones.deleteMilestone(context, params.id))
}
