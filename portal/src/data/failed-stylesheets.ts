/** The links whose style sheet could not be loaded, each with the request that replaces it. */
const failed = new Map<HTMLLinkElement, Promise<void> | null>()

function isStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet'
}

function requestAgain(link: HTMLLinkElement): Promise<void> {
  const next = document.createElement('link')
  for (const { name, value } of link.attributes) next.setAttribute(name, value)
  const request = new Promise<void>((resolve, reject) => {
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`${next.href} could not be loaded.`)))
    link.replaceWith(next)
  })
  return request.finally(() => failed.delete(link))
}

/**
 * Requests each style sheet that failed once more, and rejects if one fails again. Vite requests a style sheet only for
 * the first import that needs it. The next import would succeed and show its part without styles.
 */
export async function restoreStylesheets(): Promise<void> {
  const requests = [...failed].map(([link, request]) => {
    const again = request ?? requestAgain(link)
    failed.set(link, again)
    return again
  })
  await Promise.all(requests)
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    // Chromium refuses access when the request failed.
    return false
  }
}

/** Runs while the event is captured: errors of elements do not bubble. */
function noteFailure({ target }: Event): void {
  if (isStylesheet(target)) failed.set(target, null)
}

function restoreQuietly(): void {
  restoreStylesheets().catch(() => {})
}

/** Starts to watch for style sheets that fail. */
export function watchStylesheets(): void {
  // Scripts wait for the style sheets of the document, so one without rules has failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')) {
    if (!hasRules(link)) failed.set(link, null)
  }
  document.addEventListener('error', noteFailure, true)
  // Panels of `@tessera/ui` import by themselves.
  for (const type of ['online', 'pointerdown', 'keydown']) window.addEventListener(type, restoreQuietly, true)
}
