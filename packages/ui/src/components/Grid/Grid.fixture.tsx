import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Grid } from './Grid.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Grid ref={ref}>Cell</Grid>,
  role: null,
}
