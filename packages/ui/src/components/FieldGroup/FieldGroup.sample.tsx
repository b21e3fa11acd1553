import type { ComponentSample } from '../../rules/component-sample.ts'
import { FieldGroup } from './FieldGroup.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <FieldGroup ref={ref} label="Contact">
      Fields
    </FieldGroup>
  ),
  role: ['group', 'Contact'],
}
