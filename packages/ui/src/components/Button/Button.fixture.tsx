import { BUTTON_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { Button } from './Button.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Button ref={ref}>Save</Button>,
  role: ['button', 'Save'],
  press: {
    use: (reported) => <Button onPress={reported}>Save</Button>,
    control: ['button', 'Save'],
    keys: BUTTON_KEYS,
  },
}
