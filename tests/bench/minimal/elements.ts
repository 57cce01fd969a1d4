import { createElement, type ReactNode } from 'react'

/** A page as data: made from the HTML of the product, so that both render the same elements. */
export type Node = string | { tag: string; attributes: Record<string, string>; children: Node[] }
type Element = Exclude<Node, string>

const withoutEnd = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|[^<]+/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')

/** Reads what React has written, without its scripts; not a parser of HTML in general. */
export function elementsOf(html: string): Element {
  const document: Element = { tag: '', attributes: {}, children: [] }
  const open = [document]
  const text = html.replace(
    /<!DOCTYPE[^>]*>|<script\b[\s\S]*?<\/script>|<link rel="(?:modulepreload|later)"[^>]*>/gi,
    '',
  )
  for (const [all, end, tag, attributes = ''] of text.matchAll(tokens)) {
    const parent = open.at(-1) ?? document
    if (all.startsWith('<!--')) continue
    if (tag === undefined) parent.children.push(unescaped(all))
    else if (end) open.pop()
    else {
      const element = { tag, attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (!withoutEnd.test(tag)) open.push(element)
    }
  }
  const root = document.children.find((child) => typeof child !== 'string')
  if (!root) throw new Error('The page has no elements.')
  return root
}

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, unescaped(value)]))
}

/** The elements, made anew for each rendering as components make theirs; `end` comes last in the body. */
export function rendered(node: Node, end: ReactNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const own = children.map((child) => rendered(child, end))
  return createElement(tag, attributes, ...own, ...(tag === 'body' ? [end] : []))
}

export const countElements = (node: Node): number =>
  typeof node === 'string' ? 0 : node.children.reduce((sum, child) => sum + countElements(child), 1)
