/** A refused read, told as an OperationOutcome. */
export class FhirError extends Error {
  /** @param code an IssueType of FHIR. @param message must not hold what the caller sent, beyond a parameter's name */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
