/** Gives the styles in styled-components' own source a name and a precedence. @throws when it is written differently */
declare function hoistedStyles(source: string): string
export = hoistedStyles
