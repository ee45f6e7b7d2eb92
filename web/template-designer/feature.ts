import { everyState, onePage } from '../lib/feature.ts'

export const templateDesigner = onePage('/template-designer', 'Template Designer', {
  aliases: ['/testimonial-templates'],
  below: '/embed-code',
  states: everyState,
  load: () => import('./template-designer-page.tsx').then((m) => m.TemplateDesignerPage),
})
