import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Highlight } from './Highlight.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Highlight ref={ref} ranges={[[0, 3]]}>
      Net sales amount
    </Highlight>
  ),
  role: null,
}
