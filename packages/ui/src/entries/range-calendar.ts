// Written by `npm run generate` from the folders of the components; change those.
export type { DateRange } from '../components/DateRangePicker/ranges.ts'
export { default, RangeCalendar, type RangeCalendarProps } from '../components/RangeCalendar/RangeCalendar.tsx'
