import { LIMITS } from '@tessera/contract'
import type { ComponentType, ReactNode } from 'react'
import { createElement, lazy, useState } from 'react'
import { restoreStylesheets } from '../../data/failed-stylesheets.ts'
import { noteReloadOf } from '../../data/storage.ts'
import { loadMessages } from '../../messages/catalogs.ts'
import type { MessagePart } from '../../messages/parts.ts'
import { hasDirtyForm } from '../drafts/dirty-forms.ts'
import { reloadPage } from './go-to.ts'

/** A screen in its own chunk; `preload` loads it before it is shown, and never rejects. */
export type LazyPage = ComponentType & { preload: () => Promise<void> }

/** Rejects if a script chunk has not loaded after two minutes. */
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

/** Returns the build that this tab runs, identified by its entry script, which is unique to each build. */
function currentBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[data-entry], script[type="module"][src]')
  return script?.dataset['entry'] ?? script?.getAttribute('src') ?? 'unbuilt'
}

/** Whether the page can reload on its own: online, without unsaved input, and once per build. */
function canReload(): boolean {
  return navigator.onLine && !hasDirtyForm() && noteReloadOf(currentBuild())
}

async function withStylesheets<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), restoreStylesheets()])
  return part
}

/**
 * Loads a chunk of the portal. If a deploy has removed it, reloads the page once; if that is not possible, it rejects
 * and the page offers to refresh.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const part = withStylesheets(load).catch((reason: unknown): Promise<T> => {
    if (!canReload()) throw reason
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

/** Loads a screen with its message parts when its route opens, or earlier. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, ...parts: MessagePart[]): LazyPage {
  let loaded: ComponentType | undefined
  const loadBoth = async (): Promise<{ default: ComponentType }> => {
    const page = await withMessages(load, ...parts)
    loaded = page.default
    return page
  }
  const Lazy = lazy(() => loadPart(loadBoth))
  // Loaded pages must render without a fallback, after which React would wait 300 ms before it shows anything else.
  function Screen(): ReactNode {
    const [Page] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(Page)
  }
  // After a failed preload, the page's own load fails too and shows the error.
  return Object.assign(Screen, { preload: () => loadBoth().then(noop, noop) })
}

function noop(): void {}
