// Written by `npm run generate` from the folders of the components; change those.
export {
  DateTimePicker,
  type DateTimePickerProblem,
  type DateTimePickerProps,
  default,
} from '../components/DateTimePicker/DateTimePicker.tsx'
