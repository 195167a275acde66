import { useState } from 'react'
import type { LivePage } from './liveRecord'
import { LARGEST_SESSION_FILE, sessionFileOf, sessionFrom } from './sessionFile'

/** Saves what was recorded of a page, masked. */
export function SaveSession({ page }: { readonly page: LivePage }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([sessionFileOf(page)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = `machines-${new Date(page.at).toISOString().slice(0, 19).replace(/[:T]/g, '-')}.json`
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 1000)
  }
  return (
    <button type="button" onClick={save}>
      Save this session as a file
    </button>
  )
}

/** Opens a saved session; what is none says why. */
export function OpenSession({ onOpened }: { readonly onOpened: (page: LivePage) => void }) {
  const [problem, setProblem] = useState('')
  const open = async (file: File) => {
    const read =
      file.size > LARGEST_SESSION_FILE
        ? `${file.name} is larger than a session can be.`
        : sessionFrom(await file.text(), file.name)
    setProblem(typeof read === 'string' ? read : '')
    if (typeof read !== 'string') onOpened(read)
  }
  return (
    <div className="open-session">
      <label>
        Open a saved session{' '}
        <input
          type="file"
          accept="application/json,.json"
          aria-describedby="session-problem"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) open(file).catch(() => setProblem(`${file.name} cannot be read.`))
            target.value = ''
          }}
        />
      </label>
      <p id="session-problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
