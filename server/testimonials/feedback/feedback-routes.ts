import { updateFeedback } from '#contract/collection/private-feedback.ts'
import { type App, mount } from '../../http/mount.ts'
import * as feedback from './feedback.ts'

export function feedbackRoutes(app: App): void {
  mount(app, updateFeedback, (context, { params, body }) => feedback.updateFeedback(context, params.id, body))
}
