import { brand } from '#contract/brand.ts'
import {
  exportTestimonials,
  getImport,
  getImportReport,
  previewImport,
  startImport,
} from '#contract/imports.ts'
import { type App, mount } from '../http/mount.ts'
import { exportStream, reportCsv } from './export.ts'
import * as imports from './service.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

export function importRoutes(app: App): void {
  mount(app, previewImport, (context, { body }) => imports.preview(context, body))
  mount(app, startImport, (context, { body }) => imports.start(context, body))
  mount(app, getImport, (context, { params }) => imports.progress(context, params.id))
  mount(app, getImportReport, async (context, { params }, reply) => {
    const { report } = await imports.wholeReport(context, params.id)
    return reply
      .type(types.csv)
      .header('content-disposition', 'attachment; filename="import-report.csv"')
      .send(reportCsv(report))
  })
  mount(app, exportTestimonials, async (context, { query: { format } }, reply) => {
    const day = context.now().toISOString().slice(0, 10)
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="${brand.prefix}-testimonials-${day}.${format}"`)
      .header('cache-control', 'no-store')
      .send(exportStream(context, format))
  })
}
