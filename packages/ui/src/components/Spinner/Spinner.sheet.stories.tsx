import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '../../samples/say.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Feedback/Spinner',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap={6}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Spinner key={size} size={size} aria-label={say('Loading, {size}', { size: say(size) })} />
      ))}
    </Inline>
  ),
}
