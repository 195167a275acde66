/**
 * The contact page is static: what a booking link took along in its query is chosen in the form by a few lines that run
 * before the first paint. Only values that the form offers are chosen. They leave alone what a visitor has chosen.
 */
export const CONTEXT_SCRIPT = `(function (form, query) {
  if (!form) return
  ;['treatment', 'city'].forEach(function (name) {
    var select = form.elements[name], wanted = query.get(name)
    if (!select || !wanted || select.value) return
    for (var i = 0; i < select.options.length; i++) if (select.options[i].value === wanted) select.selectedIndex = i
  })
})(document.getElementById('enquiry'), new URLSearchParams(location.search))`

/** Stands after the form whose choices it makes. */
export const ContactContext = () => <script dangerouslySetInnerHTML={{ __html: CONTEXT_SCRIPT }} />
