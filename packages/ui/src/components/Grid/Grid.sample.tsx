import type { ComponentSample } from '../../rules/component-sample.ts'
import { Grid } from './Grid.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Grid ref={ref}>Cell</Grid>,
  role: null,
}
