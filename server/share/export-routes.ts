import { brand } from '#contract/brand.ts'
import { exportStatic } from '#contract/share/static-export.ts'
import { plainName, readOptions } from '#shared/widget/widget-options.ts'
import { type App, mount } from '../http/mount.ts'
import { staticExport } from './static-export.ts'

export function exportRoutes(app: App): void {
  mount(app, exportStatic, async (context, { query: { lang = 'en', max = '100', ...looks } }, reply) => {
    const strings = Object.entries(looks).map(([name, value]) => [plainName(name), value])
    const options = readOptions({ ...Object.fromEntries(strings), max }, ['grid', 'list'])
    const stream = await staticExport(context, options, lang)
    const day = context.now().toISOString().slice(0, 10)
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${brand.prefix}-testimonials-${day}.zip"`)
      .send(stream)
  })
}
