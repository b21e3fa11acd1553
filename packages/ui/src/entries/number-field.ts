// Written by `npm run generate` from the folders of the components; change those.
export type { NumberFieldProblem } from '../components/NumberField/number-rules.ts'
export { default, NumberField, type NumberFieldProps } from '../components/NumberField/NumberField.tsx'
