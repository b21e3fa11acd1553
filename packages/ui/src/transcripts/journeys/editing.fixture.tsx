import { screen } from '@testing-library/react'
import { EditedUsers } from '../../components/DataTableEditing/edited-users.fixture.tsx'
import type { Journey } from '../journey.ts'

const hasField = () => screen.getByRole('textbox')

export const journey: Journey = {
  title: 'Fix errors in a row and undo a change',
  Page: () => <EditedUsers count={6} delay={0} />,
  async run(screenReader) {
    await screenReader.press('Tab Tab')
    await screenReader.press('Enter')
    await screenReader.press('F2', hasField)
    await screenReader.press('Control+a')
    await screenReader.type('carla@bright.example')
    await screenReader.press('Enter')
    await screenReader.press('ArrowLeft')
    await screenReader.press('F2', hasField)
    await screenReader.type('x')
    await screenReader.press('Escape')
    await screenReader.press('Control+Home')
    await screenReader.press('Shift+Tab')
    await screenReader.press('Enter')
  },
}
