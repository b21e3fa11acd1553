import { useEffect, useState } from 'react'

/** Whether a picture could not be had, as where a page was sent without those that lie beside it. */
export function useMissingPictures(): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const note = ({ target }: Event) => target instanceof HTMLImageElement && setMissing(true)
    // An image's error does not bubble.
    window.addEventListener('error', note, true)
    return () => window.removeEventListener('error', note, true)
  }, [])
  return isMissing
}
