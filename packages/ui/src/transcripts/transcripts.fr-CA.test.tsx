import { describe } from 'vitest'
import { journeysIn } from './journeys.fixture.tsx'

describe('what a screen reader hears', () => journeysIn('fr-CA'))
