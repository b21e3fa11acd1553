import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Grid/Grid.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Forms/Switch',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={{ base: 1, medium: 2 }}>
      <Stack gap={4}>
        <Switch>Off</Switch>
        <Switch defaultSelected>On</Switch>
        <Switch description="At most one a day" defaultSelected>
          Email me when a report is ready
        </Switch>
        <Switch aria-label="Use compact rows" />
      </Stack>
      <Stack gap={4}>
        <Switch errorMessage="It could not be turned on. Try again.">Share with the whole company</Switch>
        <Switch isReadOnly isSelected>
          Read only
        </Switch>
        <Switch isDisabled>Disabled, off</Switch>
        <Switch isDisabled defaultSelected>
          Disabled, on
        </Switch>
      </Stack>
    </Grid>
  ),
}
