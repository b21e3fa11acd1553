import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Mosaic } from './Mosaic.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Mosaic ref={ref} pattern=".33. 3223 3s23 .33." />,
  role: null,
}
