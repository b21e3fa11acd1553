import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Columns } from './Columns.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Columns ref={ref} aside="Aside">
      Content
    </Columns>
  ),
  role: null,
}
