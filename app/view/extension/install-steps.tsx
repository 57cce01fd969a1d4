import type { ReactNode } from 'react'

const steps: { text: ReactNode; picture: ReactNode }[] = [
  { text: 'Unzip the file. Leave the folder where it is.', picture: <Unpack /> },
  {
    text: (
      <>
        Open <code className="text-ink">chrome://extensions</code> and turn on Developer mode.
      </>
    ),
    picture: <DeveloperMode />,
  },
  { text: 'Press Load unpacked and choose the folder.', picture: <LoadUnpacked /> },
  { text: 'Come back to this page. It continues automatically.', picture: <Installed /> },
]

/** How to load an extension that does not come from a store. */
export function InstallSteps() {
  return (
    <ol className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {steps.map(({ text, picture }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={index} className="grid content-start gap-2.5 text-sm text-muted">
          <svg
            viewBox="0 0 280 110"
            className="w-full rounded-control border border-rule bg-paper text-ink"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            aria-hidden
          >
            {picture}
          </svg>
          <p>
            <span className="figures font-medium text-ink">{index + 1}.</span> {text}
          </p>
        </li>
      ))}
    </ol>
  )
}

const label = 'fill-current stroke-none text-[11px]'

function Unpack() {
  return (
    <>
      <path d="M52 26h28l12 12v42H52zM80 26v12h12" className="stroke-edge" />
      <path d="M66 30v4M66 38v4M66 46v4M62 56h8v9h-8z" className="stroke-edge" />
      <path d="M114 54h34M140 46l8 8-8 8" className="stroke-pine" />
      <path d="M170 34h22l7 8h33v40h-62z" className="fill-pine-tint stroke-pine" />
      <text x="201" y="98" textAnchor="middle" className={label}>
        warble-extension
      </text>
    </>
  )
}

/** The frame of the browser's extensions page. */
function Window({ children }: { children: ReactNode }) {
  return (
    <>
      <path d="M16 14h248v82H16z" className="fill-surface stroke-rule" />
      <path d="M16 34h248" className="stroke-rule" />
      <circle cx="26" cy="24" r="2.5" className="stroke-edge" />
      <path d="M38 20h120v8H38z" className="fill-sunken stroke-none" />
      <text x="42" y="27" className="fill-muted stroke-none text-[7.5px]">
        chrome://extensions
      </text>
      {children}
    </>
  )
}

function DeveloperMode() {
  return (
    <Window>
      <text x="28" y="52" className="fill-current stroke-none text-[11px] font-semibold">
        Extensions
      </text>
      <text x="210" y="52" textAnchor="end" className={label}>
        Developer mode
      </text>
      <rect x="218" y="42" width="26" height="14" rx="7" className="fill-pine stroke-none" />
      <circle cx="237" cy="49" r="5" className="fill-on-pine stroke-none" />
      <rect x="212" y="36" width="38" height="26" rx="13" className="stroke-marigold" strokeDasharray="3 4" />
      <path d="M28 70h70v16H28zM106 70h70v16h-70z" className="stroke-rule" />
    </Window>
  )
}

function LoadUnpacked() {
  return (
    <Window>
      <rect x="28" y="46" width="94" height="24" rx="4" className="fill-pine stroke-none" />
      <text x="75" y="62" textAnchor="middle" className="fill-on-pine stroke-none text-[11px] font-medium">
        Load unpacked
      </text>
      <rect x="132" y="46" width="60" height="24" rx="4" className="stroke-rule" />
      <rect x="202" y="46" width="50" height="24" rx="4" className="stroke-rule" />
      <path d="M106 62l4 20 5-6 8-1z" className="fill-surface stroke-current" />
    </Window>
  )
}

function Installed() {
  return (
    <Window>
      <rect x="28" y="44" width="132" height="42" rx="5" className="stroke-pine" />
      <rect x="38" y="53" width="24" height="24" rx="5" className="fill-pine stroke-none" />
      <g transform="translate(41.5 57) scale(0.72)" strokeWidth="3" className="stroke-on-pine">
        <path d="M2.4 5v9a4.4 4.5 0 0 0 8.8 0V9M14.7 14a3.65 4.5 0 0 0 7.3 0V9" />
      </g>
      <text x="72" y="63" className="fill-current stroke-none text-[11px] font-semibold">
        Warble
      </text>
      <path d="M72 72h60" className="stroke-rule" />
      <path d="M186 66l10 10 22-24" className="stroke-pine" strokeWidth="3" />
    </Window>
  )
}
