import { LIMITS } from '@tessera/contract'
import type { ComponentType, ReactNode } from 'react'
import { createElement, lazy, useState } from 'react'
import { restoreStylesheets } from '../../data/failed-stylesheets.ts'
import { noteReloadOf } from '../../data/storage.ts'
import { loadMessages } from '../../messages/catalogues.ts'
import type { MessagePart } from '../../messages/parts.ts'
import { hasDirtyForm } from '../drafts/dirty-forms.ts'
import { reloadPage } from './go-to.ts'

/** A screen in a chunk of its own; `preload` loads it before it is shown, and never rejects. */
export type LazyPage = ComponentType & { preload: () => Promise<void> }

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

/** Names the build that this tab runs: its entry script, which no other build has. */
function currentBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[data-entry], script[type="module"][src]')
  return script?.dataset['entry'] ?? script?.getAttribute('src') ?? 'unbuilt'
}

/** Whether the page may reload on its own: online, no unsaved input, and once for each build. */
function mayReload(): boolean {
  return navigator.onLine && !hasDirtyForm() && noteReloadOf(currentBuild())
}

async function withStylesheets<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), restoreStylesheets()])
  return part
}

/**
 * Loads a chunk of the portal. After a deploy has removed it, reloads the page once; where that isn't possible it
 * rejects, and the page offers to refresh.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const part = withStylesheets(load).catch((reason: unknown): Promise<T> => {
    if (!mayReload()) throw reason
    reloadPage()
    return new Promise<never>(() => {})
  })
  return withTimeout(() => part)
}

/** Loads a chunk with the message parts that it needs. */
export async function withMessages<Part>(load: () => Promise<Part>, ...parts: MessagePart[]): Promise<Part> {
  const [part] = await Promise.all([withStylesheets(load), loadMessages(parts)])
  return part
}

/** Loads a screen with its message parts when its route opens, or before. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, ...parts: MessagePart[]): LazyPage {
  let loaded: ComponentType | undefined
  const loadBoth = async (): Promise<{ default: ComponentType }> => {
    const page = await withMessages(load, ...parts)
    loaded = page.default
    return page
  }
  const Lazy = lazy(() => loadPart(loadBoth))
  // Loaded pages render at once: after a fallback React waits 300 ms before it shows anything else.
  function Screen(): ReactNode {
    const [Page] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(Page)
  }
  // A failed preload fails again, with an error, when the page opens.
  return Object.assign(Screen, { preload: () => loadBoth().then(noop, noop) })
}

function noop(): void {}
