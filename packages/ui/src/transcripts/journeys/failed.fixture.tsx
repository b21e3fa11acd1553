import { screen } from '@testing-library/react'
import { useState } from 'react'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

/** Fails twice, and then loads its rows. */
function Failing() {
  const [failures, setFailures] = useState(2)
  const retry = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    setFailures((before) => before - 1)
  }
  return <UsersTable error={failures > 0} onRetry={retry} />
}

export const journey: Journey = {
  title: 'Retry after rows fail to load',
  Page: () => <Failing />,
  async run(screenReader) {
    await screenReader.read()
    await screenReader.press('Tab')
    await screenReader.press('Enter', () => screen.getByRole('button', { name: /^(?!Loading|Cargando|Chargement)/ }))
    await screenReader.press('Enter', () => screen.getByRole('grid'))
  },
}
