import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={{ base: 1, medium: 2 }}>
      <Stack gap={4}>
        <Checkbox>Off</Checkbox>
        <Checkbox defaultSelected>On</Checkbox>
        <Checkbox isIndeterminate>In between</Checkbox>
        <Checkbox isRequired={false}>News of the product</Checkbox>
        <Checkbox description="At most one a week, on Monday">Weekly summary</Checkbox>
        <Checkbox aria-label="Select the row of Ana Castillo" />
      </Stack>
      <Stack gap={4}>
        <Checkbox errorMessage="Agree to the terms to go on.">
          I agree to the terms of use and to the notice of privacy
        </Checkbox>
        <Checkbox isReadOnly isSelected>
          Read only
        </Checkbox>
        <Checkbox isDisabled>Disabled, off</Checkbox>
        <Checkbox isDisabled defaultSelected description="Your company decides it">
          Disabled, on
        </Checkbox>
        <Checkbox isDisabled isIndeterminate>
          Disabled, in between
        </Checkbox>
      </Stack>
    </Grid>
  ),
}
