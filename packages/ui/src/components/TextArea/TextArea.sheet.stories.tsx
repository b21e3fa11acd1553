import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Forms/TextArea',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <TextArea label="Description of the issue" maxLength={2000} />
      <TextArea
        label="Note to the approver"
        isRequired={false}
        description="What the access is for"
        maxLength={250}
        defaultValue={'For the spring campaign.\nWe compare stores by week.\nDana leads it.'}
      />
      <TextArea
        label="Reason"
        maxLength={40}
        defaultValue="The supplier left the programme last week"
        errorMessage="Give a reason that names the contract."
      />
      <TextArea label="Steps to see it again" counter="never" placeholder="1. Open the report" />
      <TextArea label="Answer" defaultValue="We are looking into it." isReadOnly />
      <TextArea label="Internal note" defaultValue="Call back on Monday." isDisabled />
    </Stack>
  ),
}
