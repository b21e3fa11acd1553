import type { ComponentSample } from '../../rules/component-sample.ts'
import { Calendar } from './Calendar.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Calendar ref={ref} aria-label="Due date" defaultValue={'2026-11-21'} />,
  role: ['application', 'Due date, November 2026'],
}
