import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Calendar } from './Calendar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Calendar ref={ref} aria-label="Due date" defaultValue={'2026-11-21'} />,
  role: ['application', 'Due date, November 2026'],
}
