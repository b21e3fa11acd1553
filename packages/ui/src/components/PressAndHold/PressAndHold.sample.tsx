import type { ComponentSample } from '../../rules/component-sample.ts'
import { PressAndHold } from './PressAndHold.tsx'

export const sample: ComponentSample = {
  use: (ref) => <PressAndHold ref={ref} holdMs={1500} solve={async () => 'solved'} onPass={() => undefined} />,
  role: ['button', 'Press & Hold'],
}
