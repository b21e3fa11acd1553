import type { Meta, StoryObj } from '@storybook/react-vite'
import { t } from '../../story-texts/translate.ts'
import { Examples } from '../../docs/Matrix.tsx'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Feedback/Spinner',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const sizes = ['small', 'medium', 'large'] as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={160}
      of={Object.fromEntries(
        sizes.map((size) => [
          size,
          <Spinner key={size} size={size} aria-label={t('Loading, {size}', { size: t(size) })} />,
        ]),
      )}
    />
  ),
}
