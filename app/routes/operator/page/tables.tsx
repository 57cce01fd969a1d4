import type { SerializeFrom } from '@remix-run/node'
import { dollarsText } from '#app/domain/metering/dollars.ts'
import type { ShareName } from '#app/domain/metering/token-shares.ts'
import type { OperatorOverview } from '#app/domain/operator/overview.ts'
import { numberText } from '#app/ui/number.ts'
import { Progress } from '#app/ui/progress.tsx'
import { Table } from '#app/ui/table.tsx'
import { ageText } from './age-text.ts'

type View = SerializeFrom<OperatorOverview>

const None = ({ children }: { children: string }) => <p className="text-sm text-muted">{children}</p>

export function Jobs({ jobs }: Pick<View, 'jobs'>) {
  if (jobs.length === 0) return <None>No jobs are waiting, and none have failed.</None>
  return (
    <Table
      caption="Jobs by kind"
      captionHidden
      columns={[
        { key: 'kind', header: 'Kind', cell: ({ kind }) => <code>{kind}</code> },
        { key: 'waiting', header: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
        {
          key: 'longest',
          header: 'Oldest',
          numeric: true,
          cell: ({ longest }) => (longest > 0 ? ageText(longest) : ''),
        },
        { key: 'later', header: 'Later', numeric: true, cell: ({ later }) => later },
        { key: 'failed', header: 'Failed', numeric: true, cell: ({ failed }) => failed },
      ]}
      rows={jobs}
      rowKey={({ kind }) => kind}
    />
  )
}

export function Failures({ failures, names }: Pick<View, 'failures' | 'names'>) {
  if (failures.length === 0) return <None>No actions failed.</None>
  return (
    <Table
      caption="Failed actions by kind"
      captionHidden
      columns={[
        { key: 'code', header: 'Code', cell: ({ code }) => <code>{code ?? 'none'}</code> },
        { key: 'network', header: 'Network', cell: ({ network }) => names[network] },
        { key: 'kind', header: 'Kind', cell: ({ kind }) => kind },
        { key: 'actions', header: 'Actions', numeric: true, cell: ({ actions }) => actions },
      ]}
      rows={failures}
      rowKey={({ network, kind, code }) => `${network} ${kind} ${code}`}
    />
  )
}

export function Costs({ days, lines, names }: View['costs'] & Pick<View, 'names'>) {
  if (days.length === 0) return <None>No network has charged anything.</None>
  return (
    <div className="grid gap-8">
      <Table
        caption="By day"
        columns={[
          { key: 'day', header: 'Day', cell: ({ day }) => day },
          { key: 'network', header: 'Network', cell: ({ network }) => names[network] },
          { key: 'posts', header: 'Posts', numeric: true, cell: ({ posts }) => posts },
          { key: 'users', header: 'People', numeric: true, cell: ({ users }) => users },
          { key: 'cost', header: 'Cost', numeric: true, cell: ({ micros }) => dollarsText(micros) },
        ]}
        rows={days}
        rowKey={({ day, network }) => `${day} ${network}`}
      />
      {lines.length > 0 && (
        <Table
          caption="Today, by what was paid for"
          columns={[
            { key: 'line', header: 'Line', cell: ({ line }) => line },
            { key: 'network', header: 'Network', cell: ({ network }) => names[network] },
            { key: 'resources', header: 'Read', numeric: true, cell: ({ resources }) => resources },
            { key: 'cost', header: 'Cost', numeric: true, cell: ({ micros }) => dollarsText(micros) },
          ]}
          rows={lines}
          rowKey={({ network, line }) => `${network} ${line}`}
        />
      )}
    </div>
  )
}

const shareLabels: Record<ShareName, string> = {
  free: 'Free',
  starter: 'Starter',
  pro: 'Pro',
  chat: 'Support chat',
  guests: 'Guests',
  guest_chat: 'Guests’ chat',
  operator: 'Reserve',
}

export function Model({ shares }: { shares: View['model'] }) {
  if (shares === null) return <p className="mt-6 text-sm text-muted">No language model is set.</p>
  return (
    <div className="mt-8 grid gap-4">
      <h3 className="text-sm font-medium">Language model, today</h3>
      {shares.map(({ share, tokens, most }) => (
        <Progress
          key={share}
          label={shareLabels[share]}
          value={Math.min(tokens, most)}
          max={Math.max(most, 1)}
          tone={tokens >= most ? 'attention' : 'success'}
          figure={`${numberText(tokens)} of ${numberText(most)} tokens`}
        />
      ))}
    </div>
  )
}

export function Plans({ paid }: Pick<View, 'paid'>) {
  if (paid.length === 0) return <None>No one has subscribed to a paid plan.</None>
  return (
    <Table
      caption="Subscriptions by plan"
      captionHidden
      columns={[
        { key: 'plan', header: 'Plan', cell: ({ plan_type }) => (plan_type === 'pro' ? 'Pro' : 'Starter') },
        { key: 'status', header: 'Status', cell: ({ status }) => status.replace('_', ' ') },
        { key: 'users', header: 'Users', numeric: true, cell: ({ users }) => users },
      ]}
      rows={paid}
      rowKey={({ plan_type, status }) => `${plan_type} ${status}`}
    />
  )
}
