import type { OnboardingState } from '#app/domain/onboarding/onboarding.ts'
import { Button, IconButton, LinkButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Progress } from '#app/ui/progress.tsx'

interface OnboardingWidgetProps {
  progress: OnboardingState
  display: 'widget' | 'bar'
  network: string
}

/** Dismissed, it becomes a bar; dismissed again, it disappears. */
export function OnboardingWidget({ progress, display, network }: OnboardingWidgetProps) {
  const steps = [
    { name: 'Welcome', done: progress.welcome_completed, screen: 0 },
    { name: 'Choose Plan', done: progress.plan_selected, screen: 1 },
    { name: 'Choose how to connect', done: progress.extension_installed, screen: 2 },
    { name: `Connect ${network}`, done: progress.twitter_connected, screen: 2 },
    { name: 'Analyze Account', done: progress.account_analyzed, screen: 3 },
  ]
  const done = steps.filter(({ done }) => done).length
  const next = steps.find(({ done }) => !done)
  const figure = `${progress.completion_percentage}%`
  const bar = display === 'bar'
  return (
    <section
      aria-label="Setup progress"
      className={cx(
        'animate-enter rounded-card border border-rule bg-surface [animation-delay:100ms] [animation-fill-mode:both]',
        bar ? 'flex items-center gap-x-4 py-1.5 pr-1.5 pl-4' : 'p-4 sm:p-5',
      )}
    >
      {bar ? (
        <>
          <Progress label="Setup progress" labelHidden value={progress.completion_percentage} className="grow" />
          <p className="figures text-sm whitespace-nowrap">
            {figure}
            <span className="text-muted max-sm:sr-only"> of the setup is done</span>
          </p>
          <div className="flex items-center">
            <Show display="widget">
              <Button variant="quiet" size="sm">
                Expand
              </Button>
            </Show>
            <Show display="hidden">
              <IconButton icon="x" size="sm" label="Hide the setup progress" />
            </Show>
          </div>
        </>
      ) : (
        <>
          <div className="flex items-start justify-between gap-2">
            <div>
              <h2 className="text-base font-semibold sm:text-lg">Finish your setup</h2>
              <p className="text-sm text-muted">
                {done} of {steps.length} steps done
              </p>
            </div>
            <div className="flex items-center gap-1">
              {next && (
                <LinkButton to={`/onboarding?step=${next.screen}`} size="sm" variant="secondary" iconEnd="arrow-right">
                  Continue Setup
                </LinkButton>
              )}
              <Show display="bar">
                <IconButton icon="minus" size="sm" label="Minimize the setup progress" className="-mr-2" />
              </Show>
            </div>
          </div>
          <Progress label="Setup progress" labelHidden value={progress.completion_percentage} className="mt-3" />
          <ol className="mt-4 flex flex-wrap gap-x-8 gap-y-1.5 text-sm max-sm:flex-col">
            {steps.map(({ name, done }) => (
              <li key={name} className={cx('flex items-center gap-2', done && 'text-muted')}>
                {done ? (
                  <Icon name="check" label="Done:" className="text-pine" />
                ) : (
                  <span className="grid size-4 place-items-center">
                    <span className="size-2 rounded-full border border-edge" />
                  </span>
                )}
                {name}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function Show({ display, children }: { display: 'widget' | 'bar' | 'hidden'; children: React.ReactNode }) {
  return (
    <Form intent="widget" keepScroll>
      <input type="hidden" name="display" value={display} />
      {children}
    </Form>
  )
}
