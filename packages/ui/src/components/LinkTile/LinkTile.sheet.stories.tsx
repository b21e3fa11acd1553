import type { Meta, StoryObj } from '@storybook/react-vite'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Icon } from '../../internal/icon.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { LinkTile } from './LinkTile.tsx'

const meta = {
  title: 'Patterns/LinkTile',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={{ base: 1, medium: 2, large: 3 }} gap={4}>
      <LinkTile
        title="Create an incident"
        description="Tell us what is wrong and we will look into it."
        href="#new"
        icon={<Icon of={LifeBuoy} size={24} />}
      />
      <LinkTile
        title="Knowledge base"
        description="Guides, from the first report to the last export, written for people who plan, make and sell."
        href="#knowledge"
        mosaic="3333 2... 33s. 21.."
      />
      <LinkTile title="Service status" description="Opens in a new tab." href="#status" target="_blank" />
      <LinkTile title="Only a title" href="#title" />
    </Grid>
  ),
}
