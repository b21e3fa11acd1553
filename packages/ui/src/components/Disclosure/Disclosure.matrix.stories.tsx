import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Layout/Disclosure',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      variants={{
        Closed: { title: 'How do I search by a technical name?' },
        Open: { title: 'Which products may I ask for?', note: '8 products', defaultExpanded: true },
        'Too long': {
          title: 'A question that is so long that it does not fit into one line on a phone, nor on a tablet',
        },
      }}
    >
      {(variant, state) => (
        <Disclosure {...variant} {...state} headingLevel={2}>
          Each product whose tile says ‘Learn more’. Your administrator answers within two days.
        </Disclosure>
      )}
    </Matrix>
  ),
}
