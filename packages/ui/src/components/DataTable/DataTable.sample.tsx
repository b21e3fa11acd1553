import type { ComponentSample } from '../../rules/component-sample.ts'
import { PersonTable } from './person-table.sample.tsx'

export const sample: ComponentSample = {
  use: (ref) => <PersonTable ref={ref} />,
  role: ['grid', 'People'],
}
