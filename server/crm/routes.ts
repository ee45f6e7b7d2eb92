import {
  connectCrm,
  disconnectCrm,
  getCrmAutomation,
  listCrmIntegrations,
  saveCrmAutomation,
  syncCrm,
} from '#contract/crm/crm.ts'
import { createMilestone, deleteMilestone, listMilestones } from '#contract/crm/milestones.ts'
import { type App, mount } from '../http/mount.ts'
import { readAutomation, saveAutomation } from './automation.ts'
import * as milestones from './milestones.ts'
import * as service from './service.ts'
import { sync } from './sync.ts'

export function crmRoutes(app: App): void {
  mount(app, listCrmIntegrations, (context) => service.listIntegrations(context))
  mount(app, connectCrm, (context, { body }) => service.connectCrm(context, body))
  mount(app, disconnectCrm, (context, { params }) => service.disconnectCrm(context, params.id))
  mount(app, syncCrm, (context, { params }) => sync(context, params.id))
  mount(app, getCrmAutomation, (context) => readAutomation(context))
  mount(app, saveCrmAutomation, (context, { body }) => saveAutomation(context, body))
  mount(app, listMilestones, (context) => milestones.listMilestones(context))
  mount(app, createMilestone, (context, { body }) => milestones.createMilestone(context, body))
  mount(app, deleteMilestone, (context, { params }) => milestones.deleteMilestone(context, params.id))
}
