import { useState } from 'react'
import { sampleUsers } from '../../components/DataTable/many-users.fixture.ts'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

const users = sampleUsers(60)

function Chunks() {
  const [pages, setPages] = useState([users.slice(0, 30)])
  const source = {
    pages,
    hasMore: pages.length < 2,
    onLoadMore: () => setPages((before) => [...before, users.slice(30)]),
  }
  return <UsersTable source={source} />
}

export const journey: Journey = {
  title: 'Load more rows while moving through the table',
  Page: () => <Chunks />,
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('ArrowDown')
    await screenReader.press('Control+End')
    await screenReader.press('Control+End')
  },
}
