export {
  MultiSelect,
  MultiSelect as default,
  type MultiSelectOption,
  type MultiSelectProps,
} from '../components/MultiSelect/MultiSelect.tsx'
