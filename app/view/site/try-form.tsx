import type { PreviewShows } from '#app/domain/preview/preview.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Button, Spinner } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf } from '#app/ui/form.tsx'
import { control, Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

interface TryFormProps {
  again: boolean
  actionData: FormResult | undefined
  values: { about: string; posts: string } | undefined
  network: string
  shows: PreviewShows
  /** Its host; null: no text leaves this installation. */
  languageModel: string | null
}

const titles: Record<PreviewShows, string> = {
  drafts: 'Three drafts before you connect anything',
  posts: 'What’s worth a reply today',
  neither: 'What Warble sees in your posts',
}

const leads: Record<PreviewShows, (network: string) => string> = {
  drafts: (network) =>
    `Enter your handle on ${network}, or a topic. Warble searches what people posted there today and drafts up to three replies.`,
  posts: (network) =>
    `Enter your handle on ${network}, or a topic, and see how much of what people posted there today is worth a reply. Drafts need a language model, which this site doesn’t have.`,
  neither: (network) =>
    `Paste 5 to 20 of your own posts. Warble tells you what it sees in them. Drafts for today’s posts need a connected account, because this site can’t search ${network} without one.`,
}

export function TryForm({ again, actionData, values, network, shows, languageModel }: TryFormProps) {
  const Title = again ? 'h2' : 'h1'
  const posts = fieldOf(actionData, 'preview', 'posts')
  const searches = shows !== 'neither'
  return (
    <div className="wrap grid gap-x-20 gap-y-10 py-14 lg:grid-cols-[1fr_1.2fr] lg:py-20">
      <div className="grid content-start gap-5">
        <Title className="text-title font-semibold">{again ? 'Try another' : titles[shows]}</Title>
        <p className="max-w-prose text-lg">
          {leads[shows](network)}
          <span>{searches && ' No account, no card.'}</span>
        </p>
        <p className="max-w-prose text-muted">
          Nothing is saved: no posts, no drafts, no record of what you entered. Nothing is posted anywhere.{' '}
          {languageModel
            ? `The language model at ${languageModel} reads the posts, just as it would for a customer, until the visitors’ daily share is used up.`
            : 'What you enter doesn’t leave our servers.'}{' '}
          <TextLink href="/privacy">Privacy</TextLink>
        </p>
      </div>
      <section aria-label="Try it" className="grid h-fit gap-6 rounded-card border border-rule bg-surface p-5 sm:p-8">
        {searches && <AboutForm actionData={actionData} value={values?.about} network={network} shows={shows} />}
        {searches ? (
          <Disclosure
            title="Use your own words instead: paste posts, or your X archive"
            open={Boolean(posts.error ?? values?.posts)}
            className="border-t border-rule pt-4"
          >
            <div className="mt-4">
              <PasteForm error={posts.error} posts={posts.value ?? values?.posts} actionData={actionData} secondary />
            </div>
          </Disclosure>
        ) : (
          <PasteForm error={posts.error} posts={posts.value ?? values?.posts} actionData={actionData} />
        )}
        <template data-spinner>
          <Spinner />
        </template>
      </section>
    </div>
  )
}

interface AboutFormProps {
  actionData?: FormResult | undefined
  value?: string | undefined
  network: string
  shows: PreviewShows
}

function AboutForm({ actionData, value, network, shows }: AboutFormProps) {
  const about = fieldOf(actionData, 'look', 'about')
  return (
    <Form intent="look" action="/try" actionData={actionData} className="grid gap-5">
      <Field
        label={`Your handle on ${network}, or a topic`}
        name="about"
        error={about.error}
        hint="A handle starts with @. A topic can be anything, such as espresso or kitchen gardens."
      >
        <Input
          required
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="@yourname or espresso"
          defaultValue={about.value ?? value}
        />
      </Field>
      <Button size="lg" pendingLabel="Searching today’s posts" className="w-fit max-sm:w-full">
        {shows === 'drafts' ? 'Draft three replies' : 'Search today’s posts'}
      </Button>
    </Form>
  )
}

interface PasteFormProps {
  error?: string | undefined
  posts?: string | undefined
  actionData?: FormResult | undefined
  secondary?: boolean
}

function PasteForm({ error, posts, actionData, secondary = false }: PasteFormProps) {
  return (
    <Form intent="preview" action="/try" actionData={actionData} className="grid gap-5">
      <ArchiveField />
      <Field
        label="Your posts"
        name="posts"
        error={error}
        hint="5 to 20 posts, one per line or with an empty line between them. If you paste more, Warble reads the first 20."
      >
        <Textarea
          rows={8}
          required
          maxLength={20_000}
          placeholder={'First frost on the beans this morning.\n\nDoes anybody prune figs before March?'}
          defaultValue={posts}
          className="max-h-[60vh] min-h-48"
        />
      </Field>
      <Button
        size="lg"
        variant={secondary ? 'secondary' : 'primary'}
        pendingLabel="Reading your posts"
        className="w-fit max-sm:w-full"
      >
        Read my posts
      </Button>
    </Form>
  )
}

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

/** Of the landing page. */
export function TryFirst({ network, shows }: Pick<TryFormProps, 'network' | 'shows'>) {
  return (
    <section id="try" className="border-t border-rule">
      <div className="wrap grid items-center gap-x-20 gap-y-10 py-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-32">
        <div className="grid content-start gap-5">
          <h2 className="text-title font-semibold">
            {shows === 'drafts' ? 'Read three drafts before you connect anything.' : `${titles[shows]}.`}
          </h2>
          <p className="max-w-[46ch] text-lg text-muted">
            No account needed, nothing saved, nothing posted.{' '}
            {shows !== 'neither' && <TextLink href="/try">Use your own posts instead</TextLink>}
          </p>
        </div>
        <section aria-label="Try it" className="rounded-card border border-rule bg-surface p-5 sm:p-8">
          {shows === 'neither' ? <PasteForm /> : <AboutForm network={network} shows={shows} />}
          <template data-spinner>
            <Spinner />
          </template>
        </section>
      </div>
    </section>
  )
}
