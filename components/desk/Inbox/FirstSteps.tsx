import { firstStepsCopy as copy } from '@/content/copy/firstSteps'

/** A tray with a letter above it. */
const Tray = () => (
  <svg
    viewBox="0 0 120 96"
    width={120}
    height={96}
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth={2.5}
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d="M34 40V14a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v26" />
    <path d="m36 13 24 17 24-17" />
    <path d="M14 84V54l12-20h8m52 0h8l12 20v30a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6Z" />
    <path d="M14 54h28c2 0 3 1 4 3 2 5 7 9 14 9s12-4 14-9c1-2 2-3 4-3h28" />
  </svg>
)

/** What an owner can do before the first enquiry has come; others see that none has. */
export const FirstSteps = ({ isOwner }: { readonly isOwner: boolean }) => (
  <div className="firstSteps">
    <Tray />
    <h2>{copy.title}</h2>
    <p>{copy.lead}</p>
    {isOwner && (
      <>
        <p>
          <a href="/desk/staff#invite-name">{copy.invite}</a>
          <span className="hint">{copy.inviteLead}</span>
        </p>
        <form method="post" action="/desk/demo/fill">
          <button type="submit">{copy.demo}</button>
        </form>
        <p className="hint">{copy.demoLead}</p>
      </>
    )}
  </div>
)
