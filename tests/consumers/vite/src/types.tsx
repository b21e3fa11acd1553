// Compiled and never run: code that a strict application can and cannot write.
import { Button, IconButton, SeeMoreText, TextField } from '@tessera/ui'
import { DataTable } from '@tessera/ui/data-table'
import { Menu } from '@tessera/ui/menu'
import { Popover } from '@tessera/ui/popover'
import { Tabs } from '@tessera/ui/tabs'

const tabs = [
  { id: 'active', label: 'Active', content: 'All' },
  { id: 'pending', label: 'Pending', content: 'None' },
] as const

interface Row {
  id: string
}

/** A flag or a text that can be undefined is accepted. */
export const undefinedProps = (isDisabled: boolean | undefined, text: string | undefined) => (
  <>
    <Button isDisabled={isDisabled} id={text} aria-describedby={text} onPress={undefined} data-row={3}>
      Save
    </Button>
    <TextField label="Name" isRequired={isDisabled} defaultValue={text} onChange={undefined} />
    <SeeMoreText isExpanded={isDisabled} limit={120}>
      Report Builder
    </SeeMoreText>
    <Tabs aria-label="Users" items={tabs} value={undefined} onChange={(value: 'active' | 'pending') => value} />
    <Menu aria-label={text} sections={[{ id: 'density', title: text, value: 'compact', items: [] }]} />
    <DataTable<Row> aria-labelledby="heading" aria-label={text} columns={[]} source={{ rows: [] }} />
  </>
)

/** A missing name or an unknown key must not compile. */
export const refused = (
  <>
    {/* @ts-expect-error without a name */}
    <IconButton>×</IconButton>
    {/* @ts-expect-error without a name */}
    <Tabs items={tabs} />
    {/* @ts-expect-error without a name */}
    <Popover trigger={<Button>Filters</Button>}>Fields</Popover>
    {/* @ts-expect-error without a name */}
    <DataTable<Row> columns={[]} source={{ rows: [] }} />
    {/* @ts-expect-error no tab has this key */}
    <Tabs aria-label="Users" items={tabs} value="blocked" />
  </>
)
