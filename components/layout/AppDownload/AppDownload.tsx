import styled from 'styled-components'
import { brandName, pageNumbers } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import type { PageContext } from '@/model/page/pageContext'
import { appDownloadCopy } from '@/content/copy/appDownload'

const AppDownloadRoot = styled.section`
  border-top: 1px solid var(--line);
  background: var(--sand);

  .wrap {
    display: grid;
    gap: 16px;
    align-items: center;
    padding-block: 32px;
  }
  h2 {
    font-size: 1.375rem;
  }
  p {
    margin-top: 4px;
    color: var(--muted);
  }
  .stores {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .stores .button {
    flex: 1 1 12rem;
  }

  @media (min-width: 768px) {
    .wrap {
      grid-template-columns: 1fr auto;
      gap: 32px;
    }
    .stores .button {
      flex: 0 0 auto;
    }
  }
`

/** The app in both stores, above the footer (specification, section 2, footer). */
export function AppDownload({ page }: { readonly page: PageContext }) {
  const copy = appDownloadCopy[page.language]
  const { apps } = pageNumbers(page)
  return (
    <AppDownloadRoot className="no-print" aria-labelledby="app-download">
      <div className="wrap">
        <div>
          <h2 id="app-download">{interpolate(copy.title, { name: brandName(page.language) })}</h2>
          <p>{copy.lead}</p>
        </div>
        <div className="stores">
          <a className="button" href={apps.android}>
            {copy.android}
          </a>
          <a className="button" href={apps.ios}>
            {copy.ios}
          </a>
        </div>
      </div>
    </AppDownloadRoot>
  )
}
