'use client'

import { useState } from 'react'

export type GalleryEntry = {
  readonly id: string
  readonly description: string
  readonly states: number
  readonly transitions: number
}

/** All machines, with a search over their names and purposes; every one is a link. */
export function MachineGallery({ entries }: { readonly entries: readonly GalleryEntry[] }) {
  const [looked, setLooked] = useState('')
  const copy = looked.trim().toLowerCase()
  const found = entries.filter(({ id, description }) => `${id} ${description}`.toLowerCase().includes(copy))
  return (
    <>
      <p className="look">
        <label>
          Find a machine{' '}
          <input type="search" value={looked} onChange={(event) => setLooked(event.target.value)} />
        </label>{' '}
        <output aria-live="polite">{copy && `${found.length} of ${entries.length}`}</output>
      </p>
      <ul className="gallery">
        {found.map(({ id, description, states, transitions }) => (
          <li key={id}>
            <a href={`/dev/machines/${id}`}>{id}</a>
            <p>{description}</p>
            <small>
              {states} states, {transitions} transitions
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
