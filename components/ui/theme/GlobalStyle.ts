import { createGlobalStyle } from 'styled-components'
import { darkDeclarations, tokenDeclarations } from './tokens'

/** Design tokens of both schemes, inline; ground.css uses them. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${tokenDeclarations()}
    color-scheme: light dark;
  }
  /* Paper is printed as by day. */
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${darkDeclarations()}
    }
  }
`
