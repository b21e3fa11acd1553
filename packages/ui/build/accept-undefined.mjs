import { parseSync } from 'vite'

/** Types after which `| undefined` would belong to their last part alone. */
const open = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType', 'TSInferType'])

const isUndefined = ({ type, types = [] }) => type === 'TSUndefinedKeyword' || types.some(isUndefined)

/** The types of all optional properties in a part of a declaration. */
function optionalTypes(node) {
  if (Array.isArray(node)) return node.flatMap(optionalTypes)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(optionalTypes)
  const isProperty = node.type === 'TSPropertySignature' || node.type === 'PropertyDefinition'
  const type = isProperty && node.optional ? node.typeAnnotation?.typeAnnotation : undefined
  return type && !isUndefined(type) ? [type, ...inside] : inside
}

/** Lets every optional property of a declaration be undefined too, as applications with `exactOptionalPropertyTypes` give it. */
export function acceptUndefined(file, text) {
  const insertions = optionalTypes(parseSync(file, text).program).flatMap(({ type, start, end }) =>
    open.has(type)
      ? [
          { at: start, what: '(' },
          { at: end, what: ') | undefined' },
        ]
      : [{ at: end, what: ' | undefined' }],
  )
  // From the end, so that the places before it stay; of two at one place the inner one is written first.
  return insertions
    .toSorted((a, b) => a.at - b.at)
    .reduceRight((done, { at, what }) => done.slice(0, at) + what + done.slice(at), text)
}
