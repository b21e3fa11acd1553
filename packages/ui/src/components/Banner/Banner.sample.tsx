import { BUTTON_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { Banner } from './Banner.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Banner ref={ref}>News</Banner>,
  role: ['img', 'Information'],
  press: { use: (told) => <Banner title="News" onDismiss={told} />, control: ['button', 'Dismiss'], keys: BUTTON_KEYS },
}
