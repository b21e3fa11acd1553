/** The links of failed stylesheets, each with the request that replaces it. */
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
 * Requests each failed stylesheet once more, and rejects if one fails again. Vite requests a stylesheet only for the
 * first import that needs it. The next import would succeed and render without styles.
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
    // Chromium throws if the request failed.
    return false
  }
}

/** Runs in the capture phase, because errors of elements do not bubble. */
function noteFailure({ target }: Event): void {
  if (isStylesheet(target)) failed.set(target, null)
}

function restoreQuietly(): void {
  restoreStylesheets().catch(() => {})
}

/** Starts to watch for failed stylesheets. */
export function watchStylesheets(): void {
  // Scripts run after the document's stylesheets, so a stylesheet without rules has failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')) {
    if (!hasRules(link)) failed.set(link, null)
  }
  document.addEventListener('error', noteFailure, true)
  // Panels of `@tessera/ui` import their own chunks, so these events request failed stylesheets for them.
  for (const type of ['online', 'pointerdown', 'keydown']) window.addEventListener(type, restoreQuietly, true)
}
