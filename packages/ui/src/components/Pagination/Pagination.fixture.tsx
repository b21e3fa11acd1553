import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Pagination } from './Pagination.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Pagination ref={ref} page={1} pageSize={25} rowCount={60} onChange={() => undefined} />,
  role: ['navigation', 'Pagination'],
}
