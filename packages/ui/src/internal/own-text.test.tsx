import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Banner } from '../components/Banner/Banner.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Card } from '../components/Card/Card.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { DataTable } from '../components/DataTable/DataTable.tsx'
import { Popover } from '../components/Popover/Popover.tsx'
import { SeeMoreText } from '../components/SeeMoreText/SeeMoreText.tsx'
import { Select } from '../components/Select/Select.tsx'
import { TagList } from '../components/TagList/TagList.tsx'
import { Text } from '../components/Text/Text.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { translatePage, pageText } from '../rules/translated-page.ts'

const cities = [
  { id: 'yul', label: 'Montréal' },
  { id: 'mex', label: 'México' },
]

/** Renders an element, translates the page, renders another element in its place, and unmounts. */
function changeTranslated(before: React.ReactElement, after: React.ReactElement) {
  const { rerender, unmount } = render(before)
  translatePage()
  rerender(after)
  const text = pageText()
  translatePage('moved')
  rerender(before)
  expect(pageText()).not.toBe(text)
  unmount()
  return text
}

/** The element before and after a change, by the kind of change. */
const changes: Record<string, { before: React.ReactElement; after: React.ReactElement; text: string }> = {
  'the label of a button': {
    before: <Button icon={<i />}>Save</Button>,
    after: <Button icon={<i />}>Saved</Button>,
    text: 'Saved',
  },
  'text and a number': {
    before: (
      <Text>
        {3} files {false}
      </Text>
    ),
    after: (
      <Text>
        {12} files {'are here'}
      </Text>
    ),
    text: '12 files are here',
  },
  'text around an element': {
    before: (
      <Text>
        Looking for <b>rows</b>
      </Text>
    ),
    after: (
      <Text>
        Found <b>12</b> rows
      </Text>
    ),
    text: 'Found 12 rows',
  },
  'text in a fragment': {
    before: (
      <Text>
        <>
          Looking
          <br />
        </>
      </Text>
    ),
    after: (
      <Text>
        <>
          Ready
          <br />
        </>
      </Text>
    ),
    text: 'Ready',
  },
  'the optional text of a banner': {
    before: <Banner tone="info" title="News" />,
    after: (
      <Banner tone="info" title="News">
        Again.
      </Banner>
    ),
    text: 'News Again.',
  },
  'a label and its optional mark': {
    before: <TextField label="Name" isRequired={false} />,
    after: <TextField label="Last name" />,
    text: 'Last name',
  },
  'the text of a popover that gets a close button': {
    before: (
      <Popover aria-label="News" trigger={<Button>Open</Button>} isOpen>
        {() => 'Soon'}
      </Popover>
    ),
    after: (
      <Popover aria-label="News" trigger={<Button>Open</Button>} isOpen>
        {() => 'Now'}
      </Popover>
    ),
    text: 'OpenNow',
  },
  'the text of a list without tags': {
    before: <TagList label="Recipients" items={[]} empty="Nobody" />,
    after: <TagList label="Recipients" items={[]} empty="Nobody yet" />,
    text: 'RecipientsNobody yet',
  },
  'the text of a table without rows': {
    before: <DataTable aria-label="People" columns={[]} source={{ rows: [] }} emptyState="Nobody" />,
    after: <DataTable aria-label="People" columns={[]} source={{ rows: [] }} emptyState="Nobody yet" />,
    text: 'No data available.Nobody yet',
  },
  'the label of a checkbox': { before: <Checkbox>All</Checkbox>, after: <Checkbox>None</Checkbox>, text: 'None' },
}

const form = (problem: string | false) => (
  <Card>
    {problem}
    <input />
  </Card>
)

describe('on a page that the browser translates', () => {
  it.each(Object.entries(changes))('%s shows only the new text after a change', (_, { before, after, text }) => {
    expect(changeTranslated(before, after).trim()).toBe(text)
  })

  it('a field keeps its element when text appears beside it', () => {
    const { rerender } = render(form(false))
    const field = screen.getByRole('textbox')
    rerender(form('Again.'))
    expect(screen.getByRole('textbox')).toBe(field)
  })

  it('a choice replaces the placeholder', async () => {
    render(<Select label="City" options={cities} />)
    translatePage()
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'México' }))
    expect(screen.getByRole('button')).toHaveTextContent(/^México$/)
  })

  it('a long text expands and collapses', async () => {
    const long = 'Ana (ana@brightfoods.example) and Dana (dana@brightfoods.example) look after the shelves.'
    render(<SeeMoreText limit={40}>{long}</SeeMoreText>)
    const cut = pageText()
    translatePage()
    await userEvent.click(screen.getByRole('button'))
    expect(pageText()).toBe(`${long} See less`)
    translatePage('moved')
    await userEvent.click(screen.getByRole('button'))
    expect(pageText()).toBe(cut)
  })
})
