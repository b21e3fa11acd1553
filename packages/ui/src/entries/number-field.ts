// Written by `npm run generate` from the folders of the components; change those.
export { default, NumberField, type NumberFieldProps } from '../components/NumberField/NumberField.tsx'
