import type { FormResult } from '#app/ui/form.tsx'
import type { ListAddress } from './address.ts'
import type { Pane } from './load.ts'

export interface PaneProps extends Pane {
  list: Pick<ListAddress, 'view' | 'search'>
  actionData: FormResult | undefined
}

/** `here`: the conversation's own address. */
export type PartProps = PaneProps & { here: string }
