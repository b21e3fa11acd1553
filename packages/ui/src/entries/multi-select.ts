// Written by `npm run generate` from the folders of the components; change those.
export type { MultiSelectOption } from '../components/MultiSelect/multi-select-option.ts'
export { default, MultiSelect, type MultiSelectProps } from '../components/MultiSelect/MultiSelect.tsx'
