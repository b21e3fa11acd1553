const ENTRY = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const PRELOAD = /<link rel="(?:modulepreload|preload" as="script)"[^>]* href="([^"]+)"[^>]*>/g

/** A document's scripts, removed from its markup so that the document decides when they run. */
export interface DeferredScripts {
  /** The script that starts the page. */
  entry: string
  /** Its dependencies. */
  others: string[]
}

/** Removes the scripts from a document. Returns both parts, or undefined if it has no entry script. */
export function extractScripts(document: string): { rest: string; scripts: DeferredScripts } | undefined {
  const entry = ENTRY.exec(document)?.[1]
  if (entry === undefined) return undefined
  const others = [...document.matchAll(PRELOAD)].map(([, file = '']) => file)
  return { rest: document.replace(ENTRY, '').replaceAll(PRELOAD, ''), scripts: { entry, others } }
}

/** The statement that preloads a document's scripts without running them. */
export function preloadStatement({ entry, others }: DeferredScripts, nonce: string): string {
  const link = `Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",nonce:"${nonce}",href})`
  return `for(const href of ${JSON.stringify([entry, ...others])})document.head.append(${link})`
}

/** The script element that runs a document's scripts. The portal identifies its build by the element's attribute. */
export function runScripts({ entry }: DeferredScripts, nonce: string): string {
  return `<script nonce="${nonce}" data-entry="${entry}">import(document.currentScript.dataset.entry)</script>`
}

/** The statements that preload and run a document's scripts. */
export function startScripts(scripts: DeferredScripts, nonce: string): string {
  return `${preloadStatement(scripts, nonce)};import(${JSON.stringify(scripts.entry)})`
}
