import type { ComponentSample } from '../../rules/component-sample.ts'
import { RangeCalendar } from './RangeCalendar.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <RangeCalendar ref={ref} aria-label="Period" defaultValue={{ start: '2026-11-09', end: '2026-11-20' }} />
  ),
  role: ['application', 'Period, November 2026'],
}
