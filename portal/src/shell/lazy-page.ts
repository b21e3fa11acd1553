import { LIMITS } from '@tessera/contract'
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazy } from 'react'

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

/** A screen in a chunk of its own, loaded when its route is opened. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => withTimeout(load))
}
