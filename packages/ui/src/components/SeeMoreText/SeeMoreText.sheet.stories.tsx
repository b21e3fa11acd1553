import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { SeeMoreText } from './SeeMoreText.tsx'

const meta = {
  title: 'Data/SeeMoreText',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const limits = [17, 20, 35, 40, 50] as const
const products = 'Channel Insights, Customer Perception, Digital Landscapes, Shopper Behavior'

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      isCode
      cellWidth={720}
      of={{
        ...Object.fromEntries(
          limits.map((limit) => [
            `limit={${limit}}`,
            <SeeMoreText key={limit} limit={limit}>
              {products}
            </SeeMoreText>,
          ]),
        ),
        isExpanded: (
          <SeeMoreText isExpanded limit={40}>
            {products}
          </SeeMoreText>
        ),
        'children="Report Builder"': <SeeMoreText>Report Builder</SeeMoreText>,
      }}
    />
  ),
}
