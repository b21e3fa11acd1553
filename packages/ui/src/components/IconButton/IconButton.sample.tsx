import { BUTTON_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { IconButton } from './IconButton.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <IconButton ref={ref} aria-label="Close">
      ×
    </IconButton>
  ),
  role: ['button', 'Close'],
  press: {
    use: (told) => (
      <IconButton aria-label="Close" onPress={told}>
        ×
      </IconButton>
    ),
    control: ['button', 'Close'],
    keys: BUTTON_KEYS,
  },
}
