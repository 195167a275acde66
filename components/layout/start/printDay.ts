/** Notes on the page the day on which it is printed; print.css prints it beside the page's address. */
export const notePrintDay = (): void =>
  addEventListener('beforeprint', () => {
    const { dataset, lang } = document.documentElement
    dataset.printed = new Date().toLocaleDateString(lang, { dateStyle: 'long' })
  })
