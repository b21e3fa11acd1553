import type { ComponentSample } from '../../rules/component-sample.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export const sample: ComponentSample = {
  use: (ref) => <SegmentedControl ref={ref} label="View" options={[{ id: 'list', label: 'List' }]} />,
  role: ['radiogroup', 'View'],
}
