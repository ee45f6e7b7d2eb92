import { cardAddress } from '#contract/card-address.ts'
import {
  closeSharingLink,
  createQrLink,
  createSharingLink,
  getCardDesign,
  listSharingLinks,
  reopenSharingLink,
  saveCardDesign,
} from '#contract/sharing.ts'
import { type App, mount } from '../http/mount.ts'
import * as designs from './card-designs.ts'
import * as sharing from './sharing.ts'

export function sharingRoutes(app: App): void {
  mount(app, createSharingLink, (context, { body }) => sharing.createLink(context, body))
  mount(app, createQrLink, async (context, { body }) => {
    const { link } = await sharing.createLink(context, { description: 'QR code', customerEmail: null })
    return { url: cardAddress(link, body) }
  })
  mount(app, listSharingLinks, (context, { query }) => sharing.listLinks(context, query))
  mount(app, closeSharingLink, (context, { params }) => sharing.closeLink(context, params.id))
  mount(app, reopenSharingLink, (context, { params }) => sharing.reopenLink(context, params.id))
  mount(app, getCardDesign, (context, { params }) => designs.readDesign(context, params.id))
  mount(app, saveCardDesign, (context, { params, body }) => designs.saveDesign(context, params.id, body))
}
