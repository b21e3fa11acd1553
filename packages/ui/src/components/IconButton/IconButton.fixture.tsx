import { BUTTON_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { IconButton } from './IconButton.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <IconButton ref={ref} aria-label="Close">
      ×
    </IconButton>
  ),
  role: ['button', 'Close'],
  press: {
    use: (reported) => (
      <IconButton aria-label="Close" onPress={reported}>
        ×
      </IconButton>
    ),
    control: ['button', 'Close'],
    keys: BUTTON_KEYS,
  },
}
