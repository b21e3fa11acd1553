import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { headings } from './headings.fixture.ts'
import { TableOfContents } from './TableOfContents.tsx'

const meta = {
  title: 'Shell/TableOfContents',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const SECOND = 'li li:first-child a'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={240}
        states={['rest', 'hover', 'focus']}
        on={{ hover: SECOND, focus: SECOND }}
        variants={{ 'Two levels': headings }}
      >
        {(items, _state, name) => <TableOfContents aria-label={name} items={items} />}
      </Matrix>
      <Examples
        of={{
          'In a disclosure': (
            <Disclosure title="On this page" defaultExpanded>
              <TableOfContents aria-label="In a disclosure" items={headings} />
            </Disclosure>
          ),
        }}
      />
    </>
  ),
}
