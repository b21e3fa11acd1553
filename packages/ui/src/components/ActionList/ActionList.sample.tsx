import { BUTTON_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { ActionList } from './ActionList.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <ActionList ref={ref} aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={() => undefined} />
  ),
  role: ['button', 'Admin'],
  press: {
    use: (told) => <ActionList aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={told} />,
    control: ['button', 'Admin'],
    keys: BUTTON_KEYS,
  },
}
