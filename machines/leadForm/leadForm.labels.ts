/** The submit button's words by state: keys of content/messages, form. */
export const leadFormButton = (isBusy: boolean): 'submit' | 'submitting' => (isBusy ? 'submitting' : 'submit')
