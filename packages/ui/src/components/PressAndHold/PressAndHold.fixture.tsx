import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PressAndHold } from './PressAndHold.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <PressAndHold ref={ref} holdMs={1500} solve={async () => 'solved'} onPass={() => undefined} />,
  role: ['button', 'Press & Hold'],
}
