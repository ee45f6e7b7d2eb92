import { useId, useState } from 'react'

/** For a text to copy: where the browser refuses, the control with this `id` is selected instead. */
export function useRefusedCopy() {
  const id = useId()
  const [isRefused, setIsRefused] = useState(false)
  function select() {
    setIsRefused(true)
    document.getElementById(id)?.focus()
  }
  return { id, isRefused, select }
}
