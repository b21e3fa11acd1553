import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterEach, vi } from 'vitest'
import { cacheComputedStyles } from './test-computed-style.ts'

// The first menu loads React Aria's menu code, which is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

cacheComputedStyles()

// The next test shares the page and its clock, even in another file.
afterEach(() => {
  cleanup()
  destroyAnnouncer()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
