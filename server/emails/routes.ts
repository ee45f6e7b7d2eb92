import * as api from '#contract/emails/emails.ts'
import { getMailAllowance } from '#contract/emails/mail-allowance.ts'
import {
  checkSendingDomain,
  getSendingDomain,
  removeSendingDomain,
  setSendingDomain,
} from '#contract/emails/sending-domain.ts'
import { type App, mount } from '../http/mount.ts'
import { allowanceOf } from './delivery/allowance.ts'
import { readDelivery, releaseRequests, saveSettings } from './delivery/delivery.ts'
import { verifySendingDomain, readDomain, deleteSendingDomain, saveSendingDomain } from './domain/domain.ts'
import { liftSuppression } from './lift-suppression.ts'
import { suppressAddress, listAll } from './news/suppressions.ts'
import { decideUnsettled, listUnsettled } from './delivery/unsettled.ts'

export function emailRoutes(app: App): void {
  mount(app, getMailAllowance, (context) => allowanceOf(context, context.db, context.workspaceId))
  mount(app, api.getEmailDelivery, (context) => readDelivery(context))
  mount(app, api.saveEmailSettings, (context, { body }) => saveSettings(context, body))
  mount(app, api.resumeRequests, (context) => releaseRequests(context))
  mount(app, api.listUnsettledEmails, (context, { query }) => listUnsettled(context, query))
  mount(app, api.decideEmails, (context, { body }) => decideUnsettled(context, body))
  mount(app, api.listSuppressions, (context, { query }) => listAll(context, query))
  mount(app, api.addSuppression, (context, { body }) => suppressAddress(context, body.email))
  mount(app, api.removeSuppression, (context, { body }) => liftSuppression(context, body))
  mount(app, getSendingDomain, (context) => readDomain(context))
  mount(app, setSendingDomain, (context, { body }) => saveSendingDomain(context, body))
  mount(app, checkSendingDomain, (context) => verifySendingDomain(context))
  mount(app, removeSendingDomain, (context) => deleteSendingDomain(context))
}
