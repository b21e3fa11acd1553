export { NumberField, NumberField as default, type NumberFieldProps } from '../components/NumberField/NumberField.tsx'
