import { brand } from '#contract/brand.ts'
import { useEffect } from 'react'
import { brandedTitle } from './branded-title.ts'

/** Names the browser tab: what the page is, then the product. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === brand.name ? title : brandedTitle(title)
  }, [title])
}
