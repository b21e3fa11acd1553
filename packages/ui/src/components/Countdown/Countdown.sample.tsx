import type { ComponentSample } from '../../rules/component-sample.ts'
import { Countdown } from './Countdown.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Countdown ref={ref} until={60_000} />,
  role: ['timer', 'Time left'],
}
