import type { Property, Shape } from '../../build/contract/shapes.ts'

/** One rule of docs/component-grammar.md. */
interface Rule {
  /** The rule as a test title, after 'a published type'. */
  title: string
  /** Members of a type that breaks the rule. */
  example: string
  /** Returns a problem for each property of a type that breaks the rule. */
  problemsIn: (shape: Shape) => string[]
}

/** Matches a function type. Its result can be undefined without making the property optional. */
const functionType = /^\([^()]*\) => /

/** Prop names in other libraries, and our names for the same concepts. */
const ourNames: Readonly<Record<string, string>> = {
  checked: 'isSelected',
  className: 'a variant, or a slot',
  defaultChecked: 'defaultSelected',
  defaultSelectedKey: 'defaultValue',
  defaultSelectedKeys: 'defaultValues',
  disabled: 'isDisabled',
  error: 'errorMessage',
  expanded: 'isExpanded',
  help: 'description',
  helpText: 'description',
  helperText: 'description',
  hideLabel: 'isLabelHidden',
  hint: 'description',
  invalid: 'isInvalid',
  loading: 'isLoading',
  onCheckedChange: 'onChange',
  onClick: 'onPress',
  onClose: 'onOpenChange',
  onOpen: 'onOpenChange',
  onSelectionChange: 'onChange',
  onValueChange: 'onChange',
  open: 'isOpen',
  readOnly: 'isReadOnly',
  required: 'isRequired',
  selected: 'isSelected',
  selectedKey: 'value',
  selectedKeys: 'values',
  style: 'a variant, or a slot',
  visible: 'isOpen',
}

const isArray = ({ text }: Property) => /^(readonly )?.*\[\]$/.test(text) || /^(Readonly)?Array</.test(text)
const hasProps = (shape: Shape, ...names: string[]) => names.every((name) => shape.properties.has(name))
const missingProps = (shape: Shape, ...names: string[]) =>
  names.filter((name) => !shape.properties.has(name)).map((name) => `${name} is missing`)

/** A component with a label and an error is a field. */
const isField = (shape: Shape) => shape.component !== undefined && hasProps(shape, 'label', 'errorMessage')

const toneType = /^(Tone|MessageTone|(Extract|Exclude)<Tone, [^>]+>)$/
/** A tone prop can also allow 'muted' and 'inherit', which are colors of text and not tones. */
const isTone = (text: string) =>
  text
    .split(/ \| (?!')|(?<=>) \| /)
    .every((part) => toneType.test(part) || /^('muted'|'inherit')( \| '\w+')*$/.test(part))

const requiresTone = new Set(['Badge', 'Banner', 'InlineAlert', 'StatusBadge', 'ToastMessage'])

/** Counts the arrays and tuples in a type that are not readonly. */
function countMutableArrays(node: unknown, isReadonly = false): number {
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + countMutableArrays(each), 0)
  if (typeof node !== 'object' || node === null) return 0
  const { type, operator } = node as { type?: string; operator?: string }
  const here = (type === 'TSArrayType' || type === 'TSTupleType') && !isReadonly ? 1 : 0
  const isReadonlyOperator = type === 'TSTypeOperator' && operator === 'readonly'
  return Object.values(node).reduce((sum: number, each) => sum + countMutableArrays(each, isReadonlyOperator), here)
}

const problemsOf = (
  shape: Shape,
  isWrong: (property: Property, name: string) => boolean,
  describe: (name: string) => string,
) => [...shape.properties].filter(([name, property]) => isWrong(property, name)).map(([name]) => describe(name))

/** The rules of the grammar. */
export const grammar: Rule[] = [
  {
    title: 'has our name for each concept',
    example: 'hideLabel?: boolean',
    problemsIn: (shape) =>
      problemsOf(
        shape,
        (_, name) => Object.hasOwn(ourNames, name),
        (name) => `${name} should be ${ourNames[name]}`,
      ),
  },
  {
    title: 'has isLabelHidden, description, isInvalid, isRequired and isDisabled if it is a field',
    example: 'label: string; errorMessage?: string',
    problemsIn: (shape) =>
      isField(shape)
        ? missingProps(shape, 'isLabelHidden', 'description', 'isInvalid', 'isRequired', 'isDisabled')
        : [],
  },
  {
    title: 'supports both controlled and uncontrolled values and selections',
    example: 'values: readonly string[]; onChange: () => void',
    problemsIn: (shape) => [
      ...(shape.component && hasProps(shape, 'value', 'onChange') && !hasProps(shape, 'isSelected')
        ? missingProps(shape, 'defaultValue')
        : []),
      ...(shape.component && hasProps(shape, 'values', 'onChange') ? missingProps(shape, 'defaultValues') : []),
      ...(shape.component && hasProps(shape, 'isSelected') ? missingProps(shape, 'defaultSelected', 'onChange') : []),
      ...problemsOf(
        shape,
        (property, name) => (name === 'value' || name === 'defaultValue') && isArray(property),
        (name) => `${name} should be ${name.replace(/alue$/, 'alues')}, because its type is an array`,
      ),
    ],
  },
  {
    title: 'supports both controlled and uncontrolled use of isOpen and isExpanded',
    example: 'isOpen: boolean',
    problemsIn: (shape) => [
      ...(shape.component && hasProps(shape, 'isOpen') ? missingProps(shape, 'defaultOpen', 'onOpenChange') : []),
      ...(shape.component && hasProps(shape, 'isExpanded')
        ? missingProps(shape, 'defaultExpanded', 'onExpandedChange')
        : []),
    ],
  },
  {
    title: 'has both startName and endName if it has one of them',
    example: 'startName?: string',
    problemsIn: (shape) =>
      hasProps(shape, 'startName') || hasProps(shape, 'endName') ? missingProps(shape, 'startName', 'endName') : [],
  },
  {
    title: 'limits tone to the shared tones, and requires it if color has a meaning',
    example: "tone: 'pending'",
    problemsIn: (shape) =>
      problemsOf(
        shape,
        ({ text, isOptional }, name) =>
          name === 'tone' && (!isTone(text) || (isOptional && requiresTone.has(shape.component ?? shape.name))),
        () => 'tone should be Tone or a subset of it, and required if color has a meaning',
      ),
  },
  {
    title: 'has words for sizes, and the type Density for density',
    example: 'size?: number',
    problemsIn: (shape) =>
      problemsOf(
        shape,
        ({ text }, name) =>
          (name === 'size' && shape.component !== undefined && /number|\d/.test(text)) ||
          (name === 'density' && !/^Density(?: \| null)?$/.test(text)),
        (name) => `${name} should be a word from a fixed set`,
      ),
  },
  {
    title: 'has only readonly arrays',
    example: 'onSort: (columns: string[]) => void',
    problemsIn: (shape) =>
      problemsOf(
        shape,
        ({ type }) => countMutableArrays(type) > 0,
        (name) => `${name} should contain only readonly arrays`,
      ),
  },
  {
    title: 'has options of the type FieldOption',
    example: 'options: readonly string[]',
    problemsIn: (shape) =>
      problemsOf(
        shape,
        ({ text }, name) => name === 'options' && !/^readonly \(?\w*Option\b/.test(text),
        () => 'options should be readonly FieldOption<Key>[], or an array of a type that extends FieldOption',
      ),
  },
  {
    title: 'includes DOMProps if it is a component’s props',
    example: 'title: string',
    problemsIn: (shape) =>
      shape.component && ![...shape.properties.keys()].some((name) => name.startsWith('[data: '))
        ? ['DOMProps are missing']
        : [],
  },
  {
    title: 'accepts aria-labelledby in place of aria-label',
    example: "'aria-label': string",
    problemsIn: (shape) => {
      const label = shape.properties.get('aria-label')
      return label && !label.isOptional
        ? ['aria-label should not be required: use Named, which also accepts aria-labelledby']
        : []
    },
  },
  {
    title: 'does not write `| undefined` for an optional property',
    example: 'title?: string | undefined',
    problemsIn: (shape) =>
      problemsOf(
        shape,
        ({ isOptional, text }) =>
          isOptional && /(^|\| )undefined( \||$)/.test(text) && text !== 'undefined' && !functionType.test(text),
        (name) => `${name} should not have \`| undefined\`, because the build adds it to optional properties`,
      ),
  },
]
