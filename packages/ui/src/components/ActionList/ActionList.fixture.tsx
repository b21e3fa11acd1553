import { BUTTON_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { ActionList } from './ActionList.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <ActionList ref={ref} aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={() => undefined} />
  ),
  role: ['button', 'Admin'],
  press: {
    use: (reported) => <ActionList aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={reported} />,
    control: ['button', 'Admin'],
    keys: BUTTON_KEYS,
  },
}
