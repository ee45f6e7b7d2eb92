import type { SiteLook } from '#contract/widgets/widgets.ts'
import { readApart } from '../kit/read-apart.ts'
import { Unreadable } from '../kit/unreadable.ts'
import { type FetchedText, fetchText } from './site/fetch-text.ts'

/** The colors, corners and font of a public page, from its style sheets. `trustedOrigin` as with `safeFetch`. */
export async function readLook(address: string, trustedOrigin?: string): Promise<SiteLook> {
  try {
    return await lookOf(await fetchText(address, 'text/html', { trustedOrigin }), trustedOrigin)
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure
    return { isRead: false, problem: failure.message }
  }
}

/** The same of a page that was fetched already. */
export async function lookOf(page: FetchedText, trustedOrigin: string | undefined): Promise<SiteLook> {
  const { sheets, inline, themeColor } = await readApart('styles', [page.bytes, page.address.href])
  const fetched = await Promise.all(
    sheets.map((sheet) => fetchText(sheet, 'text/css', { trustedOrigin }).catch(() => undefined)),
  )
  const css = fetched.flatMap((sheet) => sheet?.bytes ?? [])
  return { ...(await readApart('look', [[...css, inline], themeColor])), isRead: true }
}
