import { describe, expectTypeOf, it } from 'vitest'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'

const sizes = [
  { id: 's', label: 'Small' },
  { id: 'l', label: 'Large' },
] as const

describe('the types of fields', () => {
  it('reject a box or switch without a name', () => {
    expectTypeOf(() => [
      // @ts-expect-error It has no name.
      <Checkbox key="a" />,
      // @ts-expect-error It has no name.
      <Switch key="b" />,
      <Checkbox key="c" aria-label="Email me" />,
      <Switch key="d" aria-labelledby="words" />,
    ]).toBeFunction()
  })

  it('know the ids of the options', () => {
    expectTypeOf(() => [
      <Select
        key="a"
        label="Size"
        options={sizes}
        onChange={(size) => expectTypeOf(size).toEqualTypeOf<'s' | 'l' | null>()}
      />,
      <ComboBox
        key="b"
        label="Size"
        options={sizes}
        onChange={(size) => expectTypeOf(size).toEqualTypeOf<'s' | 'l' | null>()}
      />,
      <RadioGroup
        key="c"
        label="Size"
        options={sizes}
        onChange={(size) => expectTypeOf(size).toEqualTypeOf<'s' | 'l' | null>()}
      />,
      <MultiSelect
        key="d"
        label="Size"
        options={sizes}
        onChange={(all) => expectTypeOf(all).toEqualTypeOf<readonly ('s' | 'l')[]>()}
      />,
      // @ts-expect-error No option has this key.
      <Select key="e" label="Size" options={sizes} value="m" />,
    ]).toBeFunction()
  })
})
