import type { ReactNode } from 'react'

/** One row of the gallery. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-rule py-8 lg:grid-cols-[11rem_1fr]">
      <h2 className="font-medium">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
