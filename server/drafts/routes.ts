import { generatePreview, generateTestimonial, getDynamicVariables } from '#contract/writer/writer.ts'
import { getWriter, testWriter } from '#contract/writer/writer-state.ts'
import { profile } from '../business/service.ts'
import { type App, mount } from '../http/mount.ts'
import { engineState, testEngine } from './engine-state.ts'
import { optionsFor } from '../trades/service.ts'
import { draftForOwner } from './owner-drafts.ts'

export function draftRoutes(app: App): void {
  mount(app, generateTestimonial, (context, { body }) => draftForOwner(context, body))
  mount(app, generatePreview, (context, { body }) => draftForOwner(context, body))
  mount(app, getWriter, engineState)
  mount(app, testWriter, (context) => testEngine(context, app.limits))
  mount(app, getDynamicVariables, async (context, { query }) =>
    optionsFor(await profile(context), query.language),
  )
}
