import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { SeeMoreText } from './SeeMoreText.tsx'

const meta = {
  title: 'Data/SeeMoreText',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const limits = [17, 20, 35, 40, 50] as const
const products = 'Channel Insights, Customer Perception, Digital Landscapes, Shopper Behavior'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={320}
        states={['rest', 'hover', 'focus']}
        variants={{ Closed: { children: products }, Open: { children: products, isExpanded: true } }}
      >
        {(variant) => <SeeMoreText {...variant} limit={35} />}
      </Matrix>
      <Examples
        isCode
        cellWidth={480}
        of={Object.fromEntries(
          limits.map((limit) => [
            `limit={${limit}}`,
            <SeeMoreText key={limit} limit={limit}>
              {products}
            </SeeMoreText>,
          ]),
        )}
      />
      <Examples
        cellWidth={480}
        of={{
          'Short enough': <SeeMoreText>Report Builder</SeeMoreText>,
          'A long address that wraps': <SeeMoreText>dana.reyes@brightfoods.example</SeeMoreText>,
        }}
      />
    </>
  ),
}
