// Written by `npm run generate` from the folders of the components; change those.
export type { OptionSection } from '../internal/option-list.tsx'
export { default, Select, type SelectProps } from '../components/Select/Select.tsx'
