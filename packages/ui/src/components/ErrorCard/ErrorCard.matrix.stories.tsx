import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Link } from '../Link/Link.tsx'
import { ErrorCard } from './ErrorCard.tsx'

const meta = {
  title: 'Feedback/ErrorCard',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const sparse = { children: 'We couldn’t load the users. Check your connection.' }
const own = {
  title: 'Something went wrong...!',
  children: 'An error occurred while performing the operation',
  actions: (
    <Link href="#support" variant="standalone">
      Tell support
    </Link>
  ),
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={400}
        states={['rest', 'hover', 'focus', 'pressed', 'pending']}
        variants={{ Minimal: sparse, 'With a title and an action of its own': own }}
      >
        {(variant, { isPending }) => <ErrorCard {...variant} headingLevel={2} onRetry={fn()} isRetrying={isPending} />}
      </Matrix>
      <Examples cellWidth={400} of={{ 'Without a retry button': <ErrorCard {...sparse} headingLevel={2} /> }} />
    </>
  ),
}
