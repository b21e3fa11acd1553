export {
  DateRangePicker,
  DateRangePicker as default,
  type DateRange,
  type DateRangePickerProps,
  type DateRangePreset,
  type DateRangeProblem,
} from '../components/DateRangePicker/DateRangePicker.tsx'
