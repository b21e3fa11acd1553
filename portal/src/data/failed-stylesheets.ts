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

/** Starts to watch for style sheets that fail. */
export function watchStylesheets(): void {
  const note = ({ target }: Event): void => void (isStylesheet(target) && failed.set(target, null))
  // Errors of elements do not bubble.
  document.addEventListener('error', note, true)
  const restore = (): void => void restoreStylesheets().catch(() => {})
  // Panels of `@tessera/ui` import by themselves.
  for (const type of ['online', 'pointerdown', 'keydown']) window.addEventListener(type, restore, true)
}
