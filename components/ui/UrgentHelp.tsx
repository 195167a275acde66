import type { UrgentHelp as Help } from '@/model/search/danger'

/** What to do and where to call at once: before any answer, and for a life in danger by one's own hand instead of one. */
export function UrgentHelp({ help }: { readonly help: Help }) {
  const { language, title, first, body, calls } = help
  return (
    <div className="urgent" role="alert" lang={language}>
      <h2>{title}</h2>
      <p className="now">{first}</p>
      <p>{body}</p>
      {calls.length > 0 && (
        <p className="calls">
          {calls.map(({ number, text }, at) => (
            <a key={number} className={at === 0 ? 'button first' : 'button'} href={`tel:${number}`}>
              {text}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
