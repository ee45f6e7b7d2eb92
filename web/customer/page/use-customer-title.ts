import { useEffect } from 'react'

/** Names the browser tab after the business: it is their page, not the product's. */
export function useCustomerTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
