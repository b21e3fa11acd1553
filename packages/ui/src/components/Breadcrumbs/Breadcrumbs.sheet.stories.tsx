import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  title: 'Shell/Breadcrumbs',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <Breadcrumbs aria-label="Short" items={[{ label: 'Admin', href: '#admin' }, { label: 'User management' }]} />
      <Breadcrumbs
        aria-label="Long"
        items={[
          { label: 'Support', href: '#support' },
          { label: 'Incidents', href: '#incidents' },
          { label: 'Closed', href: '#closed' },
          { label: 'February 2026', href: '#february' },
          { label: 'INC-2041 Numbers differ between two reports' },
        ]}
      />
    </Stack>
  ),
}
