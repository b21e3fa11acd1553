import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="Not started" value={0} />
      <ProgressBar label="Checking users.csv" value={1240} maxValue={5000} valueLabel="1,240 of 5,000 rows" />
      <ProgressBar label="Uploading" value={64} size="small" />
      <ProgressBar label="Preparing the export" />
      <ProgressBar label="All rows written" value={100} tone="success" />
      <ProgressBar
        label="Uploading contract.pdf"
        value={38}
        tone="danger"
        valueLabel="Stopped at 38%"
        description="The connection was lost. Try again to continue from here."
      />
    </Stack>
  ),
}
