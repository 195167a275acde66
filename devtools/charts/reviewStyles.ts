import { COLOURS, DARK } from '@/components/ui/theme/tokens'

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

/** Inline styles, so that the file is self-contained. */
export const REVIEW_STYLES = `
:root{color-scheme:light dark;${variables(COLOURS)}}
@media (prefers-color-scheme:dark){:root{${variables(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.65 Inter,'Noto Sans Devanagari','Liberation Sans',Arial,sans-serif}
main{max-width:90rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:2rem;line-height:1.2;margin:0 0 8px}h2{font-size:1.5rem;line-height:1.3;margin:40px 0 8px}h3{font-size:1.125rem;margin:24px 0 8px}
a{color:var(--green)}
code{font-size:.875rem;overflow-wrap:anywhere}
fieldset{display:flex;flex-wrap:wrap;gap:0 24px;margin:16px 0;padding:0;border:0}
fieldset label{display:flex;align-items:center;gap:8px;min-height:44px}
input{width:24px;height:24px;accent-color:var(--green)}
.both{display:grid;gap:16px}
@media (min-width:1100px){.both{grid-template-columns:repeat(2,minmax(0,1fr))}}
figure{margin:0;min-width:0}
figcaption{font-weight:700}
.picture{overflow:auto;max-height:80vh;border:1px solid var(--line);border-radius:10px;background:#fff}
.picture svg{display:block}
.changes{margin:0;padding:0;list-style:none}
.changes li{padding:8px 12px;border:1px solid var(--line);border-left:4px solid var(--marigold);background:var(--surface);margin-bottom:4px;overflow-wrap:anywhere}
.changes [data-kind=added]{border-left-color:var(--success)}.changes [data-kind=removed]{border-left-color:var(--error)}
.changes small,.seen small{color:var(--muted)}
.seen{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:12px;margin:0;padding:0;list-style:none}
.seen li{padding:12px 16px;border:1px solid var(--line);border-radius:10px;background:var(--surface);overflow-wrap:anywhere}
.seen img{display:block;max-width:100%;height:auto;border:1px solid var(--line)}
.seen ul{margin:4px 0 0;padding-left:16px}
.own-size{display:none}
@media (min-width:1100px){.own-size{display:flex}body:not(:has(#own-size:checked)) .picture svg{width:100%;height:auto}}
body:has(#words-code:checked) .words:not(.code),body:has(#words-en:checked) .words:not(.en),body:has(#words-hi:checked) .words:not(.hi){display:none}
@media print{fieldset{display:none}.picture{max-height:none;overflow:visible}.picture svg{max-width:100%;height:auto}}
`
