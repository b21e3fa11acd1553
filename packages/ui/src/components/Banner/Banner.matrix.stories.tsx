import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Link } from '../Link/Link.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Feedback/Banner',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const more = (
  <Link variant="standalone" href="#more">
    Read more
  </Link>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={480}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={
          {
            Brand: 'brand',
            Spark: 'spark',
            Info: 'info',
            Success: 'success',
            Warning: 'warning',
            Danger: 'danger',
          } as const
        }
      >
        {(tone) => (
          <Banner tone={tone} title="Customer Pulse opens to everyone on March 3." actions={more} onDismiss={fn()}>
            Until then, ask your administrator for access.
          </Banner>
        )}
      </Matrix>
      <Examples
        cellWidth={480}
        of={{
          Minimal: (
            <Banner tone="warning">An audit is pending. Review and modify your user list by Mar 31, 2026.</Banner>
          ),
          'One line on a phone': (
            <Banner tone="info" title="Customer Pulse opens to everyone on March 3." isSlim onDismiss={fn()}>
              See what’s new in the release notes.
            </Banner>
          ),
        }}
      />
    </>
  ),
}
