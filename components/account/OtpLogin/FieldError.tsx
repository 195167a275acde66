/** A field's error below it. An alert: it may come from the server while the focus stands elsewhere. */
export const FieldError = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="error" id={id} role="alert">
      {text}
    </p>
  )
