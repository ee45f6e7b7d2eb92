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
import { readDelivery, releaseRequests, saveSettings } from './delivery.ts'
import { verifySendingDomain, readDomain, deleteSendingDomain, saveSendingDomain } from './domain.ts'
import { liftSuppression } from './lift-suppression.ts'
import { suppressAddress, listAll } from './suppressions.ts'
import { decideUnsettled, listUnsettled } from './unsettled.ts'

export function emailRoutes(app: App): void {
  mount(app, getMailAllowance, (context) => allowanceOf(context, context.db, context.workspaceId))
  mount(app, getEmailDelivery, (context) => readDelivery(context))
  mount(app, saveEmailSettings, (context, { body }) => saveSettings(context, body))
  mount(app, resumeRequests, (context) => releaseRequests(context))
  mount(app, listUnsettledEmails, (context, { query }) => listUnsettled(context, query))
  mount(app, decideEmails, (context, { body }) => decideUnsettled(context, body))
  mount(app, listSuppressions, (context, { query }) => listAll(context, query))
  mount(app, addSuppression, (context, { body }) => suppressAddress(context, body.email))
  mount(app, removeSuppression, (context, { body }) => liftSuppression(context, body))
  mount(app, getSendingDomain, (context) => readDomain(context))
  mount(app, setSendingDomain, (context, { body }) => saveSendingDomain(context, body))
  mount(app, checkSendingDomain, (context) => verifySendingDomain(context))
  mount(app, removeSendingDomain, (context) => deleteSendingDomain(context))
}
