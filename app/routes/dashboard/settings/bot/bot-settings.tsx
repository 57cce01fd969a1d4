import { maxWorkHours } from '#app/domain/bot/schedule/hours.ts'
import type { BotSettingsView, UselessSwitches } from '#app/domain/bot/settings/settings.ts'
import { AskBeforeLeaving } from '#app/ui/ask-before-leaving.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Checkbox, RadioCards } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { Unsaved } from '#app/ui/unsaved.tsx'
import { zoneName } from '#app/view/zone-name.ts'
import { HoursFields } from './hours-fields.tsx'

interface BotSettingsProps {
  settings: BotSettingsView & { ruled_out: UselessSwitches; loaded_at: Date; time_zone: string; network: string }
  actionData: FormResult | undefined
}

export function BotSettingsForm({ settings, actionData }: BotSettingsProps) {
  const pending = usePending('save')
  const { plan, hours, time_zone, network, loaded_at } = settings
  const field = (name: string) => fieldOf(actionData, 'save', name)
  return (
    <Form intent="save" actionData={actionData} className="grid">
      <input type="hidden" name="loaded_at" value={field('loaded_at').value ?? loaded_at.toISOString()} />
      <input type="hidden" name="mode_was" value={field('mode_was').value ?? settings.mode} />
      <Section split title="Mode" description="Your limits apply in both.">
        <RadioCards
          key={settings.mode}
          legend="Mode"
          legendHidden
          name="mode"
          defaultValue={field('mode').value ?? settings.mode}
          error={field('mode').error}
          columns={2}
          options={[
            {
              value: 'autopilot',
              title: 'Autopilot',
              description: `Sends whatever ${network} lets a bot do. The rest waits in your queue, and so do replies that say something new about you.`,
            },
            {
              value: 'copilot',
              title: 'Co-pilot',
              description:
                'Every reply, like and follow waits in your queue for your approval. While it’s on, the bot views no profiles.',
            },
          ]}
        />
      </Section>
      <Section split title="Pace" description={`The most it will do, within your ${plan.name} plan.`}>
        <div className="grid max-w-2xl items-start gap-5 sm:grid-cols-2">
          <Amount
            {...field('max_actions_per_hour')}
            label="Actions per hour"
            name="max_actions_per_hour"
            chosen={settings.max_actions_per_hour}
            most={plan.actions_per_hour.most}
            plan={plan.name}
            note={reachText(settings)}
          />
          <Amount
            {...field('daily_follow_limit')}
            label="Follows per day"
            name="daily_follow_limit"
            chosen={settings.daily_follow_limit}
            most={plan.follows_per_day.most}
            plan={plan.name}
          />
        </div>
      </Section>
      <Section
        split
        title="What it does"
        description="Anything you switch off stops right away, even if it was planned."
      >
        <KindFields settings={settings} actionData={actionData} />
      </Section>
      <Section
        split
        title="Hours"
        actions={
          <TextLink to="/dashboard/settings" className="text-sm">
            Change the time zone
          </TextLink>
        }
        description={`In your time zone, ${zoneName(time_zone)}. Outside working hours, the bot only responds to people who write to you. In quiet hours, it does nothing.`}
      >
        <HoursFields hours={hours} actionData={actionData} />
      </Section>
      <Section
        split
        id="look-for"
        title="Look for"
        description="On top of the topics from your analysis. Posts about these always count as relevant."
      >
        <Terms
          {...field('look_for')}
          label="Topics to look for"
          name="look_for"
          chosen={settings.look_for}
          hint={`One per line, in the words that people on ${network} use.`}
        />
      </Section>
      <Section
        split
        title="Avoid"
        description="The bot skips these posts, and lists them under Skipped with the reason."
      >
        <div className="grid gap-5">
          <Terms
            {...field('avoid')}
            label="Topics and words"
            name="avoid"
            chosen={settings.avoid}
            hint="One per line. Matches whole words, upper or lower case. crypto* matches any word that starts with crypto. The bot won’t write these words either."
          />
          <p className="text-sm">
            <TextLink to="/dashboard/people#avoided">People to avoid</TextLink>
          </p>
        </div>
      </Section>
      <p className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-paper py-4 print:static">
        <Button pending={pending} pendingLabel="Saving...">
          Save bot settings
        </Button>
        <Unsaved saved={settings} />
        <AskBeforeLeaving />
      </p>
    </Form>
  )
}

/** A hint if the working hours are too short for the plan's daily actions. */
function reachText({ max_actions_per_hour, plan, hours }: BotSettingsView): string {
  const reach = Math.min(max_actions_per_hour, plan.actions_per_hour.most) * maxWorkHours(hours)
  if (reach >= plan.actions_per_day) return ''
  return `In your working hours, that allows up to ${reach} of your ${plan.actions_per_day} actions a day.`
}

interface Sent {
  error: string | undefined
  value: string | undefined
}

interface AmountProps extends Sent {
  label: string
  name: string
  chosen: number
  most: number
  plan: string
  note?: string
}

function Amount({ label, name, chosen, most, plan, note = '', error, value }: AmountProps) {
  const held = chosen > most ? `You chose ${chosen}, but your plan allows ${most}.` : ''
  return (
    <Field
      label={label}
      name={name}
      error={error}
      hint={[`Up to ${most} on ${plan}.`, held, note].filter(Boolean).join(' ')}
    >
      <Input key={chosen} inputMode="numeric" autoComplete="off" className="max-w-28" defaultValue={value ?? chosen} />
    </Field>
  )
}

const kinds = [
  { name: 'enable_auto_reply', label: 'Reply', hint: 'Replies in your voice.' },
  { name: 'enable_auto_like', label: 'Like', hint: 'Including posts to you that don’t need a reply.' },
  { name: 'enable_auto_follow', label: 'Follow', hint: 'People who write about your topics.' },
  { name: 'enable_auto_view', label: 'View profiles', hint: 'They can see you visited.' },
] as const

function KindFields({ settings, actionData }: Pick<BotSettingsProps, 'settings' | 'actionData'>) {
  const sent = actionData?.intent === 'save' ? actionData.values : undefined
  return (
    <div className="grid max-w-2xl items-start gap-4 sm:grid-cols-2">
      {kinds.map(({ name, label, hint }) => {
        const rule = settings.ruled_out[name]
        return (
          <Checkbox
            key={`${name} ${settings[name]}`}
            name={name}
            label={label}
            hint={rule ?? hint}
            error={fieldOf(actionData, 'save', name).error}
            disabled={rule !== undefined}
            defaultChecked={rule === undefined && (sent ? sent[name] !== undefined : settings[name])}
          />
        )
      })}
      <Checkbox name="enable_auto_retweet" label="Retweet" hint="Not offered yet." disabled />
    </div>
  )
}

interface TermsProps extends Sent {
  label: string
  name: string
  chosen: string[]
  hint: string
}

function Terms({ label, name, chosen, hint, error, value }: TermsProps) {
  const lines = chosen.join('\n')
  return (
    <Field label={label} name={name} error={error} hint={hint} optional className="max-w-xl">
      <Textarea key={lines} defaultValue={value ?? lines} autoCapitalize="none" spellCheck={false} />
    </Field>
  )
}
