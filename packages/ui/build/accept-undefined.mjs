import { parseSync } from 'vite'

/** Types that need parentheses, because `| undefined` would otherwise apply only to their last part. */
const open = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType', 'TSInferType'])

const isUndefined = ({ type, types = [] }) => type === 'TSUndefinedKeyword' || types.some(isUndefined)

/** Returns the types of all optional properties in a part of a declaration. */
function optionalTypes(node) {
  if (Array.isArray(node)) return node.flatMap(optionalTypes)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(optionalTypes)
  const isProperty = node.type === 'TSPropertySignature' || node.type === 'PropertyDefinition'
  const type = isProperty && node.optional ? node.typeAnnotation?.typeAnnotation : undefined
  return type && !isUndefined(type) ? [type, ...inside] : inside
}

/**
 * Allows undefined for every optional property of a declaration, so that applications with `exactOptionalPropertyTypes`
 * can pass it.
 */
export function acceptUndefined(file, text) {
  const insertions = optionalTypes(parseSync(file, text).program).flatMap(({ type, start, end }) =>
    open.has(type)
      ? [
          { at: start, added: '(' },
          { at: end, added: ') | undefined' },
        ]
      : [{ at: end, added: ' | undefined' }],
  )
  // From the end, so that earlier positions stay valid; of two at the same position, the inner one comes first.
  return insertions
    .toSorted((a, b) => a.at - b.at)
    .reduceRight((done, { at, added }) => done.slice(0, at) + added + done.slice(at), text)
}
