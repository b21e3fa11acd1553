import { screen } from '@testing-library/react'
import { EditedUsers } from '../../components/DataTableEditing/edited-users.fixture.tsx'
import type { Journey } from '../journey.ts'

const hasField = () => screen.getByRole('textbox')

export const journey: Journey = {
  title: 'Fix errors in a row and undo a change',
  Page: () => <EditedUsers count={6} delay={0} />,
  async walk(listener) {
    await listener.press('Tab Tab')
    await listener.press('Enter')
    await listener.press('F2', hasField)
    await listener.press('Control+a')
    await listener.type('carla@bright.example')
    await listener.press('Enter')
    await listener.press('ArrowLeft')
    await listener.press('F2', hasField)
    await listener.type('x')
    await listener.press('Escape')
    await listener.press('Control+Home')
    await listener.press('Shift+Tab')
    await listener.press('Enter')
  },
}
