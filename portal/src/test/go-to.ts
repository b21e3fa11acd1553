import { vi } from 'vitest'

/** The URLs to which the page would have navigated. */
export const goTo = vi.fn<(href: string, options?: { replace?: boolean }) => void>()

/** Whether the page would have reloaded. */
export const reloadPage = vi.fn<() => void>()
