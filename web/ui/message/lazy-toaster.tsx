import { useEffect, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useStore } from '../../lib/store.ts'
import { toastStore } from './toast.ts'

const loadToaster = () => import('./toaster.tsx').then((m) => m.Toaster)
const Toaster = lazyPart(loadToaster)

/**
 * The toaster, loaded with the first press of a key or a pointer: toasts answer what people do. A server that has gone
 * since then cannot keep it from saying so.
 */
export function LazyToaster() {
  const shown = useStore(toastStore)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear) return undefined
    const come = () => setIsNear(true)
    addEventListener('pointerdown', come)
    addEventListener('keydown', come)
    return () => {
      removeEventListener('pointerdown', come)
      removeEventListener('keydown', come)
    }
  }, [isNear])
  if (!isNear && !shown) return null
  return <Toaster />
}
