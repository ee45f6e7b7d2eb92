import { useEffect, useState } from 'react'

/** The picture at this address once it is there; none while there is no address, or when it cannot be loaded. */
export function useLogo(url: string | null): HTMLImageElement | undefined {
  const [loaded, setLoaded] = useState<{ url: string; image: HTMLImageElement }>()
  useEffect(() => {
    const image = new Image()
    const leaving = new AbortController()
    if (url) {
      image.addEventListener('load', () => setLoaded({ url, image }), { signal: leaving.signal })
      image.src = url
    }
    return () => leaving.abort()
  }, [url])
  return loaded?.url === url ? loaded?.image : undefined
}
