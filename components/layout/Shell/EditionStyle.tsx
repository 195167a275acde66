/** Inside the app the page stands without header, footer and app-download block (specification, section 2). */
export const EditionStyle = () => (
  <style href="inside-the-app" precedence="element">
    {'[data-shell] { display: none !important; }'}
  </style>
)
