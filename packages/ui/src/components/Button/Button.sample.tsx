import { BUTTON_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { Button } from './Button.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Button ref={ref}>Save</Button>,
  role: ['button', 'Save'],
  press: { use: (told) => <Button onPress={told}>Save</Button>, control: ['button', 'Save'], keys: BUTTON_KEYS },
}
