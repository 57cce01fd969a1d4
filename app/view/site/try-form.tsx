import { run } from '#app/content/run.ts'
import type { PreviewShows } from '#app/domain/preview/preview.ts'
import { Button, Spinner } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf } from '#app/ui/form.tsx'
import { control, Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { Exchange } from '#app/view/sample-reply.tsx'

interface TryFormProps {
  again: boolean
  actionData: FormResult | undefined
  values: { handle?: string; posts?: string; topics?: string }
  network: string
  /** Its people are simulated. */
  practice: boolean
  shows: PreviewShows
  readsHandles: boolean
  /** Its host; null: no text leaves this installation. */
  languageModel: string | null
}

/** Continues “what it reads in them”. */
const whatElse: Record<PreviewShows, (network: string) => string> = {
  drafts: (network) => `, and drafts replies to what people post on ${network} today.`,
  posts: (network) =>
    `, and how much of what people post on ${network} today is worth a reply. Drafts need a language model, which this site doesn’t have.`,
  neither: (network) =>
    `. Drafts for today’s posts need a connected account, because this site can’t search ${network} without one.`,
}

const example = 'First frost on the beans this morning.\n\nDoes anybody prune figs before March?'

export function TryForm({ again, actionData, values, languageModel, ...about }: TryFormProps) {
  const { network, shows, readsHandles } = about
  const { error, value } = fieldOf(actionData, 'preview', 'posts')
  const Title = again ? 'h2' : 'h1'
  return (
    <div className="wrap grid gap-x-20 gap-y-10 py-14 lg:grid-cols-[1fr_1.2fr] lg:py-20">
      <div className="grid content-start gap-5">
        <Title className="text-title font-semibold">
          {again
            ? 'Try other posts'
            : shows === 'drafts'
              ? 'Three drafts before you connect anything'
              : 'What Warble sees in your posts'}
        </Title>
        {!again && (
          <p className="max-w-prose text-lg">
            {readsHandles ? 'Enter your handle, or paste' : 'Paste'} 5 to 20 of your own posts. Warble tells you what it
            sees in them{whatElse[shows](network)}
            <span>{shows !== 'neither' && ' No account, no card.'}</span>
          </p>
        )}
        <p className="max-w-prose text-sm text-muted">
          Nothing is saved: no posts, no drafts, no record of what you entered. Nothing is posted anywhere.{' '}
          {languageModel
            ? 'A language model reads your posts, just as it would for a customer. The privacy policy says which.'
            : 'Your posts don’t leave our servers.'}{' '}
          <TextLink href="/privacy">Privacy policy</TextLink>
        </p>
        {!again && (
          <div className="mt-5 max-lg:hidden">
            <Exchange />
          </div>
        )}
      </div>
      <div className="grid h-fit gap-6">
        {readsHandles && <HandleForm {...about} handle={values.handle} actionData={actionData} />}
        {shows !== 'neither' && <TopicsForm topics={values.topics} network={network} actionData={actionData} />}
        <PasteForm archive second={readsHandles} error={error} posts={value ?? values.posts} actionData={actionData} />
        <SpinnerTemplate />
      </div>
    </div>
  )
}

interface HandleFormProps extends Pick<TryFormProps, 'network' | 'practice' | 'shows'> {
  handle?: string | undefined
  actionData?: FormResult | undefined
}

function HandleForm({ network, practice, shows, handle, actionData }: HandleFormProps) {
  const { error, value } = fieldOf(actionData, 'handle', 'handle')
  return (
    <section aria-label="Your handle" className="h-fit rounded-card border border-rule bg-surface p-5 sm:p-8">
      <Form intent="handle" action="/try" actionData={actionData} className="grid gap-4">
        <Field
          label={`Your handle on ${network}`}
          name="handle"
          error={error}
          hint={
            practice
              ? `Warble reads the latest public posts. Not on ${network}? Try ${run.account}, a coffee roastery there.`
              : 'Warble reads your latest public posts, and nothing else.'
          }
        >
          <Input
            required
            maxLength={300}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={practice ? run.account : undefined}
            defaultValue={value ?? handle}
          />
        </Field>
        <Button size="lg" pendingLabel="Reading the posts" className="w-fit max-sm:w-full">
          {shows === 'drafts' ? 'Show me three drafts' : 'Read my account'}
        </Button>
      </Form>
    </section>
  )
}

interface TopicsFormProps {
  topics: string | undefined
  network: string
  actionData: FormResult | undefined
}

function TopicsForm({ topics, network, actionData }: TopicsFormProps) {
  const { error, value } = fieldOf(actionData, 'topics', 'topics')
  return (
    <section aria-label="Your topics" className="rounded-card border border-rule bg-surface p-5 sm:p-8">
      <Form intent="topics" action="/try" actionData={actionData} className="grid gap-4">
        <Field
          label="In a hurry? Name your topics"
          name="topics"
          error={error}
          hint={`One to five, in any language, separated by commas. You get drafts for what people post about them on ${network} today.`}
        >
          <Input required maxLength={400} placeholder="espresso, roasting" defaultValue={value ?? topics} />
        </Field>
        <Button variant="secondary" pendingLabel="Looking for posts" className="w-fit max-sm:w-full">
          Show me drafts
        </Button>
      </Form>
    </section>
  )
}

interface PasteFormProps {
  /** Needs the script of /try. */
  archive?: boolean
  /** Another form is the page's first choice. */
  second?: boolean
  error?: string | undefined
  posts?: string | undefined
  actionData?: FormResult | undefined
}

function PasteForm({ archive = false, second = false, error, posts, actionData }: PasteFormProps) {
  return (
    <section aria-label="Your posts" className="h-fit rounded-card border border-rule bg-surface p-5 sm:p-8">
      <Form intent="preview" action="/try" actionData={actionData} className="grid gap-5">
        {archive && <ArchiveField />}
        <Field
          label="Your posts"
          name="posts"
          error={error}
          hint="5 to 20 posts, one per line or with a blank line between them. If you paste more, Warble reads the first 20."
        >
          <Textarea
            rows={10}
            required
            maxLength={20_000}
            placeholder={example}
            defaultValue={posts}
            className="max-h-[60vh] min-h-56"
          />
        </Field>
        <Button
          size={second ? undefined : 'lg'}
          variant={second ? 'secondary' : 'primary'}
          pendingLabel="Reading your posts"
          className="w-fit max-sm:w-full"
        >
          Read my posts
        </Button>
      </Form>
    </section>
  )
}

const SpinnerTemplate = () => (
  <template data-spinner>
    <Spinner />
  </template>
)

/** Without a name the file itself is never sent. */
function ArchiveField() {
  return (
    <div data-archive hidden className="grid gap-1.5">
      <label htmlFor="archive" className="text-sm font-medium">
        Your X archive <span className="font-normal text-muted">(optional)</span>
      </label>
      <input
        id="archive"
        type="file"
        accept=".js,text/javascript,application/json"
        aria-describedby="archive-hint archive-status"
        className={`${control} py-2`}
      />
      <p id="archive-hint" className="text-sm text-muted">
        Choose <code>tweets.js</code> in the archive’s <code>data</code> folder. Your browser copies your latest 20
        posts into the box below. The file itself isn’t uploaded.
      </p>
      <p id="archive-status" role="status" className="text-sm font-medium empty:hidden" />
    </div>
  )
}

const inBrief: Record<PreviewShows, (network: string) => string> = {
  drafts: (network) => `your niche, your tone, and what Warble would reply on ${network} today`,
  posts: (network) => `your niche, your tone, and how much on ${network} is worth a reply today`,
  neither: () => 'your niche, your tone and your topics',
}

export function TryFirst(about: Pick<TryFormProps, 'network' | 'practice' | 'shows' | 'readsHandles'>) {
  const { network, shows, readsHandles } = about
  return (
    <section id="try" className="border-t border-rule">
      <div className="wrap grid gap-x-20 gap-y-8 py-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-20">
        <div className="grid content-start gap-5">
          <h2 className="text-title font-semibold">
            {shows === 'drafts'
              ? 'Read three drafts before you connect anything.'
              : 'Find out what Warble sees in your posts before you connect anything.'}
          </h2>
          <p className="max-w-[46ch] text-lg text-muted">
            {readsHandles ? 'Enter your handle' : 'Paste a few of your posts'} and see {inBrief[shows](network)}. No
            account needed, nothing saved, nothing posted.
          </p>
          <p>
            <TextLink href="/try">
              {readsHandles ? 'Paste your posts or use your X archive' : 'Use your X archive'}
            </TextLink>
          </p>
        </div>
        {readsHandles ? <HandleForm {...about} /> : <PasteForm />}
        <SpinnerTemplate />
      </div>
    </section>
  )
}
