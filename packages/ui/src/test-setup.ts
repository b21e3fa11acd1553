import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The first menu loads React Aria's, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
