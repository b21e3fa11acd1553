import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { sampleSections } from './sections.fixture.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const meta = {
  title: 'Shell/SideNavigation',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={260}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={{ 'With labels': false, 'Collapsed to a rail': true }}
    >
      {(isCollapsed, state, name) => (
        <SideNavigation {...state} aria-label={name} sections={sampleSections} defaultCollapsed={isCollapsed} />
      )}
    </Matrix>
  ),
}
