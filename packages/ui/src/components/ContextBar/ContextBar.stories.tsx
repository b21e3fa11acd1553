import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { ContextBar } from './ContextBar.tsx'

const meta = {
  title: 'Shell/ContextBar',
  component: ContextBar,
  args: {
    title: (
      <>
        Acting for <strong>Bright Foods</strong>
      </>
    ),
    description: 'Since Mar 3, 2026, 9:12 AM Central Time',
    actions: (
      <>
        <ButtonLink size="small" href="#companies">
          Switch company
        </ButtonLink>
        <Button size="small" onPress={fn()}>
          Return to company list
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ContextBar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Spark: Story = { args: { tone: 'spark' } }

export const TitleAlone: Story = { args: { description: undefined, actions: undefined } }
