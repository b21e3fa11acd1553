import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { dropFiles, pretend, pretendFile } from './pretend-upload.sample.ts'
import { FileUpload } from './FileUpload.tsx'

const meta = {
  title: 'Forms/FileUpload',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const types = ['.pdf', '.png', '.jpg', '.csv', '.txt']

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <FileUpload
        label="Attachments"
        description="A picture or a log helps us to see what you see."
        accept={types}
        maxBytes={10_485_760}
        upload={pretend}
      />
      <FileUpload label="Attachment" isRequired={false} maxFiles={1} upload={pretend} />
      <FileUpload label="Price list" errorMessage="Add the price list." accept={types} upload={pretend} />
      <FileUpload
        label="Contract"
        defaultValues={[{ id: 'contract', name: 'contract-2026.pdf', size: 340_000, result: 'contract' }]}
        upload={pretend}
      />
      <FileUpload label="Contract" isDisabled upload={pretend} />
    </Stack>
  ),
  play: ({ canvasElement }) =>
    dropFiles(within(canvasElement).getAllByRole('button')[0]?.parentElement ?? null, [
      pretendFile('shelf-report-store-2814.png', 1_840_000),
      pretendFile('half-export-february.csv', 6_200_000),
      pretendFile('failed-log.txt', 48_000),
      pretendFile('video.mov', 2_000_000),
    ]),
}
