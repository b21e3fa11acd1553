import { BUTTON_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { Banner } from './Banner.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Banner ref={ref} tone="info">
      News
    </Banner>
  ),
  role: ['img', 'Information'],
  press: {
    use: (reported) => <Banner tone="info" title="News" onDismiss={reported} />,
    control: ['button', 'Dismiss'],
    keys: BUTTON_KEYS,
  },
}
