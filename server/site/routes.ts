import { listContactMessages, markContactMessage, sendContactMessage } from '#contract/site/contact.ts'
import { getCustomerLogos, getPublicTestimonials } from '#contract/site/site.ts'
import { createIncident, getStatus, type StatusReport, updateIncident } from '#contract/instance/status.ts'
import type { Context } from '../context.ts'
import { publicTestimonials } from '../embed/service.ts'
import { type App, mount } from '../http/mount.ts'
import { receiveMessage } from './contact.ts'
import * as messages from './contact-messages.ts'
import * as incidents from './incidents.ts'
import { cached } from '../kit/cached.ts'
import { customerLogos } from './showcase.ts'
import { statusReport } from './status.ts'

/** With the 20 seconds that others may keep it, a withdrawal is gone well within the promised 60. */
const showcaseMs = 20_000
const statusMs = 5_000

/** What the public pages ask for. */
export function siteRoutes(app: App): void {
  const { services } = app
  const testimonials = cached(showcaseMs, () => publicTestimonials(services))
  const logos = cached(showcaseMs, () => customerLogos(services))
  const status = cached(statusMs, () => statusReport(services))

  mount(app, getPublicTestimonials, (context) => {
    allowCaching(context, 20)
    return testimonials.get()
  })
  mount(app, getCustomerLogos, (context) => {
    allowCaching(context, 300)
    return logos.get()
  })
  mount(app, getStatus, (context) => {
    allowCaching(context, 5)
    return status.get().catch((failure: unknown) => withoutDatabase(status.last, failure))
  })
  mount(app, sendContactMessage, (context, { body }) => receiveMessage(context, body))
  mount(app, listContactMessages, (context, { query }) => messages.readMessageList(context, query))
  mount(app, markContactMessage, (context, { params, body }) =>
    messages.markMessage(context, params.id, body.isAnswered),
  )
  mount(app, createIncident, async (context, { body }) => {
    const incident = await incidents.createIncident(context, body)
    status.forget()
    return incident
  })
  mount(app, updateIncident, async (context, { params, body }) => {
    const incident = await incidents.updateIncident(context, params.id, body)
    status.forget()
    return incident
  })
}

function allowCaching({ reply }: Context, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`)
}

/** The history as it was last read, and of now what is certain: the database does not answer. */
function withoutDatabase(last: StatusReport | undefined, failure: unknown): StatusReport {
  if (!last) throw failure
  return {
    ...last,
    state: 'outage',
    services: last.services.map((service) => ({
      ...service,
      state: service.name === 'database' ? 'outage' : null,
    })),
  }
}
