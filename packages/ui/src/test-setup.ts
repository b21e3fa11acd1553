import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { afterEach, vi } from 'vitest'
import { cacheComputedStyles } from './test-computed-style.ts'

// The first menu loads React Aria's, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

cacheComputedStyles()

// The page and its clock are the next test's too, whatever file that is in.
afterEach(() => {
  cleanup()
  destroyAnnouncer()
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
