import { BUTTON_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { ToggleButton } from './ToggleButton.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ToggleButton ref={ref}>Details</ToggleButton>,
  role: ['button', 'Details'],
  press: {
    use: (told) => <ToggleButton onChange={told}>Details</ToggleButton>,
    control: ['button', 'Details'],
    keys: BUTTON_KEYS,
  },
}
