import { BUTTON_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { Banner } from './Banner.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Banner ref={ref} tone="info">
      News
    </Banner>
  ),
  role: ['img', 'Information'],
  press: {
    use: (told) => <Banner tone="info" title="News" onDismiss={told} />,
    control: ['button', 'Dismiss'],
    keys: BUTTON_KEYS,
  },
}
