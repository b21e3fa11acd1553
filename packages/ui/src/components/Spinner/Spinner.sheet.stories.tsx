import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '../../samples/say.ts'
import { Examples } from '../../docs/Matrix.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Feedback/Spinner',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const sizes = ['small', 'medium', 'large'] as const

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={160}
      of={Object.fromEntries(
        sizes.map((size) => [
          size,
          <Spinner key={size} size={size} aria-label={say('Loading, {size}', { size: say(size) })} />,
        ]),
      )}
    />
  ),
}
