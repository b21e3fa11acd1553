const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const AHEAD = /<link rel="(?:modulepreload|preload" as="script)"[^>]* href="([^"]+)"[^>]*>/g

/** The scripts of a document that starts them itself. */
export interface DeferredScripts {
  /** The script that starts the page. */
  entry: string
  /** Its dependencies. */
  others: string[]
}

/** Extracts a document's scripts so that it loads none; undefined if it has none. */
export function extractScripts(document: string): { rest: string; scripts: DeferredScripts } | undefined {
  const entry = ENTRY.exec(document)?.[1]
  if (entry === undefined) return undefined
  const others = [...document.matchAll(AHEAD)].map(([, file = '']) => file)
  return { rest: document.replace(ENTRY, '').replaceAll(AHEAD, ''), scripts: { entry, others } }
}

/** The statement that preloads a document's scripts without running them. */
export function preloadStatement({ entry, others }: DeferredScripts, nonce: string): string {
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",nonce:"${nonce}",href})`
  return `for(const href of ${JSON.stringify([entry, ...others])})document.head.append(${link})`
}

/** The element that runs a document's scripts; the portal identifies its build from it. */
export function runScripts({ entry }: DeferredScripts, nonce: string): string {
  return `<script nonce="${nonce}" data-entry="${entry}">import(document.currentScript.dataset.entry)</script>`
}

/** The statements with which a document starts its page at any time. */
export function startScripts(scripts: DeferredScripts, nonce: string): string {
  return `${preloadStatement(scripts, nonce)};import(${JSON.stringify(scripts.entry)})`
}
