import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBrand } from '../../theme/brand.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Mosaic } from '../Mosaic/Mosaic.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { BrandArea } from './BrandArea.tsx'

const brands = {
  green: '#1b7f3b',
  yellow: 'gold',
  red: 'rgb(228 0 43)',
  black: '#000',
} as const

const meta = {
  title: 'Shell/BrandArea',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={4}>
      {Object.entries(brands).map(([name, color]) => (
        <BrandArea key={name} brand={createBrand({ name, color })}>
          <Inline gap={4}>
            <Mosaic pattern=".33. 3223 3s23 .33." />
            <Button variant="primary">Order</Button>
            <Button>Later</Button>
            <Badge tone="brand">{color}</Badge>
            <Link href="#guide">Guide</Link>
          </Inline>
        </BrandArea>
      ))}
    </Stack>
  ),
}
