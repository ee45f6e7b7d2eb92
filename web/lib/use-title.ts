import { brand } from '#contract/brand.ts'
import { useEffect } from 'react'

/** Names the browser tab: what the page is, then the product. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === brand.name ? title : `${title} · ${brand.name}`
  }, [title])
}
