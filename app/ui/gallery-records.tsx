import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook, LogEntry } from '#app/ui/logbook.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Menu, NavGroup, NavItem, SideNav } from '#app/ui/nav.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { Avatar, MarginNote, Post } from '#app/ui/post.tsx'
import { Specimen } from '#app/ui/specimen.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'

const now = '2026-03-10T12:00:00Z'

interface Invoice {
  number: string
  date: string
  state: 'Paid' | 'Open'
  amount: string
}

const invoices: readonly Invoice[] = [
  { number: 'W-1042', date: '2026-03-01T09:00:00Z', state: 'Open', amount: '$29.00' },
  { number: 'W-0977', date: '2026-02-01T09:00:00Z', state: 'Paid', amount: '$29.00' },
  { number: 'W-0911', date: '2026-01-01T09:00:00Z', state: 'Paid', amount: '$129.00' },
]

const columns: readonly Column<Invoice>[] = [
  { key: 'number', header: 'Invoice', cell: (row) => row.number },
  { key: 'date', header: 'Date', cell: (row) => <Time at={row.date} now={now} /> },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.state === 'Paid' ? 'success' : 'attention'}>{row.state}</Badge>,
  },
  { key: 'amount', header: 'Amount', numeric: true, cell: (row) => row.amount },
  { key: 'file', header: 'File', headerHidden: true, cell: () => <TextLink href="#main">PDF</TextLink> },
]

export function GalleryRecords() {
  return (
    <>
      <Specimen title="Logbook">
        <Logbook label="Today">
          <LogEntry
            icon="reply"
            hue="pine"
            time={<Time at="2026-03-10T11:52:00Z" now={now} />}
            status={<Badge tone="success">Sent</Badge>}
            reason="She asks for exactly what you wrote about on Friday, and addressed you."
            quote={
              <>
                <Post author="Mara Lind" handle="@maralind" time="2 h">
                  Does anyone have a way to see which pages lose people on mobile, without another script?
                </Post>
                <Post author="You" part="answer">
                  Server logs get you most of the way: group by path and next path. The gaps are the exits.
                </Post>
              </>
            }
            outcomes={[
              { icon: 'reply', hue: 'pine', label: 'She answered' },
              { icon: 'like', hue: 'clay', label: '3 likes', count: 3 },
            ]}
          >
            Replied to <TextLink href="#main">@maralind</TextLink>
          </LogEntry>
          <LogEntry
            icon="follow"
            hue="marigold"
            time={<Time at="2026-03-10T11:10:00Z" now={now} />}
            reason="Writes about web performance; you answered each other twice."
            outcomes={[{ icon: 'follow', hue: 'marigold', label: 'Followed back' }]}
          >
            Followed <TextLink href="#main">@tomkessel</TextLink>
          </LogEntry>
          <LogEntry
            icon="reply"
            time={<Time at="2026-03-10T09:30:00Z" now={now} />}
            status={
              <Badge tone="attention" icon="clock">
                Waiting for you
              </Badge>
            }
            reason="The author is a stranger: here your own click sends it."
            actions={
              <>
                <Button size="sm">Approve</Button>
                <Button size="sm" variant="secondary">
                  Edit
                </Button>
                <Button size="sm" variant="quiet">
                  Reject
                </Button>
              </>
            }
          >
            Drafted a reply to <TextLink href="#main">@fieldandfern</TextLink>
          </LogEntry>
          <LogEntry icon="like" hue="clay" time={<Time at="2026-03-10T08:05:00Z" now={now} />}>
            Liked a post by <TextLink href="#main">@oskar_b</TextLink>
          </LogEntry>
          <LogEntry icon="view" hue="slate" time={<Time at="2026-03-09T08:00:00Z" now={now} />}>
            Viewed the profile of <TextLink href="#main">@nils</TextLink>
          </LogEntry>
          <LogEntry
            icon="reply"
            hue="pine"
            time={<Time at="2026-03-09T07:40:00Z" now={now} />}
            status={<Badge tone="failure">Failed</Badge>}
            reason="Asks about page weight, one of your topics."
            ending={{ tone: 'failure', sentence: 'The author lets nobody reply.' }}
          >
            Could not reply to <TextLink href="#main">@nils</TextLink>
          </LogEntry>
          <LogEntry
            icon="reply"
            hue="pine"
            time={<Time at="2026-03-09T07:10:00Z" now={now} />}
            status={<Badge>Not sent</Badge>}
            reason="Shares a chart of page weights."
            ending={{ tone: 'neutral', sentence: 'It waited too long, so it was not sent.' }}
          >
            Did not reply to <TextLink href="#main">@tomkessel</TextLink>
          </LogEntry>
          <LogEntry
            icon="skip"
            hue="marigold"
            time={<Time at="2026-03-08T10:00:00Z" now={now} />}
            reason="It mourns somebody. Nothing of yours belongs there."
          >
            Left a post by <TextLink href="#main">@juno</TextLink> alone
          </LogEntry>
        </Logbook>
        <Pager isFirst={false} next="older" address={() => '#main'} />
      </Specimen>
      <Specimen title="Call and answer">
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-[1fr_14rem]">
          <div className="grid content-start gap-4">
            <Post author="Mara Lind" handle="@maralind" time="9:41">
              Does anyone have a way to see which pages lose people on mobile, without another script?
            </Post>
            <Post author="You" part="answer" time="9:48">
              Server logs get you most of the way: group by path and next path. The gaps are the exits.
            </Post>
          </div>
          <div className="grid content-start gap-4">
            <MarginNote label="Why this post">A question in your field, asked 7 minutes ago, unanswered.</MarginNote>
            <MarginNote label="Why this reply">You described the method on Friday. No link, no pitch.</MarginNote>
            <MarginNote label="The rule">14 of 30 replies today; the first to her this week.</MarginNote>
          </div>
        </div>
      </Specimen>
      <Specimen title="Table">
        <Table caption="Invoices" columns={columns} rows={invoices} rowKey={(row) => row.number} />
      </Specimen>
      <Specimen title="Facts">
        <Facts
          facts={[
            { term: 'Plan', value: 'Starter, $29 a month' },
            { term: 'Next invoice', value: 'April 1, 2026', action: <TextLink href="#main">See invoices</TextLink> },
            { term: 'Card', value: 'Visa ending 4242', action: <TextLink href="#main">Change</TextLink> },
          ]}
        />
      </Specimen>
      <Specimen title="Section">
        <Section title="Quiet hours" description="Nothing is sent between these times." split>
          <Facts
            facts={[
              { term: 'From', value: '22:00' },
              { term: 'To', value: '7:00' },
            ]}
          />
        </Section>
      </Specimen>
      <Specimen title="Navigation">
        <div className="flex flex-wrap items-start gap-10">
          <div className="w-56">
            <Logo className="mb-6 px-2.5" />
            <SideNav label="Sample">
              <NavItem to="/" icon="dashboard">
                Home
              </NavItem>
              <NavItem to="/queue" icon="inbox" count={3}>
                Queue
              </NavItem>
              <NavItem to="/analytics" icon="chart">
                Analytics
              </NavItem>
              <NavGroup label="Account">
                <NavItem to="/plan" icon="card">
                  Plan
                </NavItem>
                <NavItem to="/settings" icon="settings">
                  Settings
                </NavItem>
              </NavGroup>
            </SideNav>
          </div>
          <Avatar src="/icon-192.png" />
          <Menu button="Ada" label="Account menu" align="start">
            <SideNav label="Sample of a menu">
              <NavItem to="/settings" icon="settings">
                Settings
              </NavItem>
              <NavItem to="/out" icon="log-out">
                Sign out
              </NavItem>
            </SideNav>
          </Menu>
        </div>
      </Specimen>
    </>
  )
}
