// Written by `npm run generate` from the folders of the components; change those.
export { default, TimeField, type TimeFieldProblem, type TimeFieldProps } from '../components/TimeField/TimeField.tsx'
