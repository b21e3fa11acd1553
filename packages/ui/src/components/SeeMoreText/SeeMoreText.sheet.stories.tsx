import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { SeeMoreText } from './SeeMoreText.tsx'

const meta = {
  title: 'Data/SeeMoreText',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {([17, 20, 35, 40, 50] as const).map((limit) => (
        <SeeMoreText key={limit} limit={limit}>
          Channel Insights, Customer Perception, Digital Landscapes, Shopper Behavior
        </SeeMoreText>
      ))}
      <SeeMoreText isExpanded limit={40}>
        Channel Insights, Customer Perception, Digital Landscapes, Shopper Behavior
      </SeeMoreText>
      <SeeMoreText>Report Builder</SeeMoreText>
    </Stack>
  ),
}
