import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Popover ref={ref} defaultOpen trigger={<Button>Filters</Button>} title="Filter users">
      Fields
    </Popover>
  ),
  role: ['dialog', 'Filter users'],
}
