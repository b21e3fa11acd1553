import { vi } from 'vitest'

/** Where the page would have gone. */
export const goTo = vi.fn<(href: string, options?: { replace?: boolean }) => void>()

/** Whether the page would have reloaded. */
export const reloadPage = vi.fn<() => void>()
