'use client'
import { useEffect } from 'react'
import { useEventCallback } from '../../internal/use-event-callback.ts'

/** Returns the images of a paste; none if it also has text, like the cells of a spreadsheet. */
function imagesOf({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return []
  return [...clipboardData.files].filter(({ type }) => type.startsWith('image/'))
}

/** Handles images that are pasted on the page. */
export function usePastedImages(isActive: boolean, add: (files: File[]) => void) {
  const take = useEventCallback((event: ClipboardEvent) => {
    const images = event.defaultPrevented ? [] : imagesOf(event)
    if (images.length === 0) return
    event.preventDefault()
    add(images)
  })
  useEffect(() => {
    if (!isActive) return undefined
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [isActive, take])
}
