import { createContext, useContext } from 'react'

/** Whether the server that sends the page takes payments: pages that say so are written out both ways. */
export const TakesPayments = createContext(false)

export function useTakesPayments(): boolean {
  return useContext(TakesPayments)
}
