import type { ComponentSample } from '../../rules/component-sample.ts'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Tooltip ref={ref} content="All rows" defaultOpen>
      <Button>Export</Button>
    </Tooltip>
  ),
  role: ['tooltip', 'All rows'],
}
