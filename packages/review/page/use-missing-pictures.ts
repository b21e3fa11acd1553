import { useEffect, useState } from 'react'

/** Whether a screenshot failed to load, for example if the page was sent without its image files. */
export function useMissingPictures(): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const note = ({ target }: Event) => target instanceof HTMLImageElement && setMissing(true)
    // An image's error event does not bubble.
    window.addEventListener('error', note, true)
    return () => window.removeEventListener('error', note, true)
  }, [])
  return isMissing
}
