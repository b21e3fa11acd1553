import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { ProductTile } from './ProductTile.tsx'

const tile = {
  title: 'Shopper Behavior',
  description: 'See how baskets, trips and switching change, week by week, down to the item.',
  mosaic: '.33. 3223 3s23 .33.',
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2296%22 height=%2244%22%3E%3Crect width=%2296%22 height=%2244%22 rx=%226%22 fill=%22%234a6be0%22/%3E%3C/svg%3E'

const meta = {
  title: 'Patterns/ProductTile',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={{ base: 1, medium: 2, large: 3 }} gap={4}>
      {(['launch', 'learn-more', 'pending', 'coming-soon'] as const).map((state) => (
        <ProductTile
          key={state}
          {...tile}
          state={state}
          href={state === 'launch' ? '/app' : undefined}
          onAction={fn()}
        />
      ))}
      <ProductTile
        {...tile}
        title="Opens in a new tab"
        state="launch"
        href="https://apps.scintilla.example/"
        opensInNewTab
      />
      <ProductTile {...tile} title="In alpha" launchStage="alpha" state="learn-more" href="/learn" />
      <ProductTile
        {...tile}
        title="In beta, with a note"
        launchStage="beta"
        state="launch"
        href="/app"
        footer="For suppliers with a plan"
      />
      <ProductTile {...tile} title="A picture in place of the mark" image={picture} state="launch" href="/app" />
      <ProductTile
        {...tile}
        title="A picture that does not load"
        image="data:image/png;base64,AAAA"
        state="launch"
        href="/app"
      />
    </Grid>
  ),
}
