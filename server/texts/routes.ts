import * as own from '#contract/settings/own-phone.ts'
import * as api from '#contract/texts/texts.ts'
import { type App, mount } from '../http/mount.ts'
import { askCustomerByText } from './ask-customer.ts'
import { agree, readCustomerTexting, takeBack } from './customer-texting.ts'
import * as phone from './own-phone.ts'
import { decideTexts } from './sending/decide-texts.ts'
import { readTextSending } from './text-sending.ts'

export function textRoutes(app: App): void {
  mount(app, api.getTextSending, (context) => readTextSending(context))
  mount(app, api.getCustomerTexting, (context, { params }) => readCustomerTexting(context, params.id))
  mount(app, api.giveTextConsent, (context, { params, body }) => agree(context, params.id, body.note))
  mount(app, api.takeTextConsentBack, (context, { params }) => takeBack(context, params.id))
  mount(app, api.requestTestimonialByText, (context, { params }) => askCustomerByText(context, params.id))
  mount(app, api.decideTexts, (context, { body }) => decideTexts(context, body))
  mount(app, own.getOwnPhone, (context) => phone.readOwnPhone(context))
  mount(app, own.setOwnPhone, (context, { body }) => phone.setOwnPhone(context, app.limits, body.phone))
  mount(app, own.proveOwnPhone, (context, { body }) => phone.proveOwnPhone(context, body.code))
  mount(app, own.removeOwnPhone, (context) => phone.removeOwnPhone(context))
}
