export { Select, Select as default, type SelectProps } from '../components/Select/Select.tsx'
