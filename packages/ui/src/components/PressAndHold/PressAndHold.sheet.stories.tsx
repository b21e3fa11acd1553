import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PressAndHold } from './PressAndHold.tsx'

const meta = {
  title: 'Actions/PressAndHold',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const solve = () => Promise.resolve('solution')
const refuse = () => Promise.reject(new Error('No work'))
const agree = () => undefined
/** Whether it waits for the second press, in whatever language. */
const isFull = ({ style }: HTMLElement) => style.getPropertyValue('--hold-part') === '1'

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={12}>
      <PressAndHold solve={solve} onPass={agree} holdMs={1500} help={<Link href="/contact-us">I need help</Link>} />
      <PressAndHold solve={solve} onPass={agree} holdMs={1} />
      <PressAndHold solve={solve} onPass={agree} holdMs={1} />
      <PressAndHold solve={refuse} onPass={agree} holdMs={1} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [, ready, done, failed] = within(canvasElement).getAllByRole('button')
    for (const button of [ready, done, failed]) {
      if (!button) continue
      await userEvent.click(button)
      await waitFor(() => expect(isFull(button)).toBe(true))
      if (button !== ready) await userEvent.click(button)
    }
  },
}
