import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Matrix } from '../../docs/Matrix.tsx'
import { dropFiles, pretend, pretendFile } from './fake-upload.fixture.ts'
import { FileUpload } from './FileUpload.tsx'

const meta = {
  title: 'Forms/FileUpload',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const types = ['.pdf', '.png', '.jpg', '.csv', '.txt']

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'error']}
        variants={{
          Empty: { label: 'Price list', maxFiles: 1 },
          'With everything': {
            label: 'Contract',
            isRequired: false,
            description: 'Signed by both.',
            accept: types,
            maxBytes: 10_485_760,
            defaultValues: [{ id: 'contract', name: 'contract-2026.pdf', size: 340_000, result: 'contract' }],
          },
        }}
      >
        {(variant, state) => <FileUpload {...variant} {...state} upload={pretend} />}
      </Matrix>
      <FileUpload
        label="Attachments"
        description="A screenshot or a log helps us see what you see."
        accept={types}
        maxBytes={10_485_760}
        upload={pretend}
      />
    </>
  ),
  play: ({ canvasElement }) => {
    const last = within(canvasElement).getAllByRole('group').at(-1) ?? canvasElement
    return dropFiles(within(last).getByRole('button').parentElement, [
      pretendFile('shelf-report-store-2814.png', 1_840_000),
      pretendFile('half-export-february.csv', 6_200_000),
      pretendFile('failed-log.txt', 48_000),
      pretendFile('video.mov', 2_000_000),
    ])
  },
}
