import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { say } from '../../samples/say.ts'
import { Article } from './Article.tsx'
import { illustratedProse, prose } from './prose.sample.ts'

const meta = {
  title: 'Patterns/Article',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const long = () =>
  `<p>${say('What a basket tells')
    .replaceAll(/[^\p{L}]/gu, '')
    .repeat(8)}</p>`

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      of={{
        Prose: <Article html={prose()} />,
        'With pictures and tables': <Article html={illustratedProse()} />,
        'One paragraph': <Article html={`<p>${say('Items that sell together')}.</p>`} />,
        'A word without an end': <Article html={long()} />,
      }}
    />
  ),
}
