import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { EmptyState } from './EmptyState.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <EmptyState ref={ref} title="No users yet" />,
  role: ['heading', 'No users yet'],
}
