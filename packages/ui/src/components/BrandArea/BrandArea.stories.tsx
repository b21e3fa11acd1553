import type { Meta, StoryObj } from '@storybook/react-vite'
import { createBrand } from '../../theme/brand.ts'
import { Button } from '../Button/Button.tsx'
import { BrandArea } from './BrandArea.tsx'

const meta = {
  title: 'Shell/BrandArea',
  component: BrandArea,
  args: {
    brand: createBrand({ name: 'harvest', color: '#1b7f3b' }),
    children: <Button variant="primary">Order</Button>,
  },
} satisfies Meta<typeof BrandArea>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
