import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, within } from 'storybook/test'
import { dropFiles, pretend, pretendFile } from './fake-upload.fixture.ts'
import { FileUpload } from './FileUpload.tsx'

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Attachments',
    description: 'A screenshot or a log helps us see what you see.',
    accept: ['.pdf', '.png', '.jpg', '.csv', '.txt'],
    maxBytes: 10_485_760,
    upload: pretend,
    onChange: fn(),
  },
} satisfies Meta<typeof FileUpload>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Files: Story = {
  play: ({ canvasElement }) =>
    dropFiles(within(canvasElement).getByRole('button').parentElement, [
      pretendFile('shelf-report-store-2814.png', 1_840_000),
      pretendFile('half-export-february.csv', 6_200_000),
      pretendFile('failed-log.txt', 48_000),
      pretendFile('video.mov', 2_000_000),
      pretendFile('all-stores.csv', 64_000_000),
    ]),
}

export const FilesOfBefore: Story = {
  args: {
    defaultValues: [
      { id: 'contract', name: 'contract-2026.pdf', size: 340_000, result: 'contract' },
      { id: 'prices', name: 'price-list.csv', size: 18_000, result: 'prices' },
    ],
  },
}

export const OneFile: Story = { args: { label: 'Attachment', isRequired: false, maxFiles: 1 } }

/** The file is kept until the form is submitted; the user can paste a screenshot. */
export const Held: Story = {
  args: { label: 'Attachment', isRequired: false, maxFiles: 1, upload: undefined, takesPaste: true },
  play: ({ canvasElement }) =>
    dropFiles(within(canvasElement).getByRole('button').parentElement, [
      pretendFile('shelf-report-store-2814.png', 1_840_000),
    ]),
}
