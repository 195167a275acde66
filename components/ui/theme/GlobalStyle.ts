import { createGlobalStyle } from 'styled-components'
import { darkDeclarations, tokenDeclarations } from './tokens'

/** The tokens in both schemes. They stand in the page itself; what uses them on every page is ground.css. */
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
