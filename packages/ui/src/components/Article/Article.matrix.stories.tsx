import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { t } from '../../story-texts/translate.ts'
import { Article } from './Article.tsx'
import { illustratedProse, prose } from './prose.fixture.ts'

const meta = {
  title: 'Patterns/Article',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const long = () =>
  `<p>${t('Basket basics')
    .replaceAll(/[^\p{L}]/gu, '')
    .repeat(8)}</p>`

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      of={{
        Prose: <Article html={prose()} />,
        'With images and tables': <Article html={illustratedProse()} />,
        'One paragraph': <Article html={`<p>${t('Items that sell together')}.</p>`} />,
        'A very long word': <Article html={long()} />,
      }}
    />
  ),
}
