import { slugOf } from '#shared/text/slug.ts'

/** A name for the file of a link's code that says which link it was. */
export function qrFileName(description: string): string {
  return `qr-${slugOf(description).slice(0, 60) || 'code'}`
}
