import {
  addSuppression,
  decideEmails,
  getEmailDelivery,
  listSuppressions,
  listUnsettledEmails,
  removeSuppression,
  resumeRequests,
  saveEmailSettings,
} from '#contract/emails.ts'
import { getMailAllowance } from '#contract/mail-allowance.ts'
import {
  checkSendingDomain,
  getSendingDomain,
  removeSendingDomain,
  setSendingDomain,
} from '#contract/sending-domain.ts'
import { type App, mount } from '../http/mount.ts'
import { allowanceOf } from './allowance.ts'
import { readDelivery, resume, saveSettings } from './delivery.ts'
import { checkDomain, readDomain, removeDomain, setDomain } from './domain.ts'
import { add, listAll, remove } from './suppressions.ts'
import { decide, listUnsettled } from './unsettled.ts'

export function emailRoutes(app: App): void {
  mount(app, getMailAllowance, (context) => allowanceOf(context, context.db, context.workspaceId))
  mount(app, getEmailDelivery, (context) => readDelivery(context))
  mount(app, saveEmailSettings, (context, { body }) => saveSettings(context, body))
  mount(app, resumeRequests, (context) => resume(context))
  mount(app, listUnsettledEmails, (context, { query }) => listUnsettled(context, query))
  mount(app, decideEmails, (context, { body }) => decide(context, body))
  mount(app, listSuppressions, (context, { query }) => listAll(context, query))
  mount(app, addSuppression, (context, { body }) => add(context, body.email))
  mount(app, removeSuppression, (context, { body }) => remove(context, body))
  mount(app, getSendingDomain, (context) => readDomain(context))
  mount(app, setSendingDomain, (context, { body }) => setDomain(context, body))
  mount(app, checkSendingDomain, (context) => checkDomain(context))
  mount(app, removeSendingDomain, (context) => removeDomain(context))
}
