// Written by `npm run generate` from the folders of the components; change those.
export { Calendar, type CalendarProps, default } from '../components/Calendar/Calendar.tsx'
