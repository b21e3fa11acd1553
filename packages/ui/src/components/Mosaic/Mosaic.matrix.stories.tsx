import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Mosaic, type MosaicProps } from './Mosaic.tsx'

const marks = [
  '.33. 3223 3s23 .33.',
  '2222 23s2 2222 .2..',
  '...s ..33 .322 3211',
  '3.2. .3.2 2.s. .2.3',
  '..3. .32. 32s3 3...',
  '3..2 3.2s 3322 3331',
  '3333 2... 33s. 21..',
  '33.2 33.2 ..s. 22.3',
]

const meta = {
  title: 'Patterns/Mosaic',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const allIn = (tone: MosaicProps['tone']) => (
  <Inline gap={5}>
    {marks.map((pattern) => (
      <Mosaic key={pattern} pattern={pattern} tone={tone} />
    ))}
  </Inline>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={720}
      of={{
        Brand: allIn('brand'),
        Neutral: allIn('neutral'),
        'Extra large': <Mosaic pattern="...s ..33 .322 3211" size="xlarge" aria-label="Insights Activation" />,
      }}
    />
  ),
}
