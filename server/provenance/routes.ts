import { getTestimonialHistory } from '#contract/history.ts'
import { type App, mount } from '../http/mount.ts'
import { readHistory } from './read-history.ts'

export function provenanceRoutes(app: App): void {
  mount(app, getTestimonialHistory, (context, { params }) => readHistory(context, params.id))
}
