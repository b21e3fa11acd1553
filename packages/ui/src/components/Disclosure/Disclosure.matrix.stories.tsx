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
        Closed: { title: 'How do I search by technical name?' },
        Open: { title: 'Which products can I request?', note: '8 products', defaultExpanded: true },
        'Too long': {
          title: 'A question that’s too long to fit on one line on a phone or a tablet',
        },
      }}
    >
      {(variant, state) => (
        <Disclosure {...variant} {...state} headingLevel={2}>
          Any product with “Learn more” on its tile. Your administrator responds within two days.
        </Disclosure>
      )}
    </Matrix>
  ),
}
