import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { brand } from '#contract/brand.ts'
import {
  exportCustomers,
  getCustomerImport,
  getCustomerImportReport,
  listCustomerImports,
  previewCustomerImport,
  previewCustomerImportUndo,
  startCustomerImport,
  undoCustomerImport,
} from '#contract/customer-imports.ts'
import {
  exportTestimonials,
  getImport,
  getImportReport,
  listImports,
  previewImport,
  previewImportUndo,
  type ReportLine,
  startImport,
  undoImport,
} from '#contract/imports.ts'
import { type App, mount } from '../http/mount.ts'
import * as customerLists from './customer-lists.ts'
import { customersStream } from './export-customers.ts'
import { reportStream } from './export-file.ts'
import { testimonialsStream } from './export.ts'
import * as imports from './service.ts'
import { list, progress, wholeReport } from './progress.ts'
import { previewUndo } from './undo-preview.ts'
import { undo } from './undo.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

export function importRoutes(app: App): void {
  mount(app, previewImport, (context, { body }) => imports.preview(context, body))
  mount(app, startImport, (context, { body }) => imports.start(context, body))
  mount(app, getImport, (context, { params }) => progress(context, 'reviews', params.id))
  mount(app, getImportReport, async (context, { params }, reply) =>
    sendReport(reply, await wholeReport(context, 'reviews', params.id)),
  )
  mount(app, listImports, (context, { query }) => list(context, 'reviews', query))
  mount(app, previewImportUndo, (context, { params }) => previewUndo(context, 'reviews', params.id))
  mount(app, undoImport, (context, { params }) => undo(context, 'reviews', params.id))
  mount(app, exportTestimonials, async (context, { query: { format } }, reply) =>
    sendFile(reply, 'testimonials', context.now(), format, testimonialsStream(context, format)),
  )
  mount(app, previewCustomerImport, (context, { body }) => customerLists.preview(context, body))
  mount(app, startCustomerImport, (context, { body }) => customerLists.start(context, body))
  mount(app, getCustomerImport, (context, { params }) => progress(context, 'customers', params.id))
  mount(app, getCustomerImportReport, async (context, { params }, reply) =>
    sendReport(reply, await wholeReport(context, 'customers', params.id)),
  )
  mount(app, listCustomerImports, (context, { query }) => list(context, 'customers', query))
  mount(app, previewCustomerImportUndo, (context, { params }) => previewUndo(context, 'customers', params.id))
  mount(app, undoCustomerImport, (context, { params }) => undo(context, 'customers', params.id))
  mount(app, exportCustomers, async (context, { query: { format } }, reply) =>
    sendFile(reply, 'customers', context.now(), format, customersStream(context, format)),
  )
}

function sendReport(reply: FastifyReply, report: AsyncIterable<readonly ReportLine[]>): FastifyReply {
  return reply
    .type(types.csv)
    .header('content-disposition', 'attachment; filename="import-report.csv"')
    .send(reportStream(report))
}

function sendFile(
  reply: FastifyReply,
  name: string,
  now: Date,
  format: 'csv' | 'json',
  stream: Readable,
): FastifyReply {
  const day = now.toISOString().slice(0, 10)
  return reply
    .type(types[format])
    .header('content-disposition', `attachment; filename="${brand.prefix}-${name}-${day}.${format}"`)
    .header('cache-control', 'no-store')
    .send(stream)
}
