export { DatePicker, DatePicker as default, type DatePickerProps } from '../components/DatePicker/DatePicker.tsx'
