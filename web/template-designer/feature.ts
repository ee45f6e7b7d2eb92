import { everyState, onePage } from '../lib/feature.ts'

export const templateDesigner = onePage({
  path: '/template-designer',
  aliases: ['/testimonial-templates'],
  label: 'Template Designer',
  below: '/embed-code',
  states: everyState,
  load: () => import('./template-designer-page.tsx').then((m) => m.TemplateDesignerPage),
})
