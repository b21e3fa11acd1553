import * as icons from '../entries/icons.ts'
import { Grid } from '../components/Grid/Grid.tsx'
import { Inline } from '../components/Inline/Inline.tsx'

/** Every icon with its name. */
export const IconSpecimen = () => (
  <Grid columns={{ base: 2, medium: 3, large: 4 }} gap={4}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Inline key={name} gap={2}>
        <Icon size="medium" />
        <code>{name}</code>
      </Inline>
    ))}
  </Grid>
)
