import type { ComponentSample } from '../../rules/component-sample.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Popover ref={ref} defaultOpen trigger={<Button>Filters</Button>} title="Filter users">
      Fields
    </Popover>
  ),
  role: ['dialog', 'Filter users'],
}
