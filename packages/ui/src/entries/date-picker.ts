// Written by `npm run generate` from the folders of the components; change those.
export {
  DatePicker,
  type DatePickerProblem,
  type DatePickerProps,
  default,
} from '../components/DatePicker/DatePicker.tsx'
