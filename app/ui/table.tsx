import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { numberText } from '#app/ui/number.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** On a phone beside its neighbours; numbers always are. */
  inline?: boolean
  /** Header for screen readers only, for example above a column of buttons. */
  headerHidden?: boolean
}

interface TableProps<Row> {
  caption: string
  captionHidden?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  className?: string
}

/** Below 640 px a list of labelled lines; the roles keep it a table for screen readers. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the native roles away.
    <table role="table" className={cx('w-full border-collapse text-left text-sm max-sm:block', className)}>
      <caption className={captionHidden ? 'sr-only' : 'pb-2 text-left font-medium max-sm:block'}>{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-edge">
          {columns.map(({ key, header, numeric, headerHidden }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={cx('py-2 pr-6 align-bottom font-medium text-muted last:pr-0', numeric && 'text-right')}
            >
              <span className={headerHidden ? 'sr-only' : undefined}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className="border-b border-rule max-sm:block max-sm:py-3">
            {columns.map((column, index) => (
              <Cell key={column.key} column={column} row={row} first={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  )
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const Tag = first ? 'th' : 'td'
  const value = column.cell(row)
  return (
    <Tag
      role={first ? 'rowheader' : 'cell'}
      scope={first ? 'row' : undefined}
      className={cx(
        'py-2.5 pr-6 align-top last:pr-0 max-sm:py-1',
        value === ''
          ? 'max-sm:hidden'
          : !first && (column.numeric || column.inline)
            ? 'max-sm:inline'
            : 'max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:pr-0',
        first ? 'font-medium' : 'font-normal',
        column.numeric && 'figures sm:text-right',
        column.headerHidden && 'sm:text-right',
      )}
    >
      {!first && !column.headerHidden && (
        <span aria-hidden className="text-muted sm:hidden">
          {column.header}{' '}
        </span>
      )}
      <span>{typeof value === 'number' ? numberText(value) : value}</span>
    </Tag>
  )
}
