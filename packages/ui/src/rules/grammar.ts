import type { Property, Shape } from '../../build/contract/shapes.ts'

/** One rule of docs/component-grammar.md, and the properties of a type that break it, each with the correct form. */
interface Rule {
  says: string
  /** The members of the smallest type that breaks it. */
  example: string
  breaks: (shape: Shape) => string[]
}

/** A function type, whose result can be undefined. */
const functionType = /^\([^()]*\) => /

/** Names in other libraries, and ours for the same concept. */
const ourWord: Readonly<Record<string, string>> = {
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
const has = (shape: Shape, ...names: string[]) => names.every((name) => shape.properties.has(name))
const missingProps = (shape: Shape, ...names: string[]) =>
  names.filter((name) => !shape.properties.has(name)).map((name) => `${name} is missing`)

/** Props that a label and an error need. */
const isField = (shape: Shape) => shape.component !== undefined && has(shape, 'label', 'errorMessage')

const toneParts = /^(Tone|MessageTone|(Extract|Exclude)<Tone, [^>]+>)$/
/** Text can inherit the color of its sentence or be muted; neither is a tone. */
const isTone = (text: string) =>
  text
    .split(/ \| (?!')|(?<=>) \| /)
    .every((part) => toneParts.test(part) || /^('muted'|'inherit')( \| '\w+')*$/.test(part))

const meaning = new Set(['Badge', 'Banner', 'InlineAlert', 'StatusBadge', 'ToastMessage'])

/** Returns the writable arrays in a type. */
function mutableArrays(node: unknown, isReadonly = false): number {
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + mutableArrays(each), 0)
  if (typeof node !== 'object' || node === null) return 0
  const { type, operator } = node as { type?: string; operator?: string }
  const own = (type === 'TSArrayType' || type === 'TSTupleType') && !isReadonly ? 1 : 0
  const guards = type === 'TSTypeOperator' && operator === 'readonly'
  return Object.values(node).reduce((sum: number, each) => sum + mutableArrays(each, guards), own)
}

const within = (shape: Shape, isWrong: (property: Property, name: string) => boolean, what: (name: string) => string) =>
  [...shape.properties].filter(([name, property]) => isWrong(property, name)).map(([name]) => what(name))

/** The grammar, rule by rule. */
export const grammar: Rule[] = [
  {
    says: 'has one word for one idea',
    example: 'hideLabel?: boolean',
    breaks: (shape) =>
      within(
        shape,
        (_, name) => Object.hasOwn(ourWord, name),
        (name) => `${name} is called ${ourWord[name]}`,
      ),
  },
  {
    says: 'gives every field a label that can be hidden, help, an error and its states',
    example: 'label: string; errorMessage?: string',
    breaks: (shape) =>
      isField(shape)
        ? missingProps(shape, 'isLabelHidden', 'description', 'isInvalid', 'isRequired', 'isDisabled')
        : [],
  },
  {
    says: 'lets what is chosen be held within or outside',
    example: 'values: readonly string[]; onChange: () => void',
    breaks: (shape) => [
      ...(shape.component && has(shape, 'value', 'onChange') && !has(shape, 'isSelected')
        ? missingProps(shape, 'defaultValue')
        : []),
      ...(shape.component && has(shape, 'values', 'onChange') ? missingProps(shape, 'defaultValues') : []),
      ...(shape.component && has(shape, 'isSelected') ? missingProps(shape, 'defaultSelected', 'onChange') : []),
      ...within(
        shape,
        (property, name) => (name === 'value' || name === 'defaultValue') && isArray(property),
        (name) => `${name} is ${name.replace(/alue$/, 'alues')} where it holds several`,
      ),
    ],
  },
  {
    says: 'opens what floats by isOpen, and unfolds what stands in place by isExpanded, within or outside',
    example: 'isOpen: boolean',
    breaks: (shape) => [
      ...(shape.component && has(shape, 'isOpen') ? missingProps(shape, 'defaultOpen', 'onOpenChange') : []),
      ...(shape.component && has(shape, 'isExpanded')
        ? missingProps(shape, 'defaultExpanded', 'onExpandedChange')
        : []),
    ],
  },
  {
    says: 'names inputs by name, and those of a range by startName and endName',
    example: 'startName?: string',
    breaks: (shape) =>
      has(shape, 'startName') || has(shape, 'endName') ? missingProps(shape, 'startName', 'endName') : [],
  },
  {
    says: 'takes tones of one set, and asks for one where color carries meaning',
    example: "tone: 'pending'",
    breaks: (shape) =>
      within(
        shape,
        ({ text, isOptional }, name) =>
          name === 'tone' && (!isTone(text) || (isOptional && meaning.has(shape.component ?? shape.name))),
        () => 'tone is Tone or a named part of it, and not optional where it carries meaning',
      ),
  },
  {
    says: 'says sizes in words, and density by its type',
    example: 'size?: number',
    breaks: (shape) =>
      within(
        shape,
        ({ text }, name) =>
          (name === 'size' && shape.component !== undefined && /number|\d/.test(text)) ||
          (name === 'density' && !/^Density(?: \| null)?$/.test(text)),
        (name) => `${name} is a word of the set`,
      ),
  },
  {
    says: 'writes to no array',
    example: 'onSort: (columns: string[]) => void',
    breaks: (shape) =>
      within(
        shape,
        ({ type }) => mutableArrays(type) > 0,
        (name) => `${name} is a readonly array`,
      ),
  },
  {
    says: 'takes options by one type',
    example: 'options: readonly string[]',
    breaks: (shape) =>
      within(
        shape,
        ({ text }, name) => name === 'options' && !/^readonly \(?\w*Option\b/.test(text),
        () => 'options are readonly FieldOption<Key>[], or a type that extends it',
      ),
  },
  {
    says: 'hands id, data, description and focus on to the element',
    example: 'title: string',
    breaks: (shape) =>
      shape.component && ![...shape.properties.keys()].some((name) => name.startsWith('[data: '))
        ? ['DOMProps are missing']
        : [],
  },
  {
    says: 'does not compile a widget without a name',
    example: "'aria-label': string",
    breaks: (shape) => {
      const label = shape.properties.get('aria-label')
      return label && !label.isOptional ? ['aria-label is one of two names: take Named'] : []
    },
  },
  {
    says: 'leaves `| undefined` to the build of the declarations',
    example: 'title?: string | undefined',
    breaks: (shape) =>
      within(
        shape,
        ({ isOptional, text }) =>
          isOptional && /(^|\| )undefined( \||$)/.test(text) && text !== 'undefined' && !functionType.test(text),
        (name) => `${name} is optional: that it may be undefined is written by the build`,
      ),
  },
]
