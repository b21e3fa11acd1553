import type { ComponentSample } from '../../rules/component-sample.ts'
import { Disclosure } from './Disclosure.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Disclosure ref={ref} title="Search tips">
      Search by code
    </Disclosure>
  ),
  role: ['button', 'Search tips'],
}
