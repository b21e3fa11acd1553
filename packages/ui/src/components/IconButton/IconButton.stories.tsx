import type { Meta, StoryObj } from '@storybook/react-vite'
import Pencil from 'lucide-react/icons/pencil'
import { expect, fn } from 'storybook/test'
import { Icon } from '../../internal/icon.tsx'
import { t } from '../../story-texts/translate.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': 'Rename the view', children: <Icon of={Pencil} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
export const Pressed: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('Rename the view') }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}
