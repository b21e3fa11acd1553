'use client'
import { useState } from 'react'
import { useIsClient } from '../../internal/use-is-client.ts'

/** A browser can block storage; then nothing is stored. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage, the choice lasts until the user leaves the page.
  }
}

/** A yes-or-no choice, stored in localStorage under a key; the server and the first paint use the default. */
export function useStoredChoice(key: string | undefined, fallback: boolean) {
  const inBrowser = useIsClient()
  const stored = inBrowser && key !== undefined ? read(key) : null
  const [chosen, setChosen] = useState<boolean>()
  const choose = (choice: boolean) => {
    setChosen(choice)
    if (key !== undefined) write(key, String(choice))
  }
  return [chosen ?? (stored === null ? fallback : stored === 'true'), choose] as const
}
