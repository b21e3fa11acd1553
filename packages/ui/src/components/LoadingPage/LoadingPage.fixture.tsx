import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { LoadingPage } from './LoadingPage.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <LoadingPage ref={ref} />,
  role: ['img', 'Loading'],
}
