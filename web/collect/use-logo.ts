import { useEffect, useState } from 'react'

/** The picture at this address once it is there; none while there is no address, or when it cannot be loaded. */
export function useLogo(url: string | null): HTMLImageElement | undefined {
  const [logo, setLogo] = useState<HTMLImageElement>()
  useEffect(() => {
    setLogo(undefined)
    if (!url) return
    const image = new Image()
    const show = () => setLogo(image)
    image.addEventListener('load', show)
    image.src = url
    return () => image.removeEventListener('load', show)
  }, [url])
  return logo
}
