import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  exportTestimonials,
  getImport,
  getImportReport,
  type ImportChoices,
  previewImport,
  startImport,
} from '#contract/imports.ts'
import { addressOf, call } from '../lib/api.ts'

/** A file that was chosen and decoded. */
export interface ChosenFile {
  /** Names this choice, so that neither preview nor upload mixes it up with another. */
  key: string
  name: string
  text: string
}

const progressEveryMs = 400

/** What would be imported, read with the owner's choices; while a new choice is being read, the last answer stays. */
export function usePreview(file: ChosenFile | undefined, choices: ImportChoices) {
  return useQuery({
    queryKey: ['import-preview', file?.key, choices],
    queryFn: ({ signal }) =>
      call(
        previewImport,
        { body: { fileName: file?.name ?? '', content: file?.text ?? '', mapping: choices } },
        { signal },
      ),
    enabled: file !== undefined,
    placeholderData: (earlier, earlierQuery) =>
      earlierQuery?.queryKey[1] === file?.key ? earlier : undefined,
    staleTime: Infinity,
  })
}

/** Uploads the file; a job applies it. */
export function useStartImport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, choices, attempt }: { file: ChosenFile; choices: ImportChoices; attempt: string }) =>
      call(
        startImport,
        { body: { fileName: file.name, content: file.text, mapping: choices } },
        { idempotencyKey: attempt },
      ),
    onSuccess: (started) => client.setQueryData(importQuery(started.id).queryKey, started),
  })
}

const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: () => call(getImport, { params: { id } }),
  })

/** How far an import is; asks again until it is over, and then refreshes the testimonials. */
export function useImport(id: string | undefined) {
  const client = useQueryClient()
  const query = useQuery({
    ...importQuery(id ?? ''),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'done' || data?.state === 'failed' ? false : progressEveryMs,
    retry: true,
  })
  const isDone = query.data?.state === 'done'
  useEffect(() => {
    if (!isDone) return
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => /^(\/api\/)?testimonials/.test(String(first)),
    })
  }, [client, isDone])
  return query
}

/** Where the whole report of an import is downloaded. */
export function reportAddress(id: string): string {
  return addressOf(getImportReport, { params: { id } })
}

/** Where all testimonials are downloaded. */
export function exportAddress(format: 'csv' | 'json'): string {
  return addressOf(exportTestimonials, { query: { format } })
}
