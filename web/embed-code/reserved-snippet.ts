import { brand } from '#contract/brand.ts'
import { getWidgetHeights, reservingStyle, type WidgetHeights } from '#contract/embed/widget-heights.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'

/** How high the widget with these attributes will be, as the server measures it. */
export function heightsQuery(attributes: Readonly<Record<string, string>>) {
  const settings = new URLSearchParams(attributes).toString()
  return queryOptions({
    queryKey: ['widget-heights', settings],
    queryFn: () => call(getWidgetHeights, { query: { settings } }),
  })
}

/**
 * The line with a container that keeps the widget's height free on phones, tablets and computers, so that the script may
 * load after the page without moving it.
 */
export function reservedSnippet(line: string, apiKey: string, heights: WidgetHeights | undefined): string {
  // With nothing to show yet, there is no height to keep free.
  if (!heights?.phone) return line
  return [
    `<style>${reservingStyle(apiKey, heights)}</style>`,
    `<div id="${brand.prefix}-widget-${apiKey}"></div>`,
    line.replace('></script>', ' async></script>'),
  ].join('\n')
}
