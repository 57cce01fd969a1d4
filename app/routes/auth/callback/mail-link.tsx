import type { LinkView } from '#app/http/request/sign-in/mail.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'

/** An address may be longer than the button. */
const wrapping = 'h-auto! min-h-10 py-2 wrap-anywhere whitespace-normal!'

interface MailLinkProps extends LinkView {
  actionData: FormResult | undefined
}

const passwords = {
  choose:
    'We don’t keep a password chosen there, because someone else could have chosen it. You’ll choose your own next.',
  mail: 'To keep the password you chose, enter the emailed code where you signed up. If you continue here, we’ll email you a link to choose a new one, because we can’t tell who chose the first.',
}

/** Not in the browser that requested it: a person confirms it, a scanner does not. */
export function MailLink({ token_hash, email, change, asked_by, ...props }: MailLinkProps) {
  const { continue_url: onward, password, actionData } = props
  const pending = usePending('confirm')
  return (
    <Centered title={change ? 'Confirm your email address change' : 'Confirm your email address'}>
      <p>
        {asked_by && <span>This was requested in another browser. </span>}
        <span>
          {change
            ? 'Confirm only if you want to change your account’s email address.'
            : 'Continue only if this is your address.'}
        </span>
      </p>
      {password && <p className="text-sm text-muted">{passwords[password]}</p>}
      {onward ? (
        <LinkButton href={onward} block className={wrapping}>
          {change ? 'Confirm the change' : `Continue as ${email}`}
        </LinkButton>
      ) : (
        <Form intent="confirm" actionData={actionData} className="grid gap-4">
          <input type="hidden" name="token_hash" value={token_hash} />
          <Button
            block
            className={wrapping}
            pending={pending}
            pendingLabel={change ? 'Confirming...' : 'Completing sign in...'}
          >
            {change ? 'Confirm the change' : `Continue as ${email}`}
          </Button>
        </Form>
      )}
      {change && <p className="text-sm text-muted wrap-anywhere">This link was sent to {email}.</p>}
    </Centered>
  )
}
