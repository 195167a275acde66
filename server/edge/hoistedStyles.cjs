/**
 * A build step for styled-components' own source (next.config.js). On the server it writes a <style> before each element
 * that it styles; HTML allows one in the head only. React carries a style there, and writes each one once, when it has a
 * name and a precedence: this gives both. It fails the build when a new version of the library is written differently.
 */
const NAME = /const \w+=\w+&&\w+\(\),(\w+)=\w+\.componentId\+" "\+\w+;/
const ELEMENT_STYLE = /createElement\("style",\{\[\w+\]:"",(?=key:"sc-"\+\w+\.componentId,children:\w+\}\))/
const GLOBAL_STYLE =
  /createElement\("style",\{(?=key:(\w+),"data-styled-global":\w+,children:\w+\((\w+)\)\}\))/

/** @throws {Error} when there is no such place */
function replaced(source, pattern, replacement) {
  if (!pattern.test(source)) throw new Error(`styled-components is not written as expected: ${pattern}`)
  return source.replace(pattern, replacement)
}

/** Names of styles stand in one attribute with blanks between them. */
const nameOf = (code) => `String(${code}).replace(/\\s+/g,"_")`
/** Without the component's id, which comes first: the class names behind it are made of it. They stand in every page. */
const shortNameOf = (code) => nameOf(`String(${code}).replace(/^\\S+\\s+/,"")`)

module.exports = function hoistedStyles(source) {
  const [, name] = NAME.exec(source) ?? []
  const element = replaced(
    source,
    ELEMENT_STYLE,
    `createElement("style",{href:${shortNameOf(name)},precedence:"element",`,
  )
  return replaced(
    element,
    GLOBAL_STYLE,
    `createElement("style",{href:${nameOf('$1+$2.length')},precedence:"global",`,
  )
}
