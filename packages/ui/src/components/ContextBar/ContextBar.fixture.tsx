import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ContextBar } from './ContextBar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ContextBar ref={ref} title="Acting for Bright Foods" />,
  role: ['region', 'Acting for Bright Foods'],
}
