import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <RangeCalendar ref={ref} aria-label="Period" defaultValue={{ start: '2026-11-09', end: '2026-11-20' }} />
  ),
  role: ['application', 'Period, November 2026'],
}
