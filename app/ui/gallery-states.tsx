import { Accordion, AccordionItem, Disclosure } from '#app/ui/accordion.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Badge, Status } from '#app/ui/badge.tsx'
import { Button, Spinner } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Connectivity } from '#app/ui/connectivity.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Gauge } from '#app/ui/gauge.tsx'
import { Progress, Steps } from '#app/ui/progress.tsx'
import { Loading, SkeletonEntry, SkeletonStat } from '#app/ui/skeleton.tsx'
import { Specimen } from '#app/ui/specimen.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { Waveform } from '#app/ui/waveform.tsx'

const tones = ['neutral', 'info', 'success', 'attention', 'failure'] as const
const words = { neutral: 'Draft', info: 'Viewed', success: 'Running', attention: 'Waiting', failure: 'Failed' }
const stages = ['Welcome', 'Plan', 'Connect', 'Analysis', 'Ready']
const series = [4, 6, 5, 9, 8, 12, 14]
const before = [3, 4, 6, 5, 7, 8, 9]

export function GalleryStates() {
  return (
    <>
      <Specimen title="Badges and banners">
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {words[tone]}
            </Badge>
          ))}
          <Badge tone="attention" icon="clock">
            4 days left
          </Badge>
          {tones.map((tone) => (
            <Status key={tone} tone={tone}>
              {words[tone]}
            </Status>
          ))}
        </div>
        <div className="mt-5 grid gap-3">
          <Alert title="Replies start tomorrow">The account warms up for its first day.</Alert>
          <Alert tone="success" title="Connected as @ada" />
          <Alert
            tone="attention"
            title="Your trial ends in 3 days"
            actions={
              <Button size="sm" variant="secondary">
                Choose a plan
              </Button>
            }
          >
            On March 13 it stops by itself; nothing is charged.
          </Alert>
          <Alert tone="failure" title="The network refused the last three replies">
            Work is paused. Connect the account again to go on.
          </Alert>
        </div>
      </Specimen>
      <Specimen title="Toast">
        <div className="flex flex-wrap gap-4">
          <Toast title="Saved" description="Your changes hold from now on." className="static! m-0! sm:w-80" />
          <Toast
            tone="failure"
            title="Not saved"
            description="Try again in a minute."
            className="static! m-0! sm:w-80"
          />
        </div>
        <Toast placement="line" title="Message sent" description="We answer within a day." className="mt-4" />
      </Specimen>
      <Specimen title="Working and asleep">
        <div className="grid gap-4 md:grid-cols-2">
          <Card title="Working since 9:12" description="Next look around in 4 minutes" actions={<Pause />}>
            <Waveform state="awake" />
          </Card>
          <Card title="Asleep" description="Nothing is sent until you start it" actions={<Start />}>
            <Waveform state="asleep" />
          </Card>
        </div>
      </Specimen>
      <Specimen title="Progress and limits">
        <div className="grid gap-8">
          <Steps label="Progress" steps={stages} current={2} />
          <Steps label="All done" steps={stages} current={5} />
          <div className="grid gap-6 md:grid-cols-2">
            <Progress label="Reading the last 200 posts" value={64} figure="64%" />
            <Progress label="Waiting for an answer" />
            <Gauge label="Replies today" icon="reply" value={14} max={30} note="Resets at midnight, Europe/Berlin" />
            <Gauge label="Likes today" icon="like" value={28} max={30} />
            <Gauge label="Follows today" icon="follow" value={5} max={5} note="Goes on tomorrow" />
            <Gauge label="Views today" icon="view" value={0} max={100} />
          </div>
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> Looking for posts
          </p>
        </div>
      </Specimen>
      <Specimen title="Figures">
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
          <Stat
            label="Replies"
            value="58"
            series={series}
            compare={before}
            delta={{ direction: 'up', sentiment: 'good', value: '12', period: 'vs the week before' }}
          />
          <Stat
            label="Answered"
            value="31"
            unit="%"
            hue="slate"
            series={[9, 8, 8, 6, 5, 6, 4]}
            delta={{ direction: 'down', sentiment: 'bad', value: '4 points', period: 'vs the week before' }}
          />
          <Stat
            label="Follows back"
            value="6"
            delta={{ direction: 'flat', sentiment: 'neutral', value: 'no change', period: 'vs the week before' }}
            note="Counted for 7 days after the follow"
          />
          <Stat label="Time saved" />
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Views"
          tabs={[
            { label: 'All', href: '#main', current: true, count: 58 },
            { label: 'Waiting', href: '#main', current: false, count: 3 },
            { label: 'Skipped', href: '#main', current: false },
          ]}
        />
        <Tabs
          label="Period"
          variant="segments"
          className="mt-5"
          tabs={[
            { label: '7 days', href: '#main', current: true },
            { label: '30 days', href: '#main', current: false },
            { label: '90 days', href: '#main', current: false },
          ]}
        />
      </Specimen>
      <Specimen title="Accordion">
        <Accordion>
          <AccordionItem title="What does it do at night?" name="g-faq" open>
            It keeps to the quiet hours that you set, and takes up its work in the morning.
          </AccordionItem>
          <AccordionItem title="Can I read a reply before it goes out?" name="g-faq">
            Yes.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen title="Disclosure">
        <Disclosure title="How is this counted">
          <p className="mt-2 text-muted">Each action once, on the day it was sent.</p>
        </Disclosure>
        <Disclosure title="Rests on this post" open>
          <p className="mt-2 text-muted">The gaps in the logs are the exits.</p>
        </Disclosure>
      </Specimen>
      <Specimen title="The line is lost">
        <Connectivity
          lost
          offlineText="You are offline. What you see may be old."
          lostText="Connection issues - retrying..."
          keptText={(name) => `“${name}” is kept.`}
        />
      </Specimen>
      <Specimen title="Empty and loading">
        <div className="grid gap-8 md:grid-cols-2">
          <Empty title="Nothing in the logbook yet" action={<Start />}>
            The first entries appear a few minutes after the start.
          </Empty>
          <Loading label="Loading" className="grid gap-6">
            <SkeletonStat />
            <SkeletonEntry />
          </Loading>
        </div>
      </Specimen>
    </>
  )
}

function Start() {
  return (
    <Button size="sm" icon="play">
      Start
    </Button>
  )
}

function Pause() {
  return (
    <Button size="sm" variant="secondary" icon="pause">
      Pause
    </Button>
  )
}
