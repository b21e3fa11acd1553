import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { ProductTile } from './ProductTile.tsx'

const meta = {
  title: 'Patterns/ProductTile',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const tile = {
  title: 'Shopper Behavior',
  description: 'See how baskets, trips and switching change, week by week, down to the item.',
  mosaic: '.33. 3223 3s23 .33.',
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2296%22 height=%2244%22%3E%3Crect width=%2296%22 height=%2244%22 rx=%226%22 fill=%22%234a6be0%22/%3E%3C/svg%3E'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed']}
        variants={
          {
            Launch: { state: 'launch', href: '/app' },
            'Learn more': { state: 'learn-more', launchStage: 'alpha' },
            Pending: { state: 'pending' },
          } as const
        }
      >
        {(variant) => <ProductTile {...tile} {...variant} onAction={fn()} />}
      </Matrix>
      <Examples
        cellWidth={280}
        of={{
          'Coming soon': <ProductTile {...tile} state="coming-soon" />,
          'In a new tab': (
            <ProductTile
              {...tile}
              title="Report Builder"
              state="launch"
              href="https://apps.scintilla.example/"
              opensInNewTab
            />
          ),
          'In beta, with a note': (
            <ProductTile {...tile} launchStage="beta" state="launch" href="/app" footer="For suppliers with a plan" />
          ),
          'With an image': <ProductTile {...tile} image={picture} state="launch" href="/app" />,
          'An image that doesn’t load': (
            <ProductTile {...tile} image="data:image/png;base64,AAAA" state="launch" href="/app" />
          ),
        }}
      />
    </>
  ),
}
