import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as ofCustomers from '#contract/customers/customer-imports.ts'
import type { CustomerChoices, CustomerPreview } from '#contract/customers/customer-imports.ts'
import * as ofReviews from '#contract/imports/imports.ts'
import type { ImportChoices, ImportPreview } from '#contract/imports/imports.ts'
import type {
  importCallsAt,
  ImportProgress,
  ImportSummary,
  UndoPreview,
} from '#contract/imports/import-progress.ts'
import type { TestimonialFilters } from '#contract/testimonials/testimonial-filters.ts'
import { addressOf, call, callList, type CallOptions, type Page } from '../lib/call/api.ts'

/** A file that was chosen and decoded. */
export interface ChosenFile {
  /** Names this choice, so that neither preview nor upload mixes it up with another. */
  key: string
  name: string
  text: string
}

interface Body<Choices> {
  fileName: string
  content: string
  mapping: Choices
  /** Approves what is added; only reviews can be. */
  approve?: boolean
}

/** What can be imported, and the calls that do it. */
export interface ImportSource<Choices, Preview> {
  readonly name: 'reviews' | 'customers'
  readonly preview: (body: Body<Choices>, options: CallOptions) => Promise<Preview>
  readonly start: (body: Body<Choices>, options: CallOptions) => Promise<ImportProgress>
  readonly progress: (id: string) => Promise<ImportProgress>
  readonly list: (
    query: { limit: number; cursor?: string },
    options: CallOptions,
  ) => Promise<Page<ImportSummary>>
  /** Everything is detected from the file. */
  readonly noChoices: Choices
  readonly previewUndo: (id: string, options: CallOptions) => Promise<UndoPreview>
  readonly undo: (id: string) => Promise<ImportSummary>
  /** Where the whole report is downloaded. */
  readonly reportAddress: (id: string) => string
  /** Which answers are out of date after an import, by the beginning of their address. */
  readonly changes: RegExp
}

/** What every kind of import does at its own address. */
function aboutImports(calls: ReturnType<typeof importCallsAt>) {
  return {
    noChoices: {},
    progress: (id: string) => call(calls.get, { params: { id } }),
    list: (query: { limit: number; cursor?: string }, options: CallOptions) =>
      callList(calls.list, { query }, options),
    previewUndo: (id: string, options: CallOptions) => call(calls.previewUndo, { params: { id } }, options),
    undo: (id: string) => call(calls.undo, { params: { id } }),
    reportAddress: (id: string) => addressOf(calls.report, { params: { id } }),
  }
}

export const reviewSource: ImportSource<ImportChoices, ImportPreview> = {
  ...aboutImports(ofReviews.reviewImports),
  name: 'reviews',
  preview: (body, options) => call(ofReviews.previewImport, { body }, options),
  start: (body, options) => call(ofReviews.startImport, { body }, options),
  changes: /^(\/api\/)?(testimonials|dashboard)/,
}

export const customerSource: ImportSource<CustomerChoices, CustomerPreview> = {
  ...aboutImports(ofCustomers.customerImports),
  name: 'customers',
  preview: (body, options) => call(ofCustomers.previewCustomerImport, { body }, options),
  start: (body, options) => call(ofCustomers.startCustomerImport, { body }, options),
  changes: /^\/api\/customers/,
}

const progressEveryMs = 400

/** What would be imported, read with the owner's choices; while a new choice is being read, the last answer stays. */
export function usePreview<Choices, Preview>(
  source: ImportSource<Choices, Preview>,
  file: ChosenFile | undefined,
  choices: Choices,
) {
  return useQuery({
    queryKey: ['import-preview', file?.key, choices],
    queryFn: ({ signal }) =>
      source.preview({ fileName: file?.name ?? '', content: file?.text ?? '', mapping: choices }, { signal }),
    enabled: file !== undefined,
    placeholderData: (earlier, earlierQuery) =>
      earlierQuery?.queryKey[1] === file?.key ? earlier : undefined,
    staleTime: Infinity,
  })
}

/** Uploads the file; a job applies it. */
export function useStartImport<Choices, Preview>(source: ImportSource<Choices, Preview>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      file,
      choices,
      approve,
      idempotencyKey,
    }: {
      file: ChosenFile
      choices: Choices
      approve: boolean
      idempotencyKey: string
    }) =>
      source.start(
        { fileName: file.name, content: file.text, mapping: choices, ...(approve && { approve }) },
        { idempotencyKey },
      ),
    onSuccess: (started) => client.setQueryData(importQuery(source, started.id).queryKey, started),
  })
}

const importQuery = (
  { name, progress }: Pick<ImportSource<never, unknown>, 'name' | 'progress'>,
  id: string,
) => queryOptions({ queryKey: ['import', name, id], queryFn: () => progress(id) })

/** How far an import is; asks again until it is over, and then refreshes what it changed. */
export function useImport(
  source: Pick<ImportSource<never, unknown>, 'name' | 'progress' | 'changes'>,
  id: string | undefined,
) {
  const client = useQueryClient()
  const query = useQuery({
    ...importQuery(source, id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'done' || data?.state === 'failed' ? false : progressEveryMs,
    retry: true,
  })
  const isDone = query.data?.state === 'done'
  const { changes } = source
  useEffect(() => {
    if (!isDone) return
    void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => changes.test(String(first)) })
  }, [client, isDone, changes])
  return query
}

/** What the past imports of one kind are asked with. */
export type PastSource = Pick<
  ImportSource<never, unknown>,
  'name' | 'list' | 'previewUndo' | 'undo' | 'changes'
>

const pastKey = ({ name }: Pick<PastSource, 'name'>) => ['imports', name] as const
const underWay = new Set(['waiting', 'running', 'undoing'])

/** Past imports, newest first; asked again while one of them is under way. */
export const pastImportsQuery = (source: PastSource) =>
  infiniteQueryOptions({
    queryKey: pastKey(source),
    queryFn: ({ pageParam, signal }) =>
      source.list({ limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => underWay.has(state)))
        ? progressEveryMs
        : false,
  })

/** What undoing an import would do now. */
export const undoPreviewQuery = ({ name, previewUndo }: PastSource, id: string) =>
  queryOptions({
    queryKey: ['import-undo', name, id],
    queryFn: ({ signal }) => previewUndo(id, { signal }),
    staleTime: 0,
  })

/** Asks for an import to be undone; a job does it. */
export function useUndoImport(source: PastSource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => source.undo(id),
    onSettled: () => client.invalidateQueries({ queryKey: pastKey(source) }),
  })
}

/** Refreshes what past imports brought, whenever another one of them has been undone. */
export function useFreshAfterUndo({ changes }: PastSource, undone: number): void {
  const client = useQueryClient()
  const known = useRef(undone)
  useEffect(() => {
    if (undone === known.current) return
    known.current = undone
    void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => changes.test(String(first)) })
  }, [client, changes, undone])
}

/** Where all testimonials are downloaded, or those that pass the filters. */
export function testimonialExportAddress(format: 'csv' | 'json', filters: TestimonialFilters = {}): string {
  return addressOf(ofReviews.exportTestimonials, { query: { ...filters, format } })
}

/** Where all customers are downloaded. */
export function customerExportAddress(format: 'csv' | 'json'): string {
  return addressOf(ofCustomers.exportCustomers, { query: { format } })
}
