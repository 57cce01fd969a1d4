/**
 * A browser's translation replaces text nodes, so that React can neither remove them nor insert an element before them: texts
 * that come and go, and texts beside something that does, need an element of their own.
 */
import { parse } from '@babel/parser'

/** The lines of the elements in a source that hold such a text. */
export function bareTexts(source) {
  const lines = []
  visit(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program, ({ type, children, loc }) => {
    if (type !== 'JSXElement' && type !== 'JSXFragment') return
    const shown = children.filter((child) => !isBlank(child))
    const isBare = shown.some((child) => comesAndGoes(child) && (isText(child) || shown.some(isText)))
    if (shown.length > 1 && isBare) lines.push(loc.start.line)
  })
  return lines
}

function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see)
  if (typeof node?.type !== 'string') return
  see(node)
  for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value, see)
}

const isBlank = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() === ''
    : child.expression?.type === 'JSXEmptyExpression' || child.expression?.value === ' '

/** The results of a condition: `false` for nothing. */
function results(expression) {
  if (expression?.type === 'ConditionalExpression')
    return [...results(expression.consequent), ...results(expression.alternate)]
  if (expression?.type === 'LogicalExpression' && expression.operator === '&&')
    return [...results(expression.right), false]
  return [expression]
}

const isString = (result) =>
  result.type === 'TemplateLiteral' || (result.type === 'StringLiteral' && result.value !== '')
const isNothing = (result) => !result || result.type === 'NullLiteral' || result.value === ''

function comesAndGoes({ type, expression }) {
  if (type !== 'JSXExpressionContainer') return false
  const all = results(expression)
  return all.length > 1 && !all.every((result) => !isNothing(result) && isString(result))
}

const isText = ({ type, expression }) =>
  type === 'JSXText' ||
  (type === 'JSXExpressionContainer' && results(expression).some((result) => !isNothing(result) && isString(result)))
