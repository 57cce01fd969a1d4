import { Button, IconButton, LinkButton } from '#app/ui/button.tsx'
import { Checkbox, RadioCards, Switch } from '#app/ui/choice.tsx'
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Input, Select } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { Specimen } from '#app/ui/specimen.tsx'
import StrengthMeter from '#app/ui/strength-meter.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

const paces = [
  { value: 'calm', title: 'Calm', description: 'A few a day. Good for a young account.', aside: '10 a day' },
  { value: 'steady', title: 'Steady', description: 'Through the working day.', aside: '30 a day' },
  { value: 'busy', title: 'Busy', description: 'Not part of this plan.', aside: '100 a day', disabled: true },
]

const errors = [
  { field: 'g-email', message: 'Enter an address with an @, such as ada@example.com' },
  { field: 'g-topic', message: 'Choose a topic' },
]

export function GalleryForms() {
  return (
    <>
      <Specimen title="Buttons">
        <div className="grid gap-4">
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              <Button variant={variant} size="lg" iconEnd="arrow-right">
                Continue
              </Button>
              <Button variant={variant} icon="play">
                Start
              </Button>
              <Button variant={variant} size="sm">
                Small
              </Button>
              <Button variant={variant} pending pendingLabel="Saving…">
                Save
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton href="#main" variant="secondary" iconEnd="external">
              A link as a button
            </LinkButton>
            <IconButton icon="settings" label="Settings" />
            <IconButton icon="x" label="Close" size="sm" />
            <span className="text-sm">
              Text with <TextLink href="#main">a link</TextLink> in it
            </span>
          </div>
        </div>
      </Specimen>
      <Specimen title="Form with errors">
        <form className="grid max-w-md gap-5">
          <FormErrors errors={errors} />
          <Field label="Email" name="g-email" error={errors[0]?.message} hint="We write only when something needs you.">
            <Input type="email" defaultValue="ada.example.com" autoComplete="email" />
          </Field>
          <Field label="Password" name="g-password" aside={<TextLink href="#main">Forgot it?</TextLink>}>
            <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
          </Field>
          <Field label="Topic" name="g-topic" error={errors[1]?.message}>
            <Select defaultValue="">
              <option value="" disabled>
                Choose one
              </option>
              <option>Billing</option>
            </Select>
          </Field>
          <Field label="Message" name="g-message" optional>
            <Textarea placeholder="What happened, and what did you expect?" />
          </Field>
          <Field label="Account" name="g-account" hint="Confirmed on March 2.">
            <Input readOnly defaultValue="@ada" />
          </Field>
          <Field label="Locked" name="g-locked">
            <Input disabled defaultValue="Cannot be changed" />
          </Field>
          <Button block>Send message</Button>
        </form>
      </Specimen>
      <Specimen title="Password strength">
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {['birds', 'sevenbirds', 'Sevenbirds', 'Seven birds 7'].map((password) => (
            <StrengthMeter key={password} password={password} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Choices">
        <div className="grid max-w-xl gap-6">
          <RadioCards
            legend="Pace"
            name="g-pace"
            options={paces}
            defaultValue="steady"
            hint="You can change it any day."
          />
          <RadioCards legend="Tone" name="g-tone" columns={2} options={paces.slice(0, 2)} error="Choose a tone" />
          <div className="grid gap-3">
            <Checkbox name="g-terms" label="I accept the terms" error="Accept the terms to go on" />
            <Checkbox name="g-news" label="Send me a summary" hint="Mondays, in the morning." defaultChecked />
            <Checkbox name="g-off" label="Not on this plan" disabled />
          </div>
          <div className="divide-y divide-rule border-y border-rule">
            <Switch name="g-likes" label="Likes" hint="At most 30 a day." defaultChecked />
            <Switch name="g-follows" label="Follows" />
            <Switch name="g-shares" label="Shares" hint="Not offered yet." disabled />
          </div>
        </div>
      </Specimen>
      <Specimen title="Dialog">
        <DialogTrigger dialog="g-dialog" variant="danger">
          Delete this list
        </DialogTrigger>
        <Dialog
          id="g-dialog"
          title="Delete “Field notes”?"
          description="The list and its 24 people go. Nothing is undone on the network."
          actions={
            <form method="post" className="flex gap-2">
              <DialogClose>Keep it</DialogClose>
              <Button variant="danger">Delete the list</Button>
            </form>
          }
        />
      </Specimen>
    </>
  )
}
