import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Tooltip ref={ref} content="All rows" defaultOpen>
      <Button>Export</Button>
    </Tooltip>
  ),
  role: ['tooltip', 'All rows'],
}
