import type { ComponentSample } from '../../rules/component-sample.ts'
import { ErrorCard } from './ErrorCard.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ErrorCard ref={ref}>The users could not be loaded.</ErrorCard>,
  role: ['heading', 'Something went wrong'],
}
