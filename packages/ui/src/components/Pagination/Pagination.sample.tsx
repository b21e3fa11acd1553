import type { ComponentSample } from '../../rules/component-sample.ts'
import { Pagination } from './Pagination.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Pagination ref={ref} page={1} pageSize={25} rowCount={60} onChange={() => undefined} />,
  role: ['navigation', 'Pagination'],
}
