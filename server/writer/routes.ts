import { generatePreview, generateTestimonial, getDynamicVariables, profileChat } from '#contract/writer.ts'
import { profile } from '../business/service.ts'
import { type App, mount } from '../http/mount.ts'
import { optionsFor } from './options.ts'
import { refuseWithoutAssistant, refuseWithoutWriter } from './service.ts'

export function writerRoutes(app: App): void {
  mount(app, generateTestimonial, refuseWithoutWriter)
  mount(app, generatePreview, refuseWithoutWriter)
  mount(app, profileChat, refuseWithoutAssistant)
  mount(app, getDynamicVariables, async (context) => optionsFor(await profile(context)))
}
