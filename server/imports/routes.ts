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
} from '#contract/customers/customer-imports.ts'
import {
  exportTestimonials,
  getImport,
  getImportReport,
  listImports,
  previewImport,
  previewImportUndo,
  startImport,
  undoImport,
} from '#contract/imports/imports.ts'
import { readLinkedQuote } from '#contract/imports/linked-quote.ts'
import { type ReportLine } from '#contract/imports/import-progress.ts'
import { type App, mount } from '../http/mount.ts'
import * as customerLists from './customers/customer-lists.ts'
import { customersStream } from './customers/export-customers.ts'
import { reportStream } from './files/export-file.ts'
import { testimonialsStream } from './export/export.ts'
import * as imports from './service.ts'
import { readLink } from './links/linked-quote.ts'
import { readImportList, progress, wholeReport } from './progress.ts'
import { previewUndo } from './undo/undo-preview.ts'
import { undo } from './undo/undo.ts'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' }

export function importRoutes(app: App): void {
  mount(app, previewImport, (context, { body }) => imports.previewReviewImport(context, body))
  mount(app, startImport, (context, { body }) => imports.startReviewImport(context, body))
  mount(app, readLinkedQuote, (context, { body }) => readLink(context, body.address))
  mountPastImports(app, 'reviews', [getImport, getImportReport, listImports, previewImportUndo, undoImport])
  mount(app, exportTestimonials, async (context, { query: { format, ...filters } }, reply) =>
    sendFile(reply, 'testimonials', context.now(), format, testimonialsStream(context, format, filters)),
  )
  mount(app, previewCustomerImport, (context, { body }) => customerLists.previewCustomerImport(context, body))
  mount(app, startCustomerImport, (context, { body }) => customerLists.startCustomerImport(context, body))
  mountPastImports(app, 'customers', [
    getCustomerImport,
    getCustomerImportReport,
    listCustomerImports,
    previewCustomerImportUndo,
    undoCustomerImport,
  ])
  mount(app, exportCustomers, async (context, { query: { format } }, reply) =>
    sendFile(reply, 'customers', context.now(), format, customersStream(context, format)),
  )
}

type PastImportCalls = readonly [
  get: typeof getImport | typeof getCustomerImport,
  report: typeof getImportReport | typeof getCustomerImportReport,
  list: typeof listImports | typeof listCustomerImports,
  preview: typeof previewImportUndo | typeof previewCustomerImportUndo,
  undo: typeof undoImport | typeof undoCustomerImport,
]

/** What both kinds of import answer about those that were started. */
function mountPastImports(app: App, kind: 'reviews' | 'customers', calls: PastImportCalls): void {
  const [get, report, all, preview, takeBack] = calls
  mount(app, get, (context, { params }) => progress(context, kind, params.id))
  mount(app, report, async (context, { params }, reply) =>
    sendReport(reply, await wholeReport(context, kind, params.id)),
  )
  mount(app, all, (context, { query }) => readImportList(context, kind, query))
  mount(app, preview, (context, { params }) => previewUndo(context, kind, params.id))
  mount(app, takeBack, (context, { params }) => undo(context, kind, params.id))
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
