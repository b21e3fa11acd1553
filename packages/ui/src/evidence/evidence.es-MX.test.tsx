import { describe } from 'vitest'
import { journeysIn } from './journeys.sample.tsx'

describe('what a screen reader hears', () => journeysIn('es-MX'))
