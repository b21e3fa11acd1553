import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <SegmentedControl ref={ref} label="View" options={[{ id: 'list', label: 'List' }]} />,
  role: ['radiogroup', 'View'],
}
