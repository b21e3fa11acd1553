import { LIMITS } from '@tessera/contract'
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'

/** A screen in a chunk of its own. */
export type LazyPage = LazyExoticComponent<ComponentType> & { preload: () => void }

/** Rejects when a script chunk has not come after two minutes. */
export async function withTimeout<T>(load: () => Promise<T>, limit: number = LIMITS.chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This part of the portal took too long to load.')), limit)
  })
  try {
    return await Promise.race([load(), tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** Loads a screen when its route is opened, or before, when somebody is about to open it. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  return Object.assign(
    lazy(() => withTimeout(load)),
    // What fails here fails again, and is told, when the page is opened.
    { preload: () => void load().catch(() => {}) },
  )
}
