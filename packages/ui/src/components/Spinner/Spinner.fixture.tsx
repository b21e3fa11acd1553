import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Spinner } from './Spinner.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Spinner ref={ref} />,
  role: ['img', 'Loading'],
}
