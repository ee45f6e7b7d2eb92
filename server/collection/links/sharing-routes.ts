import {
  closeSharingLink,
  createQuestionnaireLink,
  createSharingLink,
  getCardDesign,
  listSharingLinks,
  reopenSharingLink,
  saveCardDesign,
  setLinkExpiry,
} from '#contract/collection/sharing.ts'
import { type App, mount } from '../../http/mount.ts'
import * as designs from './card-designs.ts'
import * as sharing from './sharing.ts'

export function sharingRoutes(app: App): void {
  mount(app, createSharingLink, (context, { body }) => sharing.createLink(context, body))
  mount(app, createQuestionnaireLink, (context, { body }) => sharing.createQuestionnaireLink(context, body))
  mount(app, listSharingLinks, (context, { query }) => sharing.listLinks(context, query))
  mount(app, closeSharingLink, (context, { params }) => sharing.closeLink(context, params.id))
  mount(app, reopenSharingLink, (context, { params }) => sharing.reopenLink(context, params.id))
  mount(app, setLinkExpiry, (context, { params, body }) =>
    sharing.setExpiry(context, params.id, body.expiresAt),
  )
  mount(app, getCardDesign, (context, { params }) => designs.readDesign(context, params.id))
  mount(app, saveCardDesign, (context, { params, body }) => designs.saveDesign(context, params.id, body))
}
