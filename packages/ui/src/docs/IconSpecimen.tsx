import * as icons from '../entries/icons.ts'
import { Grid } from '../components/Grid/Grid.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { CopyName } from './CopyName.tsx'

/** Every icon with its name, which is copied on press. */
export const IconSpecimen = () => (
  <Grid columns={{ base: 1, medium: 3, large: 4 }} gap={2}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Inline key={name} gap={4} wrap={false}>
        <Icon size="medium" />
        <CopyName name={name} />
      </Inline>
    ))}
  </Grid>
)

const sizes = [
  ['small', 16, 'Beside text of 12 to 14 px, in controls and rows.'],
  ['medium', 20, 'By itself in a button, or at the start of a message.'],
  ['large', 24, 'At the top of a tile.'],
] as const

/** The sizes of icons. */
export const IconSizes = () => (
  <Grid columns={{ base: 1, medium: 3 }} gap={6}>
    {sizes.map(([size, pixels, use]) => (
      <div key={size}>
        <icons.CalendarIcon size={size} />
        <div>
          <code>{size}</code>, {pixels} px
        </div>
        <div>{use}</div>
      </div>
    ))}
  </Grid>
)
