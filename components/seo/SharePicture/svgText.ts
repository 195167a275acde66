const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands inside an SVG file. */
export const svgText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
