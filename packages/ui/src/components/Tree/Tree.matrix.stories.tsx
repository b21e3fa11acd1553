import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { pages, pagesWithIcons } from './pages.fixture.tsx'
import { Tree } from './Tree.tsx'

const meta = {
  title: 'Data/Tree',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const SECOND = '[role=treeitem]:nth-child(2)'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        on={{ hover: SECOND, focus: SECOND, pressed: SECOND }}
        variants={{ 'Knowledge base': 'basket' }}
      >
        {(currentId, _state, name) => <Tree aria-label={name} items={pages} currentId={currentId} />}
      </Matrix>
      <Examples
        cellWidth={280}
        of={{
          'With icons': <Tree aria-label="With icons" items={pagesWithIcons} defaultExpandedKeys={['reports']} />,
          'One label too long': (
            <Tree
              aria-label="One label too long"
              items={[
                { id: 'one', label: 'Health, personal care, beauty and everything else sold with them' },
                { id: 'two', label: 'Support' },
              ]}
            />
          ),
        }}
      />
    </>
  ),
}
