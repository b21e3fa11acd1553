import { BUTTON_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { ToggleButton } from './ToggleButton.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ToggleButton ref={ref}>Details</ToggleButton>,
  role: ['button', 'Details'],
  press: {
    use: (reported) => <ToggleButton onChange={reported}>Details</ToggleButton>,
    control: ['button', 'Details'],
    keys: BUTTON_KEYS,
  },
}
