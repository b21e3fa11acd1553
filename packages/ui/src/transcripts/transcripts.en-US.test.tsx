import { describe } from 'vitest'
import { journeysIn } from './journeys.fixture.tsx'

describe('screen reader speech', () => journeysIn('en-US'))
