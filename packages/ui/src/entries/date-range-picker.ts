// Written by `npm run generate` from the folders of the components; change those.
export type {
  DateRange,
  DateRangeChoice,
  DateRangePreset,
  DateRangeProblem,
} from '../components/DateRangePicker/ranges.ts'
export { DateRangePicker, type DateRangePickerProps, default } from '../components/DateRangePicker/DateRangePicker.tsx'
