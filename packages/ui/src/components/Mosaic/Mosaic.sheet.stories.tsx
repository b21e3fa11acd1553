import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Mosaic } from './Mosaic.tsx'

const marks = [
  '.33. 3223 3s23 .33.',
  '.22. 2332 23s2 .22.',
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

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      {(['brand', 'neutral'] as const).map((tone) => (
        <Inline key={tone} gap={5}>
          {marks.map((pattern) => (
            <Mosaic key={pattern} pattern={pattern} tone={tone} />
          ))}
        </Inline>
      ))}
      <Mosaic pattern="...s ..33 .322 3211" size="xlarge" aria-label="Insights Activation" />
    </Stack>
  ),
}
