import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ErrorSummary ref={ref} errors={[{ message: 'Write a name.' }]} />,
  role: ['region', '1 field needs your attention'],
}
